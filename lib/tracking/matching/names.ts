import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { companyCities, companyNames, companyPermits, contractors, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { coarseStatus } from '@/lib/tracking/permits/coarse-status';
import { type Likelihood, toLikelihood } from './likelihood';
import {
  countPermitsByName,
  feedsOfCompany,
  newestUnder,
  type ReachedFeed,
  readPreviews,
} from './permit-counts';
import type { LinkState, MatchReason, PermitPreview } from './types';

type UserContext = Context<UserActor>;

const EXAMPLES = 3;
/** More than any company has; the page stays one page. */
const MAX_LISTED = 200;

/** How many permits a city holds under a spelling. */
export interface PermitsInCity {
  /** The city's slug. */
  city: string;
  permits: number;
}

interface ListedName {
  norm: string;
  /** As a city writes it. */
  name: string;
  cities: PermitsInCity[];
}

export interface WatchedName extends ListedName {
  since: Date;
}

export interface SuggestedName extends ListedName {
  /** The slug of a city added later, where the question is whether a confirmed name counts there too. */
  inCity: string | null;
  /** The cities a confirmed name counts in already, by slug. */
  watchedIn: string[];
  score: number;
  likelihood: Likelihood;
  reasons: MatchReason[];
  examples: PermitPreview[];
}

export interface RejectedName {
  norm: string;
  name: string;
}

export interface CompanyNames {
  watched: WatchedName[];
  suggested: SuggestedName[];
  rejected: RejectedName[];
  /** Cities whose feeds name no contractor, by slug. */
  citiesWithoutContractor: string[];
  /** The company's cities without a feed. */
  citiesNotMonitored: { slug: string; label: string | null }[];
}

/** The company's confirmed and suggested spellings, and cities without contractor names. */
export async function listCompanyNames(ctx: UserContext): Promise<CompanyNames> {
  const { companyId } = ctx.actor;
  const [names, reached, cities, linked] = await Promise.all([
    readNames(ctx),
    feedsOfCompany(ctx, { companyId }),
    readCities(ctx),
    countLinked(ctx),
  ]);
  const ofState = (state: LinkState) => names.filter((name) => name.state === state);
  const records = new Set(reached.map((feed) => feed.record));
  return {
    watched: ofState('confirmed').map(({ norm, name, since }) => ({
      norm,
      name,
      since,
      cities: linked
        .filter((row) => row.norm === norm)
        .map(({ city, permits: held }) => ({ city, permits: held })),
    })),
    suggested: [
      ...(await alsoInCities(ctx, ofState('confirmed'), reached)),
      ...(await withPermits(ctx, ofState('suggested'), reached)),
    ],
    rejected: ofState('rejected').map(({ norm, name }) => ({ norm, name })),
    citiesWithoutContractor: [...records].filter((city) => feedRecord(city)?.hasContractor === false),
    citiesNotMonitored: cities.filter(({ slug }) => !records.has(slug)),
  };
}

/** The number of spellings awaiting a decision, those that a city added later asks about among them. */
export async function countSuggestedNames(ctx: UserContext): Promise<number> {
  const { companyId } = ctx.actor;
  const open = await ctx.db.$count(
    companyNames,
    and(eq(companyNames.companyId, companyId), eq(companyNames.state, 'suggested')),
  );
  const [row] = await ctx.db.execute<{ names: number }>(sql`
    select count(distinct (n.name_norm, c.city))::int as names
    from company_names n
    join company_cities c on c.company_id = n.company_id and not c.city = any(n.cities || n.other_in)
    join feeds f on f.record = c.city and f.enabled
    join contractor_feeds seen on seen.norm = n.name_norm and seen.feed_id = f.id
    where n.company_id = ${companyId} and n.state = 'confirmed'`);
  return open + (row?.names ?? 0);
}

type KnownName = Awaited<ReturnType<typeof readNames>>[number];

function readNames(ctx: UserContext) {
  return ctx.db
    .select({
      norm: companyNames.nameNorm,
      name: sql<string>`coalesce(${companyNames.name}, ${contractors.name}, ${companyNames.nameNorm})`,
      state: companyNames.state,
      score: companyNames.score,
      reasons: companyNames.reasons,
      cities: companyNames.cities,
      otherIn: companyNames.otherIn,
      since: sql<Date>`coalesce(${companyNames.decidedAt}, ${companyNames.createdAt})`.mapWith(
        companyNames.createdAt,
      ),
    })
    .from(companyNames)
    .leftJoin(contractors, eq(contractors.norm, companyNames.nameNorm))
    .where(eq(companyNames.companyId, ctx.actor.companyId))
    .orderBy(desc(companyNames.score), asc(companyNames.nameNorm))
    .limit(MAX_LISTED);
}

function readCities(ctx: UserContext) {
  return ctx.db
    .select({ slug: companyCities.city, label: companyCities.label })
    .from(companyCities)
    .where(eq(companyCities.companyId, ctx.actor.companyId))
    .orderBy(companyCities.city);
}

/** Linked permits per spelling, without those the contractor removed. */
function countLinked(ctx: UserContext) {
  return ctx.db
    .select({ norm: permits.contractorNorm, city: feeds.record, permits: count() })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        isNotNull(permits.contractorNorm),
        inArray(
          permits.contractorNorm,
          ctx.db
            .select({ norm: companyNames.nameNorm })
            .from(companyNames)
            .where(and(eq(companyNames.companyId, ctx.actor.companyId), eq(companyNames.state, 'confirmed'))),
        ),
      ),
    )
    .groupBy(permits.contractorNorm, feeds.record)
    .orderBy(desc(count()), feeds.record);
}

/** Confirmed names with permits in cities that were added after the answer, once for each city. */
async function alsoInCities(
  ctx: UserContext,
  names: readonly KnownName[],
  reached: readonly ReachedFeed[],
): Promise<SuggestedName[]> {
  const asked: SuggestedName[] = [];
  for (const city of new Set(reached.map(({ record }) => record))) {
    const open = names.filter(({ cities, otherIn }) => ![...cities, ...otherIn].includes(city));
    if (open.length === 0) continue;
    const here = reached.filter(({ record }) => record === city);
    const found = await withPermits(ctx, open, here);
    asked.push(
      ...found
        .filter(({ cities }) => cities.length > 0)
        .map((name) => ({ ...name, inCity: city, likelihood: toLikelihood(1) })),
    );
  }
  return asked;
}

async function withPermits(
  ctx: UserContext,
  names: readonly KnownName[],
  reached: readonly ReachedFeed[],
): Promise<SuggestedName[]> {
  const norms = names.map((name) => name.norm);
  const counts = await countPermitsByName(ctx, { norms, feedIds: reached.map((feed) => feed.id) });
  const newest = await newestUnder(ctx, { counts, limit: EXAMPLES });
  const previews = await readPreviews(
    ctx,
    newest.map(({ id }) => id),
  );
  const recordByFeed = new Map(reached.map((feed) => [feed.id, feed.record]));
  return names.map(({ norm, name, score, reasons, cities }) => ({
    norm,
    name,
    inCity: null,
    watchedIn: cities,
    score,
    likelihood: toLikelihood(score),
    reasons,
    cities: counts
      .filter((row) => row.norm === norm)
      .map((row) => ({ city: recordByFeed.get(row.feedId) ?? row.feedId, permits: row.permits }))
      .sort((a, b) => b.permits - a.permits),
    examples: previews
      .filter((preview) => preview.contractorNorm === norm)
      .map(({ contractorNorm: _, ...preview }) => ({ ...preview, status: coarseStatus(preview.bucket) })),
  }));
}
