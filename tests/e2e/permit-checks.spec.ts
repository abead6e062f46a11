import type { Locator, Page } from '@playwright/test';
import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import type { DatabaseConnection } from '@/db/client';
import { listPermitTypes } from '@/lib/checklists/permit-types';
import { grantChecks } from '@/lib/credits/mutations';
import { jobContext } from '../support/factories';
import { type Crew, check, makeCrew, openAs } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

const LIST = '/dashboard/permit-checklist';
const CONTRACTOR = { en: 'A licensed contractor', es: 'Un contratista con licencia' };
const APPLICATION = 'application.pdf';
/** What the application says, and what the contract says instead. */
const ADDRESS = '1420 Alder St, Los Angeles, CA 90026';
const OTHER_ADDRESS = '1402 Alder St, Los Angeles, CA 90026';
/** A file a worker reads, and a run it judges, on a machine that does other things too. */
const READING = { timeout: 90_000 };

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

async function withChecks(): Promise<Crew> {
  const crew = await makeCrew(connection.db, { tier: 'team' });
  await grantChecks(jobContext(connection.db, new Date()), { companyId: crew.companyId });
  return crew;
}

async function pdfOf(name: string, pages: readonly (readonly string[])[]) {
  const document = await PDFDocument.create();
  const font: PDFFont = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    for (const [row, text] of lines.entries())
      page.drawText(text, { x: 60, y: 730 - row * 24, size: row === 0 ? 18 : 12, font });
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const application = () =>
  pdfOf(APPLICATION, [
    [
      'BUILDING PERMIT APPLICATION',
      'City of Los Angeles Department of Building and Safety',
      'Type of work: Reroof, single family dwelling',
      `Job address: ${ADDRESS}`,
      'Assessor parcel number (APN): 5405-012-018',
      'Property owner: Maria Delgado',
      'Contractor: Quoin Roofing LLC',
      'License number: 982211',
      'Valuation of work: $18,500',
      'Signature of applicant: ______________________   Date: 10/02/2026',
    ],
  ]);

const contract = () =>
  pdfOf('contract.pdf', [
    [
      'CONSTRUCTION CONTRACT',
      'Owner: Maria Delgado',
      'Contractor: Quoin Roofing LLC, License 982211',
      `Address of job: ${OTHER_ADDRESS}`,
      'Contract price: $18,500',
    ],
  ]);

/** From a free list to a check; a press before the page has its script is none. */
async function startCheck(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: label });
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isEnabled()) await button.click();
    await expect(page).toHaveURL(/\/chk_/, { timeout: 10_000 });
  }).toPass();
}

const files = (page: Page): Locator => page.getByTestId('files');

test('documents are uploaded, read, checked, and what is wrong is shown on its page and ticked off', async ({
  page,
  t,
  href,
  language,
}) => {
  test.setTimeout(300_000);
  const crew = await withChecks();
  const roofing = listPermitTypes(language).find(({ id }) => id === 'roofing')?.name ?? '';
  const c = (key: string, values?: Record<string, string | number>) => t('checks', key, values);

  await test.step('nothing is checked yet, and the page says what will be there', async () => {
    await openAs(page, crew.owner, href(LIST));
    await expect(page.getByRole('heading', { name: c('list.empty.title') })).toBeVisible();
    await check(page);
  });

  await test.step('from the free list to a check of one’s own', async () => {
    await page.goto(`${href(LIST)}?type=roofing&place=Los+Angeles%2C+CA`);
    await startCheck(page, c('start.check'));
    await expect(page.getByText(c('run.why.noFiles'))).toBeVisible();
    await expect(page.getByRole('button', { name: c('run.start') })).toBeDisabled();
    await check(page);
  });

  await test.step('it has a name', async () => {
    await page.getByRole('button', { name: c('menu.label') }).click();
    await page.getByRole('menuitem', { name: c('menu.rename') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(c('menu.name')).fill('Alder St');
    await dialog.getByRole('button', { name: c('menu.save') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alder St' })).toBeVisible();
  });

  await test.step('a question is answered, and stays answered', async () => {
    const answer = page.getByRole('button', { name: CONTRACTOR[language], exact: true });
    const answered = page.locator('summary', {
      hasText: t('checklists', 'questions.answered', { count: 1 }),
    });
    await answer.first().click();
    await expect(answered).toBeVisible();
    await page.reload();
    await expect(answered).toBeVisible();
  });

  await test.step('what the form will say is kept; what is no amount is said beside its field', async () => {
    const field = (key: string) => page.getByRole('textbox', { name: c(`stated.fields.${key}`) });
    await field('address').fill(ADDRESS);
    await field('valuationCents').fill('much');
    await field('owner').focus();
    await expect(page.getByText(c('stated.errors.not_an_amount'))).toBeVisible();
    await field('valuationCents').fill('18,500');
    await page.getByRole('button', { name: c('stated.save') }).click();
    await expect(page.getByText(c('stated.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(field('address')).toHaveValue(ADDRESS);
    await expect(field('valuationCents')).toHaveValue('18,500');
  });

  await test.step('files are read as soon as they arrive', async () => {
    await files(page).setInputFiles([await application(), await contract()]);
    const list = page.getByRole('list', { name: c('files.list') });
    await expect(list.getByText(c('files.read', { pages: 1 }), { exact: false })).toHaveCount(2, READING);
    await check(page);
  });

  await test.step('a run says what it costs before, and what is left after', async () => {
    await expect(page.getByText(c('run.cost', { count: 35 }))).toBeVisible();
    await page.getByRole('button', { name: c('run.start') }).click();
    await expect(page).toHaveURL(/\/1$/);
    const verdict = page.locator('#verdict');
    await expect(verdict).toBeVisible(READING);
    await expect(page.getByText(c('verdict.left', { count: 34 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: c('findings.title') })).toBeVisible();
    await check(page);
  });

  const finding = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
    .filter({ hasText: OTHER_ADDRESS })
    .first();

  await test.step('the place is shown on the picture of its page', async () => {
    await expect(finding).toContainText(c('findings.fix'));
    await finding
      .getByRole('button', { name: /contract\.pdf/ })
      .first()
      .click();
    const mark = page.locator('[data-mark]:visible');
    await expect(mark).toBeVisible(READING);
    const picture = page.locator('img[src*="/check-files/"]:visible');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await check(page);
    await page.keyboard.press('Escape');
  });

  await test.step('one is ticked off, and stays so', async () => {
    await finding.getByRole('button', { name: c('marks.fix') }).click();
    await expect(finding.getByText(c('marks.fixed'), { exact: true })).toBeVisible();
    await expect(finding.getByRole('button', { name: c('marks.reopen') })).toBeFocused();
    await page.reload();
    await expect(finding.getByText(c('marks.fixed'), { exact: true })).toBeVisible();
  });

  await test.step('one is set aside, with a reason', async () => {
    const other = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: c('marks.dismiss') }) })
      .first();
    const title = (await other.getByRole('heading', { level: 4 }).textContent()) ?? '';
    await other.getByRole('button', { name: c('marks.dismiss') }).click();
    await other.getByRole('button', { name: c('marks.dismissNow') }).click();
    await expect(other.getByText(c('marks.whyMissing'))).toBeVisible();
    await other.getByLabel(c('marks.why')).fill('The county keeps it.');
    await other.getByRole('button', { name: c('marks.dismissNow') }).click();
    const same = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4, name: title }) });
    await expect(same.getByText('The county keeps it.')).toBeVisible();
  });

  await test.step('its link leads to the site it was made on', async () => {
    await page.getByRole('button', { name: t('report', 'share.button'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('report', 'share.create') }).click();
    const address = dialog.getByLabel(t('report', 'share.address'));
    await expect(address).toHaveValue(new RegExp(`^${new URL(page.url()).origin}/`));
    await check(page);
    await page.keyboard.press('Escape');
  });

  await test.step('what was found is ticked on the list of what the permit asks for', async () => {
    await page.goto(page.url().replace(/\/[^/]+\/1$/, ''));
    const ticked = page.getByText(t('checklists', 'documents.foundBy', { number: 1 }));
    await expect(ticked.first()).toBeVisible();
    await check(page);
    await page.goBack();
  });

  await test.step('the other language says the same', async () => {
    const other = language === 'en' ? 'es' : 'en';
    const path = new URL(page.url()).pathname.split('/');
    const [id, run] = [path.find((part) => part.startsWith('chk_')) ?? '', path.at(-1) ?? ''];
    const { hrefFor } = await import('@/lib/i18n/routes');
    await page.goto(hrefFor('/dashboard/permit-checklist/[check]/runs/[run]', other, { check: id, run }));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('#verdict')).toBeVisible();
    await check(page);
  });

  await test.step('the list knows the check and its result', async () => {
    await page.goto(href(LIST));
    const row = page.getByRole('listitem').filter({ hasText: 'Alder St' });
    await expect(row).toContainText(roofing);
    await expect(row.getByRole('link', { name: 'Alder St' })).toBeVisible();
    await check(page);
  });
});

test('a file that cannot be read says why in one sentence, and the others are read all the same', async ({
  page,
  t,
  href,
}) => {
  test.setTimeout(180_000);
  const crew = await withChecks();
  await openAs(page, crew.owner, `${href(LIST)}?type=fence&place=Austin%2C+TX`);
  await startCheck(page, t('checks', 'start.check'));
  await files(page).setInputFiles([
    {
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nno more than its first words\n'),
    },
    await application(),
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText(t('checks', 'files.problems.empty_file'))).toBeVisible();
  await expect(page.getByText(t('findings', 'failures.broken'))).toBeVisible(READING);
  await expect(page.getByText(t('checks', 'files.read', { pages: 1 }))).toBeVisible(READING);
  await check(page);

  await page.getByRole('button', { name: t('checks', 'files.dropOne', { name: 'empty.pdf' }) }).click();
  await page.getByRole('button', { name: t('checks', 'files.removeOne', { name: 'broken.pdf' }) }).click();
  await expect(page.getByText(t('findings', 'failures.broken'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('checks', 'run.start') })).toBeEnabled();
});

test('without a check left the button says so, and leads to more', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db, { tier: 'team' });
  await openAs(page, crew.owner, `${href(LIST)}?type=fence&place=Austin%2C+TX`);
  await startCheck(page, t('checks', 'start.check'));
  await expect(page.getByText(t('checks', 'run.why.noneLeft'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('checks', 'run.buy') })).toHaveAttribute(
    'href',
    href('/dashboard/purchase-checks'),
  );
  await check(page);
});

test('a check is archived, found again, and another company’s is as if it were not', async ({
  page,
  t,
  href,
}) => {
  const crew = await withChecks();
  await openAs(page, crew.owner, `${href(LIST)}?type=fence&place=Reno%2C+NV`);
  await startCheck(page, t('checks', 'start.check'));
  const address = page.url();
  await page.getByRole('button', { name: t('checks', 'menu.label') }).click();
  await page.getByRole('menuitem', { name: t('checks', 'menu.archive') }).click();
  await expect(page.getByText(t('checks', 'page.archived'))).toBeVisible();

  await page.goto(href(LIST));
  await expect(page.getByText(t('checks', 'list.empty.title'))).toBeVisible();
  await page.getByRole('link', { name: t('checks', 'list.showArchived') }).click();
  await expect(page.getByRole('link', { name: 'Reno, NV' })).toBeVisible();
  await check(page);

  const stranger = await withChecks();
  await openAs(page, stranger.owner, address);
  await expect(page).toHaveURL(new RegExp(`${href(LIST)}$`));
});
