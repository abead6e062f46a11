import { describe, expect, it } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { createRowReader } from './normalise';
import { feedRecord } from './records';
import { foldStatusWord } from './status-map';
import { type FeedRecord, type FieldSource, OPEN_PLATFORMS, type RawRow } from './types';

/** Writes a value where a source reads it, so that a row can be made from a record alone. */
function write(row: RawRow, source: FieldSource | undefined, value: unknown): void {
  if (source === undefined) return;
  if (typeof source !== 'string') {
    if ('contact' in source) {
      row.contact_1_type = source.contact.type;
      row.contact_1_name = value;
      return;
    }
    write(row, 'join' in source ? source.join[0] : source.first[0], value);
    return;
  }
  const [head = source, ...rest] = source.split('.');
  if (rest.length === 0 || source.includes(' ')) row[source] = value;
  else row[head] = { ...(row[head] ?? {}), [rest.join('.')]: value };
}

function buildRow(record: FeedRecord, values: Partial<Record<keyof FeedRecord['fields'], unknown>>): RawRow {
  const row: RawRow = {};
  for (const source of record.key) write(row, source, 'K1');
  write(row, record.fields.permitNumber, 'P-1');
  write(row, record.fields.address, '1 MAIN ST');
  for (const source of record.key) if (source === record.fields.permitNumber) write(row, source, 'P-1');
  for (const [field, source] of Object.entries(record.fields)) {
    for (const [name, value] of Object.entries(values)) if (name === field) write(row, source, value);
  }
  return row;
}

function readBucket(record: FeedRecord, values: Parameters<typeof buildRow>[1]): string {
  const read = createRowReader(record)(buildRow(record, values));
  if (!read.ok) throw new Error(`${record.id}: ${read.setAside.reason}`);
  return read.permit.statusBucket;
}

const cases = FEED_RECORDS.flatMap((record) =>
  Object.entries(record.status).flatMap(([bucket, words]) =>
    words.map((word) => ({ id: record.id, record, word, bucket })),
  ),
);

describe('every status word lands in its bucket', () => {
  it.each(cases)('$id: $word is $bucket', ({ record, word, bucket }) => {
    expect(readBucket(record, { statusWord: word, issuedDate: '2026-01-01' })).toBe(bucket);
    expect(readBucket(record, { statusWord: ` ${word.toUpperCase()} ` })).toBe(bucket);
  });
});

describe('words the dates decide', () => {
  const open = FEED_RECORDS.flatMap((record) =>
    (record.ambiguous ?? []).map((word) => ({ id: record.id, record, word })),
  );
  it.each(open)('$id: $word before and after issue', ({ record, word }) => {
    expect(readBucket(record, { statusWord: word, appliedDate: '2026-01-01' })).toBe('pending');
    expect(readBucket(record, { statusWord: word, issuedDate: '2026-02-01' })).toBe('issued');
  });

  const closed = FEED_RECORDS.flatMap((record) =>
    (record.ambiguousClosed ?? []).map((word) => ({ id: record.id, record, word })),
  );
  it.each(closed)('$id: $word with and without a completion date', ({ record, word }) => {
    expect(readBucket(record, { statusWord: word, issuedDate: '2026-01-01' })).toBe('unknown');
    const finished = readBucket(record, { statusWord: word, completedDate: '2026-02-01' });
    expect(finished).toBe(record.fields.completedDate ? 'finaled' : 'unknown');
  });

  it('Chicago’s old rows without a status follow their issue date', () => {
    const record = feedRecord('chicago-il');
    if (!record) throw new Error('no record');
    expect(readBucket(record, { issuedDate: '2006-05-01' })).toBe('issued');
    expect(readBucket(record, { appliedDate: '2006-05-01' })).toBe('pending');
  });

  const withoutStatus = FEED_RECORDS.filter((record) => record.statusByDates === 'always');
  it.each(withoutStatus)('$id: a feed without a status column', (record) => {
    expect(readBucket(record, { issuedDate: '2026-02-01' })).toBe('issued');
    if (record.fields.appliedDate) expect(readBucket(record, { appliedDate: '2026-01-01' })).toBe('pending');
  });

  it('Denver’s cancel date stops a permit, its final date finishes it', () => {
    const record = feedRecord('denver-co');
    if (!record) throw new Error('no record');
    const values = { appliedDate: '2026-01-01', issuedDate: '2026-02-01' };
    expect(readBucket(record, { ...values, completedDate: Date.UTC(2026, 4, 1) })).toBe('finaled');
    const cancelled = createRowReader(record)({ ...buildRow(record, values), CANCEL: Date.UTC(2026, 3, 1) });
    expect(cancelled).toMatchObject({ ok: true, permit: { statusBucket: 'stopped' } });
  });
});

describe('every record', () => {
  it('has an id of its own, and each platform is there', () => {
    expect(new Set(FEED_RECORDS.map((record) => record.id)).size).toBe(FEED_RECORDS.length);
    expect(new Set(FEED_RECORDS.map((record) => record.platform))).toEqual(new Set(OPEN_PLATFORMS));
    expect(FEED_RECORDS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(FEED_RECORDS)('$id holds together', (record) => {
    expect(record.id).toMatch(/^[a-z-]+-[a-z]{2}$/);
    expect(record.id.endsWith(record.state.toLowerCase())).toBe(true);
    expect(new URL(record.endpoint).protocol).toBe('https:');
    expect(new URL(record.landing).protocol).toBe('https:');
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: record.timeZone })).not.toThrow();
    expect(record.hasContractor && !record.fields.contractorName).toBe(false);
    expect(Boolean(record.dataset)).toBe(record.platform === 'ckan' || record.platform === 'carto');
    const all = [
      ...Object.values(record.status).flat(),
      ...(record.ambiguous ?? []),
      ...(record.ambiguousClosed ?? []),
    ];
    // The same word twice is only a spelling of one bucket: Philadelphia's ISSUED and Issued.
    for (const word of all) {
      const buckets = Object.entries(record.status).filter(([, words]) =>
        words.some((one) => foldStatusWord(one) === foldStatusWord(word)),
      );
      expect(buckets.length, word).toBeLessThanOrEqual(1);
    }
    // No words: a feed without a status column, or one whose words are reported until somebody maps them.
    if (all.length === 0 && !record.fields.statusWord) expect(record.statusByDates).toBe('always');
    if (all.length > 0) expect(record.fields.statusWord).toBeDefined();
    if (record.poll.by === 'date' && record.poll.also) expect(record.platform).toBe('arcgis');
  });
});

describe('what cities are known for', () => {
  it('New York’s placeholders and San Antonio’s garage sales are no permits', () => {
    const newYork = feedRecord('new-york-city-ny');
    const sanAntonio = feedRecord('san-antonio-tx');
    if (!newYork || !sanAntonio) throw new Error('no record');
    const placeholder = {
      work_permit: 'Permit is not yet issued',
      work_type: 'Plumbing',
      permit_status: 'x',
    };
    expect(createRowReader(newYork)(placeholder)).toMatchObject({
      ok: false,
      setAside: { reason: 'placeholder' },
    });
    const sale = {
      'PERMIT #': 'G1',
      'PERMIT TYPE': 'Garage Sale Permit',
      ADDRESS: '1 A ST',
      'DATE ISSUED': '2026-01-01',
    };
    expect(createRowReader(sanAntonio)(sale)).toMatchObject({
      ok: false,
      setAside: { reason: 'not_construction' },
    });
  });

  it('San Francisco’s further addresses of a permit are kept aside', () => {
    const record = feedRecord('san-francisco-ca');
    if (!record) throw new Error('no record');
    const row = { ...buildRow(record, { statusWord: 'issued' }), primary_address_flag: 'N' };
    expect(createRowReader(record)(row)).toMatchObject({ ok: false, setAside: { reason: 'other_address' } });
    expect(createRowReader(record)({ ...row, primary_address_flag: 'Y' }).ok).toBe(true);
  });

  it('Chicago’s general contractor comes before its trades', () => {
    const record = feedRecord('chicago-il');
    if (!record) throw new Error('no record');
    const contacts = {
      contact_1_type: 'CONTRACTOR-ELECTRICAL',
      contact_1_name: 'SPARK CO',
      contact_2_type: 'CONTRACTOR-GENERAL CONTRACTOR',
      contact_2_name: 'BUILD CO',
    };
    const read = createRowReader(record)({ ...buildRow(record, { issuedDate: '2026-01-01' }), ...contacts });
    expect(read).toMatchObject({ ok: true, permit: { contractorName: 'BUILD CO', contractorNorm: 'build' } });
  });
});
