import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { createFormatter } from 'use-intl/core';
import type { DatabaseConnection } from '@/db/client';
import { memberships, notificationSettings, recipients, subscriptions } from '@/db/schema';
import { demoPayments } from '@/lib/billing/demo/payments';
import { cancellationEnd, lastFreeCancellation } from '@/lib/billing/plan-changes';
import { PLANS, TRIAL_DAYS } from '@/lib/billing/plans';
import type { Subscription, SubscriptionState, Tier } from '@/lib/billing/types';
import { dollars, localDay, moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { createSubscription, refreshAccount } from '@/lib/subscriptions/mutations';
import { findSubscription } from '@/lib/subscriptions/queries';
import { askSoon } from '@/lib/subscriptions/sync';
import type { CompanyOptions } from '../support/factories';
import { MAIL } from '../support/own-account';
import { addMember, type Crew, check, dismissMessages, makeCrew, named, openAs } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const PAYS = 'pm_demo_visa_4242_test';
const FAILS_LATER = 'pm_demo_visa_0341_test';
const GOOD = '4242 4242 4242 4242';
const MASTERCARD = '5555 5555 5555 4444';
const DECLINED = '4000 0000 0000 0002';
const NO_MONEY = '4000 0000 0000 9995';

interface Beginning extends CompanyOptions {
  tier: Tier;
  /** When the trial began: what was due since has happened. */
  began?: Date;
  paymentMethodId?: string;
}

/** A company that subscribed with the demo's card at some time. */
async function subscribe({
  began = new Date(),
  paymentMethodId = PAYS,
  ...options
}: Beginning): Promise<Crew> {
  const { db } = connection;
  const crew = await makeCrew(db, options);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, crew.companyId));
  const then = { ...(await crew.ctx()), now: began };
  await createSubscription(then, {
    paymentMethodId,
    tier: options.tier,
    payments: demoPayments(then),
    mail: MAIL,
  });
  const now = await crew.ctx();
  // What sends mail is the site's own work.
  if (paymentMethodId === PAYS) await refreshAccount(now, { payments: demoPayments(now), mail: MAIL });
  return crew;
}

/** Waits until the site has worked off what was due. */
async function becomes(crew: Crew, state: SubscriptionState): Promise<void> {
  await askSoon(await crew.ctx(), crew.companyId);
  await expect.poll(async () => (await subscriptionOf(crew)).state, { timeout: 60_000 }).toBe(state);
}

async function subscriptionOf(crew: Crew): Promise<Subscription> {
  const found = await findSubscription(await crew.ctx());
  if (!found) throw new Error('no subscription');
  return found;
}

/** Dates as the page writes them for these companies. */
function datesOf(locale: Locale) {
  const clock = { now: new Date(), timeZone: 'America/Chicago' };
  const format = createFormatter({ locale, timeZone: clock.timeZone });
  return {
    day: (at: Date) => localDay(format, at, clock),
    minute: (at: Date) => moment(format, at, clock),
  };
}

type Texts = (namespace: 'billing', key: string) => string;

async function fillCard(page: Page, t: Texts, number: string): Promise<void> {
  const form = page.getByRole('form', { name: t('billing', 'card.formLabel') });
  await form.getByLabel(t('billing', 'card.fields.number')).fill(number);
  await form.getByLabel(t('billing', 'card.fields.expiry')).fill('12/34');
  await form.getByLabel(t('billing', 'card.fields.cvc')).fill('123');
  await form.getByLabel(t('billing', 'card.fields.postalCode')).fill('78701');
}

const PAGE = '/dashboard/subscription';

test('a company without a plan chooses one, is told why a card is refused, and begins its trial', async ({
  page,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeCrew(db, { tier: 'team' });
  await db.delete(subscriptions).where(eq(subscriptions.companyId, crew.companyId));
  await openAs(page, crew.owner, href(PAGE));
  await expect(
    page.getByRole('heading', { level: 1, name: t('billing', 'subscription.title') }),
  ).toBeVisible();
  await expect(page.getByText(t('billing', 'subscription.demo.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('billing', 'subscription.says.none'))).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${t('onboarding', 'plan.names.team')}`) }).check();
  const terms = { days: TRIAL_DAYS, price: dollars(PLANS.team.priceCents) };
  await expect(page.getByText(t('billing', 'subscription.start.trial', terms))).toBeVisible();
  await expect(page.getByLabel(t('billing', 'card.fields.number'))).toBeVisible();
  await check(page);

  const start = page.getByRole('button', { name: t('billing', 'subscription.start.submit') });
  await fillCard(page, t, DECLINED);
  await start.click();
  await expect(page.getByText(t('billing', 'declines.card_declined'))).toBeVisible();
  await check(page);

  await fillCard(page, t, GOOD);
  await start.click();
  await expect(page.getByText(t('billing', 'subscription.done.started'))).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: t('onboarding', 'plan.names.team') }),
  ).toBeVisible();
  await expect(page.getByText(t('billing', 'subscription.states.trial'), { exact: true })).toBeVisible();
  expect(await subscriptionOf(crew)).toMatchObject({ tier: 'team', state: 'trialing' });
});

test('a card that was added at sign-up and is still in the browser is offered', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db, { tier: 'solo' });
  await db.delete(subscriptions).where(eq(subscriptions.companyId, crew.companyId));
  await page.goto('/icon.svg');
  await page.evaluate((id) => localStorage.setItem('lintel_onboarding_payment_method', id), PAYS);
  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByText(t('billing', 'subscription.start.stored'))).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: t('billing', 'subscription.start.useStored') }).click();
  await expect(page.getByText(t('billing', 'subscription.done.started'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lintel_onboarding_payment_method'))).toBeNull();
  expect(await subscriptionOf(crew)).toMatchObject({ tier: 'solo', state: 'trialing' });
});

test('a trial says how long it runs, until when it is free to cancel, and what follows', async ({
  page,
  t,
  href,
  language,
}) => {
  const crew = await subscribe({ tier: 'team', began: ago(3.5) });
  const { trialEndsAt } = await subscriptionOf(crew);
  if (!trialEndsAt) throw new Error('no trial');
  const { day, minute } = datesOf(language);
  await openAs(page, crew.owner, href(PAGE));
  const says = t('billing', 'subscription.says.trial', {
    days: 11,
    end: minute(trialEndsAt),
    lastFree: minute(lastFreeCancellation(trialEndsAt)),
  });
  await expect(page.getByText(says)).toBeVisible();
  const next = { amount: dollars(PLANS.team.priceCents), date: day(trialEndsAt) };
  await expect(page.getByText(t('billing', 'subscription.facts.nextValue', next))).toBeVisible();
  await expect(
    page.getByText(t('billing', 'subscription.card.ends', { brand: 'Visa', last4: '4242' })).first(),
  ).toBeVisible();
  await expect(page.getByText(t('billing', 'invoices.empty'))).toBeVisible();
  await page.getByText(t('onboarding', 'plan.compare.title'), { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await check(page);
});

test('a larger plan says what is charged today, and opens at once', async ({ page, t, href, language }) => {
  const crew = await subscribe({ tier: 'team', began: ago(24) });
  const { currentPeriodEndsAt } = await subscriptionOf(crew);
  const names = (tier: Tier) => t('onboarding', `plan.names.${tier}`);
  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByText(t('billing', 'subscription.states.active'), { exact: true })).toBeVisible();

  const choose = page.getByRole('button', {
    name: t('billing', 'change.choose', { plan: names('professional') }),
  });
  // By keyboard, and away again: the focus comes back to where it was.
  await choose.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('billing', 'change.dialog.title') });
  await expect(dialog.getByText(t('billing', 'change.dialog.now'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  expect((await subscriptionOf(crew)).tier).toBe('team');

  await choose.click();
  await expect(
    dialog.getByText(t('billing', 'change.dialog.text', { from: names('team'), to: names('professional') })),
  ).toBeVisible();
  const next = {
    amount: dollars(PLANS.professional.priceCents),
    date: datesOf(language).day(currentPeriodEndsAt),
  };
  await expect(dialog.getByText(t('billing', 'change.dialog.nextValue', next))).toBeVisible();
  await expect(dialog.getByText(t('billing', 'change.dialog.none'))).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('billing', 'change.dialog.confirm') }).click();
  await expect(page.getByText(t('billing', 'subscription.done.changed'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: names('professional') })).toBeVisible();
  expect(await subscriptionOf(crew)).toMatchObject({ tier: 'professional', state: 'active' });
  await dismissMessages(page, t('common', 'toast.close'));
  // The month, and the rest of it with the larger plan.
  await expect(page.getByText('DEMO-0003').filter({ visible: true })).toBeVisible();
  await check(page);
});

test('a smaller plan names what it takes, waits for the month to be over, and can be taken back', async ({
  page,
  t,
  href,
  language,
}) => {
  const { db } = connection;
  const crew = await subscribe({
    tier: 'professional',
    began: ago(20),
    methods: ['email', 'sms'],
    recipients: ['Ana Reyes', 'Ben Ortiz', 'Cora Lund'].map((name, index) => ({
      name,
      email: `r${index}@example.com`,
    })),
  });
  await addMember(db, crew.companyId, 'member', named('Mia'));
  const { currentPeriodEndsAt } = await subscriptionOf(crew);
  const { day } = datesOf(language);
  const names = (tier: Tier) => t('onboarding', `plan.names.${tier}`);
  await openAs(page, crew.owner, href(PAGE));

  await page.getByRole('button', { name: t('billing', 'change.choose', { plan: names('solo') }) }).click();
  const dialog = page.getByRole('dialog', { name: t('billing', 'change.dialog.title') });
  await expect(
    dialog.getByText(
      t('billing', 'change.dialog.periodEnd', {
        date: day(currentPeriodEndsAt),
        from: names('professional'),
      }),
    ),
  ).toBeVisible();
  for (const told of ['Ben Ortiz', 'Cora Lund', 'Mia Sorensen'])
    await expect(dialog.getByText(new RegExp(told))).toBeVisible();
  await expect(dialog.getByText(t('billing', 'change.loss.sms'))).toBeVisible();
  await expect(
    dialog.getByText(new RegExp(t('billing', 'change.pages./dashboard/subcontractors'))),
  ).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('billing', 'change.dialog.confirm') }).click();

  const date = day(currentPeriodEndsAt);
  const follows = { date, plan: names('solo'), price: dollars(PLANS.solo.priceCents) };
  await expect(page.getByText(t('billing', 'subscription.says.next', follows))).toBeVisible();
  await expect(page.getByText(t('billing', 'change.next', { date }), { exact: true })).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));
  await check(page);
  // Until then everything stays.
  expect(await db.select().from(recipients).where(eq(recipients.companyId, crew.companyId))).toHaveLength(3);

  await page
    .getByRole('button', { name: t('billing', 'change.keep', { plan: names('professional') }) })
    .click();
  await dialog.getByRole('button', { name: t('billing', 'change.dialog.confirm') }).click();
  await expect(
    page.getByText(t('billing', 'subscription.done.kept', { plan: names('professional') })),
  ).toBeVisible();
  await expect(page.getByText(t('billing', 'subscription.says.next', follows))).toHaveCount(0);
  expect(await subscriptionOf(crew)).toMatchObject({ tier: 'professional', nextTier: null });
});

test('in the trial a smaller plan takes hold at once, with what the dialog named', async ({
  page,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await subscribe({
    tier: 'team',
    methods: ['email', 'sms'],
    recipients: ['Ana Reyes', 'Ben Ortiz'].map((name, index) => ({ name, email: `r${index}@example.com` })),
  });
  const { userId } = await addMember(db, crew.companyId, 'member', named('Mia'));
  const solo = t('onboarding', 'plan.names.solo');
  await openAs(page, crew.owner, href(PAGE));
  await page.getByRole('button', { name: t('billing', 'change.choose', { plan: solo }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('billing', 'change.dialog.nowTrial'))).toBeVisible();
  await dialog.getByRole('button', { name: t('billing', 'change.dialog.confirm') }).click();
  await expect(page.getByText(t('billing', 'subscription.done.changed'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: solo })).toBeVisible();
  // Who has no seat is named where the plan is.
  await expect(page.getByText('Mia Sorensen')).toBeVisible();
  await check(page);
  const kept = await db.select().from(recipients).where(eq(recipients.companyId, crew.companyId));
  expect(kept.map(({ name }) => name)).toEqual(['Ana Reyes']);
  const [settings] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.companyId, crew.companyId));
  expect(settings?.methods).toEqual(['email']);
  const [member] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  expect(member?.pausedAt).not.toBeNull();
});

test('cancelled in time a trial costs nothing, and goes on again when it is taken back', async ({
  page,
  t,
  href,
  language,
}) => {
  const crew = await subscribe({ tier: 'team', began: ago(2) });
  const { trialEndsAt } = await subscriptionOf(crew);
  if (!trialEndsAt) throw new Error('no trial');
  const { minute } = datesOf(language);
  const plan = t('onboarding', 'plan.names.team');
  await openAs(page, crew.owner, href(PAGE));
  const cancel = page.getByRole('button', { name: t('billing', 'cancel.button') });
  await cancel.click();
  const dialog = page.getByRole('dialog');
  const end = minute(trialEndsAt);
  await expect(dialog.getByText(t('billing', 'cancel.dialog.trial', { plan, end }))).toBeVisible();
  const lastFree = minute(lastFreeCancellation(trialEndsAt));
  await expect(dialog.getByText(t('billing', 'cancel.dialog.trialRule', { lastFree }))).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('billing', 'cancel.dialog.keep') }).click();
  await expect(cancel).toBeFocused();
  expect((await subscriptionOf(crew)).endsAt).toBeNull();

  await cancel.click();
  await dialog.getByRole('button', { name: t('billing', 'cancel.dialog.confirm') }).click();
  await expect(page.getByText(t('billing', 'subscription.says.endingFree', { plan, end }))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await dismissMessages(page, t('common', 'toast.close'));
  await check(page);
  expect((await subscriptionOf(crew)).endsAt).toEqual(trialEndsAt);

  await page.getByRole('button', { name: t('billing', 'subscription.actions.keepGoing') }).click();
  await expect(page.getByText(t('billing', 'subscription.done.resumed'))).toBeVisible();
  await expect(cancel).toBeVisible();
  expect(await subscriptionOf(crew)).toMatchObject({ state: 'trialing', endsAt: null });
});

test('in the last 24 hours of a trial the first month is charged, and the dialog says so first', async ({
  page,
  t,
  href,
  language,
}) => {
  const crew = await subscribe({ tier: 'team', began: ago(TRIAL_DAYS - 0.5) });
  const subscription = await subscriptionOf(crew);
  const { endsAt } = cancellationEnd(subscription, new Date());
  if (!endsAt || !subscription.trialEndsAt) throw new Error('no trial');
  const { day, minute } = datesOf(language);
  const [plan, amount] = [t('onboarding', 'plan.names.team'), dollars(PLANS.team.priceCents)];
  const trialEnd = minute(subscription.trialEndsAt);
  await openAs(page, crew.owner, href(PAGE));
  await page.getByRole('button', { name: t('billing', 'cancel.button') }).click();
  const dialog = page.getByRole('dialog');
  const late = t('billing', 'cancel.dialog.late', { plan, amount, trialEnd, end: minute(endsAt) });
  await expect(dialog.getByText(late)).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('billing', 'cancel.dialog.confirm') }).click();
  const says = t('billing', 'subscription.says.endingCharged', {
    plan,
    amount,
    chargeAt: trialEnd,
    end: day(endsAt),
  });
  await expect(page.getByText(says)).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));
  await check(page);
  expect((await subscriptionOf(crew)).endsAt).toEqual(endsAt);
});

test('another card is kept once it is accepted; a refused one changes nothing', async ({ page, t, href }) => {
  const crew = await subscribe({ tier: 'team' });
  await openAs(page, crew.owner, href(PAGE));
  await page.getByRole('button', { name: t('billing', 'subscription.card.change') }).click();
  await expect(page.getByLabel(t('billing', 'card.fields.number'))).toBeVisible();
  await check(page);
  const save = page.getByRole('button', { name: t('billing', 'subscription.card.save') });
  await fillCard(page, t, NO_MONEY);
  await save.click();
  await expect(page.getByText(t('billing', 'declines.insufficient_funds'))).toBeVisible();
  const named = (brand: string, last4: string) =>
    page.getByText(t('billing', 'subscription.card.ends', { brand, last4 })).first();
  await expect(named('Visa', '4242')).toBeVisible();

  await fillCard(page, t, MASTERCARD);
  await save.click();
  await expect(page.getByText(t('billing', 'subscription.done.card'))).toBeVisible();
  await expect(named('Mastercard', '4444')).toBeVisible();
});

test('after a failed payment the page says what follows, and a better card pays at once', async ({
  page,
  t,
  href,
}) => {
  const crew = await subscribe({ tier: 'team', began: ago(TRIAL_DAYS + 1), paymentMethodId: FAILS_LATER });
  await becomes(crew, 'past_due');
  await openAs(page, crew.owner, href(PAGE));
  await expect(
    page.getByText(t('billing', 'subscription.states.past_due'), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(t('billing', 'change.blocked.past_due'))).toBeVisible();
  const open = t('billing', 'invoices.states.open');
  await expect(page.getByText(open, { exact: true }).filter({ visible: true })).toBeVisible();
  await check(page);

  await page.getByRole('button', { name: t('billing', 'subscription.actions.tryAgain') }).click();
  await expect(page.getByText(t('billing', 'declines.card_declined')).first()).toBeVisible();

  await page.getByRole('link', { name: t('billing', 'subscription.actions.changeCard') }).click();
  await page.getByRole('button', { name: t('billing', 'subscription.card.change') }).click();
  await fillCard(page, t, GOOD);
  await page.getByRole('button', { name: t('billing', 'subscription.card.save') }).click();
  await expect(page.getByText(t('billing', 'subscription.states.active'), { exact: true })).toBeVisible();
  await expect(
    page.getByText(t('billing', 'invoices.states.paid'), { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));
  await check(page);
  expect(await subscriptionOf(crew)).toMatchObject({ state: 'active' });
});

test('whoever comes back has had the trial: what is charged today stands there before', async ({
  page,
  t,
  href,
}) => {
  const crew = await subscribe({ tier: 'solo', began: ago(20) });
  const ctx = await crew.ctx();
  const payments = demoPayments(ctx);
  expect((await subscriptionOf(crew)).state).toBe('active');
  const customerId = await payments.ensureCustomer({
    companyId: crew.companyId,
    name: crew.name,
    email: 'owner@example.com',
    locale: 'en',
  });
  await payments.setEnd({ customerId, at: ctx.now });
  await becomes(crew, 'canceled');

  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByRole('heading', { name: t('billing', 'subscription.start.again') })).toBeVisible();
  const price = dollars(PLANS.solo.priceCents);
  await expect(page.getByText(t('billing', 'subscription.start.charged', { price }))).toBeVisible();
  await check(page);
  await fillCard(page, t, GOOD);
  const plan = t('onboarding', 'plan.names.solo');
  await page.getByRole('button', { name: t('billing', 'subscription.start.submitPaid', { plan }) }).click();
  await expect(page.getByText(t('billing', 'subscription.states.active'), { exact: true })).toBeVisible();
  expect(await subscriptionOf(crew)).toMatchObject({ tier: 'solo', state: 'active' });
});
