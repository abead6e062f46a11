import { afterEach, describe, expect, it } from 'vitest';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { lookAt } from '@/lib/tracking/feeds/look';
import { accessBy, mayRead } from '@/lib/tracking/feeds/portal-access';
import { readFeed } from '@/lib/tracking/feeds/read';
import type { FeedHttp, FeedRecord, ReadPage } from '@/lib/tracking/feeds/types';
import { type PermitSystems, servePermitSystems } from '@/scripts/feed-server/permit-systems';
import {
  accelaRecord,
  energovPermit,
  LAST,
  openGovRecord,
  SYSTEM_RECORDS,
} from '@/tests/support/permit-systems';
import { adapterFor } from './adapter-for';

const SITE = 'https://erewhontx-energovweb.tylerhost.example/apps/selfservice';
const NOW = new Date('2026-11-20T18:00:00Z');
const SINCE = new Date('2026-11-10T12:00:00Z');

let close: (() => void) | undefined;
afterEach(() => close?.());

async function serve(count: number) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const systems: PermitSystems = {
    accela: { agency: 'EREWHON', records: numbers.map((n) => accelaRecord(n)) },
    energov: { site: SITE, tenant: 'ErewhonTXProd', permits: numbers.map((n) => energovPermit(n)) },
    opengov: { community: 'erewhontx', records: numbers.map((n) => openGovRecord(n)) },
  };
  const running = await servePermitSystems(systems);
  close = running.close;
  const http = createFeedHttp({ baseUrl: running.url, tries: 1 });
  return { systems, asked: running.asked, http, url: running.url };
}

async function readAll(record: FeedRecord, http: FeedHttp, since: Date | null = null, pageSize = 10) {
  const pages: ReadPage[] = [];
  for await (const page of readFeed(record, { since, position: null, pageSize }, http)) pages.push(page);
  return { pages, permits: pages.flatMap(({ permits }) => permits) };
}

describe.each(SYSTEM_RECORDS)('$platform', (record) => {
  it('reads every permit of the system once, page by page, as it is', async () => {
    const { http } = await serve(LAST);
    const { pages, permits } = await readAll(record, http);
    expect(pages.map((page) => page.rows)).toEqual([10, 10, 2]);
    expect(new Set(permits.map((permit) => permit.permitNumber)).size).toBe(LAST);
    const second = permits.find((permit) => permit.permitNumber === 'BLD26-0002');
    expect(second).toMatchObject({
      permitType: 'Residential Roofing',
      appliedDate: '2026-10-04',
      address: '102 ELM ST',
      zip: '78701',
      statusBucket: 'issued',
    });
    const named = record.hasContractor ? 'lone star roofing' : null;
    expect(second?.contractorNorm).toBe(named);
  });

  it('asks for what changed alone', async () => {
    const { http } = await serve(LAST);
    const { permits } = await readAll(record, http, SINCE);
    const numbers = new Set(permits.map((permit) => permit.permitNumber));
    expect(numbers).toEqual(new Set(['BLD26-0020', 'BLD26-0021', 'BLD26-0022']));
  });

  it('goes on where a read was cut off', async () => {
    const { http } = await serve(LAST);
    const [first] = (await readAll(record, http)).pages;
    const rest: string[] = [];
    const request = { since: null, position: first?.next ?? null, pageSize: 10 };
    for await (const page of readFeed(record, request, http))
      rest.push(...page.permits.map((permit) => permit.permitNumber));
    const known = new Set(first?.permits.map((permit) => permit.permitNumber));
    expect(rest).toHaveLength(12);
    expect(rest.filter((number) => known.has(number))).toEqual([]);
  });

  it('finds permits by their numbers, and none for a number that is not there', async () => {
    const { http } = await serve(3);
    const column =
      { accela: 'customId', energov: 'CaseNumber', opengov: 'number' }[String(record.platform)] ?? '';
    const rows = await adapterFor(record.platform).rowsBy(record, column, ['BLD26-0001', 'BLD26-9'], http);
    expect(rows.map((row) => row[column])).toEqual(['BLD26-0001']);
    await expect(adapterFor(record.platform).rowsBy(record, 'colour', ['red'], http)).rejects.toMatchObject({
      code: 'portal_error',
    });
  });

  it('passes a look at the source', async () => {
    const { http } = await serve(LAST);
    expect(await lookAt(record, http, NOW)).toMatchObject({ ok: true });
  });

  it('is off until the operator has access, and asks nothing then', async () => {
    const { asked, url } = await serve(3);
    const access = accessBy({ ACCELA_ENVIRONMENT: 'PROD' });
    expect(mayRead(record, access)).toBe(false);
    const http = createFeedHttp({ baseUrl: url, tries: 1, access });
    await expect(readAll(record, http)).rejects.toMatchObject({ code: 'refused' });
    expect(asked).toEqual([]);
    const given = accessBy({
      ACCELA_APP_ID: 'app',
      ACCELA_ENVIRONMENT: 'TEST',
      ENERGOV_HOSTS: [new URL(SITE).host],
      OPENGOV_CLIENT_ID: 'client',
      OPENGOV_CLIENT_SECRET: 'secret',
    });
    expect(mayRead(record, given)).toBe(true);
    const { permits } = await readAll(record, createFeedHttp({ baseUrl: url, tries: 1, access: given }));
    expect(permits).toHaveLength(3);
  });

  it('calls an answer of another shape an error of the portal', async () => {
    const http: FeedHttp = {
      getJson: async () => ({ status: 200, Success: true, Result: [{}], data: [{}], result: [{}] }),
    };
    await expect(readAll(record, http)).rejects.toMatchObject({ code: 'portal_error' });
  });
});

describe('OpenGov', () => {
  it('asks for one token, and keeps nothing of who owns the lot', async () => {
    const { http, asked } = await serve(5);
    const record = SYSTEM_RECORDS.find(({ platform }) => platform === 'opengov');
    if (!record) throw new Error('no record');
    await readAll(record, http);
    await readAll(record, http);
    expect(asked.filter(({ path }) => path.startsWith('accounts.'))).toHaveLength(1);
    const [row] = (await adapterFor('opengov').newest(record, null, 1, http)).rows;
    expect(Object.keys(Object(row?.location))).not.toContain('ownerName');
  });
});

describe('Accela', () => {
  it('repeats the portal’s own words for a refusal', async () => {
    const { http } = await serve(1);
    const [record] = SYSTEM_RECORDS;
    if (!record) throw new Error('no record');
    await expect(readAll({ ...record, dataset: 'ATLANTIS' }, http)).rejects.toThrow(
      'The agency is not known.',
    );
  });
});
