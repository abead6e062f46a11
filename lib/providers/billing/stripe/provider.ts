import Stripe from 'stripe';
import { createLogger, type Logger } from '@/lib/log';
import type { PaymentProvider } from '../provider';
import type { StripeAccess } from './access';
import { createStripe, type StripeSettings } from './client';
import { ensureCustomer, forgetCustomer, giveCredit, setCard } from './customers';
import { setEnd } from './ending';
import { asDomainError, describeStripeError } from './errors';
import { buyChecks, dropInvoice, payInvoice } from './packs';
import { changePlan, previewPlan } from './plan-change';
import { priceList } from './prices';
import { findAction, takeSnapshot } from './snapshot';
import { ensureSubscription } from './subscriptions';

export interface StripePaymentsConfig extends StripeSettings {
  /** Whether Stripe Tax computes and adds taxes. */
  tax: boolean;
  log?: Pick<Logger, 'warn' | 'error'>;
}

/** The Stripe payment provider. Create one per process: it caches prices. */
export function stripePayments(config: StripePaymentsConfig): PaymentProvider {
  const stripe = createStripe(config);
  const access: StripeAccess = {
    stripe,
    prices: priceList(stripe),
    tax: config.tax,
    log: config.log ?? createLogger('warn'),
  };
  return {
    name: 'stripe',
    ensureCustomer: (company) => answered(ensureCustomer(access, company)),
    setCard: (input) => answered(setCard(access, input)),
    ensureSubscription: (input) => answered(ensureSubscription(access, input)),
    previewPlan: (input) => answered(previewPlan(access, input)),
    changePlan: (input) => answered(changePlan(access, input)),
    setEnd: (input) => answered(setEnd(access, input)),
    buyChecks: (input) => answered(buyChecks(access, input)),
    payInvoice: (input) => answered(payInvoice(access, input)),
    dropInvoice: (input) => answered(dropInvoice(access, input)),
    giveCredit: (input) => answered(giveCredit(access, input)),
    findAction: (input) => answered(findAction(access, input)),
    portalUrl: (input) => answered(portalUrl(access, input)),
    forgetCustomer: (input) => answered(forgetCustomer(access, input)),
    snapshot: (customerId) => answered(takeSnapshot(access, customerId)),
  };
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asDomainError(error);
  }
}

/** Null where the customer portal is not configured. */
async function portalUrl(
  { stripe, log }: StripeAccess,
  { customerId, returnUrl, locale }: Parameters<PaymentProvider['portalUrl']>[0],
): Promise<string | null> {
  try {
    const session = await stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      locale,
    });
    return session.url;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code === 'resource_missing')
      throw error;
    log.warn({ detail: describeStripeError(error) }, 'Stripe customer portal is not configured');
    return null;
  }
}
