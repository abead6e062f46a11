import { afterEach, describe, expect, it } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { lookAt } from '@/lib/tracking/feeds/look';
import { getRowReader } from '@/lib/tracking/feeds/normalise';
import { readFeed } from '@/lib/tracking/feeds/read';
import { recheckRows } from '@/lib/tracking/feeds/recheck-rows';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedRecord, Position } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import type { Fault } from './faults';
import { createFeedServer, type FeedServer, type FeedServerOptions } from './server';

const START = Date.UTC(2026, 5, 10, 15);
let running: FeedServer | undefined;
let base = '';

function requireRecord(id: string): FeedRecord {
  const record = feedRecord(id);
  if (record === undefined) throw new Error(`no record ${id}`);
  return record;
}

async function start(options: FeedServerOptions = {}): Promise<FeedServer> {
  running = createFeedServer({ now: () => new Date(START), permitsPerCity: 120, ...options });
  base = (await running.listen()).url;
  return running;
}

afterEach(async () => {
  await running?.close();
  running = undefined;
});

function address(id: string, below: string, params: Record<string, string>): string {
  const endpoint = requireRecord(id).endpoint.replace('https://', `${base}/`);
  return `${endpoint}${below}?${new URLSearchParams(params)}`;
}

async function get(id: string, below: string, params: Record<string, string> = {}) {
  const response = await fetch(address(id, below, params));
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const BOSTON = requireRecord('boston-ma').dataset ?? '';

/** One page behind the last row, in each platform's words. */
const READERS: Record<
  string,
  (last: Record<string, unknown> | undefined) => Promise<Record<string, unknown>[]>
> = {
  'austin-tx': async (last) => {
    const where =
      last &&
      `:updated_at > '${last[':updated_at']}' or (:updated_at = '${last[':updated_at']}' and :id > '${last[':id']}')`;
    const { body } = await get('austin-tx', '', {
      $select: ':*,*',
      $order: ':updated_at,:id',
      $limit: '20',
      ...(where ? { $where: where } : {}),
    });
    return body;
  },
  'phoenix-az': async (last) => {
    const { body } = await get('phoenix-az', '/query', {
      where: `OBJECTID > ${last?.OBJECTID ?? 0}`,
      orderByFields: 'OBJECTID ASC',
      resultRecordCount: '20',
      f: 'json',
    });
    expect(body.exceededTransferLimit ?? false).toBe(body.features.length === 20);
    return body.features.map((feature: { attributes: object }) => feature.attributes);
  },
  'boston-ma': async (last) => {
    const { body } = await get('boston-ma', '/datastore_search_sql', {
      sql: `SELECT * FROM "${BOSTON}" WHERE "_id" > ${last?._id ?? 0} ORDER BY "_id" LIMIT 20`,
    });
    return body.result.records;
  },
  'philadelphia-pa': async (last) => {
    const { body } = await get('philadelphia-pa', '', {
      q: `SELECT * FROM permits WHERE cartodb_id > ${last?.cartodb_id ?? 0} ORDER BY cartodb_id LIMIT 20`,
    });
    return body.rows;
  },
};
const ID_COLUMN: Record<string, string> = {
  'austin-tx': ':id',
  'phoenix-az': 'OBJECTID',
  'boston-ma': '_id',
  'philadelphia-pa': 'cartodb_id',
};

describe('the four protocols', () => {
  it.each(Object.keys(READERS))(
    '%s: a keyset read meets every row once while rows are being added',
    async (id) => {
      const server = await start();
      const idColumn = ID_COLUMN[id] ?? '';
      const expected = new Set(
        server
          .city(id)
          .list()
          .map(({ row }) => row[idColumn]),
      );
      const seen: unknown[] = [];
      let last: Record<string, unknown> | undefined;
      for (let pages = 0; pages < 50; pages += 1) {
        const rows: Record<string, unknown>[] = (await READERS[id]?.(last)) ?? [];
        seen.push(...rows.map((row) => row[idColumn]));
        last = rows.at(-1);
        if (rows.length < 20) break;
        if (pages < 3) server.city(id).add({ contractorName: 'Tin Lizard Roofing LLC', status: 'issued' });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(expected.size + 3);
    },
  );

  it('Socrata: sorts, pages by offset, leaves empty cells out, writes numbers as text', async () => {
    await start();
    const { body } = await get('austin-tx', '', {
      $order: 'applieddate DESC, permit_number',
      $limit: '10',
      $offset: '5',
      $where: 'issue_date is not null',
    });
    expect(body).toHaveLength(10);
    const dates = body.map((row: Record<string, string>) => row.applieddate);
    expect([...dates].sort().reverse()).toEqual(dates);
    for (const row of body)
      for (const value of Object.values(row)) expect(['string', 'object']).toContain(typeof value);
    expect(Object.keys(body[0]).some((name) => name.startsWith(':'))).toBe(false);
  });

  it('Socrata: answers 400 for what it cannot read', async () => {
    await start();
    expect(await get('austin-tx', '', { $where: 'nothing > 1' })).toMatchObject({
      status: 400,
      body: { code: 'query.soql.no-such-column', error: true },
    });
    expect(await get('austin-tx', '', { $where: 'permit_number >' })).toMatchObject({
      status: 400,
      body: { code: 'query.compiler.malformed' },
    });
  });

  it('ArcGIS: describes the layer, counts, gives points and epoch milliseconds', async () => {
    const server = await start();
    const { body: layer } = await get('phoenix-az', '', { f: 'json' });
    expect(layer).toMatchObject({ objectIdField: 'OBJECTID', maxRecordCount: 2000 });
    const { body: all } = await get('phoenix-az', '/query', {
      where: '1=1',
      returnCountOnly: 'true',
      f: 'json',
    });
    expect(all.count).toBe(server.city('phoenix-az').list().length);
    const where = `PER_ENT_DATE >= timestamp '2026-05-01 00:00:00' AND PERMIT_STAT = 'OPEN'`;
    const { body } = await get('phoenix-az', '/query', {
      where,
      resultOffset: '2',
      resultRecordCount: '5',
      f: 'json',
    });
    expect(body.features).toHaveLength(5);
    expect(body.features[0].attributes.PER_ENT_DATE).toBeGreaterThanOrEqual(Date.UTC(2026, 4, 1));
    expect(body.features[0].geometry.x).toBeCloseTo(-112.07, 0);
  });

  it('ArcGIS: DateOnly columns are days, and errors come under HTTP 200', async () => {
    await start();
    const { body } = await get('detroit-mi', '/query', {
      where: "issued_date >= DATE '2026-05-20'",
      f: 'json',
    });
    expect(body.features.length).toBeGreaterThan(0);
    expect(body.features[0].attributes.issued_date).toMatch(/^2026-0[56]-\d\d$/);
    expect(await get('detroit-mi', '/query', { where: 'no_column = 1' })).toMatchObject({
      status: 200,
      body: { error: { code: 400 } },
    });
  });

  it('CKAN: searches with offset, sort and filters, and refuses in its own words', async () => {
    await start();
    const { body } = await get('boston-ma', '/datastore_search', {
      resource_id: BOSTON,
      limit: '7',
      offset: '3',
      sort: '_id',
      filters: '{"status":"Closed"}',
    });
    expect(body).toMatchObject({ success: true, result: { limit: 7, offset: 3 } });
    expect(body.result.records).toHaveLength(7);
    expect(body.result.records[0]).toMatchObject({
      status: 'Closed',
      declared_valuation: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
    });
    expect(await get('boston-ma', '/datastore_search', { resource_id: 'other' })).toMatchObject({
      status: 404,
      body: { success: false },
    });
    expect(await get('boston-ma', '/datastore_search_sql', { sql: 'SELECT * FROM "other"' })).toMatchObject({
      status: 409,
      body: { success: false, error: { __type: 'Validation Error' } },
    });
  });

  it('CARTO: computes the point, and refuses with 400', async () => {
    await start();
    const { body } = await get('philadelphia-pa', '', {
      q: `SELECT *, ST_Y(the_geom) AS lat FROM permits WHERE permitissuedate >= '2026-05-01' LIMIT 3`,
    });
    expect(body.rows).toHaveLength(3);
    expect(body.rows[0].lat).toBeCloseTo(39.95, 0);
    expect(body.fields).toHaveProperty('lat');
    expect(await get('philadelphia-pa', '', { q: 'SELECT nothing FROM permits' })).toMatchObject({
      status: 400,
      body: { error: ['column "nothing" does not exist'] },
    });
  });

  it('answers 304 until something changes', async () => {
    const server = await start();
    const url = address('phoenix-az', '', { f: 'json' });
    const first = await fetch(url);
    const ask = () => fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect((await ask()).status).toBe(304);
    server.city('phoenix-az').add({ contractorName: 'Tin Lizard Roofing LLC' });
    expect((await ask()).status).toBe(200);
  });
});

describe('every record', () => {
  /** A page at a time from a position as JSON keeps it, as after a crash behind every page. */
  async function readByPages(record: FeedRecord, since: Date | null) {
    const http = createFeedHttp({ baseUrl: base, tries: 1 });
    const read = { permits: new Map<string, NormalisedPermit>(), rows: 0, setAside: 0 };
    let position: Position | null = null;
    do {
      const request = { since, position, pageSize: 40 };
      const { value: page } = await readFeed(record, request, http).next();
      if (!page) throw new Error('no page');
      for (const permit of page.permits) read.permits.set(permit.sourceKey, permit);
      read.rows += page.rows;
      read.setAside += page.setAside.length;
      position = JSON.parse(JSON.stringify(page.next));
    } while (position !== null);
    return read;
  }

  it.each(FEED_RECORDS)('$id is served, page by page, and asked for single permits', async (record) => {
    const server = await start();
    const yearAgo = new Date(START - 365 * 86_400_000);
    const { permits, rows, setAside } = await readByPages(record, record.poll.by === 'all' ? null : yearAgo);
    const published = server.city(record.id).list().length;
    expect(rows).toBeGreaterThan(0.5 * published);
    expect(setAside).toBeLessThanOrEqual(0.15 * rows);
    expect(permits.size).toBeGreaterThanOrEqual(0.8 * rows);
    const [first] = permits.values();
    expect(first?.addressNorm).not.toBeNull();
    const asked = [...permits.values()].slice(0, 30);
    if (record.hasContractor) expect(asked.some((permit) => permit.contractorNorm !== null)).toBe(true);
    if (record.fields.latitude) expect(asked.some((permit) => permit.latitude !== null)).toBe(true);

    const http = createFeedHttp({ baseUrl: base, tries: 1 });
    const numbers = [...new Set(asked.map((permit) => permit.permitNumber))];
    const again = await recheckRows(record, [...numbers, "NO SUCH 'NUMBER"], http);
    const readRow = getRowReader(record);
    const found = new Map(
      (again ?? []).flatMap((row) => {
        const read = readRow(row);
        return read.ok ? [[read.permit.sourceKey, read.permit] as const] : [];
      }),
    );
    for (const permit of asked) expect(found.get(permit.sourceKey)).toEqual(permit);
    expect([...found.values()].every((permit) => numbers.includes(permit.permitNumber))).toBe(true);
    // What its probe sees of it.
    expect(await lookAt(record, http, new Date(START))).toMatchObject({ ok: true });
  });
});

describe('faults', () => {
  async function with_(kind: Fault, id = 'austin-tx', below = '', params: Record<string, string> = {}) {
    const server = await start();
    server.city(id).fault(kind);
    const response = await fetch(address(id, below, params), { signal: AbortSignal.timeout(20_000) });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      retry: response.headers.get('retry-after'),
      text: await response.text(),
    };
  }

  it.each<[Fault, number]>([
    ['http_500', 500],
    ['http_429', 429],
  ])('%s, once', async (kind, status) => {
    expect((await with_(kind)).status).toBe(status);
    expect((await get('austin-tx', '')).status).toBe(200);
  });

  it('http_429 says how long to wait', async () => {
    expect((await with_('http_429')).retry).toBe('1');
  });

  it('html, half_json and empty_body are no JSON', async () => {
    for (const kind of ['html', 'half_json', 'empty_body'] as const) {
      const { status, text } = await with_(kind);
      expect(status).toBe(200);
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
      await running?.close();
    }
  });

  it('arcgis_error comes under 200', async () => {
    const { status, text } = await with_('arcgis_error', 'phoenix-az', '', { f: 'json' });
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 200, body: { error: { code: 500 } } });
  });

  it.each(['renamed_column', 'missing_column'] as const)('%s, in rows and in descriptions', async (kind) => {
    expect(JSON.parse((await with_(kind)).text)[0]).not.toHaveProperty('permit_number');
    await running?.close();
    const layer = JSON.parse((await with_(kind, 'phoenix-az', '', { f: 'json' })).text);
    expect(layer.fields.map((field: { name: string }) => field.name)).not.toContain('PER_NUM');
    running?.city('phoenix-az').fault(kind);
    const { body } = await get('phoenix-az', '/query', { where: '1=1' });
    expect(body.features[0].attributes).not.toHaveProperty('PER_NUM');
    expect('PER_NUM_new' in body.features[0].attributes).toBe(kind === 'renamed_column');
  });

  it('impossible_date, in text and in epoch milliseconds', async () => {
    expect((await with_('impossible_date')).text).toContain('2026-02-31');
    await running?.close();
    const { text } = await with_('impossible_date', 'phoenix-az', '/query', { where: '1=1' });
    expect(new Date(JSON.parse(text).features[0].attributes.PER_ENT_DATE).getTime()).toBeNaN();
  });

  it('huge_row is 10 MB', async () => {
    expect((await with_('huge_row', 'austin-tx', '', { $limit: '2' })).text.length).toBeGreaterThan(
      10 * 1024 * 1024,
    );
  });

  it('duplicate_key and empty_list', async () => {
    const rows = JSON.parse((await with_('duplicate_key', 'austin-tx', '', { $limit: '5' })).text);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual(rows[1]);
    await running?.close();
    expect((await with_('empty_list')).text).toBe('[]');
  });

  it('hang gives no answer, drop half of one', async () => {
    const server = await start();
    server.city('austin-tx').fault('hang');
    await expect(fetch(address('austin-tx', '', {}), { signal: AbortSignal.timeout(150) })).rejects.toThrow();
    server.city('austin-tx').fault('drop');
    const response = await fetch(address('austin-tx', '', {}));
    await expect(response.text()).rejects.toThrow();
  });
});

describe('controls over HTTP', () => {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${base}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };

  it('add, set, advance, list, clock and health', async () => {
    await start();
    const added = await post('austin-tx/add', {
      contractorName: 'Tin Lizard Roofing LLC',
      status: 'in_review',
    });
    const { permitNumber } = added.body;
    expect(permitNumber).toMatch(/^2026-\d+ [BEPM]P$/);
    const set = await post('austin-tx/set', { permitNumber, status: 'Active' });
    expect(set.body.row).toMatchObject({
      status_current: 'Active',
      contractor_company_name: 'Tin Lizard Roofing LLC',
    });
    expect((await post('austin-tx/advance', { permitNumber })).body.moved).toBe(true);
    await post('clock', { advanceMinutes: 90 });
    const health = await (await fetch(`${base}/_control/health`)).json();
    expect(health).toMatchObject({ ok: true, now: new Date(START + 90 * 60_000).toISOString() });
    expect((await post('austin-tx/list', {})).body.permits.length).toBeGreaterThan(60);
  });

  it('refuse what they do not know', async () => {
    await start();
    expect((await post('nowhere/add', { contractorName: 'x' })).status).toBe(404);
    expect((await post('austin-tx/set', { permitNumber: 'none', status: 'issued' })).status).toBe(404);
    expect((await post('austin-tx/fault', { kind: 'flood' })).status).toBe(400);
    expect((await post('austin-tx/fault', { kind: 'http_500', times: 2 })).status).toBe(200);
    expect((await fetch(`${base}/data.example.org/x.json`)).status).toBe(404);
  });
});
