import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { companyCities, companyPermits, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { normaliseAddress } from './normalise-address';
import { summaryColumns } from './queries';
import { MIN_FIND_LENGTH } from './schema';
import { findByNumber } from './search/by-number';
import { CAP } from './search/probe';
import { all, type Chunk, feedQuery, parseChunks, wordQuery } from './search/query';
import { readSpelling } from './search/spelling';
import { startingWith } from './search-terms';
import { STREET_WORDS } from './street-words';
import type { FoundPermit } from './view';

type UserContext = Context<UserActor>;

const MAX_FOUND = 12;
/** Minimum similarity of addresses. */
const MIN_ADDRESS_SIMILARITY = 0.45;

/** The feeds of the company's cities, to which its searches are limited. */
export function feedsInReach(ctx: UserContext) {
  return ctx.db
    .select({ id: feeds.id })
    .from(feeds)
    .innerJoin(companyCities, eq(companyCities.city, feeds.record))
    .where(and(eq(companyCities.companyId, ctx.actor.companyId), eq(feeds.enabled, true)));
}

/** Stored permits whose number begins with the typed text, then those at a similar address. */
export async function findAddablePermits(ctx: UserContext, typed: string): Promise<FoundPermit[]> {
  requirePermission(ctx, 'permits.search');
  const text = typed.trim();
  if (text.length < MIN_FIND_LENGTH) return [];
  const feedIds = (await feedsInReach(ctx)).map(({ id }) => id);
  const numbered = await byNumber(ctx, feedIds, text);
  const addressed = numbered.length < MAX_FOUND ? await byAddress(ctx, feedIds, text) : [];
  const known = new Set(numbered.map((permit) => permit.id));
  return [...numbered, ...addressed.filter((permit) => !known.has(permit.id))].slice(0, MAX_FOUND);
}

/** The whole number sorts before those it begins. */
async function byNumber(ctx: UserContext, feedIds: string[], text: string): Promise<FoundPermit[]> {
  const conditions = { feedIds, buckets: [], box: null, from: null, to: null, after: null };
  const spellings = [...new Set([text.toUpperCase(), text])];
  const pages = await Promise.all(
    spellings.map((spelling) => findByNumber(ctx, spelling, conditions, null, MAX_FOUND)),
  );
  const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
  if (ids.length === 0) return [];
  return find(ctx, feedIds, 'number', {
    where: inArray(permits.id, ids),
    order: [desc(inArray(permits.permitNumber, spellings)), asc(permits.permitNumber)],
  });
}

async function byAddress(ctx: UserContext, feedIds: string[], text: string): Promise<FoundPermit[]> {
  const norm = normaliseAddress(text);
  // Letters make an address; digits alone would match every house number of a city.
  if (!norm || !/\p{L}{2}/u.test(norm)) return [];
  const likeness = sql<number>`similarity(${permits.addressNorm}, ${norm})`;
  const houseNumber = norm.split(' ')[0] ?? norm;
  const chunks = parseChunks(norm);
  const { instead } = await readSpelling(ctx, chunks);
  // Queries from exact to loose: the full address, without house number, then the street name only, in case
  // suffix or direction is wrong.
  const asked = [chunks, chunks.filter(isNoNumber), chunks.filter(isName)].filter((part) => part.length > 0);
  let found: FoundPermit[] = [];
  for (const part of asked) {
    const query = all([wordQuery(part, instead), feedQuery(feedIds)]);
    // The word index selects candidates, which are then compared by trigrams.
    const met = sql`${permits.id} in (
      with met as materialized (
        select id from ${permits} where search @@ ${query}::tsquery limit ${CAP}
      ) select id from met)`;
    const near = await find(ctx, feedIds, 'address', {
      where: and(
        met,
        or(like(permits.addressNorm, startingWith(norm)), sql`${likeness} >= ${MIN_ADDRESS_SIMILARITY}`),
      ),
      order: [
        sql`split_part(${permits.addressNorm}, ' ', 1) = ${houseNumber} desc`,
        desc(likeness),
        desc(permits.appliedDate),
      ],
    });
    const known = new Set(found.map(({ id }) => id));
    found = [...found, ...near.filter(({ id }) => !known.has(id))];
    if (found.length >= MAX_FOUND) break;
  }
  return found;
}

const POSTAL = new Set(STREET_WORDS.values());
const isNoNumber = ({ tokens }: Chunk) => tokens.some((token) => !/^\d+$/.test(token));
const isName = (chunk: Chunk) =>
  isNoNumber(chunk) && chunk.tokens.some((token) => token.length > 1 && !POSTAL.has(token.toUpperCase()));

async function find(
  ctx: UserContext,
  feedIds: string[],
  foundBy: FoundPermit['foundBy'],
  { where, order }: { where: SQL | undefined; order: SQL[] },
): Promise<FoundPermit[]> {
  if (feedIds.length === 0) return [];
  const rows = await ctx.db
    .select({ ...summaryColumns, contractorName: permits.contractorName, link: companyPermits.state })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      companyPermits,
      and(eq(companyPermits.permitId, permits.id), eq(companyPermits.companyId, ctx.actor.companyId)),
    )
    .where(and(inArray(permits.feedId, feedIds), where))
    .orderBy(...order, desc(permits.id))
    .limit(MAX_FOUND);
  return rows.map(({ link, ...permit }) => ({ ...permit, foundBy, linked: link === 'confirmed' }));
}
