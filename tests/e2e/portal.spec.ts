import type { Locator } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { linkPermit, makeEvent, makePermit } from '../support/factories';
import { type Database, siteDatabase } from './people';
import { expect, test } from './test';
import {
  addMember,
  check,
  dismissMessages,
  invite,
  mailedToken,
  makeTestCompany,
  named,
  openAs,
  PASSWORD,
  sampleFeed,
  type TestCompany,
} from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

// One long journey: on a busy machine it takes its time.
test.describe.configure({ timeout: 240_000 });

const shown = (locator: Locator) => locator.filter({ visible: true });

/** A permit of the crew, its number the crew's own. */
async function makeWork(
  db: Database,
  crew: TestCompany,
  prefix: string,
): Promise<{ id: number; number: string }> {
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

test('a subcontractor who has an account accepts, sees what was assigned, and goes between companies', async ({
  page,
  browser,
  t,
  href,
}) => {
  const { db } = connection;
  const [crew, first, second] = [
    await makeTestCompany(db),
    await makeTestCompany(db),
    await makeTestCompany(db),
  ];
  const [mine, others] = [await makeWork(db, crew, 'MY'), await makeWork(db, crew, 'OT')];
  const person = named('Sam');
  await addMember(db, first.companyId, 'manager', person);
  const theirs = await browser.newContext();
  const his = await theirs.newPage();
  const dialog = page.getByRole('dialog');
  const name = 'Pike Electric';

  await test.step('the contractor invites', async () => {
    await openAs(page, crew.owner, href('/dashboard/subcontractors'));
    await expect(page.getByText(t('subcontractors', 'empty.title'))).toBeVisible();
    await page.getByRole('button', { name: t('subcontractors', 'invite.button') }).click();
    await dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }).click();
    await expect(dialog.getByText(t('team', 'fieldErrors.companyName'))).toBeVisible();
    await check(page);
    await dialog.getByLabel(t('subcontractors', 'invite.companyName')).fill(name);
    await dialog.getByLabel(t('subcontractors', 'invite.contactName')).fill('Sam Pike');
    await dialog.getByLabel(t('subcontractors', 'invite.email')).fill(person.email);
    await dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }).click();
    await expect(shown(page.getByText(t('subcontractors', 'states.invited')))).toBeVisible();
    await check(page);
  });

  await test.step('who has an account accepts with its password', async () => {
    await his.goto(`${href('/invitation')}?token=${await mailedToken(db, person.email)}`);
    await expect(his.getByText(name, { exact: true })).toBeVisible();
    const password = his.getByLabel(t('invitation', 'fields.password'), { exact: true });
    const submit = his.getByRole('button', { name: t('invitation', 'existing.submit') });
    await password.fill('Not-The-Password-1');
    await submit.click();
    await expect(his.getByText(t('invitation', 'invalidCredentials'))).toBeVisible();
    await check(his);
    await password.fill(PASSWORD);
    await submit.click();
    await his.waitForURL(`**${href('/subcontractor-portal')}`);
    await expect(his.getByText(t('portal', 'empty.text', { company: crew.name }))).toBeVisible();
    await check(his);
  });

  await test.step('what the contractor ticks is in the portal, and nothing else', async () => {
    await page.reload();
    await dismissMessages(page, t('common', 'toast.close'));
    await shown(page.getByRole('button', { name: t('subcontractors', 'assignTo', { name }) })).click();
    await dialog.getByRole('checkbox', { name: mine.number }).check();
    await dialog.getByRole('button', { name: t('team', 'assign.done') }).click();
    await expect(shown(page.getByText(t('team', 'workload.permits', { count: 1 })))).toBeVisible();

    await his.reload();
    const list = his.getByRole('region', { name: t('portal', 'region', { company: crew.name }) });
    await expect(list.getByRole('link', { name: mine.number })).toBeVisible();
    await expect(his.getByText(others.number)).toHaveCount(0);
    await check(his);
    await his.getByLabel(t('portal', 'search')).fill('nothing like it');
    await expect(his.getByText(t('portal', 'noMatch.title'))).toBeVisible();
    await check(his);
    await his.getByLabel(t('portal', 'search')).fill(mine.number);
    await his.keyboard.press('Enter');
    await list.getByRole('link', { name: mine.number }).click();
    await his.waitForURL(`**${href('/subcontractor-portal/permits/[id]', { id: String(mine.id) })}`);
    await expect(his.getByText(t('portal', 'meaning.issued.next'))).toBeVisible();
    await check(his);
    await his.goto(href('/subcontractor-portal/permits/[id]', { id: String(others.id) }));
    await his.waitForURL(`**${href('/subcontractor-portal')}`);
  });

  await test.step('he goes from the portal to his company, is invited to another, and comes back', async () => {
    const account = his.getByRole('button', {
      name: t('common', 'shell.account', { name: `${person.firstName} ${person.lastName}` }),
    });
    await account.click();
    await check(his);
    await his.getByRole('link', { name: t('common', 'shell.dashboardOf', { company: first.name }) }).click();
    await his.waitForURL(`**${href('/dashboard')}`);
    const { token } = await invite(db, second, { kind: 'team_member', email: person.email });
    await his.goto(`${href('/invitation')}?token=${token}`);
    await expect(his.getByText(t('invitation', 'existing.signedIn'))).toBeVisible();
    await check(his);
    await his.getByRole('button', { name: t('invitation', 'existing.accept') }).click();
    await his.waitForURL(`**${href('/dashboard')}`);
    await expect(his.getByRole('banner').getByText(second.name)).toBeVisible();
    await account.click();
    await check(his);
    await his.getByRole('button', { name: first.name }).click();
    await expect(his.getByRole('banner').getByText(first.name)).toBeVisible();
    await account.click();
    await his.getByRole('link', { name: t('common', 'shell.portal') }).click();
    await his.waitForURL(`**${href('/subcontractor-portal')}`);
  });

  await test.step('the contractor corrects and removes him, and his portal is empty', async () => {
    const choose = async (item: string) => {
      await dismissMessages(page, t('common', 'toast.close'));
      await shown(page.getByRole('button', { name: t('subcontractors', 'menu', { name }) })).click();
      await page.getByRole('menuitem', { name: t('subcontractors', item) }).click();
    };
    await choose('edit');
    await dialog.getByLabel(t('subcontractors', 'invite.role')).fill('Low voltage');
    await check(page);
    await dialog.getByRole('button', { name: t('subcontractors', 'editing.submit') }).click();
    await expect(shown(page.getByText('Low voltage'))).toBeVisible();
    await choose('remove');
    await dialog.getByRole('button', { name: t('subcontractors', 'removeConfirm') }).click();
    await expect(page.getByText(t('subcontractors', 'empty.title'))).toBeVisible();
    await his.reload();
    await his.waitForURL(`**${href('/dashboard')}`);
    await his
      .getByRole('button', {
        name: t('common', 'shell.account', { name: `${person.firstName} ${person.lastName}` }),
      })
      .click();
    await his.getByRole('button', { name: t('common', 'shell.signOut') }).click();
    await his.waitForURL(`**${href('/login')}?signed_out=true`);
    await theirs.close();
  });
});
