import { expect, test } from 'vitest';
import { createDemoAccount, type DemoAccount } from './account';
import { advance, nextChangeAt } from './advance';
import { demoMethodId } from './cards';
import { attemptPayment } from './invoices';
import { DAY, toDate, toSeconds } from './months';
import { giveCredit } from './packs';
import { toAccountSnapshot } from './snapshot';
import { changePlanLater, changePlanNow, preview, setCard, setEnd, subscribe } from './subscription';

const START = toSeconds(new Date('2027-01-17T10:00:00Z'));
const at = (text: string) => toSeconds(new Date(text));

const card = (number: string) => demoMethodId(number, 'x');
const PAYS = card('4242 4242 4242 4242');
const REFUSES = card('4000 0000 0000 0341');
const ASKS = card('4000 0027 6000 3184');

/** A trial of 14 days, to 31 January 10:00; 30 days and half the price for who was referred. */
function begun(methodId: string | null = PAYS, referred = false): DemoAccount {
  const opened = createDemoAccount('cus_demo_test', START);
  const withCard = methodId === null ? opened : setCard(opened, START, methodId).account;
  const discountPercent = referred ? 50 : null;
  return subscribe(withCard, START, { tier: 'team', trialDays: referred ? 30 : 14, discountPercent }).account;
}

const money = (account: DemoAccount) =>
  toAccountSnapshot(account).invoices.map(({ state, subtotalCents, discountCents, paidCents, dueCents }) => ({
    state,
    subtotalCents,
    discountCents,
    paidCents,
    dueCents,
  }));
const getState = (account: DemoAccount) => account.subscription?.state;

test('a trial ends in a first month that is paid, and the next ones follow on the anchor day', () => {
  const trial = begun();
  expect(toAccountSnapshot(trial).nextChangeAt).toEqual(new Date('2027-01-31T10:00:00Z'));
  expect(advance(trial, at('2027-01-31T09:59:59Z'))).toBe(trial);
  const first = advance(trial, at('2027-01-31T10:00:00Z'));
  expect(getState(first)).toBe('active');
  expect(money(first)).toEqual([
    { state: 'paid', subtotalCents: 4_900, discountCents: 0, paidCents: 4_900, dueCents: 0 },
  ]);
  expect(toDate(nextChangeAt(first) ?? 0)).toEqual(new Date('2027-02-28T10:00:00Z'));
  const third = advance(first, at('2027-03-31T10:00:00Z'));
  expect(third.invoices.map(({ number }) => number)).toEqual(['DEMO-0002', 'DEMO-0003', 'DEMO-0004']);
  expect(toAccountSnapshot(third).invoices[0]).toMatchObject({
    periodStartsAt: new Date('2027-03-31T10:00:00Z'),
    periodEndsAt: new Date('2027-04-30T10:00:00Z'),
  });
});

test('the discount of a referral is off the first paid month and no other', () => {
  const account = advance(begun(PAYS, true), START + 65 * DAY);
  expect(money(account).map(({ paidCents }) => paidCents)).toEqual([4_900, 2_450]);
  expect(toAccountSnapshot(begun(PAYS, true)).subscription?.discountPercent).toBe(50);
  expect(toAccountSnapshot(account).subscription?.discountPercent).toBeNull();
});

test('credit pays before the card does, over as many invoices as it lasts', () => {
  const account = advance(giveCredit(begun(), 6_000).account, at('2027-03-31T10:00:00Z'));
  expect(money(account).map(({ paidCents }) => paidCents)).toEqual([4_900, 3_800, 0]);
  expect(account.creditCents).toBe(0);
});

test('a card that refuses is tried again after 3, 5 and 7 days; then the plan closes', () => {
  const due = at('2027-01-31T10:00:00Z');
  const tried = [0, 3, 8, 15].map((days) => advance(begun(REFUSES), due + days * DAY));
  expect(tried.map(getState)).toEqual(['past_due', 'past_due', 'past_due', 'unpaid']);
  expect(tried.map(({ invoices }) => invoices[0]?.attempts)).toEqual([1, 2, 3, 4]);
  expect(tried.map((account) => toAccountSnapshot(account).nextChangeAt)).toEqual([
    toDate(due + 3 * DAY),
    toDate(due + 8 * DAY),
    toDate(due + 15 * DAY),
    new Date('2027-02-28T10:00:00Z'),
  ]);
  // Nobody is charged for months in which the plan is closed.
  const closed = advance(begun(REFUSES), at('2027-06-15T10:00:00Z'));
  expect(closed.invoices).toHaveLength(1);
  const paid = attemptPayment(
    setCard(closed, 0, PAYS).account,
    at('2027-06-15T10:00:00Z'),
    closed.invoices[0]?.id ?? '',
    true,
  );
  expect(getState(paid.account)).toBe('active');
  expect(advance(paid.account, at('2027-06-30T10:00:00Z')).invoices).toHaveLength(2);
});

test('a try by hand that fails does not move the next one', () => {
  const due = at('2027-01-31T10:00:00Z');
  const held = advance(begun(REFUSES), due);
  const { account, refused } = attemptPayment(held, due + DAY, held.invoices[0]?.id ?? '', true);
  expect(refused).toBe('card_declined');
  expect(account).toEqual(held);
});

test('a bank that asks is answered by paying once more', () => {
  const due = at('2027-01-31T10:00:00Z');
  const asked = advance(begun(ASKS), due);
  expect(toAccountSnapshot(asked).subscription).toMatchObject({ state: 'past_due', needsAction: true });
  const answered = attemptPayment(asked, due + DAY, asked.invoices[0]?.id ?? '', true);
  expect(answered.refused).toBeNull();
  expect(toAccountSnapshot(answered.account).subscription).toMatchObject({
    state: 'active',
    needsAction: false,
  });
});

test('a trial nobody left a card for ends with itself', () => {
  const account = advance(begun(null), START + 14 * DAY);
  expect(toAccountSnapshot(account)).toMatchObject({ invoices: [], nextChangeAt: null });
  expect(getState(account)).toBe('canceled');
});

test('an end comes before the month that would have begun with it, and what is owed goes with it', () => {
  const trialEnd = START + 14 * DAY;
  const unpaid = setEnd(begun(), trialEnd).account;
  expect(advance(unpaid, trialEnd)).toMatchObject({ invoices: [], subscription: { state: 'canceled' } });
  const owing = advance(begun(REFUSES), trialEnd);
  const ended = advance(setEnd(owing, trialEnd + DAY).account, trialEnd + DAY);
  expect(money(ended)).toEqual([
    { state: 'void', subtotalCents: 4_900, discountCents: 0, paidCents: 0, dueCents: 0 },
  ]);
  expect(toAccountSnapshot(ended).subscription).toMatchObject({ state: 'canceled', endsAt: null });
});

test('in the last day of a trial an end a month on charges that month and no more', () => {
  const end = at('2027-02-28T10:00:00Z');
  const account = advance(setEnd(begun(), end).account, end + 40 * DAY);
  expect(money(account).map(({ paidCents }) => paidCents)).toEqual([4_900]);
  expect(account.subscription).toMatchObject({ state: 'canceled', endedAt: end });
});

test('a smaller plan waits for the month’s end, and is all that is charged then', () => {
  const active = advance(begun(), START + 14 * DAY);
  const waiting = changePlanLater(active, START + 20 * DAY, 'solo').account;
  expect(toAccountSnapshot(waiting).subscription).toMatchObject({
    tier: 'team',
    next: { tier: 'solo', from: new Date('2027-02-28T10:00:00Z') },
  });
  const changed = advance(waiting, at('2027-02-28T10:00:00Z'));
  expect(changed.subscription).toMatchObject({ tier: 'solo', next: null });
  expect(money(changed)[0]?.paidCents).toBe(1_000);
});

test('a larger plan costs the rest of the month, what is unused of the old one taken off', () => {
  const active = advance(begun(), START + 14 * DAY);
  // 28 days; 21 are left.
  const now = START + 21 * DAY;
  expect(preview(active, now, 'professional')).toEqual({
    dueNowCents: 7_425 - 3_675,
    creditedCents: 3_675,
    nextCents: 9_900,
    nextAt: new Date('2027-02-28T10:00:00Z'),
  });
  const { account } = changePlanNow(active, now, 'professional');
  expect(money(account)[0]).toMatchObject({ state: 'paid', paidCents: 3_750 });
  expect(account.subscription?.tier).toBe('professional');
});

test('what a discounted month gives back is what was paid for it', () => {
  const active = advance(begun(PAYS, true), START + 30 * DAY);
  const { dueNowCents, creditedCents } = preview(active, START + 30 * DAY, 'professional') ?? {};
  expect({ dueNowCents, creditedCents }).toEqual({ dueNowCents: 9_900 - 2_450, creditedCents: 2_450 });
});

test('a card that refuses a larger plan, or whose bank would ask, changes nothing', () => {
  const active = advance(begun(), START + 14 * DAY);
  const refusing = setCard(active, START, REFUSES).account;
  expect(changePlanNow(refusing, START + 20 * DAY, 'professional')).toEqual({
    account: refusing,
    refused: 'card_declined',
    invoiceId: null,
  });
  const asking = setCard(active, START, ASKS).account;
  const asked = changePlanNow(asking, START + 20 * DAY, 'professional');
  expect(asked).toEqual({ account: asking, refused: 'authentication_required', invoiceId: null });
});

test('in a trial a plan changes at once and costs nothing', () => {
  const account = changePlanLater(changePlanNow(begun(), START, 'enterprise').account, START, 'solo').account;
  expect(account.invoices).toEqual([]);
  expect(account.subscription).toMatchObject({ tier: 'solo', next: null, state: 'trialing' });
});

test('who comes back pays from the first day; a refused card begins nothing, a bank that asks has 23 hours', () => {
  const ended = advance(setEnd(begun(), START + DAY).account, START + DAY);
  const again = { tier: 'team', trialDays: 0, discountPercent: null } as const;
  const now = START + 2 * DAY;
  expect(subscribe(setCard(ended, now, PAYS).account, now, again).account).toMatchObject({
    subscription: { state: 'active', trialEndsAt: null, anchor: now },
    invoices: [{ state: 'paid', paidCents: 4_900 }],
  });
  const refusing = setCard(ended, now, REFUSES).account;
  expect(subscribe(refusing, now, again)).toEqual({
    account: refusing,
    refused: 'card_declined',
    invoiceId: null,
  });
  const waiting = subscribe(setCard(ended, now, ASKS).account, now, again).account;
  expect(toAccountSnapshot(waiting).subscription).toMatchObject({ state: 'incomplete', needsAction: true });
  const paid = attemptPayment(waiting, now + 60, waiting.invoices[0]?.id ?? '', true).account;
  expect(getState(paid)).toBe('active');
  const lapsed = advance(waiting, now + 23 * 3_600);
  expect(lapsed).toMatchObject({ subscription: { state: 'canceled' }, invoices: [{ state: 'void' }] });
});
