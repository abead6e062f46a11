import { isDay } from '@/lib/platform/clock/days';
import {
  type ColumnChoice,
  readColumns,
  readSorting,
  type Sorting,
  USUAL_SORTING,
  writeColumns,
  writeSorting,
} from './columns';
import { type Filter, MAX_FILTER_LENGTH, parseFilter, writeFilter } from './language/parse';

export const SHAPES = ['table', 'board', 'map', 'calendar'] as const;
export type Shape = (typeof SHAPES)[number];

/** What a board has a column for. */
export const GROUPS = ['status', 'person', 'tag', 'city'] as const;
export type Group = (typeof GROUPS)[number];

/** Everything the permits page shows, as its address has it. Pure: server and browser read it alike. */
export interface DeskAddress {
  filter: Filter;
  shape: Shape;
  sorting: Sorting;
  columns: ColumnChoice[];
  group: Group;
  /** Where the shown state came from: a saved view, or one that is built in. */
  view: string;
  /** South, west, north, east of the map; empty for all. */
  box: string;
  /** The first day of the calendar's four weeks; empty for this week. */
  from: string;
  /** The permit that is open beside the list. */
  open: number | null;
  /** Names of columns that no longer exist. */
  gone: string[];
}

export type AddressQuery = Record<string, string | string[] | undefined>;

const VIEW = /^[a-z0-9_-]{1,60}$/;
const BOX = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/;

/** Reads an address; what it does not know counts as absent, so that old links still open. */
export function readAddress(query: AddressQuery): DeskAddress {
  const said = (name: string) => {
    const value = query[name];
    return ((Array.isArray(value) ? value[0] : value) ?? '').replaceAll('\0', '').slice(0, 1_000).trim();
  };
  const filter = parseFilter(said('q').slice(0, MAX_FILTER_LENGTH));
  // Links from before there were typed filters.
  const states = said('bucket').split(',').filter(Boolean);
  if (states.length > 0) filter.terms.push({ key: 'status', not: false, values: states.slice(0, 9) });
  if (said('city')) filter.terms.push({ key: 'city', not: false, values: [said('city')] });
  const { columns, gone } = readColumns(said('cols'));
  const open = Number(said('open'));
  return {
    filter,
    shape: SHAPES.find((shape) => shape === said('shape')) ?? 'table',
    sorting: readSorting(said('sort')) ?? USUAL_SORTING,
    columns,
    group: GROUPS.find((group) => group === said('group')) ?? 'status',
    view: VIEW.test(said('view')) ? said('view') : '',
    box: BOX.test(said('box')) ? said('box') : '',
    from: isDay(said('from')) ? said('from') : '',
    open: Number.isSafeInteger(open) && open > 0 ? open : null,
    gone,
  };
}

/** The address of a state, what is usual left out. */
export function writeAddress(address: Omit<DeskAddress, 'gone'>): Record<string, string> {
  const all: Record<string, string> = {
    view: address.view,
    ...writeState(address),
    box: address.box,
    from: address.from,
    open: address.open === null ? '' : String(address.open),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The part of an address that a view keeps: what is shown, and how. */
export function writeState({
  filter,
  shape,
  sorting,
  columns,
  group,
}: Pick<DeskAddress, 'filter' | 'shape' | 'sorting' | 'columns' | 'group'>): Record<string, string> {
  const state: Record<string, string> = {
    q: writeFilter(filter),
    shape: shape === 'table' ? '' : shape,
    sort: writeSorting(sorting),
    cols: writeColumns(columns),
    group: group === 'status' ? '' : group,
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ''));
}

/** The same as text, in one order, so that two of them can be compared. */
export function stateText(state: Parameters<typeof writeState>[0]): string {
  return new URLSearchParams(writeState(state)).toString();
}

/** The state a view's text stands for. */
export function readState(text: string): DeskAddress {
  return readAddress(Object.fromEntries(new URLSearchParams(text)));
}
