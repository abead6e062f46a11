import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { companies, companyCities, companyMatching, companyNames, feeds, permits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { linkUnannounced, listUnlinkedFeeds } from '@/lib/tracking/feeds/unannounced';
import { insertLinks } from '@/lib/tracking/permits/links';

/** The slugs of a company's cities, as a value to store. */
export function citiesOf(companyId: CompanyId): SQL<string[]> {
  return sql`array(select city from ${companyCities} where company_id = ${companyId} order by city)`;
}

/** Stores spellings as confirmed for the company's cities, and links all permits under them there. */
export async function linkCompanyPermits(
  ctx: Context,
  input: { companyId: CompanyId; names: string[] },
): Promise<{ linked: number }> {
  const names = [...new Set(input.names)];
  if (names.length === 0) return { linked: 0 };
  await ctx.db
    .insert(companyNames)
    .values(
      names.map((nameNorm) => ({
        companyId: input.companyId,
        nameNorm,
        state: 'confirmed' as const,
        cities: citiesOf(input.companyId),
        decidedAt: ctx.now,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [companyNames.companyId, companyNames.nameNorm],
      set: { state: 'confirmed', cities: citiesOf(input.companyId), decidedAt: ctx.now },
      setWhere: ne(companyNames.state, 'confirmed'),
    });
  return linkConfirmedNames(ctx, eq(companyNames.companyId, input.companyId));
}

/** Stores rejected spellings, so that they are not suggested again. */
export async function noteRejectedNames(
  ctx: Context,
  input: { companyId: CompanyId; names: string[] },
): Promise<void> {
  const names = [...new Set(input.names)];
  if (names.length === 0) return;
  await ctx.db
    .insert(companyNames)
    .values(
      names.map((nameNorm) => ({
        companyId: input.companyId,
        nameNorm,
        state: 'rejected' as const,
        decidedAt: ctx.now,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
}

/** Links a feed's permits to companies by confirmed names; called after a first read, idempotent. */
export function linkFeedPermits(ctx: Context, { feedId }: { feedId: string }): Promise<{ linked: number }> {
  return linkUnannounced(ctx, { feedId }, () => linkConfirmedNames(ctx, eq(permits.feedId, feedId)));
}

/**
 * Links what no event links: permits of feeds that gave them names without one, where that was missed or a name's
 * normalised form changed, and permits that waited for room in a company's year.
 */
export async function linkUnlinked(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ linked: number }> {
  let linked = 0;
  const unlinked = await listUnlinkedFeeds(ctx);
  const feed = {
    failure: 'Linking a feed failed',
    label: ({ id }: { id: string }) => ({ feed: id }),
    signal,
  };
  await forEachApart(ctx, unlinked, feed, async ({ id }) => {
    linked += (await linkFeedPermits(ctx, { feedId: id })).linked;
  });
  const waiting = await listWithNewRoom(ctx);
  const company = {
    failure: 'Linking a company failed',
    label: ({ companyId }: { companyId: string }) => ({ companyId }),
    signal,
  };
  await forEachApart(ctx, waiting, company, async ({ companyId }) => {
    linked += (await linkWaiting(ctx, companyId)).linked;
  });
  return { linked };
}

/** The companies with permits that wait for room whose year has begun anew, or that took permits out, since. */
function listWithNewRoom(ctx: Context): Promise<{ companyId: string }[]> {
  const yearAt = (instant: SQL) => sql`extract(year from age(${instant}, ${companies.createdAt}))`;
  return ctx.db
    .select({ companyId: companyMatching.companyId })
    .from(companyMatching)
    .innerJoin(companies, eq(companies.id, companyMatching.companyId))
    .where(
      and(
        sql`${companyMatching.waitsSince} is not null`,
        sql`(${yearAt(sql`${ctx.now.toISOString()}::timestamptz`)} > ${yearAt(sql`${companyMatching.waitsSince}`)}
          or exists (select from company_permits l where l.company_id = ${companyMatching.companyId}
            and l.removed_at > ${companyMatching.waitsSince}))`,
      ),
    )
    .orderBy(companyMatching.companyId);
}

function linkWaiting(ctx: Context, companyId: string): Promise<{ linked: number }> {
  return ctx.db.transaction(async (tx) => {
    const mine = eq(companyMatching.companyId, companyId);
    await tx.update(companyMatching).set({ waitsSince: null }).where(mine);
    return linkConfirmedNames({ ...ctx, db: tx }, eq(companyNames.companyId, companyId));
  });
}

/** The same for single permits, before their events are fanned out. */
export async function linkPermits(ctx: Context, input: { permitIds: number[] }): Promise<{ linked: number }> {
  if (input.permitIds.length === 0) return { linked: 0 };
  return linkConfirmedNames(ctx, sql`${permits.id} = any(${sql.param(input.permitIds)}::bigint[])`);
}

/**
 * Links permits by confirmed names within a scope: some names, some permits or a feed; as far as plans have room. The
 * answers it goes by are locked until it is committed, so that a rejection meanwhile comes after it and takes its links
 * back.
 */
export async function linkConfirmedNames(ctx: Context, scope: SQL | undefined): Promise<{ linked: number }> {
  // Most permits are linked already: what is left out here is not locked either.
  const isNew = sql`not exists (
    select 1 from company_permits known
    where known.company_id = ${companyNames.companyId} and known.permit_id = ${permits.id})`;
  const found = ctx.db
    .select({ companyId: companyNames.companyId, permitId: sql<number>`${permits.id}`.as('permit_id') })
    .from(companyNames)
    .innerJoin(permits, eq(permits.contractorNorm, companyNames.nameNorm))
    .innerJoin(feeds, and(eq(feeds.id, permits.feedId), eq(feeds.enabled, true)))
    .innerJoin(
      companyCities,
      and(eq(companyCities.companyId, companyNames.companyId), eq(companyCities.city, feeds.record)),
    )
    .where(
      and(
        eq(companyNames.state, 'confirmed'),
        sql`${feeds.record} = any(${companyNames.cities})`,
        isNew,
        scope,
      ),
    )
    .for('share', { of: companyNames });
  const { linked, withoutRoom } = await insertLinks(ctx, found);
  if (withoutRoom.length > 0)
    await ctx.db
      .insert(companyMatching)
      .values(withoutRoom.map((companyId) => ({ companyId, waitsSince: ctx.now })))
      .onConflictDoUpdate({ target: companyMatching.companyId, set: { waitsSince: ctx.now } });
  return { linked };
}

/** Has companies compared again with the names of their cities: they go by other names now. */
export async function askAnew(
  ctx: Context,
  { companyIds }: { companyIds: readonly string[] },
): Promise<void> {
  await ctx.db
    .update(companyMatching)
    .set({ rules: null })
    .where(inArray(companyMatching.companyId, [...companyIds]));
}
