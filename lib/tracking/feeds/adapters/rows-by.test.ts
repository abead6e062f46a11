import { describe, expect, it } from 'vitest';
import { recheckRows } from '@/lib/tracking/feeds/recheck-rows';
import { FeedFailure, type FeedHttp, type FeedRecord } from '@/lib/tracking/feeds/types';
import { adapterFor } from './adapter-for';
import { chunkValues } from './chunks';

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
  poll: { by: 'all' },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};

function answering(...answers: ((url: URL) => unknown)[]) {
  const asked: URL[] = [];
  const http: FeedHttp = {
    getJson: async (url) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(url);
      return answer?.(url);
    },
  };
  return { http, asked };
}

const param = (name: string) => (url: URL) => url.searchParams.get(name);

describe('rows by a column’s values', () => {
  it('Socrata: text is quoted, behind the last row, in the order of :id', async () => {
    const page = Array.from({ length: 2000 }, (_, i) => ({ ':id': `row-${String(i).padStart(4, '0')}` }));
    const { http, asked } = answering(
      () => page,
      () => [{ ':id': 'row-9999' }],
    );
    const rows = await adapterFor('socrata').rowsBy(base, 'number', ["B-1'", 'B-2', 'B-2'], http);
    expect(rows).toHaveLength(2001);
    expect(asked.map(param('$where'))).toEqual([
      "number IN ('B-1''','B-2')",
      "number IN ('B-1''','B-2') and :id > 'row-1999'",
    ]);
    expect(asked.map(param('$order'))).toEqual([':id', ':id']);
  });

  it('Socrata: of a layer with some of its data set’s rows, those alone', async () => {
    const { http, asked } = answering(() => []);
    const issued = { id: 'issued', endpoint: 'https://data.example.gov/resource/aaaa-1111.json' };
    const applied = { id: 'applied', endpoint: base.endpoint, withoutColumn: 'issued' };
    const record: FeedRecord = { ...base, layers: [issued, applied] };
    const socrata = adapterFor('socrata');
    await socrata.rowsBy(record, 'number', ['B-1'], http);
    for await (const page of socrata.pages(record, { since: null, position: null }, http)) void page;
    expect(asked.map(param('$where'))).toEqual([
      "number IN ('B-1')",
      "issued is null and number IN ('B-1')",
      null,
      'issued is null',
    ]);
  });

  it.each([
    ['number', 'number IN (17,18)'],
    ['text', "number IN ('17','18')"],
  ])('Socrata: values that could be numbers are asked for as the column’s type, %s', async (type, where) => {
    const { http, asked } = answering(
      () => ({ columns: [{ fieldName: 'number', dataTypeName: type }] }),
      () => [],
    );
    expect(await adapterFor('socrata').rowsBy(base, 'number', ['17', '18'], http)).toEqual([]);
    expect(asked[0]?.pathname).toBe('/api/views/abcd-1234.json');
    expect(asked.slice(1).map(param('$where'))).toEqual([where]);
  });

  it('Socrata: a set that does not describe itself is asked as text', async () => {
    const { http, asked } = answering(
      () => {
        throw new FeedFailure('not_found', 'HTTP 404');
      },
      () => [],
    );
    await adapterFor('socrata').rowsBy(base, 'number', ['17'], http);
    expect(asked.slice(1).map(param('$where'))).toEqual(["number IN ('17')"]);
  });

  const arcgis: FeedRecord = {
    ...base,
    platform: 'arcgis',
    endpoint: 'https://gis.example.gov/P/MapServer/1',
  };
  const layer = (type: string) => ({
    objectIdField: 'OID',
    maxRecordCount: 1,
    fields: [
      { name: 'OID', type: 'esriFieldTypeOID' },
      { name: 'number', type },
    ],
  });
  const feature = (OID: number) => ({ attributes: { OID, number: OID } });

  it('ArcGIS: in degrees, page by page, numbers as numbers and what is none left out', async () => {
    const { http, asked } = answering(
      () => layer('esriFieldTypeInteger'),
      () => ({ features: [feature(5)], exceededTransferLimit: true }),
      () => ({ features: [feature(9)] }),
      () => ({ features: [] }),
    );
    const rows = await adapterFor('arcgis').rowsBy(arcgis, 'number', ['5', 'nine', '9'], http);
    expect(rows.map((row) => row.number)).toEqual([5, 9]);
    expect(asked.slice(1).map(param('where'))).toEqual([
      'number IN (5,9) AND OID > -1',
      'number IN (5,9) AND OID > 5',
      'number IN (5,9) AND OID > 9',
    ]);
    expect(asked.slice(1).map(param('outSR'))).toEqual(['4326', '4326', '4326']);
  });

  it('ArcGIS: a column that is gone is named', async () => {
    const { http } = answering(() => layer('esriFieldTypeString'));
    const asking = adapterFor('arcgis').rowsBy(arcgis, 'PERMIT', ['5'], http);
    await expect(asking).rejects.toMatchObject({ code: 'missing_column' });
  });

  it('CARTO: as SQL', async () => {
    const { http, asked } = answering(() => ({ rows: [{ cartodb_id: 4, number: "o'1" }] }));
    const carto: FeedRecord = { ...base, platform: 'carto', endpoint: 'https://phl.example.com/api/v2/sql' };
    expect(await adapterFor('carto').rowsBy(carto, 'number', ["o'1"], http)).toHaveLength(1);
    expect(param('q')(asked[0] ?? new URL('https://x'))).toBe(
      `SELECT * FROM "permits" WHERE "number" IN ('o''1') AND cartodb_id > 0 ORDER BY cartodb_id LIMIT 2000`,
    );
  });

  it('CKAN: by filters, which need no SQL, and by offset while the total says there are more', async () => {
    const ckan: FeedRecord = { ...base, platform: 'ckan', endpoint: 'https://data.example.gov/api/3/action' };
    const answer = (_id: number) => ({
      success: true,
      result: { records: [{ _id, number: 'A "1"' }], total: 2 },
    });
    const { http, asked } = answering(
      () => answer(1),
      () => answer(2),
    );
    expect(await adapterFor('ckan').rowsBy(ckan, 'number', ['A "1"', 'B'], http)).toHaveLength(2);
    expect(asked.map((url) => url.pathname)).toEqual(Array(2).fill('/api/3/action/datastore_search'));
    expect(asked.map(param('filters'))).toEqual(Array(2).fill('{"number":["A \\"1\\"","B"]}'));
    expect(asked.map(param('offset'))).toEqual(['0', '1']);
  });

  it('throws when one of several questions fails', async () => {
    const many = Array.from({ length: 900 }, (_, i) => `BLDR-${i}-2026`);
    const { http, asked } = answering(
      () => [],
      () => {
        throw new FeedFailure('timeout', 'late');
      },
    );
    await expect(adapterFor('socrata').rowsBy(base, 'number', many, http)).rejects.toMatchObject({
      code: 'timeout',
    });
    expect(asked).toHaveLength(2);
  });
});

describe('chunks', () => {
  it('hold every value once, each short enough, a long one alone', () => {
    const values = [...Array.from({ length: 500 }, (_, i) => `№ ${i} é`), 'x'.repeat(9000)];
    const chunks = chunkValues([...values, ...values], (value) => `'${value}'`);
    expect(chunks.flat()).toEqual(values);
    for (const chunk of chunks) {
      const length = encodeURIComponent(chunk.map((value) => `'${value}'`).join(',')).length;
      expect(chunk.length === 1 || length <= 6000).toBe(true);
    }
  });
});

describe('permits asked for again', () => {
  it('are asked for in every column their number may stand in', async () => {
    const { http, asked } = answering(() => []);
    const record: FeedRecord = { ...base, fields: { ...base.fields, permitNumber: { first: ['a', 'b'] } } };
    expect(await recheckRows(record, ['N-1'], http)).toEqual([]);
    expect(asked.map(param('$where'))).toEqual(["a IN ('N-1')", "b IN ('N-1')"]);
  });

  it.each([{ join: ['year', 'number'] }, 'permit.number'])(
    'cannot be asked for where the number is no column: %j',
    async (permitNumber) => {
      const { http, asked } = answering(() => []);
      const record: FeedRecord = { ...base, fields: { ...base.fields, permitNumber } };
      expect(await recheckRows(record, ['N-1'], http)).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});
