import type { Page } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, dismissMessages, makeTestCompany, openAs } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const LETTER = `City of Denver
Plan review

STRUCTURAL

1. Seal sheet S-201.
2. Show the beam over
   the opening.

ZONING:

1. Show the setback.`;

/** What is shown of two forms: a table on a desk, cards on a phone. */
const shown = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('a comment letter becomes a round, is answered, and goes back as a letter', async ({
  page,
  t,
  href,
}) => {
  const crew = await makeTestCompany(connection.db, { tier: 'solo' });
  const { checkId } = await makeCheckWithFile(await crew.ctx());
  await openAs(page, crew.owner, href('/dashboard/permit-checklist/[check]/comments', { check: checkId }));

  await page.getByRole('button', { name: t('rounds', 'new.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('rounds', 'new.receivedOn')).fill('2026-11-12');
  await dialog.getByLabel(t('rounds', 'new.dueOn')).fill('2026-11-01');
  await dialog.getByRole('button', { name: t('rounds', 'new.submit') }).click();
  await expect(dialog.getByText(t('rounds', 'fieldErrors.before_received'))).toBeVisible();
  await check(page);
  await dialog.getByLabel(t('rounds', 'new.dueOn')).fill('2100-01-01');
  await dialog.getByRole('button', { name: t('rounds', 'new.submit') }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: t('rounds', 'paste.button') }).click();
  await dialog.getByLabel(t('rounds', 'paste.letter')).fill(LETTER);
  await dialog.getByRole('button', { name: t('rounds', 'paste.split') }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await check(page);
  await dialog.getByRole('button', { name: t('rounds', 'paste.submit', { count: 3 }) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('rounds', 'round.progress', { done: 0, all: 3 })).first()).toBeVisible();
  await dismissMessages(page, t('common', 'toast.close'));
  await check(page);

  await shown(page, t('rounds', 'row.answerNamed', { number: 1 })).click();
  await dialog.getByRole('textbox', { name: t('rounds', 'answer.answer'), exact: true }).fill('Sealed.');
  await dialog.getByLabel(t('rounds', 'answer.version')).fill('Rev 2');
  await check(page);
  await dialog.getByRole('button', { name: t('rounds', 'answer.submit') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('rounds', 'round.progress', { done: 1, all: 3 })).first()).toBeVisible();

  await page.getByRole('link', { name: t('rounds', 'filter.answered', { count: 1 }) }).click();
  await expect(page.getByText('Seal sheet S-201.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Show the setback.').filter({ visible: true })).toHaveCount(0);

  await page.getByRole('link', { name: t('rounds', 'letter.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('rounds', 'letter.title', { number: 1 }),
  );
  await expect(page.getByText('Sealed.')).toBeVisible();
  await check(page);
  const address = await page.getByRole('link', { name: t('rounds', 'letter.csv') }).getAttribute('href');
  const csv = await page.request.get(address ?? '');
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toContain('1,STRUCTURAL,Seal sheet S-201.,S-201,Sealed.,Rev 2');
});

test('a link shows one result to whoever has it, with its report, and ends calmly', async ({
  page,
  browser,
  t,
  href,
  language,
}) => {
  const crew = await makeTestCompany(connection.db, { tier: 'solo' });
  const ctx = await crew.ctx();
  const made = await makeCheckWithFile(ctx);
  const runId = await makeDoneRun(ctx, made, 1, { findings: [finding('a', made.fileId)] });
  const run = { check: made.checkId, run: '1' };
  await openAs(page, crew.owner, href('/dashboard/permit-checklist/[check]/runs/[run]', run));

  const share = page.getByRole('button', { name: t('report', 'share.button'), exact: true });
  const dialog = page.getByRole('dialog');
  await share.click();
  await dialog.getByRole('button', { name: t('report', 'share.create') }).click();
  const field = dialog.getByLabel(t('report', 'share.address'));
  await expect(field).toHaveValue(new RegExp(`^${new URL(page.url()).origin}/`));
  await check(page);
  const address = await field.inputValue();
  const token = address.split('/').at(-1) ?? '';

  // Somebody without an account, in a browser of their own.
  const { viewport } = test.info().project.use;
  const visit = await browser.newContext(viewport === undefined ? {} : { viewport });
  const stranger = await visit.newPage();
  const answer = await stranger.goto(address);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(stranger.getByText(t('report', 'shared.by', { company: crew.name }))).toBeVisible();
  await expect(stranger.getByText(t('report', 'shared.notApproval'))).toBeVisible();
  await expect(stranger.getByText('Ana Reyes')).toHaveCount(0);
  await check(stranger);

  const link = stranger.getByRole('link', { name: t('report', 'download') });
  const report = `/api/v1/check-reports/${runId}`;
  await expect(link).toHaveAttribute('href', `${report}?share=${token}&lang=${language}`);
  const pdf = await stranger.request.get(new URL((await link.getAttribute('href')) ?? '', address).href);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await stranger.request.get(new URL(report, address).href)).status()).toBe(401);

  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(page.getByText(t('report', 'share.ended'))).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('report', 'shared.titleEnded'));
  await check(stranger);
  const gone = await stranger.request.get(new URL(`${report}?share=${token}`, address).href);
  expect(gone.status()).toBe(404);
  await visit.close();
});
