import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from '../plans';
import { TIERS, type Tier } from '../types';
import { advance, nextChangeAt } from './advance';
import { type Books, findBooks, type Outcome, once, openBooks, runningOf } from './books';
import { demoMethodId } from './cards';
import { attempt, dueOf, totalOf } from './invoices';
import { shareOf } from './money';
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

function run(books: Books, now: Seconds, step: Step): Outcome {
  const running = runningOf(books);
  const open = books.invoices.find(({ state }) => state === 'open')?.id ?? 'none';
  switch (step.does) {
    case 'card':
      return setCard(books, now, step.methodId);
    case 'subscribe':
      return subscribe(books, now, {
        tier: step.tier,
        trialDays: books.made > 0 ? 0 : 14,
        discountPercent: 50,
      });
    case 'change':
      return PLANS[step.tier].priceCents < PLANS[running?.tier ?? 'solo'].priceCents
        ? changePlanLater(books, now, step.tier)
        : changePlanNow(books, now, step.tier);
    case 'end':
      return setEnd(books, running?.state === 'past_due' ? now : (running?.periodEndsAt ?? now));
    case 'go_on':
      return setEnd(books, null);
    case 'buy':
      return once(books, `buy:${step.key}`, (held) =>
        buyChecks(held, now, { tier: 'team', count: 20, priceCents: 2_900 }),
      );
    case 'pay':
      return attempt(books, now, open, true);
    case 'drop':
      return dropInvoice(books, open);
    case 'credit':
      return giveCredit(books, step.cents);
    case 'wait':
      return { books, refused: null, invoiceId: null };
  }
}

/** The books after each step, with the time they were reached at. */
function history(start: Seconds, all: Step[]): { now: Seconds; books: Books; credited: number }[] {
  let now = start;
  let credited = 0;
  let books = setCard(openBooks('cus_demo_test', start), start, CARDS[0] ?? '').books;
  return all.map((step) => {
    now += step.after;
    books = advance(run(advance(books, now), now, step).books, now);
    if (step.does === 'credit') credited += step.cents;
    return { now, books, credited };
  });
}

test('whatever is done, the sums hold and the stored form reads back the same', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      for (const { books, credited } of history(start, all)) {
        expect(findBooks(JSON.parse(JSON.stringify(books)))).toEqual(books);
        expect(new Set(books.invoices.map(({ id }) => id)).size).toBe(books.invoices.length);
        for (const invoice of books.invoices) {
          expect(invoice.creditCents).toBeLessThanOrEqual(totalOf(invoice));
          expect(invoice.paidCents).toBe(invoice.state === 'paid' ? dueOf(invoice) : 0);
          expect(invoice.paidAt !== null).toBe(invoice.state === 'paid');
        }
        const used = books.invoices.reduce((sum, { creditCents }) => sum + creditCents, 0);
        expect(books.creditCents + used).toBe(credited);
      }
    }),
  );
});

test('no two months of a plan are charged for the same time', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      const { books } = history(start, all).at(-1) ?? { books: openBooks('cus_demo_test', start) };
      // A change of plans charges a rest of a month; whole months begin where one ended.
      const months = books.invoices.filter(
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
      for (const { now, books } of history(start, all).slice(-1)) {
        const until = now + 500 * DAY;
        const looked = offsets
          .sort((a, b) => a - b)
          .reduce((held, after) => advance(held, now + after), books);
        expect(advance(looked, until)).toEqual(advance(books, until));
      }
    }),
  );
});

test('the next change is announced: nothing happens before, something then', () => {
  fc.assert(
    fc.property(starts, steps, (start, all) => {
      for (const { now, books } of history(start, all)) {
        const next = nextChangeAt(books);
        if (next === null) {
          expect(advance(books, now + 5_000 * DAY)).toBe(books);
          continue;
        }
        expect(next).toBeGreaterThan(now);
        expect(advance(books, next - 1)).toBe(books);
        expect(advance(books, next)).not.toEqual(books);
      }
    }),
  );
});

test('a cancellation and a change that waits leave no trace when they are taken back', () => {
  fc.assert(
    fc.property(starts, steps, tiers, (start, all, tier) => {
      for (const { now, books } of history(start, all)) {
        const running = runningOf(books);
        if (!running || running.endsAt !== null) continue;
        const ending = setEnd(books, running.periodEndsAt).books;
        expect(setEnd(ending, null).books).toEqual(books);
        if (running.state !== 'active' || running.next) continue;
        const waiting = changePlanLater(books, now, tier).books;
        expect(changePlanNow(waiting, now, running.tier).books).toEqual(books);
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
      let books = setCard(openBooks('cus_demo_test', start), start, CARDS[0] ?? '').books;
      books = subscribe(books, start, { tier: first, trialDays: 14, discountPercent: null }).books;
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
          ledger.paid += shareOf(wanted, rest, month) - shareOf(old, rest, month);
        }
        if (!waits) ledger.tier = tier;
        ledger.next = tier;
        books = (waits ? changePlanLater : changePlanNow)(advance(books, now), now, tier).books;
      }
      turnTo(now + 100 * DAY);
      books = advance(books, now + 100 * DAY);
      expect(books.invoices.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(ledger.paid);
      expect(books.subscription?.tier).toBe(ledger.tier);
    }),
  );
});

test('a refusal is repeated to the same key until another card is there', () => {
  const pack = { tier: 'team', count: 20, priceCents: 2_900 } as const;
  const buy = (books: Books) => once(books, 'one', (held) => buyChecks(held, START, pack));
  const refusing = setCard(openBooks('cus_demo_test', START), START, CARDS[1] ?? '').books;
  const refused = buy(refusing);
  expect(refused).toMatchObject({ refused: 'card_declined', books: { invoices: [{ state: 'void' }] } });
  expect(buy(refused.books)).toEqual({ ...refused, books: refused.books });
  const bought = buy(setCard(refused.books, START, CARDS[0] ?? '').books);
  expect(bought.books.invoices.map(({ state }) => state)).toEqual(['void', 'paid']);
  expect(buy(bought.books)).toEqual(bought);
});

test('books stay small: old invoices make room, open ones stay', () => {
  const pack = { tier: 'solo', count: 5, priceCents: 900 } as const;
  const asking = setCard(openBooks('cus_demo_test', START), START, CARDS[2] ?? '').books;
  const waiting = buyChecks(asking, START, pack);
  let books = setCard(waiting.books, START, CARDS[0] ?? '').books;
  for (let index = 0; index < 300; index++) books = buyChecks(books, START + index, pack).books;
  expect(books.invoices).toHaveLength(200);
  expect(books.invoices[0]).toMatchObject({ id: waiting.invoiceId, state: 'open', needsAction: true });
  expect(books.invoices.at(-1)?.number).toBe('DEMO-0301');
});

test.each([
  ['nothing', null],
  ['a text', 'books'],
  ['another format', { ...openBooks('cus_demo_test', START), format: 0 }],
  ['a missing part', { format: 1, series: 'x' }],
  ['a sum with a fraction', { ...openBooks('cus_demo_test', START), creditCents: 0.5 }],
  [
    'a time beyond all calendars',
    { ...openBooks('cus_demo_test', START), made: 1, invoices: [{ paidAt: 1e300 }] },
  ],
])('%s is no book', (_, stored) => {
  expect(findBooks(stored)).toBeNull();
});
