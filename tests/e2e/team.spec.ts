import type { Locator } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { linkPermit, makePermit } from '../support/factories';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, mailedToken, makeTestCompany, named, openAs, PASSWORD, sampleFeed } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

// One long journey: on a busy machine it takes its time.
test.describe.configure({ timeout: 240_000 });

/** A table on a desk and cards on a phone: the one that is shown. */
const shown = (locator: Locator) => locator.filter({ visible: true });

test('an owner invites somebody, who sets a password and is in, has another role, and is out', async ({
  page,
  browser,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db);
  const word = crew.companyId.slice(-8).toUpperCase();
  for (const permitNumber of [`TK-${word}`, `XX-${word}`]) {
    const permit = { permitNumber, sourceKey: permitNumber };
    await linkPermit(db, crew.companyId, await makePermit(db, sampleFeed('austin-tx'), permit));
  }
  const name = 'Nora Sorensen';
  const { email } = named('Nora');
  const theirs = await browser.newContext();
  const hers = await theirs.newPage();
  const dialog = page.getByRole('dialog');

  await test.step('the owner invites', async () => {
    await openAs(page, crew.owner, href('/dashboard/team'));
    await expect(page.getByText(t('team', 'members.alone.title'))).toBeVisible();
    await page.getByRole('button', { name: t('team', 'invite.button') }).click();
    await dialog.getByRole('button', { name: t('team', 'invite.submit') }).click();
    await expect(page.getByText(t('team', 'fieldErrors.name'))).toBeVisible();
    await expect(page.getByLabel(t('team', 'invite.name'))).toBeFocused();
    await check(page);
    await dialog.getByLabel(t('team', 'invite.name')).fill(name);
    await dialog.getByLabel(t('team', 'invite.email')).fill(email);
    await dialog.getByRole('radio', { name: t('team', 'roles.viewer.name') }).check();
    await dialog.getByRole('button', { name: t('team', 'invite.submit') }).click();
    const list = page.getByRole('list', { name: t('team', 'invitations.region', { company: crew.name }) });
    await expect(list.getByText(email)).toBeVisible();
    await expect(
      page.getByText(t('team', 'seats.withInvited', { used: 1, limit: 5, invited: 1 })),
    ).toBeVisible();
    await check(page);
  });

  await test.step('the new member sets a password in another window and is in', async () => {
    const token = await mailedToken(db, email);
    await hers.goto(`${href('/invitation')}?token=${token}`);
    const title = t('invitation', 'team.title', { company: crew.name });
    await expect(hers.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => hers.url()).not.toContain(token);
    const confirmation = hers.getByLabel(t('invitation', 'fields.confirm'), { exact: true });
    await hers.getByLabel(t('invitation', 'fields.password'), { exact: true }).fill(PASSWORD);
    await confirmation.fill('quoiN7?');
    await expect(hers.getByText(t('invitation', 'mismatch'))).toBeVisible();
    await check(hers);
    await confirmation.fill(PASSWORD);
    await hers.getByRole('button', { name: t('invitation', 'submit') }).click();
    await hers.waitForURL(`**${href('/dashboard')}`);
    await expect(hers.getByRole('banner').getByRole('link', { name: crew.name })).toBeVisible();
    await hers.goto(href('/dashboard/team'));
    await expect(hers.getByText(t('team', 'readOnly.title'))).toBeVisible();
    await check(hers);
    const used = `${href('/invitation')}?token=${token}`;
    await hers.goto(used);
    await expect(hers.getByText(t('invitation', 'invalid.text'))).toBeVisible();
    await check(hers);
  });

  await test.step('permits become hers by a tick', async () => {
    await page.reload();
    await shown(page.getByRole('button', { name: t('team', 'members.assignTo', { name }) })).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await dialog.getByLabel(t('team', 'assign.search')).fill('TK-');
    await dialog.getByRole('button', { name: t('team', 'assign.submit') }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: `TK-${word}` }).check();
    await check(page);
    await dialog.getByRole('button', { name: t('team', 'assign.done') }).click();
    await expect(shown(page.getByText(t('team', 'workload.permits', { count: 1 })))).toBeVisible();
  });

  await test.step('her role changes at once', async () => {
    await shown(page.getByLabel(t('team', 'members.roleOf', { name }))).selectOption('manager');
    const changed = t('team', 'members.roleChanged', { name, role: t('team', 'roles.manager.name') });
    await expect(page.getByText(changed)).toBeVisible();
    await check(page);
    await hers.goto(href('/dashboard/team'));
    await expect(hers.getByRole('button', { name: t('team', 'invite.button') })).toBeVisible();
  });

  await test.step('removed, she is out', async () => {
    await shown(page.getByRole('button', { name: t('team', 'members.removeNamed', { name }) })).click();
    await expect(dialog.getByText(t('team', 'remove.text', { name, company: crew.name }))).toBeVisible();
    await check(page);
    await dialog.getByRole('button', { name: t('team', 'remove.confirm') }).click();
    await expect(page.getByText(t('team', 'remove.done', { name }))).toBeVisible();
    await expect(page.getByText(t('team', 'members.alone.title'))).toBeVisible();
    await hers.goto(href('/dashboard'));
    expect(new URL(hers.url()).pathname).toBe(href('/login'));
    await theirs.close();
  });
});
