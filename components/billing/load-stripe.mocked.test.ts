import { beforeEach, expect, it, vi } from 'vitest';
import { StripeNotLoaded, stripeFor } from './load-stripe';

const { loadStripe } = vi.hoisted(() => ({ loadStripe: vi.fn() }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }));

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', page);
  loadStripe.mockReset();
});

function refuse(blockedURI: string) {
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
}

it('loads once for a key and a language', async () => {
  loadStripe.mockImplementation(async () => ({}));
  const first = stripeFor('pk_test_once', 'en');
  expect(stripeFor('pk_test_once', 'en')).toBe(first);
  const english = await first;
  expect(await stripeFor('pk_test_once', 'es')).not.toBe(english);
  expect(loadStripe.mock.calls).toEqual([
    ['pk_test_once', { locale: 'en' }],
    ['pk_test_once', { locale: 'es' }],
  ]);
});

it('tries again after a failure', async () => {
  const stripe = {};
  loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js')).mockResolvedValueOnce(stripe);
  await expect(stripeFor('pk_test_again', 'en')).rejects.toEqual(new StripeNotLoaded(false));
  expect(await stripeFor('pk_test_again', 'en')).toBe(stripe);
});

it('knows a script that did not come from one the page’s policy refused', async () => {
  loadStripe.mockImplementation(async () => {
    refuse('https://js.stripe.com/endive/stripe.js');
    throw new Error('Failed to load Stripe.js');
  });
  await expect(stripeFor('pk_test_refused', 'en')).rejects.toMatchObject({ refused: true });
  loadStripe.mockImplementation(async () => {
    refuse('https://evil.example/x.js');
    throw new Error('Failed to load Stripe.js');
  });
  await expect(stripeFor('pk_test_refused', 'en')).rejects.toMatchObject({ refused: false });
});
