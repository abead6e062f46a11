import type { RawRow } from '@/lib/tracking/feeds/types';
import {
  compareForSort,
  compile,
  compilePredicate,
  lowerBound,
  type ResolveColumn,
} from './expression/evaluate';
import type { Expression } from './expression/parse';
import type { OrderTerm } from './expression/select';

export type ColumnKind = 'text' | 'number' | 'date' | 'date_only';

export interface TableQuery {
  where?: Expression | undefined;
  order: OrderTerm[];
  limit: number;
  offset: number;
}

export interface TablePage {
  rows: RawRow[];
  /** Whether rows that match stand behind this page. */
  more: boolean;
}

/** A list of rows already in an order a query may ask for. */
export interface SortedList {
  length: number;
  at(position: number): RawRow;
  /** The first position whose leading value may be `bound` or more. */
  seek(bound: string | number): number;
}

/** What the four protocols read from: a city of our own making, or a recorded file. */
export interface Table {
  /** Without the portal's own numbering. */
  columns: Map<string, ColumnKind>;
  /** The column that numbers the rows: `:id`, `OBJECTID`, `_id`, `cartodb_id`. */
  idColumn: string;
  /** Changes whenever any row does. */
  version: string;
  changedAt: Date;
  resolve: ResolveColumn;
  /** By `:updated_at` then `:id`, or by the row number. */
  sorted(column: 'updated_at' | 'id'): SortedList;
}

const NUMBERED = /^(:id|objectid|_id|cartodb_id|fid)$/i;

function getColumn(term: OrderTerm | undefined): string | undefined {
  return term?.of.kind === 'column' && !term.descending ? term.of.name : undefined;
}

/** The list that already stands in the order asked for, with the column it is sorted by. */
function readyList(table: Table, order: OrderTerm[]): { list: SortedList; column: string } | undefined {
  const first = getColumn(order[0]);
  if (order.length === 0) return { list: table.sorted('id'), column: table.idColumn };
  if (first === undefined) return undefined;
  if (order.length === 1 && NUMBERED.test(first)) return { list: table.sorted('id'), column: first };
  if (first !== ':updated_at') return undefined;
  const second = getColumn(order[1]);
  const plain = order.length === 1 || (order.length === 2 && second !== undefined && NUMBERED.test(second));
  return plain ? { list: table.sorted('updated_at'), column: first } : undefined;
}

function scan(
  list: SortedList,
  start: number,
  matches: (row: RawRow) => boolean,
  query: TableQuery,
): TablePage {
  const rows: RawRow[] = [];
  let skipped = 0;
  for (let position = start; position < list.length; position += 1) {
    const row = list.at(position);
    if (!matches(row)) continue;
    if (skipped < query.offset) skipped += 1;
    else if (rows.length < query.limit) rows.push(row);
    else return { rows, more: true };
  }
  return { rows, more: false };
}

function sortedScan(table: Table, matches: (row: RawRow) => boolean, query: TableQuery): TablePage {
  const terms = query.order.map(({ of, descending }) => ({
    value: compile(of, table.resolve),
    sign: descending ? -1 : 1,
  }));
  const all = scan(table.sorted('id'), 0, matches, {
    order: [],
    limit: Number.POSITIVE_INFINITY,
    offset: 0,
  }).rows;
  const keyed = all.map((row) => ({ row, keys: terms.map((term) => term.value(row)) }));
  keyed.sort((a, b) => {
    for (const [i, term] of terms.entries()) {
      const found = compareForSort(a.keys[i], b.keys[i]) * term.sign;
      if (found !== 0) return found;
    }
    return 0;
  });
  const end = query.offset + query.limit;
  return { rows: keyed.slice(query.offset, end).map(({ row }) => row), more: keyed.length > end };
}

function predicate(table: Table, where: Expression | undefined): (row: RawRow) => boolean {
  return where === undefined ? () => true : compilePredicate(where, table.resolve);
}

/** Answers a query. A list that already stands in the order asked for is read from the first row that can match. */
export function readTable(table: Table, query: TableQuery): TablePage {
  const matches = predicate(table, query.where);
  const ready = readyList(table, query.order);
  if (ready === undefined) return sortedScan(table, matches, query);
  const bound = query.where && lowerBound(query.where, ready.column);
  return scan(ready.list, bound === undefined ? 0 : ready.list.seek(bound), matches, query);
}

export function countRows(table: Table, where: Expression | undefined): number {
  const list = table.sorted('id');
  if (where === undefined || where.kind === 'literal') return list.length;
  const matches = predicate(table, where);
  const bound = lowerBound(where, table.idColumn);
  let count = 0;
  for (let i = bound === undefined ? 0 : list.seek(bound); i < list.length; i += 1)
    if (matches(list.at(i))) count += 1;
  return count;
}
