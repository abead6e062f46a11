import { adapterFor } from './adapters/adapter-for';
import type { FeedHttp, FeedRecord, FieldSource, RawRow } from './types';

/**
 * The rows of these permit numbers, through all layers and with the lookup; a number nobody holds any more has none.
 * Null where the feed cannot be asked by number. Throws `FeedFailure` when any part of the question fails.
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

/** The columns one of which holds the permit's number as it stands; null where it is put together of several. */
export function numberColumns(record: FeedRecord): string[] | null {
  const source = record.fields.permitNumber;
  if (source === undefined) return null;
  const parts: FieldSource[] = typeof source === 'object' && 'first' in source ? source.first : [source];
  const columns = parts.filter(isPlainColumn);
  return columns.length === parts.length ? columns : null;
}

/** A column of the row itself, not a place inside one. */
export function isPlainColumn(source: FieldSource): source is string {
  return typeof source === 'string' && !/[.[]/.test(source);
}
