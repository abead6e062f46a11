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
import { type Pass, readNumbered } from './numbered-pages';

/** The sizes of a page that the site takes, the largest first. */
const PAGES = [100, 50, 25, 10] as const;
const [PAGE] = PAGES;
/** Its modules: a search over all of them, of which only permits are shown. */
const SEARCH_ALL = 1;
const ONLY_PERMITS = 2;
const BY_NUMBER = 'PermitNumber.keyword';
/** The dates a search of permits can begin at, as `<name>From`. */
const DATES = new Set(['ApplyDate', 'IssueDate', 'FinalDate', 'ExpireDate']);

const tenantsSchema = z.looseObject({
  Success: z.literal(true),
  Result: z
    .array(z.looseObject({ TenantID: z.number(), TenantName: z.string(), TenantUrl: z.string().nullish() }))
    .max(100),
});
const criteriaSchema = z.looseObject({
  Success: z.literal(true),
  Result: z.looseObject({ PermitCriteria: z.record(z.string(), z.unknown()) }),
});
const entitySchema = z.looseObject({
  CaseId: z.string().max(100),
  CaseNumber: z.string().max(200).nullish(),
});
const foundSchema = z.looseObject({
  Success: z.literal(true),
  Result: z.looseObject({
    EntityResults: z.array(entitySchema).max(PAGE).nullable(),
    TotalPages: z.number().int().nonnegative().optional(),
  }),
});
type Found = { rows: RawRow[]; pages: number | undefined };

/** A site as one read speaks to it: its tenant's headers and the search form it gives out. */
interface Site {
  record: FeedRecord;
  http: FeedHttp;
  headers: Record<string, string>;
  form: z.infer<typeof criteriaSchema>['Result'];
}

async function openSite(record: FeedRecord, http: FeedHttp): Promise<Site> {
  const get = (path: string, headers: Record<string, string>) =>
    http.getJson(new URL(`${record.endpoint}${path}`), { headers, system: 'energov' });
  const { Result: tenants } = parse(tenantsSchema, await get('/api/tenants/gettenantslist', {}));
  const tenant = record.dataset
    ? tenants.find(({ TenantName }) => TenantName === record.dataset)
    : tenants[0];
  if (!tenant) throw new FeedFailure('portal_error', 'the site does not list the tenant');
  const headers = {
    tenantId: String(tenant.TenantID),
    tenantName: tenant.TenantName,
    'Tyler-TenantUrl': tenant.TenantUrl ?? '',
    'Tyler-Tenant-Culture': 'en-US',
  };
  const { Result: form } = parse(criteriaSchema, await get('/api/energov/search/criteria', headers));
  return { record, http, headers, form };
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const said = z.looseObject({ ErrorMessage: z.string().min(1) }).safeParse(body);
  const detail = said.success
    ? said.data.ErrorMessage.slice(0, 300)
    : 'the answer is not of EnerGov’s search';
  throw new FeedFailure('portal_error', detail);
}

async function search(
  { record, http, headers, form }: Site,
  own: Record<string, unknown>,
  {
    page,
    size,
    sort = BY_NUMBER,
    ascending = true,
  }: { page: number; size: number; sort?: string; ascending?: boolean },
): Promise<Found> {
  const paging = { PageNumber: page + 1, PageSize: size, SortBy: sort, SortAscending: ascending };
  const body = {
    ...form,
    ...paging,
    SearchModule: SEARCH_ALL,
    FilterModule: ONLY_PERMITS,
    PermitCriteria: { ...form.PermitCriteria, ...paging, ...own },
  };
  const url = new URL(`${record.endpoint}/api/energov/search/search`);
  const { Result } = parse(
    foundSchema,
    await http.getJson(url, { headers, search: body, system: 'energov' }),
  );
  return { rows: Result.EntityResults ?? [], pages: Result.TotalPages };
}

async function* pages(
  record: FeedRecord,
  request: ReadRequest,
  http: FeedHttp,
): AsyncGenerator<FeedPage, void, void> {
  const asked = { ...request, pageSize: allowedSize(request.pageSize ?? PAGE) };
  let site: Site | null = null;
  yield* readNumbered(
    record,
    asked,
    { size: PAGE, stamp: null },
    async ({ column, day }: Pass, page, size) => {
      site ??= await openSite(record, http);
      if (column !== null && !DATES.has(column)) {
        throw new FeedFailure('portal_error', `EnerGov cannot be asked by "${column}"`);
      }
      const own = column === null ? {} : { [`${column}From`]: day };
      const found = await search(site, own, { page, size });
      return {
        rows: found.rows,
        isLast: found.pages === undefined ? found.rows.length < size : page + 1 >= found.pages,
      };
    },
  );
}

/** The largest size the site takes that is no more than asked for. */
function allowedSize(wanted: number): number {
  return PAGES.find((size) => size <= wanted) ?? 10;
}

/** One search a number: the site takes no list of them. */
async function rowsBy(
  record: FeedRecord,
  column: string,
  values: string[],
  http: FeedHttp,
): Promise<RawRow[]> {
  if (column !== 'CaseNumber')
    throw new FeedFailure('portal_error', `EnerGov cannot be asked by "${column}"`);
  if (values.length === 0) return [];
  const site = await openSite(record, http);
  const rows: RawRow[] = [];
  for (const value of values) {
    const found = await search(site, { PermitNumber: value }, { page: 0, size: PAGE });
    rows.push(...found.rows.filter((row) => row.CaseNumber === value));
  }
  return rows;
}

async function newest(
  record: FeedRecord,
  column: string | null,
  size: number,
  http: FeedHttp,
): Promise<NewestRows> {
  const site = await openSite(record, http);
  const order = { sort: column ?? BY_NUMBER, ascending: false };
  const { rows } = await search(site, {}, { page: 0, size: allowedSize(size), ...order });
  return { rows, columns: null };
}

/** Tyler EnerGov Self Service: the search its own pages use, `POST /api/energov/search/search`. */
export const energovAdapter: PlatformAdapter = { platform: 'energov', pages, rowsBy, newest };
