import type { Context, UserActor } from '@/lib/context';
import { getSubscriptionPhase } from './phase';
import { findBilling } from './queries';

/** The billing banner shown on every page of a company's users. */
export type BillingBanner =
  | { kind: 'past_due' | 'unpaid' | 'confirm' | 'none' | 'ended' }
  | { kind: 'trial'; endsAt: Date; days: number }
  /** For members other than the owner. */
  | { kind: 'ask_owner' };

/** Days before a trial's end from which the banner appears. */
const TRIAL_DAYS_LEFT = 3;

/** Null where no banner is needed. Prices are shown to the owner only. */
export async function findBillingBanner(ctx: Context<UserActor>): Promise<BillingBanner | null> {
  if (ctx.actor.role !== 'owner') return ctx.actor.tier === null ? { kind: 'ask_owner' } : null;
  const billing = await findBilling(ctx);
  const phase = getSubscriptionPhase(billing, [], ctx.now);
  if (billing.subscription?.needsAction && phase.kind !== 'ended') return { kind: 'confirm' };
  switch (phase.kind) {
    case 'none':
    case 'ended':
    case 'past_due':
    case 'unpaid':
      return { kind: phase.kind };
    case 'incomplete':
      return { kind: 'confirm' };
    case 'trial':
      return phase.days <= TRIAL_DAYS_LEFT ? phase : null;
    default:
      return null;
  }
}
