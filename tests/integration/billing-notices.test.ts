import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { billingAccounts, billingNotices, memberships, messages, subscriptions, users } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { PLANS } from '@/lib/providers/billing/plans';
import type { ProviderInvoice } from '@/lib/providers/billing/provider';
import type { Subscription } from '@/lib/providers/billing/types';
import { noticeChanges, remindOfTrialEnd, sendBillingNotice } from '@/lib/sales/subscriptions/notices';
import { findCompanySubscription } from '@/lib/sales/subscriptions/queries';
import { jobContext, type MadeCompany, makeCompany, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { mailsTo, makePerson } from '../support/team';
import { freshDatabase, rolledBack } from '../support/test-database';

const HOUR_MS = 3_600_000;
const hours = (count: number, from = NOW) => new Date(from.getTime() + count * HOUR_MS);

async function getEmail(db: Database, userId: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.email ?? '';
}

async function listMails(db: Database, { userId }: MadeCompany) {
  return mailsTo(db, await getEmail(db, userId));
}

/** A company whose trial ends then, with a card. */
async function onTrial(
  db: Database,
  trialEndsAt: Date,
  change: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<MadeCompany> {
  const company = await makeCompany(db, { locale: 'en' });
  await db
    .update(subscriptions)
    .set({ trialEndsAt, currentPeriodEndsAt: trialEndsAt, providerSubscriptionId: 'sub_1', ...change })
    .where(eq(subscriptions.companyId, company.companyId));
  await db.insert(billingAccounts).values({
    companyId: company.companyId,
    provider: 'demo',
    customerId: `cus_${company.companyId}`,
    cardBrand: 'mastercard',
    cardLast4: '4444',
  });
  return company;
}

const remind = (db: Database, now = NOW) => remindOfTrialEnd(jobContext(db, now), { mail: MAIL });

describe('the reminder of a trial’s end', () => {
  it('says what is charged to which card, and until when cancelling is free, on the company’s clock', () =>
    rolledBack(async (db) => {
      // Noon in Chicago; the zone's clock goes back an hour before it ends.
      const now = new Date('2026-10-30T17:00:00Z');
      const company = await onTrial(db, new Date('2026-11-02T15:30:00Z'));
      expect(await remind(db, now)).toEqual({ sent: 1, failed: 0 });
      const [mail] = await listMails(db, company);
      expect(mail?.subject).toBe('Your free trial ends on November 2, 2026');
      expect(mail?.text).toMatch(/ends on November 2, 2026 at 9:30\sAM CST/);
      expect(mail?.text).toMatch(/Cancel for free until: November 1, 2026 at 9:30\sAM CST/);
      expect(mail?.text).toContain('First month: $99');
      expect(mail?.text).toContain('Card: Mastercard ending in 4444');
      expect(mail?.text).not.toContain('Each month after it');
      expect(mail?.text).toContain('https://lintel.example/dashboard/subscription');
    }));

  it('goes out once, three days before and not sooner', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(73));
      expect(await remind(db)).toEqual({ sent: 0, failed: 0 });
      expect(await remind(db, hours(1))).toEqual({ sent: 1, failed: 0 });
      for (const hour of [1, 2, 48, 72.9]) await remind(db, hours(hour));
      expect(await listMails(db, company)).toHaveLength(1);
    }));

  it('takes discount and credit off the first month, and names the full price after it', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(48), { discountPercent: 50 });
      await db
        .update(billingAccounts)
        .set({ creditCents: 1_000 })
        .where(eq(billingAccounts.companyId, company.companyId));
      await remind(db);
      const [mail] = await listMails(db, company);
      expect(mail?.text).toContain('First month: $39.50\nEach month after it: $99');
    }));

  it('never asks for less than nothing', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(48));
      await db
        .update(billingAccounts)
        .set({ creditCents: 99_900 })
        .where(eq(billingAccounts.companyId, company.companyId));
      await remind(db);
      const [mail] = await listMails(db, company);
      expect(mail?.text).toContain('First month: $0\n');
    }));

  it('in the last day says what a cancellation costs then', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(20));
      await remind(db);
      const [mail] = await listMails(db, company);
      expect(mail?.text).toContain('Less than 24 hours are left');
      expect(mail?.text).not.toContain('Cancel for free');
    }));

  it('asks for a card where there is none', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(48));
      await db.delete(billingAccounts).where(eq(billingAccounts.companyId, company.companyId));
      await remind(db);
      const [mail] = await listMails(db, company);
      expect(mail?.text).toContain('There is no card on file');
      expect(mail?.text).not.toContain('the card is charged');
    }));

  it.each<[string, Partial<typeof subscriptions.$inferInsert>]>([
    ['that was cancelled', { endsAt: hours(48) }],
    ['that is over', { state: 'active' }],
    ['that ended', { state: 'canceled' }],
    ['whose end has passed', { trialEndsAt: hours(-1) }],
    ['without a date', { trialEndsAt: null }],
  ])('leaves out a trial %s', (_, change) =>
    rolledBack(async (db) => {
      await onTrial(db, hours(48), change);
      expect(await remind(db)).toEqual({ sent: 0, failed: 0 });
    }),
  );

  it('is one, however many send it at once', async () => {
    const { db, close } = await freshDatabase();
    try {
      await onTrial(db, hours(48));
      const runs = await Promise.all(Array.from({ length: 10 }, () => remind(db)));
      expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
      expect(await db.$count(messages)).toBe(1);
      expect(await db.$count(billingNotices)).toBe(1);
    } finally {
      await close();
    }
  });

  it('that cannot be sent keeps no other from going out, and goes out later', () =>
    rolledBack(async (db) => {
      const broken = await onTrial(db, hours(24));
      const fine = await onTrial(db, hours(48));
      const email = await getEmail(db, broken.userId);
      await db.update(users).set({ email: 'no address' }).where(eq(users.id, broken.userId));
      expect(await remind(db)).toEqual({ sent: 1, failed: 1 });
      expect(await listMails(db, fine)).toHaveLength(1);
      await db.update(users).set({ email }).where(eq(users.id, broken.userId));
      expect(await remind(db)).toEqual({ sent: 1, failed: 0 });
      expect(await listMails(db, broken)).toHaveLength(1);
    }));
});

describe('a notice', () => {
  const props = { tier: 'team', reason: 'canceled', endedAt: NOW } as const;
  const send = (db: Database, companyId: CompanyId, notice = 'one') =>
    sendBillingNotice(jobContext(db), {
      companyId,
      notice,
      template: 'subscriptionEnded',
      props,
      mail: MAIL,
    });

  it('reaches every owner in their own language, and nobody else', () =>
    rolledBack(async (db) => {
      const { companyId, userId } = await makeCompany(db, { locale: 'es' });
      const [second, gone, manager] = [await makePerson(db), await makePerson(db), await makePerson(db)];
      await db.insert(memberships).values([
        { companyId, userId: second, role: 'owner' },
        { companyId, userId: gone, role: 'owner' },
        { companyId, userId: manager, role: 'manager' },
      ]);
      await db.update(users).set({ disabledAt: NOW }).where(eq(users.id, gone));
      expect(await send(db, companyId)).toBe(true);
      const posted = await db.select().from(messages).where(eq(messages.companyId, companyId));
      const heard = posted.map(({ recipient, locale, subject }) => ({ recipient, locale, subject }));
      expect(heard).toHaveLength(2);
      expect(heard).toEqual(
        expect.arrayContaining([
          { recipient: await getEmail(db, userId), locale: 'es', subject: 'Su plan Equipo terminó' },
          { recipient: await getEmail(db, second), locale: 'en', subject: 'Your Team plan has ended' },
        ]),
      );
      const spanish = posted.find(({ locale }) => locale === 'es');
      expect(spanish?.text).toContain('https://lintel.example/es/tablero/suscripcion');
    }));

  it('goes out once for each company and key', () =>
    rolledBack(async (db) => {
      const [a, b] = [await makeCompany(db), await makeCompany(db)];
      const sent = [
        await send(db, a.companyId),
        await send(db, a.companyId),
        await send(db, a.companyId, 'two'),
        await send(db, b.companyId),
      ];
      expect(sent).toEqual([true, false, true, true]);
      expect(await listMails(db, a)).toHaveLength(2);
    }));

  it('is undone with what it tells of', () =>
    rolledBack(async (db) => {
      const company = await makeCompany(db);
      const undone = db.transaction(async (tx) => {
        await send(tx, company.companyId);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await listMails(db, company)).toEqual([]);
      expect(await send(db, company.companyId)).toBe(true);
    }));
});

describe('a step between two snapshots', () => {
  const OPEN_INVOICE: ProviderInvoice = {
    id: 'in_1',
    number: null,
    kind: 'subscription',
    state: 'open',
    checks: null,
    tier: 'professional',
    subtotalCents: 9_900,
    discountCents: 0,
    taxCents: 0,
    totalCents: 9_900,
    paidCents: 0,
    dueCents: 9_900,
    periodStartsAt: NOW,
    periodEndsAt: hours(720),
    attempts: 1,
    nextAttemptAt: hours(72),
    needsAction: false,
    pageUrl: null,
    pdfUrl: null,
    invoicedAt: NOW,
    paidAt: null,
  };

  /** Changes the subscription as a sync does, and tells of it. */
  async function step(
    db: Database,
    { companyId }: MadeCompany,
    change: Partial<Subscription>,
    invoices: ProviderInvoice[] = [],
  ): Promise<void> {
    // One after the other, so that their mails have an order.
    const ctx = jobContext(db, hours(await db.$count(messages)));
    const before = await findCompanySubscription(ctx, companyId);
    await db
      .update(subscriptions)
      .set({ ...change, updatedAt: ctx.now })
      .where(eq(subscriptions.companyId, companyId));
    const after = await findCompanySubscription(ctx, companyId);
    await noticeChanges(ctx, { companyId, before, after, invoices, mail: MAIL });
  }

  const subjects = async (db: Database, company: MadeCompany) =>
    (await listMails(db, company)).map(({ subject }) => subject);

  it('tells of each failed try once, however often it is seen', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(-1), { state: 'active' });
      const second = { ...OPEN_INVOICE, attempts: 2, nextAttemptAt: null };
      await step(db, company, { state: 'past_due' }, [OPEN_INVOICE]);
      await step(db, company, {}, [OPEN_INVOICE]);
      await step(db, company, {}, [second]);
      await step(db, company, {}, [second]);
      const [first, last, ...others] = await listMails(db, company);
      expect(others).toEqual([]);
      expect(first?.text).toMatch(/Next try: November 23, 2026 at 9:00\sAM CST/);
      expect(first?.text).toContain('Card: Mastercard ending in 4444');
      expect(last?.text).toContain('It is not tried again by itself');
    }));

  it('tells of a cancellation, of none that is undone, and of the next one', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(240));
      const endsAt = hours(240);
      const confirmed = 'Your cancellation is confirmed';
      await step(db, company, { endsAt });
      await step(db, company, {});
      expect(await subjects(db, company)).toEqual([confirmed]);
      await step(db, company, { endsAt: null });
      expect(await subjects(db, company)).toEqual([confirmed]);
      await step(db, company, { endsAt });
      expect(await subjects(db, company)).toEqual([confirmed, confirmed]);
      await step(db, company, { state: 'canceled', endedAt: endsAt });
      expect((await subjects(db, company)).at(-1)).toBe('Your Professional plan has ended');
    }));

  it('in the last day of a trial names the charge that still comes', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(10));
      await step(db, company, { endsAt: hours(730) });
      const [mail] = await listMails(db, company);
      expect(mail?.text).toMatch(/still charged: \$99 on November 20, 2026 at 7:00\sPM CST/);
    }));

  it('lists what a smaller plan had no room for', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(-1), { state: 'active' });
      const { companyId } = company;
      const before = await findCompanySubscription(jobContext(db), companyId);
      if (!before) throw new Error('no subscription');
      const after = { ...before, tier: 'solo' as const, priceCents: PLANS.solo.priceCents };
      const lost = { recipients: 4, paused: 2, invitations: 0, cities: 3, sms: true };
      await noticeChanges(jobContext(db), { companyId, before, after, invoices: [], mail: MAIL, lost });
      const [mail] = await listMails(db, company);
      expect(mail?.subject).toBe('You are now on the Solo plan');
      expect(mail?.text).toContain(
        'Notification recipients removed: 4\nTeam members paused: 2\nCities removed: 3\nText messages: turned off',
      );
      expect(mail?.text).not.toContain('invitations');
    }));

  it('says nothing of a subscription that begins', () =>
    rolledBack(async (db) => {
      const company = await onTrial(db, hours(240));
      const { companyId } = company;
      const after = await findCompanySubscription(jobContext(db), companyId);
      await noticeChanges(jobContext(db), { companyId, before: null, after, invoices: [], mail: MAIL });
      expect(await subjects(db, company)).toEqual([]);
      const kept = eq(billingNotices.companyId, companyId);
      expect(await db.$count(billingNotices, kept)).toBe(0);
    }));
});
