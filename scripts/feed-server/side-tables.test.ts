import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { SIDES } from '@/content/cities/sides';
import { adapterFor } from '@/lib/tracking/feeds/adapters/adapter-for';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { getRowReader } from '@/lib/tracking/feeds/normalise';
import { readPage } from '@/lib/tracking/feeds/read';
import { recordOf } from '@/lib/tracking/feeds/side/read-permits';
import { createStepReader, numbersThere } from '@/lib/tracking/feeds/side/read-step';
import type { FeedHttp } from '@/lib/tracking/feeds/types';
import { createFeedServer, type FeedServer } from './server';

const NOW = new Date('2026-11-20T15:00:00Z');
const records = FEED_RECORDS.filter(({ id }) => id in SIDES);

let server: FeedServer;
let http: FeedHttp;

beforeAll(async () => {
  server = createFeedServer({ now: () => NOW, permitsPerCity: 60, records });
  const { url } = await server.listen();
  http = createFeedHttp({ baseUrl: url, tries: 1 });
});
afterAll(() => server.close());

const cases = records.flatMap((record) =>
  (SIDES[record.id] ?? []).map((side) => ({ city: record.id, source: side.id, record, side })),
);

test.each(cases)('$city publishes $source of the permits it has', async ({ record, side }) => {
  const permits = await readPage(
    {
      rows: server
        .city(record.id)
        .list()
        .map(({ row }) => row),
      next: null,
    },
    getRowReader(record),
  );
  const numbers = new Set(permits.permits.map(({ permitNumber }) => permitNumber));
  const asked = [...numbers].flatMap((number) => numbersThere(side, number));
  const adapter = adapterFor(side.platform);
  const rows = await adapter.rowsBy(recordOf(record, side), side.permit.column, asked, http);
  const read = createStepReader(side, record.timeZone, '2026-11-20');
  const steps = rows.flatMap((row) => read(row) ?? []);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ permitNumber }) => !numbers.has(permitNumber))).toEqual([]);
  expect(steps.every(({ day }) => day !== null)).toBe(true);
  expect(JSON.stringify(steps)).not.toMatch(/sample (inspector|reviewer)/i);
});
