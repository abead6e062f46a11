import type { Page } from '@playwright/test';
import Stripe from 'stripe';
import { z } from 'zod';
import { dollars } from '@/lib/platform/i18n/format';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { syncCatalog } from '@/lib/providers/billing/stripe/catalog';
import { CARD_NUMBERS, stripeJsSource } from '../support/stripe/stripe-js';
import { STRIPE_JS, typeCard } from './card-step';
import { AUSTIN, findWizard, makeDraft, newcomer, openSetup, PASSWORD } from './set-up';
import { sites } from './sites';
import { expect, test } from './test';
import { check } from './test-company';

// The site as it runs with Stripe's keys, its content policy included. Stripe.js and the API behind it are the
// stand-in's; what it does of itself reaches the site by signed webhooks.

const STRIPE = sites().stripe;
const stripe = new Stripe(STRIPE.secretKey, {
  host: '127.0.0.1',
  port: STRIPE.apiPort,
  protocol: 'http',
  telemetry: false,
});

test.use({ baseURL: STRIPE.url });
// The screens are the demo's, and seen there in both languages; the way to Stripe and back is one.
test.skip(({ language }) => language !== 'en', 'walked once');
test.beforeAll(async () => {
  await syncCatalog(stripe);
});

async function withStripe(page: Page): Promise<void> {
  await page.route(STRIPE_JS, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: stripeJsSource({ apiUrl: 'https://api.stripe.com' }),
    }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${STRIPE.apiUrl}${pathname}${search}` });
    await route.fulfill({ response });
  });
  // The card's holder says yes to the bank.
  await page.addInitScript(() => Object.assign(window, { __stripe3ds: 'succeed' }));
}

test('a card the bank asks about pays for a plan, for a pack and for a change; what Stripe does arrives', async ({
  page,
  t,
  href,
}) => {
  test.setTimeout(180_000);
  await withStripe(page);
  const person = newcomer();
  const draft = makeDraft(person, { cities: [AUSTIN], step: 3 });
  await openSetup(page, href, { registration: person, draft });
  const wizard = findWizard(page, t);
  await typeCard(page, CARD_NUMBERS.asks);
  await page.getByRole('button', { name: t('billing', 'card.add'), exact: true }).click();
  await expect(page.getByText(t('onboarding', 'payment.added.title'), { exact: true })).toBeVisible();
  await wizard.next.click();
  await wizard.next.click();
  await wizard.password.fill(PASSWORD);
  await page.getByRole('button', { name: t('onboarding', 'confirm.submit'), exact: true }).click();
  await page.waitForURL(`**${href('/dashboard')}`, { timeout: 60_000 });

  const [customer, ...others] = (await stripe.customers.list({ email: person.email })).data;
  if (!customer) throw new Error('nobody became a customer');
  expect(others).toEqual([]);
  const running = async () => {
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    return z
      .tuple([z.object({ id: z.string(), status: z.string(), cancel_at: z.number().nullable() })])
      .parse(data)[0];
  };
  expect((await running()).status).toBe('trialing');

  await page.goto(href('/dashboard/subscription'));
  await expect(page.getByText(t('billing', 'subscription.states.trial'), { exact: true })).toBeVisible();
  await expect(page.getByText(/3155/).first()).toBeVisible();
  await check(page);

  await page.goto(href('/dashboard/purchase-checks'));
  const { count, priceCents } = PLAN_FACTS.solo.extraChecks;
  await page.getByRole('button', { name: t('credits', 'pack.buy', { count }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('credits', 'dialog.confirm', { amount: `${dollars(priceCents)}.00` }) })
    .click();
  await expect(page.getByText(t('credits', 'done.paid', { count }))).toBeVisible();

  // Somebody cancels in Stripe's own dashboard.
  const { id } = await running();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect(async () => {
    await page.goto(href('/dashboard/subscription'));
    await expect(page.getByText(t('billing', 'subscription.states.ending'), { exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: t('billing', 'subscription.actions.keepGoing') }).click();
  await expect.poll(async () => (await running()).cancel_at).toBeNull();
});
