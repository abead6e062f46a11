import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { users } from '@/db/schema';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { addMember, check, mailedToken, makeTestCompany, named, PASSWORD } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

// One long journey: on a busy machine it takes its time.
test.describe.configure({ timeout: 240_000 });

/** The token in the newest mail of this subject to this address, as whoever runs the site without a mail server reads it. */
async function tokenFromOutbox(admin: Page, to: string, subject: string): Promise<string> {
  let token = '';
  await expect(async () => {
    await admin.goto('/admin/outbox');
    const message = admin.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first();
    await message.getByRole('link').click({ timeout: 1_000 });
    const text = (await admin.locator('pre').textContent({ timeout: 4_000 })) ?? '';
    token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return token;
}

test('an account’s life: its address verified, its password wrong, forgotten and replaced by mail', async ({
  page,
  context,
  admin,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db);
  const person = named('Nora');
  const { userId } = await addMember(db, crew.companyId, 'viewer', person);
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  const email = () => page.getByLabel(t('auth', 'fields.email'), { exact: true });
  const password = () => page.getByLabel(t('auth', 'fields.password'), { exact: true });

  await test.step('a link that verifies nothing leads to where another is asked for', async () => {
    await page.goto(`${href('/verify-email')}?token=${'x'.repeat(43)}`);
    await expect(page.getByText(t('auth', 'verify.invalid.title'))).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: t('auth', 'verify.invalid.resend') }).click();
    await page.waitForURL(`**${href('/login')}?resend=true`);
    await page.getByRole('link', { name: t('auth', 'resend.action') }).click();
    await page.waitForURL(`**${href('/request-verification')}`);
    await email().fill(person.email);
    await page.getByRole('button', { name: t('auth', 'requestVerification.submit') }).click();
    await expect(page.getByText(t('auth', 'requestVerification.sent.text'))).toBeVisible();
    await check(page);
  });

  await test.step('the mailed one verifies the address', async () => {
    const token = await mailedToken(db, person.email);
    // Held back until the state it leaves behind has been looked at.
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${href('/verify-email')}*`, async (route) => {
      if (route.request().method() === 'POST') await looked;
      await route.continue();
    });
    await page.goto(`${href('/verify-email')}?token=${token}`);
    await expect(page.getByText(t('auth', 'verify.checking'))).toBeVisible();
    await check(page);
    release();
    await expect(page.getByText(t('auth', 'verify.done.title'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href('/verify-email')}$`));
    await page.waitForURL(`**${href('/login')}?verified=true`);
    await expect(page.getByText(t('auth', 'verified.title'))).toBeVisible();
  });

  await test.step('a wrong password says no more than that', async () => {
    // The browser itself logs an answer of 401 as an error: this page does not count those.
    const other = await context.newPage();
    await other.goto(`${href('/login')}?verified=true&signed_out=true&resend=true`);
    await other.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(person.email);
    await other.getByLabel(t('auth', 'fields.password'), { exact: true }).fill('Not the password 1');
    await other.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await expect(other.getByText(t('auth', 'signIn.failures.credentials.title'))).toBeVisible();
    await check(other);
    await other.close();
  });

  await test.step('a forgotten one is asked for in a dialog', async () => {
    await email().fill(person.email);
    await page.getByRole('button', { name: t('auth', 'forgot.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('auth', 'forgot.title') });
    const address = dialog.getByLabel(t('auth', 'fields.email'), { exact: true });
    await expect(address).toHaveValue(person.email);
    await address.fill('nonsense');
    await dialog.getByRole('button', { name: t('auth', 'forgot.submit') }).click();
    await expect(dialog.getByText(t('auth', 'problems.email_invalid'))).toBeVisible();
    await check(page);
    await address.fill(person.email);
    await dialog.getByRole('button', { name: t('auth', 'forgot.submit') }).click();
    await expect(dialog.getByText(t('auth', 'forgot.sent.text'))).toBeVisible();
    await check(page);
    await dialog.getByRole('button', { name: t('auth', 'forgot.close') }).click();
    await expect(page.getByRole('button', { name: t('auth', 'forgot.open') })).toBeFocused();
  });

  const token = await tokenFromOutbox(admin, person.email, t('mail', 'reset.subject'));
  const newPassword = page.getByLabel(t('auth', 'fields.newPassword'), { exact: true });
  const confirmation = page.getByLabel(t('auth', 'fields.confirmation'), { exact: true });
  const replace = async (first: string, second = first) => {
    await newPassword.fill(first);
    await confirmation.fill(second);
    await page.getByRole('button', { name: t('auth', 'reset.submit') }).click();
  };
  const renewed = `${PASSWORD} renewed`;

  await test.step('the mailed link takes a new one that is good enough', async () => {
    await page.goto(`${href('/reset-password')}?token=${token}`);
    await expect(page).toHaveURL(new RegExp(`${href('/reset-password')}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await replace('Password1234', 'Other1');
    await expect(page.getByText(t('auth', 'problems.confirmation_differs'))).toBeVisible();
    await check(page);
    await replace('Password1234');
    await expect(page.getByText(t('auth', 'problems.password_common'))).toBeVisible();
    await expect(newPassword).toBeFocused();
    await replace(renewed);
    await expect(page.getByText(t('auth', 'reset.done.title'))).toBeVisible();
    await page.getByRole('link', { name: t('auth', 'goToSignIn') }).click();
    await page.waitForURL(`**${href('/login')}`);
  });

  await test.step('it signs in', async () => {
    await email().fill(person.email);
    await password().fill(renewed);
    await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
    await expect(page.getByRole('banner').getByRole('link', { name: crew.name })).toBeVisible();
  });

  await test.step('the link has been used, and without one there is nothing to reset', async () => {
    await page.context().clearCookies();
    await page.goto(`${href('/reset-password')}?token=${token}`);
    await replace(`${renewed} again`);
    await expect(page.getByText(t('auth', 'reset.invalid.title'))).toBeVisible();
    await check(page);
    await page.goto(href('/reset-password'));
    await page.waitForURL(`**${href('/login')}`);
  });
});
