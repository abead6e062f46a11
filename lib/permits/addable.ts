import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { companyCities, companyPermits, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { normaliseAddress } from './normalise-address';
import { summaryColumns } from './queries';
import { MIN_FIND_LENGTH } from './schema';
import { startingWith } from './search-terms';
import type { FoundPermit } from './view';

type UserContext = Context<UserActor>;

const MAX_FOUND = 12;
/** Below this two addresses are two places. */
const MIN_ADDRESS_SIMILARITY = 0.45;

/** The feeds of the cities a company works in: it may look for permits there and nowhere else. */
export function feedsInReach(ctx: UserContext) {
  return ctx.db
    .select({ id: feeds.id })
    .from(feeds)
    .innerJoin(companyCities, eq(companyCities.city, feeds.record))
    .where(and(eq(companyCities.companyId, ctx.actor.companyId), eq(feeds.enabled, true)));
}

/** Held permits whose number begins with what was typed, then those at an address like it. */
export async function findAddablePermits(ctx: UserContext, typed: string): Promise<FoundPermit[]> {
  const text = typed.trim();
  if (text.length < MIN_FIND_LENGTH) return [];
  const numbered = await byNumber(ctx, text);
  const addressed = numbered.length < MAX_FOUND ? await byAddress(ctx, text) : [];
  const known = new Set(numbered.map((permit) => permit.id));
  return [...numbered, ...addressed.filter((permit) => !known.has(permit.id))].slice(0, MAX_FOUND);
}

function byNumber(ctx: UserContext, text: string): Promise<FoundPermit[]> {
  const upper = text.toUpperCase();
  const spellings = [...new Set([text, upper])];
  return find(ctx, 'number', {
    where: or(...spellings.map((spelling) => like(permits.permitNumber, startingWith(spelling)))),
    order: [desc(inArray(permits.permitNumber, spellings)), asc(permits.permitNumber)],
  });
}

async function byAddress(ctx: UserContext, text: string): Promise<FoundPermit[]> {
  const norm = normaliseAddress(text);
  // Letters make an address; digits alone would match every house number of a city.
  if (!norm || !/\p{L}{2}/u.test(norm)) return [];
  const likeness = sql<number>`similarity(${permits.addressNorm}, ${norm})`;
  const houseNumber = norm.split(' ')[0] ?? norm;
  return find(ctx, 'address', {
    where: or(
      like(permits.addressNorm, startingWith(norm)),
      // The operator finds them by index, the function sets our own bar.
      and(sql`${permits.addressNorm} % ${norm}`, sql`${likeness} >= ${MIN_ADDRESS_SIMILARITY}`),
    ),
    order: [
      sql`split_part(${permits.addressNorm}, ' ', 1) = ${houseNumber} desc`,
      desc(likeness),
      desc(permits.appliedDate),
    ],
  });
}

async function find(
  ctx: UserContext,
  foundBy: FoundPermit['foundBy'],
  { where, order }: { where: SQL | undefined; order: SQL[] },
): Promise<FoundPermit[]> {
  const rows = await ctx.db
    .select({ ...summaryColumns, contractorName: permits.contractorName, link: companyPermits.state })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      companyPermits,
      and(eq(companyPermits.permitId, permits.id), eq(companyPermits.companyId, ctx.actor.companyId)),
    )
    .where(and(inArray(permits.feedId, feedsInReach(ctx)), where))
    .orderBy(...order, desc(permits.id))
    .limit(MAX_FOUND);
  return rows.map(({ link, ...permit }) => ({ ...permit, foundBy, linked: link === 'confirmed' }));
}
