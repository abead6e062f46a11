import { describe, expect, it } from 'vitest';
import type { FeedHttp, FeedPage, FeedRecord, Position } from '@/lib/tracking/feeds/types';
import { adapterFor } from './adapter-for';

const record: FeedRecord = {
  id: 'test-ca',
  city: 'Testville',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  platform: 'socrata',
  endpoint: 'https://data.example.gov/resource/abcd-1234.json',
  landing: 'https://data.example.gov/',
  key: ['number'],
  fields: { permitNumber: 'number', statusDate: 'on', address: 'address' },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['number'],
  poll: { by: 'updated_at', whenReloaded: { columns: ['on', 'filed'], overlapDays: 7 } },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};
const since = new Date('2026-11-20T12:00:00Z');
const BY_DATE = "(on >= '2026-11-13T00:00:00' or filed >= '2026-11-13T00:00:00')";

/** A set whose oldest stamp is `oldest`. */
function set(oldest: string) {
  const asked: URL[] = [];
  const http: FeedHttp = {
    getJson: async (url) => {
      asked.push(url);
      const row = (n: number) => ({
        ':id': `row-${n}`,
        ':updated_at': `${oldest.slice(0, -2)}${n}Z`,
        number: n,
      });
      if (url.searchParams.get('$limit') === '1') return [row(1)];
      const isLater = (url.searchParams.get('$where') ?? '').includes(':id > ');
      return isLater ? [row(3)] : [row(1), row(2)];
    },
  };
  return { http, wheres: () => asked.map((url) => url.searchParams.get('$where')) };
}

async function read(http: FeedHttp, position: Position | null = null): Promise<FeedPage[]> {
  const read: FeedPage[] = [];
  const request = { since, position, pageSize: 2 };
  for await (const page of adapterFor('socrata').pages(record, request, http)) read.push(page);
  return read;
}

describe('a set that may be loaded anew', () => {
  it('is asked by its stamps while old ones stand in it', async () => {
    const { http, wheres } = set('2026-01-01T00:00:00.00Z');
    await read(http);
    expect(wheres()[1]).toBe(":updated_at >= '2026-11-20T12:00:00.000Z'");
  });

  it('is asked by its dates once every stamp is new, and keeps to that in its positions', async () => {
    const { http, wheres } = set('2026-11-21T03:00:00.00Z');
    const [first] = await read(http);
    expect(first?.next).toEqual({ value: null, id: 'row-2', reloaded: 1 });
    expect(wheres()).toEqual([null, BY_DATE, `${BY_DATE} and :id > 'row-2'`]);

    const { http: later, wheres: asked } = set('2026-01-01T00:00:00.00Z');
    await read(later, JSON.parse(JSON.stringify(first?.next)));
    expect(asked()).toEqual([`${BY_DATE} and :id > 'row-2'`]);
  });

  it('goes on by its stamps where it began by them', async () => {
    const { http, wheres } = set('2026-11-21T03:00:00.00Z');
    await read(http, { value: '2026-11-20T13:00:00Z', id: 'row-9' });
    expect(wheres()[0]).toContain(":updated_at >= '2026-11-20T12:00:00.000Z'");
  });
});
