import { dayIn } from '@/lib/platform/clock/zones';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { adapterFor } from './adapters/adapter-for';
import { listLayers } from './adapters/layers';
import { readDate } from './dates';
import { lookupColumns, mappedColumns, missingColumns, requiredColumns } from './mapped-columns';
import { getRowReader } from './normalise';
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
/** The minimum share of rows that must become permits. */
const READABLE = 0.8;
/** Rows excluded by the record on purpose do not count as failures. */
const ON_PURPOSE: ReadonlySet<SetAsideReason> = new Set(['not_construction', 'placeholder', 'other_address']);

/** What a probe learned from a small page of a source's newest rows. */
export type Look =
  | { ok: true; newestOn: string | null }
  | { ok: false; state: 'columns_changed' | 'unreadable'; detail: string };

/**
 * Reads a page of every layer's newest rows and compares it with the record: required columns must exist in
 * every layer, other mapped columns in at least one. Throws `FeedFailure`.
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
 * The newest rows by the feed's own date where it sorts chronologically, else by row id. If sorting by the
 * column fails or times out (the column may be gone or not indexed), the rows are read unsorted.
 */
export async function newestRows(record: FeedRecord, http: FeedHttp): Promise<NewestRows> {
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

/** Text dates in month-first order do not sort chronologically. */
function sortsAsDate(value: unknown): boolean {
  return typeof value !== 'string' || value === '' || /^\d{4}-\d{2}-\d{2}/.test(value);
}

/** With fewer lookup rows than this, an empty column proves nothing. */
const ENOUGH_LOOKED_UP = 20;

function columnsLacking(
  record: FeedRecord,
  { rows, columns }: NewestRows,
): { required: string[]; mapped: string[] } {
  if (rows.length === 0 && columns === null) return { required: [], mapped: [] };
  const present = new Set(columns ?? []);
  for (const row of rows) for (const name of Object.keys(row ?? {})) present.add(name);
  const required = missingColumns(requiredColumns(record), present);
  // Without a column list, a column may be absent only because it is empty in recent rows.
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
  const readRow = getRowReader(record);
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

/**
 * The row's value of the polling column, even where the permit does not use it: Cleveland's date is filled on
 * every row.
 */
function polledDate({ poll, timeZone }: FeedRecord, row: RawRow, tomorrow: string): string | null {
  if (poll.by !== 'date') return null;
  const { date } = readDate(row[poll.column], timeZone);
  return date !== null && date <= tomorrow ? date : null;
}

/** The latest date of a permit; dates in the future are typing errors. */
function newestDate(permit: NormalisedPermit, tomorrow: string): string | null {
  const { statusDate, appliedDate, approvedDate, issuedDate, completedDate } = permit;
  let newest: string | null = null;
  for (const date of [statusDate, appliedDate, approvedDate, issuedDate, completedDate]) {
    if (date !== null && date <= tomorrow && (newest === null || date > newest)) newest = date;
  }
  return newest;
}
