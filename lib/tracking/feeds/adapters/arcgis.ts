import { z } from 'zod';
import {
  type ColumnValues,
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type NewestRows,
  type PlatformAdapter,
  type PollRule,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { type ArcgisLayer, readLayer, throwArcgisError } from './arcgis-layer';
import { chunkValues } from './chunks';
import { checkColumnList, missingColumn } from './columns';
import {
  dateCondition,
  inCondition,
  literalFor,
  narrowing,
  numberAt,
  quoted,
  sinceDate,
  sinceInstant,
} from './literals';
import { withShrinkingPage } from './page-size';
import { collectPages } from './pages-of-values';
import { toPoint } from './point';
import { rowSchema } from './row-schema';

const DEFAULT_PAGE = 2000;

const querySchema = z.looseObject({
  features: z.array(z.looseObject({ attributes: rowSchema, geometry: z.unknown().optional() })),
  exceededTransferLimit: z.boolean().nullish(),
});

function sinceCondition(record: FeedRecord, request: ReadRequest, layer: ArcgisLayer): string | null {
  const { poll } = record;
  const { since } = request;
  if (poll.by !== 'date' || !since) return null;
  // A layer refuses a query that names a column it lacks.
  const has = (column: string) => layer.columns.has(column);
  return dateCondition(poll, since, (from) => literalSince(record, poll, from), { has });
}

function literalSince(record: FeedRecord, poll: Extract<PollRule, { by: 'date' }>, since: Date): string {
  const date = quoted(sinceDate(record, poll, since));
  if (poll.kind === 'date') return `date ${date}`;
  if (poll.kind === 'text') return date;
  const instant = sinceInstant(poll, since).toISOString();
  return `timestamp ${quoted(instant.slice(0, 19).replace('T', ' '))}`;
}

function queryUrl(record: FeedRecord, where: string, order: string, size: number): URL {
  const url = new URL(`${record.endpoint}/query`);
  url.searchParams.set('where', where);
  url.searchParams.set('outFields', '*');
  url.searchParams.set('orderByFields', order);
  url.searchParams.set('resultRecordCount', String(size));
  url.searchParams.set('returnGeometry', 'true');
  url.searchParams.set('outSR', '4326');
  url.searchParams.set('f', 'json');
  return url;
}

function pageUrl(
  record: FeedRecord,
  layer: ArcgisLayer,
  condition: string | null,
  after: number,
  size: number,
): URL {
  const afterLast = `${layer.oidField} > ${after}`;
  const where = condition ? `${condition} AND ${afterLast}` : afterLast;
  return queryUrl(record, where, `${layer.oidField} ASC`, size);
}

async function fetchRows(url: URL, http: FeedHttp): Promise<{ rows: RawRow[]; more: boolean }> {
  const body = await http.getJson(url);
  throwArcgisError(body);
  const parsed = querySchema.safeParse(body);
  if (!parsed.success) throw new FeedFailure('portal_error', 'the answer has no features');
  const rows = parsed.data.features.map(({ attributes, geometry }) => ({
    ...attributes,
    geometry: toPoint(geometry),
  }));
  return { rows, more: parsed.data.exceededTransferLimit === true };
}

/**
 * The page's highest object id, the cursor for the next page. Throws unless rows come in ascending order
 * behind `after`, because paging would otherwise skip rows. A repeated id is tolerated: the row reader drops
 * duplicates.
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
  checkColumnList(record, layer.columns.keys());
  const since = sinceCondition(record, request, layer);
  let pageSize = Math.min(request.pageSize ?? DEFAULT_PAGE, layer.maxRecordCount);
  let after = numberAt(request.position, 'oid', -1);
  for (;;) {
    const start = after;
    const { size, page } = await withShrinkingPage(pageSize, (limit) =>
      fetchRows(pageUrl(record, layer, since, start, limit), http),
    );
    pageSize = size;
    const last = lastObjectId(page.rows, layer.oidField, start);
    // The server may return fewer rows than requested; its `exceededTransferLimit` flag says whether more
    // follow.
    const isLast = page.rows.length === 0 || (!page.more && page.rows.length < size);
    yield { rows: page.rows, next: isLast ? null : { oid: last } };
    if (isLast) return;
    after = last;
  }
}

const NUMBER_TYPES = new Set(
  ['SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double', 'OID'].map((type) => `esriFieldType${type}`),
);

async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
  narrow?: ColumnValues,
): Promise<RawRow[]> {
  const layer = await readLayer(record, http);
  const type = layer.columns.get(column);
  if (type === undefined) throw missingColumn(column);
  const isNumber = NUMBER_TYPES.has(type);
  const size = Math.min(DEFAULT_PAGE, layer.maxRecordCount);
  const rows: RawRow[] = [];
  for (const chunk of chunkValues(values, quoted)) {
    const literals = chunk.flatMap((value) => literalFor(isNumber, value) ?? []);
    if (literals.length === 0) continue;
    const where = inCondition(column, literals, narrowing(narrow));
    const found = await collectPages(-1, async (after) => {
      const page = await fetchRows(pageUrl(record, layer, where, after, size), http);
      const isLast = page.rows.length === 0 || (!page.more && page.rows.length < size);
      return { rows: page.rows, next: isLast ? null : lastObjectId(page.rows, layer.oidField, after) };
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
  const layer = await readLayer(record, http);
  const columns = [...layer.columns.keys()];
  const { oidField } = layer;
  // Without a `not null` condition some servers sort rows with an empty value first.
  const isThere = column !== null && layer.columns.has(column);
  const where = isThere ? `${column} IS NOT NULL` : '1=1';
  const order = isThere ? `${column} DESC,${oidField} DESC` : `${oidField} DESC`;
  const limit = Math.min(size, layer.maxRecordCount);
  const { rows } = await fetchRows(queryUrl(record, where, order, limit), http);
  return { rows, columns };
}

export const arcgisAdapter: PlatformAdapter = { platform: 'arcgis', pages, rowsBy, newest };
