import { z } from 'zod';
import { describePortalError } from '@/lib/feeds/http-failure';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type PlatformAdapter,
  type Position,
  type RawRow,
  type ReadRequest,
} from '@/lib/feeds/types';
import { checkColumnsInRows } from './columns';
import { quoted, sinceDate } from './literals';
import { withShrinkingPage } from './page-size';
import { rowSchema } from './row-schema';

const rowsSchema = z.array(rowSchema);
const DEFAULT_PAGE = 2000;
const MAX_PAGE = 50_000;

/** What the pages are ordered by, `:id` always last so that the order is total. */
function orderColumn(record: FeedRecord, request: ReadRequest): string {
  if (record.poll.by === 'updated_at') return ':updated_at';
  if (record.poll.by === 'date' && request.since) return record.poll.column;
  return ':id';
}

function sinceCondition(record: FeedRecord, request: ReadRequest): string | null {
  const { since } = request;
  if (!since) return null;
  if (record.poll.by === 'updated_at') return `:updated_at >= ${quoted(since.toISOString())}`;
  if (record.poll.by !== 'date') return null;
  const date = sinceDate(record, record.poll, since);
  // A floating timestamp is the city's wall clock and takes no zone.
  const literal = (record.poll.kind ?? 'timestamp') === 'timestamp' ? `${date}T00:00:00` : date;
  return `${record.poll.column} >= ${quoted(literal)}`;
}

/** Rows after the last one seen. Rows that arrive or change meanwhile sort behind it and are still met. */
function keysetCondition(column: string, position: Position | null): string | null {
  if (!position) return null;
  const { value, id } = position;
  if (typeof id !== 'string') return null;
  if (column === ':id' || typeof value !== 'string') return `:id > ${quoted(id)}`;
  return `(${column} > ${quoted(value)} or (${column} = ${quoted(value)} and :id > ${quoted(id)}))`;
}

function pageUrl(record: FeedRecord, request: ReadRequest, position: Position | null, size: number): URL {
  const column = orderColumn(record, request);
  const url = new URL(record.endpoint);
  url.searchParams.set('$select', ':*,*');
  const conditions = [sinceCondition(record, request), keysetCondition(column, position)].filter(Boolean);
  if (conditions.length > 0) url.searchParams.set('$where', conditions.join(' and '));
  url.searchParams.set('$order', column === ':id' ? ':id' : `${column},:id`);
  url.searchParams.set('$limit', String(size));
  return url;
}

async function fetchRows(url: URL, http: FeedHttp): Promise<RawRow[]> {
  const body = await http.getJson(url);
  const parsed = rowsSchema.safeParse(body);
  if (!parsed.success) {
    throw new FeedFailure('portal_error', describePortalError(body) || 'the answer is not a list of rows');
  }
  return parsed.data;
}

function positionAfter(rows: RawRow[], column: string): Position {
  const last = rows.at(-1);
  const id = last?.[':id'];
  const value = last?.[column];
  if (typeof id !== 'string') throw new FeedFailure('missing_column', 'the rows carry no ":id"');
  if (column !== ':id' && typeof value !== 'string') {
    throw new FeedFailure('missing_column', `the rows carry no "${column}"`);
  }
  return { value: column === ':id' ? null : String(value), id };
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const column = orderColumn(record, request);
  let pageSize = Math.min(request.pageSize ?? DEFAULT_PAGE, MAX_PAGE);
  let position = request.position;
  for (;;) {
    const after: Position | null = position;
    const { size, page: rows } = await withShrinkingPage(pageSize, (limit) =>
      fetchRows(pageUrl(record, request, after, limit), http),
    );
    pageSize = size;
    checkColumnsInRows(record, rows);
    if (rows.length < size) {
      yield { rows, next: null };
      return;
    }
    const next = positionAfter(rows, column);
    if (after && next.id === after.id && next.value === after.value) {
      throw new FeedFailure('portal_error', 'the portal gives the same page again');
    }
    yield { rows, next };
    position = next;
  }
}

export const socrataAdapter: PlatformAdapter = { platform: 'socrata', pages };
