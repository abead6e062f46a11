import { z } from 'zod';
import { describePortalError } from '@/lib/feeds/http-failure';
import type { RawRow, ReadRequest } from '@/lib/feeds/types';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type PlatformAdapter,
} from '@/lib/feeds/types';
import { checkColumnList } from './columns';
import { identifier, numberAt, quoted, sinceDate, sinceInstant } from './literals';
import { withShrinkingPage } from './page-size';
import { rowSchema } from './row-schema';

const DEFAULT_PAGE = 2000;

/** The names under which the point of a row is asked for, in degrees. */
export const CARTO_LATITUDE = 'wgs84_latitude';
export const CARTO_LONGITUDE = 'wgs84_longitude';

const answerSchema = z.looseObject({
  rows: z.array(rowSchema),
  fields: z.record(z.string(), z.unknown()).optional(),
});

function sinceCondition(record: FeedRecord, request: ReadRequest): string | null {
  const { poll } = record;
  if (poll.by !== 'date' || !request.since) return null;
  const literal =
    (poll.kind ?? 'timestamp') === 'timestamp'
      ? sinceInstant(poll, request.since).toISOString()
      : sinceDate(record, poll, request.since);
  return `${identifier(poll.column)} >= ${quoted(literal)}`;
}

/** Not every table has a geometry: the point is asked for where the record reads it. */
function columnsOf(record: FeedRecord): string {
  if (record.fields.latitude !== CARTO_LATITUDE) return '*';
  return `*, ST_Y(the_geom) AS ${CARTO_LATITUDE}, ST_X(the_geom) AS ${CARTO_LONGITUDE}`;
}

function pageUrl(record: FeedRecord, since: string | null, after: number, size: number): URL {
  if (!record.dataset) throw new FeedFailure('portal_error', `${record.id} names no CARTO table`);
  const where = [since, `cartodb_id > ${after}`].filter(Boolean).join(' AND ');
  const sql = `SELECT ${columnsOf(record)} FROM ${identifier(record.dataset)} WHERE ${where} ORDER BY cartodb_id LIMIT ${size}`;
  const url = new URL(record.endpoint);
  url.searchParams.set('q', sql);
  url.searchParams.set('format', 'json');
  return url;
}

async function fetchRows(record: FeedRecord, url: URL, http: FeedHttp): Promise<RawRow[]> {
  const body = await http.getJson(url);
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) {
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new FeedFailure('portal_error', describePortalError(error) || 'the answer has no rows');
  }
  if (parsed.data.fields) checkColumnList(record, Object.keys(parsed.data.fields));
  return parsed.data.rows;
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
    const last = Number(rows.at(-1)?.cartodb_id);
    if (!Number.isFinite(last) || last <= start) {
      throw new FeedFailure('portal_error', 'the rows are not in the order of cartodb_id');
    }
    yield { rows, next: { cartodbId: last } };
    after = last;
  }
}

export const cartoAdapter: PlatformAdapter = { platform: 'carto', pages };
