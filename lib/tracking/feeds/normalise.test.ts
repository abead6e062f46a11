import { describe, expect, it } from 'vitest';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { createRowReader } from './normalise';
import { readPage } from './read';
import type { FeedRecord, RawRow, SetAsideRow } from './types';

const record: FeedRecord = {
  id: 'test-tx',
  city: 'Testville',
  state: 'TX',
  timeZone: 'America/Chicago',
  platform: 'socrata',
  endpoint: 'https://data.example.gov/resource/abcd-1234.json',
  landing: 'https://data.example.gov/d/abcd-1234',
  key: ['number', 'trade'],
  fields: {
    permitNumber: 'number',
    permitType: 'type',
    description: 'work',
    statusWord: 'status',
    appliedDate: 'applied',
    issuedDate: 'issued',
    completedDate: 'completed',
    address: 'address',
    city: 'town',
    zip: 'zip',
    contractorName: 'contractor',
    valuation: 'value',
    fee: 'fee',
    latitude: 'lat',
    longitude: 'lon',
    link: 'link.url',
    parcel: 'apn',
  },
  status: { pending: ['In Review'], issued: ['ACTIVE  (ISSUED)'], finaled: ['Finaled – C of C Required'] },
  statusByDates: 'when_ambiguous',
  ambiguous: ['OPEN'],
  ambiguousClosed: ['Closed'],
  cancelledDate: 'cancelled',
  requiredColumns: ['number'],
  poll: { by: 'updated_at' },
  everyMinutes: 60,
  exclude: [
    { field: 'type', values: ['Garage Sale'] },
    { field: 'number', values: ['Permit is not yet issued'], reason: 'placeholder' },
  ],
  hasContractor: true,
  quirks: ['strip_main_marker'],
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};

const good: RawRow = {
  number: '2026-1',
  trade: 'BP',
  type: 'Building',
  status: 'In Review',
  applied: '2026-08-10T00:00:00.000',
  address: '311 E 5TH ST',
};

function readPermit(changes: RawRow, from: FeedRecord = record): NormalisedPermit & { warnings: string[] } {
  const read = createRowReader(from)({ ...good, ...changes });
  if (!read.ok) throw new Error(`set aside: ${read.setAside.reason}`);
  return { ...read.permit, warnings: read.warnings };
}

function readSetAside(raw: RawRow): SetAsideRow {
  const read = createRowReader(record)(raw);
  if (read.ok) throw new Error('expected the row to be set aside');
  return read.setAside;
}

describe('a row that can be read', () => {
  it('becomes a permit in our words, with the city’s kept', () => {
    expect(
      readPermit({ value: '$36,500.00', fee: '12.5', lat: '30.26', lon: '-97.74', zip: '78701-1234' }),
    ).toMatchObject({
      sourceKey: '2026-1|BP',
      permitNumber: '2026-1',
      statusWord: 'In Review',
      statusBucket: 'pending',
      appliedDate: '2026-08-10',
      issuedDate: null,
      address: '311 E 5TH ST',
      addressNorm: '311 E 5 ST',
      city: 'Testville',
      state: 'TX',
      zip: '78701',
      valuationCents: 3_650_000,
      feeCents: 1250,
      unpaidCents: null,
      latitude: 30.26,
      longitude: -97.74,
      warnings: [],
    });
  });

  it('keeps going past cells that make no sense, and says so', () => {
    const permit = readPermit({
      issued: '2026-02-31',
      value: '-5',
      lat: '13708187',
      lon: '2076498',
      link: { url: 'javascript:alert(1)' },
    });
    expect(permit).toMatchObject({ issuedDate: null, valuationCents: null, latitude: null, link: null });
    expect(permit.warnings).toHaveLength(4);
  });

  it('reads places in the feet of the record’s grid, and drops those outside its state', () => {
    const feet = { lat: '13708187.9', lon: '2076498.5' };
    const inGrid = readPermit(feet, { ...record, grid: 2278 });
    expect(inGrid.latitude).toBeCloseTo(29.4411, 2);
    expect(inGrid.longitude).toBeCloseTo(-98.6607, 3);
    expect(inGrid.warnings).toEqual([]);
    const elsewhere = readPermit({ lat: '41.88', lon: '-87.63' });
    expect(elsewhere).toMatchObject({
      latitude: null,
      longitude: null,
      warnings: ['latitude, longitude: outside the state'],
    });
  });

  it('finds the zip in the address where the feed has it there', () => {
    const address = '8751 STATE HWY 151, City of San Antonio, TX 78245';
    const permit = readPermit({ address }, { ...record, quirks: ['zip_in_address'] });
    expect(permit).toMatchObject({ zip: '78245', address, addressNorm: '8751 STATE HWY 151' });
  });

  it('takes only web addresses for links', () => {
    expect(readPermit({ link: { url: 'https://city.example/p?id=1&x=2' } }).link).toBe(
      'https://city.example/p?id=1&x=2',
    );
    for (const url of [
      'ftp://city.example',
      '//city.example',
      'https://a b',
      `https://x/${'y'.repeat(400)}`,
    ]) {
      expect(readPermit({ link: { url } }).link).toBeNull();
    }
  });

  it('bounds texts and removes control characters', () => {
    const permit = readPermit({
      work: `a\u0000b\r\n\r\n\r\nc${'x'.repeat(9000)}`,
      type: `T\u0007\n ${'y'.repeat(900)}`,
    });
    expect(permit.description).toMatch(/^ab\n\ncx+$/);
    expect(permit.description).toHaveLength(4000);
    expect(permit.permitType).toMatch(/^T y+$/);
    expect(permit.permitType).toHaveLength(300);
  });

  it('does not cut a character in two', () => {
    expect(readPermit({ type: `${'y'.repeat(299)}😀` }).permitType).toBe('y'.repeat(299));
  });

  it('keeps no phone number or e-mail address that people left in a text', () => {
    const permit = readPermit({
      work: 'Reroof, call Ann (512) 555-0100 or 512-555-0101, ann@roof.example. Lot 12-3456',
    });
    expect(permit.description).toBe('Reroof, call Ann  or , . Lot 12-3456');
    expect(readPermit({ contractor: 'Ann Roofing 512.555.0100' }).contractorName).toBe('Ann Roofing');
    expect(
      readPermit({
        contractor: 'Ann Roofing (512)555 0100',
        type: 'Reroof 5125550100',
        number: '5125550100',
      }),
    ).toMatchObject({
      contractorName: 'Ann Roofing',
      contractorNorm: 'ann roofing',
      permitType: 'Reroof',
      permitNumber: '5125550100',
    });
  });

  it('reads cells of the form [value, null]', () => {
    expect(
      readPermit({ type: ['Building', null], value: ['5', null], applied: ['2026-01-02', null] }),
    ).toMatchObject({
      permitType: 'Building',
      valuationCents: 500,
      appliedDate: '2026-01-02',
    });
  });

  it('tidies the contractor and names nobody for an internal id', () => {
    expect(readPermit({ contractor: 'DPR Construction  *MAIN**' })).toMatchObject({
      contractorName: 'DPR Construction',
      contractorNorm: 'dpr construction',
    });
    expect(readPermit({ contractor: '{CDEEE3D5-1DB0-E611-8111-005056B627E6}' }).contractorName).toBeNull();
    expect(readPermit({ contractor: 'Homeowner' })).toMatchObject({
      contractorName: 'Homeowner',
      contractorNorm: null,
    });
  });

  it('looks up the firm, not its qualifier, where the feed gives both', () => {
    const permit = readPermit(
      { contractor: 'PIONEER CONSTRUCTION & SERVICES, INC. - Harold Puderer Jr.' },
      { ...record, quirks: ['company_dash_qualifier'] },
    );
    expect(permit.contractorNorm).toBe('pioneer construction and services');
    expect(permit.contractorName).toContain('Harold');
  });
});

describe('the status', () => {
  it.each([
    ['in review', 'pending'],
    [' In  Review ', 'pending'],
    ['Active (Issued)', 'issued'],
    ['Finaled - C of C Required', 'finaled'],
  ])('%j is found whatever its case, spaces and dashes', (status, bucket) => {
    expect(readPermit({ status }).statusBucket).toBe(bucket);
  });

  it('is unknown for a word that only contains a known one, and the word is reported', () => {
    const read = createRowReader(record)({ ...good, status: 'Not In Review' });
    expect(read).toMatchObject({
      ok: true,
      unknownStatus: 'Not In Review',
      permit: { statusBucket: 'unknown' },
    });
  });

  it.each<[RawRow, string]>([
    [{ status: 'OPEN' }, 'pending'],
    [{ status: 'OPEN', issued: '2026-01-01' }, 'issued'],
    [{ status: null, issued: '2026-01-01' }, 'issued'],
    [{ status: 'Closed', completed: '2026-01-01' }, 'finaled'],
    [{ status: 'Closed', issued: '2026-01-01' }, 'unknown'],
    [{ status: 'OPEN', issued: '2026-01-01', cancelled: '2026-02-01' }, 'stopped'],
  ])('%j follows the dates', (row, bucket) => {
    const read = createRowReader(record)({ ...good, ...row });
    expect(read).toMatchObject({ ok: true, unknownStatus: null, permit: { statusBucket: bucket } });
  });
});

describe('the hash', () => {
  it('stays the same for the same row and moves with any field', () => {
    const hash = readPermit({}).hash;
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(readPermit({ an_unread_column: 'x' }).hash).toBe(hash);
    const changed = [
      { status: 'OPEN' },
      { value: '1' },
      { lat: 30.1, lon: -97.2 },
      { zip: '78701' },
      { type: 'B' },
      { town: 'X' },
    ];
    expect(new Set([hash, ...changed.map((change) => readPermit(change).hash)]).size).toBe(
      changed.length + 1,
    );
  });
});

describe('a row that cannot be read', () => {
  it.each<[string, RawRow]>([
    ['no_key', { ...good, number: ' ' }],
    ['placeholder', { ...good, number: 'PERMIT IS NOT  YET ISSUED' }],
    ['not_construction', { ...good, type: 'GARAGE SALE' }],
    ['no_location', { ...good, address: null }],
    ['no_date_or_status', { ...good, status: '', applied: '2026-02-31' }],
    ['row_too_large', { ...good, work: 'x'.repeat(1_100_000) }],
  ])('is set aside as %s', (reason, raw) => {
    expect(readSetAside(raw).reason).toBe(reason);
  });

  it('may have a key and yet no permit number', () => {
    const other: FeedRecord = { ...record, key: ['id'] };
    const read = createRowReader(other)({ ...good, id: 7, number: null });
    expect(read).toMatchObject({ ok: false, setAside: { reason: 'no_permit_number', sourceKey: '7' } });
  });

  it.each([null, 'text', 5, [], undefined])('may be no object at all: %j', async (value) => {
    const page = { rows: JSON.parse(`[${JSON.stringify(value) ?? 'null'}]`), next: null };
    expect((await readPage(page, createRowReader(record))).setAside[0]?.reason).toBe('not_an_object');
  });

  it('stands with coordinates alone', () => {
    expect(readPermit({ address: null, lat: 30, lon: -97 })).toMatchObject({ address: null, latitude: 30 });
  });

  it.each([
    ['a contractor', { contractor: 'Ortiz Roofing LLC' }],
    ['a parcel', { apn: '44-021-7' }],
  ])('stands with %s alone where its city gives no address', (_, row) => {
    expect(readPermit({ address: null, ...row })).toMatchObject({ address: null });
  });

  it('leaves a short excerpt without phone numbers and e-mail addresses', () => {
    const { excerpt } = readSetAside({
      ...good,
      number: null,
      contractor_phone: '512-555-0100',
      Email: 'ann@roof.example',
      work: `call 512-555-0101 ${'x'.repeat(100_000)}`,
    });
    expect(excerpt.length).toBeLessThanOrEqual(2000);
    expect(excerpt).toContain('311 E 5TH ST');
    expect(excerpt).not.toMatch(/555-01|roof\.example/);
  });

  it('never throws, whatever stands in a cell', () => {
    const odd = [{}, [], [[]], { url: {} }, Number.NaN, true, '\ud800', 'x'.repeat(5000), Number.MAX_VALUE];
    for (const value of odd) {
      const row = Object.fromEntries(
        [...Object.keys(good), 'work', 'value', 'lat', 'lon', 'link', 'issued'].map((key) => [key, value]),
      );
      expect(createRowReader(record)(row)).toHaveProperty('ok');
    }
  });
});

describe('a page', () => {
  it('keeps the last of two rows with one key and counts everything', async () => {
    const page = await readPage(
      {
        rows: [good, { ...good, number: '2' }, { ...good, status: 'Mystery' }, { ...good, number: '' }],
        next: { id: 'x' },
      },
      createRowReader(record),
    );
    expect(page.permits.map((permit) => [permit.permitNumber, permit.statusWord])).toEqual([
      ['2', 'In Review'],
      ['2026-1', 'Mystery'],
    ]);
    expect(page).toMatchObject({ duplicates: 1, rows: 4, next: { id: 'x' } });
    expect(page.setAside).toHaveLength(1);
    expect([...page.unknownStatuses]).toEqual([['Mystery', 1]]);
    expect(page.permits.length + page.setAside.length + page.duplicates).toBe(page.rows);
  });
});
