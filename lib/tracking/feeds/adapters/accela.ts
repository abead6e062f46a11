import { z } from 'zod';
import {
  FeedFailure,
  type FeedHttp,
  type FeedPage,
  type FeedRecord,
  type NewestRows,
  type PlatformAdapter,
  type RawRow,
  type ReadRequest,
} from '@/lib/tracking/feeds/types';
import { chunkValues } from './chunks';
import { type NumberedPage, type Pass, readNumbered } from './numbered-pages';
import { VALUES_PAGE } from './pages-of-values';

/** The API gives up to 1,000 records a page; their details are asked for by the ids of a page. */
const PAGE = 100;
/** Records per request for details: their ids stand in the path. */
const DETAILS = 20;
/** What `GET /v4/records` can be asked by. */
const DATES = new Set(['openedDate', 'assignedDate', 'completedDate', 'statusDate', 'closedDate']);
const EXPAND = 'addresses,parcels,professionals';

const recordSchema = z.looseObject({
  id: z.string().min(1).max(200),
  customId: z.string().max(200).optional(),
});
const answerSchema = z.looseObject({
  status: z.literal(200),
  /** Left out where nothing was found. */
  result: z.array(recordSchema).max(1000).optional(),
  page: z.looseObject({ hasmore: z.boolean().optional(), hasMore: z.boolean().optional() }).optional(),
});
type Answer = z.infer<typeof answerSchema>;
const errorSchema = z.looseObject({ code: z.string(), message: z.string() }).partial();

/** `AGENCY` or `AGENCY/Module`. */
function agencyOf({ id, dataset }: FeedRecord): { agency: string; module: string | null } {
  const [agency, module] = dataset?.split('/') ?? [];
  if (!agency) throw new FeedFailure('portal_error', `${id} names no Accela agency`);
  return { agency, module: module ?? null };
}

async function ask(record: FeedRecord, url: URL, http: FeedHttp): Promise<Answer> {
  const headers = { 'x-accela-agency': agencyOf(record).agency };
  const body = await http.getJson(url, { headers, system: 'accela' });
  const parsed = answerSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const error = errorSchema.safeParse(body);
  const said = error.success ? [error.data.code, error.data.message].filter(Boolean).join(': ') : '';
  throw new FeedFailure('portal_error', said.slice(0, 300) || 'the answer is no list of Accela records');
}

/** The records with their addresses, parcels and professionals, which the list leaves out. */
async function detailed(record: FeedRecord, listed: { id: string }[], http: FeedHttp): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for (let at = 0; at < listed.length; at += DETAILS) {
    const ids = listed.slice(at, at + DETAILS).map(({ id }) => encodeURIComponent(id));
    const url = new URL(`${record.endpoint}/records/${ids.join(',')}`);
    url.searchParams.set('expand', EXPAND);
    rows.push(...((await ask(record, url, http)).result ?? []));
  }
  return rows;
}

function listUrl(record: FeedRecord, offset: number, limit: number): URL {
  const url = new URL(`${record.endpoint}/records`);
  const { module } = agencyOf(record);
  if (module !== null) url.searchParams.set('module', module);
  url.searchParams.set('offset', String(offset));
  url.searchParams.set('limit', String(limit));
  return url;
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const fetchPage = async ({ column, day }: Pass, page: number, size: number): Promise<NumberedPage> => {
    const url = listUrl(record, page * size, size);
    if (column !== null) {
      if (!DATES.has(column)) throw new FeedFailure('portal_error', `Accela cannot be asked by "${column}"`);
      url.searchParams.set(`${column}From`, day);
    }
    const { result = [], page: told } = await ask(record, url, http);
    const more = told?.hasmore ?? told?.hasMore ?? result.length === size;
    return { rows: await detailed(record, result, http), isLast: !more };
  };
  // The status date is the nearest to an edit stamp that records can be asked by.
  yield* readNumbered(record, request, { size: PAGE, stamp: 'statusDate' }, fetchPage);
}

async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
): Promise<RawRow[]> {
  if (column === 'id') {
    const rows: RawRow[] = [];
    for (const chunk of chunkValues(values, (value) => value)) {
      rows.push(
        ...(await detailed(
          record,
          chunk.map((id) => ({ id })),
          http,
        )),
      );
    }
    return rows;
  }
  if (column !== 'customId') throw new FeedFailure('portal_error', `Accela cannot be asked by "${column}"`);
  const found: { id: string }[] = [];
  for (const value of values) {
    const url = listUrl(record, 0, VALUES_PAGE / 2);
    url.searchParams.set('customId', value);
    found.push(...((await ask(record, url, http)).result ?? []).filter(({ customId }) => customId === value));
  }
  return await detailed(record, found, http);
}

/** The list has no order of its own to ask for: its first records stand for the newest. */
async function newest(
  record: FeedRecord,
  _column: string | null,
  size: number,
  http: FeedHttp,
): Promise<NewestRows> {
  const { result = [] } = await ask(record, listUrl(record, 0, size), http);
  return { rows: await detailed(record, result, http), columns: null };
}

/** Accela Construct API v4: `GET /v4/records`, then `GET /v4/records/{ids}` for what the list leaves out. */
export const accelaAdapter: PlatformAdapter = { platform: 'accela', pages, rowsBy, newest };
