import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { readFeed } from '@/lib/tracking/feeds/read';
import { FeedFailure, type FeedRecord, type ReadPage, SET_ASIDE_REASONS } from '@/lib/tracking/feeds/types';
import { createFeedServer } from '@/scripts/feed-server';
import { recordForFile } from '@/tests/support/recorded-dialects';

const samples = resolve(import.meta.dirname, '../../../shared/samples');
const isThere = existsSync(samples);
if (!isThere) console.info(`Recorded samples: skipped, there is no ${samples}`);

const present = isThere
  ? ['rows', 'bodies'].flatMap((folder) => readdirSync(resolve(samples, folder))).sort()
  : [];
/** The folder also holds what is no permit, as licences and inspections, and what came since. */
const files = present.filter((file) => recordForFile(file, '') !== undefined);
const undescribed = present.filter((file) => !files.includes(file));
if (undescribed.length > 0) console.info(`Recorded samples no record reads: ${undescribed.join(', ')}`);

/** The one body that is an error and no rows. */
const ERROR_FILE = 'boston-ma.ckan.error.raw.json';

const EXPECTED_ROWS: Record<string, number> = {
  'austin-tx.csv': 7,
  'austin-tx.socrata.rows.json': 7,
  'baton-rouge-la.7fq7-8j7r.csv': 10,
  'boston-ma.ckan.current-row.json': 1,
  'boston-ma.ckan.datastore_search_sql.raw.json': 1,
  'chicago-il.csv': 441,
  'chicago-il.socrata.raw.json': 1,
  'detroit-mi.arcgis.row.json': 1,
  'los-angeles-ca.csv': 13,
  'montgomery-county-md-res.m88u-pqki.csv': 10,
  'new-orleans-la.rcm3-fn58.csv': 10,
  'new-york-ny-dobnow.rbx6-tga4.csv': 7,
  'philadelphia-pa.carto.row.json': 1,
  'philadelphia-pa.csv': 6,
  'phoenix-az.arcgis.query.raw.json': 3,
  'san-antonio-tx.ckan.rows.json': 2,
  'san-francisco-ca.csv': 2000,
  'seattle-wa.csv': 3,
  'seattle-wa.socrata.row.json': 1,
};

const table: Record<string, string | number>[] = [];

async function readAll(record: FeedRecord): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  const request = { since: null, position: null, pageSize: 300 };
  for await (const page of readFeed(record, request, createFeedHttp({ tries: 1 }))) pages.push(page);
  return pages;
}

describe.skipIf(!isThere)('recorded rows and bodies of real feeds', () => {
  const server = isThere ? createFeedServer({ recordedDir: samples, seed: 1 }) : undefined;
  let url = '';

  beforeAll(async () => {
    if (server) url = (await server.listen(0)).url;
  });

  afterAll(async () => {
    await server?.close();
    console.table(table);
  });

  function requireRecord(file: string): FeedRecord {
    const record = recordForFile(file, `${url}/recorded/${file}`);
    if (!record) throw new Error(`${file} is not described in recorded-dialects.ts`);
    return record;
  }

  it('are all there and all counted', () => {
    expect(files.filter((file) => file !== ERROR_FILE)).toEqual(Object.keys(EXPECTED_ROWS));
  });

  it.each(files.filter((file) => file !== ERROR_FILE))(
    '%s: every row is a permit or set aside',
    async (file) => {
      const pages = await readAll(requireRecord(file));
      const permits = pages.flatMap((page) => page.permits);
      const setAside = pages.flatMap((page) => page.setAside);
      const duplicates = pages.reduce((sum, page) => sum + page.duplicates, 0);
      const rows = pages.reduce((sum, page) => sum + page.rows, 0);
      const unknown = new Set(pages.flatMap((page) => [...page.unknownStatuses.keys()]));
      const reasons = SET_ASIDE_REASONS.map(
        (reason) => [reason, setAside.filter((row) => row.reason === reason).length] as const,
      ).filter(([, count]) => count > 0);
      table.push({
        file,
        rows,
        permits: permits.length,
        'set aside': reasons.map(([reason, count]) => `${reason} ${count}`).join(', '),
        duplicates,
        'unknown statuses': [...unknown].join(', '),
      });

      expect(rows).toBe(EXPECTED_ROWS[file]);
      expect(permits.length + setAside.length + duplicates).toBe(rows);
      for (const row of setAside) expect(row.detail).not.toBe('');
      expect(reasons.map(([reason]) => reason)).not.toContain('unreadable');
      for (const permit of permits) {
        expect(permit.sourceKey).not.toBe('');
        expect(permit.permitNumber).not.toBe('');
        expect(permit.hash).toMatch(/^[0-9a-f]{32}$/);
        const dates = [permit.appliedDate, permit.approvedDate, permit.issuedDate, permit.completedDate];
        expect(dates.some((date) => date !== null) || permit.statusWord !== null).toBe(true);
        expect(permit.address !== null || permit.latitude !== null).toBe(true);
        for (const date of dates) if (date !== null) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    },
  );

  it('name every status the files hold', () => {
    expect(table.map((row) => row['unknown statuses']).filter((words) => words !== '')).toEqual([]);
  });

  it(`${ERROR_FILE} is an error of the portal`, async () => {
    const error = await readAll(requireRecord(ERROR_FILE)).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(FeedFailure);
    expect(error).toMatchObject({ code: 'portal_error', message: expect.stringContaining('does not exist') });
  });
});
