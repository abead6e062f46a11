import { sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import type { AddressQuery } from './address';
import { type BoardColumn, listBoard } from './board';
import { type DeskDates, listDates } from './dates';
import { type Grid, readGrid } from './grid';
import { type MapView, readMap } from './map-view';
import { inBox, readBox } from './places';
import { type DeskRows, listRows } from './rows';
import { weekOf } from './week';

/** The set in the one shape that is shown; the others are null. */
export interface DeskPage extends Grid {
  rows: DeskRows | null;
  board: BoardColumn[] | null;
  map: MapView | null;
  dates: DeskDates | null;
}

/** Everything the permits page shows, in as few ways to the database as the shape needs. */
export async function readPage(
  ctx: Context<UserActor>,
  { query, timeZone, tiles }: { query: AddressQuery; timeZone: string; tiles: string | null },
): Promise<DeskPage> {
  const grid = await readGrid(ctx, { query, timeZone });
  const { address, where, names } = grid;
  const { today } = names;
  const none = { rows: null, board: null, map: null, dates: null };
  if (grid.shown.permits === 0) return { ...grid, ...none };
  switch (address.shape) {
    case 'board':
      return { ...grid, ...none, board: await listBoard(ctx, { where, group: address.group, today }) };
    case 'calendar':
      return {
        ...grid,
        ...none,
        dates: await listDates(ctx, { where, from: address.from || weekOf(today), today }),
      };
    case 'map': {
      const box = readBox(address.box);
      const here = box ? sql`${where} and ${inBox(box)}` : where;
      const [map, rows] = await Promise.all([
        readMap(ctx, { where, box: address.box, tiles }),
        listRows(ctx, { where: here, sorting: address.sorting, today }),
      ]);
      return { ...grid, ...none, map, rows };
    }
    default:
      return { ...grid, ...none, rows: await listRows(ctx, { where, sorting: address.sorting, today }) };
  }
}
