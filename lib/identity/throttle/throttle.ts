import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { throttles } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export interface ThrottlePolicy {
  /** What is counted: `sign_in.account`. */
  name: string;
  attempts: number;
  windowMs: number;
}

export interface ThrottleState {
  allowed: boolean;
  remaining: number;
  /** The first attempt of the window beyond the limit. */
  firstRefusal: boolean;
  /** Until the window ends. */
  resetSeconds: number;
}

/** The key of a policy and its subject; hashed, so that no address or e-mail is stored. */
function getThrottleKey(policy: ThrottlePolicy, who: string): string {
  return `${policy.name}:${createHash('sha256').update(who).digest('base64url')}`;
}

/** Counts an attempt in the database, across all processes, in one atomic statement. */
export async function countAttempt(
  ctx: Context,
  policy: ThrottlePolicy,
  who: string,
): Promise<ThrottleState> {
  const endsAt = new Date(ctx.now.getTime() + policy.windowMs);
  const over = sql`${throttles.endsAt} <= ${ctx.now.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(throttles)
    .values({ key: getThrottleKey(policy, who), count: 1, endsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${throttles.endsAt} end`,
      },
    })
    .returning();
  return toThrottleState(ctx, policy, row);
}

/** Reads a window without counting. */
export async function readThrottle(
  ctx: Context,
  policy: ThrottlePolicy,
  who: string,
): Promise<ThrottleState> {
  const [row] = await ctx.db
    .select()
    .from(throttles)
    .where(eq(throttles.key, getThrottleKey(policy, who)))
    .limit(1);
  // Allowed only if one more attempt fits.
  return toThrottleState(ctx, policy, row && { ...row, count: row.count + 1 });
}

function toThrottleState(
  ctx: Context,
  policy: ThrottlePolicy,
  row: { count: number; endsAt: Date } | undefined,
): ThrottleState {
  const left = row ? row.endsAt.getTime() - ctx.now.getTime() : 0;
  if (!row || left <= 0)
    return {
      allowed: true,
      firstRefusal: false,
      remaining: policy.attempts,
      resetSeconds: Math.ceil(policy.windowMs / 1_000),
    };
  return {
    allowed: row.count <= policy.attempts,
    firstRefusal: row.count === policy.attempts + 1,
    remaining: Math.max(0, policy.attempts - row.count),
    resetSeconds: Math.ceil(left / 1_000),
  };
}

/** How many more attempts a window allows, without counting one. */
export async function attemptsLeft(ctx: Context, policy: ThrottlePolicy, who: string): Promise<number> {
  const [row] = await ctx.db
    .select()
    .from(throttles)
    .where(eq(throttles.key, getThrottleKey(policy, who)))
    .limit(1);
  return row && row.endsAt > ctx.now ? Math.max(0, policy.attempts - row.count) : policy.attempts;
}

/** Counts an attempt and throws beyond the limit. */
export async function requireAttempt(ctx: Context, policy: ThrottlePolicy, who: string): Promise<void> {
  const state = await countAttempt(ctx, policy, who);
  if (!state.allowed)
    throw new AppError('rate_limited', { retryAfterSeconds: state.resetSeconds, detail: policy.name });
}

/** Resets the count. */
export async function forgetAttempts(ctx: Context, policy: ThrottlePolicy, who: string): Promise<void> {
  await ctx.db.delete(throttles).where(eq(throttles.key, getThrottleKey(policy, who)));
}

/** Uncounts one attempt. */
export async function giveBackAttempt(ctx: Context, policy: ThrottlePolicy, who: string): Promise<void> {
  await ctx.db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, getThrottleKey(policy, who)));
}

/** Clears away windows that have ended. */
export async function dropEndedThrottles(ctx: Context): Promise<void> {
  await ctx.db.delete(throttles).where(lte(throttles.endsAt, ctx.now));
}

/** Adds several attempts at once to a window that ends at a given instant; the count over all processes. */
export async function addAttempts(
  ctx: Context,
  input: { policy: ThrottlePolicy; who: string; attempts: number; endsAt: Date },
): Promise<number> {
  const { policy, who, attempts, endsAt } = input;
  const stale = sql`${throttles.endsAt} < ${endsAt.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(throttles)
    .values({ key: getThrottleKey(policy, who), count: attempts, endsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${stale} then ${attempts} else ${throttles.count} + ${attempts} end`,
        endsAt: sql`greatest(${throttles.endsAt}, ${endsAt.toISOString()}::timestamptz)`,
      },
    })
    .returning({ count: throttles.count });
  return row?.count ?? attempts;
}
