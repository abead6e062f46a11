import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { companyCities, companyNames, feeds, permits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { insertLinks } from '@/lib/tracking/permits/links';

/** Stores confirmed spellings and links all permits under them in the company's cities. */
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
        decidedAt: ctx.now,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [companyNames.companyId, companyNames.nameNorm],
      set: { state: 'confirmed', decidedAt: ctx.now },
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
export function linkFeedPermits(ctx: Context, input: { feedId: string }): Promise<{ linked: number }> {
  // Excludes existing links early: they are the majority.
  const isNew = sql`not exists (
    select 1 from company_permits known
    where known.company_id = ${companyNames.companyId} and known.permit_id = ${permits.id})`;
  return linkConfirmedNames(ctx, and(eq(permits.feedId, input.feedId), isNew));
}

/**
 * The same for all feeds: repairs links missed by a crash after a first read, and permits whose normalised
 * name changed without an event.
 */
export async function linkAllFeeds(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ linked: number }> {
  const enabled = await ctx.db
    .select({ id: feeds.id })
    .from(feeds)
    .where(eq(feeds.enabled, true))
    .orderBy(feeds.id);
  let linked = 0;
  const label = ({ id }: { id: string }) => ({ feed: id });
  await forEachApart(ctx, enabled, { failure: 'Linking a feed failed', label, signal }, async ({ id }) => {
    linked += (await linkFeedPermits(ctx, { feedId: id })).linked;
  });
  return { linked };
}

/** The same for single permits, before their events are fanned out. */
export async function linkPermits(ctx: Context, input: { permitIds: number[] }): Promise<{ linked: number }> {
  if (input.permitIds.length === 0) return { linked: 0 };
  return linkConfirmedNames(ctx, sql`${permits.id} = any(${sql.param(input.permitIds)}::bigint[])`);
}

/** Links permits by confirmed names within a scope: some names, some permits or a feed; as far as plans have room. */
export async function linkConfirmedNames(ctx: Context, scope: SQL | undefined): Promise<{ linked: number }> {
  const found = ctx.db
    .select({ companyId: companyNames.companyId, permitId: sql<number>`${permits.id}`.as('permit_id') })
    .from(companyNames)
    .innerJoin(permits, eq(permits.contractorNorm, companyNames.nameNorm))
    .innerJoin(feeds, and(eq(feeds.id, permits.feedId), eq(feeds.enabled, true)))
    .innerJoin(
      companyCities,
      and(eq(companyCities.companyId, companyNames.companyId), eq(companyCities.city, feeds.record)),
    )
    .where(and(eq(companyNames.state, 'confirmed'), scope));
  return { linked: await insertLinks(ctx, found) };
}
