import type { Context, UserActor } from '@/lib/context';
import { paymentProvider, paymentSettings } from '@/lib/edge/server/payments';
import { env } from '@/lib/env';
import { isReferred } from '@/lib/sales/referrals/queries';
import { chosenTier } from '@/lib/sales/subscriptions/pending-intent';
import { getSubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import { findBilling, listInvoices } from '@/lib/sales/subscriptions/queries';
import { listWaiting } from '@/lib/sales/subscriptions/waiting-members';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import type { Beginning } from './subscription-start';

/** Everything the page says of a company's subscription. */
export async function readSubscription(ctx: Context<UserActor>) {
  const { companyId } = ctx.actor;
  const { provider } = paymentSettings();
  const [billing, invoices, waiting, cities, referred, chosen, year] = await Promise.all([
    findBilling(ctx),
    listInvoices(ctx),
    listWaiting(ctx),
    listWatchedCities(ctx),
    isReferred(ctx, { companyId }),
    chosenTier(ctx, { companyId, payments: paymentProvider(ctx) }),
    getPermitYear(ctx, { companyId }),
  ]);
  const phase = getSubscriptionPhase(billing, invoices, ctx.now);
  const last = billing.subscription;
  // One trial a company; what it had with another provider was none of this one's.
  const beginning: Beginning = last?.provider === provider ? 'charged' : referred ? 'referred' : 'trial';
  return {
    billing,
    invoices,
    phase,
    waiting,
    year,
    beginning,
    /** To begin with, unless another is chosen. */
    tier: last?.tier ?? chosen,
    monitored: cities.some(({ feed }) => feed !== null),
    demo: provider === 'demo',
    taxed: env().STRIPE_TAX && provider === 'stripe',
  };
}
