import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import type { DatabaseConnection } from '@/db/client';
import { sessions, users } from '@/db/schema';
import { brand } from '@/lib/brand';
import { getPathLocale, hrefFor } from '@/lib/platform/i18n/routes';
import { makeSignedInRoles, signInAs, siteDatabase } from './people';
import { expect, test } from './test';
import { addMember, makeTestCompany, named, PASSWORD } from './test-company';

// What signing in, signing out and a shared link leave in a browser, and where they lead.

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

declare global {
  interface Window {
    ran?: string[];
  }
}

/** What somebody typed into the set-up so far: in this tab, until the account is made. */
const SET_UP = [`${brand.storagePrefix}registration`, `${brand.storagePrefix}onboarding`];

interface Credentials {
  email: string;
  password: string;
}

/** `draft`: this tab alone may hold what was typed into the set-up so far, without the password. */
async function expectNothingKept(page: Page, { email, password }: Credentials, draft = false): Promise<void> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const held = (await caches.keys()).filter((name) => name.startsWith('pages:'));
    const answers = await Promise.all(held.map(async (name) => (await caches.open(name)).matchAll()));
    const pages = await Promise.all(answers.flat().map((answer) => answer.text()));
    return {
      pages: pages.join(),
      local: { ...localStorage },
      tab: { ...sessionStorage },
      databases: databases.length,
      caches: await caches.keys(),
      cookies: document.cookie,
    };
  });
  const inSetUp = Object.entries(kept.tab).filter(([name]) => SET_UP.includes(name));
  const elsewhere = Object.entries({ ...kept.local, ...kept.tab }).filter(([name]) => !SET_UP.includes(name));
  expect(inSetUp.length > 0).toBe(draft);
  for (const secret of [password, email, 'eyJ']) expect(JSON.stringify(elsewhere)).not.toContain(secret);
  expect(JSON.stringify(inSetUp)).not.toContain(password);
  const names = [...inSetUp, ...elsewhere].map(([name]) => name);
  expect(names.filter((name) => /token|session|password|secret/i.test(name))).toEqual([]);
  // Whoever is signed in may read what they saw without a signal, and has what waits to be sent; a visitor has neither.
  if (draft) expect([kept.databases, kept.caches]).toEqual([0, []]);
  expect(kept.databases).toBeLessThanOrEqual(1);
  expect(kept.caches.filter((name) => !/^(static$|pages:)/.test(name))).toEqual([]);
  expect(kept.pages).not.toContain(password);
  expect(kept.cookies).not.toMatch(/session|csrf|token/);
}

test('signing up leaves nothing anybody could use (ASVS 14.3.3)', async ({ page, t, href }) => {
  const { email } = named('Ana');
  const typed = { email, password: PASSWORD };
  await page.goto(`${href('/login')}?signup=true`);
  const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
  await form.getByLabel(t('auth', 'fields.firstName')).fill('Ana');
  await form.getByLabel(t('auth', 'fields.lastName')).fill('Reyes');
  await form.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(typed.email);
  await form.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(typed.password);
  await form.getByLabel(t('auth', 'fields.confirmation'), { exact: true }).fill(typed.password);
  await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
  await page.waitForURL((url) => url.pathname === href('/onboarding'));
  await expectNothingKept(page, typed, true);
});

test('signing in leads to a page of this site, whatever the address asks for, and leaves nothing (ASVS 1.2.2, 3.3.4, 3.7.2, 14.3.3)', async ({
  page,
  context,
  t,
  href,
  baseURL,
}) => {
  const { db } = connection;
  const { companyId } = await makeTestCompany(db);
  const { email, ...names } = named('Ana');
  await addMember(db, companyId, 'manager', { ...names, email });
  // Each kind of address that is none of ours: lib/identity/accounts/callback-path.test.ts.
  for (const wanted of ['//evil.example/x', 'javascript:window.ran=["callback"]']) {
    await context.clearCookies();
    await page.goto(`${href('/login')}?callbackUrl=${encodeURIComponent(wanted)}`);
    await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect(await page.evaluate(() => window.ran)).toBeUndefined();
  }
  const person = { email, password: PASSWORD };
  await expectNothingKept(page, person);
  const host = new URL(baseURL ?? '').hostname;
  const cookies = await context.cookies();
  expect(cookies.filter(({ domain }) => domain !== host)).toEqual([]);
  expect(cookies.filter(({ name, httpOnly }) => /session|csrf|token/.test(name) && !httpOnly)).toEqual([]);
  await page.goto(href('/dashboard/settings'));
  await expectNothingKept(page, person);
});

test('signing out leaves nothing, also not behind the back button (ASVS 14.3.1)', async ({
  context,
  baseURL,
  t,
  href,
}) => {
  const page = await context.newPage();
  const { company, people } = await makeSignedInRoles(connection.db, 'team');
  const name = `Quoinworks ${randomBytes(6).toString('hex')}`;
  await connection.db.update(users).set({ firstName: name }).where(eq(users.id, company.userId));
  await signInAs(context, people.owner, baseURL ?? '');
  await page.goto(href('/dashboard/team'));
  await expect(page.getByText(name).first()).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('button', { name: t('common', 'shell.signOut') }).click();
  await page.waitForURL(`**${href('/login')}?signed_out=true`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // Not among the headers a page sees: the browser keeps this one to itself.
  expect((await (await answered).allHeaders())['clear-site-data']).toContain('"cache"');
  const [row] = await connection.db.select().from(sessions).where(eq(sessions.id, people.owner.sessionId));
  expect(row?.revokedAt).toBeInstanceOf(Date);
  expect((await context.cookies()).some((cookie) => cookie.name === people.owner.cookie.name)).toBe(false);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === href('/login'));
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto(href('/dashboard/team'));
  await page.waitForURL((url) => url.pathname === href('/login'));
});

test('a password may be pasted, and kept by the browser (ASVS 6.2.7)', async ({
  page,
  context,
  baseURL,
  href,
}) => {
  const accept = async (path: string) => {
    await page.goto(path);
    const fields = page.locator('input[type="password"]');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      const said = await field.evaluate((input) => {
        const event = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: new DataTransfer(),
        });
        return { taken: input.dispatchEvent(event), autocomplete: input.getAttribute('autocomplete') };
      });
      expect(said).toEqual({ taken: true, autocomplete: expect.stringMatching(/^(current|new)-password/) });
    }
  };
  await accept(href('/login'));
  await accept(`${href('/login')}?signup=true`);
  await accept(`${href('/reset-password')}?token=${'x'.repeat(43)}`);
  const { owner } = await makeTestCompany(connection.db);
  await signInAs(context, owner, baseURL ?? '');
  await accept(href('/dashboard/settings'));
});

test('a referral link is remembered and leads to sign-up', async ({ page }) => {
  const paths = ['/', '/pricing', '/cities/austin-tx', '/es/recursos', '/es/ciudades'];
  for (const path of paths) {
    // The page leaves before all of it has come.
    await page.goto(`${path}?ref=ABC`, { waitUntil: 'commit' });
    const login = hrefFor('/login', getPathLocale(path));
    await page.waitForURL((url) => url.pathname === login);
    expect(new URL(page.url()).search).toBe('?ref=ABC&signup=true');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept[REFERRAL_CODE_KEY]).toBe('ABC');
    expect(Math.abs(Date.now() - Number(kept[REFERRAL_TIMESTAMP_KEY]))).toBeLessThan(60_000);
    await page.evaluate(() => localStorage.clear());
  }
  expect([REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY]).toEqual([
    'lintel_referral_code',
    'lintel_referral_timestamp',
  ]);
});
