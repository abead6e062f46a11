import type { Locator } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { linkPermit, makePermit } from '../support/factories';
import { addMember, check, dismissMessages, invite, makeCrew, named, openAs, sampleFeed } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

/** A table on a desk and cards on a phone: the one that is shown. */
const shown = (locator: Locator) => locator.filter({ visible: true });

test('the owner invites somebody, sends it again and takes it back', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db);
  await openAs(page, crew.owner, href('/dashboard/team'));
  await expect(page.getByRole('heading', { level: 1, name: t('team', 'title') })).toBeVisible();
  await expect(page.getByText(t('team', 'members.alone.title'))).toBeVisible();
  await expect(page.getByText(t('team', 'seats.used', { used: 1, limit: 5 }))).toBeVisible();
  await check(page);

  const invited = named('Nora');
  const fillAndSend = async () => {
    await page.getByRole('button', { name: t('team', 'invite.button') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('team', 'invite.name')).fill('Nora Sorensen');
    await dialog.getByLabel(t('team', 'invite.email')).fill(invited.email);
    await dialog.getByRole('radio', { name: t('team', 'roles.viewer.name') }).check();
    await dialog.getByLabel(t('team', 'invite.language')).selectOption('es');
    await dialog.getByRole('button', { name: t('team', 'invite.submit') }).click();
    return dialog;
  };
  await page.getByRole('button', { name: t('team', 'invite.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('team', 'invite.submit') })
    .click();
  await expect(page.getByText(t('team', 'fieldErrors.name'))).toBeVisible();
  await expect(page.getByLabel(t('team', 'invite.name'))).toBeFocused();
  await check(page);
  await page.keyboard.press('Escape');

  await fillAndSend();
  const list = page.getByRole('list', { name: t('team', 'invitations.region', { company: crew.name }) });
  await expect(list.getByText(invited.email)).toBeVisible();
  await expect(
    page.getByText(t('team', 'seats.withInvited', { used: 1, limit: 5, invited: 1 })),
  ).toBeVisible();
  await check(page);

  const dialog = await fillAndSend();
  await expect(dialog.getByText(t('team', 'fieldErrors.invitation_open'))).toBeVisible();
  await page.keyboard.press('Escape');

  const name = 'Nora Sorensen';
  await list.getByRole('button', { name: t('team', 'invitations.resendNamed', { name }) }).click();
  await expect(page.getByText(t('team', 'invitations.resent', { email: invited.email }))).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));

  await list.getByRole('button', { name: t('team', 'invitations.revokeNamed', { name }) }).click();
  await expect(page.getByText(t('team', 'invitations.revokeTitle', { name }))).toBeVisible();
  await check(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('team', 'invitations.revokeConfirm') })
    .click();
  await expect(page.getByText(t('team', 'invitations.revoked', { name }))).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('a role changes at once and back again; who is removed is out', async ({ page, browser, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const name = 'Vera Sorensen';
  const vera = await addMember(db, crew.companyId, 'viewer', named('Vera'));
  const theirs = await browser.newContext();
  const hers = await theirs.newPage();
  await openAs(hers, vera, href('/dashboard'));
  expect(new URL(hers.url()).pathname).toBe(href('/dashboard'));

  await openAs(page, crew.owner, href('/dashboard/team'));
  const role = shown(page.getByLabel(t('team', 'members.roleOf', { name })));
  await role.selectOption('manager');
  const changed = t('team', 'members.roleChanged', { name, role: t('team', 'roles.manager.name') });
  await expect(page.getByText(changed)).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: t('team', 'members.undo') }).click();
  await expect(role).toHaveValue('viewer');

  await shown(page.getByRole('button', { name: t('team', 'members.removeNamed', { name }) })).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('team', 'remove.text', { name, company: crew.name }))).toBeVisible();
  await check(page);
  await dialog.getByRole('button', { name: t('team', 'remove.confirm') }).click();
  await expect(page.getByText(t('team', 'remove.done', { name }))).toBeVisible();
  await expect(role).toHaveCount(0);
  await hers.goto(href('/dashboard'));
  expect(new URL(hers.url()).pathname).toBe(href('/login'));
  await theirs.close();
});

test('permits are somebody’s by a tick', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const feedId = sampleFeed('austin-tx');
  const word = crew.companyId.slice(-8).toUpperCase();
  const wanted = `TK-${word}`;
  for (const permitNumber of [wanted, `XX-${word}`])
    await linkPermit(
      db,
      crew.companyId,
      await makePermit(db, feedId, { permitNumber, sourceKey: permitNumber }),
    );
  const name = 'Mia Sorensen';
  await addMember(db, crew.companyId, 'member', named('Mia'));
  await openAs(page, crew.owner, href('/dashboard/team'));
  await shown(page.getByRole('button', { name: t('team', 'members.assignTo', { name }) })).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByLabel(t('team', 'assign.search')).fill('TK-');
  await dialog.getByRole('button', { name: t('team', 'assign.submit') }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: wanted }).check();
  await check(page);
  await dialog.getByLabel(t('team', 'assign.search')).fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('team', 'assign.none', { query: 'nothing like it' }))).toBeVisible();
  await dialog.getByRole('button', { name: t('team', 'assign.done') }).click();
  await expect(shown(page.getByText(t('team', 'members.permitCount', { count: 1 })))).toBeVisible();
});

test('who may not manage the team reads why', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const viewer = await addMember(db, crew.companyId, 'viewer', named('Vera'));
  await openAs(page, viewer, href('/dashboard/team'));
  const role = t('team', 'roles.viewer.name');
  await expect(page.getByText(t('team', 'readOnly.text', { role }))).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('team', 'invite.button') })).toHaveCount(0);
  await check(page);
  await page.goto(href('/dashboard/subcontractors'));
  await expect(page.getByText(t('subcontractors', 'readOnly.text', { role }))).toBeVisible();
  await check(page);
});

test('a plan without a free seat says where there are more', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  for (const role of ['manager', 'member', 'viewer'] as const)
    await addMember(db, crew.companyId, role, named('Pat'));
  await invite(db, crew, { kind: 'team_member', email: named('Nora').email });
  await openAs(page, crew.owner, href('/dashboard/team'));
  await expect(page.getByText(t('team', 'seats.full'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('team', 'invite.button') })).toHaveCount(0);
  await page.getByText(t('team', 'seats.table')).click();
  await expect(page.getByRole('row', { name: new RegExp(`${t('team', 'seats.free')}.*0`) })).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: t('team', 'seats.plans') }).click();
  await page.waitForURL(`**${href('/pricing')}`);
});

test('a plan too small shows what the pages do, with rows that say they are examples', async ({
  page,
  t,
  href,
}) => {
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  for (const [key, namespace] of [
    ['/dashboard/team', 'team'],
    ['/dashboard/subcontractors', 'subcontractors'],
  ] as const) {
    await openAs(page, crew.owner, href(key));
    await expect(
      page.getByRole('heading', { level: 1, name: t('locked', `${namespace}.title`) }),
    ).toBeVisible();
    const plan = t('home', 'plans.names.team');
    await expect(page.getByText(t('locked', 'opensWith', { plan }))).toBeVisible();
    await expect(page.getByText(t('locked', 'price', { price: '$49' }))).toBeVisible();
    await expect(page.getByText(t('locked', 'example'), { exact: true })).toHaveCount(3);
    await expect(page.getByRole('link', { name: t('locked', 'plans') })).toHaveAttribute(
      'href',
      href('/pricing'),
    );
    await check(page);
  }
});
