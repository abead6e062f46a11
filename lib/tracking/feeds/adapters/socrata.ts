import { z } from 'zod';
import { describePortalError } from '@/lib/tracking/feeds/http-failure';
import {
  type ColumnValues,
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type NewestRows,
  type PlatformAdapter,
  type Position,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { chunkValues } from './chunks';
import { checkColumnsInRows } from './columns';
import { inCondition, isNumeric, literalFor, narrowing, quoted, sinceDate } from './literals';
import { withShrinkingPage } from './page-size';
import { collectPages, VALUES_PAGE } from './pages-of-values';
import { rowSchema } from './row-schema';
import { readColumns } from './socrata-view';

const rowsSchema = z.array(rowSchema);
const DEFAULT_PAGE = 2000;
const MAX_PAGE = 50_000;

/** The query of one read: by the rows' update timestamp, by a date, or for everything. */
interface Question {
  /** The sort column; `:id` is always appended so that the order is total. */
  column: string;
  since: string | null;
  /** Stored in the position, so that later pages use the same query. */
  isReloaded: boolean;
}

async function buildQuestion(record: FeedRecord, request: ReadRequest, http: FeedHttp): Promise<Question> {
  const { poll } = record;
  const { since } = request;
  if (poll.by === 'updated_at') {
    const isReloaded =
      request.position === null ? await wasReloaded(record, since, http) : request.position.reloaded === 1;
    if (isReloaded && since && poll.whenReloaded) {
      const from = quoted(`${sinceDate(record, poll.whenReloaded, since)}T00:00:00`);
      const columns = poll.whenReloaded.columns.map((column) => `${column} >= ${from}`);
      return { column: ':id', since: `(${columns.join(' or ')})`, isReloaded };
    }
    const stamp = since && `:updated_at >= ${quoted(since.toISOString())}`;
    return { column: ':updated_at', since: stamp, isReloaded: false };
  }
  if (poll.by !== 'date' || !since) return { column: ':id', since: null, isReloaded: false };
  const date = sinceDate(record, poll, since);
  // A Socrata floating timestamp is local wall-clock time and takes no zone.
  const literal = (poll.kind ?? 'timestamp') === 'timestamp' ? `${date}T00:00:00` : date;
  return { column: poll.column, since: `${poll.column} >= ${quoted(literal)}`, isReloaded: false };
}

/**
 * Whether the data set was reloaded: its oldest update timestamp is as recent as the requested one, so every
 * row would count as changed.
 */
async function wasReloaded(record: FeedRecord, since: Date | null, http: FeedHttp): Promise<boolean> {
  if (record.poll.by !== 'updated_at' || !record.poll.whenReloaded || !since) return false;
  const url = new URL(record.endpoint);
  url.searchParams.set('$select', ':updated_at');
  url.searchParams.set('$order', ':updated_at,:id');
  url.searchParams.set('$limit', '1');
  const [oldest] = await fetchRows(url, http);
  const stamp = Date.parse(String(oldest?.[':updated_at']));
  return stamp >= since.getTime();
}

/**
 * Keyset condition: rows after the last one read. Rows that are added or changed meanwhile sort behind it and
 * are still read.
 */
function keysetCondition(column: string, position: Position | null): string | null {
  if (!position) return null;
  const { value, id } = position;
  if (typeof id !== 'string') return null;
  if (column === ':id' || typeof value !== 'string') return `:id > ${quoted(id)}`;
  return `(${column} > ${quoted(value)} or (${column} = ${quoted(value)} and :id > ${quoted(id)}))`;
}

function rowsUrl(record: FeedRecord, where: (string | null)[], order: string, size: number): URL {
  const url = new URL(record.endpoint);
  url.searchParams.set('$select', ':*,*');
  const { withoutColumn } = record;
  const conditions = [withoutColumn ? `${withoutColumn} is null` : null, ...where].filter(
    (condition) => condition !== null,
  );
  if (conditions.length > 0) url.searchParams.set('$where', conditions.join(' and '));
  url.searchParams.set('$order', order);
  url.searchParams.set('$limit', String(size));
  return url;
}

function pageUrl(record: FeedRecord, question: Question, position: Position | null, size: number): URL {
  const { column, since } = question;
  const order = column === ':id' ? ':id' : `${column},:id`;
  return rowsUrl(record, [since, keysetCondition(column, position)], order, size);
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
  const question = await buildQuestion(record, request, http);
  const { column } = question;
  let pageSize = Math.min(request.pageSize ?? DEFAULT_PAGE, MAX_PAGE);
  let position = request.position;
  for (;;) {
    const after: Position | null = position;
    const { size, page: rows } = await withShrinkingPage(pageSize, (limit) =>
      fetchRows(pageUrl(record, question, after, limit), http),
    );
    pageSize = size;
    checkColumnsInRows(record, rows);
    if (rows.length < size) {
      yield { rows, next: null };
      return;
    }
    const next = question.isReloaded
      ? { ...positionAfter(rows, column), reloaded: 1 }
      : positionAfter(rows, column);
    if (after && next.id === after.id && next.value === after.value) {
      throw new FeedFailure('portal_error', 'the portal gives the same page again');
    }
    yield { rows, next };
    position = next;
  }
}

async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
  narrow?: ColumnValues,
): Promise<RawRow[]> {
  const isNumber = values.every(isNumeric) && (await isNumberColumn(record, column, http));
  const rows: RawRow[] = [];
  for (const chunk of chunkValues(values, quoted)) {
    const literals = chunk.flatMap((value) => literalFor(isNumber, value) ?? []);
    const where = inCondition(column, literals, narrowing(narrow));
    const found = await collectPages<Position>({}, async (position) => {
      const url = rowsUrl(record, [where, keysetCondition(':id', position)], ':id', VALUES_PAGE);
      const page = await fetchRows(url, http);
      return { rows: page, next: page.length < VALUES_PAGE ? null : positionAfter(page, ':id') };
    });
    rows.push(...found);
  }
  return rows;
}

async function isNumberColumn(record: FeedRecord, column: string, http: FeedHttp): Promise<boolean> {
  return (await readColumns(record, http))?.get(column) === 'number';
}

async function newest(
  record: FeedRecord,
  column: string | null,
  size: number,
  http: FeedHttp,
): Promise<NewestRows> {
  const by = column ?? ':updated_at';
  const url = rowsUrl(record, [column && `${column} is not null`], `${by} DESC,:id DESC`, size);
  const rows = await fetchRows(url, http);
  const columns = await readColumns(record, http);
  return { rows, columns: columns && [...columns.keys()] };
}

export const socrataAdapter: PlatformAdapter = { platform: 'socrata', pages, rowsBy, newest };
