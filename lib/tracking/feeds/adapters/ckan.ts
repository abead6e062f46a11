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
import { checkColumnList } from './columns';
import { dateCondition, identifier, numberAt, quoted, sinceDate } from './literals';
import { withShrinkingPage } from './page-size';
import { collectPages, VALUES_PAGE } from './pages-of-values';
import { rowSchema } from './row-schema';

const DEFAULT_PAGE = 2000;
/** The usual server setting `ckan.datastore.search.rows_max`. */
const MAX_PAGE = 32_000;

const answerSchema = z.looseObject({
  success: z.literal(true),
  result: z.looseObject({
    records: z.array(rowSchema),
    fields: z.array(z.looseObject({ id: z.string() })).optional(),
    total: z.number().optional(),
    records_truncated: z.boolean().optional(),
  }),
});
type Result = z.infer<typeof answerSchema>['result'];

function requireResource(record: FeedRecord): string {
  if (!record.dataset) throw new FeedFailure('portal_error', `${record.id} names no CKAN resource`);
  return record.dataset;
}

async function fetchResult(record: FeedRecord, url: URL, http: FeedHttp): Promise<Result> {
  const result = await fetchAnswer(url, http);
  if (result.fields) checkColumnList(record, columnsIn(result.fields));
  return result;
}

function columnsIn(fields: NonNullable<Result['fields']>): string[] {
  return fields.map((field) => field.id);
}

async function fetchAnswer(url: URL, http: FeedHttp): Promise<Result> {
  const body = await http.getJson(url);
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) {
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new FeedFailure('portal_error', describePortalError(error) || 'the answer is not a CKAN result');
  }
  return parsed.data.result;
}

function searchUrl(record: FeedRecord, offset: number, size: number, sort = '_id'): URL {
  const url = new URL(`${record.endpoint}/datastore_search`);
  url.searchParams.set('resource_id', requireResource(record));
  url.searchParams.set('sort', sort);
  url.searchParams.set('offset', String(offset));
  url.searchParams.set('limit', String(size));
  return url;
}

function sqlUrl(record: FeedRecord, where: string, order: string, size: number): URL {
  const sql = `SELECT * FROM ${identifier(requireResource(record))} WHERE ${where} ORDER BY ${order} LIMIT ${size}`;
  const url = new URL(`${record.endpoint}/datastore_search_sql`);
  url.searchParams.set('sql', sql);
  return url;
}

function sqlPageUrl(record: FeedRecord, request: ReadRequest, after: number, size: number): URL {
  const conditions = [`"_id" > ${after}`];
  const { poll } = record;
  if (poll.by === 'date' && request.since) {
    const literal = (since: Date) => quoted(sinceDate(record, poll, since));
    conditions.unshift(dateCondition(poll, request.since, literal, { name: identifier }));
  }
  return sqlUrl(record, conditions.join(' AND '), '"_id"', size);
}

interface Page {
  rows: RawRow[];
  next: Position | null;
}

/**
 * Pages through the whole table by offset. Safe while rows are added, because new rows get the highest `_id`
 * and sort last.
 */
async function searchPage(
  record: FeedRecord,
  http: FeedHttp,
  position: Position | null,
  size: number,
): Promise<Page> {
  const offset = numberAt(position, 'offset', 0);
  const { records: rows, total } = await fetchResult(record, searchUrl(record, offset, size), http);
  const end = offset + rows.length;
  // The server may return fewer rows than requested; `total` says whether more follow.
  const isLast = rows.length === 0 || (total === undefined ? rows.length < size : end >= total);
  return { rows, next: isLast ? null : { offset: end } };
}

async function sqlPage(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
  position: Position | null,
  size: number,
): Promise<Page> {
  const after = numberAt(position, 'id', 0);
  const result = await fetchResult(record, sqlPageUrl(record, request, after, size), http);
  const rows = result.records;
  if (rows.length === 0 || (rows.length < size && !result.records_truncated)) return { rows, next: null };
  const last = Number(rows.at(-1)?._id);
  if (!Number.isFinite(last) || last <= after) {
    throw new FeedFailure('portal_error', 'the rows are not in the order of _id');
  }
  return { rows, next: { id: last } };
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const bySql = record.poll.by === 'date';
  let pageSize = Math.min(request.pageSize ?? DEFAULT_PAGE, MAX_PAGE);
  let position = request.position;
  do {
    const after: Position | null = position;
    const { size, page } = await withShrinkingPage(pageSize, (limit) =>
      bySql ? sqlPage(record, request, http, after, limit) : searchPage(record, http, after, limit),
    );
    pageSize = size;
    yield page;
    position = page.next;
  } while (position);
}

/** Queries by `filters`, which every CKAN supports; the SQL endpoint is disabled on some sites. */
async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
  narrow?: ColumnValues,
): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for (const chunk of chunkValues(values, (value) => JSON.stringify(value))) {
    const filters = { [column]: chunk, ...(narrow ? { [narrow.column]: narrow.values } : {}) };
    const found = await collectPages(0, async (offset) => {
      const url = searchUrl(record, offset, VALUES_PAGE);
      url.searchParams.set('filters', JSON.stringify(filters));
      const { records, total } = await fetchResult(record, url, http);
      const end = offset + records.length;
      const isLast =
        records.length === 0 || (total === undefined ? records.length < VALUES_PAGE : end >= total);
      return { rows: records, next: isLast ? null : end };
    });
    rows.push(...found);
  }
  return rows;
}

async function newest(
  record: FeedRecord,
  column: string | null,
  size: number,
  http: FeedHttp,
): Promise<NewestRows> {
  const name = column === null ? null : identifier(column);
  const url =
    name !== null && record.poll.by === 'date'
      ? sqlUrl(record, `${name} IS NOT NULL`, `${name} DESC`, size)
      : searchUrl(record, 0, size, '_id desc');
  const { records, fields } = await fetchAnswer(url, http);
  return { rows: records, columns: fields ? columnsIn(fields) : null };
}

export const ckanAdapter: PlatformAdapter = { platform: 'ckan', pages, rowsBy, newest };
