import { and, count, eq, lt, sql } from 'drizzle-orm';
import { dayCosts, putOffs } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { companyDay } from './day';
import { dayOfReturn } from './order';
import type { PutOff } from './schema';

type UserContext = Context<UserActor>;

/** More than anybody has on their page; a bound to what one account may store. */
const MOST_PUT_OFF = 1_000;

/** Takes something from the reader's own page until a day comes, by the company's clock, or it moves. */
export async function putOff(
  ctx: UserContext,
  { key, until, mark }: PutOff,
): Promise<{ untilDay: string | null }> {
  requirePermission(ctx, 'permits.read');
  const { companyId, userId } = ctx.actor;
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(putOffs)
    .where(and(eq(putOffs.companyId, companyId), eq(putOffs.userId, userId)));
  if ((held?.rows ?? 0) >= MOST_PUT_OFF) throw new AppError('conflict', { detail: 'too much put off' });
  const untilDay = dayOfReturn(until, await companyDay(ctx));
  await ctx.db
    .insert(putOffs)
    .values({ companyId, userId, need: key, untilDay, mark, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [putOffs.companyId, putOffs.userId, putOffs.need],
      set: { untilDay, mark, createdAt: ctx.now },
    });
  return { untilDay };
}

/** Undoes it. */
export async function bringBack(ctx: UserContext, { key }: { key: string }): Promise<void> {
  requirePermission(ctx, 'permits.read');
  const { companyId, userId } = ctx.actor;
  await ctx.db
    .delete(putOffs)
    .where(and(eq(putOffs.companyId, companyId), eq(putOffs.userId, userId), eq(putOffs.need, key)));
}

/** What a day of standing still costs, by the company's own word; null takes it away. */
export async function setDayCost(ctx: UserContext, { cents }: { cents: number | null }): Promise<void> {
  requirePermission(ctx, 'company.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (cents === null) await tx.delete(dayCosts).where(eq(dayCosts.companyId, companyId));
    else
      await tx
        .insert(dayCosts)
        .values({ companyId, cents, updatedAt: ctx.now })
        .onConflictDoUpdate({
          target: dayCosts.companyId,
          set: { cents, updatedAt: sql`excluded.updated_at` },
        });
    await recordAudit(within, {
      action: 'company.changed',
      subject: companyId,
      details: { fields: 'dayCost' },
    });
  });
}

/** What was put off this long ago has moved or is forgotten. */
export async function forgetPutOffs(ctx: Context, { before }: { before: Date }): Promise<void> {
  await ctx.db.delete(putOffs).where(lt(putOffs.createdAt, before));
}
