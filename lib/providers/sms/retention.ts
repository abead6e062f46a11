import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { smsInbound } from '@/db/schema';
import type { Context } from '@/lib/context';

const DAY_MS = 24 * 3_600_000;
/** Retention of inbound texts other than stop and start, which are kept as proof. */
export const OTHER_TEXTS_KEPT_DAYS = 90;

/** Clears the bodies of inbound texts other than stop and start, `limit` at a time. */
export async function blankOldTexts(ctx: Context, { limit }: { limit: number }): Promise<void> {
  const old = ctx.db
    .select({ id: smsInbound.providerId })
    .from(smsInbound)
    .where(
      and(
        eq(smsInbound.action, 'none'),
        lt(smsInbound.receivedAt, new Date(ctx.now.getTime() - OTHER_TEXTS_KEPT_DAYS * DAY_MS)),
        ne(smsInbound.body, ''),
      ),
    )
    .limit(limit);
  await ctx.db.update(smsInbound).set({ body: '' }).where(inArray(smsInbound.providerId, old));
}
