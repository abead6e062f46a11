import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { fromPermits, ofCompany } from './scope';

/** Degrees; the map's edges. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Permits that lie so close together that the map shows them as one. */
export interface Cluster {
  latitude: number;
  longitude: number;
  permits: number;
  byStatus: Partial<Record<StatusBucket, number>>;
  /** Of a cluster of one. */
  permitId: number | null;
}

export interface Places {
  /** Around all of them; null where none has a place. */
  around: Box | null;
  placed: number;
  unplaced: number;
}

/** Cells across the map and down it: what shares one is one mark. */
const CELLS = 18;

export function readBox(text: string): Box | null {
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const fits = text !== '' && south < north && west < east && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return fits && west >= -180 && east <= 180 ? { south, west, north, east } : null;
}

export function inBox({ south, west, north, east }: Box): SQL {
  return sql`(p.latitude between ${south} and ${north} and p.longitude between ${west} and ${east})`;
}

export async function measurePlaces(ctx: Context<UserActor>, where: SQL): Promise<Places> {
  const [row] = await ctx.db.execute<{
    south: number | null;
    west: number | null;
    north: number | null;
    east: number | null;
    placed: number | string;
    unplaced: number | string;
  }>(sql`
    select min(p.latitude) as south, max(p.latitude) as north, min(p.longitude) as west, max(p.longitude) as east,
      count(p.latitude) as placed, count(*) - count(p.latitude) as unplaced
    from ${fromPermits(ctx.now)} where ${ofCompany(ctx.actor.companyId)} and ${where}`);
  const { south = null, west = null, north = null, east = null } = row ?? {};
  const around =
    south === null || west === null || north === null || east === null ? null : { south, west, north, east };
  return { around, placed: Number(row?.placed ?? 0), unplaced: Number(row?.unplaced ?? 0) };
}

/** What lies within a box, those close together as one. */
export async function listClusters(
  ctx: Context<UserActor>,
  { where, box }: { where: SQL; box: Box },
): Promise<Cluster[]> {
  const across = (box.east - box.west) / CELLS;
  const down = (box.north - box.south) / CELLS;
  const rows = await ctx.db.execute<{
    latitude: number;
    longitude: number;
    permits: number | string;
    statuses: Partial<Record<StatusBucket, number>>;
    id: number | string;
  }>(sql`
    select sum(latitude * permits) / sum(permits) as latitude, sum(longitude * permits) / sum(permits) as longitude,
      sum(permits) as permits, json_object_agg(bucket, permits) as statuses, min(id) as id
    from (
      select floor((p.longitude - ${box.west}::float8) / ${across}::float8) as x,
        floor((p.latitude - ${box.south}::float8) / ${down}::float8) as y, p.status_bucket as bucket,
        count(*) as permits, avg(p.latitude) as latitude, avg(p.longitude) as longitude, min(p.id) as id
      from ${fromPermits(ctx.now)}
      where ${ofCompany(ctx.actor.companyId)} and ${where} and ${inBox(box)}
      group by 1, 2, 3
    ) cells group by x, y order by 3 desc`);
  return rows.map(({ latitude, longitude, permits, statuses, id }) => ({
    latitude,
    longitude,
    permits: Number(permits),
    byStatus: statuses,
    permitId: Number(permits) === 1 ? Number(id) : null,
  }));
}
