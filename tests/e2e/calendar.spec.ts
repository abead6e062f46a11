import ICAL from 'ical.js';
import type { DatabaseConnection } from '@/db/client';
import { inspections } from '@/db/schema';
import { addDays } from '@/lib/permits/timeline';
import { linkPermit, makePermit } from '../support/factories';
import { type Crew, check, makeCrew, openAs, sampleFeed } from './crew';
import { siteDatabase } from './people';
import { expect, test } from './test';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** A permit of the crew that expires in so many days, and an inspection of it a week before. */
async function expiring(crew: Crew, days: number): Promise<{ id: number; number: string }> {
  const { db } = connection;
  const number = `CA-${crew.companyId.slice(-8).toUpperCase()}`;
  const id = await makePermit(db, sampleFeed('austin-tx'), {
    permitNumber: number,
    sourceKey: number,
    statusBucket: 'issued',
    statusWord: 'Active',
    expiresDate: inDays(days),
  });
  await linkPermit(db, crew.companyId, id);
  await db.insert(inspections).values({
    permitId: id,
    sourceKey: 'final',
    kind: 'Final Building',
    heldOn: inDays(days - 7),
    outcome: 'scheduled',
    firstSeenAt: new Date(),
    changedAt: new Date(),
  });
  return { id, number };
}

test('what lies ahead is on the page and in the calendar of its address', async ({
  page,
  t,
  href,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  const work = await expiring(crew, 20);
  await openAs(page, crew.owner, href('/dashboard/calendar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('calendar', 'title'));
  const agenda = page.getByRole('region', { name: t('calendar', 'agenda.title') });
  await expect(agenda.getByRole('link', { name: work.number })).toHaveCount(2);
  await expect(agenda.getByText('Final Building')).toBeVisible();
  await check(page);

  await page.getByRole('button', { name: t('calendar', 'feed.create') }).click();
  const field = page.getByLabel(t('calendar', 'feed.address'));
  const address = await field.inputValue();
  expect(address).toMatch(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
  expect(new URL(address).origin).toBe(new URL(page.url()).origin);
  await page.getByRole('button', { name: t('calendar', 'feed.copy') }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole('link', { name: t('calendar', 'feed.open') })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );
  await check(page);

  const { pathname } = new URL(address);
  const answer = await page.request.get(pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).startDate.toString())).toEqual([inDays(13), inDays(20)]);
  const etag = answer.headers().etag ?? '';
  expect((await page.request.get(pathname, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  // It is shown once.
  await page.reload();
  await expect(field).toHaveCount(0);
  await expect(page.getByText(t('calendar', 'feed.lost'))).toBeVisible();
});

test('a new address ends the old one, and turned off there is none', async ({ page, t, href }) => {
  const crew = await makeCrew(connection.db, { tier: 'solo' });
  await openAs(page, crew.owner, href('/dashboard/calendar'));
  const status = async (address: string) => (await page.request.get(new URL(address).pathname)).status();
  await page.getByRole('button', { name: t('calendar', 'feed.create') }).click();
  const field = page.getByLabel(t('calendar', 'feed.address'));
  const first = await field.inputValue();
  expect(await status(first)).toBe(200);

  await page.getByRole('button', { name: t('calendar', 'feed.renew') }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText(t('calendar', 'feed.renewText'))).toBeVisible();
  await check(page);
  await asked.getByRole('button', { name: t('calendar', 'feed.renew') }).click();
  await expect(asked).toHaveCount(0);
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect([await status(first), await status(second)]).toEqual([404, 200]);

  await page.getByRole('button', { name: t('calendar', 'feed.revoke') }).click();
  await asked.getByRole('button', { name: t('calendar', 'feed.revoke') }).click();
  await expect(page.getByRole('button', { name: t('calendar', 'feed.create') })).toBeVisible();
  expect(await status(second)).toBe(404);
});
