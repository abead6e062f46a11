import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { grantChecks } from '@/lib/sales/credits/mutations';
import { spendCheck } from '@/lib/sales/credits/spend';
import { jobContext } from '../support/factories';
import { CARDS, fillCard, makeSubscribedCompany } from './billing';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, makeTestCompany, openAs } from './test-company';

// The way through the checks: every state and line of its screen is held by tests/component/credits.

const PAGE = '/dashboard/purchase-checks';
const DAY_MS = 86_400_000;

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

test('a pack is bought once, another with a card the bank asks about, and every check is explained', async ({
  page,
  t,
  href,
}) => {
  const credits = (key: string, values?: Record<string, string | number>) => t('credits', key, values);
  const crew = await makeSubscribedCompany(connection.db, { tier: 'team' });
  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByRole('heading', { level: 1, name: credits('title') })).toBeVisible();
  const balance = page
    .getByRole('region', { name: credits('balance.title') })
    .getByText(/^\d+$/)
    .first();
  const rows = page.getByRole('region', { name: credits('ledger.title') }).getByRole('row');
  const buy = page.getByRole('button', { name: credits('pack.buy', { count: 20 }) });
  const dialog = page.getByRole('dialog');
  const pay = dialog.getByRole('button', { name: credits('dialog.confirm', { amount: '$29.00' }) });
  await expect(balance).toHaveText('35');
  await expect(rows).toHaveCount(2);

  await buy.click();
  await expect(dialog.getByText(credits('dialog.due', { brand: 'Visa', last4: '4242' }))).toBeVisible();
  await check(page);
  await pay.dblclick();
  await expect(page.getByText(credits('done.paid', { count: 20 }))).toBeVisible();
  await expect(page.getByText(credits('done.balance', { count: 55 }))).toBeVisible();
  await expect(buy).toBeFocused();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(credits('entries.purchase.title', { count: 20 }));
  await expect(rows.nth(1)).toContainText('$29');
  await expect(rows.nth(1)).toContainText('+20');
  await expect(rows.nth(2)).toContainText(
    credits('entries.grant.title', { plan: t('home', 'plans.names.team') }),
  );

  // A card the bank asks about: what waits outlives the page, and is dropped or confirmed.
  await page.goto(href('/dashboard/subscription'));
  await page.getByRole('button', { name: t('billing', 'subscription.card.change') }).click();
  await fillCard(page, t, 'asks');
  await page.getByRole('button', { name: t('billing', 'subscription.card.save') }).click();
  const card = t('billing', 'subscription.card.ends', { brand: 'Visa', last4: CARDS.asks.number.slice(-4) });
  await expect(page.getByText(card).first()).toBeVisible();
  await page.goto(href(PAGE));
  const waiting = page.getByText(credits('waiting.title'));
  const order = async () => {
    await buy.click();
    await pay.click();
    await expect(waiting).toBeVisible();
    await expect(buy).toHaveCount(0);
  };
  await order();
  await check(page);
  await page.reload();
  await page.getByRole('button', { name: credits('waiting.drop') }).click();
  await expect(page.getByText(credits('done.gone'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await order();
  await page.getByRole('button', { name: credits('waiting.confirm') }).click();
  await expect(page.getByText(credits('done.balance', { count: 75 }))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(4);
  await expect(balance).toHaveText('75');
});

test('the ledger is read by pages and by month, also before there is a card', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const before = new Date(Date.now() - 40 * DAY_MS);
  await db
    .update(subscriptions)
    .set({ startedAt: before })
    .where(eq(subscriptions.companyId, crew.companyId));
  await grantChecks(jobContext(db, before), { companyId: crew.companyId });
  const ctx = await crew.ctx();
  for (let number = 1; number <= 55; number += 1) await spendCheck(ctx, { source: `chk_${number}` });

  await openAs(page, crew.owner, href(PAGE));
  await expect(page.getByText(t('credits', 'pack.noCard.title'))).toBeVisible();
  const ledger = page.getByRole('region', { name: t('credits', 'ledger.title') });
  await expect(ledger.getByRole('row')).toHaveCount(51);
  await expect(ledger.getByRole('row').nth(1)).toContainText('95');
  await page.getByRole('link', { name: t('credits', 'ledger.older') }).click();
  // Five checks, the month's allowance, what was carried into it, and the first month's.
  await expect(ledger.getByRole('row')).toHaveCount(9);
  await expect(ledger.getByText(t('credits', 'entries.carried.title'))).toBeVisible();
  const month = page.getByLabel(t('credits', 'ledger.month'), { exact: true });
  await month.selectOption({ index: 2 });
  await page.getByRole('button', { name: t('credits', 'ledger.show') }).click();
  await expect(ledger.getByRole('row')).toHaveCount(2);
  await expect(month).not.toHaveValue('');
});
