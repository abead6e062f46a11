import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { createFormatter } from 'use-intl/core';
import type { DatabaseConnection } from '@/db/client';
import { recipients } from '@/db/schema';
import { dollars, moment } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { PLANS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { Subscription, SubscriptionState, Tier } from '@/lib/providers/billing/types';
import { findSubscription } from '@/lib/sales/subscriptions/queries';
import { requestSync } from '@/lib/sales/subscriptions/request-sync';
import { fillCard, makeCompanyWithoutPlan, makeSubscribedCompany } from './billing';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { addMember, check, dismissMessages, named, openAs, type TestCompany } from './test-company';

// Whole ways through the plan: every state and sentence of its screens is held by tests/component/billing.

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

async function requireSubscription(crew: TestCompany): Promise<Subscription> {
  const found = await findSubscription(await crew.ctx());
  if (!found) throw new Error('no subscription');
  return found;
}

/** Waits until the site has worked off what was due. */
async function becomes(crew: TestCompany, state: SubscriptionState): Promise<void> {
  await requestSync(await crew.ctx(), { companyId: crew.companyId });
  await expect.poll(async () => (await requireSubscription(crew)).state, { timeout: 60_000 }).toBe(state);
}

/** A message is read, and taken away from what lies below it. */
async function expectMessage(page: Page, words: string, close: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await dismissMessages(page, close);
}

test('a company without a plan begins its trial, takes a smaller one, cancels and takes that back', async ({
  page,
  t,
  href,
  language,
}) => {
  const { db } = connection;
  const crew = await makeCompanyWithoutPlan(db, {
    methods: ['email', 'sms'],
    recipients: ['Ana Reyes', 'Ben Ortiz'].map((name, index) => ({ name, email: `r${index}@example.com` })),
  });
  await addMember(db, crew.companyId, 'member', named('Mia'));
  const billing = (key: string, values?: Record<string, string | number>) => t('billing', key, values);
  const planName = (tier: Tier) => t('onboarding', `plan.names.${tier}`);
  const button = (name: string) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const close = t('common', 'toast.close');

  // What cannot be bought without a plan leads to one.
  await openAs(page, crew.owner, href('/dashboard/purchase-checks'));
  await expect(page.getByRole('heading', { name: t('credits', 'noPlan.none.title') })).toBeVisible();
  await expect(page.getByText(t('credits', 'ledger.empty.title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('credits', 'noPlan.none.action') })
    // The notice above every page says it too.
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: billing('subscription.title') })).toBeVisible();
  await expect(page.getByText(billing('subscription.demo.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(billing('subscription.says.none'))).toBeVisible();

  await page.getByRole('radio', { name: new RegExp(`^${planName('team')}`) }).check();
  const terms = { days: TRIAL_DAYS, price: dollars(PLANS.team.priceCents) };
  await expect(page.getByText(billing('subscription.start.trial', terms))).toBeVisible();
  const start = button(billing('subscription.start.submit'));
  await fillCard(page, t, 'declined');
  await start.click();
  await expect(page.getByText(billing('declines.card_declined'))).toBeVisible();
  await check(page);
  await fillCard(page, t, 'pays');
  await start.click();
  await expectMessage(page, billing('subscription.done.started'), close);
  await expect(page.getByRole('heading', { level: 2, name: planName('team') })).toBeVisible();
  await expect(page.getByText(billing('subscription.states.trial'), { exact: true })).toBeVisible();
  const { trialEndsAt, ...begun } = await requireSubscription(crew);
  expect(begun).toMatchObject({ tier: 'team', state: 'trialing' });

  // By keyboard, and away again: the focus comes back to where it was.
  const choose = button(billing('change.choose', { plan: planName('solo') }));
  await choose.focus();
  await page.keyboard.press('Enter');
  for (const told of ['Ben Ortiz', 'Mia Sorensen'])
    await expect(dialog.getByText(new RegExp(told))).toBeVisible();
  await expect(dialog.getByText(billing('change.loss.sms'))).toBeVisible();
  await expect(dialog.getByText(billing('change.dialog.nowTrial'))).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  expect((await requireSubscription(crew)).tier).toBe('team');
  await choose.click();
  await dialog.getByRole('button', { name: billing('change.dialog.confirm') }).click();
  await expectMessage(page, billing('subscription.done.changed'), close);
  await expect(page.getByRole('heading', { level: 2, name: planName('solo') })).toBeVisible();
  // Who has no seat is named where the plan is.
  await expect(page.getByText('Mia Sorensen')).toBeVisible();
  const kept = await db.select().from(recipients).where(eq(recipients.companyId, crew.companyId));
  expect(kept.map(({ name }) => name)).toEqual(['Ana Reyes']);

  const cancel = button(billing('cancel.button'));
  await cancel.click();
  await expect(dialog.getByText(billing('cancel.dialog.stays'))).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: billing('cancel.dialog.keep') }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: billing('cancel.dialog.confirm') }).click();
  const clock = { now: new Date(), timeZone: 'America/Chicago' };
  const end = moment(
    createFormatter({ locale: regional(language), timeZone: clock.timeZone }),
    trialEndsAt ?? clock.now,
    clock,
  );
  await expect(
    page.getByText(billing('subscription.says.endingFree', { plan: planName('solo'), end })),
  ).toBeVisible();
  await expect(cancel).toHaveCount(0);
  expect((await requireSubscription(crew)).endsAt).toEqual(trialEndsAt);
  await dismissMessages(page, close);
  await button(billing('subscription.actions.keepGoing')).click();
  await expect(page.getByText(billing('subscription.done.resumed'))).toBeVisible();
  await expect(cancel).toBeVisible();
  expect(await requireSubscription(crew)).toMatchObject({ tier: 'solo', state: 'trialing', endsAt: null });
});

test('after a failed payment a better card pays at once, and a larger plan is charged to it', async ({
  page,
  t,
  href,
}) => {
  const began = new Date(Date.now() - (TRIAL_DAYS + 1) * 86_400_000);
  const crew = await makeSubscribedCompany(connection.db, { tier: 'team', began, card: 'failsLater' });
  await becomes(crew, 'past_due');
  const billing = (key: string, values?: Record<string, string | number>) => t('billing', key, values);
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true }).first();
  await openAs(page, crew.owner, href('/dashboard/subscription'));
  await expect(shown(billing('subscription.states.past_due'))).toBeVisible();
  await expect(page.getByText(billing('change.blocked.past_due'))).toBeVisible();
  await expect(shown(billing('invoices.states.open'))).toBeVisible();
  await page.getByRole('button', { name: billing('subscription.actions.tryAgain') }).click();
  await expect(page.getByText(billing('declines.card_declined')).first()).toBeVisible();
  await check(page);

  await page.getByRole('link', { name: billing('subscription.actions.changeCard') }).click();
  await page.getByRole('button', { name: billing('subscription.card.change') }).click();
  await fillCard(page, t, 'pays');
  await page.getByRole('button', { name: billing('subscription.card.save') }).click();
  await expect(shown(billing('subscription.states.active'))).toBeVisible();
  await expect(shown(billing('invoices.states.paid'))).toBeVisible();
  const card = billing('subscription.card.ends', { brand: 'Visa', last4: '4242' });
  await expect(page.getByText(card).first()).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));

  const plan = t('onboarding', 'plan.names.professional');
  await page.getByRole('button', { name: billing('change.choose', { plan }) }).click();
  const dialog = page.getByRole('dialog', { name: billing('change.dialog.title') });
  await expect(dialog.getByText(billing('change.dialog.none'))).toBeVisible();
  await dialog.getByRole('button', { name: billing('change.dialog.confirm') }).click();
  await expect(page.getByRole('heading', { level: 2, name: plan })).toBeVisible();
  // The month that was open, and the rest of it with the larger plan.
  await expect(page.getByText('DEMO-0002').filter({ visible: true })).toBeVisible();
  expect(await requireSubscription(crew)).toMatchObject({ tier: 'professional', state: 'active' });
});
