import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { surveyRows } from '@/lib/tracking/feeds/survey';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { printReport } from './print';
import { rowsOfFile } from './rows-of-file';

const RECORD: FeedRecord = {
  id: 'erewhon-tx',
  city: 'Erewhon',
  state: 'TX',
  timeZone: 'America/Chicago',
  platform: 'socrata',
  endpoint: 'https://data.erewhon.example/resource/aaaa-bbbb.json',
  landing: 'https://data.erewhon.example',
  key: ['permit_number'],
  fields: {
    permitNumber: 'permit_number',
    statusWord: 'status',
    appliedDate: 'applied',
    issuedDate: 'issued',
    address: 'street',
    valuation: 'cost',
    latitude: 'location.coordinates[1]',
    longitude: 'location.coordinates[0]',
  },
  status: { issued: ['Issued'], pending: ['In Review'] },
  exclude: [{ field: 'kind', values: ['Garage Sale'] }],
  requiredColumns: ['permit_number'],
  poll: { by: 'updated_at' },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none found',
  confidence: 'high',
  evidenceDate: '2026-11',
};

const folder = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const CSV = `Permit Number,Current Status,Applied,Issued,Street,Cost,Kind,Location,Ward
A-1,Issued,2026-11-01,2026-11-03,1 ELM ST,100.50,Deck,POINT (-97.5 30.25),4
A-2,In Review,2026-11-02,,2 ELM ST,many,Deck,"(30.25, -97.5)",4
A-2,In Review,2026-11-02,,2 ELM ST,many,Deck,,4
A-3,Lost,2026-11-05,,3 ELM ST,,Deck,,4
A-4,Issued,2026-11-05,2026-11-05,4 ELM ST,,Garage Sale,,4
,Issued,2026-11-05,2026-11-05,5 ELM ST,,Deck,,4
`;
const NOW = new Date('2026-11-10T18:00:00Z');

describe('rows of an export', () => {
  it('come under the columns of the record, points as the portal’s API gives them', () => {
    const rows = rowsOfFile(fileOf('a.csv', CSV), RECORD, { 'Current Status': 'status' });
    expect(rows[0]).toEqual({
      permit_number: 'A-1',
      status: 'Issued',
      applied: '2026-11-01',
      issued: '2026-11-03',
      street: '1 ELM ST',
      cost: '100.50',
      kind: 'Deck',
      location: { type: 'Point', coordinates: [-97.5, 30.25] },
      Ward: '4',
    });
    expect(rows[1]?.location).toEqual(rows[0]?.location);
  });

  it('come out of a recorded answer of any platform', () => {
    const body = { result: { records: [{ _id: 1, permit_number: 'A-1' }] } };
    expect(rowsOfFile(fileOf('a.json', JSON.stringify(body)), RECORD)).toEqual([
      { _id: 1, permit_number: 'A-1' },
    ]);
  });
});

describe('a survey of rows', () => {
  it('counts what came of them, and what the record and the rows do not share', async () => {
    const rows = rowsOfFile(fileOf('b.csv', CSV), RECORD, { 'Current Status': 'status' });
    const survey = await surveyRows(RECORD, rows, NOW);
    expect(survey).toMatchObject({
      rows: 6,
      duplicates: 1,
      setAside: [
        { reason: 'no_key', rows: 1 },
        { reason: 'not_construction', rows: 1, example: expect.stringContaining('Garage Sale') },
      ],
      buckets: [
        { bucket: 'pending', permits: 1 },
        { bucket: 'issued', permits: 1 },
        { bucket: 'unknown', permits: 1 },
      ],
      unknownWords: [{ word: 'Lost', rows: 1 }],
      warnings: [{ warning: expect.stringContaining('valuation'), rows: 2 }],
      lacking: [],
      unread: ['Ward'],
      newest: { on: '2026-11-05', daysAgo: 5 },
      edited: null,
      posting: null,
    });
    expect(survey.permits.map((permit) => permit.permitNumber)).toEqual(['A-1', 'A-2', 'A-3']);
    const missing = Object.fromEntries(survey.fields.map((field) => [field.field, field]));
    expect(missing.issuedDate).toEqual({ field: 'issuedDate', mapped: true, missing: 2 });
    expect(missing.valuation).toEqual({ field: 'valuation', mapped: true, missing: 2 });
    expect(missing.contractorName).toMatchObject({ mapped: false, missing: 3 });
    const text = printReport(
      { city: RECORD.id, platform: RECORD.platform, source: 'b.csv', probe: null, survey },
      2,
    );
    expect(text).toContain('6 rows: 3 permits, 2 set aside, 1 replaced by a later row of the same key');
    expect(text).toMatch(/A-1 +issued +Issued +2026-11-01 +2026-11-03/);
    expect(text).not.toContain('A-3');
  });

  it('measures by the portal’s own stamps where rows carry them', async () => {
    const row = (id: number, created: string) => ({
      permit_number: `A-${id}`,
      issued: '2026-11-01',
      street: '1 ELM ST',
      ':created_at': created,
      ':updated_at': '2026-11-10T17:45:00.000Z',
    });
    // Half past four in the morning of the 3rd in London is the evening of the 2nd in Chicago.
    const rows = [row(1, '2026-11-03T04:30:00.000Z'), row(2, '2026-11-09T18:00:00.000Z')];
    const survey = await surveyRows(RECORD, rows, NOW);
    expect(survey.posting).toEqual({ count: 2, median: 1, p95: 8, most: 8 });
    expect(survey.edited?.agoMs).toBe(15 * 60_000);
  });

  it('says which columns of the record are in no row', async () => {
    const survey = await surveyRows(RECORD, [{ permit_number: 'A-1', state: 'Issued' }], NOW);
    expect(survey.lacking).toEqual([
      'status',
      'applied',
      'issued',
      'street',
      'cost',
      'location.coordinates[1]',
      'location.coordinates[0]',
      'kind',
    ]);
    expect(survey.unread).toEqual(['state']);
  });
});
