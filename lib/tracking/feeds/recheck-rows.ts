import { adapterFor } from './adapters/adapter-for';
import type { FeedHttp, FeedRecord, FieldSource, RawRow } from './types';

/**
 * Fetches the rows of these permit numbers, through all layers and the lookup; a number that no longer exists
 * has no row. Null where the feed cannot be queried by number. Throws `FeedFailure` when any part of the
 * query fails.
 */
export async function recheckRows(
  record: FeedRecord,
  permitNumbers: string[],
  http: FeedHttp,
): Promise<RawRow[] | null> {
  const columns = numberColumns(record);
  if (columns === null) return null;
  const adapter = adapterFor(record.platform);
  const rows: RawRow[] = [];
  for (const column of columns) rows.push(...(await adapter.rowsBy(record, column, permitNumbers, http)));
  return rows;
}

/** The columns that may hold the permit number verbatim; null where it is composed of several. */
export function numberColumns(record: FeedRecord): string[] | null {
  const source = record.fields.permitNumber;
  if (source === undefined) return null;
  const parts: FieldSource[] = typeof source === 'object' && 'first' in source ? source.first : [source];
  const columns = parts.filter(isPlainColumn);
  return columns.length === parts.length ? columns : null;
}

/** A top-level column, not a path inside one. */
export function isPlainColumn(source: FieldSource): source is string {
  return typeof source === 'string' && !/[.[]/.test(source);
}
