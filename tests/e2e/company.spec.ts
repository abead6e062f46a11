import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { permits, subcontractors } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { newId } from '@/lib/ids';
import { stacked, textPdf } from '../support/documents/papers';
import { linkPermit, makePermit } from '../support/factories';
import { MAIL_IN_SECRET } from '../support/site-settings';
import { mailsTo } from '../support/team';
import { movePermit, publishPermit } from './feeds';
import { type Database, siteDatabase } from './people';
import { expect, test } from './test';
import { check, makeTestCompany, openAs, sampleFeed, type TestCompany } from './test-company';
import { readCity, runWorkflows } from './worker';

// What a contractor's office does around its permits.

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

test.describe.configure({ timeout: 180_000 });

/** A worker reads a file or a mail, on a machine that does other things too. */
const READING = { timeout: 60_000 };
const SUBCONTRACTOR = 'Ramos Electric LLC';

async function makeSubcontractor(db: Database, companyId: CompanyId): Promise<{ email: string }> {
  const id = newId('subcontractor');
  const email = `${id}@example.com`;
  await db.insert(subcontractors).values({
    id,
    companyId,
    companyName: SUBCONTRACTOR,
    contactName: 'Ana Ramos',
    email,
    role: 'Electrical',
  });
  return { email };
}

async function makeWork(db: Database, crew: TestCompany, given: object = {}) {
  const number = `BP-${crew.companyId.slice(-8).toUpperCase()}`;
  const id = await makePermit(db, sampleFeed('austin-tx'), {
    permitNumber: number,
    sourceKey: number,
    ...given,
  });
  await linkPermit(db, crew.companyId, id);
  return { id, number };
}

/** A certificate of general liability for the subcontractor, as an agent's office prints it. */
async function certificate(holder: string, { number, ends }: { number: string; ends: string }) {
  const lines = [
    'CERTIFICATE OF LIABILITY INSURANCE            DATE (MM/DD/YYYY) 11/02/2026',
    'PRODUCER: Caprock Agency, 12 Main St, Austin, TX',
    `INSURED: ${SUBCONTRACTOR}`,
    '14 Cedar Ct, Austin, TX 78704',
    'INSURER A: Pecos Mutual Casualty Company',
    'COMMERCIAL GENERAL LIABILITY',
    `POLICY NUMBER: ${number}`,
    `POLICY EFF: 11/01/2026   POLICY EXP: ${ends}`,
    'EACH OCCURRENCE $ 1,000,000',
    'GENERAL AGGREGATE $ 2,000,000',
    'CERTIFICATE HOLDER',
    holder,
    '1200 Oak St, Austin, TX 78704',
  ];
  return {
    name: `${number}.pdf`,
    mimeType: 'application/pdf',
    buffer: await textPdf([{ lines: stacked(lines, 11) }]),
  };
}

/** The link in the mail that asks for papers. */
async function papersLink(db: Database, email: string): Promise<string> {
  const links = (await mailsTo(db, email)).map(
    ({ text }) => /https?:\/\/[^/\s]+(\/\S*papers\/\S+|\/\S*papeles\/\S+)/.exec(text)?.[1],
  );
  const link = links.findLast((found) => found !== undefined);
  if (link === undefined) throw new Error(`no link for ${email}`);
  return link;
}

test('a certificate is read, a gap blocks assignment, and a renewal by link ends it', async ({
  page,
  browser,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const { number } = await makeWork(db, crew);
  const { email } = await makeSubcontractor(db, crew.companyId);
  const dialog = page.getByRole('dialog');
  await openAs(page, crew.owner, href('/dashboard/compliance'));

  await test.step('liability is required, and a gap blocks', async () => {
    await page.getByRole('button', { name: t('compliance', 'rules.button') }).click();
    for (const box of await dialog
      .getByRole('group', { name: t('compliance', 'rules.required') })
      .getByRole('checkbox')
      .all())
      await box.uncheck();
    await dialog.getByRole('checkbox', { name: t('compliance', 'lines.general_liability') }).check();
    await dialog.getByRole('checkbox', { name: t('compliance', 'rules.additional'), exact: true }).uncheck();
    await dialog.getByLabel(t('compliance', 'rules.onGap')).selectOption('block');
    await check(page);
    await dialog.getByRole('button', { name: t('compliance', 'save') }).click();
    await expect(page.getByText(t('compliance', 'rules.saved'))).toBeVisible();
  });

  const confirmNext = async () => {
    const look = page.getByRole('link', { name: t('compliance', 'look') });
    await expect(async () => {
      await page.goto(href('/dashboard/compliance'));
      await expect(look).toBeVisible({ timeout: 2_000 });
    }).toPass(READING);
    await look.click();
    await expect(page.getByLabel(t('compliance', 'review.whose'))).toHaveValue(/./);
    await check(page);
    await page.getByRole('button', { name: t('compliance', 'review.confirm') }).click();
    await expect(page.getByText(t('compliance', 'review.confirmed'))).toBeVisible();
  };
  const assign = async () => {
    await page.goto(href('/dashboard/subcontractors'));
    await page
      .getByRole('button', { name: t('subcontractors', 'assignTo', { name: SUBCONTRACTOR }) })
      .filter({ visible: true })
      .click();
    return dialog.getByRole('checkbox', { name: number });
  };

  await test.step('a certificate that has ended counts for nothing', async () => {
    await page
      .getByLabel(t('paperDrop', 'choose'))
      .last()
      .setInputFiles(await certificate(crew.name, { number: 'CGL 0884120-25', ends: '11/15/2026' }));
    await confirmNext();
    await expect(await assign()).toBeDisabled();
    await expect(dialog.getByText(t('team', 'assign.gap.block'))).toBeVisible();
    await check(page);
  });

  await test.step('the subcontractor hands in the renewal by the link, without an account', async () => {
    await page.goto(href('/dashboard/compliance'));
    await page
      .getByRole('button', { name: t('compliance', 'askOf', { name: SUBCONTRACTOR }) })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(t('compliance', 'asked', { name: SUBCONTRACTOR }))).toBeVisible();
    const theirs = await browser.newContext();
    const his = await theirs.newPage();
    await his.goto(await papersLink(db, email));
    await his
      .getByLabel(t('paperDrop', 'choose'))
      .last()
      .setInputFiles(await certificate(crew.name, { number: 'CGL 0884120-27', ends: '11/01/2027' }));
    await expect(his.getByText(t('paperDrop', 'sent'))).toBeVisible();
    await check(his);
    await theirs.close();
  });

  await test.step('once it is confirmed, work may be assigned', async () => {
    await confirmNext();
    const box = await assign();
    await box.check();
    await expect(box).toBeChecked();
  });
});

test('a workflow is tried on what was, switched on, and acts once on what comes', async ({
  page,
  t,
  href,
}) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const number = await publishPermit('austin-tx', {
    contractorName: crew.name.toUpperCase(),
    status: 'pending',
  });
  await readCity('austin-tx');
  const [permit] = await db.select({ id: permits.id }).from(permits).where(eq(permits.permitNumber, number));
  await linkPermit(db, crew.companyId, permit?.id ?? 0);
  const title = t('workflows', 'recipeTasks.first_inspection');

  await openAs(page, crew.owner, href('/dashboard/workflows'));
  await page.getByRole('link', { name: t('workflows', 'recipes.first_inspection') }).click();
  await check(page);
  await page.getByRole('button', { name: t('workflows', 'saveTry') }).click();
  await expect(page.getByRole('heading', { name: t('workflows', 'dry.title') })).toBeVisible();
  await expect(page.getByText(t('workflows', 'dry.none'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('workflows', 'read') }).check();
  await page.getByRole('button', { name: t('workflows', 'turnOn') }).click();
  await expect(page.getByText(t('workflows', 'turnedOn'))).toBeVisible();
  await check(page);

  await movePermit('austin-tx', number, 'issued');
  await readCity('austin-tx');
  const done = page.getByRole('checkbox', { name: t('tasks', 'tick', { title }) });
  await expect(async () => {
    await runWorkflows(crew.companyId);
    await page.goto(`${href('/dashboard/tasks')}?scope=all`);
    await expect(done).toHaveCount(1, { timeout: 2_000 });
  }).toPass(READING);
  await readCity('austin-tx');
  await runWorkflows(crew.companyId);
  await page.reload();
  await expect(done).toHaveCount(1);
  await check(page);
});

test('a correction mail of the city becomes a round with its comments', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const { number } = await makeWork(db, crew, { address: '2907 GARWOOD ST', addressNorm: '2907 GARWOOD ST' });
  await openAs(page, crew.owner, href('/dashboard/mail'));
  await page.getByRole('button', { name: t('cityMail', 'address.open') }).click();
  const address = await page.getByLabel(t('cityMail', 'address.label')).inputValue();
  const answer = await page.request.post(`/api/webhooks/city-mail?secret=${MAIL_IN_SECRET}`, {
    data: {
      OriginalRecipient: address,
      From: 'Permits <noreply@city.example>',
      Subject: `Review comments ${number}`,
      Date: 'Fri, 20 Nov 2026 08:00:00 -0600',
      MessageID: `${number}@city.example`,
      TextBody: [
        'Corrections are required.',
        '',
        `Record: ${number}`,
        'Address: 2907 Garwood St',
        '',
        'STRUCTURAL',
        '1. [S-2.1] Show the ledger attachment. (IRC R507.9)',
        '2. Footing bears on fill.',
        '',
        'Resubmit by 12/20/2026.',
      ].join('\n'),
    },
  });
  expect(await answer.json()).toEqual({ outcome: 'taken' });

  const mail = page.getByRole('link', { name: t('cityMail', 'kinds.corrections') });
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass(READING);
  await mail.click();
  await expect(page.getByText('Footing bears on fill.').first()).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: t('cityMail', 'review.confirmComments') }).click();
  await expect(page.getByText(t('cityMail', 'review.confirmed'))).toBeVisible();
  await page.goto(href('/dashboard/permits'));
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await page
    .getByRole('link', { name: t('projects', 'checks.round', { number: 1, open: 2 }), exact: false })
    .click();
  await expect(page.getByText('Show the ledger attachment.', { exact: false }).first()).toBeVisible();
});

// What is over already is not watched, and takes nothing of the year's permits.
test('five thousand permits are brought in, and taken back', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  const rows = Array.from(
    { length: 5_000 },
    (_, at) =>
      `${at + 1} Elm St,HB-${crew.companyId.slice(-6)}-${at + 1},9/${(at % 28) + 1}/2026,Marfa,TX,Finaled`,
  );
  await openAs(page, crew.owner, href('/dashboard/bulk-operations'));
  await page
    .getByLabel(t('bulk', 'upload.choose'))
    .last()
    .setInputFiles({
      name: 'permits.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Site,Permit #,Date issued,Town,ST,Status', ...rows].join('\r\n')),
    });
  await expect(page.getByText(t('bulk', 'faults.none'))).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: t('bulk', 'draft.start', { count: '5,000' }) }).click();
  const list = page.getByRole('region', { name: t('bulk', 'imports.title') });
  const counts = t('bulk', 'imports.counts', { added: '5,000', known: '0', rejected: '0' });
  await expect(list.getByText(counts, { exact: false })).toBeVisible(READING);
  await check(page);
  await page.goto(`${href('/dashboard/permits')}?view=all`);
  await expect(page.getByText(/5,000/).first()).toBeVisible();

  await page.goto(href('/dashboard/bulk-operations'));
  await list.getByRole('button', { name: t('bulk', 'imports.undo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('bulk', 'imports.undo') })
    .click();
  await expect(list.getByText(t('bulk', 'imports.undone', { kept: 0 }))).toBeVisible(READING);
  await page.goto(`${href('/dashboard/permits')}?view=all`);
  await expect(page.getByText(/HB-/)).toHaveCount(0);
});

test('a lead is worked to won, and watched', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeTestCompany(db, { tier: 'professional' });
  await openAs(page, crew.owner, `${href('/dashboard/prospect-monitoring')}?contractor=any`);
  const leads = page.getByRole('list', { name: t('prospects', 'region') });
  const first = leads.getByRole('listitem').first();
  const stage = first.getByRole('combobox');
  await stage.selectOption('won');
  await expect(
    page.getByText(t('prospects', 'moved', { stage: t('prospects', 'stages.won') })),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: t('prospects', 'stagesLabel') })
    .getByRole('link', { name: t('prospects', 'stages.won') })
    .click();
  await expect(leads.getByRole('listitem')).toHaveCount(1);
  await check(page);
  await first.getByRole('button', { name: t('prospects', 'watch') }).click();
  await expect(first.getByText(t('prospects', 'watched'))).toBeVisible();
});
