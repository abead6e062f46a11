import { daysBetween } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { type NormalisedPermit, STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import { mappedColumns, missingColumns } from './mapped-columns';
import { getRowReader } from './normalise';
import { readPage } from './read';
import { type FeedRecord, PERMIT_FIELDS, type PermitField, type RawRow, type SetAsideReason } from './types';

/** What a record makes of rows of its feed. Fields and columns are the record's own names. */
export interface Survey {
  rows: number;
  permits: NormalisedPermit[];
  /** Rows that another row of the same key replaced. */
  duplicates: number;
  setAside: { reason: SetAsideReason; rows: number; example: string }[];
  /** How many of the permits lack each field; `mapped` says whether the record fills it at all. */
  fields: { field: PermitField; mapped: boolean; missing: number }[];
  /** How many permits stand in each bucket, those with none left out. */
  buckets: { bucket: StatusBucket; permits: number }[];
  /** Status words no bucket holds, the most frequent first. */
  unknownWords: { word: string; rows: number }[];
  /** Values that could not be used, by what is said of them. */
  warnings: { warning: string; rows: number }[];
  /** Columns the record reads of which no row has any. */
  lacking: string[];
  /** Columns of the rows that the record does not read. */
  unread: string[];
  /** The newest day among the permits, and how many days ago in the city that is. */
  newest: { on: string; daysAgo: number } | null;
  /** The portal's newest edit stamp among the rows, and how long ago it was; null where rows carry none. */
  edited: { at: Date; agoMs: number } | null;
  /** Days from the permit's day to the portal's own stamp of the row's arrival. */
  posting: Spread | null;
}

interface Spread {
  count: number;
  median: number;
  p95: number;
  most: number;
}

/** Reads rows by the record's own reader and counts what came of them. */
export async function surveyRows(record: FeedRecord, rows: readonly RawRow[], now: Date): Promise<Survey> {
  const readRow = getRowReader(record);
  const warnings = new Map<string, number>();
  const posted: number[] = [];
  const page = await readPage({ rows: [...rows], next: null }, (raw) => {
    const read = readRow(raw);
    if (read.ok) {
      for (const warning of read.warnings) warnings.set(warning, (warnings.get(warning) ?? 0) + 1);
      const days = daysToPost(record, read.permit, raw);
      if (days !== null) posted.push(days);
    }
    return read;
  });
  const mapped = mappedColumns(record);
  const read = new Set([...record.requiredColumns, ...mapped.flat()].map(topLevel));
  const present = new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])));
  return {
    rows: page.rows,
    permits: page.permits,
    duplicates: page.duplicates,
    setAside: countReasons(page.setAside),
    fields: PERMIT_FIELDS.map((field) => ({
      field,
      mapped: record.fields[field] !== undefined,
      missing: page.permits.filter((permit) => cellOf(permit, field) === null).length,
    })),
    buckets: STATUS_BUCKETS.map((bucket) => ({
      bucket,
      permits: page.permits.filter((permit) => permit.statusBucket === bucket).length,
    })).filter(({ permits }) => permits > 0),
    unknownWords: sorted(page.unknownStatuses).map(([word, count]) => ({ word, rows: count })),
    warnings: sorted(warnings).map(([warning, count]) => ({ warning, rows: count })),
    lacking: rows.length === 0 ? [] : missingColumns(mapped, present),
    unread: [...present].filter((column) => !read.has(column) && !isSystemColumn(column)),
    newest: findNewest(record, page.permits, now),
    edited: findEdited(rows, now),
    posting: spreadOf(posted),
  };
}

const topLevel = (path: string) => path.split(/[.[]/)[0] ?? path;

/** What the platform adds to each row by itself. */
const isSystemColumn = (column: string) =>
  /^(:.*|geometry|centroid|lookup|objectid|_id|cartodb_id|fid)$/i.test(column);

function cellOf(permit: NormalisedPermit, field: PermitField): string | number | null {
  if (field === 'valuation') return permit.valuationCents;
  if (field === 'unpaidFee') return permit.unpaidCents;
  return field === 'fee' ? permit.feeCents : permit[field];
}

/** The median, 95th percentile and maximum by nearest rank; null without values. */
function spreadOf(values: readonly number[]): Spread | null {
  const ordered = [...values].sort((a, b) => a - b);
  const at = (share: number) => ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? 0;
  if (ordered.length === 0) return null;
  return { count: ordered.length, median: at(0.5), p95: at(0.95), most: at(1) };
}

function countReasons(setAside: { reason: SetAsideReason; detail: string }[]): Survey['setAside'] {
  const byReason = new Map<SetAsideReason, { rows: number; example: string }>();
  for (const { reason, detail } of setAside) {
    const known = byReason.get(reason);
    byReason.set(reason, { rows: (known?.rows ?? 0) + 1, example: known?.example ?? detail });
  }
  return [...byReason]
    .map(([reason, counted]) => ({ reason, ...counted }))
    .sort((a, b) => b.rows - a.rows || a.reason.localeCompare(b.reason));
}

function sorted(counts: Map<string, number>): [string, number][] {
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

/** The day by which a list sorts a permit. */
function dayOf({ issuedDate, appliedDate, approvedDate, statusDate, completedDate }: NormalisedPermit) {
  return issuedDate ?? appliedDate ?? approvedDate ?? statusDate ?? completedDate;
}

/** Days in the future are typing errors and do not count. */
function findNewest(record: FeedRecord, permits: NormalisedPermit[], now: Date): Survey['newest'] {
  const today = dayIn(record.timeZone, now.getTime());
  let on: string | null = null;
  for (const permit of permits) {
    const { statusDate, appliedDate, approvedDate, issuedDate, completedDate } = permit;
    for (const day of [statusDate, appliedDate, approvedDate, issuedDate, completedDate])
      if (day !== null && day <= today && (on === null || day > on)) on = day;
  }
  return on === null ? null : { on, daysAgo: daysBetween(on, today) };
}

function findEdited(rows: readonly RawRow[], now: Date): Survey['edited'] {
  let newest = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const at = stampOf(row, ':updated_at');
    if (at !== null && at > newest) newest = at;
  }
  return Number.isFinite(newest) ? { at: new Date(newest), agoMs: now.getTime() - newest } : null;
}

function daysToPost(record: FeedRecord, permit: NormalisedPermit, row: RawRow): number | null {
  const arrived = stampOf(row, ':created_at');
  const day = dayOf(permit);
  if (arrived === null || day === null) return null;
  return Math.max(0, daysBetween(day, dayIn(record.timeZone, arrived)));
}

function stampOf(row: RawRow, column: string): number | null {
  const value = isObject(row) ? row[column] : null;
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function isObject(row: unknown): row is RawRow {
  return typeof row === 'object' && row !== null;
}
