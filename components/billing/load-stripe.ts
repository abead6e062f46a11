import type { Stripe } from '@stripe/stripe-js';
import type { Locale } from '@/lib/platform/i18n/locales';

const WAIT_MS = 20_000;
const ORIGIN = 'https://js.stripe.com/';

/** Stripe.js did not come. */
export class StripeNotLoaded extends Error {
  /** @param refused this document began on a page whose policy does not let Stripe in: only a new one can. */
  constructor(
    readonly refused: boolean,
    options?: ErrorOptions,
  ) {
    super('Stripe.js was not loaded', options);
    this.name = 'StripeNotLoaded';
  }
}

const cached = new Map<string, Promise<Stripe>>();

/** Stripe.js, from Stripe, once for each document; a failure is forgotten, so that it can be tried again. */
export function stripeFor(publishableKey: string, locale: Locale): Promise<Stripe> {
  const name = `${publishableKey} ${locale}`;
  const known = cached.get(name);
  if (known) return known;
  const loading = load(publishableKey, locale).catch((error) => {
    cached.delete(name);
    throw error;
  });
  cached.set(name, loading);
  return loading;
}

async function load(publishableKey: string, locale: Locale): Promise<Stripe> {
  let refused = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI.startsWith(ORIGIN);
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    // Not the package's main entry: that one fetches the script as soon as it is imported.
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await withinTime(loadStripe(publishableKey, { locale }));
    if (!stripe) throw new Error('There is no document.');
    return stripe;
  } catch (cause) {
    throw new StripeNotLoaded(refused, { cause });
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too late.')), WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
