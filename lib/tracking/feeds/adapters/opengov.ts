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
import { type NumberedPage, type Pass, readNumbered } from './numbered-pages';

const PAGE = 50;
/** Requests for locations under way at once. */
const AT_ONCE = 4;
/** The times records can be asked by, as `filter[<name>][gte]`. */
const TIMES = new Set(['createdAt', 'updatedAt', 'submittedAt', 'expiresAt']);
const ACCEPT = { accept: 'application/vnd.api+json' };

const recordSchema = z.looseObject({
  id: z.string().min(1).max(200),
  type: z.literal('record'),
  attributes: z.record(z.string(), z.unknown()),
});
const listSchema = z.looseObject({
  data: z.array(recordSchema).max(1000),
  links: z.looseObject({ next: z.string().nullish() }).optional(),
});
const oneSchema = z.looseObject({ data: recordSchema });
const locationSchema = z.looseObject({
  data: z.looseObject({ attributes: z.record(z.string(), z.unknown()) }).nullable(),
});
const errorsSchema = z.looseObject({
  errors: z.array(z.looseObject({ title: z.string(), detail: z.string() }).partial()).min(1),
});
/** Who owns the lot is nobody's business here. */
const OWNER = /^owner/i;

async function ask<T>(url: URL, schema: z.ZodType<T>, http: FeedHttp): Promise<T> {
  const body = await http.getJson(url, { headers: ACCEPT, system: 'opengov' });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = errorsSchema.safeParse(body);
  const first = errors.success ? errors.data.errors[0] : undefined;
  const said = [first?.title, first?.detail].filter(Boolean).join(': ').slice(0, 300);
  throw new FeedFailure('portal_error', said || 'the answer is no list of OpenGov records');
}

function recordsUrl({ id, endpoint, dataset }: FeedRecord, below = ''): URL {
  if (!dataset) throw new FeedFailure('portal_error', `${id} names no OpenGov community`);
  return new URL(`${endpoint}/${encodeURIComponent(dataset)}/records${below}`);
}

/** Each record's attributes under their own names, with its id and its primary location under `location`. */
async function withLocations(
  record: FeedRecord,
  listed: z.infer<typeof recordSchema>[],
  http: FeedHttp,
): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for (let at = 0; at < listed.length; at += AT_ONCE) {
    const some = listed.slice(at, at + AT_ONCE).map(async ({ id, attributes }) => ({
      ...attributes,
      id,
      location: await locationOf(record, id, http),
    }));
    rows.push(...(await Promise.all(some)));
  }
  return rows;
}

async function locationOf(record: FeedRecord, id: string, http: FeedHttp): Promise<RawRow | null> {
  const url = recordsUrl(record, `/${encodeURIComponent(id)}/primary-location`);
  try {
    const { data } = await ask(url, locationSchema, http);
    return data && Object.fromEntries(Object.entries(data.attributes).filter(([name]) => !OWNER.test(name)));
  } catch (error) {
    if (error instanceof FeedFailure && error.code === 'not_found') return null;
    throw error;
  }
}

async function list(
  record: FeedRecord,
  http: FeedHttp,
  { page, size, filter, sort }: { page: number; size: number; filter?: [string, string]; sort?: string },
): Promise<NumberedPage> {
  const url = recordsUrl(record);
  url.searchParams.set('page[number]', String(page + 1));
  url.searchParams.set('page[size]', String(size));
  if (filter) url.searchParams.set(filter[0], filter[1]);
  if (sort) url.searchParams.set('sort', sort);
  const { data, links } = await ask(url, listSchema, http);
  const isLast = links === undefined ? data.length < size : !links.next;
  return { rows: await withLocations(record, data, http), isLast };
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const fetchPage = async ({ column, since }: Pass, page: number, size: number): Promise<NumberedPage> => {
    if (column === null) return await list(record, http, { page, size });
    if (!TIMES.has(column)) throw new FeedFailure('portal_error', `OpenGov cannot be asked by "${column}"`);
    return await list(record, http, { page, size, filter: [`filter[${column}][gte]`, since.toISOString()] });
  };
  yield* readNumbered(record, request, { size: PAGE, stamp: 'updatedAt' }, fetchPage);
}

async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for (const value of values) {
    if (column === 'number') {
      const found = await list(record, http, { page: 0, size: PAGE, filter: ['filter[number]', value] });
      rows.push(...found.rows.filter((row) => row.number === value));
    } else if (column === 'id') rows.push(...(await rowById(record, value, http)));
    else throw new FeedFailure('portal_error', `OpenGov cannot be asked by "${column}"`);
  }
  return rows;
}

async function rowById(record: FeedRecord, id: string, http: FeedHttp): Promise<RawRow[]> {
  try {
    const { data } = await ask(recordsUrl(record, `/${encodeURIComponent(id)}`), oneSchema, http);
    return await withLocations(record, [data], http);
  } catch (error) {
    if (error instanceof FeedFailure && error.code === 'not_found') return [];
    throw error;
  }
}

async function newest(
  record: FeedRecord,
  column: string | null,
  size: number,
  http: FeedHttp,
): Promise<NewestRows> {
  const order = column === null ? {} : { sort: `-${column}` };
  const { rows } = await list(record, http, { page: 0, size, ...order });
  return { rows, columns: null };
}

/** OpenGov Permitting & Licensing API v2, which follows JSON:API: `GET /v2/{community}/records`. */
export const opengovAdapter: PlatformAdapter = { platform: 'opengov', pages, rowsBy, newest };
