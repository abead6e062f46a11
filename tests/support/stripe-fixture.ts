import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { createLogger } from '@/lib/log';
import type { BillingCompany, PaymentProvider } from '@/lib/providers/billing/provider';
import { PaymentRefused } from '@/lib/providers/billing/provider';
import { syncCatalog } from '@/lib/providers/billing/stripe/catalog';
import { createStripe } from '@/lib/providers/billing/stripe/client';
import { stripePayments } from '@/lib/providers/billing/stripe/provider';
import type { Tier } from '@/lib/providers/billing/types';
import { type CardKind, createStripeStandIn, type StandInOptions, type StripeStandIn } from './stripe';

export interface StripeFixture {
  standIn: StripeStandIn;
  control: StripeStandIn['control'];
  /** As the product asks. */
  payments: PaymentProvider;
  /** The same with no second try of a request, and no patience. */
  hasty: PaymentProvider;
  stripe: Stripe;
}

/** A Stripe with our catalogue in it, and our way to it. */
export async function openStripeFixture(
  options: StandInOptions & { tax?: boolean } = {},
): Promise<StripeFixture> {
  const standIn = await createStripeStandIn(options);
  const settings = { secretKey: standIn.secretKey, apiUrl: standIn.url };
  const stripe = createStripe(settings);
  await syncCatalog(stripe);
  const config = { ...settings, tax: options.tax ?? false, log: createLogger('silent') };
  return {
    standIn,
    control: standIn.control,
    payments: stripePayments({ ...config, timeoutMs: 5_000 }),
    hasty: stripePayments({ ...config, timeoutMs: 150, retries: 0 }),
    stripe,
  };
}

let made = 0;

export function aCompany(change: Partial<BillingCompany> = {}): BillingCompany {
  made += 1;
  return {
    companyId: `cmp_${made}`,
    name: `Builders ${made} LLC`,
    email: `owner${made}@example.com`,
    locale: 'es',
    ...change,
  };
}

export interface SignUp {
  tier?: Tier;
  card?: CardKind;
  trialDays?: number;
  discountPercent?: number | null;
}

/** What a sign-up does, step by step. */
export async function signUp(
  { control }: StripeFixture,
  payments: PaymentProvider,
  { tier = 'team', card = 'visa', trialDays = 14, discountPercent = null }: SignUp = {},
  company = aCompany(),
): Promise<{ customerId: string; company: BillingCompany }> {
  const paymentMethodId = control.card(card, { postalCode: '78701' });
  const customerId = await payments.ensureCustomer(company);
  await payments.setCard({ customerId, paymentMethodId });
  const { companyId } = company;
  await payments.ensureSubscription({ customerId, companyId, tier, trialDays, discountPercent });
  return { customerId, company };
}

/** How something was refused: our code, or why the card was. */
export async function catchRefusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof PaymentRefused) return error.reason;
  if (error instanceof AppError) return error.code;
  throw error;
}

const RUNNING = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete'];

/** The customers of a company, and their subscriptions that run. */
export function holdings({ control }: StripeFixture, companyId: string) {
  const customers = control
    .customerIds()
    .map((id) => control.state(id))
    .filter(({ metadata }) => metadata.company_id === companyId);
  const subscriptions = customers.flatMap((customer) => customer.subscriptions);
  return {
    customers,
    subscriptions,
    running: subscriptions.filter(({ status }) => RUNNING.includes(status)),
  };
}
