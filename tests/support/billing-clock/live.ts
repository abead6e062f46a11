import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '@/db/client';
import { creditAccounts, creditEntries } from '@/db/schema';
import { grantDueChecks } from '@/lib/sales/credits/mutations';
import { rewardReferrers } from '@/lib/sales/referrals/rewards';
import { remindOfTrialEnd } from '@/lib/sales/subscriptions/notices';
import { requestSync } from '@/lib/sales/subscriptions/request-sync';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { jobContext, makeFeed } from '../factories';
import { ACTS, type Act } from './acts';
import type { PaymentBackend } from './payment-backends';
import { BEGIN, DAY_MS, END, getTrialEnd, HOUR_MS, monthsGiven, NAMES } from './scenarios';
import { asked, type Year } from './year';

/** Lets the time pass, with everything people do in it; the ledgers are added up after every step. */
export async function live(db: Database, desk: PaymentBackend): Promise<Year> {
  const year: Year = { db, desk, made: new Map() };
  await makeFeed(db, 'austin-tx');
  const acts = ACTS.map(([at, act]) => ({ at: new Date(at), act }));
  const steps = [...acts, ...looks().map((at) => ({ at, act: look }))];
  steps.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of steps) {
    await desk.passTo(at);
    await act(year, at);
    await addUp(year, at);
  }
  return year;
}

const CLOCKS_CHANGE = ['2027-03-14', '2027-11-07', '2028-03-12'];
const MOMENTS = [
  ...NAMES.flatMap((name) => [getTrialEnd(name).getTime(), getTrialEnd(name).getTime() - 3 * DAY_MS]),
  ...ACTS.map(([at]) => Date.parse(at)),
];

/** When the jobs look: every fifth day, and each hour where something may go wrong. */
function looks(): Date[] {
  const found: Date[] = [];
  for (let at = BEGIN.getTime(); at <= END.getTime(); at += HOUR_MS) {
    const date = new Date(at);
    const moment = MOMENTS.some((close) => Math.abs(close - at) < 2 * HOUR_MS);
    const clocksChange = CLOCKS_CHANGE.some((day) => Math.abs(Date.parse(day) + DAY_MS / 2 - at) < DAY_MS);
    if (moment || clocksChange || isMonthEnd(date) || isQuietLook(date)) found.push(date);
  }
  return found;
}

/** Ends of 30 and of 31 days that others have shown by then. */
const ALIKE = ['2027-06', '2027-07', '2027-08', '2027-09'];

/** Midnight goes from the East to Hawaii between 4 and 10 UTC. */
function isMonthEnd(date: Date): boolean {
  if (ALIKE.includes(date.toISOString().slice(0, 7))) return false;
  const isNight = date.getUTCHours() >= 3 && date.getUTCHours() <= 10;
  return isNight && (date.getUTCDate() >= 28 || date.getUTCDate() === 1);
}

function isQuietLook(date: Date): boolean {
  return date.getUTCHours() === 12 && Math.floor(date.getTime() / DAY_MS) % 5 === 0;
}

/** What the worker does each tick and each hour. */
const look: Act = async (year, now) => {
  const ctx = jobContext(year.db, now);
  const synced = await syncDueAccounts(ctx, asked(year, now));
  const rewarded = await rewardReferrers(ctx, { ...asked(year, now), requestSync });
  const granted = await grantDueChecks(ctx);
  const reminded = await remindOfTrialEnd(ctx, asked(year, now));
  expect([synced.failed, rewarded.failed, granted.failed, reminded.failed]).toEqual([0, 0, 0, 0]);
};

/** Every balance is the sum of its entries, and every month that has begun was given, once. */
async function addUp({ db, made }: Year, now: Date): Promise<void> {
  const rows = await db
    .select({
      companyId: creditAccounts.companyId,
      balance: creditAccounts.balance,
      sum: sql<number>`sum(${creditEntries.amount})::int`,
      newest: sql<number>`(array_agg(${creditEntries.balance} order by ${creditEntries.id} desc))[1]`,
      months: sql<string[]>`array_agg(${creditEntries.period}::text order by ${creditEntries.id})
        filter (where ${creditEntries.kind} = 'grant')`,
    })
    .from(creditAccounts)
    .innerJoin(creditEntries, eq(creditEntries.companyId, creditAccounts.companyId))
    .groupBy(creditAccounts.companyId);
  for (const [name, { companyId }] of made) {
    const row = rows.find((found) => found.companyId === companyId);
    const at = `${name} at ${now.toISOString()}`;
    const { balance, sum, newest, months } = row ?? {};
    expect({ at, sum, newest, months }).toEqual({
      at,
      sum: balance,
      newest: balance,
      months: monthsGiven(name, now),
    });
  }
}
