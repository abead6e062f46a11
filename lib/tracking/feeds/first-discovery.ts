import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { companyCities, feeds } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { FIRST_LOOK_MINUTES } from './first-look';

const FIRST_LOOK_MS = FIRST_LOOK_MINUTES * 60_000;

/**
 * Asks for the cities of a new company whose history is not in yet, ahead of their time: those that may be read at once are
 * enqueued, in the caller's transaction, and a first read covers twelve months. One that fails is not asked before its pause is
 * over or a quarter of an hour has passed, and one that asked us to wait is not hurried.
 */
export async function startFirstDiscovery(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<{ feeds: number }> {
  const cities = ctx.db
    .select({ city: companyCities.city })
    .from(companyCities)
    .where(eq(companyCities.companyId, companyId));
  const unread = and(
    eq(feeds.enabled, true),
    isNull(feeds.pausedAt),
    isNull(feeds.backfilledAt),
    inArray(feeds.record, cities),
  );
  // A feed must pass a probe before it is polled.
  const probed = await ctx.db
    .update(feeds)
    .set({ nextProbeAt: ctx.now })
    .where(and(unread, isNull(feeds.verifiedAt), gt(feeds.nextProbeAt, ctx.now)))
    .returning({ id: feeds.id });
  if (probed.length > 0) await enqueue(ctx, 'probe-feeds', {});
  const hastened = await pollEarlier(ctx.now, eq(feeds.failures, 0));
  for (const { id: feedId, record, verifiedAt } of hastened)
    if (verifiedAt !== null) await enqueue(ctx, 'poll-feed', { feedId, record });
  const again = await pollEarlier(
    new Date(ctx.now.getTime() + FIRST_LOOK_MS),
    and(gt(feeds.failures, 0), or(isNull(feeds.failureCode), ne(feeds.failureCode, 'rate_limited'))),
  );
  return { feeds: hastened.length + again.length };

  function pollEarlier(at: Date, which: ReturnType<typeof and>) {
    const { id, record, verifiedAt } = feeds;
    return ctx.db
      .update(feeds)
      .set({ nextPollAt: at })
      .where(and(unread, which, gt(feeds.nextPollAt, at)))
      .returning({ id, record, verifiedAt });
  }
}
