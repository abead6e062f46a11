import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireVerifiedEmail } from '@/lib/identity/accounts/verified';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { countAttempt, readThrottle, requireAttempt } from '@/lib/identity/throttle/throttle';

type UserContext = Context<UserActor>;

/** The throttling key of mails to an address, so that revoking and inviting again does not send more. */
function mailbox(ctx: UserContext, email: string): string {
  return `${ctx.actor.companyId} ${email}`;
}

/** Invites in a transaction within the company's limits; of a mailbox, what was sent counts and no mistake does. */
export async function counted<T>(
  ctx: UserContext,
  email: string,
  invite: (within: UserContext) => Promise<T>,
): Promise<T> {
  await requireVerifiedEmail(ctx, ctx.actor.userId);
  await requireAttempt(ctx, THROTTLES.invite, ctx.actor.companyId);
  const { allowed, resetSeconds } = await readThrottle(ctx, THROTTLES.inviteResend, mailbox(ctx, email));
  if (!allowed) throw new AppError('rate_limited', { retryAfterSeconds: resetSeconds });
  const invited = await ctx.db.transaction((tx) => invite({ ...ctx, db: tx }));
  await countAttempt(ctx, THROTTLES.inviteResend, mailbox(ctx, email));
  return invited;
}

/** Counts another mail to an address that was invited before. */
export async function requireResend(ctx: UserContext, email: string): Promise<void> {
  await requireVerifiedEmail(ctx, ctx.actor.userId);
  await requireAttempt(ctx, THROTTLES.inviteResend, mailbox(ctx, email));
}
