import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { recipients, referrals } from '@/db/schema';
import { type FreshDatabase, freshDatabase } from '../test-database';
import { live } from './live';
import type { PaymentBackend } from './payment-backends';
import {
  BEGIN,
  COMES_BACK,
  DAY_MS,
  dayIn,
  END,
  getTrialEnd,
  HOUR_MS,
  monthsGiven,
  NAMES,
  type Name,
  PAYS_UP,
  SCENARIOS,
} from './scenarios';
import { listLedger, listNotices, listPaidMonths, requireCompany, type Year } from './year';

// Fourteen months go by, as the jobs see them, with month ends and changes of daylight saving. Nine companies in seven
// time zones sign up, change their plans, cancel, do not pay and come back; their ledgers are added up at every step.

/** Lives through them with one payment provider, and asks what came of it. */
export function testFourteenMonths(
  provider: string,
  open: (db: Database, begin: Date) => Promise<PaymentBackend>,
): void {
  describe(`after fourteen months with ${provider}`, () => {
    let database: FreshDatabase;
    let year: Year;
    beforeAll(async () => {
      database = await freshDatabase();
      year = await live(database.db, await open(database.db, BEGIN));
    }, 900_000);
    afterAll(async () => {
      await year?.desk.close();
      await database.close();
    });

    test.each(NAMES)('the ledger of %s explains itself line by line', async (name) => {
      let balance = 0;
      let carried = 0;
      for (const entry of await listLedger(year, name)) {
        balance += entry.amount;
        expect(entry.balance).toBe(balance);
        if (entry.kind === 'carried') carried += 1;
        // Nothing is given before the day has begun where the company is.
        if (entry.kind === 'grant')
          expect(entry.period <= dayIn(SCENARIOS[name].zone, entry.createdAt)).toBe(true);
      }
      expect(carried).toBe(monthsGiven(name, END).length - 1);
    });

    test('what was not used is still there', async () => {
      const months = monthsGiven('phoenix', END).length;
      expect((await listLedger(year, 'phoenix')).at(-1)?.balance).toBe(months * 10 - 12 * 3);
      expect((await listLedger(year, 'eastern')).at(-1)?.balance).toBe(
        monthsGiven('eastern', END).length * 75,
      );
      expect((await listLedger(year, 'honolulu')).at(-1)?.balance).toBe(
        monthsGiven('honolulu', END).length * 150 + 50,
      );
    });

    test('a month that begins around the month’s end or with a change of clocks is given in its first hour', async () => {
      const firstHour = async (name: Name, month: string) => {
        const grants = (await listLedger(year, name)).filter(
          ({ kind, period }) => kind === 'grant' && period === month,
        );
        const time = {
          timeZone: SCENARIOS[name].zone,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        } as const;
        return grants.map(({ createdAt }) => new Intl.DateTimeFormat('en-CA', time).format(createdAt));
      };
      expect(await firstHour('phoenix', '2027-02-28')).toEqual(['2027-02-28, 00:05']);
      expect(await firstHour('phoenix', '2028-02-29')).toEqual(['2028-02-29, 00:05']);
      expect(await firstHour('honolulu', '2027-03-31')).toEqual(['2027-03-31, 00:05']);
      expect(await firstHour('honolulu', '2027-04-30')).toEqual(['2027-04-30, 00:05']);
      expect(await firstHour('referred', '2027-11-07')).toEqual(['2027-11-07, 00:05']);
    });

    test('each trial that goes on was announced once, three days before', async () => {
      for (const name of NAMES) {
        const sent = await listNotices(year, name, 'trial_ending');
        expect(sent).toHaveLength(1);
        const early = getTrialEnd(name).getTime() - (sent[0]?.getTime() ?? 0);
        expect(early).toBeLessThanOrEqual(3 * DAY_MS);
        expect(early).toBeGreaterThan(3 * DAY_MS - HOUR_MS);
      }
    });

    test('months are paid on the day the trial ended, on the last where there is none', async () => {
      const paid = (await listPaidMonths(year, 'lastDay')).map(({ invoicedAt }) => invoicedAt.toISOString());
      expect(paid).toEqual(
        [
          '01-31',
          '02-28',
          '03-31',
          '04-30',
          '05-31',
          '06-30',
          '07-31',
          '08-31',
          '09-30',
          '10-31',
          '11-30',
          '12-31',
        ]
          .map((day) => `2027-${day}T08:30:00.000Z`)
          .concat(['01-31', '02-29', '03-31'].map((day) => `2028-${day}T08:30:00.000Z`)),
      );
    });

    test.each([
      ['eastern', '2027-02-12', 14, 4_900],
      ['phoenix', '2027-02-13', 14, 1_000],
      ['lastDay', '2027-01-31', 15, 99_900],
    ] as const)('%s has paid every month once', async (name, first, count, cents) => {
      const months = await listPaidMonths(year, name);
      expect(months).toHaveLength(count);
      expect(months[0]?.invoicedAt.toISOString().slice(0, 10)).toBe(first);
      for (const month of months)
        expect(month).toMatchObject({ state: 'paid', totalCents: cents, dueCents: 0 });
      const reward = name === 'eastern' ? 4_900 : 0;
      expect(months.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(count * cents - reward);
    });

    test('a referral gives 30 days and half a month to one, and a month to the other, each once', async () => {
      const months = await listPaidMonths(year, 'referred');
      expect(months.map(({ paidCents }) => paidCents)).toEqual([4_950, ...Array(11).fill(9_900)]);
      expect(months[0]?.invoicedAt).toEqual(new Date('2027-04-06T06:30:00Z'));
      const rows = await database.db.select().from(referrals);
      expect(rows).toMatchObject([{ state: 'rewarded', rewardCents: 4_900 }]);
      const free = (await listPaidMonths(year, 'eastern')).filter(({ paidCents }) => paidCents === 0);
      expect(free.map(({ invoicedAt }) => invoicedAt)).toEqual([new Date('2027-04-12T15:00:00Z')]);
    });

    test('a larger plan gives its rest at once, a smaller one takes hold with the month and fits the team in', async () => {
      const given = (await listLedger(year, 'changing')).filter(({ kind }) => kind === 'upgrade');
      expect(given.map(({ period, amount }) => [period, amount])).toEqual([
        ['2027-01-31', 75],
        ['2027-03-31', 850],
      ]);
      const grants = (await listLedger(year, 'changing')).filter(({ kind }) => kind === 'grant');
      expect(grants.slice(0, 6).map(({ amount }) => amount)).toEqual([75, 150, 150, 1_000, 1_000, 75]);
      const left = await database.db
        .select({ name: recipients.name })
        .from(recipients)
        .where(eq(recipients.companyId, requireCompany(year, 'changing').companyId))
        .orderBy(asc(recipients.position));
      expect(left.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((index) => `Recipient ${index}`));
      expect(await listNotices(year, 'changing', 'plan_changed')).toHaveLength(1);
    });

    test('cancelled at the last free moment costs nothing; a second later one month, and no more', async () => {
      const late = await listPaidMonths(year, 'late');
      expect(late.map(({ paidCents }) => paidCents)).toEqual([4_900]);
      const returned = await listPaidMonths(year, 'returning');
      expect(returned.every(({ invoicedAt }) => invoicedAt >= COMES_BACK)).toBe(true);
      expect(returned.map(({ paidCents }) => paidCents)).toEqual(Array(8).fill(1_000));
    });

    test('an unpaid month is told of at each try, closes the plan, and is paid when a card is there', async () => {
      const tries = await listNotices(year, 'owing', 'payment_failed');
      expect(tries.map((at) => at.toISOString().slice(0, 10))).toEqual([
        '2027-02-14',
        '2027-02-17',
        '2027-02-22',
      ]);
      expect(await listNotices(year, 'owing', 'plan_closed')).toHaveLength(1);
      const months = await listPaidMonths(year, 'owing');
      expect(months[0]).toMatchObject({ state: 'paid', paidAt: PAYS_UP });
      expect(months[1]?.invoicedAt).toEqual(new Date('2027-07-14T17:00:00Z'));
      expect(months).toHaveLength(10);
    });
  });
}
