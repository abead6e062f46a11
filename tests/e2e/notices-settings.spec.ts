import { eq } from 'drizzle-orm';
import { notifications, recipients } from '@/db/schema';
import { makeEvent } from '../support/factories';
import { type Cast, makeCast, signInAs, siteDatabase } from './people';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

async function castOf(tier: 'solo' | 'team'): Promise<Cast & { token: string }> {
  const { db, close } = siteDatabase();
  try {
    const cast = await makeCast(db, tier);
    const [recipient] = await db
      .select({ token: recipients.unsubscribeToken })
      .from(recipients)
      .where(eq(recipients.companyId, cast.company.companyId));
    return { ...cast, token: recipient?.token ?? '' };
  } finally {
    await close();
  }
}

/** One notice in the company's history, which arrived. */
async function noticeOf({ company, permitId }: Cast): Promise<void> {
  const { db, close } = siteDatabase();
  try {
    const now = new Date();
    // The worker has nothing to tell of it.
    const eventId = await makeEvent(db, permitId, { fannedOutAt: now });
    const [recipient] = await db
      .select({ id: recipients.id })
      .from(recipients)
      .where(eq(recipients.companyId, company.companyId));
    await db.insert(notifications).values({
      eventId,
      recipientId: recipient?.id ?? '',
      channel: 'email',
      companyId: company.companyId,
      state: 'sent',
      dueAt: now,
      sentAt: now,
    });
  } finally {
    await close();
  }
}

test('the hour of the digest and how a recipient is told are kept', async ({
  page,
  context,
  t,
  href,
  baseURL,
}) => {
  const cast = await castOf('solo');
  const { people } = cast;
  await noticeOf(cast);
  await signInAs(context, people.owner, baseURL ?? '');
  await page.goto(href('/dashboard/notifications'));
  await expect(page.getByText(t('notifications', 'settings.criticalMeans'))).toBeVisible();
  await page.getByLabel(t('notifications', 'settings.digestHour')).selectOption('17');
  await page.getByRole('button', { name: t('notifications', 'settings.save'), exact: true }).click();
  await expect(page.getByText(t('notifications', 'settings.saved'))).toBeVisible();

  const name = 'Ana Reyes';
  await page.getByRole('button', { name: t('notifications', 'recipients.changeNamed', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('notifications', 'recipients.changeTitle', { name }) });
  await dialog.getByLabel(t('notifications', 'recipients.timeZone')).selectOption('Pacific/Honolulu');
  await dialog.getByLabel(t('notifications', 'recipients.quietFrom')).selectOption('22');
  await dialog.getByLabel(t('notifications', 'recipients.quietUntil')).selectOption('6');
  await dialog.getByLabel(t('notifications', 'recipients.emailOn')).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('notifications', 'recipients.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('notifications', 'recipients.marks.emailOff'))).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('notifications', 'settings.digestHour'))).toHaveValue('17');
  await page.getByRole('link', { name: t('notifications', 'history.filter.failed'), exact: true }).click();
  await expect(page).toHaveURL(/outcome=failed/);
  await expect(page.getByText(t('notifications', 'history.noneOfKind'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a link from a mail stops it only when its button is pressed, and can be undone', async ({
  page,
  t,
  href,
}) => {
  const { token } = await castOf('team');
  const unsubscribed = async () => {
    const { db, close } = siteDatabase();
    const [row] = await db.select().from(recipients).where(eq(recipients.unsubscribeToken, token));
    await close();
    return row?.unsubscribedAt !== null;
  };
  // The company reads English, so its recipient does, whatever the address.
  await page.goto(href('/unsubscribe/[token]', { token }));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await unsubscribed()).toBe(false);
  await page.getByRole('button', { name: 'Stop all e-mail' }).click();
  await expect(page.getByText('E-mail is stopped. Nothing more will come.')).toBeVisible();
  expect(await unsubscribed()).toBe(true);
  await page.getByRole('button', { name: 'Undo: get e-mail again' }).click();
  await expect(page.getByText('E-mail is on.', { exact: true })).toBeVisible();
  expect(await unsubscribed()).toBe(false);
  await page.goto(href('/unsubscribe/[token]', { token: 'x'.repeat(36) }));
  await expect(page.getByText(t('notifications', 'unsubscribe.unknown'))).toBeVisible();
});

test('a mailbox stops mail with one request of its own, and with no other', async ({ request }) => {
  const { token } = await castOf('team');
  const address = `/api/unsubscribe/${token}`;
  expect((await request.get(address)).status()).toBe(405);
  for (let press = 0; press < 2; press += 1) {
    const answer = await request.post(address, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined]);
  }
  const unknown = await request.post(`/api/unsubscribe/${'x'.repeat(36)}`);
  expect([unknown.status(), (await unknown.json()).error]).toEqual([404, 'not_found']);
});
