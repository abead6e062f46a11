import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  billingAccounts,
  companies,
  invoices,
  memberships,
  messages,
  referralCodes,
  referrals,
  subscriptions,
  users,
} from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { PLANS } from '@/lib/providers/billing/plans';
import {
  ensureCode,
  recordFirstPayment,
  recordReferral,
  refuseSameCard,
} from '@/lib/sales/referrals/mutations';
import {
  findCode,
  getReferralTotals,
  isKnownCode,
  isReferred,
  listReferrals,
} from '@/lib/sales/referrals/queries';
import { type CreditGranter, rewardReferrers } from '@/lib/sales/referrals/rewards';
import type { ReferralState } from '@/lib/sales/referrals/types';
import { requestSync } from '@/lib/sales/subscriptions/request-sync';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { newMember, newOwner } from '../support/team';
import { freshDatabase, rolledBack } from '../support/test-database';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** A payment provider's credit book: the same key counts once, as Stripe's does. */
function creditBook(fails: (key: string) => boolean = () => false) {
  const given = new Map<string, { customerId: string; cents: number }>();
  const asked: { key: string; cents: number }[] = [];
  const payments: CreditGranter = {
    name: 'demo',
    async giveCredit({ customerId, cents, key }) {
      asked.push({ key, cents });
      if (fails(key)) throw new AppError('unavailable');
      const known = given.get(key);
      if (known) expect(known).toEqual({ customerId, cents });
      given.set(key, { customerId, cents });
    },
  };
  return { given, asked, payments };
}

interface SignUp {
  email?: string;
  phone?: string;
  name?: string;
  nameNorm?: string;
  code: string;
}

let made = 0;

/** A company that signs up with a code, as registration makes it. */
async function signUp(db: Database, { code, ...given }: SignUp): Promise<string> {
  made += 1;
  const { companyId, userId } = await makeCompany(db, { tier: 'solo' });
  const phone = given.phone ?? `737-555-${String(1_000 + made)}`;
  const nameNorm = given.nameNorm ?? `newcomer ${made}`;
  const email = given.email ?? `newcomer-${made}@example.com`;
  await db.update(companies).set({ phone, nameNorm }).where(eq(companies.id, companyId));
  await db.update(users).set({ email }).where(eq(users.id, userId));
  await recordReferral(jobContext(db), { companyId, code, email, phone, nameNorm });
  return companyId;
}

async function findReferralRow(db: Database, referredId: string) {
  const [row] = await db.select().from(referrals).where(eq(referrals.referredId, referredId));
  return row ?? null;
}

/** Makes the company a customer who pays with a card. */
async function addAccount(db: Database, companyId: string, fingerprint: string | null = null): Promise<void> {
  await db.insert(billingAccounts).values({
    companyId,
    provider: 'demo',
    customerId: `cus_${companyId}`,
    cardBrand: 'visa',
    cardLast4: '4242',
    cardFingerprint: fingerprint,
    syncDueAt: later(1),
  });
}

/** A bill that was paid, for a plan that runs. */
async function payForPlan(db: Database, companyId: string, cents: number): Promise<void> {
  await db.update(subscriptions).set({ state: 'active' }).where(eq(subscriptions.companyId, companyId));
  await db.insert(invoices).values({
    id: `in_${companyId}_${cents}`,
    companyId,
    kind: 'subscription',
    state: 'paid',
    subtotalCents: cents,
    discountCents: 0,
    taxCents: 0,
    totalCents: cents,
    paidCents: cents,
    dueCents: 0,
    attempts: 1,
    invoicedAt: NOW,
    paidAt: NOW,
  });
}

async function getEmail(db: Database, ctx: Context<UserActor>): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, ctx.actor.userId));
  return user?.email ?? '';
}

describe('a code', () => {
  it('is made on the first look, the same for everybody of the company, another for the next', () =>
    rolledBack(async (db) => {
      const owner = await newOwner(db);
      expect(await findCode(owner)).toBeNull();
      const code = await ensureCode(owner);
      expect(code).toMatch(/^[2-9B-Z]{8}$/);
      const viewer = await newMember(db, owner.actor.companyId, 'viewer');
      expect(await ensureCode(viewer)).toBe(code);
      expect(await findCode(viewer)).toBe(code);
      expect(await ensureCode(await newOwner(db))).not.toBe(code);
    }));

  it('is one, however many look at once', async () => {
    const { db, close } = await freshDatabase();
    try {
      const owner = await newOwner(db);
      const codes = await Promise.all(Array.from({ length: 20 }, () => ensureCode(owner)));
      expect(new Set(codes).size).toBe(1);
      expect(await db.$count(referralCodes)).toBe(1);
    } finally {
      await close();
    }
  });

  it('is known in any case, and says nothing more', () =>
    rolledBack(async (db) => {
      const code = await ensureCode(await newOwner(db));
      expect(await isKnownCode(jobContext(db), { code: ` ${code.toLowerCase()} ` })).toBe(true);
      expect(await isKnownCode(jobContext(db), { code: 'BEAM2345' })).toBe(false);
      expect(await isKnownCode(jobContext(db), { code: '' })).toBe(false);
    }));
});

describe('signing up with a code', () => {
  it('is written down, in any case', () =>
    rolledBack(async (db) => {
      const owner = await newOwner(db);
      const code = await ensureCode(owner);
      const companyId = await signUp(db, { code: ` ${code.toLowerCase()}` });
      expect(await findReferralRow(db, companyId)).toMatchObject({
        referrerId: owner.actor.companyId,
        state: 'signed_up',
        refusal: null,
        rewardCents: null,
        createdAt: NOW,
      });
      expect(await isReferred(jobContext(db), { companyId })).toBe(true);
    }));

  it.each(['', 'BEAM2345', '<script>', "'; drop table referrals; --", 'x'.repeat(5_000)])(
    'nobody hands out (%j) changes nothing',
    (code) =>
      rolledBack(async (db) => {
        await ensureCode(await newOwner(db));
        const companyId = await signUp(db, { code });
        expect(await findReferralRow(db, companyId)).toBeNull();
        expect(await isReferred(jobContext(db), { companyId })).toBe(false);
      }),
  );

  it('counts the first code alone', () =>
    rolledBack(async (db) => {
      const [first, second] = [await newOwner(db), await newOwner(db)];
      const companyId = await signUp(db, { code: await ensureCode(first) });
      const again = { code: await ensureCode(second), email: 'x@example.com', phone: '1', nameNorm: 'x' };
      await recordReferral(jobContext(db), { companyId, ...again });
      expect(await findReferralRow(db, companyId)).toMatchObject({ referrerId: first.actor.companyId });
    }));
});

describe('a company that refers itself', () => {
  async function referrer(db: Database) {
    const owner = await newOwner(db);
    const { companyId, userId } = owner.actor;
    await db
      .update(companies)
      .set({ phone: '512-555-0199', nameNorm: 'brazos framing' })
      .where(eq(companies.id, companyId));
    await db.update(users).set({ email: 'dana.f@gmail.com' }).where(eq(users.id, userId));
    return { owner, code: await ensureCode(owner) };
  }

  it.each<[string, Omit<SignUp, 'code'>, string]>([
    ['the same mailbox', { email: 'danaf+second@googlemail.com' }, 'same_person'],
    ['the same phone', { phone: '+1 (512) 555-0199 ext 3' }, 'same_phone'],
    ['the same name', { nameNorm: 'brazos framing' }, 'same_company'],
  ])('by %s is refused, and signs up all the same', (_, given, refusal) =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const companyId = await signUp(db, { code, ...given });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'refused', refusal });
      expect(await isReferred(jobContext(db), { companyId })).toBe(false);
      // The referrer sees nothing of it, and a payment brings nothing.
      await recordFirstPayment(jobContext(db), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'refused', rewardCents: null });
      expect(await listReferrals(owner)).toEqual([]);
      expect(await getReferralTotals(owner)).toEqual({ signedUp: 0, rewarded: 0, earnedCents: 0 });
    }),
  );

  it('by a mailbox of its team is refused', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const member = await newMember(db, owner.actor.companyId, 'member');
      const email = (await getEmail(db, member)).replace('@', '+side@');
      const companyId = await signUp(db, { code, email });
      expect(await findReferralRow(db, companyId)).toMatchObject({ refusal: 'same_person' });
    }));

  it('by what its owner owns besides is refused', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const { companyId: second } = await makeCompany(db);
      await db
        .update(companies)
        .set({ phone: '214-555-0111', nameNorm: 'brazos roofing' })
        .where(eq(companies.id, second));
      await db.insert(memberships).values({ companyId: second, userId: owner.actor.userId, role: 'owner' });
      const byName = await signUp(db, { code, nameNorm: 'brazos roofing' });
      const byPhone = await signUp(db, { code, phone: '(214) 555 0111' });
      expect(await findReferralRow(db, byName)).toMatchObject({ refusal: 'same_company' });
      expect(await findReferralRow(db, byPhone)).toMatchObject({ refusal: 'same_phone' });
    }));

  it('whose new owner is one of its people is refused', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const { companyId } = await makeCompany(db);
      await db.insert(memberships).values({ companyId, userId: owner.actor.userId, role: 'owner' });
      const asked = { code, email: 'new@example.com', phone: '737-555-0000', nameNorm: 'other' };
      await recordReferral(jobContext(db), { companyId, ...asked });
      expect(await findReferralRow(db, companyId)).toMatchObject({ refusal: 'same_person' });
    }));

  it('where it is only a member elsewhere, that company is another', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const { companyId: employer } = await makeCompany(db);
      await db
        .update(companies)
        .set({ nameNorm: 'the employer', phone: '214-555-0112' })
        .where(eq(companies.id, employer));
      await db
        .insert(memberships)
        .values({ companyId: employer, userId: owner.actor.userId, role: 'member' });
      const companyId = await signUp(db, { code, nameNorm: 'the employer' });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'signed_up' });
    }));

  it('by its card is refused before the subscription, once', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      await addAccount(db, owner.actor.companyId, 'fp_one');
      const companyId = await signUp(db, { code });
      const ask = (fingerprint: string | null) => refuseSameCard(jobContext(db), { companyId, fingerprint });
      expect(await ask(null)).toBe(false);
      expect(await ask('fp_other')).toBe(false);
      expect(await isReferred(jobContext(db), { companyId })).toBe(true);
      expect(await ask('fp_one')).toBe(true);
      expect(await ask('fp_one')).toBe(false);
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'refused', refusal: 'same_card' });
      expect(await isReferred(jobContext(db), { companyId })).toBe(false);
    }));

  it('by a card that came later brings no reward', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const companyId = await signUp(db, { code });
      await addAccount(db, companyId, 'fp_one');
      await addAccount(db, owner.actor.companyId, 'fp_one');
      await recordFirstPayment(jobContext(db), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'refused', refusal: 'same_card' });
    }));

  it('two companies without a known card are not one', () =>
    rolledBack(async (db) => {
      const { owner, code } = await referrer(db);
      const companyId = await signUp(db, { code });
      await addAccount(db, companyId, null);
      await addAccount(db, owner.actor.companyId, null);
      await recordFirstPayment(jobContext(db), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'paid' });
    }));
});

describe('the reward', () => {
  /** A referrer of a plan who is a customer, and a company that came through them. */
  async function pair(db: Database, tier: 'team' | 'professional' = 'team') {
    const owner = await newOwner(db, { tier });
    await addAccount(db, owner.actor.companyId);
    await payForPlan(db, owner.actor.companyId, PLANS[tier].priceCents);
    const companyId = await signUp(db, { code: await ensureCode(owner) });
    return { owner, companyId };
  }

  it('is a month of the referrer’s plan at the first payment, given once and told by mail', () =>
    rolledBack(async (db) => {
      const { owner, companyId } = await pair(db);
      const book = creditBook();
      const run = (now = NOW) =>
        rewardReferrers(jobContext(db, now), { payments: book.payments, mail: MAIL, requestSync });
      expect(await run()).toEqual({ rewarded: 0, failed: 0 });
      await recordFirstPayment(jobContext(db, later(30)), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({
        state: 'paid',
        paidAt: later(30),
        rewardCents: PLANS.team.priceCents,
      });
      // What the referrer does afterwards changes nothing.
      await db
        .update(subscriptions)
        .set({ tier: 'enterprise', priceCents: PLANS.enterprise.priceCents })
        .where(eq(subscriptions.companyId, owner.actor.companyId));
      await recordFirstPayment(jobContext(db, later(60)), { companyId });
      expect(await run(later(61))).toEqual({ rewarded: 1, failed: 0 });
      expect(await run(later(62))).toEqual({ rewarded: 0, failed: 0 });
      expect([...book.given]).toEqual([
        [`referral:${companyId}`, { customerId: `cus_${owner.actor.companyId}`, cents: 4_900 }],
      ]);
      expect(book.asked).toHaveLength(1);
      expect(await findReferralRow(db, companyId)).toMatchObject({
        state: 'rewarded',
        rewardedAt: later(61),
      });
      expect(await isReferred(jobContext(db), { companyId })).toBe(false);
      const mails = await db
        .select()
        .from(messages)
        .where(eq(messages.recipient, await getEmail(db, owner)));
      expect(mails.map(({ subject }) => subject)).toEqual(['You earned $49 in credit']);
      // The credit is read from the provider at the next opportunity.
      const [account] = await db
        .select()
        .from(billingAccounts)
        .where(eq(billingAccounts.companyId, owner.actor.companyId));
      expect(account?.syncDueAt).toEqual(later(1));
    }));

  it('is one, however many payments are told and however many hand it out at once', async () => {
    const { db, close } = await freshDatabase();
    try {
      const { owner, companyId } = await pair(db);
      const told = Array.from({ length: 50 }, (_, number) =>
        recordFirstPayment(jobContext(db, later(number)), { companyId }),
      );
      await Promise.all(told);
      const book = creditBook();
      const runs = await Promise.all(
        Array.from({ length: 50 }, () =>
          rewardReferrers(jobContext(db), { payments: book.payments, mail: MAIL, requestSync }),
        ),
      );
      expect(runs.reduce((sum, { rewarded }) => sum + rewarded, 0)).toBe(1);
      expect(runs.reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
      expect(book.given.size).toBe(1);
      expect(await db.$count(messages, eq(messages.recipient, await getEmail(db, owner)))).toBe(1);
      expect(await getReferralTotals(owner)).toEqual({ signedUp: 1, rewarded: 1, earnedCents: 4_900 });
    } finally {
      await close();
    }
  });

  it('that the provider did not take waits, and keeps no other waiting', () =>
    rolledBack(async (db) => {
      const [poor, good] = [await pair(db), await pair(db)];
      for (const { companyId } of [poor, good]) await recordFirstPayment(jobContext(db), { companyId });
      let down = true;
      const book = creditBook((key) => down && key.endsWith(poor.companyId));
      const run = () => rewardReferrers(jobContext(db), { payments: book.payments, mail: MAIL, requestSync });
      expect(await run()).toEqual({ rewarded: 1, failed: 1 });
      expect(await findReferralRow(db, poor.companyId)).toMatchObject({ state: 'paid' });
      down = false;
      expect(await run()).toEqual({ rewarded: 1, failed: 0 });
      expect(book.given.size).toBe(2);
    }));

  it('asks for the same after a crash between the credit and the row', () =>
    rolledBack(async (db) => {
      const { companyId, owner } = await pair(db);
      await recordFirstPayment(jobContext(db), { companyId });
      const book = creditBook();
      const dying: CreditGranter = {
        name: 'demo',
        async giveCredit(input) {
          await book.payments.giveCredit(input);
          throw new Error('The process died.');
        },
      };
      await rewardReferrers(jobContext(db), { payments: dying, mail: MAIL, requestSync });
      await db
        .update(subscriptions)
        .set({ priceCents: PLANS.enterprise.priceCents })
        .where(eq(subscriptions.companyId, owner.actor.companyId));
      expect(
        await rewardReferrers(jobContext(db), { payments: book.payments, mail: MAIL, requestSync }),
      ).toEqual({
        rewarded: 1,
        failed: 0,
      });
      expect(book.asked).toEqual([
        { key: `referral:${companyId}`, cents: 4_900 },
        { key: `referral:${companyId}`, cents: 4_900 },
      ]);
    }));

  it('of a referrer without any plan waits for their first one', () =>
    rolledBack(async (db) => {
      const owner = await newOwner(db);
      const { companyId: referrerId } = owner.actor;
      await db.delete(subscriptions).where(eq(subscriptions.companyId, referrerId));
      const companyId = await signUp(db, { code: await ensureCode(owner) });
      await recordFirstPayment(jobContext(db), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({ state: 'paid', rewardCents: null });
      const book = creditBook();
      const run = () => rewardReferrers(jobContext(db), { payments: book.payments, mail: MAIL, requestSync });
      expect(await run()).toEqual({ rewarded: 0, failed: 0 });
      await addAccount(db, referrerId);
      await db.insert(subscriptions).values({
        id: 'sub_first',
        companyId: referrerId,
        tier: 'professional',
        state: 'trialing',
        provider: 'demo',
        priceCents: PLANS.professional.priceCents,
        currentPeriodEndsAt: later(14),
      });
      // A trial costs nothing, so a month of it is worth nothing.
      expect(await run()).toEqual({ rewarded: 0, failed: 0 });
      await payForPlan(db, referrerId, PLANS.professional.priceCents);
      expect(await run()).toEqual({ rewarded: 1, failed: 0 });
      expect(await findReferralRow(db, companyId)).toMatchObject({
        rewardCents: PLANS.professional.priceCents,
      });
    }));

  it('is no month of a plan that was taken up for an hour', () =>
    rolledBack(async (db) => {
      const { owner, companyId } = await pair(db);
      // The rest of the month with the largest plan, billed by the hour.
      await payForPlan(db, owner.actor.companyId, 140);
      await db
        .update(subscriptions)
        .set({ tier: 'enterprise', priceCents: PLANS.enterprise.priceCents })
        .where(eq(subscriptions.companyId, owner.actor.companyId));
      await recordFirstPayment(jobContext(db), { companyId });
      expect(await findReferralRow(db, companyId)).toMatchObject({ rewardCents: PLANS.team.priceCents });
    }));

  it('goes to no customer of another provider', () =>
    rolledBack(async (db) => {
      const { companyId } = await pair(db);
      await recordFirstPayment(jobContext(db), { companyId });
      const book = creditBook();
      const payments = { ...book.payments, name: 'stripe' as const };
      expect(await rewardReferrers(jobContext(db), { payments, mail: MAIL, requestSync })).toEqual({
        rewarded: 0,
        failed: 0,
      });
      expect(book.asked).toEqual([]);
    }));

  it('is handed out to more than a page of referrers', () =>
    rolledBack(async (db) => {
      const owner = await newOwner(db);
      await addAccount(db, owner.actor.companyId);
      await payForPlan(db, owner.actor.companyId, PLANS.professional.priceCents);
      const code = await ensureCode(owner);
      for (let number = 0; number < 53; number += 1)
        await recordFirstPayment(jobContext(db), { companyId: await signUp(db, { code }) });
      const book = creditBook();
      expect(
        await rewardReferrers(jobContext(db), { payments: book.payments, mail: MAIL, requestSync }),
      ).toEqual({
        rewarded: 53,
        failed: 0,
      });
    }));
});

describe('what the referrer is shown', () => {
  async function history(db: Database) {
    const owner = await newOwner(db, { tier: 'team' });
    const code = await ensureCode(owner);
    const states: [ReferralState, number | null][] = [
      ['signed_up', null],
      ['paid', 4_900],
      ['rewarded', 4_900],
      ['rewarded', 1_000],
      ['refused', null],
    ];
    for (const [index, [state, rewardCents]] of states.entries()) {
      const companyId = await signUp(db, { code });
      await db
        .update(referrals)
        .set({
          state,
          rewardCents,
          refusal: state === 'refused' ? 'same_card' : null,
          createdAt: later(index - 10),
          rewardedAt: state === 'rewarded' ? NOW : null,
        })
        .where(eq(referrals.referredId, companyId));
    }
    return owner;
  }

  it('is state and date of each, newest first, with the amounts for who sees the bills', () =>
    rolledBack(async (db) => {
      const owner = await history(db);
      expect(await listReferrals(owner)).toEqual([
        { state: 'rewarded', signedUpAt: later(-7), rewardedAt: NOW, rewardCents: 1_000 },
        { state: 'rewarded', signedUpAt: later(-8), rewardedAt: NOW, rewardCents: 4_900 },
        { state: 'paid', signedUpAt: later(-9), rewardedAt: null, rewardCents: 4_900 },
        { state: 'signed_up', signedUpAt: later(-10), rewardedAt: null, rewardCents: null },
      ]);
      expect(await getReferralTotals(owner)).toEqual({ signedUp: 4, rewarded: 2, earnedCents: 5_900 });
    }));

  it.each(['manager', 'member', 'viewer'] as const)('is no amount to a %s', (role) =>
    rolledBack(async (db) => {
      const owner = await history(db);
      const other = await newMember(db, owner.actor.companyId, role);
      const seen = await listReferrals(other);
      expect(seen).toHaveLength(4);
      expect(seen.every(({ rewardCents }) => rewardCents === null)).toBe(true);
      expect(await getReferralTotals(other)).toEqual({ signedUp: 4, rewarded: 2, earnedCents: null });
    }),
  );

  it('is nothing of another company’s', () =>
    rolledBack(async (db) => {
      await history(db);
      const stranger = await newOwner(db);
      expect(await listReferrals(stranger)).toEqual([]);
      expect(await getReferralTotals(stranger)).toMatchObject({ signedUp: 0 });
    }));

  it('goes with the company that came', () =>
    rolledBack(async (db) => {
      const owner = await newOwner(db);
      const companyId = await signUp(db, { code: await ensureCode(owner) });
      await db.delete(companies).where(eq(companies.id, companyId));
      expect(await listReferrals(owner)).toEqual([]);
    }));
});
