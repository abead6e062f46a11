import type { Context, UserActor } from '@/lib/context';
import { findBilling } from './queries';
import { standingOf } from './standing';

/** What everybody at work in a company has to know of its plan, whatever page they are on. */
export type BillingBanner =
  | { kind: 'past_due' | 'unpaid' | 'confirm' | 'none' | 'ended' }
  | { kind: 'trial'; endsAt: Date; days: number }
  /** For who is not the owner. */
  | { kind: 'ask_owner' };

/** From so many days before its end on a trial is spoken of on every page. */
const TRIAL_DAYS_LEFT = 3;

/** Null where nothing has to be said. What a plan costs is said to nobody but the owner. */
export async function findBillingBanner(ctx: Context<UserActor>): Promise<BillingBanner | null> {
  if (ctx.actor.role !== 'owner') return ctx.actor.tier === null ? { kind: 'ask_owner' } : null;
  const billing = await findBilling(ctx);
  const standing = standingOf(billing, [], ctx.now);
  if (billing.subscription?.needsAction && standing.kind !== 'ended') return { kind: 'confirm' };
  switch (standing.kind) {
    case 'none':
    case 'ended':
    case 'past_due':
    case 'unpaid':
      return { kind: standing.kind };
    case 'incomplete':
      return { kind: 'confirm' };
    case 'trial':
      return standing.days <= TRIAL_DAYS_LEFT ? standing : null;
    default:
      return null;
  }
}
