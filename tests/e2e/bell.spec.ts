import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '@/db/client';
import { users } from '@/db/schema';
import { assignPermit } from '@/lib/team/assignments';
import { linkPermit, makeEvent, makePermit } from '../support/factories';
import { addSubcontractor, type Crew, check, makeCrew, makeUser, named, openAs, sampleFeed } from './crew';
import { sessionOf, siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Was here before the changes came. */
async function hereSince(userId: string, hours: number): Promise<void> {
  await connection.db
    .update(users)
    .set({ createdAt: hoursAgo(hours) })
    .where(eq(users.id, userId));
}

interface Work {
  id: number;
  number: string;
}

/** A permit of the crew that moved so many times, an hour apart. */
async function moved(crew: Crew, prefix: string, times: number): Promise<Work> {
  const { db } = connection;
  const number = `${prefix}-${crew.companyId.slice(-8).toUpperCase()}`;
  const id = await makePermit(db, sampleFeed('austin-tx'), { permitNumber: number, sourceKey: number });
  for (let time = 0; time < times; time += 1) await makeEvent(db, id, { detectedAt: hoursAgo(times - time) });
  await linkPermit(db, crew.companyId, id);
  return { id, number };
}

const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the bell tells what moved, and its button marks it as read', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db);
  await hereSince(crew.userId, 24);
  const work = await moved(crew, 'BE', 3);
  await openAs(page, crew.owner, href('/dashboard'));
  const bell = page.getByRole('button', { name: t('bell', 'label', { count: 3 }) });
  await bell.click();
  const panel = panelOf(page, t('bell', 'title'));
  await expect(panel.getByRole('link', { name: work.number })).toHaveCount(3);
  await expect(panel.getByText(t('bell', 'new'), { exact: true })).toHaveCount(3);
  await expect(panel.getByText(t('bell', 'cityWord', { word: 'Active' })).first()).toBeVisible();
  await check(page);

  // Looking is not reading: closed again, all are still new, and the keyboard is where it was.
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: t('bell', 'markAll') }).click();
  await expect(panel.getByText(t('bell', 'new'), { exact: true })).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: t('bell', 'title') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('bell', 'label', { count: 0 }) })).toBeVisible();

  await page.getByRole('button', { name: t('bell', 'label', { count: 0 }) }).click();
  await panel.getByRole('link', { name: work.number }).first().click();
  await expect(page).toHaveURL(new RegExp(`${href('/dashboard/permits/[id]', { id: String(work.id) })}$`));
  await expect(panel).toHaveCount(0);
});

test('more than ninety-nine are not counted, and nobody else hears of them', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db);
  await hereSince(crew.userId, 24 * 30);
  await moved(crew, 'MA', 101);
  await openAs(page, crew.owner, href('/dashboard/permits'));
  await expect(page.getByRole('button', { name: t('bell', 'labelMany') })).toContainText('99+');
  const other = await makeCrew(connection.db);
  await openAs(page, other.owner, href('/dashboard'));
  await page.getByRole('button', { name: t('bell', 'label', { count: 0 }) }).click();
  await expect(panelOf(page, t('bell', 'title')).getByText(t('bell', 'none'))).toBeVisible();
  await check(page);
});

test('a subcontractor’s bell knows the assigned permits alone', async ({ page, t, href }) => {
  const { db } = connection;
  const crew = await makeCrew(db);
  const userId = await makeUser(db, named('Tess'));
  await hereSince(userId, 24);
  const subcontractorId = await addSubcontractor(db, crew.companyId, userId, 'Pike Electric');
  const [mine, others] = [await moved(crew, 'SU', 2), await moved(crew, 'NO', 1)];
  await assignPermit(await crew.ctx(), { permitId: mine.id, subcontractorId });
  await openAs(page, await sessionOf(db, userId), href('/subcontractor-portal'));
  await page.getByRole('button', { name: t('bell', 'label', { count: 2 }) }).click();
  const panel = panelOf(page, t('bell', 'title'));
  await expect(panel.getByRole('link', { name: mine.number })).toHaveCount(2);
  await expect(panel.getByText(others.number)).toHaveCount(0);
  await panel.getByRole('link', { name: mine.number }).first().click();
  await expect(page).toHaveURL(
    new RegExp(`${href('/subcontractor-portal/permits/[id]', { id: String(mine.id) })}$`),
  );
});
