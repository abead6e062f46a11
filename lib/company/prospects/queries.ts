import { and, asc, count, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { companyPermits, feeds, leadObjections, leadSearches, leads, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addDays, isDay, utcDay } from '@/lib/platform/clock/days';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { feedsInReach } from '@/lib/tracking/permits/addable';
import { decodeCursor, encodeCursor } from '@/lib/tracking/permits/cursor';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { LeadFilters } from './schema';
import { LEAD_STAGES, type LeadCriteria, type LeadStage } from './types';
import type { Lead, LeadPage, LeadSearch } from './view';

type UserContext = Context<UserActor>;

export const LEADS_A_PAGE = 40;

const columns = {
  permitId: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  description: permits.description,
  type: permits.checklistType,
  address: permits.address,
  city: permits.city,
  state: permits.state,
  zip: permits.zip,
  contractorName: permits.contractorName,
  contractorNorm: permits.contractorNorm,
  valuationCents: permits.valuationCents,
  statusBucket: permits.statusBucket,
  statusWord: permits.statusWord,
  appliedDate: permits.appliedDate,
  issuedDate: permits.issuedDate,
  listedOn: permits.listedOn,
  firstSeenAt: permits.firstSeenAt,
  link: permits.link,
  mode: feeds.mode,
  stage: leads.stage,
  note: leads.note,
  version: leads.version,
  linkState: companyPermits.state,
};

/** New permits that meet the criteria and nobody of the company has sorted yet; or those it has, by stage. */
export async function listLeads(ctx: UserContext, filters: LeadFilters): Promise<LeadPage> {
  requirePermission(ctx, 'prospects.read');
  return filters.stage === 'new' ? listNew(ctx, filters) : listSorted(ctx, filters);
}

async function listNew(ctx: UserContext, filters: LeadFilters): Promise<LeadPage> {
  const { feedIds, silentCities } = await chooseFeeds(ctx, filters);
  const cursor = decodeCursor(filters.after);
  const after = cursor && isDay(cursor[0]) ? cursor : null;
  const rows =
    feedIds.length === 0 ? [] : await findNew(ctx, filters, { feedIds, after, limit: LEADS_A_PAGE + 1 });
  return { ...toPage(rows, ({ listedOn }) => listedOn), silentCities };
}

/** The feeds of the cities asked for, without those that cannot answer, and whose cities these are. */
export async function chooseFeeds(
  ctx: UserContext,
  { cities, contractor }: Pick<LeadCriteria, 'cities' | 'contractor'>,
): Promise<{ feedIds: string[]; silentCities: string[] }> {
  const reach = await ctx.db
    .select({ id: feeds.id, city: feeds.record })
    .from(feeds)
    .where(sql`${feeds.id} in ${feedsInReach(ctx)}`)
    .orderBy(asc(feeds.id));
  const asked = cities.length === 0 ? reach : reach.filter(({ city }) => cities.includes(city));
  const silent = new Set(contractor === 'any' ? [] : monitoring().withoutContractor);
  return {
    feedIds: asked.filter(({ city }) => !silent.has(city)).map(({ id }) => id),
    silentCities: asked.filter(({ city }) => silent.has(city)).map(({ city }) => city),
  };
}

interface Reach {
  feedIds: string[];
  after: [listedOn: string, id: number] | null;
  limit: number;
  /** Only permits first seen after this instant, by a feed whose history had been read by then. */
  seenAfter?: Date;
}

/** Reads each feed's newest permits by index until the page is full, so that it costs the page and not the city. */
export async function findNew(ctx: UserContext, criteria: LeadCriteria, reach: Reach) {
  const perFeed = reach.feedIds.map(
    (feedId) => sql`(select ${permits.id} as id, ${permits.listedOn} as listed_on from ${permits}
      join ${feeds} on ${feeds.id} = ${permits.feedId}
      left join ${leads} on ${leads.permitId} = ${permits.id} and ${leads.companyId} = ${ctx.actor.companyId}
      left join ${companyPermits} on ${companyPermits.permitId} = ${permits.id} and ${companyPermits.companyId} = ${ctx.actor.companyId}
      where ${permits.feedId} = ${feedId} and ${meets(ctx, criteria, reach)}
      order by ${permits.listedOn} desc, ${permits.id} desc limit ${reach.limit})`,
  );
  const found = sql`(${sql.join(perFeed, sql` union all `)})`;
  return ctx.db
    .select(columns)
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(leads, ofLead(ctx))
    .leftJoin(companyPermits, ofLink(ctx))
    .where(
      sql`${permits.id} in (select found.id from ${found} found order by found.listed_on desc, found.id desc limit ${reach.limit})`,
    )
    .orderBy(desc(permits.listedOn), desc(permits.id))
    .limit(reach.limit);
}

const ofLead = (ctx: UserContext) =>
  and(eq(leads.permitId, permits.id), eq(leads.companyId, ctx.actor.companyId));
const ofLink = (ctx: UserContext) =>
  and(eq(companyPermits.permitId, permits.id), eq(companyPermits.companyId, ctx.actor.companyId));

function meets(ctx: UserContext, criteria: LeadCriteria, { after, seenAfter }: Reach): SQL | undefined {
  const { types, contractor, firm, minValue, days } = criteria;
  const today = utcDay(ctx.now);
  return and(
    sql`${permits.listedOn} between ${addDays(today, -days)} and ${addDays(today, 1)}`,
    after ? sql`(${permits.listedOn}, ${permits.id}) < (${after[0]}::date, ${after[1]}::bigint)` : undefined,
    sql`${permits.missingSince} is null`,
    sql`${permits.statusBucket} not in ('finaled', 'expired', 'stopped')`,
    types.length > 0 ? sql`${permits.checklistType} in ${types}` : undefined,
    minValue > 0 ? sql`${permits.valuationCents} >= ${minValue * 100}` : undefined,
    ofContractor(contractor, firm),
    or(sql`${leads.stage} is null`, eq(leads.stage, 'new')),
    // What is the company's own work is no lead.
    or(sql`${companyPermits.state} is null`, ne(companyPermits.state, 'confirmed')),
    seenAfter
      ? sql`${permits.firstSeenAt} > ${seenAfter.toISOString()}::timestamptz and ${permits.firstSeenAt} > ${feeds.backfilledAt}`
      : undefined,
    unobjected(),
  );
}

function ofContractor(contractor: LeadCriteria['contractor'], firm: string): SQL | undefined {
  switch (contractor) {
    case 'none':
      return sql`${permits.contractorNorm} is null`;
    case 'owner':
      return sql`${permits.contractorNorm} is null and ${permits.contractorName} ~* '(owner|self)'`;
    case 'firm':
      return eq(permits.contractorNorm, normaliseContractorName(firm) ?? '');
    case 'any':
      return undefined;
  }
}

/** Nobody who objected is anybody's lead. */
function unobjected(): SQL {
  return sql`not exists (select 1 from ${leadObjections} where
    (${leadObjections.kind} = 'address' and ${leadObjections.norm} = ${permits.addressNorm}
      and (${leadObjections.state} is null or ${leadObjections.state} = ${permits.state}))
    or (${leadObjections.kind} = 'firm' and ${leadObjections.norm} = ${permits.contractorNorm}))`;
}

/** Leads somebody moved to a stage, the last touched first, however old their permits are. */
async function listSorted(ctx: UserContext, { stage, after: given }: LeadFilters): Promise<LeadPage> {
  const key = sql<string>`to_char(${leads.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  const after = decodeCursor(given);
  const rows = await ctx.db
    .select({ ...columns, key })
    .from(leads)
    .innerJoin(permits, eq(permits.id, leads.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(companyPermits, ofLink(ctx))
    .where(
      and(
        eq(leads.companyId, ctx.actor.companyId),
        eq(leads.stage, stage),
        unobjected(),
        after ? or(lt(key, after[0]), and(eq(key, after[0]), lt(permits.id, after[1]))) : undefined,
      ),
    )
    .orderBy(desc(key), desc(permits.id))
    .limit(LEADS_A_PAGE + 1);
  return { ...toPage(rows, (row) => row.key), silentCities: [] };
}

type Row = Awaited<ReturnType<typeof findNew>>[number];

function toPage<R extends Row>(rows: R[], key: (row: R) => string): { items: Lead[]; next: string | null } {
  const page = rows.slice(0, LEADS_A_PAGE);
  const last = rows.length > LEADS_A_PAGE ? page.at(-1) : undefined;
  return { items: page.map(toLead), next: last ? encodeCursor([key(last), last.permitId]) : null };
}

export function toLead(row: Row): Lead {
  const { contractorNorm, linkState, stage, note, version, permitId, permitNumber, permitType } = row;
  return {
    permitId,
    permitNumber,
    permitType,
    description: row.description,
    type: row.type as Lead['type'],
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    contractorName: row.contractorName,
    isUnclaimed: contractorNorm === null,
    valuationCents: row.valuationCents,
    statusBucket: row.statusBucket,
    statusWord: row.statusWord,
    appliedDate: row.appliedDate,
    issuedDate: row.issuedDate,
    listedOn: row.listedOn,
    link: row.link,
    mode: row.mode,
    stage: stage ?? 'new',
    note: note ?? '',
    version: version ?? 0,
    watched: linkState === 'confirmed',
  };
}

/** How many leads somebody has moved to each stage; `new` counts those put back. */
export async function countByStage(ctx: UserContext): Promise<Record<LeadStage, number>> {
  requirePermission(ctx, 'prospects.read');
  const rows = await ctx.db
    .select({ stage: leads.stage, leads: count() })
    .from(leads)
    .where(eq(leads.companyId, ctx.actor.companyId))
    .groupBy(leads.stage);
  const counts = Object.fromEntries(LEAD_STAGES.map((stage) => [stage, 0])) as Record<LeadStage, number>;
  for (const row of rows) counts[row.stage] = row.leads;
  return counts;
}

export async function listSearches(ctx: UserContext): Promise<LeadSearch[]> {
  requirePermission(ctx, 'prospects.read');
  const rows = await ctx.db
    .select()
    .from(leadSearches)
    .where(eq(leadSearches.companyId, ctx.actor.companyId))
    .orderBy(asc(leadSearches.name), asc(leadSearches.id));
  return rows.map(({ id, name, criteria, digest, nextDigestAt, userId }) => ({
    id,
    name,
    criteria,
    digest,
    nextDigestAt,
    isMine: userId === ctx.actor.userId,
  }));
}

/** Most rows of a table. */
const EXPORTED = 5_000;

/** All leads of the filters, for a table; the newest where there are too many. */
export async function exportLeads(ctx: UserContext, filters: LeadFilters): Promise<Lead[]> {
  const leadsSoFar: Lead[] = [];
  let after = null as string | null;
  do {
    const page = await listLeads(ctx, { ...filters, after });
    leadsSoFar.push(...page.items);
    after = page.next;
  } while (after !== null && leadsSoFar.length < EXPORTED);
  return leadsSoFar;
}
