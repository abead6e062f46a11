import { describe, expect, it } from 'vitest';
import { createRowReader } from '@/lib/tracking/feeds/normalise';
import { FeedFailure, type FeedHttp, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';
import { adapterFor } from './adapter-for';

const record: FeedRecord = {
  id: 'test-ca',
  city: 'Testville',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  platform: 'socrata',
  endpoint: 'https://data.example.gov/resource/main-0001.json',
  landing: 'https://data.example.gov/',
  key: ['number'],
  fields: {
    permitNumber: 'number',
    issuedDate: 'issued',
    address: 'address',
    contractorName: 'lookup.firm_name',
  },
  lookup: {
    endpoint: 'https://data.example.gov/resource/look-0002.json',
    column: 'permit',
    by: 'number',
    where: { column: 'role', values: ['contractor', "o'wner"] },
  },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['number'],
  poll: { by: 'all' },
  everyMinutes: 60,
  hasContractor: true,
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};

function portal(numbers: string[], contacts: RawRow[]) {
  const asked: URL[] = [];
  const http: FeedHttp = {
    getJson: async (url) => {
      asked.push(url);
      if (url.pathname.endsWith('main-0001.json')) {
        return numbers.map((number) => ({
          ':id': `row-${number}`,
          number,
          issued: '2026-01-01',
          address: '1 A ST',
        }));
      }
      const where = url.searchParams.get('$where') ?? '';
      return contacts
        .filter((contact) => where.includes(`'${contact.permit}'`))
        .map((contact, i) => ({ ':id': `row-${i}`, ...contact }));
    },
  };
  return { http, asked };
}

async function firms(numbers: string[], contacts: RawRow[]) {
  const { http, asked } = portal(numbers, contacts);
  const readRow = createRowReader(record);
  const found: (string | null)[] = [];
  for await (const page of adapterFor('socrata').pages(record, { since: null, position: null }, http)) {
    for (const row of page.rows) {
      const read = readRow(row);
      found.push(read.ok ? read.permit.contractorName : read.setAside.reason);
    }
  }
  return { found, asked: asked.filter((url) => url.pathname === '/resource/look-0002.json') };
}

describe('a lookup', () => {
  it('adds the other data set’s columns by the common value', async () => {
    const { found, asked } = await firms(
      ['1', '2', '3'],
      [
        { permit: '1', firm_name: 'ACME' },
        { permit: '3', firm_name: 'BETA' },
      ],
    );
    expect(found).toEqual(['ACME', null, 'BETA']);
    expect(asked.map((url) => url.searchParams.get('$where'))).toEqual([
      "permit IN ('1','2','3') AND role IN ('contractor','o''wner')",
    ]);
  });

  it('takes the same row of several whatever order they come in', async () => {
    const contacts = [
      { permit: '1', firm_name: 'ZETA' },
      { permit: '1', firm_name: 'ACME' },
      { permit: '1', firm_name: 'MID' },
    ];
    expect((await firms(['1'], contacts)).found).toEqual(['ACME']);
    expect((await firms(['1'], contacts.toReversed())).found).toEqual(['ACME']);
  });

  it('keeps its addresses short, however many values there are', async () => {
    const numbers = Array.from({ length: 1500 }, (_, i) => `2026${String(i).padStart(8, '0')}`);
    const { found, asked } = await firms(
      numbers,
      numbers.map((permit) => ({ permit, firm_name: `F${permit}` })),
    );
    expect(found).toEqual(numbers.map((number) => `F${number}`));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(12);
    for (const url of asked) expect(url.href.length).toBeLessThan(7000);
  });

  it('fails the page when it fails', async () => {
    const { http } = portal(['1'], []);
    const failing: FeedHttp = {
      getJson: async (url) => {
        if (url.pathname.endsWith('look-0002.json')) throw new FeedFailure('server_error', 'HTTP 500');
        return await http.getJson(url);
      },
    };
    const page = adapterFor('socrata').pages(record, { since: null, position: null }, failing).next();
    await expect(page).rejects.toMatchObject({ code: 'server_error' });
  });

  it('is asked for single rows too', async () => {
    const { http } = portal(['1'], [{ permit: '1', firm_name: 'ACME' }]);
    const [row] = await adapterFor('socrata').rowsBy(record, 'number', ['1'], http);
    expect(row).toMatchObject({ number: '1', lookup: { firm_name: 'ACME' } });
  });
});
