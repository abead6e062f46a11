import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiName, RecordedFolder, rowsOfBody, rowsOfCsv } from './recorded';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
const files: Record<string, unknown> = {
  'one.arcgis.json': { _note: 'a row', attributes: { FID: 7, NUM: 'A' }, geometry: { x: 1, y: 2 } },
  'two.ckan.json': [
    { _id: 2, 'P #': 'b' },
    { _id: 1, 'P #': 'a' },
  ],
  'refused.ckan.json': { success: false, error: { __type: 'Validation Error' } },
  'three.carto.json': { rows: [{ cartodb_id: 5, n: 'x' }] },
  'four.socrata.json': [{ n: 'x', link: { url: 'https://example.org' } }],
};

beforeAll(() => {
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(body));
  writeFileSync(join(folder, 'five.csv'), '\uFEFFPERMIT#,  Current Status\r\n1,"two\nlines"\r\n2,\r\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const params = (values: Record<string, string>) => new URLSearchParams(values);

describe('recordings', () => {
  it('derive names as Socrata does', () => {
    expect(['PERMIT#', ' Current Status', 'Neighborhoods - Analysis Boundaries', ':id'].map(apiName)).toEqual(
      ['permit_', 'current_status', 'neighborhoods_analysis_boundaries', ':id'],
    );
    expect(rowsOfCsv('a,a\n1,2\n')).toEqual([{ a: '1', a_2: '2' }]);
  });

  it('serve a CSV as a Socrata resource: quoted newlines stay, empty cells go', () => {
    const reply = new RecordedFolder(folder).answer(
      'five.csv',
      '/resource/x.json',
      params({ $select: ':*,*', $order: ':id' }),
    );
    expect(reply?.body).toMatchObject([
      { ':id': 'row-00000001', permit_: '1', current_status: 'two\nlines' },
      { permit_: '2' },
    ]);
    expect(JSON.stringify(reply?.body)).not.toContain('"current_status":""');
  });

  it('serve each platform from its file', () => {
    const recorded = new RecordedFolder(folder);
    expect(recorded.names()).toHaveLength(6);
    expect(recorded.answer('one.arcgis.json', '', params({}))?.body).toMatchObject({ objectIdField: 'FID' });
    expect(recorded.answer('one.arcgis.json', '/query', params({ where: 'FID > 0' }))?.body).toMatchObject({
      features: [{ attributes: { FID: 7, NUM: 'A' }, geometry: { x: 1, y: 2 } }],
    });
    expect(
      recorded.answer('two.ckan.json', '/api/3/action/datastore_search', params({ sort: '_id' }))?.body,
    ).toMatchObject({
      result: { records: [{ _id: 1 }, { _id: 2 }], total: 2 },
    });
    expect(recorded.answer('refused.ckan.json', '/api/3/action/datastore_search', params({}))?.status).toBe(
      409,
    );
    expect(
      recorded.answer('three.carto.json', '/api/v2/sql', params({ q: 'SELECT * FROM permits' }))?.body,
    ).toMatchObject({
      rows: [{ cartodb_id: 5, n: 'x' }],
    });
    expect(recorded.answer('four.socrata.json', '/x', params({}))?.body).toEqual([
      { n: 'x', link: { url: 'https://example.org' } },
    ]);
    expect(recorded.answer('none.csv', '', params({}))).toBeUndefined();
  });

  it('take whole answers and single rows', () => {
    expect(rowsOfBody({ result: { records: [{ a: 1 }] } })).toEqual([{ a: 1 }]);
    expect(rowsOfBody({ features: [{ attributes: { a: 1 } }] })).toEqual([{ a: 1 }]);
    expect(rowsOfBody({ a: 1 })).toEqual([{ a: 1 }]);
  });
});
