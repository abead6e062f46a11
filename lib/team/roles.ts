import type { Context, MemberRole, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** A viewer reads; everyone else may change what the company watches and who hears of it. */
export function mayChange(role: MemberRole): boolean {
  return role !== 'viewer';
}

/** Stops a viewer before anything is written. */
export function requireEditor(ctx: Context<UserActor>): void {
  if (!mayChange(ctx.actor.role)) throw new AppError('forbidden');
}
