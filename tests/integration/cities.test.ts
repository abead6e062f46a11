import { describe, expect, it } from 'vitest';
import { PLACES } from '@/content/cities/places';
import type { Database } from '@/db/client';
import { feeds, permits } from '@/db/schema';
import { getCityNumbers, getCityStats, listAvailableCities } from '@/lib/tracking/cities/queries';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { jobContext, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

interface Row {
  applied?: string;
  issued?: string;
  type?: string;
  bucket?: StatusBucket;
}

async function feed(db: Database, record: string, options: { enabled?: boolean; rows?: Row[] } = {}) {
  const id = `${record}.sample`;
  await db.insert(feeds).values({
    id,
    record,
    mode: 'sample',
    enabled: options.enabled ?? true,
    nextPollAt: NOW,
    lastSuccessAt: NOW,
  });
  const rows = options.rows ?? [];
  if (rows.length === 0) return;
  await db.insert(permits).values(
    rows.map((row, index) => ({
      feedId: id,
      sourceKey: `${index}`,
      permitNumber: `P-${index}`,
      permitType: row.type ?? null,
      statusBucket: row.bucket ?? 'issued',
      appliedDate: row.applied ?? null,
      issuedDate: row.issued ?? null,
      city: 'x',
      state: 'TX',
      hash: 'h',
      firstSeenAt: NOW,
      changedAt: NOW,
    })),
  );
}

const many = (count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, i) => row(i));

describe('what the public site counts', () => {
  it('lists enabled cities by name with their permits', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'seattle-wa', { rows: many(3, () => ({})) });
      await feed(db, 'austin-tx');
      await feed(db, 'chicago-il', { enabled: false, rows: [{}] });
      const { count, cities } = await listAvailableCities(jobContext(db));
      expect(count).toBe(2);
      expect(cities.map(({ slug, permits: held, sample }) => [slug, held, sample])).toEqual([
        ['austin-tx', 0, true],
        ['seattle-wa', 3, true],
      ]);
      expect(cities[0]?.last_read_at).toBe(NOW.toISOString());
    });
  });

  it('adds them up by state, permit and inhabitant', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', { rows: many(2, () => ({})) });
      await feed(db, 'san-antonio-tx', { rows: [{}] });
      await feed(db, 'montgomery-county-md');
      expect(await getCityStats(jobContext(db))).toEqual({
        total_cities: 3,
        states: { TX: 2, MD: 1 },
        total_permits: 3,
        // A county has no figure of its own.
        total_population:
          (PLACES['austin-tx']?.population ?? 0) + (PLACES['san-antonio-tx']?.population ?? 0),
      });
    });
  });
});

describe('the figures of a city', () => {
  it('counts issued permits by month of the last twelve, empty months too', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', {
        rows: [
          { issued: '2026-11-02' },
          { issued: '2026-11-19' },
          { issued: '2026-02-10' },
          { issued: '2025-11-20', bucket: 'expired' },
          // A date ahead of the day is a slip of the city's, not a permit of this month.
          { issued: '2026-12-24', bucket: 'unknown' },
        ],
      });
      const numbers = await getCityNumbers(jobContext(db), { slug: 'austin-tx' });
      expect(numbers.permits).toBe(5);
      expect(numbers.by_status).toEqual({ issued: 3, expired: 1, unknown: 1 });
      expect(numbers.issued_by_month).toHaveLength(12);
      expect(numbers.issued_by_month.at(0)?.month).toBe('2025-12');
      expect(numbers.issued_by_month.filter(({ permits: count }) => count > 0)).toEqual([
        { month: '2026-02', permits: 1 },
        { month: '2026-11', permits: 2 },
      ]);
    });
  });

  it('measures days from application to issue where there are enough, and never below zero', async () => {
    await rolledBack(async (db) => {
      const day = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`;
      await feed(db, 'austin-tx', {
        rows: [
          // 0, 1, … 8 days: quartiles 2, 4, 6.
          ...many(9, (index) => ({ type: 'Reroof', applied: '2026-10-01', issued: day(index) })),
          // Too few to say anything.
          ...many(7, () => ({ type: 'Pool', applied: '2026-10-01', issued: '2026-10-03' })),
          // Dates the wrong way round.
          ...many(9, () => ({ type: 'Sign', applied: '2026-10-09', issued: '2026-10-03' })),
        ],
      });
      const { durations } = await getCityNumbers(jobContext(db), { slug: 'austin-tx' });
      expect(durations).toEqual([{ type: 'Reroof', permits: 9, days: { q1: 2, median: 4, q3: 6 } }]);
    });
  });

  it('knows no city without an enabled feed', async () => {
    await rolledBack(async (db) => {
      await feed(db, 'austin-tx', { enabled: false });
      const numbers = getCityNumbers(jobContext(db), { slug: 'austin-tx' });
      await expect(numbers).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  it.each(['atlantis-xx', 'austin-tx\u0000'])('knows no city called %j', async (slug) => {
    await rolledBack(async (db) => {
      const numbers = getCityNumbers(jobContext(db), { slug });
      await expect(numbers).rejects.toMatchObject({ code: 'not_found' });
    });
  });
});
