import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { invitations } from '@/db/schema';
import { check, invite, makeCrew, makeUser, named, openAs, PASSWORD } from './crew';
import { sessionOf, siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** Neither the address nor the browser's stores keep the token. */
async function expectTokenGone(page: Page, token: string): Promise<void> {
  await expect.poll(() => page.url()).not.toContain(token);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(token);
}

test('no token, or one that works no more', async ({ page, t, href }) => {
  await page.goto(href('/invitation'));
  await expect(page.getByRole('heading', { level: 1, name: t('invitation', 'invalid.title') })).toBeVisible();
  await expect(page.getByText(t('invitation', 'invalid.noToken'))).toBeVisible();
  await check(page);
  await page.goto(`${href('/invitation')}?token=${'x'.repeat(43)}`);
  await expect(page.getByText(t('invitation', 'invalid.text'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await check(page);
  await page.getByRole('link', { name: t('invitation', 'invalid.login') }).click();
  await page.waitForURL(`**${href('/login')}`);
});

test('a new team member sets a password rule by rule and is in', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db);
  const { email } = named('Nora');
  const { token } = await invite(connection.db, crew, { kind: 'team_member', email });
  await page.goto(`${href('/invitation')}?token=${token}`);
  await expect(
    page.getByRole('heading', { level: 1, name: t('invitation', 'team.title', { company: crew.name }) }),
  ).toBeVisible();
  await expect(page.getByText(/Nora Hart/)).toBeVisible();
  await expectTokenGone(page, token);
  await expect(page.getByLabel(t('invitation', 'fields.email'))).toHaveValue(email);
  await expect(page.getByLabel(t('invitation', 'fields.email'))).not.toBeEditable();
  await check(page);

  const submit = page.getByRole('button', { name: t('invitation', 'submit') });
  const password = page.getByLabel(t('invitation', 'fields.password'), { exact: true });
  const confirmation = page.getByLabel(t('invitation', 'fields.confirm'), { exact: true });
  const met = (count: number) => page.getByText(t('invitation', 'rules.count', { met: count, total: 6 }));
  for (const [typed, count] of [
    ['', 0],
    ['quoin', 1],
    ['quoiN', 2],
    ['quoiN7', 3],
    ['quoiN7?', 4],
    ['quoiN7?lath-Truss', 5],
  ] as const) {
    await password.fill(typed);
    await expect(met(count)).toBeVisible();
    await expect(page.locator('li[data-met="true"]')).toHaveCount(count);
    await expect(submit).toBeDisabled();
  }
  await confirmation.fill('quoiN7?');
  await expect(page.getByText(t('invitation', 'mismatch'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await check(page);
  await page
    .getByRole('button', { name: t('invitation', 'fields.show') })
    .first()
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await confirmation.fill('quoiN7?lath-Truss');
  await expect(page.locator('li[data-met="true"]')).toHaveCount(6);
  await check(page);
  await submit.click();
  await page.waitForURL(`**${href('/dashboard')}`);
  await expect(page.getByRole('banner').getByText(crew.name)).toBeVisible();
});

test('a new subcontractor lands in the portal', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db);
  const { email } = named('Sam');
  const { token } = await invite(connection.db, crew, { kind: 'subcontractor', email });
  await page.goto(`${href('/invitation')}?token=${token}`);
  await expect(
    page.getByText(
      t('invitation', 'subcontractor.greeting', {
        parent: crew.name,
        company: 'Pike Electric',
        role: 'Electrician',
      }),
    ),
  ).toBeVisible();
  await check(page);
  await page.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('invitation', 'fields.confirm'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('invitation', 'submit') }).click();
  await page.waitForURL(`**${href('/subcontractor-portal')}`);
  await expect(page.getByText(t('portal', 'empty.title'))).toBeVisible();
});

// The browser itself logs an answer of 401 as an error: these use a page that does not count those.
test('a failure says what failed, stores nothing and stays', async ({ context, t, href }) => {
  const page = await context.newPage();
  const crew = await makeCrew(connection.db);
  const { email } = named('Nora');
  const { token, invitationId } = await invite(connection.db, crew, { kind: 'team_member', email });
  await page.goto(`${href('/invitation')}?token=${token}`);
  await page.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('invitation', 'fields.confirm'), { exact: true }).fill(PASSWORD);
  await connection.db
    .update(invitations)
    .set({ revokedAt: new Date() })
    .where(eq(invitations.id, invitationId));
  await page.getByRole('button', { name: t('invitation', 'submit') }).click();
  await expect(page.getByText(new RegExp(`^${t('invitation', 'setupFailed')} `))).toBeVisible();
  await check(page);
  expect(new URL(page.url()).pathname).toBe(href('/invitation'));
  expect((await context.cookies()).filter(({ name }) => name === 'lintel.session')).toEqual([]);
});

test('who has an account logs in with it', async ({ context, t, href }) => {
  const page = await context.newPage();
  const { db } = connection;
  const crew = await makeCrew(db);
  const person = named('Sam');
  await makeUser(db, person);
  const { token } = await invite(db, crew, { kind: 'subcontractor', email: person.email });
  await page.goto(`${href('/invitation')}?token=${token}`);
  await expect(page.getByText('Pike Electric', { exact: true })).toBeVisible();
  await expect(page.getByText('Electrician', { exact: true })).toBeVisible();
  const submit = page.getByRole('button', { name: t('invitation', 'existing.submit') });
  await expect(submit).toBeDisabled();
  await check(page);
  await page.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill('Not-The-Password-1');
  await submit.click();
  await expect(
    page.getByText(`${t('invitation', 'loginFailed')} ${t('invitation', 'invalidCredentials')}`),
  ).toBeVisible();
  await check(page);
  await page.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill(PASSWORD);
  await submit.click();
  await page.waitForURL(`**${href('/subcontractor-portal')}`);
});

test('a second factor is asked for after the password', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const person = named('Luis');
  await makeUser(db, person);
  const { token } = await invite(db, crew, { kind: 'team_member', email: person.email });
  const sent: URLSearchParams[] = [];
  await page.route('**/api/auth/callback/credentials*', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    const error = sent.length === 1 ? 'second_factor_required' : 'second_factor_wrong';
    await route.fulfill({ json: { url: `${new URL(page.url()).origin}/login?error=${error}` } });
  });
  await page.goto(`${href('/invitation')}?token=${token}`);
  await page.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(t('invitation', 'existing.code'), { exact: true });
  await expect(code).toBeFocused();
  await check(page);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('invitation', 'existing.codeWrong'))).toBeVisible();
  expect(sent.map((form) => form.get('code'))).toEqual([null, '123456']);
  await check(page);
});

test('who is signed in with the invited address accepts by one press', async ({ page, t, href }) => {
  const { db } = connection;
  const [crew, own] = [await makeCrew(db), await makeCrew(db)];
  const person = named('Luis');
  const userId = await makeUser(db, person);
  const { token } = await invite(db, crew, { kind: 'team_member', email: person.email });
  const address = `${href('/invitation')}?token=${token}`;

  await openAs(page, own.owner, address);
  await expect(page.getByLabel(t('invitation', 'fields.password'), { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${own.userId}@example.com` })).toBeVisible();
  await check(page);

  await openAs(page, await sessionOf(db, userId), address);
  await expect(page.getByText(t('invitation', 'existing.signedIn'))).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: t('invitation', 'existing.accept') }).click();
  await page.waitForURL(`**${href('/dashboard')}`);
  await expect(page.getByRole('banner').getByText(crew.name)).toBeVisible();
});
