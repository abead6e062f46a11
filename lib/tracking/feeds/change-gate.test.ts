import { describe, expect, it } from 'vitest';
import { memoryValidators } from './change-gate';
import { createFeedHttp } from './http';
import { readFeed } from './read';
import { type ConditionalFeedHttp, FeedFailure, type FeedRecord, type ReadPage } from './types';

const record: FeedRecord = {
  id: 'test-az',
  city: 'Testville',
  state: 'AZ',
  timeZone: 'America/Phoenix',
  platform: 'arcgis',
  endpoint: 'https://gis.example.gov/rest/services/P/MapServer/1',
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

const layer = {
  objectIdField: 'OID',
  fields: [
    { name: 'OID', type: 'esriFieldTypeOID' },
    { name: 'NUM', type: 'x' },
  ],
};
const row = { attributes: { OID: 1, NUM: 'A', ISSUED: '2026-01-01', ADDRESS: '1 A ST' } };

/** A layer that answers its description only when it is not known yet, as a portal with ETags does. */
function portal(description: object, failure?: FeedFailure) {
  const asked: string[] = [];
  let isRemembered = false;
  const http: ConditionalFeedHttp = {
    remembers: true,
    getJson: async (url) => {
      asked.push(url.pathname.endsWith('/query') ? 'rows' : 'layer');
      return url.pathname.endsWith('/query') ? { features: [row] } : { ...layer, ...description };
    },
    getJsonIfChanged: async () => {
      asked.push('gate');
      if (failure) throw failure;
      if (isRemembered) return { modified: false };
      return {
        modified: true,
        body: { ...layer, ...description },
        remember: async () => {
          isRemembered = true;
        },
      };
    },
  };
  return { http, asked };
}

const again = { since: new Date('2026-03-01T00:00:00Z'), position: null };

async function countRows(
  http: ConditionalFeedHttp,
  request: Parameters<typeof readFeed>[1] = again,
): Promise<number> {
  let rows = 0;
  for await (const page of readFeed(record, request, http)) rows += page.rows;
  return rows;
}

const dated = { editingInfo: { lastEditDate: 1_772_000_000_000 } };

describe('a feed that is read whole', () => {
  it('is not read again while its description says it did not change', async () => {
    const { http, asked } = portal(dated);
    expect(await countRows(http)).toBe(1);
    expect(await countRows(http)).toBe(0);
    expect(asked).toEqual(['gate', 'layer', 'rows', 'gate']);
  });

  it('is read again when the last page was not worked in', async () => {
    const { http } = portal(dated);
    const failing = async (): Promise<void> => {
      for await (const _ of readFeed(record, again, http)) throw new Error('the database went away');
    };
    await expect(failing()).rejects.toThrow('the database went away');
    expect(await countRows(http)).toBe(1);
  });

  it('is always read where the description does not tell the last change', async () => {
    const { http } = portal({});
    expect(await countRows(http)).toBe(1);
    expect(await countRows(http)).toBe(1);
  });

  it('is read without asking the first time, and when a read goes on', async () => {
    const { http, asked } = portal(dated);
    await countRows(http, { since: null, position: null });
    await countRows(http, { since: again.since, position: { oid: 0 } });
    expect(asked).not.toContain('gate');
  });

  it('is read where the portal has no description, and not where it is in trouble', async () => {
    expect(await countRows(portal(dated, new FeedFailure('not_found', 'none')).http)).toBe(1);
    await expect(countRows(portal(dated, new FeedFailure('server_error', 'down')).http)).rejects.toThrow(
      'down',
    );
  });
});

describe('a feed of several sources that is read whole', () => {
  const SERVICE = 'https://gis.example.gov/rest/services/P/MapServer';
  const several: FeedRecord = {
    ...record,
    layers: [
      { id: 'a', endpoint: `${SERVICE}/1` },
      { id: 'b', endpoint: `${SERVICE}/2` },
    ],
    lookup: { endpoint: `${SERVICE}/9`, column: 'NUM', by: 'NUM' },
  };

  /** Each source's description answers "not modified" until its version changes. */
  function sources() {
    const versions: Record<string, number> = { 1: 1, 2: 1, 9: 1 };
    const known = new Map<string, number>();
    const http: ConditionalFeedHttp = {
      remembers: true,
      getJson: async (url) => (url.pathname.endsWith('/query') ? { features: [row] } : layer),
      getJsonIfChanged: async (url) => {
        const name = url.pathname.split('/').at(-1) ?? '';
        const version = versions[name] ?? 0;
        if (known.get(name) === version) return { modified: false };
        const remember = async () => void known.set(name, version);
        return { modified: true, body: { ...layer, ...dated }, remember };
      },
    };
    return { http, versions };
  }

  async function rowsRead(http: ConditionalFeedHttp): Promise<number> {
    let rows = 0;
    for await (const page of readFeed(several, again, http)) rows += page.rows;
    return rows;
  }

  it.each(['1', '2', '9'])(
    'is read again when only source %s has changed, and then not again',
    async (name) => {
      const { http, versions } = sources();
      expect(await rowsRead(http)).toBe(2);
      expect(await rowsRead(http)).toBe(0);
      versions[name] = 2;
      expect(await rowsRead(http)).toBe(2);
      expect(await rowsRead(http)).toBe(0);
    },
  );
});

describe('validators', () => {
  it('are kept in memory by address', async () => {
    const store = memoryValidators();
    expect(await store.get('https://a.example/')).toBeNull();
    await store.set('https://a.example/', { etag: '"1"', lastModified: null });
    expect(await store.get('https://a.example/')).toEqual({ etag: '"1"', lastModified: null });
    expect(createFeedHttp({ validators: store }).remembers).toBe(true);
    expect(createFeedHttp().remembers).toBe(false);
  });
});

it('pages keep their shape when nothing changed', async () => {
  const { http } = portal(dated);
  await countRows(http);
  const pages: ReadPage[] = [];
  for await (const page of readFeed(record, again, http)) pages.push(page);
  expect(pages).toEqual([
    {
      permits: [],
      setAside: [],
      unknownStatuses: new Map(),
      duplicates: 0,
      rows: 0,
      next: null,
      notModified: true,
    },
  ]);
});
