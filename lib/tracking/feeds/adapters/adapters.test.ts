import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { readFeed } from '@/lib/tracking/feeds/read';
import {
  CARTO_LATITUDE,
  CARTO_LONGITUDE,
  FeedFailure,
  type FeedPage,
  type FeedRecord,
  type Position,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { adapterFor } from './adapter-for';

type Answer = (url: URL) => unknown;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A portal of one's own: answers each request in turn (the last answer stays) and remembers the addresses. */
async function portal(...answers: Answer[]) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal');
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(url);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer?.(url)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { http: createFeedHttp({ baseUrl: `http://127.0.0.1:${address.port}`, tries: 1 }), asked };
}

const base: FeedRecord = {
  id: 'test-tx',
  city: 'Testville',
  state: 'TX',
  timeZone: 'America/Chicago',
  platform: 'socrata',
  endpoint: 'https://data.example.gov/resource/abcd-1234.json',
  dataset: 'permits',
  landing: 'https://data.example.gov/',
  key: ['number'],
  fields: { permitNumber: 'number', issuedDate: 'issued', address: 'address' },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['number'],
  poll: { by: 'updated_at' },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};

const start: ReadRequest = { since: null, position: null, pageSize: 2 };
const since = new Date('2026-03-10T03:00:00Z');

async function collectPages(
  record: FeedRecord,
  request: ReadRequest,
  http: Parameters<typeof readFeed>[2],
): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for await (const page of adapterFor(record.platform).pages(record, request, http)) pages.push(page);
  return pages;
}

async function catchFailure(promise: Promise<unknown>): Promise<FeedFailure> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FeedFailure)) throw new Error(`expected a FeedFailure, got ${String(error)}`);
  return error;
}

describe('Socrata', () => {
  const row = (id: string, updated: string) => ({ ':id': id, ':updated_at': updated, number: id });

  it('pages behind the last row, by its stamp and then its id', async () => {
    const { http, asked } = await portal(
      () => [row('row-1', '2026-03-09T12:00:00.000Z'), row("row-'2", '2026-03-09T12:00:00.000Z')],
      () => [row('row-3', '2026-03-10T12:00:00.000Z')],
    );
    const pages = await collectPages(base, { ...start, since }, http);
    expect(pages.map((page) => page.rows.length)).toEqual([2, 1]);
    expect(pages.at(-1)?.next).toBeNull();
    expect(asked.map((url) => url.searchParams.get('$order'))).toEqual([
      ':updated_at,:id',
      ':updated_at,:id',
    ]);
    expect(asked[0]?.searchParams.get('$select')).toBe(':*,*');
    expect(asked[0]?.searchParams.get('$limit')).toBe('2');
    expect(asked[0]?.searchParams.get('$where')).toBe(":updated_at >= '2026-03-10T03:00:00.000Z'");
    expect(asked[1]?.searchParams.get('$where')).toBe(
      ":updated_at >= '2026-03-10T03:00:00.000Z' and (:updated_at > '2026-03-09T12:00:00.000Z' or " +
        "(:updated_at = '2026-03-09T12:00:00.000Z' and :id > 'row-''2'))",
    );
  });

  it('goes on from a position written down as JSON', async () => {
    const { http } = await portal(() => [row('row-1', 'a'), row('row-2', 'b')]);
    const first = await adapterFor('socrata').pages(base, start, http).next();
    if (first.done) throw new Error('no page');
    const position: Position = JSON.parse(JSON.stringify(first.value.next));
    const { http: later, asked } = await portal(() => []);
    await collectPages(base, { ...start, position }, later);
    expect(asked[0]?.searchParams.get('$where')).toBe(
      "(:updated_at > 'b' or (:updated_at = 'b' and :id > 'row-2'))",
    );
  });

  it('asks by date in the city’s wall clock, the overlap taken off', async () => {
    const record: FeedRecord = { ...base, poll: { by: 'date', column: 'issued', overlapDays: 7 } };
    const { http, asked } = await portal(() => []);
    await collectPages(record, { ...start, since }, http);
    expect(asked[0]?.searchParams.get('$where')).toBe("issued >= '2026-03-02T00:00:00'");
    expect(asked[0]?.searchParams.get('$order')).toBe('issued,:id');
  });

  it('orders by id alone when it reads everything', async () => {
    const { http, asked } = await portal(() => []);
    await collectPages(
      { ...base, poll: { by: 'all' } },
      { ...start, position: { value: null, id: 'row-7' } },
      http,
    );
    expect(asked[0]?.searchParams.get('$order')).toBe(':id');
    expect(asked[0]?.searchParams.get('$where')).toBe(":id > 'row-7'");
  });

  it('does not go round in circles', async () => {
    const { http } = await portal(() => [row('row-1', 'a'), row('row-2', 'b')]);
    expect((await catchFailure(collectPages(base, start, http))).code).toBe('portal_error');
  });

  it('names a column that is gone from a page of 50 rows, and is patient with fewer', async () => {
    const rows = Array.from({ length: 50 }, (_, i) => ({
      ':id': `row-${i}`,
      ':updated_at': `${i}`,
      permit_no: i,
    }));
    const { http } = await portal(() => rows);
    const failure = await catchFailure(collectPages(base, { ...start, pageSize: 60 }, http));
    expect(failure).toMatchObject({ code: 'missing_column', message: expect.stringContaining('"number"') });
    const { http: small } = await portal(() => rows.slice(1));
    expect(await collectPages(base, { ...start, pageSize: 60 }, small)).toHaveLength(1);
  });

  it('takes an object instead of rows for an error of the portal', async () => {
    const { http } = await portal(() => ({ error: true, message: 'Internal error' }));
    expect(await catchFailure(collectPages(base, start, http))).toMatchObject({
      code: 'portal_error',
      message: 'Internal error',
    });
  });
});

describe('ArcGIS', () => {
  const record: FeedRecord = {
    ...base,
    platform: 'arcgis',
    endpoint: 'https://gis.example.gov/arcgis/rest/services/Permits/FeatureServer/0',
    poll: { by: 'date', column: 'issued', overlapDays: 1, kind: 'timestamp' },
  };
  const layer = () => ({
    objectIdField: 'FID',
    maxRecordCount: 2,
    fields: [
      { name: 'FID', type: 'esriFieldTypeOID' },
      { name: 'number', type: 'esriFieldTypeString' },
    ],
  });
  const feature = (oid: number) => ({
    attributes: { FID: oid, number: `P${oid}` },
    geometry: { x: -97, y: 30 },
  });

  it('pages by object id until the transfer limit is no longer exceeded', async () => {
    const { http, asked } = await portal(
      layer,
      () => ({ features: [feature(0), feature(4)], exceededTransferLimit: true }),
      () => ({ features: [feature(9)], exceededTransferLimit: true }),
      // A layer without geometry leaves it out.
      () => ({ features: [{ attributes: feature(12).attributes }] }),
    );
    const pages = await collectPages(record, { ...start, since, pageSize: 500 }, http);
    expect(pages.map((page) => page.next)).toEqual([{ oid: 4 }, { oid: 9 }, null]);
    expect(pages[0]?.rows[1]).toEqual({ FID: 4, number: 'P4', geometry: { x: -97, y: 30 } });
    expect(asked[1]?.searchParams.get('where')).toBe(
      "issued >= timestamp '2026-03-09 03:00:00' AND FID > -1",
    );
    expect(asked[3]?.searchParams.get('where')).toContain('FID > 9');
    expect(asked[1]?.searchParams.get('orderByFields')).toBe('FID ASC');
    expect(asked[1]?.searchParams.get('resultRecordCount')).toBe('2');
    expect(asked[1]?.searchParams.get('outSR')).toBe('4326');
  });

  it.each([
    ['date', "issued >= date '2026-03-08'"],
    ['text', "issued >= '2026-03-08'"],
  ] as const)('writes a %s column’s own literal', async (kind, condition) => {
    const { http, asked } = await portal(layer, () => ({ features: [] }));
    const byKind: FeedRecord = { ...record, poll: { by: 'date', column: 'issued', overlapDays: 1, kind } };
    await collectPages(byKind, { ...start, since }, http);
    expect(asked[1]?.searchParams.get('where')).toContain(condition);
  });

  it('finds an error under HTTP 200, at the layer or in a page', async () => {
    const error = () => ({ error: { code: 400, message: 'Invalid query', details: ['no such field'] } });
    for (const answers of [[error], [layer, error]]) {
      const { http } = await portal(...answers);
      expect(await catchFailure(collectPages(record, start, http))).toMatchObject({
        code: 'portal_error',
        message: expect.stringContaining('Invalid query'),
      });
    }
  });

  it('names a column that is gone before it reads a row', async () => {
    const { http, asked } = await portal(() => ({
      ...layer(),
      fields: [{ name: 'FID', type: 'esriFieldTypeOID' }],
    }));
    expect((await catchFailure(collectPages(record, start, http))).message).toContain('"number"');
    expect(asked).toHaveLength(1);
  });

  it('stops when the layer ignores the order, instead of losing rows', async () => {
    const { http } = await portal(layer, () => ({
      features: [feature(9), feature(4)],
      exceededTransferLimit: true,
    }));
    expect((await catchFailure(collectPages(record, start, http))).code).toBe('portal_error');
  });
});

describe('CKAN', () => {
  const record: FeedRecord = {
    ...base,
    platform: 'ckan',
    endpoint: 'https://data.example.gov/api/3/action',
    dataset: 'c211-06f9',
    poll: { by: 'date', column: 'DATE ISSUED', overlapDays: 0, kind: 'date' },
  };
  const answer = (ids: number[], extra = {}) => ({
    success: true,
    result: { records: ids.map((id) => ({ _id: id, number: `P${id}` })), ...extra },
  });

  it('reads changes by SQL, behind the last _id', async () => {
    const { http, asked } = await portal(
      () => answer([3, 8]),
      () => answer([]),
    );
    const pages = await collectPages(record, { ...start, since }, http);
    expect(pages.map((page) => page.next)).toEqual([{ id: 8 }, null]);
    expect(asked[0]?.pathname).toBe('/data.example.gov/api/3/action/datastore_search_sql');
    expect(asked[1]?.searchParams.get('sql')).toBe(
      'SELECT * FROM "c211-06f9" WHERE "DATE ISSUED" >= \'2026-03-09\' AND "_id" > 8 ORDER BY "_id" LIMIT 2',
    );
  });

  it('reads a whole table by search, as far as its total', async () => {
    const { http, asked } = await portal(
      () => answer([1], { total: 3 }),
      () => answer([2, 3], { total: 3 }),
    );
    const pages = await collectPages({ ...record, poll: { by: 'all' } }, start, http);
    expect(pages.map((page) => page.next)).toEqual([{ offset: 1 }, null]);
    expect(asked[1]?.searchParams.get('offset')).toBe('1');
    expect(asked[1]?.searchParams.get('sort')).toBe('_id');
  });

  it('checks the column list', async () => {
    const { http } = await portal(() => answer([1], { fields: [{ id: '_id', type: 'int' }] }));
    expect((await catchFailure(collectPages(record, start, http))).code).toBe('missing_column');
  });

  it('finds success: false under HTTP 200', async () => {
    const { http } = await portal(() => ({
      success: false,
      error: { __type: 'Validation Error', query: ['relation gone'] },
    }));
    expect(await catchFailure(collectPages(record, start, http))).toMatchObject({
      code: 'portal_error',
      message: expect.stringContaining('relation gone'),
    });
  });
});

describe('CARTO', () => {
  const record: FeedRecord = {
    ...base,
    platform: 'carto',
    endpoint: 'https://phl.example.com/api/v2/sql',
    fields: { ...base.fields, latitude: CARTO_LATITUDE, longitude: CARTO_LONGITUDE },
    poll: { by: 'date', column: 'issued', overlapDays: 2, kind: 'timestamp' },
  };

  it('pages behind the last cartodb_id and asks for the point in degrees', async () => {
    const { http, asked } = await portal(
      () => ({ rows: [{ cartodb_id: 5 }, { cartodb_id: 6 }], fields: { cartodb_id: {}, number: {} } }),
      () => ({ rows: [{ cartodb_id: 9 }] }),
    );
    const pages = await collectPages(record, { ...start, since }, http);
    expect(pages.map((page) => page.next)).toEqual([{ cartodbId: 6 }, null]);
    expect(asked[1]?.searchParams.get('q')).toBe(
      'SELECT *, ST_Y(the_geom) AS wgs84_latitude, ST_X(the_geom) AS wgs84_longitude FROM "permits" ' +
        'WHERE "issued" >= \'2026-03-08T03:00:00.000Z\' AND cartodb_id > 6 ORDER BY cartodb_id LIMIT 2',
    );
  });

  it('reads a table without a geometry', async () => {
    const { http, asked } = await portal(() => ({ rows: [] }));
    await collectPages({ ...record, fields: base.fields }, start, http);
    expect(asked[0]?.searchParams.get('q')).toMatch(/^SELECT \* FROM "permits"/);
  });

  it('finds an error in the answer', async () => {
    const { http } = await portal(() => ({ error: ['column "issued" does not exist'] }));
    expect(await catchFailure(collectPages(record, start, http))).toMatchObject({
      code: 'portal_error',
      message: expect.stringContaining('does not exist'),
    });
  });
});

describe('any platform', () => {
  it('asks for fewer rows when a page is too large, and reads the rest', async () => {
    const asked: string[] = [];
    const big = {
      getJson: async (url: URL) => {
        const limit = url.searchParams.get('$limit') ?? '';
        asked.push(limit);
        if (Number(limit) > 2) throw new FeedFailure('too_large', 'too large');
        return [{ ':id': 'row-1', ':updated_at': 'a' }];
      },
    };
    expect(await collectPages(base, { ...start, pageSize: 8 }, big)).toHaveLength(1);
    expect(asked).toEqual(['8', '4', '2']);
  });

  it('calls a whole feed without a row a failure, and a poll without changes none', async () => {
    const { http } = await portal(() => []);
    expect((await catchFailure(readFeed(base, start, http).next())).code).toBe('empty');
    const poll = await readFeed(base, { ...start, since }, http).next();
    expect(poll.value).toMatchObject({ rows: 0, permits: [], next: null });
    const goneOn = await readFeed(base, { ...start, position: { id: 'row-2', value: 'b' } }, http).next();
    expect(goneOn.value).toMatchObject({ rows: 0, next: null });
  });

  it('yields permits page by page', async () => {
    const { http } = await portal(
      () =>
        [1, 2].map((n) => ({
          ':id': `row-${n}`,
          ':updated_at': `${n}`,
          number: `P${n}`,
          issued: '2026-01-01',
          address: '1 A ST',
        })),
      () => [{ ':id': 'row-3', ':updated_at': '3', number: 'P3' }],
    );
    const pages = [];
    for await (const page of readFeed(base, start, http)) pages.push(page);
    expect(pages.map((page) => [page.permits.length, page.setAside.length, page.next])).toEqual([
      [2, 0, { value: '2', id: 'row-2' }],
      [0, 1, null],
    ]);
  });
});
