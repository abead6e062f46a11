import { describe, expect, it } from 'vitest';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type Position,
} from '@/lib/tracking/feeds/types';
import { adapterFor } from './adapter-for';

const SERVICE = 'https://gis.example.gov/rest/services/Permits/FeatureServer';

const record: FeedRecord = {
  id: 'test-dc',
  city: 'Testville',
  state: 'DC',
  timeZone: 'America/New_York',
  platform: 'arcgis',
  endpoint: `${SERVICE}/17`,
  layers: [
    { id: '2025', endpoint: `${SERVICE}/17` },
    { id: '2026', endpoint: `${SERVICE}/18` },
  ],
  landing: 'https://gis.example.gov/',
  key: ['NUM'],
  fields: { permitNumber: 'NUM', issuedDate: 'ISSUED', address: 'ADDRESS' },
  status: {},
  statusByDates: 'always',
  requiredColumns: ['NUM'],
  poll: { by: 'all' },
  everyMinutes: 60,
  hasContractor: false,
  licence: 'none',
  confidence: 'high',
  evidenceDate: '2026-08',
};

/** Layers by their number in the service, each a list of permit numbers. */
function service(layers: Record<string, string[]>, listed?: unknown) {
  const asked: string[] = [];
  const http: FeedHttp = {
    getJson: async (url) => {
      const [, number, query] = /FeatureServer(?:\/(\d+))?(\/query)?$/.exec(url.pathname) ?? [];
      const where = url.searchParams.get('where') ?? '';
      asked.push(query ? `${number} ${where}` : `${number ?? 'service'}`);
      if (number === undefined) {
        if (listed === undefined) throw new FeedFailure('not_found', 'no such service');
        return listed;
      }
      const rows = layers[number];
      if (!rows) throw new FeedFailure('not_found', `no layer ${number}`);
      if (!query) {
        const fields = [
          { name: 'OID', type: 'esriFieldTypeOID' },
          { name: 'NUM', type: 'esriFieldTypeString' },
        ];
        return { objectIdField: 'OID', maxRecordCount: 2, fields };
      }
      const after = Number(/OID > (-?\d+)/.exec(where)?.[1] ?? -1);
      const wanted = /NUM IN \(([^)]*)\)/.exec(where)?.[1];
      const found = rows
        .map((number, i) => ({ attributes: { OID: i + 1, NUM: number } }))
        .filter(({ attributes }) => attributes.OID > after)
        .filter(({ attributes }) => !wanted || wanted.includes(`'${attributes.NUM}'`));
      const features = found.slice(0, Number(url.searchParams.get('resultRecordCount')));
      return { features, exceededTransferLimit: features.length < found.length };
    },
  };
  return { http, asked };
}

const { pages, rowsBy } = adapterFor('arcgis');

async function read(from: FeedRecord, http: FeedHttp, position: Position | null = null): Promise<FeedPage[]> {
  const read: FeedPage[] = [];
  for await (const page of pages(from, { since: null, position }, http)) read.push(page);
  return read;
}

const numbers = (read: FeedPage[]) => read.map((page) => page.rows.map((row) => row.NUM).join(' '));

describe('a record with layers', () => {
  const { http } = service({ 17: ['A', 'B', 'C'], 18: ['D'] });

  it('is read layer after layer, its positions naming the layer', async () => {
    const all = await read(record, http);
    expect(numbers(all)).toEqual(['A B', 'C', 'D']);
    expect(all.map((page) => page.next)).toEqual([{ oid: 2, layer: '2025' }, { layer: '2026' }, null]);
  });

  it('goes on from every position it gave, written down as JSON', async () => {
    const all = await read(record, http);
    for (const [i, page] of all.entries()) {
      if (page.next === null) continue;
      const position: Position = JSON.parse(JSON.stringify(page.next));
      expect(numbers(await read(record, http, position))).toEqual(numbers(all).slice(i + 1));
    }
  });

  it('starts over where the layer of its position is gone, or it had none before', async () => {
    const lost: Position[] = [{ layer: '2019', oid: 7 }, { oid: 2 }];
    for (const position of lost) {
      expect(numbers(await read(record, http, position))).toEqual(['A B', 'C', 'D']);
    }
  });

  it('fails with a layer that fails, after what came before it', async () => {
    const { http: half } = service({ 17: ['A'] });
    const seen: FeedPage[] = [];
    const reading = (async () => {
      for await (const page of pages(record, { since: null, position: null }, half)) seen.push(page);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_found' });
    expect(seen).toEqual([{ rows: [expect.objectContaining({ NUM: 'A' })], next: { layer: '2026' } }]);
  });

  it('may have empty layers', async () => {
    const { http: empty } = service({ 17: [], 18: ['D'] });
    expect(numbers(await read(record, empty))).toEqual(['', 'D']);
  });

  it('is asked for single rows in every layer', async () => {
    const { http: portal, asked } = service({ 17: ['A', 'B'], 18: ['B', 'D'] });
    const rows = await rowsBy(record, 'NUM', ['B', 'D', 'X'], portal);
    expect(rows.map((row) => row.NUM)).toEqual(['B', 'B', 'D']);
    const layers = asked.filter((one) => one.includes('IN')).map((one) => one.split(' ')[0]);
    expect([...new Set(layers)]).toEqual(['17', '18']);
  });
});

describe('layers a city has added', () => {
  const growing: FeedRecord = { ...record, newLayers: { service: SERVICE, name: 'building permits' } };
  const listed = {
    layers: [
      { id: 3, name: 'Building Permits in 2028' },
      { id: 17, name: 'Building Permits in 2025' },
      { id: 18, name: 'Building Permits in 2026' },
      { id: 40, name: 'Building Permits in 2027' },
      { id: 41, name: 'Business Licenses in 2027' },
    ],
  };

  it('are found by their name, in the order of their years', async () => {
    const { http } = service({ 17: ['A'], 18: ['B'], 40: ['C'], 3: ['D'] }, listed);
    const all = await read(growing, http);
    expect(numbers(all)).toEqual(['A', 'B', 'C', 'D']);
    expect(all.map((page) => page.next)).toEqual([
      { layer: '2026' },
      { layer: '2027' },
      { layer: '2028' },
      null,
    ]);
  });

  it('are none where the service does not list its layers', async () => {
    const { http } = service({ 17: ['A'], 18: ['B'] });
    expect(numbers(await read(growing, http))).toEqual(['A', 'B']);
  });

  describe('where the list cannot be read', () => {
    const { http } = service({ 17: ['A'], 18: ['B'] });
    const asked = (answer: () => unknown) => ({
      getJson: async (url: URL) => (url.pathname.endsWith('/FeatureServer') ? answer() : http.getJson(url)),
    });
    const readGrowing = (portal: FeedHttp) => rowsBy(growing, 'NUM', ['A', 'B', 'C'], portal);

    it.each(['portal_error', 'refused', 'not_json', 'empty', 'timeout'] as const)(
      'a question for single rows fails rather than calls them absent: %s',
      async (code) => {
        const portal = asked(() => {
          throw new FeedFailure(code, 'not now');
        });
        await expect(readGrowing(portal)).rejects.toMatchObject({ code });
        if (code !== 'timeout') expect(numbers(await read(growing, portal))).toEqual(['A', 'B']);
      },
    );

    it('so it does where the answer is no list', async () => {
      const portal = asked(() => ({ error: { code: 498, message: 'Token' } }));
      await expect(readGrowing(portal)).rejects.toMatchObject({ code: 'portal_error' });
      await expect(readGrowing(asked(() => ({})))).rejects.toMatchObject({ code: 'portal_error' });
    });

    it('a service that is gone has no layers to add', async () => {
      expect((await readGrowing(http)).map((row) => row.NUM)).toEqual(['A', 'B']);
    });
  });
});
