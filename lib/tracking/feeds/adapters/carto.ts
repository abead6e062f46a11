import { z } from 'zod';
import { describePortalError } from '@/lib/tracking/feeds/http-failure';
import {
  CARTO_LATITUDE,
  CARTO_LONGITUDE,
  type ColumnValues,
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type FieldSource,
  type NewestRows,
  type PlatformAdapter,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { chunkValues } from './chunks';
import { checkColumnList } from './columns';
import {
  dateCondition,
  identifier,
  inCondition,
  narrowing,
  numberAt,
  quoted,
  sinceDate,
  sinceInstant,
} from './literals';
import { withShrinkingPage } from './page-size';
import { collectPages, VALUES_PAGE } from './pages-of-values';
import { rowSchema } from './row-schema';

const DEFAULT_PAGE = 2000;

const answerSchema = z.looseObject({
  rows: z.array(rowSchema),
  fields: z.record(z.string(), z.unknown()).optional(),
});

function sinceCondition(record: FeedRecord, request: ReadRequest): string | null {
  const { poll } = record;
  if (poll.by !== 'date' || !request.since) return null;
  const literal = (since: Date) =>
    quoted(
      (poll.kind ?? 'timestamp') === 'timestamp'
        ? sinceInstant(poll, since).toISOString()
        : sinceDate(record, poll, since),
    );
  return dateCondition(poll, request.since, literal, { name: identifier });
}

/** Not every table has a geometry column, so the point is selected only where the record maps it. */
function getSelectList(record: FeedRecord): string {
  if (!reads(record.fields.latitude, CARTO_LATITUDE)) return '*';
  return `*, ST_Y(the_geom) AS ${CARTO_LATITUDE}, ST_X(the_geom) AS ${CARTO_LONGITUDE}`;
}

function reads(source: FieldSource | undefined, column: string): boolean {
  if (typeof source !== 'object') return source === column;
  return 'first' in source && source.first.some((one) => reads(one, column));
}

function queryUrl(record: FeedRecord, where: string, order: string, size: number): URL {
  if (!record.dataset) throw new FeedFailure('portal_error', `${record.id} names no CARTO table`);
  const sql = `SELECT ${getSelectList(record)} FROM ${identifier(record.dataset)} WHERE ${where} ORDER BY ${order} LIMIT ${size}`;
  const url = new URL(record.endpoint);
  url.searchParams.set('q', sql);
  url.searchParams.set('format', 'json');
  return url;
}

function pageUrl(record: FeedRecord, condition: string | null, after: number, size: number): URL {
  const where = [condition, `cartodb_id > ${after}`].filter(Boolean).join(' AND ');
  return queryUrl(record, where, 'cartodb_id', size);
}

async function fetchRows(record: FeedRecord, url: URL, http: FeedHttp): Promise<RawRow[]> {
  const { rows, columns } = await fetchAnswer(url, http);
  if (columns) checkColumnList(record, columns);
  return rows;
}

async function fetchAnswer(url: URL, http: FeedHttp): Promise<NewestRows> {
  const body = await http.getJson(url);
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) {
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new FeedFailure('portal_error', describePortalError(error) || 'the answer has no rows');
  }
  const { rows, fields } = parsed.data;
  return { rows, columns: fields ? Object.keys(fields) : null };
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const since = sinceCondition(record, request);
  let pageSize = request.pageSize ?? DEFAULT_PAGE;
  let after = numberAt(request.position, 'cartodbId', 0);
  for (;;) {
    const start = after;
    const { size, page: rows } = await withShrinkingPage(pageSize, (limit) =>
      fetchRows(record, pageUrl(record, since, start, limit), http),
    );
    pageSize = size;
    if (rows.length < size) {
      yield { rows, next: null };
      return;
    }
    const last = lastId(rows, start);
    yield { rows, next: { cartodbId: last } };
    after = last;
  }
}

function lastId(rows: RawRow[], after: number): number {
  const last = Number(rows.at(-1)?.cartodb_id);
  if (!Number.isFinite(last) || last <= after) {
    throw new FeedFailure('portal_error', 'the rows are not in the order of cartodb_id');
  }
  return last;
}

/** CARTO casts a quoted literal to a number where the column is numeric. */
async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
  narrow?: ColumnValues,
): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for (const chunk of chunkValues(values, quoted)) {
    const where = inCondition(identifier(column), chunk.map(quoted), narrowing(narrow, identifier));
    const found = await collectPages(0, async (after) => {
      const page = await fetchRows(record, pageUrl(record, where, after, VALUES_PAGE), http);
      return { rows: page, next: page.length < VALUES_PAGE ? null : lastId(page, after) };
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
  const name = identifier(column ?? 'cartodb_id');
  return await fetchAnswer(queryUrl(record, `${name} IS NOT NULL`, `${name} DESC`, size), http);
}

export const cartoAdapter: PlatformAdapter = { platform: 'carto', pages, rowsBy, newest };
