import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { REFERRAL_CODE_KEY } from '@/components/marketing/referral';
import type { DatabaseConnection } from '@/db/client';
import { brand } from '@/lib/brand';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, makeTestCompany, named, openAs } from './test-company';

// The way of a link: every state and sentence of its screens is held by tests/component/referrals.

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const registration = z.object({ referralCode: z.string() });

test('a link is copied, brings somebody to the sign-up form with its code, and their company to who shared it', async ({
  page,
  context,
  t,
  href,
  language,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const crew = await makeTestCompany(connection.db);
  await openAs(page, crew.owner, href('/dashboard/referrals'));
  await expect(page.getByText(t('referrals', 'came.empty.title'))).toBeVisible();
  const shown = page.getByLabel(t('referrals', 'share.link'));
  await expect(shown).toHaveValue(/\?ref=[2-9B-Z]{8}$/);
  const link = await shown.inputValue();
  expect(link.startsWith(`${new URL(page.url()).origin}${href('/')}?`)).toBe(true);
  await page.getByRole('button', { name: t('referrals', 'share.copy') }).click();
  await expect(page.getByText(t('referrals', 'share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await check(page);

  // Somebody else opens it, goes away, and comes back without it.
  const code = new URL(link).searchParams.get('ref') ?? '';
  await context.clearCookies();
  await page.goto(link, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === href('/login'));
  const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
  const field = form.getByLabel(t('auth', 'fields.referralCode'));
  await expect(field).toHaveValue(code);
  await page.goto(href('/pricing'));
  await page.goto(`${href('/login')}?signup=true`);
  await expect(field).toHaveValue(code);
  const gives = { days: REFERRED_TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT };
  await expect(form.getByText(t('auth', 'referral.known', gives))).toBeVisible();
  await check(page);
  const password = `Correct-horse-${randomBytes(4).toString('hex')}-7A`;
  const { firstName, lastName, email } = named('Ana');
  for (const [name, value] of Object.entries({
    firstName,
    lastName,
    email,
    password,
    confirmation: password,
  }))
    await form.getByLabel(t('auth', `fields.${name}`), { exact: true }).fill(value);
  await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
  await page.waitForURL((url) => url.pathname === href('/onboarding'));
  const [stored, kept] = await page.evaluate(
    ([session, local]) => [sessionStorage.getItem(session), localStorage.getItem(local)],
    [`${brand.storagePrefix}registration`, REFERRAL_CODE_KEY] as const,
  );
  expect(registration.parse(JSON.parse(stored ?? 'null')).referralCode).toBe(code);
  expect(kept).toBe(code);

  // Signed up with it; and once more with the phone of every company that tests make: that is oneself.
  for (const phone of ['(808) 555-0142', '(512) 555-0100']) {
    const word = randomBytes(6).toString('hex');
    const answer = await page.request.post('/api/v1/auth/register', {
      data: {
        email: `referred-${word}@example.com`,
        password: `Quoin-${word}-Lath 7!`,
        first_name: 'Ana',
        last_name: 'Reyes',
        company_name: `Quoinworks ${word} LLC`,
        phone,
        operating_cities: ['honolulu-hi'],
        referral_code: code.toLowerCase(),
        locale: language,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await openAs(page, crew.owner, href('/dashboard/referrals'));
  const list = page.getByRole('region', { name: t('referrals', 'came.title') }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(t('referrals', 'came.states.signed_up'));
  await expect(page.getByText(t('referrals', 'earned.left'))).toBeVisible();
});
