import { toText } from '@/lib/tracking/feeds/clean-text';
import type {
  FeedHttp,
  FeedPage,
  FeedRecord,
  Lookup,
  PlatformAdapter,
  RawRow,
  ReadRequest,
} from '@/lib/tracking/feeds/types';

/**
 * Maximum rows per page of a feed with a lookup: each row's key takes part of a URL to the second data set.
 */
const MOST_ROWS = 2000;

/**
 * Wraps an adapter for records with a lookup: each row gets the matching row of the second data set under
 * `lookup`.
 */
export function withLookup(adapter: PlatformAdapter): PlatformAdapter {
  async function* pages(
    record: FeedRecord,
    request: ReadRequest,
    http: FeedHttp,
  ): AsyncGenerator<FeedPage, void, void> {
    const { lookup } = record;
    const pageSize = Math.min(request.pageSize ?? MOST_ROWS, MOST_ROWS);
    const asked = lookup ? { ...request, pageSize } : request;
    for await (const page of adapter.pages(record, asked, http)) {
      yield lookup ? { ...page, rows: await attach(record, lookup, page.rows, http) } : page;
    }
  }

  /** If the lookup rows cannot be fetched, the whole page fails. */
  async function attach(
    record: FeedRecord,
    lookup: Lookup,
    rows: RawRow[],
    http: FeedHttp,
  ): Promise<RawRow[]> {
    const values = new Set<string>();
    for (const row of rows) {
      const value = toText(row?.[lookup.by]);
      if (value) values.add(value);
    }
    if (values.size === 0) return rows;
    const found = new Map<string, { row: RawRow; order: string }>();
    const source = recordOfLookup(record, lookup);
    for (const row of await adapter.rowsBy(source, lookup.column, [...values], http, lookup.where)) {
      const value = toText(row[lookup.column]);
      if (value === null) continue;
      const order = serialiseContent(row);
      const first = found.get(value);
      if (!first || order < first.order) found.set(value, { row, order });
    }
    return rows.map((row) => {
      const match = found.get(toText(row?.[lookup.by]) ?? '');
      return match ? { ...row, lookup: match.row } : row;
    });
  }

  return {
    ...adapter,
    pages,
    async rowsBy(record, column, values, http, narrow) {
      const rows = await adapter.rowsBy(record, column, values, http, narrow);
      return record.lookup ? await attach(record, record.lookup, rows, http) : rows;
    },
    async newest(record, column, size, http) {
      const answer = await adapter.newest(record, column, size, http);
      if (!record.lookup) return answer;
      return { ...answer, rows: await attach(record, record.lookup, answer.rows, http) };
    },
  };
}

/** The lookup's data set as a record that an adapter can query. */
export function recordOfLookup(record: FeedRecord, lookup: Lookup): FeedRecord {
  const { layers: _layers, newLayers: _new, lookup: _lookup, dataset: _dataset, ...rest } = record;
  return {
    ...rest,
    endpoint: lookup.endpoint,
    ...(lookup.dataset === undefined ? {} : { dataset: lookup.dataset }),
    fields: {},
    requiredColumns: [lookup.column],
    poll: { by: 'all' },
  };
}

const NUMBERING = /^(:.*|objectid|_id|cartodb_id|fid)$/i;

/**
 * A row's content as a sort key, without the portal's row ids, so that the same row comes first after the set
 * is reloaded.
 */
function serialiseContent(row: RawRow): string {
  return JSON.stringify(
    Object.entries(row)
      .filter(([name]) => !NUMBERING.test(name))
      .sort(),
  );
}
