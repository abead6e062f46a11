import type { Locator } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { memberships } from '@/db/schema';
import { assignPermit } from '@/lib/team/assignments';
import { linkPermit, makeEvent, makePermit } from '../support/factories';
import {
  addSubcontractor,
  type Crew,
  check,
  dismissMessages,
  makeCrew,
  makeUser,
  named,
  openAs,
  sampleFeed,
} from './crew';
import { type Database, sessionOf, siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const shown = (locator: Locator) => locator.filter({ visible: true });

/** A permit of the crew, its number the crew's own. */
async function makeWork(db: Database, crew: Crew, prefix: string): Promise<{ id: number; number: string }> {
  const number = `${prefix}-${crew.companyId.slice(-8).toUpperCase()}`;
  const id = await makePermit(db, sampleFeed('austin-tx'), {
    permitNumber: number,
    sourceKey: number,
    statusBucket: 'issued',
    statusWord: 'Active',
    issuedDate: '2026-10-20',
  });
  await makeEvent(db, id);
  await linkPermit(db, crew.companyId, id);
  return { id, number };
}

test('the portal shows what was assigned and nothing else', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const [mine, others] = [await makeWork(db, crew, 'MY'), await makeWork(db, crew, 'OT')];
  const userId = await makeUser(db, named('Tess'));
  const subcontractorId = await addSubcontractor(db, crew.companyId, userId, 'Pike Electric');
  const tess = await sessionOf(db, userId);

  await openAs(page, tess, href('/subcontractor-portal'));
  await expect(page.getByRole('heading', { level: 1, name: t('portal', 'title') })).toBeVisible();
  await expect(page.getByText(t('portal', 'empty.title'))).toBeVisible();
  await expect(page.getByText(t('portal', 'empty.text', { company: crew.name }))).toBeVisible();
  await check(page);

  await assignPermit(await crew.ctx(), { permitId: mine.id, subcontractorId });
  await page.reload();
  const list = page.getByRole('region', { name: t('portal', 'region', { company: crew.name }) });
  await expect(list.getByRole('link', { name: mine.number })).toBeVisible();
  await expect(page.getByText(others.number)).toHaveCount(0);
  await expect(list.getByText(t('portal', 'meaning.issued.means'))).toBeVisible();
  await check(page);

  await page.getByLabel(t('portal', 'search')).fill('nothing like it');
  await page.getByRole('button', { name: t('portal', 'submit') }).click();
  await expect(page.getByText(t('portal', 'noMatch.title'))).toBeVisible();
  await check(page);
  await page.getByLabel(t('portal', 'search')).fill(mine.number);
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: mine.number }).click();
  await page.waitForURL(`**${href('/subcontractor-portal/permits/[id]', { id: String(mine.id) })}`);
  await expect(page.getByRole('heading', { level: 1, name: mine.number })).toBeVisible();
  await expect(page.getByText(t('portal', 'meaning.issued.next'))).toBeVisible();
  await check(page);

  await page.goto(href('/subcontractor-portal/permits/[id]', { id: String(others.id) }));
  await page.waitForURL(`**${href('/subcontractor-portal')}`);
  await page.goto(href('/dashboard/permits'));
  await page.waitForURL(`**${href('/subcontractor-portal')}`);
});

test('who has a company and a portal goes from one to the other, and between companies', async ({
  page,
  t,
  href,
}) => {
  const { db } = connection;
  const [first, second, parent] = [await makeCrew(db), await makeCrew(db), await makeCrew(db)];
  const { userId } = first;
  await db.insert(memberships).values({ companyId: second.companyId, userId, role: 'viewer' });
  await addSubcontractor(db, parent.companyId, userId, first.name);
  await openAs(page, first.owner, href('/dashboard'));
  const account = page.getByRole('button', { name: t('common', 'shell.account', { name: 'Ana Reyes' }) });
  await account.click();
  await check(page);
  await page.getByRole('link', { name: t('common', 'shell.portal') }).click();
  await page.waitForURL(`**${href('/subcontractor-portal')}`);
  await account.click();
  await page.getByRole('link', { name: t('common', 'shell.dashboardOf', { company: first.name }) }).click();
  await page.waitForURL(`**${href('/dashboard')}`);
  await account.click();
  await page.getByRole('button', { name: second.name }).click();
  await expect(page.getByRole('banner').getByText(second.name)).toBeVisible();
  await account.click();
  await page.getByRole('button', { name: t('common', 'shell.signOut') }).click();
  await page.waitForURL(`**${href('/login')}?signed_out=true`);
});

test('a contractor invites, corrects and removes a subcontractor', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const { number } = await makeWork(db, crew, 'SB');
  await openAs(page, crew.owner, href('/dashboard/subcontractors'));
  await expect(page.getByText(t('subcontractors', 'empty.title'))).toBeVisible();
  await check(page);

  const { email } = named('Sam');
  await page.getByRole('button', { name: t('subcontractors', 'invite.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }).click();
  await expect(dialog.getByText(t('team', 'fieldErrors.companyName'))).toBeVisible();
  await check(page);
  await dialog.getByLabel(t('subcontractors', 'invite.companyName')).fill('Pike Electric');
  await dialog.getByLabel(t('subcontractors', 'invite.contactName')).fill('Sam Pike');
  await dialog.getByLabel(t('subcontractors', 'invite.email')).fill(email);
  await dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }).click();
  await expect(page.getByText(t('subcontractors', 'invite.sent', { email }))).toBeVisible();
  await expect(shown(page.getByText(t('subcontractors', 'states.invited')))).toBeVisible();
  await check(page);

  const name = 'Pike Electric';
  const choose = async (item: string) => {
    await dismissMessages(page, t('common', 'toast.close'));
    await shown(page.getByRole('button', { name: t('subcontractors', 'menu', { name }) })).click();
    await page.getByRole('menuitem', { name: t('subcontractors', item) }).click();
  };
  await dismissMessages(page, t('common', 'toast.close'));
  await shown(page.getByRole('button', { name: t('subcontractors', 'assignTo', { name }) })).click();
  await dialog.getByRole('checkbox', { name: number }).check();
  await dialog.getByRole('button', { name: t('team', 'assign.done') }).click();
  await expect(shown(page.getByText(t('subcontractors', 'permitCount', { count: 1 })))).toBeVisible();

  await choose('edit');
  await dialog.getByLabel(t('subcontractors', 'invite.role')).fill('Low voltage');
  await check(page);
  await dialog.getByRole('button', { name: t('subcontractors', 'editing.submit') }).click();
  await expect(shown(page.getByText('Low voltage'))).toBeVisible();

  await choose('resend');
  await expect(page.getByText(t('subcontractors', 'resent', { email }))).toBeVisible();

  await choose('revoke');
  await dialog.getByRole('button', { name: t('subcontractors', 'revokeConfirm') }).click();
  await expect(shown(page.getByText(t('subcontractors', 'states.revoked')))).toBeVisible();

  await choose('again');
  await dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }).click();
  await expect(shown(page.getByText(t('subcontractors', 'states.invited')))).toBeVisible();

  await choose('remove');
  await expect(
    dialog.getByText(t('subcontractors', 'removeText', { name, company: crew.name })),
  ).toBeVisible();
  await dialog.getByRole('button', { name: t('subcontractors', 'removeConfirm') }).click();
  await expect(page.getByText(t('subcontractors', 'empty.title'))).toBeVisible();
});
