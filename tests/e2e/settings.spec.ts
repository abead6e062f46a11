import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { users } from '@/db/schema';
import { siteDatabase } from './people';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, signIn, test } from './test';

interface Person {
  email: string;
  password: string;
}

/** A contractor of the test's own, signed in. */
async function newContractor(
  page: Page,
  locale: string,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<Person> {
  const word = randomBytes(6).toString('hex');
  const person = { email: `settings-${word}@example.com`, password: `Quoin-${word}-Lath 7!` };
  const answer = await page.request.post('/api/v1/auth/register', {
    data: {
      ...person,
      first_name: 'Ana',
      last_name: 'Reyes',
      company_name: `Quoinworks ${word} LLC`,
      phone: '(512) 555-0142',
      operating_cities: ['honolulu-hi'],
      locale,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  if (confirmed) {
    const { db, close } = siteDatabase();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, person.email));
    await close();
  }
  await signIn(page, person.email, person.password);
  return person;
}

/** Whether these are let in, on a device of their own. */
async function letsIn(browser: Browser, person: Person & { code?: string }): Promise<boolean> {
  const context = await browser.newContext();
  try {
    const csrf = await context.request.get('/api/auth/csrf');
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json());
    const form = { csrfToken, json: 'true', ...person };
    return (await context.request.post('/api/auth/callback/credentials', { form })).ok();
  } finally {
    await context.close();
  }
}

async function check(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('the settings hold together, and the profile is kept', async ({ page, t, href, language }) => {
  await newContractor(page, language);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(href('/dashboard/settings'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings', 'title'));
    await check(page);
  }
  await page.getByLabel(t('settings', 'profile.firstName')).fill('');
  await page.getByRole('button', { name: t('settings', 'profile.save') }).click();
  await expect(page.getByText(t('settings', 'problems.first_name'))).toBeVisible();
  await page.getByLabel(t('settings', 'profile.firstName')).fill('Ana María');
  await page.getByRole('button', { name: t('settings', 'profile.save') }).click();
  await expect(page.getByText(t('settings', 'profile.saved'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('settings', 'profile.firstName'))).toHaveValue('Ana María');
});

test('an address that is not confirmed is sent a link', async ({ page, t, href, language }) => {
  const { email } = await newContractor(page, language, { confirmed: false });
  await page.goto(href('/dashboard/settings'));
  await page.getByRole('button', { name: t('settings', 'email.send') }).click();
  await expect(page.getByText(t('settings', 'email.sent', { email }))).toBeVisible();
});

test('a password is changed, and other devices are signed out', async ({
  page,
  browser,
  t,
  href,
  language,
}) => {
  const person = await newContractor(page, language);
  const phone = await browser.newContext();
  const other = await phone.newPage();
  await signIn(other, person.email, person.password);
  await page.goto(href('/dashboard/settings'));
  const field = (name: string) => page.getByLabel(t('settings', `password.${name}`), { exact: true });
  const submit = () => page.getByRole('button', { name: t('settings', 'password.submit') }).click();
  await submit();
  await expect(page.getByText(t('settings', 'problems.next_required'))).toBeVisible();
  await check(page);

  const next = 'Tres camiones rojos en Laredo 4';
  await field('current').fill('Not-The-Password-1');
  await field('next').fill(next);
  await field('confirmation').fill(next);
  await submit();
  await expect(page.getByText(t('settings', 'problems.password_wrong'))).toBeVisible();
  await field('current').fill(person.password);
  await field('next').fill('Contratista2026!');
  await field('confirmation').fill('Contratista2026!');
  await submit();
  await expect(page.getByText(t('settings', 'problems.password_common'))).toBeVisible();
  await field('next').fill(next);
  await field('confirmation').fill(next);
  await submit();
  await expect(page.getByText(t('settings', 'password.changedEverywhere'))).toBeVisible();

  await other.goto(href('/dashboard'));
  await expect(other).toHaveURL(new RegExp(href('/login')));
  await phone.close();
  expect(await letsIn(browser, person)).toBe(false);
  expect(await letsIn(browser, { ...person, password: next })).toBe(true);
});

test('two-step sign-in is set up, asks at sign-in, and is turned off', async ({
  page,
  browser,
  t,
  href,
  language,
}) => {
  const person = await newContractor(page, language);
  await page.goto(href('/dashboard/settings'));
  await page.getByRole('button', { name: t('settings', 'twoStep.setUp') }).click();
  await expect(page.getByRole('heading', { name: t('settings', 'twoStep.setup.title') })).toBeFocused();
  await expect(page.getByRole('img', { name: t('settings', 'twoStep.setup.qr') })).toBeVisible();
  await check(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  const code = page.getByLabel(t('settings', 'twoStep.setup.code'));
  await code.fill('000000');
  await page.getByRole('button', { name: t('settings', 'twoStep.setup.submit') }).click();
  await expect(page.getByText(t('settings', 'problems.code_wrong'))).toBeVisible();
  const used = generateSync({ secret });
  await code.fill(used);
  await page.getByRole('button', { name: t('settings', 'twoStep.setup.submit') }).click();

  await expect(page.getByRole('heading', { name: t('settings', 'twoStep.codes.title') })).toBeFocused();
  const codes = page.getByRole('list', { name: t('settings', 'twoStep.codes.list') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  expect(recovery).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await check(page);
  const done = page.getByRole('button', { name: t('settings', 'twoStep.codes.done') });
  await expect(done).toBeDisabled();
  await page.getByLabel(t('settings', 'twoStep.codes.saved')).check();
  await done.click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText(t('settings', 'twoStep.codesLeft', { count: 10 }))).toBeVisible();

  expect(await letsIn(browser, person)).toBe(false);
  expect(await letsIn(browser, { ...person, code: used })).toBe(false);
  expect(await letsIn(browser, { ...person, code: recovery })).toBe(true);
  expect(await letsIn(browser, { ...person, code: recovery })).toBe(false);

  await page.reload();
  await expect(page.getByText(t('settings', 'twoStep.codesLeft', { count: 9 }))).toBeVisible();
  await page.getByRole('button', { name: t('settings', 'twoStep.renew') }).click();
  await page.getByRole('button', { name: t('settings', 'twoStep.renewConfirm') }).click();
  await expect(codes).toHaveCount(10);
  await page.getByLabel(t('settings', 'twoStep.codes.saved')).check();
  await done.click();
  await page.getByRole('button', { name: t('settings', 'twoStep.turnOff'), exact: true }).click();
  await page.getByRole('button', { name: t('settings', 'twoStep.turnOffConfirm') }).click();
  await expect(page.getByRole('button', { name: t('settings', 'twoStep.setUp') })).toBeVisible();
  expect(await letsIn(browser, person)).toBe(true);
});

test('a passkey is added, signs in, is renamed and removed', async ({ page, t, href, language }) => {
  await newContractor(page, language);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(href('/dashboard/settings'));
  await page.getByRole('button', { name: t('settings', 'passkeys.add') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('settings', 'passkeys.name'))).not.toHaveValue('');
  await check(page);
  await dialog.getByLabel(t('settings', 'passkeys.name')).fill('Truck phone');
  await dialog.getByRole('button', { name: t('settings', 'passkeys.create') }).click();
  await expect(page.getByText(t('settings', 'passkeys.added', { name: 'Truck phone' }))).toBeVisible();
  await expect(page.getByText(t('settings', 'passkeys.neverUsed'))).toBeVisible();

  // The device holds it already.
  await page.getByRole('button', { name: t('settings', 'passkeys.add') }).click();
  await dialog.getByRole('button', { name: t('settings', 'passkeys.create') }).click();
  await expect(dialog.getByText(t('settings', 'passkeys.known'))).toBeVisible();
  await dialog.getByRole('button', { name: t('settings', 'cancel') }).click();

  await page.context().clearCookies();
  await page.goto(href('/login'));
  await page.getByRole('button', { name: t('auth', 'signIn.passkey') }).click();
  await expect(page).toHaveURL(new RegExp(`${href('/dashboard')}$`));
  await page.goto(href('/dashboard/settings'));
  await expect(page.getByText(t('settings', 'passkeys.neverUsed'))).toHaveCount(0);

  await page
    .getByRole('button', { name: t('settings', 'passkeys.renameNamed', { name: 'Truck phone' }) })
    .click();
  await dialog.getByLabel(t('settings', 'passkeys.name')).fill('Office PC');
  await dialog.getByRole('button', { name: t('settings', 'passkeys.save') }).click();
  await expect(page.getByText(t('settings', 'passkeys.renamed'))).toBeVisible();
  await page
    .getByRole('button', { name: t('settings', 'passkeys.removeNamed', { name: 'Office PC' }) })
    .click();
  await dialog.getByRole('button', { name: t('settings', 'passkeys.removeConfirm') }).click();
  await expect(page.getByText(t('settings', 'passkeys.empty'))).toBeVisible();
});

test('devices are listed, and signed out from afar', async ({ page, browser, t, href, language }) => {
  const person = await newContractor(page, language);
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const other = await phone.newPage();
  await signIn(other, person.email, person.password);
  await page.goto(href('/dashboard/settings'));
  const device = t('settings', 'devices.named', { browser: 'Firefox', system: 'Android' });
  await expect(page.getByText(t('settings', 'devices.current'), { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: t('settings', 'devices.endNamed', { device }) }).click();
  await expect(page.getByText(t('settings', 'devices.ended', { device }))).toBeVisible();
  await expect(page.getByText(t('settings', 'activity.actions.session.revoked'))).toBeVisible();
  await other.goto(href('/dashboard'));
  await expect(other).toHaveURL(new RegExp(href('/login')));
  await phone.close();
});

test('the back office has settings of its own too', async ({ admin, t, href }) => {
  await admin.goto(href('/dashboard/settings'));
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(t('settings', 'title'));
});
