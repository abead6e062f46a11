import { z } from 'zod';
import type { RawRow, ReadRequest } from '@/lib/feeds/types';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type PlatformAdapter,
} from '@/lib/feeds/types';
import { type ArcgisLayer, readLayer, throwArcgisError } from './arcgis-layer';
import { checkColumnList } from './columns';
import { numberAt, quoted, sinceDate, sinceInstant } from './literals';
import { withShrinkingPage } from './page-size';
import { rowSchema } from './row-schema';

const DEFAULT_PAGE = 2000;

const querySchema = z.looseObject({
  features: z.array(z.looseObject({ attributes: rowSchema, geometry: z.unknown().optional() })),
  exceededTransferLimit: z.boolean().nullish(),
});

function sinceCondition(record: FeedRecord, request: ReadRequest): string | null {
  const { poll } = record;
  if (poll.by !== 'date' || !request.since) return null;
  const date = sinceDate(record, poll, request.since);
  if (poll.kind === 'date') return `${poll.column} >= date ${quoted(date)}`;
  if (poll.kind === 'text') return `${poll.column} >= ${quoted(date)}`;
  const instant = sinceInstant(poll, request.since).toISOString();
  return `${poll.column} >= timestamp ${quoted(instant.slice(0, 19).replace('T', ' '))}`;
}

function pageUrl(
  record: FeedRecord,
  layer: ArcgisLayer,
  since: string | null,
  after: number,
  size: number,
): URL {
  const url = new URL(`${record.endpoint}/query`);
  const afterLast = `${layer.oidField} > ${after}`;
  url.searchParams.set('where', since ? `${since} AND ${afterLast}` : afterLast);
  url.searchParams.set('outFields', '*');
  url.searchParams.set('orderByFields', `${layer.oidField} ASC`);
  url.searchParams.set('resultRecordCount', String(size));
  url.searchParams.set('returnGeometry', 'true');
  url.searchParams.set('outSR', '4326');
  url.searchParams.set('f', 'json');
  return url;
}

async function fetchRows(url: URL, http: FeedHttp): Promise<{ rows: RawRow[]; more: boolean }> {
  const body = await http.getJson(url);
  throwArcgisError(body);
  const parsed = querySchema.safeParse(body);
  if (!parsed.success) throw new FeedFailure('portal_error', 'the answer has no features');
  const rows = parsed.data.features.map(({ attributes, geometry }) => ({ ...attributes, geometry }));
  return { rows, more: parsed.data.exceededTransferLimit === true };
}

/**
 * The page's last object id. Rows must come in ascending order behind `after`, else paging would lose some; an id
 * that stands twice is the reader's to drop.
 */
function lastObjectId(rows: RawRow[], oidField: string, after: number): number {
  let last = after;
  for (const row of rows) {
    const oid = Number(row[oidField]);
    if (!Number.isFinite(oid)) throw new FeedFailure('missing_column', `a feature carries no "${oidField}"`);
    if (oid <= after || oid < last)
      throw new FeedFailure('portal_error', `the layer does not keep to the order of ${oidField}`);
    last = oid;
  }
  return last;
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const layer = await readLayer(record, http);
  checkColumnList(record, layer.columns);
  const since = sinceCondition(record, request);
  let pageSize = Math.min(request.pageSize ?? DEFAULT_PAGE, layer.maxRecordCount);
  let after = numberAt(request.position, 'oid', -1);
  for (;;) {
    const start = after;
    const { size, page } = await withShrinkingPage(pageSize, (limit) =>
      fetchRows(pageUrl(record, layer, since, start, limit), http),
    );
    pageSize = size;
    const last = lastObjectId(page.rows, layer.oidField, start);
    // The server may cut a page below the size asked for: its flag says whether there is more.
    const isLast = page.rows.length === 0 || (!page.more && page.rows.length < size);
    yield { rows: page.rows, next: isLast ? null : { oid: last } };
    if (isLast) return;
    after = last;
  }
}

export const arcgisAdapter: PlatformAdapter = { platform: 'arcgis', pages };
