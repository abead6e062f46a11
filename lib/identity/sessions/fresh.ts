import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { FRESH_SIGN_IN_MS } from './lengths';

export function isFresh(ctx: Context<AccountActor>): boolean {
  return ctx.now.getTime() - ctx.actor.session.authenticatedAt.getTime() <= FRESH_SIGN_IN_MS;
}

/** Requires a recent authentication for sensitive operations; the screen then asks for the password again. */
export function requireFreshSignIn(ctx: Context<AccountActor>): void {
  if (!isFresh(ctx)) throw new AppError('reauthentication_required');
}
