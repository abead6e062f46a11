import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { companies, subscriptions } from '@/db/schema';
import type { Tier } from '@/lib/providers/billing/types';
import { spendCheck } from '@/lib/sales/credits/spend';
import { ensureCode, recordReferral } from '@/lib/sales/referrals/mutations';
import {
  buyChecks,
  cancelSubscription,
  changePlan,
  createSubscription,
  previewPlan,
  replaceCard,
} from '@/lib/sales/subscriptions/mutations';
import { findSubscription } from '@/lib/sales/subscriptions/queries';
import { makeCompany } from '../factories';
import { COMES_BACK, getPlot, getTrialEnd, NAMES, type Name, PAYS_UP, SCENARIOS } from './scenarios';
import { actAsOwner, asked, type Year } from './year';

export type Act = (year: Year, now: Date) => Promise<void>;

async function signUp(year: Year, name: Name, now: Date): Promise<void> {
  const { db, desk, made } = year;
  const plot = getPlot(name);
  const people = Array.from({ length: plot.recipients ?? 1 }, (_, index) => ({
    name: `Recipient ${index}`,
    email: `${name}-${index}@example.com`,
  }));
  const company = await makeCompany(db, { cities: [plot.city ?? 'boise-id'], recipients: people });
  const { companyId } = company;
  await db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
  await db
    .update(companies)
    .set({ timeZone: plot.zone, chosenTier: plot.tier })
    .where(eq(companies.id, companyId));
  made.set(name, company);
  if (name === 'referred') await comeThroughEastern(year, companyId, now);
  const paymentMethodId = desk.card(plot.card ?? 'pays', name);
  await createSubscription(await actAsOwner(year, name, now), { paymentMethodId, ...asked(year, now) });
}

async function comeThroughEastern(year: Year, companyId: string, now: Date): Promise<void> {
  const code = await ensureCode(await actAsOwner(year, 'eastern', now));
  const who = { email: 'someone@example.org', phone: '907-555-0123', nameNorm: 'someone else' };
  await recordReferral(await actAsOwner(year, 'referred', now), { companyId, code, ...who });
}

function changes(name: Name, tier: Tier, when: 'now' | 'period_end'): Act {
  return async (year, now) => {
    const wish = { tier, key: now.toISOString(), ...asked(year, now) };
    expect((await changePlan(await actAsOwner(year, name, now), wish)).when).toBe(when);
  };
}

function holds(name: Name, expected: object): Act {
  return async (year, now) =>
    expect(await findSubscription(await actAsOwner(year, name, now))).toMatchObject(expected);
}

function cancels(name: Name, expectedEndsAt: Date): Act {
  return async (year, now) =>
    cancelSubscription(await actAsOwner(year, name, now), { expectedEndsAt, ...asked(year, now) });
}

/** 24 days and 4 hours of a month of 30 days are left. */
const seesThePrice: Act = async (year, now) => {
  const { payments } = asked(year, now);
  const { preview } = await previewPlan(await actAsOwner(year, 'changing', now), {
    tier: 'enterprise',
    payments,
  });
  const share = (cents: number) => Math.round((cents * (24 * 24 + 4)) / (30 * 24));
  const creditedCents = share(9_900);
  expect(preview).toMatchObject({ creditedCents, dueNowCents: share(99_900) - creditedCents });
};

const buysAPack: Act = async (year, now) => {
  const ctx = await actAsOwner(year, 'honolulu', now);
  const press = () => buyChecks(ctx, { key: 'one', ...asked(year, now) });
  expect((await press()).invoiceId).toBe((await press()).invoiceId);
};

function spends(month: number): Act {
  return async (year, now) => {
    const ctx = await actAsOwner(year, 'phoenix', now);
    for (const check of ['a', 'b', 'c']) await spendCheck(ctx, { source: `${month}-${check}` });
  };
}

const LATE_END = new Date('2027-03-14T20:00:00Z');

/** What the screen said a second ago holds no more: nothing is cancelled by mistake. */
const cancelsTooLate: Act = async (year, now) => {
  const asShown = cancels('late', getTrialEnd('late'));
  await expect(asShown(year, now)).rejects.toMatchObject({ code: 'conflict' });
  await cancels('late', LATE_END)(year, now);
};

const comesBack: Act = async (year, now) => {
  const paymentMethodId = year.desk.card('pays', 'returning once more');
  await createSubscription(await actAsOwner(year, 'returning', now), {
    paymentMethodId,
    ...asked(year, now),
  });
  await holds('returning', { state: 'active', trialEndsAt: null })(year, now);
};

const paysUp: Act = async (year, now) => {
  const paymentMethodId = year.desk.card('pays', 'owing no more');
  await replaceCard(await actAsOwner(year, 'owing', now), { paymentMethodId, ...asked(year, now) });
  await holds('owing', { state: 'active' })(year, now);
};

/** What people do and what is looked at, each at its moment; a look of the jobs is at five past the hour. */
export const ACTS: readonly (readonly [at: string, act: Act])[] = [
  ...NAMES.map((name): [string, Act] => [SCENARIOS[name].signsUp, (year, now) => signUp(year, name, now)]),

  ['2027-02-05T10:00:00Z', changes('changing', 'professional', 'now')],
  ['2027-02-05T10:01:00Z', holds('changing', { tier: 'professional', state: 'trialing', nextTier: null })],
  ['2027-04-20T10:00:00Z', seesThePrice],
  ['2027-04-20T10:00:00Z', changes('changing', 'enterprise', 'now')],
  ['2027-06-01T10:00:00Z', changes('changing', 'solo', 'period_end')],
  ['2027-06-05T10:00:00Z', changes('changing', 'enterprise', 'now')],
  ['2027-06-05T10:01:00Z', holds('changing', { tier: 'enterprise', nextTier: null })],
  ['2027-06-10T10:00:00Z', changes('changing', 'team', 'period_end')],
  [
    '2027-06-14T13:59:00Z',
    holds('changing', {
      tier: 'enterprise',
      nextTier: 'team',
      nextTierFrom: new Date('2027-06-14T14:00:00Z'),
    }),
  ],
  ['2027-06-14T15:06:00Z', holds('changing', { tier: 'team', nextTier: null, priceCents: 4_900 })],

  ['2027-02-13T20:00:01Z', cancelsTooLate],
  ['2027-03-14T19:59:00Z', holds('late', { state: 'active', endsAt: LATE_END })],
  ['2027-03-14T21:06:00Z', holds('late', { state: 'canceled', endedAt: LATE_END })],

  ['2027-02-13T20:00:00Z', cancels('returning', getTrialEnd('returning'))],
  ['2027-02-14T21:06:00Z', holds('returning', { state: 'canceled' })],
  [COMES_BACK.toISOString(), comesBack],

  ['2027-02-14T18:06:00Z', holds('owing', { state: 'past_due' })],
  ['2027-02-17T18:06:00Z', holds('owing', { state: 'past_due' })],
  ['2027-02-22T18:06:00Z', holds('owing', { state: 'past_due' })],
  ['2027-03-01T18:06:00Z', holds('owing', { state: 'unpaid' })],
  [PAYS_UP.toISOString(), paysUp],

  ['2027-03-07T06:31:00Z', holds('referred', { discountPercent: 50, trialEndsAt: getTrialEnd('referred') })],
  ['2027-07-15T08:00:00Z', buysAPack],
  ...Array.from({ length: 12 }, (_, month): [string, Act] => [
    new Date(Date.UTC(2027, 1 + month, 20, 16)).toISOString(),
    spends(month),
  ]),
];
