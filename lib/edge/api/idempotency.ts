import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { idempotentRequests } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Retention of answers for repeated requests. */
const KEPT_MS = 24 * 60 * 60_000;
/** A request without an answer for longer than this was interrupted. */
const CUT_OFF_MS = 60_000;

export interface KeptAnswer {
  status: number;
  body: string;
}

export interface IdempotentRequest {
  /** The caller, operation and idempotency key, combined so that no other caller can produce it. */
  scope: string;
  /** All that was sent. */
  content: string;
  /** Whose the stored answer is. */
  owner: { userId: string; companyId: string | null };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Claims an idempotency key: null for the first request, the stored answer for its repetition. Throws
 * `idempotency_conflict` where the key was used for a different request, or the first is still running.
 */
export async function takeKey(ctx: Context, request: IdempotentRequest): Promise<KeptAnswer | null> {
  const key = hash(request.scope);
  const digest = hash(request.content);
  for (;;) {
    const taken = await ctx.db
      .insert(idempotentRequests)
      .values({ key, digest, ...request.owner, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    if (taken.length > 0) return null;
    const [held] = await ctx.db
      .select()
      .from(idempotentRequests)
      .where(eq(idempotentRequests.key, key))
      .limit(1);
    if (!held) continue;
    const age = ctx.now.getTime() - held.createdAt.getTime();
    if (age > KEPT_MS || (held.status === null && age > CUT_OFF_MS)) {
      // Only the row that was looked at: another request may have taken its place.
      await ctx.db
        .delete(idempotentRequests)
        .where(and(eq(idempotentRequests.key, key), eq(idempotentRequests.createdAt, held.createdAt)));
      continue;
    }
    if (held.digest !== digest || held.status === null || held.body === null)
      throw new AppError('idempotency_conflict');
    return { status: held.status, body: held.body };
  }
}

/** Stores the answer; a temporary failure (5xx, 429) releases the key instead. */
export async function completeKey(
  ctx: Context,
  request: IdempotentRequest,
  answer: KeptAnswer,
): Promise<void> {
  const which = eq(idempotentRequests.key, hash(request.scope));
  if (answer.status >= 500 || answer.status === 429) await ctx.db.delete(idempotentRequests).where(which);
  else await ctx.db.update(idempotentRequests).set(answer).where(which);
}

export async function dropOldKeys(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - KEPT_MS);
  await ctx.db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, before));
}
