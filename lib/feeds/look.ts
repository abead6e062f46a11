import { dayIn } from '@/lib/clock/zones';
import type { NormalisedPermit } from '@/lib/permits/types';
import { adapterFor } from './adapters/adapter-for';
import { listLayers } from './adapters/layers';
import { readDate } from './dates';
import { lookupColumns, mappedColumns, missingColumns, requiredColumns } from './mapped-columns';
import { rowReaderOf } from './normalise';
import { isPlainColumn } from './recheck-rows';
import {
  FeedFailure,
  type FeedFailureCode,
  type FeedHttp,
  type FeedRecord,
  type NewestRows,
  type RawRow,
  type SetAsideReason,
} from './types';

const ROWS = 100;
const DAY_MS = 86_400_000;
/** The part of the rows that must become permits. */
const READABLE = 0.8;
/** Rows a record keeps aside on purpose say nothing against it. */
const ON_PURPOSE: ReadonlySet<SetAsideReason> = new Set(['not_construction', 'placeholder', 'other_address']);

/** What a small page of a source's newest rows says of it. */
export type Look =
  | { ok: true; newestOn: string | null }
  | { ok: false; state: 'columns_changed' | 'unreadable'; detail: string };

/**
 * Reads a page of every layer's newest rows and holds them against the record: what it requires must be in every
 * layer, the rest of what it reads in one of them. Throws `FeedFailure`.
 */
export async function lookAt(record: FeedRecord, http: FeedHttp, now: Date): Promise<Look> {
  const tomorrow = dayIn(record.timeZone, now.getTime() + DAY_MS);
  const absent: string[][] = [];
  let newestOn: string | null = null;
  let rows = 0;
  for (const layer of await listLayers(record, http)) {
    const where = layer.id === null ? '' : `${layer.id}: `;
    const answer = await newestRows(layer.record, http);
    rows += answer.rows.length;
    const lacks = columnsLacking(record, answer);
    if (lacks.required.length > 0) return columnsChanged(where, lacks.required);
    absent.push(lacks.mapped);
    const read = readRows(record, answer.rows, tomorrow);
    if (read.problem !== null) return { ok: false, state: 'unreadable', detail: `${where}${read.problem}` };
    newestOn = later(newestOn, read.newestOn);
  }
  const nowhere = (absent[0] ?? []).filter((column) => absent.every((columns) => columns.includes(column)));
  if (nowhere.length > 0) return columnsChanged('', nowhere);
  return rows === 0 ? { ok: false, state: 'unreadable', detail: 'no rows' } : { ok: true, newestOn };
}

function columnsChanged(where: string, columns: string[]): Look {
  const names = columns.map((column) => `"${column}"`).join(', ');
  return { ok: false, state: 'columns_changed', detail: `${where}no column ${names}` };
}

function later(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}

/**
 * The newest by the feed's own date where that sorts; else by its numbering. A portal that refuses to sort by a column
 * may have lost it, one that does not come to an end may have no index of it: then the rows are looked at without.
 */
async function newestRows(record: FeedRecord, http: FeedHttp): Promise<NewestRows> {
  const adapter = adapterFor(record.platform);
  const column = dateColumn(record);
  const plain = () => adapter.newest(record, null, ROWS, http);
  if (column === null) return await plain();
  let answer: NewestRows;
  try {
    answer = await adapter.newest(record, column, ROWS, http);
  } catch (error) {
    if (error instanceof FeedFailure && NOT_SORTED.has(error.code)) return await plain();
    throw error;
  }
  return answer.rows.length > 0 && answer.rows.every((row) => sortsAsDate(row?.[column]))
    ? answer
    : await plain();
}

const NOT_SORTED: ReadonlySet<FeedFailureCode> = new Set(['portal_error', 'timeout']);

function dateColumn(record: FeedRecord): string | null {
  if (record.poll.by === 'date') return record.poll.column;
  const { statusDate, issuedDate, appliedDate, completedDate } = record.fields;
  for (const source of [statusDate, issuedDate, appliedDate, completedDate]) {
    if (source !== undefined && isPlainColumn(source)) return source;
  }
  return null;
}

/** Text in the American order is sorted by its month. */
function sortsAsDate(value: unknown): boolean {
  return typeof value !== 'string' || value === '' || /^\d{4}-\d{2}-\d{2}/.test(value);
}

/** Fewer looked-up rows may all leave a column empty. */
const ENOUGH_LOOKED_UP = 20;

function columnsLacking(
  record: FeedRecord,
  { rows, columns }: NewestRows,
): { required: string[]; mapped: string[] } {
  if (rows.length === 0 && columns === null) return { required: [], mapped: [] };
  const present = new Set(columns ?? []);
  for (const row of rows) for (const name of Object.keys(row ?? {})) present.add(name);
  const required = missingColumns(requiredColumns(record), present);
  // Without a list a column may be absent because nobody has filled it lately.
  const mapped = columns === null ? [] : missingColumns(mappedColumns(record), present);
  const lookedUp = rows
    .map((row) => row?.lookup)
    .filter((found) => typeof found === 'object' && found !== null);
  if (lookedUp.length >= ENOUGH_LOOKED_UP) {
    const names = new Set(lookedUp.flatMap((found) => Object.keys(found).map((name) => `lookup.${name}`)));
    mapped.push(...missingColumns(lookupColumns(record), names));
  }
  return { required, mapped };
}

function readRows(
  record: FeedRecord,
  rows: RawRow[],
  tomorrow: string,
): { problem: string | null; newestOn: string | null } {
  const readRow = rowReaderOf(record);
  const reasons = new Map<SetAsideReason, number>();
  let newestOn: string | null = null;
  let permits = 0;
  for (const row of rows) {
    const read = readRow(row);
    if (read.ok) {
      permits++;
      newestOn = later(newestOn, newestDate(read.permit, tomorrow));
      newestOn = later(newestOn, polledDate(record, row, tomorrow));
    } else if (!ON_PURPOSE.has(read.setAside.reason)) {
      reasons.set(read.setAside.reason, (reasons.get(read.setAside.reason) ?? 0) + 1);
    }
  }
  const failed = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  if (permits >= READABLE * (permits + failed)) return { problem: null, newestOn };
  const why = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  return { problem: `${permits} of ${permits + failed} rows became permits (${why})`, newestOn };
}

/** The day a feed is polled by, also where the permit does not take it over: Cleveland's date is on every row. */
function polledDate({ poll, timeZone }: FeedRecord, row: RawRow, tomorrow: string): string | null {
  if (poll.by !== 'date') return null;
  const { date } = readDate(row[poll.column], timeZone);
  return date !== null && date <= tomorrow ? date : null;
}

/** The newest day among what has happened to a permit; a day still to come is somebody's mistake. */
function newestDate(permit: NormalisedPermit, tomorrow: string): string | null {
  const { statusDate, appliedDate, approvedDate, issuedDate, completedDate } = permit;
  let newest: string | null = null;
  for (const date of [statusDate, appliedDate, approvedDate, issuedDate, completedDate]) {
    if (date !== null && date <= tomorrow && (newest === null || date > newest)) newest = date;
  }
  return newest;
}
