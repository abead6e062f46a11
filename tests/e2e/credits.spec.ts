import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { demoPayments } from '@/lib/billing/demo/payments';
import type { Tier } from '@/lib/billing/types';
import { grantChecks } from '@/lib/credits/mutations';
import { spendCheck } from '@/lib/credits/spend';
import { createSubscription } from '@/lib/subscriptions/mutations';
import { jobContext } from '../support/factories';
import { MAIL } from '../support/own-account';
import { type Crew, check, makeCrew, openAs } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

const PAGE = '/dashboard/purchase-checks';
const DAY_MS = 86_400_000;

const CARDS = {
  pays: 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa',
  refused: 'pm_demo_visa_0341_aaaaaaaaaaaaaaaa',
  asks: 'pm_demo_visa_3184_aaaaaaaaaaaaaaaa',
};

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** A company in its trial of a plan, with the demo's card. */
async function subscribed(tier: Tier, card: keyof typeof CARDS = 'pays'): Promise<Crew> {
  const { db } = connection;
  const crew = await makeCrew(db, { tier });
  const ctx = await crew.ctx();
  await db.delete(subscriptions).where(eq(subscriptions.companyId, crew.companyId));
  await createSubscription(ctx, {
    tier,
    paymentMethodId: CARDS[card],
    payments: demoPayments(ctx),
    mail: MAIL,
  });
  return crew;
}

test('a pack is bought after its price and card were named, once, and every check is explained', async ({
  page,
  t,
  href,
}) => {
  const crew = await subscribed('team');
  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByRole('heading', { level: 1, name: t('credits', 'title') })).toBeVisible();
  const balance = page.getByRole('region', { name: t('credits', 'balance.title') });
  await expect(balance.getByText('35', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('credits', 'pack.demo'))).toBeVisible();
  await expect(page.getByText(t('credits', 'pack.offer', { count: 20, price: '$29' }))).toBeVisible();
  const ledger = page.getByRole('region', { name: t('credits', 'ledger.title') });
  await expect(ledger.getByRole('row')).toHaveCount(2);
  await check(page);

  const open = page.getByRole('button', { name: t('credits', 'pack.buy', { count: 20 }) });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('credits', 'dialog.due', { brand: 'Visa', last4: '4242' }))).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('credits', 'dialog.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ledger.getByRole('row')).toHaveCount(2);

  await open.click();
  await dialog.getByRole('button', { name: t('credits', 'dialog.confirm', { amount: '$29.00' }) }).dblclick();
  await expect(page.getByText(t('credits', 'done.paid', { count: 20 }))).toBeVisible();
  await expect(page.getByText(t('credits', 'done.balance', { count: 55 }))).toBeVisible();
  await expect(open).toBeFocused();
  await expect(ledger.getByRole('row')).toHaveCount(3);
  const bought = ledger.getByRole('row').nth(1);
  await expect(bought).toContainText(t('credits', 'entries.purchase.title', { count: 20 }));
  await expect(bought).toContainText('$29');
  await expect(bought).toContainText('+20');
  await expect(ledger.getByRole('row').nth(2)).toContainText(
    t('credits', 'entries.grant.title', { plan: t('home', 'plans.names.team') }),
  );
  await check(page);

  await page.reload();
  await expect(ledger.getByRole('row')).toHaveCount(3);
  await expect(balance.getByText('55', { exact: true }).first()).toBeVisible();
});

test('a refused card says why, and where to enter another one', async ({ page, t, href }) => {
  const crew = await subscribed('solo', 'refused');
  await openAs(page, crew.owner, href(PAGE));
  await page.getByRole('button', { name: t('credits', 'pack.buy', { count: 5 }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('credits', 'dialog.confirm', { amount: '$9.00' }) }).click();
  await expect(dialog.getByText(t('errors', 'payment_refused'))).toBeVisible();
  await expect(dialog.getByText(t('billing', 'declines.card_declined'))).toBeVisible();
  await expect(dialog.getByRole('link', { name: t('credits', 'failure.anotherCard') })).toHaveAttribute(
    'href',
    `${href('/dashboard/subscription')}#card`,
  );
  await check(page);
  await page.keyboard.press('Escape');
  const ledger = page.getByRole('region', { name: t('credits', 'ledger.title') });
  await expect(ledger.getByRole('row')).toHaveCount(2);
});

test('a payment that waits for the bank is confirmed, or dropped', async ({ page, t, href }) => {
  const crew = await subscribed('solo', 'asks');
  await openAs(page, crew.owner, href(PAGE));
  const buy = page.getByRole('button', { name: t('credits', 'pack.buy', { count: 5 }) });
  const order = async () => {
    await buy.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('credits', 'dialog.confirm', { amount: '$9.00' }) })
      .click();
    await expect(page.getByText(t('credits', 'waiting.title'))).toBeVisible();
  };
  await order();
  await expect(page.getByText(t('credits', 'waiting.demo'))).toBeVisible();
  await expect(buy).toHaveCount(0);
  await check(page);
  await page.reload();
  await page.getByRole('button', { name: t('credits', 'waiting.drop') }).click();
  await expect(page.getByText(t('credits', 'done.gone'))).toBeVisible();
  await expect(page.getByText(t('credits', 'waiting.title'))).toHaveCount(0);

  await order();
  await page.getByRole('button', { name: t('credits', 'waiting.confirm') }).click();
  await expect(page.getByText(t('credits', 'done.paid', { count: 5 }))).toBeVisible();
  await expect(page.getByText(t('credits', 'done.balance', { count: 15 }))).toBeVisible();
  await expect(page.getByText(t('credits', 'waiting.title'))).toHaveCount(0);
});

test('the ledger is read by pages and by month', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db, { tier: 'professional' });
  const before = new Date(Date.now() - 40 * DAY_MS);
  await db
    .update(subscriptions)
    .set({ startedAt: before })
    .where(eq(subscriptions.companyId, crew.companyId));
  await grantChecks(jobContext(db, before), { companyId: crew.companyId });
  const ctx = await crew.ctx();
  for (let number = 1; number <= 55; number += 1) await spendCheck(ctx, { source: `chk_${number}` });

  await openAs(page, crew.owner, href(PAGE));
  const ledger = page.getByRole('region', { name: t('credits', 'ledger.title') });
  await expect(ledger.getByRole('row')).toHaveCount(51);
  await expect(ledger.getByRole('row').nth(1)).toContainText('95');
  await page.getByRole('link', { name: t('credits', 'ledger.older') }).click();
  // Five checks, the month's allowance, what was carried into it, and the first month's.
  await expect(ledger.getByRole('row')).toHaveCount(9);
  await expect(ledger.getByText(t('credits', 'entries.carried.title'))).toBeVisible();
  await check(page);

  await page.getByLabel(t('credits', 'ledger.month'), { exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: t('credits', 'ledger.show') }).click();
  await expect(ledger.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel(t('credits', 'ledger.month'), { exact: true })).not.toHaveValue('');
});

test('without a card or a plan the page says what to do', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db, { tier: 'team' });
  const subscription = href('/dashboard/subscription');
  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByText(t('credits', 'pack.noCard.title'))).toBeVisible();
  const addCard = page.getByRole('link', { name: t('credits', 'pack.noCard.action') });
  await expect(addCard).toHaveAttribute('href', `${subscription}#card`);
  const buy = page.getByRole('button', { name: t('credits', 'pack.buy', { count: 20 }) });
  await expect(buy).toHaveCount(0);
  await check(page);

  const closed = await makeCrew(db, { tier: 'team' });
  await db.delete(subscriptions).where(eq(subscriptions.companyId, closed.companyId));
  await openAs(page, closed.owner, href(PAGE));
  await expect(page.getByRole('heading', { name: t('credits', 'noPlan.none.title') })).toBeVisible();
  const choose = page.getByRole('main').getByRole('link', { name: t('credits', 'noPlan.none.action') });
  await expect(choose).toHaveAttribute('href', subscription);
  await expect(page.getByText(t('credits', 'ledger.empty.title'))).toBeVisible();
  await expect(buy).toHaveCount(0);
  await check(page);
});
