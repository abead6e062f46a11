import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { brand } from '@/lib/brand';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

const REFRESH = `${brand.storagePrefix}refresh_token`;

interface Person {
  email: string;
  password: string;
}

/** Somebody with a company, made through the API. */
async function register(page: Page, locale: string): Promise<Person> {
  const word = randomBytes(6).toString('hex');
  const person = { email: `auth-${word}@example.com`, password: `Quoin-${word}-Lath 7!` };
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
  return person;
}

/** The token in the newest mail of this subject to this address. */
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

async function check(page: Page): Promise<void> {
  // What is still fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Put there from an address without scripts: a sign-in page would use it at once. */
async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [REFRESH, token] as const);
}

test('what the sign-in page is told by its address', async ({ page, t, href }) => {
  for (const [query, text] of [
    ['verified=true', 'verified.title'],
    ['signed_out=true', 'signedOut'],
    ['resend=true', 'resend.title'],
    ['signup=true', 'signUp.step'],
  ] as const) {
    await test.step(query, async () => {
      await page.goto(`${href('/login')}?${query}`);
      await expect(page.getByText(t('auth', text))).toBeVisible();
      await check(page);
    });
  }
  await page.goto(`${href('/login')}?resend=true`);
  await page.getByRole('link', { name: t('auth', 'resend.action') }).click();
  await page.waitForURL(`**${href('/request-verification')}`);
});

test('an automation that nobody built yet leads home', async ({ page, t, href, language }) => {
  const { email, password } = await register(page, language);
  await page.goto(`${href('/login')}?zapier_oauth=1&client_id=x`);
  await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
  await page.waitForURL(`**${href('/dashboard')}`);
});

// The browser itself logs an answer of 401 as an error: these use a page that does not count those.
test('a wrong password says no more than that', async ({ context, t, href, language }) => {
  const page = await context.newPage();
  const { email } = await register(page, language);
  for (const address of [email, `nobody-${email}`]) {
    await page.goto(href('/login'));
    await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(address);
    await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill('Not the password 1');
    await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await expect(page.getByText(t('auth', 'signIn.failures.credentials.title'))).toBeVisible();
    await check(page);
  }
});

test('the second step of signing in', async ({ page, t, href }) => {
  const sent: URLSearchParams[] = [];
  const answers = ['second_factor_required', 'second_factor_wrong', 'rate_limited'];
  await page.route('**/api/auth/callback/credentials*', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    const error = answers[sent.length - 1] ?? 'unavailable';
    await route.fulfill({ json: { url: `${new URL(page.url()).origin}/login?error=${error}` } });
  });
  await page.goto(href('/login'));
  await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill('ana@example.com');
  await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill('CorrectHorse12!');
  await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();

  const code = page.getByLabel(t('auth', 'secondFactor.app.label'));
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await check(page);

  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth', 'problems.code_app'))).toBeVisible();
  await page.keyboard.insertText('123 456');
  await expect(code).toHaveValue('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth', 'problems.code_app_wrong'))).toBeVisible();
  await expect(code).toBeFocused();
  await check(page);
  expect(sent[1]?.get('password')).toBe('CorrectHorse12!');
  expect(sent[1]?.get('code')).toBe('123456');

  await page.getByRole('button', { name: t('auth', 'secondFactor.useRecovery') }).click();
  await expect(page.getByLabel(t('auth', 'secondFactor.recovery.label'))).toBeFocused();
  await check(page);
  await page.keyboard.insertText('abcde-fghij');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(t('auth', 'signIn.failures.rate_limited.title'), { exact: true }),
  ).toBeVisible();
  await check(page);

  await page.getByRole('button', { name: t('auth', 'secondFactor.back') }).click();
  await expect(page.getByLabel(t('auth', 'fields.email'), { exact: true })).toHaveValue('ana@example.com');
});

test('a browser without passkeys is told so', async ({ page, t, href }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(href('/login'));
  await page.getByRole('button', { name: t('auth', 'signIn.passkey') }).click();
  await expect(page.getByText(t('auth', 'signIn.failures.passkey_unsupported.title'))).toBeVisible();
  await check(page);
});

test('a browser that holds tokens of the API goes on from them', async ({ page, t, href, language }) => {
  const person = await register(page, language);
  const answer = await page.request.post('/api/v1/auth/login', { data: person });
  const { refresh_token: token } = await answer.json();
  await keepToken(page, token);
  await page.route('**/api/auth/callback/refresh*', async (route) => {
    await expect(page.getByText(t('auth', 'checkingSession'))).toBeVisible();
    await check(page);
    await route.continue();
  });
  await page.goto(`${href('/login')}?callbackUrl=${encodeURIComponent(href('/dashboard/permits'))}`);
  await page.waitForURL(`**${href('/dashboard/permits')}`);
  expect(await page.evaluate((name) => localStorage.getItem(name), REFRESH)).toBeNull();
});

test('tokens that count no more are forgotten, and the form is there', async ({ context, t, href }) => {
  const page = await context.newPage();
  await keepToken(page, 'x'.repeat(43));
  await page.goto(href('/login'));
  await expect(page.getByRole('form', { name: t('auth', 'signIn.title') })).toBeVisible();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), REFRESH)).toBeNull();
});

test('a forgotten password is replaced by a mailed link', async ({ page, admin, t, href, language }) => {
  test.setTimeout(150_000);
  const { email, password } = await register(page, language);
  const renewed = `${password} renewed`;

  await test.step('the same answer for every address', async () => {
    for (const address of [`nobody-${email}`, email]) {
      await page.goto(href('/login'));
      await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(address);
      await page.getByRole('button', { name: t('auth', 'forgot.open') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'forgot.title') });
      await expect(dialog.getByLabel(t('auth', 'fields.email'), { exact: true })).toHaveValue(address);
      await check(page);
      await dialog.getByLabel(t('auth', 'fields.email'), { exact: true }).fill('nonsense');
      await dialog.getByRole('button', { name: t('auth', 'forgot.submit') }).click();
      await expect(dialog.getByText(t('auth', 'problems.email_invalid'))).toBeVisible();
      await dialog.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(address);
      await dialog.getByRole('button', { name: t('auth', 'forgot.submit') }).click();
      await expect(dialog.getByText(t('auth', 'forgot.sent.text'))).toBeVisible();
      await check(page);
      await dialog.getByRole('button', { name: t('auth', 'forgot.close') }).click();
      await expect(page.getByRole('button', { name: t('auth', 'forgot.open') })).toBeFocused();
    }
  });

  const token = await tokenFromOutbox(admin, email, t('mail', 'reset.subject'));
  const address = `${href('/reset-password')}?token=${token}`;
  const newPassword = page.getByLabel(t('auth', 'fields.newPassword'), { exact: true });
  const confirmation = page.getByLabel(t('auth', 'fields.confirmation'), { exact: true });
  const save = page.getByRole('button', { name: t('auth', 'reset.submit') });

  await test.step('what a new password needs', async () => {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${href('/reset-password')}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await check(page);
    await newPassword.fill('Short1');
    await confirmation.fill('Other1');
    await save.click();
    await expect(page.getByText(t('auth', 'problems.password_length'))).toBeVisible();
    await expect(page.getByText(t('auth', 'problems.confirmation_differs'))).toBeVisible();
    await expect(newPassword).toBeFocused();
    await check(page);
    await newPassword.fill('Password1234');
    await confirmation.fill('Password1234');
    await save.click();
    await expect(page.getByText(t('auth', 'problems.password_common'))).toBeVisible();
    await check(page);
  });

  await test.step('the new one is saved, and signs in', async () => {
    await newPassword.fill(renewed);
    await confirmation.fill(renewed);
    await save.click();
    await expect(page.getByText(t('auth', 'reset.done.title'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('auth', 'goToSignIn') })).toBeVisible();
    await page.waitForURL(`**${href('/login')}`);
    await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(renewed);
    await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
  });

  await test.step('the link has been used', async () => {
    await page.context().clearCookies();
    await page.goto(address);
    await newPassword.fill(`${renewed} again`);
    await confirmation.fill(`${renewed} again`);
    await save.click();
    await expect(page.getByText(t('auth', 'reset.invalid.title'))).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: t('auth', 'reset.invalid.action') }).click();
    await expect(page.getByRole('dialog', { name: t('auth', 'forgot.title') })).toBeVisible();
    await check(page);
  });

  await test.step('without a token there is nothing to reset', async () => {
    await page.goto(href('/reset-password'));
    await page.waitForURL(`**${href('/login')}`);
  });
});

test('an address is verified by the mailed link', async ({ page, admin, t, href, language }) => {
  test.setTimeout(120_000);
  const { email } = await register(page, language);
  const token = await tokenFromOutbox(admin, email, t('mail', 'verify.subject'));

  await test.step('a link that is none', async () => {
    await page.goto(`${href('/verify-email')}?token=${'x'.repeat(43)}`);
    await expect(page.getByText(t('auth', 'verify.invalid.title'))).toBeVisible();
    await check(page);
    const signUp = page.getByRole('link', { name: t('auth', 'verify.invalid.signUp') });
    await expect(signUp).toHaveAttribute('href', `${href('/login')}?signup=true`);
    await page.getByRole('link', { name: t('auth', 'verify.invalid.resend') }).click();
    await page.waitForURL(`**${href('/login')}?resend=true`);
  });

  await test.step('one that counts', async () => {
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

  await test.step('another is asked for, with the same answer for every address', async () => {
    for (const address of [email, `nobody-${email}`]) {
      await page.goto(`${href('/request-verification')}?email=${encodeURIComponent(address)}`);
      await expect(page.getByLabel(t('auth', 'fields.email'), { exact: true })).toHaveValue(address);
      await check(page);
      await page.getByRole('button', { name: t('auth', 'requestVerification.submit') }).click();
      await expect(page.getByText(t('auth', 'requestVerification.sent.text'))).toBeVisible();
      await check(page);
    }
  });
});
