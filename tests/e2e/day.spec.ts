import type { BrowserContext, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { notes, subcontractors } from '@/db/schema';
import { newId } from '@/lib/ids';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { linkPermit, makeEvent, makePermit } from '../support/factories';
import { mailsTo } from '../support/team';
import { createTexts } from '../support/texts';
import { type Database, openSession, type Person, siteDatabase } from './people';
import { untilReady } from './screen';
import { expect, test } from './test';
import {
  addMember,
  check,
  dismissMessages,
  makeTestCompany,
  makeUser,
  named,
  openAs,
  sampleFeed,
  type TestCompany,
} from './test-company';

// A day of three people of one company: a manager at a desk in English, the owner on a phone in Spanish, a
// subcontractor in the portal.

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

test.describe.configure({ timeout: 240_000 });

const es = createTexts('es');
const SUBCONTRACTOR = 'Pike Electric';
const TASK = 'Set the panel';
const SAID = 'La grúa llega a las siete.';

/** Two permits of the company at one address that nobody else has, one of which waits for the company. */
async function makePermits(db: Database, crew: TestCompany): Promise<string> {
  const mark = crew.companyId.slice(-6);
  const number = 100 + Math.floor(Math.random() * 9_000);
  const at = {
    address: `${number} ${mark.toUpperCase()} ST`,
    addressNorm: `${number} ${mark.toUpperCase()} ST`,
    contractorName: null,
    contractorNorm: null,
  };
  for (const [permitType, statusBucket] of [
    ['Building Permit', 'ready_to_issue'],
    ['Electrical Permit', 'pending'],
  ] as const) {
    const id = await makePermit(db, sampleFeed('austin-tx'), {
      ...at,
      ...{
        permitType,
        statusBucket,
        sourceKey: `${mark} ${permitType}`,
        permitNumber: `${mark} ${permitType}`,
      },
    });
    await linkPermit(db, crew.companyId, id);
    if (statusBucket === 'ready_to_issue')
      await makeEvent(db, id, { toBucket: statusBucket, toWord: 'Approved', detectedAt: new Date() });
  }
  return at.address;
}

async function makeSubcontractor(db: Database, crew: TestCompany): Promise<Person> {
  const person = named('Sam');
  const userId = await makeUser(db, person);
  await db.insert(subcontractors).values({
    id: newId('subcontractor'),
    companyId: crew.companyId,
    companyName: SUBCONTRACTOR,
    contactName: 'Sam Sorensen',
    email: person.email,
    role: 'Electrical',
    userId,
    acceptedAt: new Date(),
  });
  return openSession(db, userId);
}

/** Opens the camera's sheet, which has to open without a signal too, and writes a note in it. */
async function writeOnThePhone(phone: Page, body: string): Promise<void> {
  await phone.getByRole('button', { name: es('common', 'nav.plus') }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^${es('offline', 'add.note')}`) }).click();
  await sheet.getByLabel(es('offline', 'add.note')).fill(body);
  await sheet.getByRole('button', { name: es('offline', 'add.save') }).click();
}

test('a job goes from desk to phone to portal and back, and its client reads along until told no more', async ({
  page: desk,
  browser,
  baseURL,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const manager = await addMember(db, crew.companyId, 'manager', named('Mia'));
  const electrician = await makeSubcontractor(db, crew);
  const address = await makePermits(db, crew);
  const street = new RegExp(address, 'i');
  const contexts: BrowserContext[] = [];
  const newContext = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      timezoneId: 'America/Chicago',
      ...options,
    });
    contexts.push(context);
    return context;
  };
  const phoneContext = await newContext({
    locale: 'es-US',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await phoneContext.newPage();
  const portal = await (
    await newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  ).newPage();
  const dialog = desk.getByRole('dialog');
  const history = desk.getByRole('region', { name: t('projects', 'history.title') });
  let projectId = '';

  await test.step('the manager makes a job of the permits at one address', async () => {
    await openAs(desk, manager, href('/dashboard/jobs'));
    await expect(desk.getByText(t('projects', 'proposals.title', { count: 1 }))).toBeVisible();
    await untilReady(desk);
    await desk.getByRole('button', { name: t('projects', 'proposals.make') }).click();
    await expect(desk.getByRole('heading', { level: 1, name: street })).toBeVisible();
    projectId = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
    await expect(desk.getByRole('link', { name: /Electrical/ }).first()).toBeVisible();
  });

  await test.step('puts the subcontractor on it, with a task, and names the owner in a note', async () => {
    await desk.getByRole('button', { name: t('projects', 'people.add') }).click();
    await dialog.getByLabel(t('projects', 'people.who')).selectOption({ label: SUBCONTRACTOR });
    await dialog.getByRole('button', { name: t('projects', 'people.submit') }).click();
    await expect(
      desk.getByRole('button', { name: t('projects', 'people.remove', { name: SUBCONTRACTOR }) }),
    ).toBeVisible();

    await desk.getByRole('button', { name: t('tasks', 'add'), exact: true }).click();
    await dialog.getByLabel(t('tasks', 'dialog.title')).fill(TASK);
    await dialog.getByLabel(t('tasks', 'dialog.person')).selectOption({ label: SUBCONTRACTOR });
    await dialog.getByRole('button', { name: t('tasks', 'dialog.submit'), exact: true }).click();
    await expect(desk.getByRole('checkbox', { name: t('tasks', 'tick', { title: TASK }) })).toBeVisible();

    const note = desk.getByRole('textbox', { name: t('projects', 'notes.label') });
    await note.fill('Pick the permit up today, ');
    await note.pressSequentially('@Ana');
    await desk.getByRole('option', { name: /Ana Reyes/ }).click();
    await desk.getByRole('button', { name: t('projects', 'notes.save') }).click();
    await expect(
      desk.getByRole('region', { name: t('projects', 'notes.title') }).getByText(/Pick the permit up/),
    ).toBeVisible();
    await check(desk);
  });

  await test.step('the owner is told on the phone: by mail, by the count of changes and by what needs them today', async () => {
    await expect
      .poll(async () => (await mailsTo(db, `${crew.userId}@example.com`)).map(({ text }) => text).join('\n'))
      .toContain('Pick the permit up today');
    await openAs(phone, crew.owner, hrefFor('/dashboard', 'es'));
    await expect(phone.getByRole('main').getByText(street).first()).toBeVisible();
    // On a phone the bell's count stands at the thumb.
    await expect(
      phone.getByRole('link', { name: new RegExp(es('bell', 'label', { count: 1 })) }),
    ).toBeVisible();
    await check(phone);
  });

  await test.step('without a signal the owner writes a note, and it is sent once there is one', async () => {
    await phone.goto(hrefFor('/dashboard/jobs/[id]', 'es', { id: projectId }));
    await expect(phone.getByText(/Pick the permit up/)).toBeVisible();
    await untilReady(phone);
    // Who writes there has opened the sheet before; whether its code came behind the page is a matter of time.
    const plus = phone.getByRole('button', { name: es('common', 'nav.plus') });
    await plus.click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await phoneContext.setOffline(true);
    await expect(phone.getByText(es('offline', 'none'))).toBeVisible();
    await writeOnThePhone(phone, SAID);
    await expect(phone.getByText(es('offline', 'kept', { count: 1 }))).toBeVisible();
    const written = () =>
      db.$count(
        notes,
        and(eq(notes.companyId, crew.companyId), eq(notes.projectId, projectId), eq(notes.body, SAID)),
      );
    expect(await written()).toBe(0);
    await phoneContext.setOffline(false);
    await expect.poll(written).toBe(1);
    await expect(phone.getByText(es('offline', 'kept', { count: 1 }))).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByText(SAID)).toHaveCount(1);
    expect(await written()).toBe(1);
  });

  await test.step('the subcontractor does the task and sends a photo', async () => {
    await openAs(portal, electrician, href('/subcontractor-portal'));
    await portal.getByRole('link', { name: street }).first().click();
    await portal.waitForURL(`**${href('/subcontractor-portal/jobs/[project]', { project: projectId })}`);
    // What is said among colleagues is not theirs to read.
    await expect(portal.getByText(SAID)).toHaveCount(0);
    await untilReady(portal);
    const task = portal.getByRole('checkbox', { name: new RegExp(TASK) });
    await task.click();
    await expect(task).toBeChecked();
    await portal.getByLabel(t('portal', 'papers.photo')).setInputFiles({
      name: 'panel.png',
      mimeType: 'image/png',
      buffer: await portal.screenshot(),
    });
    await expect(portal.getByRole('link', { name: 'panel.png' })).toBeVisible();
    await check(portal);
  });

  await test.step('the manager sees it all in the history', async () => {
    await desk.reload();
    await expect(history.getByText(t('projects', 'history.kinds.task_done', { title: TASK }))).toBeVisible();
    await expect(history.getByText(/panel\.png/)).toBeVisible();
    await expect(desk.getByText(SAID)).toHaveCount(1);
  });

  await test.step('the client reads how the job stands, until the link is ended', async () => {
    await untilReady(desk);
    await dismissMessages(desk, t('common', 'toast.close'));
    await desk.getByRole('button', { name: t('projects', 'clientLinks.new') }).click();
    await dialog.getByLabel(t('projects', 'clientLinks.label')).fill('Rosa');
    await dialog.getByRole('button', { name: t('projects', 'clientLinks.make') }).click();
    const link = await desk.getByLabel(t('projects', 'clientLinks.address')).inputValue();
    const client = await (await newContext()).newPage();
    await client.goto(new URL(link).pathname);
    await expect(client.getByRole('heading', { name: street })).toBeVisible();
    await expect(client.getByText(/Pick the permit up/)).toHaveCount(0);
    await check(client);
    await desk.getByRole('button', { name: t('projects', 'clientLinks.endNamed', { name: 'Rosa' }) }).click();
    await expect(desk.getByText(t('projects', 'clientLinks.ended'))).toBeVisible();
    await client.reload();
    await expect(
      client.getByRole('heading', { level: 2, name: t('clientPage', 'ended.title') }),
    ).toBeVisible();
    await expect(client.getByText(street)).toHaveCount(0);
    await expect(history.getByText(t('projects', 'history.kinds.client_page_ended'))).toBeVisible();
  });

  for (const context of contexts) await context.close();
});
