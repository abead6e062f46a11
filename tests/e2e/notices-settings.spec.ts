import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import type { DatabaseConnection } from '@/db/client';
import { inspections, notifications, recipients, users } from '@/db/schema';
import { addDays } from '@/lib/platform/clock/days';
import { linkPermit, makeEvent, makePermit } from '../support/factories';
import { createTexts } from '../support/texts';
import { siteDatabase } from './people';
import { expect, test } from './test';
import { check, makeTestCompany, openAs, sampleFeed, type TestCompany } from './test-company';

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

// One long journey: on a busy machine it takes its time.
test.describe.configure({ timeout: 240_000 });

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** Of a crew that was here before: a permit that moved three times and expires, an inspection, and a notice of it. */
async function makeWork(crew: TestCompany): Promise<{ id: number; number: string; token: string }> {
  const { db } = connection;
  await db
    .update(users)
    .set({ createdAt: hoursAgo(24) })
    .where(eq(users.id, crew.userId));
  const number = `BE-${crew.companyId.slice(-8).toUpperCase()}`;
  const id = await makePermit(db, sampleFeed('austin-tx'), {
    permitNumber: number,
    sourceKey: number,
    statusBucket: 'issued',
    statusWord: 'Active',
    expiresDate: inDays(20),
  });
  await linkPermit(db, crew.companyId, id);
  await db.insert(inspections).values({
    permitId: id,
    sourceKey: 'final',
    kind: 'Final Building',
    heldOn: inDays(13),
    outcome: 'scheduled',
    firstSeenAt: new Date(),
    changedAt: new Date(),
  });
  const [recipient] = await db.select().from(recipients).where(eq(recipients.companyId, crew.companyId));
  if (!recipient) throw new Error('the crew has nobody to tell');
  for (const hours of [3, 2, 1]) {
    // The worker has nothing to tell of them.
    const at = hoursAgo(hours);
    const eventId = await makeEvent(db, id, { detectedAt: at, fannedOutAt: at });
    if (hours > 1) continue;
    const sent = { channel: 'email', state: 'sent', dueAt: at, sentAt: at } as const;
    const { companyId } = crew;
    await db.insert(notifications).values({ eventId, recipientId: recipient.id, companyId, ...sent });
  }
  return { id, number, token: recipient.unsubscribeToken };
}

test('what moved is in the bell and the calendar, and mail of it comes as it is chosen', async ({
  page,
  context,
  t,
  href,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const crew = await makeTestCompany(connection.db, { tier: 'solo' });
  const work = await makeWork(crew);
  const isUnsubscribed = async () => {
    const [row] = await connection.db
      .select({ at: recipients.unsubscribedAt })
      .from(recipients)
      .where(eq(recipients.unsubscribeToken, work.token));
    return row?.at !== null;
  };

  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone)
    await test.step('a phone has no bell: what moved stands behind its first place, and is marked as read', async () => {
      await openAs(page, crew.owner, href('/dashboard'));
      const first = page
        .getByRole('navigation', { name: t('common', 'nav.bar') })
        .getByRole('link')
        .first();
      await expect(first).toContainText(t('bell', 'label', { count: 3 }));
      await page.goto(href('/dashboard/changes'));
      await page.getByRole('button', { name: t('dashboard', 'home.changes.markSeen') }).click();
      await expect(page.getByText(t('dashboard', 'changes.noneNew'))).toBeVisible();
    });
  else
    await test.step('the bell tells what moved, and its button marks it as read', async () => {
      await openAs(page, crew.owner, href('/dashboard'));
      const bell = page.getByRole('button', { name: t('bell', 'label', { count: 3 }) });
      await bell.click();
      const panel = page.getByRole('dialog', { name: t('bell', 'title') });
      await expect(panel.getByRole('link', { name: work.number })).toHaveCount(3);
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
      await page.getByRole('button', { name: t('bell', 'label', { count: 0 }) }).click();
      await panel.getByRole('link', { name: work.number }).first().click();
      await expect(page).toHaveURL(
        new RegExp(`${href('/dashboard/permits/[id]', { id: String(work.id) })}$`),
      );
      await expect(panel).toHaveCount(0);
    });

  await test.step('the calendar of a secret address has what lies ahead, until there is a new one', async () => {
    await page.goto(href('/dashboard/calendar'));
    const agenda = page.getByRole('region', { name: t('calendar', 'agenda.title') });
    await expect(agenda.getByRole('link', { name: work.number })).toHaveCount(2);
    await page.getByRole('button', { name: t('calendar', 'feed.create') }).click();
    const field = page.getByLabel(t('calendar', 'feed.address'));
    const first = await field.inputValue();
    expect(first).toMatch(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    expect(new URL(first).origin).toBe(new URL(page.url()).origin);
    await page.getByRole('button', { name: t('calendar', 'feed.copy') }).click();
    await expect(page.getByText(t('calendar', 'feed.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await check(page);
    const read = (address: string) => page.request.get(new URL(address).pathname);
    const file = await (await read(first)).text();
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).startDate.toString())).toEqual([
      inDays(13),
      inDays(20),
    ]);

    await page.getByRole('button', { name: t('calendar', 'feed.renew') }).click();
    const asked = page.getByRole('dialog');
    await check(page);
    await asked.getByRole('button', { name: t('calendar', 'feed.renew') }).click();
    await expect(field).not.toHaveValue(first);
    const second = await field.inputValue();
    expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200]);
    // It is shown once.
    await page.reload();
    await expect(page.getByText(t('calendar', 'feed.lost'))).toBeVisible();
    await expect(field).toHaveCount(0);
  });

  await test.step('the hour of the digest and how a recipient is told are kept', async () => {
    await page.goto(href('/dashboard/notifications'));
    await page.getByLabel(t('notifications', 'settings.digestHour')).selectOption('17');
    await page.getByRole('button', { name: t('notifications', 'settings.save'), exact: true }).click();
    await expect(page.getByText(t('notifications', 'settings.saved'))).toBeVisible();
    const name = 'Ana Reyes';
    await page.getByRole('button', { name: t('notifications', 'recipients.changeNamed', { name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('notifications', 'recipients.changeTitle', { name }) });
    await dialog.getByLabel(t('notifications', 'recipients.timeZone')).selectOption('Pacific/Honolulu');
    await dialog.getByLabel(t('notifications', 'recipients.quietFrom')).selectOption('22');
    await dialog.getByLabel(t('notifications', 'recipients.quietUntil')).selectOption('6');
    await dialog.getByLabel(t('notifications', 'recipients.smsOn')).uncheck();
    await check(page);
    await dialog.getByRole('button', { name: t('notifications', 'recipients.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('notifications', 'recipients.marks.smsOff'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t('notifications', 'settings.digestHour'))).toHaveValue('17');
    await page.getByRole('link', { name: t('notifications', 'history.filter.failed'), exact: true }).click();
    await expect(page).toHaveURL(/outcome=failed/);
    await expect(page.getByText(t('notifications', 'history.noneOfKind'))).toBeVisible();
    await check(page);
  });

  await test.step('a link from a mail stops it only when its button is pressed, and can be undone', async () => {
    await context.clearCookies();
    // The company reads English, so its recipient does, whatever the address.
    const english = createTexts('en');
    await page.goto(href('/unsubscribe/[token]', { token: work.token }));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await check(page);
    expect(await isUnsubscribed()).toBe(false);
    await page.getByRole('button', { name: english('notifications', 'unsubscribe.choose.stop') }).click();
    await expect(page.getByText(english('notifications', 'unsubscribe.now.stop'))).toBeVisible();
    expect(await isUnsubscribed()).toBe(true);
    await page.getByRole('button', { name: english('notifications', 'unsubscribe.choose.again') }).click();
    await expect(
      page.getByText(english('notifications', 'unsubscribe.now.keep'), { exact: true }),
    ).toBeVisible();
    expect(await isUnsubscribed()).toBe(false);
  });
});
