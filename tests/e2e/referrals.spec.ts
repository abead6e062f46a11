import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import type { DatabaseConnection } from '@/db/client';
import { referralCodes, referrals } from '@/db/schema';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/billing/plans';
import { brand } from '@/lib/brand';
import type { RouteKey } from '@/lib/i18n/routes';
import { newReferralCode } from '@/lib/referrals/code';
import { ensureCode } from '@/lib/referrals/mutations';
import type { ReferralState } from '@/lib/referrals/types';
import { makeCompany } from '../support/factories';
import { addMember, type Crew, check, makeCrew, named, openAs } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';
import type { textsOf } from './texts';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const DAY_MS = 86_400_000;
const LIFETIME_MS = 7 * DAY_MS;
const OFFER = {
  days: REFERRED_TRIAL_DAYS,
  trial: TRIAL_DAYS,
  percent: REFERRAL_DISCOUNT_PERCENT,
};

async function codeOf(crew: Crew): Promise<string> {
  return ensureCode(await crew.ctx());
}

/** A company that came through the crew's, as far along as that. */
async function came(crew: Crew, state: ReferralState, at: string, rewardCents: number | null): Promise<void> {
  const { companyId } = await makeCompany(connection.db);
  await connection.db.insert(referrals).values({
    referredId: companyId,
    referrerId: crew.companyId,
    state,
    rewardCents,
    createdAt: new Date(at),
    rewardedAt: state === 'rewarded' ? new Date('2026-11-05T18:00:00Z') : null,
  });
}

/** What the browser holds of a referral. */
async function held(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY],
  );
}

/** Puts a code there as if it had come so long ago; from an address without scripts. */
async function keepCode(page: Page, code: string, ageMs: number): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([codeKey, code, timeKey, at]) => {
      localStorage.setItem(codeKey, code);
      localStorage.setItem(timeKey, at);
    },
    [REFERRAL_CODE_KEY, code, REFERRAL_TIMESTAMP_KEY, String(Date.now() - ageMs)] as const,
  );
}

test('the link is made, copied, mailed and shared', async ({ page, t, href, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data);
    };
  });
  const crew = await makeCrew(connection.db);
  await openAs(page, crew.owner, href('/dashboard/referrals'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('referrals', 'title'));
  const amount = `$${PLANS.team.priceCents / 100}`;
  await expect(page.getByText(t('referrals', 'offer.withPlan', { ...OFFER, amount }))).toBeVisible();
  await expect(page.getByText(t('referrals', 'came.empty.title'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('referrals', 'earned.title') })).toHaveCount(0);

  const [row] = await connection.db
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.companyId, crew.companyId));
  const code = row?.code ?? '';
  expect(code).toMatch(/^[2-9B-Z]{8}$/);
  const link = `${new URL(page.url()).origin}${href('/')}?ref=${code}`;
  await expect(page.getByLabel(t('referrals', 'share.link'))).toHaveValue(link);

  await page.getByRole('button', { name: t('referrals', 'share.copy') }).click();
  await expect(page.getByText(t('referrals', 'share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const message = t('referrals', 'share.message', { ...OFFER, brand: brand.name, code });
  const mail = await page.getByRole('link', { name: t('referrals', 'share.email') }).getAttribute('href');
  expect(mail).toMatch(/^mailto:\?subject=/);
  const body = new URLSearchParams(mail?.slice('mailto:?'.length)).get('body');
  expect(body).toBe(`${message}\n\n${link}`);

  await page.getByRole('button', { name: t('referrals', 'share.device') }).click();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(shared).toEqual([
    { title: t('referrals', 'share.subject', { brand: brand.name }), text: message, url: link },
  ]);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await check(page);
  }
  // The next look shows the same.
  await page.reload();
  await expect(page.getByLabel(t('referrals', 'share.link'))).toHaveValue(link);
});

test('a browser that lets nobody copy has the link selected', async ({ page, t, href }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const crew = await makeCrew(connection.db);
  await openAs(page, crew.owner, href('/dashboard/referrals'));
  await page.getByRole('button', { name: t('referrals', 'share.copy') }).click();
  await expect(page.getByText(t('referrals', 'share.selected'))).toBeVisible();
  const field = page.getByLabel(t('referrals', 'share.link'));
  const selected = await field.evaluate((input) =>
    input instanceof HTMLInputElement
      ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
      : '',
  );
  expect(selected).toBe(await field.inputValue());
  await expect(page.getByRole('button', { name: t('referrals', 'share.device') })).toHaveCount(0);
});

test('who came is listed without names, with amounts for the owner alone', async ({
  page,
  browser,
  t,
  href,
  language,
}) => {
  const crew = await makeCrew(connection.db);
  await came(crew, 'rewarded', '2026-08-03T18:00:00Z', 4_900);
  await came(crew, 'paid', '2026-09-03T18:00:00Z', 4_900);
  // Still September where the company is.
  await came(crew, 'signed_up', '2026-10-01T03:00:00Z', null);
  await came(crew, 'refused', '2026-10-03T18:00:00Z', null);
  const month = (text: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${text}-15`),
    );
  const list = page.getByRole('region', { name: t('referrals', 'came.title') }).getByRole('listitem');
  const from = (text: string) => t('referrals', 'came.company', { month: month(text) });
  const state = (key: string) => t('referrals', `came.states.${key}`);

  await openAs(page, crew.owner, href('/dashboard/referrals'));
  const credited = t('referrals', 'came.states.credited', { amount: '$49', month: month('2026-11') });
  await expect(list).toHaveText([
    `${from('2026-09')}${state('signed_up')}`,
    `${from('2026-09')}${state('paid')}`,
    `${from('2026-08')}${credited}`,
  ]);
  await expect(page.getByText(t('referrals', 'earned.total'))).toBeVisible();
  await expect(page.getByText(t('referrals', 'earned.left'))).toBeVisible();
  await check(page);

  const manager = await addMember(connection.db, crew.companyId, 'manager', named('Mara'));
  const other = await browser.newContext({ locale: language, viewport: page.viewportSize() });
  const second = await other.newPage();
  await openAs(second, manager, new URL(href('/dashboard/referrals'), page.url()).href);
  await expect(second.getByText(t('referrals', 'earned.ownerOnly'))).toBeVisible();
  await expect(second.getByText(t('referrals', 'earned.total'))).toHaveCount(0);
  await expect(second.getByText(state('rewarded'))).toBeVisible();
  await expect(second.getByText(credited)).toHaveCount(0);
  await other.close();
});

test.describe('signing up', () => {
  const registration = z.object({ referralCode: z.string() });

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  interface Form {
    t: ReturnType<typeof textsOf>;
    href: (key: RouteKey) => string;
  }

  /** Fills in the rest, goes on, and says with which code. */
  async function goOn(page: Page, { t, href }: Form): Promise<string> {
    const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
    const password = `Correct-horse-${randomBytes(4).toString('hex')}-7A`;
    await form.getByLabel(t('auth', 'fields.firstName')).fill('Ana');
    await form.getByLabel(t('auth', 'fields.lastName')).fill('Reyes');
    await form.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(named('Ana').email);
    await form.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(password);
    await form.getByLabel(t('auth', 'fields.confirmation'), { exact: true }).fill(password);
    await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
    await page.waitForURL((url) => url.pathname === href('/onboarding'));
    const stored = await page.evaluate(
      (key) => sessionStorage.getItem(key),
      `${brand.storagePrefix}registration`,
    );
    return registration.parse(JSON.parse(stored ?? 'null')).referralCode;
  }

  const known = (t: Form['t']) => t('auth', 'referral.known', { days: OFFER.days, percent: OFFER.percent });

  test('by a link says what the code gives, and takes it along', async ({ page, t, href }) => {
    const code = await codeOf(await makeCrew(connection.db));
    await page.goto(`${href('/')}?ref=${code.toLowerCase()}`, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === href('/login'));
    const field = page.getByLabel(t('auth', 'fields.referralCode'));
    await expect(field).toHaveValue(code.toLowerCase());
    await expect(page.getByText(known(t))).toBeVisible();
    await check(page);
    expect(await goOn(page, { t, href })).toBe(code);
  });

  test('days later the code is still there, and a newer one takes its place', async ({ page, t, href }) => {
    const [older, newer] = [
      await codeOf(await makeCrew(connection.db)),
      await codeOf(await makeCrew(connection.db)),
    ];
    await keepCode(page, older, LIFETIME_MS - 60_000);
    await page.goto(`${href('/login')}?signup=true`);
    const field = page.getByLabel(t('auth', 'fields.referralCode'));
    await expect(field).toHaveValue(older);
    await expect(page.getByText(known(t))).toBeVisible();
    await page.goto(`${href('/login')}?signup=true&ref=${newer}`);
    await expect(field).toHaveValue(newer);
    await expect.poll(async () => (await held(page))[0]).toBe(newer);
    expect(await goOn(page, { t, href })).toBe(newer);
  });

  test('a week later the code is gone', async ({ page, t, href }) => {
    const code = await codeOf(await makeCrew(connection.db));
    await keepCode(page, code, LIFETIME_MS);
    await page.goto(`${href('/login')}?signup=true`);
    await expect.poll(() => held(page)).toEqual([null, null]);
    await expect(page.getByLabel(t('auth', 'fields.referralCode'))).toHaveValue('');
    expect(await goOn(page, { t, href })).toBe('');
  });

  test('with a code nobody hands out says so and goes on without it', async ({ page, t, href }) => {
    await page.goto(`${href('/login')}?signup=true&ref=${newReferralCode()}`);
    const unknown = page.getByText(t('auth', 'referral.unknown', { days: TRIAL_DAYS }));
    await expect(unknown).toBeVisible();
    await check(page);
    // Corrected, it says what the right one gives.
    const code = await codeOf(await makeCrew(connection.db));
    const field = page.getByLabel(t('auth', 'fields.referralCode'));
    await field.fill(` ${code} `);
    await expect(page.getByText(known(t))).toBeVisible();
    await expect(unknown).toHaveCount(0);
    await field.fill(newReferralCode());
    await expect(unknown).toBeVisible();
    expect(await goOn(page, { t, href })).toBe('');
  });

  test('by a link with nonsense in it asks for nothing', async ({ page, t, href }) => {
    await page.goto(`${href('/login')}?signup=true&ref=${encodeURIComponent('<b>no code</b>')}`);
    await expect(page.getByLabel(t('auth', 'fields.referralCode'))).toHaveValue('');
    expect(await goOn(page, { t, href })).toBe('');
    expect(await held(page)).toEqual([null, null]);
  });

  test('from the sign-in page keeps the code of its link', async ({ page, t, href }) => {
    const code = await codeOf(await makeCrew(connection.db));
    await page.goto(`${href('/login')}?ref=${code}`);
    await expect.poll(async () => (await held(page))[0]).toBe(code);
    await page.getByRole('link', { name: t('auth', 'signIn.startTrial') }).click();
    await expect(page.getByLabel(t('auth', 'fields.referralCode'))).toHaveValue(code);
  });

  test('makes a referral that its referrer sees, and none of oneself', async ({
    page,
    t,
    href,
    language,
  }) => {
    const crew = await makeCrew(connection.db);
    const code = await codeOf(crew);
    const register = async (phone: string) => {
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
    };
    await register('(808) 555-0142');
    // The phone of every company that tests make.
    await register('(512) 555-0100');
    const rows = await connection.db
      .select({ state: referrals.state, refusal: referrals.refusal })
      .from(referrals)
      .where(eq(referrals.referrerId, crew.companyId));
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { state: 'signed_up', refusal: null },
        { state: 'refused', refusal: 'same_phone' },
      ]),
    );
    await openAs(page, crew.owner, href('/dashboard/referrals'));
    const list = page.getByRole('region', { name: t('referrals', 'came.title') });
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });
});
