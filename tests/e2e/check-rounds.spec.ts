import type { Page } from '@playwright/test';
import type { DatabaseConnection } from '@/db/client';
import { createShare, revokeShare } from '@/lib/checks/shares';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { check, dismissMessages, makeCrew, openAs } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

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
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  const made = await makeCheckWithFile(await crew.ctx());
  const params = { check: made.checkId };
  await openAs(page, crew.owner, href('/dashboard/permit-checklist/[check]/comments', params));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rounds', 'title'));
  await expect(page.getByText(t('rounds', 'empty.title'))).toBeVisible();
  await check(page);

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
  await expect(dialog.getByText('Show the beam over the opening.')).toBeVisible();
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

test('two checks beside each other say what was fixed, and which is which is chosen', async ({
  page,
  t,
  href,
}) => {
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  const ctx = await crew.ctx();
  const made = await makeCheckWithFile(ctx);
  const { fileId } = made;
  await makeDoneRun(ctx, made, 1, { findings: [finding('a', fileId), finding('b', fileId)] });
  await makeDoneRun(ctx, made, 2, { findings: [finding('b', fileId)] });
  const path = href('/dashboard/permit-checklist/[check]/compare', { check: made.checkId });
  await openAs(page, crew.owner, path);
  await expect(page.getByRole('heading', { name: t('report', 'compare.fixed', { count: 1 }) })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('report', 'compare.still', { count: 1 }) })).toBeVisible();
  await check(page);

  await page.getByLabel(t('report', 'compare.from')).selectOption('2');
  await page.getByLabel(t('report', 'compare.to')).selectOption('1');
  await page.getByRole('button', { name: t('report', 'compare.show') }).click();
  await expect(page).toHaveURL(/from=2&to=1$/);
  await expect(page.getByRole('heading', { name: t('report', 'compare.added', { count: 1 }) })).toBeVisible();
});

test('a link shows one result to whoever has it, with its report, and ends calmly', async ({
  page,
  t,
  href,
  language,
}) => {
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  const ctx = await crew.ctx();
  const made = await makeCheckWithFile(ctx);
  const runId = await makeDoneRun(ctx, made, 1, { findings: [finding('a', made.fileId)] });
  const wish = { checkId: made.checkId, number: 1, locale: language, days: 7 };
  const { token, id: shareId } = await createShare(ctx, wish);
  const path = href('/shared-check/[token]', { token });
  const answer = await page.goto(path);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByText(t('report', 'shared.by', { company: crew.name }))).toBeVisible();
  await expect(page.getByText(t('report', 'shared.notApproval'))).toBeVisible();
  await expect(page.getByText('Ana Reyes')).toHaveCount(0);
  await check(page);

  const link = page.getByRole('link', { name: t('report', 'download') });
  await expect(link).toHaveAttribute(
    'href',
    `/api/v1/check-reports/${runId}?share=${token}&lang=${language}`,
  );
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await page.request.get(`/api/v1/check-reports/${runId}`)).status()).toBe(401);

  await revokeShare(ctx, { shareId });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report', 'shared.titleEnded'));
  await check(page);
  expect((await page.request.get(`/api/v1/check-reports/${runId}?share=${token}`)).status()).toBe(404);
});
