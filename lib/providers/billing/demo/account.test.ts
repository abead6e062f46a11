import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from '../plans';
import { TIERS, type Tier } from '../types';
import {
  createDemoAccount,
  type DemoAccount,
  getRunningSubscription,
  type Outcome,
  parseDemoAccount,
  runOnce,
} from './account';
import { advance, nextChangeAt } from './advance';
import { demoMethodId } from './cards';
import { attemptPayment, getAmountDue, getInvoiceTotal } from './invoices';
import { takeShare } from './money';
import { DAY, monthEndAfter, type Seconds, toSeconds } from './months';
import { buyChecks, dropInvoice, giveCredit } from './packs';
import { changePlanLater, changePlanNow, setCard, setEnd, subscribe } from './subscription';

const CARDS = ['4242', '0341', '3184'].map((last4) => demoMethodId(`4000${last4}`, 'x'));
const START = toSeconds(new Date('2027-01-01T00:00:00Z'));

/** One thing somebody does, some time after the one before. */
type Step = { after: Seconds; key: number } & (
  | { does: 'card'; methodId: string }
  | { does: 'subscribe' | 'change'; tier: Tier }
  | { does: 'end' | 'go_on' | 'buy' | 'pay' | 'drop' | 'wait' }
  | { does: 'credit'; cents: number }
);

const tiers = fc.constantFrom(...TIERS);
const timed = { after: fc.integer({ min: 0, max: 40 * DAY }), key: fc.integer({ min: 0, max: 5 }) };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ ...timed, does: fc.constant('card'), methodId: fc.constantFrom(...CARDS) }),
    fc.record({ ...timed, does: fc.constantFrom('subscribe', 'change'), tier: tiers }),
    fc.record({ ...timed, does: fc.constantFrom('end', 'go_on', 'buy', 'pay', 'drop', 'wait') }),
    fc.record({ ...timed, does: fc.constant('credit'), cents: fc.integer({ min: 1, max: 20_000 }) }),
  ),
  { maxLength: 25 },
);
const starts = fc.integer({ min: START, max: START + 3 * 366 * DAY });

function run(account: DemoAccount, now: Seconds, step: Step): Outcome {
  const running = getRunningSubscription(account);
  const open = account.invoices.find(({ state }) => state === 'open')?.id ?? 'none';
  switch (step.does) {
    case 'card':
      return setCard(account, now, step.methodId);
    case 'subscribe':
      return subscribe(account, now, {
        tier: step.tier,
        trialDays: account.made > 0 ? 0 : 14,
        discountPercent: 50,
      });
    case 'change':
      return PLANS[step.tier].priceCents < PLANS[running?.tier ?? 'solo'].priceCents
        ? changePlanLater(account, now, step.tier)
        : changePlanNow(account, now, step.tier);
    case 'end':
      return setEnd(account, running?.state === 'past_due' ? now : (running?.periodEndsAt ?? now));
    case 'go_on':
      return setEnd(account, null);
    case 'buy':
      return runOnce(account, `buy:${step.key}`, (held) =>
        buyChecks(held, now, { tier: 'team', count: 20, priceCents: 2_900 }),
      );
    case 'pay':
      return attemptPayment(account, now, open, true);
    case 'drop':
      return dropInvoice(account, open);
    case 'credit':
      return giveCredit(account, step.cents);
    case 'wait':
      return { account, refused: null, invoiceId: null };
  }
}

/** The books after each step, with the time they were reached at. */
function history(start: Seconds, all: Step[]): { now: Seconds; account: DemoAccount; credited: number }[] {
  let now = start;
  let credited = 0;
  let account = setCard(createDemoAccount('cus_demo_test', start), start, CARDS[0] ?? '').account;
  return all.map((step) => {
    now += step.after;
    account = advance(run(advance(account, now), now, step).account, now);
    if (step.does === 'credit') credited += step.cents;
    return { now, account, credited };
  });
}

test('whatever is done, the sums hold and the stored form reads back the same', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      for (const { account, credited } of history(start, all)) {
        expect(parseDemoAccount(JSON.parse(JSON.stringify(account)))).toEqual(account);
        expect(new Set(account.invoices.map(({ id }) => id)).size).toBe(account.invoices.length);
        for (const invoice of account.invoices) {
          expect(invoice.creditCents).toBeLessThanOrEqual(getInvoiceTotal(invoice));
          expect(invoice.paidCents).toBe(invoice.state === 'paid' ? getAmountDue(invoice) : 0);
          expect(invoice.paidAt !== null).toBe(invoice.state === 'paid');
        }
        const used = account.invoices.reduce((sum, { creditCents }) => sum + creditCents, 0);
        expect(account.creditCents + used).toBe(credited);
      }
    }),
  );
});

test('no two months of a plan are charged for the same time', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      const { account } = history(start, all).at(-1) ?? {
        account: createDemoAccount('cus_demo_test', start),
      };
      // A change of plans charges a rest of a month; whole months begin where one ended.
      const months = account.invoices.filter(
        ({ kind, state, subtotalCents, tier }) =>
          kind === 'subscription' && state !== 'void' && subtotalCents === PLANS[tier].priceCents,
      );
      for (const [index, month] of months.slice(1).entries())
        expect(month.periodStartsAt).toBeGreaterThanOrEqual(months[index]?.periodEndsAt ?? Infinity);
    }),
  );
});

test('it does not matter how often one looks', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 500 * DAY }), { maxLength: 20 });
  fc.assert(
    fc.property(starts, steps, looks, (start, all, offsets) => {
      for (const { now, account } of history(start, all).slice(-1)) {
        const until = now + 500 * DAY;
        const looked = offsets
          .sort((a, b) => a - b)
          .reduce((held, after) => advance(held, now + after), account);
        expect(advance(looked, until)).toEqual(advance(account, until));
      }
    }),
  );
});

test('the next change is announced: nothing happens before, something then', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      for (const { now, account } of history(start, all)) {
        const next = nextChangeAt(account);
        if (next === null) {
          expect(advance(account, now + 5_000 * DAY)).toBe(account);
          continue;
        }
        expect(next).toBeGreaterThan(now);
        expect(advance(account, next - 1)).toBe(account);
        expect(advance(account, next)).not.toEqual(account);
      }
    }),
  );
});

test('a cancellation and a change that waits leave no trace when they are taken back', () => {
  fc.assert(
    fc.property(starts, steps, tiers, (start, all, tier) => {
      for (const { now, account } of history(start, all)) {
        const running = getRunningSubscription(account);
        if (!running || running.endsAt !== null) continue;
        const ending = setEnd(account, running.periodEndsAt).account;
        expect(setEnd(ending, null).account).toEqual(account);
        if (running.state !== 'active' || running.next) continue;
        const waiting = changePlanLater(account, now, tier).account;
        expect(changePlanNow(waiting, now, running.tier).account).toEqual(account);
      }
    }),
  );
});

test('what is paid is what the history of the plan says, to the cent', () => {
  const changes = fc.array(fc.record({ after: fc.integer({ min: 0, max: 50 * DAY }), tier: tiers }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(starts, tiers, changes, (start, first, all) => {
      const trialEnd = start + 14 * DAY;
      let account = setCard(createDemoAccount('cus_demo_test', start), start, CARDS[0] ?? '').account;
      account = subscribe(account, start, { tier: first, trialDays: 14, discountPercent: null }).account;
      const ledger = { tier: first, next: first, from: start, until: trialEnd, paid: 0 };
      let now = start;
      const turnTo = (at: Seconds) => {
        while (ledger.until <= at) {
          ledger.tier = ledger.next;
          ledger.from = ledger.until;
          ledger.until = monthEndAfter(trialEnd, ledger.from);
          ledger.paid += PLANS[ledger.tier].priceCents;
        }
      };
      for (const { after, tier } of all) {
        now += after;
        turnTo(now);
        const [old, wanted] = [PLANS[ledger.tier].priceCents, PLANS[tier].priceCents];
        const waits = wanted < old && now >= trialEnd;
        if (!waits && now >= trialEnd) {
          const [rest, month] = [ledger.until - now, ledger.until - ledger.from];
          ledger.paid += takeShare(wanted, rest, month) - takeShare(old, rest, month);
        }
        if (!waits) ledger.tier = tier;
        ledger.next = tier;
        account = (waits ? changePlanLater : changePlanNow)(advance(account, now), now, tier).account;
      }
      turnTo(now + 100 * DAY);
      account = advance(account, now + 100 * DAY);
      expect(account.invoices.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(ledger.paid);
      expect(account.subscription?.tier).toBe(ledger.tier);
    }),
  );
});

test('a refusal is repeated to the same key until another card is there', () => {
  const pack = { tier: 'team', count: 20, priceCents: 2_900 } as const;
  const buy = (account: DemoAccount) => runOnce(account, 'one', (held) => buyChecks(held, START, pack));
  const refusing = setCard(createDemoAccount('cus_demo_test', START), START, CARDS[1] ?? '').account;
  const refused = buy(refusing);
  expect(refused).toMatchObject({ refused: 'card_declined', account: { invoices: [{ state: 'void' }] } });
  expect(buy(refused.account)).toEqual({ ...refused, account: refused.account });
  const bought = buy(setCard(refused.account, START, CARDS[0] ?? '').account);
  expect(bought.account.invoices.map(({ state }) => state)).toEqual(['void', 'paid']);
  expect(buy(bought.account)).toEqual(bought);
});

test('books stay small: old invoices make room, open ones stay', () => {
  const pack = { tier: 'solo', count: 5, priceCents: 900 } as const;
  const asking = setCard(createDemoAccount('cus_demo_test', START), START, CARDS[2] ?? '').account;
  const waiting = buyChecks(asking, START, pack);
  let account = setCard(waiting.account, START, CARDS[0] ?? '').account;
  for (let index = 0; index < 300; index++) account = buyChecks(account, START + index, pack).account;
  expect(account.invoices).toHaveLength(200);
  expect(account.invoices[0]).toMatchObject({ id: waiting.invoiceId, state: 'open', needsAction: true });
  expect(account.invoices.at(-1)?.number).toBe('DEMO-0301');
});

test.each([
  ['nothing', null],
  ['a text', 'books'],
  ['another format', { ...createDemoAccount('cus_demo_test', START), format: 0 }],
  ['a missing part', { format: 1, series: 'x' }],
  ['a sum with a fraction', { ...createDemoAccount('cus_demo_test', START), creditCents: 0.5 }],
  [
    'a time beyond all calendars',
    { ...createDemoAccount('cus_demo_test', START), made: 1, invoices: [{ paidAt: 1e300 }] },
  ],
])('%s is no book', (_, stored) => {
  expect(parseDemoAccount(stored)).toBeNull();
});
