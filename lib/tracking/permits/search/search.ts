import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { companyPermits, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { utcDay } from '@/lib/platform/clock/days';
import { summaryColumns } from '../queries';
import type { FoundPermit } from '../view';
import { findByNumber, findStoredPrefix, looksLikeNumber } from './by-number';
import { countMatches, type MatchCount } from './count';
import { decodeSearchCursor, encodeSearchCursor, type SearchCursor } from './cursor';
import { FEW, type Found, findHits, type Search } from './find-hits';
import { MAX_PAGE, type PermitSearch } from './input';
import { type Conditions, estimate, getLexemeShares } from './probe';
import { all, boxQuery, bucketQuery, feedQuery, parseChunks, toQueryParts, wordQuery } from './query';
import { readReach } from './reach';
import { type Correction, readSpelling } from './spelling';

type PageEnd = ['d' | 'n', string, number];
type UserContext = Context<UserActor>;

const PAGE_SIZE = 25;
/**
 * Feeds are added to the index query only if they exclude most rows; several feeds (alternatives that the
 * index evaluates for every row) only if they exclude nearly all. The rows are filtered by feed in any case.
 */
const SMALL_SHARE = 0.3;
const SMALL_SHARE_OF_SEVERAL = 0.04;
const MAX_SCOPE = 12;

export interface SearchedPermit extends FoundPermit {
  listedOn: string;
  latitude: number | null;
  longitude: number | null;
}

export interface SearchAnswer {
  items: SearchedPermit[];
  /** For the address of the next page; null on the last. */
  next: string | null;
  /** By the beginning of its number, in the order of numbers; else by words, newest first. */
  by: 'number' | 'words';
  corrections: Correction[];
  count: MatchCount;
}

/** A page of the permits held of the company's cities, and how many there are. */
export async function searchPermits(ctx: UserContext, input: PermitSearch): Promise<SearchAnswer> {
  const plan = await planSearch(ctx, input);
  const { found, items, end } = await findPage(ctx, plan);
  const question = getQuestionKey(plan);
  const counted = plan.after?.[3];
  const count: MatchCount =
    counted?.[2] === question
      ? { kind: counted[0], value: counted[1] }
      : await countPlanned(ctx, plan, found);
  const next = end && encodeSearchCursor([...end, [count.kind, count.value, question]]);
  return { items, next, by: plan.by, corrections: plan.corrections, count };
}

/** A key that identifies a query, so that a stored count is not applied to another one. */
function getQuestionKey({ prefix, search: { query, conditions } }: SearchPlan): string {
  const { feedIds, buckets, box, from, to } = conditions;
  const text = JSON.stringify([prefix, query, [...feedIds].sort(), buckets, box, from, to]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** A query after resolving words, cities and location. */
export interface SearchPlan {
  by: 'number' | 'words';
  /** Of a number: its beginning, as it is held. */
  prefix: string;
  search: Search;
  corrections: Correction[];
  after: SearchCursor | null;
  limit: number;
}

export async function planSearch(ctx: UserContext, input: PermitSearch): Promise<SearchPlan> {
  requirePermission(ctx, 'permits.search');
  const reach = await readReach(ctx, input.cities ?? []);
  const after = decodeSearchCursor(input.after);
  const buckets = input.buckets ?? [];
  const box = input.box ?? null;
  const conditions: Conditions = {
    feedIds: reach.feedIds,
    buckets,
    box,
    from: input.from ?? null,
    to: input.to ?? null,
    after: after?.[0] === 'd' ? after : null,
  };
  const today = utcDay(ctx.now);
  const search: Search = {
    query: null,

    conditions,
    expected: 0,
    expectedToMeet: 0,
    density: 0,
    total: reach.total,
    rarest: 0,
    newest: reach.newest ?? today,
    today,
  };
  const limit = Math.min(MAX_PAGE, Math.max(1, input.limit ?? PAGE_SIZE));
  const plan: SearchPlan = { by: 'words', prefix: '', search, corrections: [], after, limit };
  if (reach.feedIds.length === 0) return plan;
  const q = input.q?.trim() ?? '';
  const mayBeNumber = after ? after[0] === 'n' : looksLikeNumber(q) && !input.literal;
  const prefix = mayBeNumber ? await findStoredPrefix(ctx, q, reach.feedIds) : null;
  if (prefix !== null) return { ...plan, by: 'number', prefix };
  const chunks = parseChunks(q);
  const { instead, corrections } = input.literal
    ? { instead: new Map(), corrections: [] }
    : await readSpelling(ctx, chunks);
  const asked = all([wordQuery(chunks, instead), bucketQuery(buckets), box && boxQuery(box)]);
  if (asked !== null) {
    const expected = await estimate(ctx, asked);
    const scoped = reach.isWhole ? expected : await estimate(ctx, asked, reach.feedIds);
    const smallShare = reach.feedIds.length === 1 ? SMALL_SHARE : SMALL_SHARE_OF_SEVERAL;
    const isNarrow = expected > FEW && reach.feedIds.length <= MAX_SCOPE && scoped < expected * smallShare;
    search.query = isNarrow ? (all([asked, feedQuery(reach.feedIds)]) ?? asked) : asked;
    search.expected = scoped;
    search.expectedToMeet = isNarrow ? scoped : expected;
    if (!box) {
      const parts = toQueryParts(chunks, instead, buckets);
      const shares = await getLexemeShares(ctx, parts.flat());
      const least = Math.min(
        ...parts.map((part) => part.reduce((sum, one) => sum + (shares.get(one) ?? 0), 0)),
      );
      search.rarest = isNarrow
        ? Math.min(least, scoped / Math.max(1, expected)) * reach.total
        : least * reach.total;
    }
    search.density = reach.total > 0 ? expected / reach.total : 0;
  }
  return { ...plan, corrections };
}

/** A page and where it ended if not on the last; `found` is what it was taken from where that was the first, by words. */
export async function findPage(
  ctx: UserContext,
  plan: SearchPlan,
): Promise<{ items: SearchedPermit[]; end: PageEnd | null; found: Found | null }> {
  const { search, limit } = plan;
  if (search.conditions.feedIds.length === 0) return { items: [], end: null, found: null };
  if (plan.by === 'number') {
    const after = plan.after?.[0] === 'n' ? plan.after : null;
    const { hits, last } = await findByNumber(ctx, plan.prefix, search.conditions, after, limit);
    const items = await readPermits(
      ctx,
      hits.map(({ id }) => id),
    );
    return { items, end: last && ['n', last.permitNumber, last.id], found: null };
  }
  const found = await findHits(ctx, search, limit + 1);
  const { hits } = found;
  const page = hits.slice(0, limit);
  const last = hits.length > limit ? page.at(-1) : undefined;
  const items = await readPermits(
    ctx,
    page.map(({ id }) => id),
  );
  const end: PageEnd | null = last ? ['d', last.listedOn, last.id] : null;
  return { items, end, found: plan.after ? null : found };
}

export async function countPlanned(
  ctx: UserContext,
  plan: SearchPlan,
  first: Found | null = null,
): Promise<MatchCount> {
  const { search } = plan;
  if (search.conditions.feedIds.length === 0) return { kind: 'exact', value: 0 };
  if (plan.by === 'words') {
    const top = { ...search, conditions: { ...search.conditions, after: null } };
    return countMatches(ctx, top, first ?? (await findHits(ctx, top, plan.limit + 1)));
  }
  const { hits, last } = await findByNumber(ctx, plan.prefix, search.conditions, null, 1_000);
  return { kind: last ? 'at_least' : 'exact', value: hits.length };
}

async function readPermits(ctx: UserContext, ids: number[]): Promise<SearchedPermit[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      ...summaryColumns,
      contractorName: permits.contractorName,
      listedOn: permits.listedOn,
      latitude: permits.latitude,
      longitude: permits.longitude,
      link: companyPermits.state,
    })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      companyPermits,
      and(eq(companyPermits.permitId, permits.id), eq(companyPermits.companyId, ctx.actor.companyId)),
    )
    .where(inArray(permits.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { link, ...permit } = row;
    return [{ ...permit, foundBy: 'number' as const, linked: link === 'confirmed' }];
  });
}
