import type { BrowserContext } from '@playwright/test';
import { generateSync } from 'otplib';
import type { DatabaseConnection } from '@/db/client';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { addMember, check, makeTestCompany, named, openAs, PASSWORD } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

// One long journey: on a busy machine it takes its time.
test.describe.configure({ timeout: 240_000 });

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Chromium's own, which answers for its reader. */
async function addAuthenticator(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('an authenticator belongs to a page');
  const protocol = await context.newCDPSession(page);
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
}

test('a second factor is asked for at sign-in, a device is signed out from afar, a passkey signs in', async ({
  page,
  context,
  browser,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db);
  const person = named('Vera');
  const vera = await addMember(db, crew.companyId, 'member', person);
  const phone = await browser.newContext({ userAgent: PHONE });
  const other = await phone.newPage();
  const codes = page.getByRole('list', { name: t('settings', 'twoStep.codes.list') }).getByRole('listitem');
  const code = page.getByLabel(t('settings', 'twoStep.setup.code'));
  const confirm = () => page.getByRole('button', { name: t('settings', 'twoStep.setup.submit') }).click();
  let recovery = '';

  await test.step('two-step sign-in is set up', async () => {
    await openAs(page, vera, href('/dashboard/settings'));
    await page.getByRole('button', { name: t('settings', 'twoStep.setUp') }).click();
    await expect(page.getByRole('heading', { name: t('settings', 'twoStep.setup.title') })).toBeFocused();
    await expect(page.getByRole('img', { name: t('settings', 'twoStep.setup.qr') })).toBeVisible();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    await code.fill('000000');
    await confirm();
    await expect(page.getByText(t('settings', 'problems.code_wrong'))).toBeVisible();
    await check(page);
    await code.fill(generateSync({ secret: (key ?? '').replaceAll(' ', '') }));
    await confirm();
    await expect(page.getByRole('heading', { name: t('settings', 'twoStep.codes.title') })).toBeFocused();
    await expect(codes).toHaveCount(10);
    recovery = (await codes.first().textContent()) ?? '';
    expect(recovery).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    await check(page);
    await page.getByLabel(t('settings', 'twoStep.codes.saved')).check();
    await page.getByRole('button', { name: t('settings', 'twoStep.codes.done') }).click();
    await expect(page.getByText(t('settings', 'twoStep.codesLeft', { count: 10 }))).toBeVisible();
  });

  await test.step('and asked for on another device, where a recovery code takes its place', async () => {
    await other.goto(href('/login'));
    await other.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(person.email);
    await other.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
    await expect(other.getByLabel(t('auth', 'secondFactor.app.label'))).toBeFocused();
    await other.keyboard.insertText('000 000');
    await other.keyboard.press('Enter');
    await expect(other.getByText(t('auth', 'problems.code_app_wrong'))).toBeVisible();
    await check(other);
    await other.getByRole('button', { name: t('auth', 'secondFactor.useRecovery') }).click();
    await expect(other.getByLabel(t('auth', 'secondFactor.recovery.label'))).toBeFocused();
    await check(other);
    await other.keyboard.insertText(recovery);
    await other.keyboard.press('Enter');
    await other.waitForURL(`**${href('/dashboard')}`);
  });

  await test.step('that device is signed out from afar', async () => {
    await page.reload();
    await expect(page.getByText(t('settings', 'twoStep.codesLeft', { count: 9 }))).toBeVisible();
    const device = t('settings', 'devices.named', { browser: 'Firefox', system: 'Android' });
    await expect(page.getByText(t('settings', 'devices.current'), { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: t('settings', 'devices.endNamed', { device }) }).click();
    await expect(page.getByText(t('settings', 'devices.ended', { device }))).toBeVisible();
    await expect(page.getByText(t('settings', 'activity.actions.session.revoked'))).toBeVisible();
    await other.goto(href('/dashboard'));
    await expect(other).toHaveURL(new RegExp(href('/login')));
    await phone.close();
  });

  const dialog = page.getByRole('dialog');
  await test.step('a passkey is added, once on each device', async () => {
    await addAuthenticator(context);
    for (const said of ['added', 'known']) {
      await page.getByRole('button', { name: t('settings', 'passkeys.add') }).click();
      await expect(dialog.getByLabel(t('settings', 'passkeys.name'))).not.toHaveValue('');
      await dialog.getByLabel(t('settings', 'passkeys.name')).fill('Truck phone');
      await dialog.getByRole('button', { name: t('settings', 'passkeys.create') }).click();
      await expect(page.getByText(t('settings', `passkeys.${said}`, { name: 'Truck phone' }))).toBeVisible();
    }
    await check(page);
    await dialog.getByRole('button', { name: t('settings', 'cancel') }).click();
    await expect(page.getByText(t('settings', 'passkeys.neverUsed'))).toBeVisible();
  });

  await test.step('it signs in without a code', async () => {
    await context.clearCookies();
    await page.goto(href('/login'));
    await page.getByRole('button', { name: t('auth', 'signIn.passkey') }).click();
    await expect(page).toHaveURL(new RegExp(`${href('/dashboard')}$`));
    await page.goto(href('/dashboard/settings'));
    await expect(page.getByText(t('settings', 'passkeys.neverUsed'))).toHaveCount(0);
  });

  await test.step('it is renamed and removed, and two-step sign-in turned off', async () => {
    const press = (key: string, name: string) =>
      page.getByRole('button', { name: t('settings', `passkeys.${key}`, { name }) }).click();
    await press('renameNamed', 'Truck phone');
    await dialog.getByLabel(t('settings', 'passkeys.name')).fill('Office PC');
    await dialog.getByRole('button', { name: t('settings', 'passkeys.save') }).click();
    await press('removeNamed', 'Office PC');
    await dialog.getByRole('button', { name: t('settings', 'passkeys.removeConfirm') }).click();
    await expect(page.getByText(t('settings', 'passkeys.empty'))).toBeVisible();
    await page.getByRole('button', { name: t('settings', 'twoStep.turnOff'), exact: true }).click();
    await page.getByRole('button', { name: t('settings', 'twoStep.turnOffConfirm') }).click();
    await expect(page.getByRole('button', { name: t('settings', 'twoStep.setUp') })).toBeVisible();
  });
});
