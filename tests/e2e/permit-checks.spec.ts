import type { Locator, Page } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { grantChecks } from '@/lib/sales/credits/mutations';
import { scan, stacked, textPdf } from '../support/documents/papers';
import { jobContext } from '../support/factories';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, makeTestCompany, openAs, type TestCompany } from './test-company';

const LIST = '/dashboard/permit-checklist';
const CONTRACTOR = { en: 'A licensed contractor', es: 'Un contratista con licencia' };
/** What the application says, and what the contract says instead. */
const ADDRESS = '1420 Alder St, Los Angeles, CA 90026';
const OTHER_ADDRESS = '1402 Alder St, Los Angeles, CA 90026';
/** A file a worker reads, and a run it judges, on a machine that does other things too. */
const READING = { timeout: 60_000 };

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

async function withChecks(): Promise<TestCompany> {
  const crew = await makeTestCompany(connection.db, { tier: 'team' });
  await grantChecks(jobContext(connection.db, new Date()), { companyId: crew.companyId });
  return crew;
}

const application = async () => ({
  name: 'application.pdf',
  mimeType: 'application/pdf',
  buffer: await textPdf([
    {
      lines: stacked([
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
      ]),
    },
  ]),
});

/** A photograph of half a page: what is recognised in it takes its time. */
const contract = async () => ({
  name: 'contract.jpg',
  mimeType: 'image/jpeg',
  buffer: await scan({
    width: 500,
    height: 220,
    lines: stacked(
      [
        'CONSTRUCTION CONTRACT',
        'Owner: Maria Delgado',
        'Contractor: Quoin Roofing LLC, License 982211',
        `Address of job: ${OTHER_ADDRESS}`,
        'Contract price: $18,500',
      ],
      14,
    ),
  }),
});

const broken = {
  name: 'broken.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nno more than its first words\n'),
};

/** From a free list to a check; a press before the page has its script is none. */
async function startCheck(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: label });
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isEnabled({ timeout: 1_000 }).catch(() => false)) await button.click();
    await expect(page).toHaveURL(/\/chk_/, { timeout: 10_000 });
  }).toPass();
}

const files = (page: Page): Locator => page.getByTestId('files');

test('documents are uploaded, read, checked, mended and checked again, and put away', async ({
  page,
  t,
  href,
  language,
}) => {
  test.setTimeout(240_000);
  const crew = await withChecks();
  const roofing = listPermitTypes(language).find(({ id }) => id === 'roofing')?.name ?? '';
  const c = (key: string, values?: Record<string, string | number>) => t('checks', key, values);
  const verdict = page.locator('#verdict');
  let address = '';

  await test.step('from the free list to a check of one’s own', async () => {
    await openAs(page, crew.owner, `${href(LIST)}?type=roofing&place=Los+Angeles%2C+CA`);
    await startCheck(page, c('start.check'));
    address = page.url();
    await expect(page.getByText(c('run.why.noFiles'))).toBeVisible();
  });

  await test.step('files are read as soon as they arrive; one that cannot be says why', async () => {
    await files(page).setInputFiles([broken, await application(), await contract()]);
    const list = page.getByRole('list', { name: c('files.list') });
    await expect(page.getByText(t('findings', 'failures.broken'))).toBeVisible(READING);
    await check(page);
    await page.getByRole('button', { name: c('files.removeOne', { name: broken.name }) }).click();
    await expect(page.getByText(t('findings', 'failures.broken'))).toHaveCount(0);
    await expect(list.getByText(c('files.read', { pages: 1 }), { exact: false })).toHaveCount(2, READING);
  });

  await test.step('an answer and what the form will say are kept with it', async () => {
    const answered = page.locator('summary', {
      hasText: t('checklists', 'questions.answered', { count: 1 }),
    });
    await page.getByRole('button', { name: CONTRACTOR[language], exact: true }).first().click();
    await expect(answered).toBeVisible();
    const field = page.getByRole('textbox', { name: c('stated.fields.address') });
    await field.fill(ADDRESS);
    await page.getByRole('button', { name: c('stated.save') }).click();
    await expect(page.getByText(c('stated.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(answered).toBeVisible();
    await expect(field).toHaveValue(ADDRESS);
  });

  await test.step('a run says what it costs before, and what is left after', async () => {
    await expect(page.getByText(c('run.cost', { count: 35 }))).toBeVisible();
    await page.getByRole('button', { name: c('run.start') }).click();
    await expect(page).toHaveURL(/\/1$/);
    await expect(verdict).toBeVisible(READING);
    await expect(page.getByText(c('verdict.left', { count: 34 }))).toBeVisible();
    await check(page);
  });

  const finding = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) })
    .filter({ hasText: /1402 Alder/i })
    .first();

  // On a phone a finding has a screen of its own.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const walk = page.getByRole('dialog', { name: c('walk.title') });
  const open = async (card: typeof finding) => {
    if (!isPhone) return card;
    await card.getByRole('heading', { level: 4 }).getByRole('button').click();
    return walk;
  };
  const close = async () => {
    if (isPhone && (await walk.isVisible()))
      await walk
        .getByRole('button', { name: c('walk.close') })
        .first()
        .click();
  };
  const setAside = () =>
    isPhone
      ? page.getByText(c('marks.dismissed'), { exact: true }).filter({ visible: true }).first()
      : page.getByText('The county keeps it.');

  let title = '';
  await test.step('the place is shown on the picture of its page', async () => {
    title = (await finding.getByRole('heading', { level: 4 }).textContent()) ?? '';
    const at = await open(finding);
    await at
      .getByRole('button', { name: /contract\.jpg/ })
      .first()
      .click();
    await expect(page.locator('[data-mark]:visible')).toBeVisible(READING);
    // The marked page, not the small pictures of pages in the list beside it.
    const picture = page.locator('img[src*="/check-files/"]:visible').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await check(page);
    await page.keyboard.press('Escape');
  });

  await test.step('one is ticked off, another set aside with a reason, and both stay so', async () => {
    await (await open(finding)).getByRole('button', { name: c('marks.fix') }).click();
    await close();
    await expect(finding.getByText(c('marks.fixed'), { exact: true })).toBeVisible();
    if (!isPhone) await expect(finding.getByRole('button', { name: c('marks.reopen') })).toBeFocused();
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) })
      .first();
    const key = await first.getAttribute('data-finding');
    const other = page.locator(`[data-finding="${key}"]`);
    const at = await open(other);
    await at.getByRole('button', { name: c('marks.dismiss') }).click();
    await at.getByLabel(c('marks.why')).fill('The county keeps it.');
    await at.getByRole('button', { name: c('marks.dismissNow') }).click();
    await close();
    await expect(setAside()).toBeVisible();
    await page.reload();
    await expect(finding.getByText(c('marks.fixed'), { exact: true })).toBeVisible();
    await expect(setAside()).toBeVisible();
  });

  await test.step('without the contract it is checked again, and the two results compared', async () => {
    await page.goto(address);
    await expect(page.getByText(t('checklists', 'documents.foundBy', { number: 1 })).first()).toBeVisible();
    await page.getByRole('button', { name: c('files.removeOne', { name: 'contract.jpg' }) }).click();
    await expect(page.getByText('contract.jpg')).toHaveCount(0);
    await page.getByRole('button', { name: c('run.startAgain') }).click();
    await expect(page).toHaveURL(/\/2$/);
    await expect(verdict).toBeVisible(READING);
    await page.goto(address);
    await page.getByRole('link', { name: c('runs.compare') }).click();
    await expect(
      page.getByRole('heading', { name: t('report', 'compare.summary', { from: 1, to: 2 }) }),
    ).toBeVisible();
    const [fixed = ''] = t('report', 'compare.fixed', { count: 1 }).split(' (');
    await expect(page.getByRole('region', { name: fixed })).toContainText(title);
    await page.getByLabel(t('report', 'compare.from')).selectOption('2');
    await page.getByLabel(t('report', 'compare.to')).selectOption('1');
    await expect(page).toHaveURL(/from=2&to=1$/);
    await expect(
      page.getByRole('heading', { name: t('report', 'compare.summary', { from: 2, to: 1 }) }),
    ).toBeVisible();
  });

  await test.step('it is put away, and found again', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: c('menu.label') }).click();
    await page.getByRole('menuitem', { name: c('menu.archive') }).click();
    await expect(page.getByText(c('page.archived'))).toBeVisible();
    await page.goto(href(LIST));
    await expect(page.getByText(c('list.empty.title'))).toBeVisible();
    await page.getByRole('link', { name: c('list.showArchived') }).click();
    const row = page.getByRole('listitem').filter({ hasText: roofing });
    await expect(row.getByRole('link')).toHaveAttribute('href', new URL(address).pathname);
  });

  await test.step('to another company it is as if it were not', async () => {
    const stranger = await makeTestCompany(connection.db, { tier: 'team' });
    await openAs(page, stranger.owner, address);
    await expect(page).toHaveURL(new RegExp(`${href(LIST)}$`));
  });
});
