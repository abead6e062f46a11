import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DunningBanner } from '@/app/[locale]/(dashboard)/_components/dunning-banner';
import { SubscriptionMore } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-more';
import {
  SubscriptionPhaseText,
  type SubscriptionPhaseTextProps,
} from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-phase-text';
import { LockedPage } from '@/components/billing/locked-page';
import { dollars } from '@/lib/platform/i18n/format';
import { lastFreeCancellation } from '@/lib/providers/billing/plan-changes';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Subscription, Tier } from '@/lib/providers/billing/types';
import type { SubscriptionPhase } from '@/lib/sales/subscriptions/phase';
import {
  CLOCK,
  createDateFormats,
  inDays,
  inTrial,
  makeInvoice,
  standing,
  subscribed,
  VISA,
} from '../../support/billing';
import { inBothLanguages } from '../../support/component';

inBothLanguages('where a company stands', (reader) => {
  function show(subscription: Subscription | null, given: Partial<SubscriptionPhaseTextProps> = {}) {
    reader().mount(
      <SubscriptionPhaseText
        phase={standing(subscription)}
        subscription={subscription}
        card={VISA}
        creditCents={0}
        taxed={false}
        waiting={[]}
        clock={CLOCK}
        {...given}
      />,
    );
  }
  const says = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `subscription.says.${key}`, values);
  const fact = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `subscription.facts.${key}`, values);
  const planName = (tier: Tier) => reader().t('onboarding', `plan.names.${tier}`);
  const dates = () => createDateFormats(reader().locale);
  const cardName = (brand: string, last4: string) =>
    reader().t('billing', 'subscription.card.ends', { brand, last4 });
  /** The badge and the sentence; nothing else of the kind. */
  function expectSaid(kind: SubscriptionPhase['kind'], ...said: string[]) {
    const place = screen.getByRole('region', { name: reader().t('billing', 'subscription.title') });
    expect(within(place).getByText(reader().t('billing', `subscription.states.${kind}`))).toBeVisible();
    for (const sentence of said) expect(within(place).getByText(sentence)).toBeVisible();
  }

  test('without a plan it asks to choose one, and names no price', () => {
    show(null);
    expectSaid('none', says('none'));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByText(fact('next'))).toBeNull();
  });

  test('a subscription that is being made says how long that takes', () => {
    show(null, { phase: standing(null, [], true) });
    expectSaid('starting', says('starting'));
  });

  test('a trial says how long it runs, until when it is free to cancel, and what follows', () => {
    const trial = inTrial(10.5);
    show(trial);
    const end = inDays(10.5);
    const { day, minute } = dates();
    expectSaid(
      'trial',
      says('trial', { days: 11, end: minute(end), lastFree: minute(lastFreeCancellation(end)) }),
      fact('nextValue', { amount: dollars(PLANS.team.priceCents), date: day(end) }),
      cardName('Visa', '4242'),
      reader().t('billing', 'subscription.perMonth', { price: '$49' }),
    );
    expect(screen.getByRole('heading', { level: 2, name: planName('team') })).toBeVisible();
    expect(screen.queryByText(fact('waiting'))).toBeNull();
  });

  test('in its last day the free moment is over, and the first month named', () => {
    const end = inDays(0.5);
    show(inTrial(0.5));
    const { minute } = dates();
    expectSaid('trial', says('trialLate', { end: minute(end), lastFree: minute(lastFreeCancellation(end)) }));
  });

  test('a paid month says until when, the tax, the discount and the credit', () => {
    show(subscribed({ discountPercent: 50 }), { taxed: true, creditCents: 1_000, card: null });
    const { day } = dates();
    expectSaid(
      'active',
      says('active', { plan: planName('team'), end: day(inDays(10)) }),
      fact('nextValue', { amount: '$14.50', date: day(inDays(10)) }),
      fact('discountValue', { percent: 50 }),
      fact('creditValue', { amount: '$10' }),
      fact('noCard'),
      reader().t('billing', 'subscription.tax'),
    );
  });

  test('a smaller plan that follows is named with its date and price', () => {
    const from = inDays(10);
    show(subscribed({ tier: 'professional', nextTier: 'solo', nextTierFrom: from }));
    const { day } = dates();
    expectSaid(
      'active',
      says('next', { date: day(from), plan: planName('solo'), price: '$10' }),
      fact('nextValue', { amount: '$10', date: day(from) }),
    );
  });

  test('who has no seat is named where the plan is', () => {
    show(subscribed(), { waiting: ['Mia Sorensen', 'Ben Ortiz'] });
    expect(screen.getByText(fact('waiting'))).toBeVisible();
    expect(screen.getByText(dates().list(['Mia Sorensen', 'Ben Ortiz']))).toBeVisible();
  });

  test('a trial cancelled in time costs nothing, a month runs out', () => {
    const [plan, end] = [planName('team'), inDays(10)];
    show(inTrial(10, { endsAt: end }));
    expectSaid('ending', says('endingFree', { plan, end: dates().minute(end) }), fact('nothing'));
  });

  test('a paid month that was cancelled runs out', () => {
    const [plan, end] = [planName('team'), inDays(10)];
    show(subscribed({ endsAt: end }));
    expectSaid('ending', says('endingPaid', { plan, end: dates().minute(end) }), fact('nothing'));
  });

  test('cancelled in the last 24 hours, the month that is charged is named with its date', () => {
    const [charged, end] = [inDays(0.5), inDays(30.5)];
    show(inTrial(0.5, { endsAt: end }));
    const { day, minute } = dates();
    expectSaid(
      'ending',
      says('endingCharged', {
        plan: planName('team'),
        amount: '$49',
        chargeAt: minute(charged),
        end: day(end),
      }),
      fact('nextValue', { amount: '$49', date: day(charged) }),
    );
  });

  test('a failed payment says what is open and when it is tried again', () => {
    const owed = subscribed({ state: 'past_due' });
    const again = inDays(3);
    show(owed, { phase: standing(owed, [makeInvoice({ state: 'open', nextAttemptAt: again })]) });
    const plan = planName('team');
    expectSaid('past_due', says('pastDueAgain', { plan, amount: '$49', date: dates().day(again) }));
    expect(screen.queryByText(fact('next'))).toBeNull();
  });

  test('a failed payment nobody tries again says that alone', () => {
    show(subscribed({ state: 'past_due' }));
    expectSaid('past_due', says('pastDue', { plan: planName('team'), amount: '$49' }));
  });

  test('a plan that is locked says what opens it', () => {
    const owed = subscribed({ state: 'unpaid' });
    show(owed, { phase: standing(owed, [makeInvoice({ state: 'open' })]) });
    expectSaid('unpaid', says('unpaid', { amount: '$49' }));
  });

  test('a locked plan without an open invoice asks for another card', () => {
    show(subscribed({ state: 'unpaid' }));
    expectSaid('unpaid', says('unpaidNone'));
  });

  test('a first payment that waits for the bank is said once', () => {
    show(subscribed({ state: 'incomplete', needsAction: true }));
    expectSaid('incomplete', says('incomplete'));
    expect(screen.queryByText(says('needsAction'))).toBeNull();
  });

  test('a bank that asks about a running plan is said besides', () => {
    show(subscribed({ needsAction: true }));
    expectSaid('active', says('needsAction'));
  });

  test('a plan that ended says when, and names no price', () => {
    show(subscribed({ state: 'canceled', endedAt: inDays(-3) }));
    expectSaid('ended', says('endedOn', { date: dates().day(inDays(-3)) }));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('a plan that ended some time says so without a date', () => {
    show(subscribed({ state: 'canceled' }));
    expectSaid('ended', says('ended'));
  });

  test('a card of a brand nobody knows is a card', () => {
    show(subscribed(), { card: { ...VISA, brand: 'unknown', last4: '0001' } });
    expect(
      screen.getByText(cardName(reader().t('billing', 'subscription.card.other'), '0001')),
    ).toBeVisible();
  });

  test('what else has to do with the plan is one link away', () => {
    const { mount, t, href } = reader();
    mount(<SubscriptionMore />);
    for (const [key, to] of [
      ['checks', '/dashboard/purchase-checks'],
      ['referrals', '/dashboard/referrals'],
    ] as const)
      expect(screen.getByRole('link', { name: t('billing', `subscription.more.${key}`) })).toHaveAttribute(
        'href',
        href(to),
      );
  });
});

inBothLanguages('what the plan asks, on every page', (reader) => {
  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `banner.${key}`, values);

  test.each([
    ['past_due', '#card'],
    ['unpaid', ''],
    ['confirm', ''],
    ['none', ''],
    ['ended', ''],
  ] as const)('says of %s in a line what it is, and leads on', (kind, hash) => {
    const { mount, href } = reader();
    mount(<DunningBanner banner={{ kind }} clock={CLOCK} />);
    const banner = screen.getByRole('region', { name: text('label') });
    expect(banner).toHaveTextContent(text(`long.${kind}`));
    // A phone has room for less.
    expect(banner).toHaveTextContent(text(`short.${kind}`));
    expect(screen.getByRole('link', { name: text(`links.${kind}`) })).toHaveAttribute(
      'href',
      `${href('/dashboard/subscription')}${hash}`,
    );
  });

  test.each([0, 1, 3])('counts the last days of a trial: %i', (days) => {
    const { mount, locale } = reader();
    const endsAt = inDays(days);
    mount(<DunningBanner banner={{ kind: 'trial', endsAt, days }} clock={CLOCK} />);
    const values = { days, date: createDateFormats(locale).day(endsAt) };
    expect(screen.getByText(text('long.trial', values))).toBeVisible();
    expect(screen.getByText(text('short.trial', values))).toBeVisible();
    expect(screen.getByRole('link', { name: text('links.trial') })).toBeVisible();
  });

  test('sends who is not the owner to the owner, and nowhere else', () => {
    reader().mount(<DunningBanner banner={{ kind: 'ask_owner' }} clock={CLOCK} />);
    expect(screen.getByText(text('long.ask_owner'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a page the plan does not open says what it does, and which plan opens it for how much', () => {
    const { mount, t, href } = reader();
    mount(
      <LockedPage
        company="Reyes Roofing"
        title="Team"
        text="Who sees what."
        points={['First', 'Second']}
        tier="team"
        example={{ columns: ['Name', 'Role'], rows: [['Mia Sorensen', 'Manager']] }}
      />,
    );
    const locked = (key: string, values?: Record<string, string>) => t('locked', key, values);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Team');
    expect(
      screen.getByRole('heading', { name: locked('opensWith', { plan: t('home', 'plans.names.team') }) }),
    ).toBeVisible();
    expect(screen.getByText(locked('price', { price: '$49' }))).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First', 'Second']);
    // Each made-up row is marked as one.
    const row = screen.getByRole('table').querySelector('tbody tr');
    expect(row).toHaveTextContent(`Mia Sorensen${locked('example')}Manager`);
    expect(screen.getByRole('link', { name: locked('plans') })).toHaveAttribute('href', href('/pricing'));
  });
});
