import type { SQL } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { outlines } from '@/lib/tracking/permits/search/outlines';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { fitBox, projectIn, scaleOf, type Tile, tilesOf } from './map-frame';
import { type Box, listClusters, measurePlaces, readBox } from './places';

export interface Mark {
  x: number;
  y: number;
  permits: number;
  byStatus: Partial<Record<StatusBucket, number>>;
  permitId: number | null;
}

/** The map as it is drawn: pixels of its frame. */
export interface MapView {
  box: Box;
  /** What is around all of them. */
  all: Box;
  outlines: string;
  tiles: Tile[];
  marks: Mark[];
  scale: { miles: number; pixels: number };
  placed: number;
  /** Permits without a place: they stay in the list. */
  unplaced: number;
  isMoved: boolean;
}

/** Null where no permit of the set has a place. */
export async function readMap(
  ctx: Context<UserActor>,
  { where, box: asked, tiles }: { where: SQL; box: string; tiles: string | null },
): Promise<MapView | null> {
  const { around, placed, unplaced } = await measurePlaces(ctx, where);
  if (!around) return null;
  const moved = readBox(asked);
  const all = fitBox(around);
  const box = moved ?? all;
  const project = projectIn(box);
  const clusters = await listClusters(ctx, { where, box });
  return {
    box,
    all,
    outlines: outlines(box, project),
    tiles: tiles ? tilesOf(box, tiles) : [],
    marks: clusters.map(({ longitude, latitude, ...mark }) => {
      const [x, y] = project(longitude, latitude);
      return { ...mark, x, y };
    }),
    scale: scaleOf(box),
    placed,
    unplaced,
    isMoved: moved !== null,
  };
}
