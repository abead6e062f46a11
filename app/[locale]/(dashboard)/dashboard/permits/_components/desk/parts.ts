import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import { partAhead } from '@/components/ui/part-ahead';
import type { Shape } from '@/lib/company/desk/address';

// What the table does not need is fetched when it is shown, or ahead. The compiler looks for each `import` in `dynamic`.

export const Board = partAhead(
  dynamic(() => loadPart(() => import('./board').then((module) => module.Board))),
  () => import('./board').then((module) => module.Board),
);

export const BulkBar = partAhead(
  dynamic(() => loadPart(() => import('./bulk-bar').then((module) => module.BulkBar))),
  () => import('./bulk-bar').then((module) => module.BulkBar),
);

export const DeskCalendar = partAhead(
  dynamic(() => loadPart(() => import('./calendar').then((module) => module.DeskCalendar))),
  () => import('./calendar').then((module) => module.DeskCalendar),
);

export const DeskMap = partAhead(
  dynamic(() => loadPart(() => import('./map').then((module) => module.DeskMap))),
  () => import('./map').then((module) => module.DeskMap),
);

export const MapList = partAhead(
  dynamic(() => loadPart(() => import('./map-list').then((module) => module.MapList))),
  () => import('./map-list').then((module) => module.MapList),
);

export const Peek = partAhead(
  dynamic(() => loadPart(() => import('./peek').then((module) => module.Peek))),
  () => import('./peek').then((module) => module.Peek),
);

export const PeekActions = partAhead(
  dynamic(() => loadPart(() => import('./peek-actions').then((module) => module.PeekActions))),
  () => import('./peek-actions').then((module) => module.PeekActions),
);

export const BulkProgress = dynamic(() =>
  loadPart(() => import('./bulk-progress').then((module) => module.BulkProgress)),
);

export const ColumnMenu = dynamic(() =>
  loadPart(() => import('./column-menu').then((module) => module.ColumnMenu)),
);

/** What a press in the list shows. */
export function fetchPressed(): void {
  for (const part of [Peek, PeekActions, BulkBar]) part.fetchAhead();
}

const OF_SHAPE = { table: [], board: [Board], map: [DeskMap, MapList], calendar: [DeskCalendar] };

export function fetchShape(shape: Shape): void {
  for (const part of OF_SHAPE[shape]) part.fetchAhead();
}
