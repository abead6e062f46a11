import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SubscriptionCard } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-card';
import {
  type Beginning,
  SubscriptionStart,
} from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-start';
import { brand } from '@/lib/brand';
import { dollars } from '@/lib/platform/i18n/format';
import { DEMO_CARDS } from '@/lib/providers/billing/card';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import type { PayingCard } from '@/lib/sales/subscriptions/phase';
import {
  CLOCK,
  createDateFormats,
  inDays,
  OWNER,
  refusal,
  subscriptionActions,
  VISA,
} from '../../support/billing';
import { inBothLanguages, router } from '../../support/component';
import { demoTakesCards, giveCard } from '../../support/demo-card';
import { notedToasts } from '../../support/noted-toasts';
import { press } from '../../support/press';

const STORED = `${brand.storagePrefix}onboarding_payment_method`;
const MASTERCARD = '5555 5555 5555 4444';

inBothLanguages('a card', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  let toasts: ReturnType<typeof notedToasts>;
  beforeEach(() => {
    actions = subscriptionActions();
    toasts = notedToasts();
    demoTakesCards();
  });

  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `subscription.${key}`, values);
  const declined = (reason: string) => reader().t('billing', `declines.${reason}`);
  const button = (key: string, values?: Record<string, string | number>) =>
    screen.getByRole('button', { name: text(key, values) });

  function showCard(card: PayingCard | null, given: { neededAt?: Date; owes?: boolean } = {}) {
    reader().mount(
      <SubscriptionCard
        card={card}
        neededAt={given.neededAt ?? null}
        hasOpenPayment={given.owes ?? false}
        owner={OWNER}
        clock={CLOCK}
        actions={actions}
      />,
    );
  }

  test('that pays is named with its end; another is kept once it is accepted, a refused one changes nothing', async () => {
    const { user } = reader();
    showCard(VISA);
    const named = text('card.ends', { brand: 'Visa', last4: '4242' });
    expect(screen.getByText(named)).toBeVisible();
    expect(screen.getByText(text('card.expires', { month: '12', year: '2034' }))).toBeVisible();
    await press(user, button('card.change'));
    actions.replaceCard.mockResolvedValueOnce(refusal('insufficient_funds'));
    await giveCard(reader(), DEMO_CARDS.no_money, text('card.save'));
    expect(await screen.findByText(declined('insufficient_funds'))).toBeVisible();
    expect(screen.getByText(named)).toBeVisible();
    expect(toasts.success).not.toHaveBeenCalled();

    await giveCard(reader(), MASTERCARD, text('card.save'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.card')));
    expect(screen.queryByText(declined('insufficient_funds'))).toBeNull();
    expect(button('card.change')).toBeVisible();
    expect(actions.replaceCard.mock.calls.map(([{ paymentMethodId }]) => paymentMethodId)).toEqual([
      expect.stringMatching(/^pm_demo_visa_9995_/),
      expect.stringMatching(/^pm_demo_mastercard_4444_/),
    ]);
    expect(router.refresh).toHaveBeenCalledTimes(2);
  });

  test('that was to be changed can be kept, and the focus stays in its place', async () => {
    const { user } = reader();
    showCard(VISA);
    await press(user, button('card.change'));
    await press(user, button('card.keep'));
    expect(button('card.change')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toContainElement(button('card.change'));
    expect(actions.replaceCard).not.toHaveBeenCalled();
  });

  test('that expires before the next payment is warned of, and what is open is tried with a new one', () => {
    const neededAt = inDays(10);
    showCard({ ...VISA, expMonth: 10, expYear: 2026 }, { neededAt, owes: true });
    const date = createDateFormats(reader().locale).day(neededAt);
    expect(screen.getByText(text('card.expired', { date }))).toBeVisible();
    expect(screen.getByText(text('card.tries'))).toBeVisible();
    expect(screen.getByText(text('card.expires', { month: '10', year: '2026' }))).toBeVisible();
  });

  test('that nobody has given is missing', () => {
    showCard(null, { neededAt: inDays(10) });
    expect(screen.getByText(text('card.none'))).toBeVisible();
  });

  function showStart(tier: Tier, beginning: Beginning) {
    reader().mount(<SubscriptionStart tier={tier} beginning={beginning} owner={OWNER} actions={actions} />);
  }
  const planName = (tier: Tier) => reader().t('onboarding', `plan.names.${tier}`);

  test('begins the trial of the plan that was chosen, once it is accepted', async () => {
    const { user } = reader();
    showStart('solo', 'trial');
    expect(screen.getByRole('heading', { name: text('start.title') })).toBeVisible();
    const terms = (tier: Tier) =>
      text('start.trial', { days: TRIAL_DAYS, price: dollars(PLANS[tier].priceCents) });
    expect(screen.getByText(terms('solo'))).toBeVisible();
    await press(user, screen.getByRole('radio', { name: new RegExp(`^${planName('team')}`) }));
    expect(screen.getByText(terms('team'))).toBeVisible();

    actions.start.mockResolvedValueOnce(refusal('card_declined'));
    await giveCard(reader(), DEMO_CARDS.declined, text('start.submit'));
    expect(await screen.findByText(declined('card_declined'))).toBeVisible();
    await giveCard(reader(), DEMO_CARDS.pays, text('start.submit'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.started')));
    expect(actions.start.mock.calls).toEqual([
      [{ paymentMethodId: expect.stringMatching(/^pm_demo_visa_0002_/), tier: 'team' }],
      [{ paymentMethodId: expect.stringMatching(/^pm_demo_visa_4242_/), tier: 'team' }],
    ]);
  });

  test('of who was referred begins a longer trial, and half of the first month', () => {
    showStart('team', 'referred');
    const half = dollars(PLANS.team.priceCents * (1 - REFERRAL_DISCOUNT_PERCENT / 100));
    const terms = { days: REFERRED_TRIAL_DAYS, half, price: '$49' };
    expect(screen.getByText(text('start.referred', terms))).toBeVisible();
  });

  test('of who has had the trial is charged today: that stands there before', async () => {
    showStart('solo', 'charged');
    expect(screen.getByRole('heading', { name: text('start.again') })).toBeVisible();
    expect(screen.getByText(text('start.charged', { price: '$10' }))).toBeVisible();
    await giveCard(reader(), DEMO_CARDS.pays, text('start.submitPaid', { plan: planName('solo') }));
    await waitFor(() => expect(actions.start).toHaveBeenCalledOnce());
  });

  test('that was added at sign-up and is still in the browser is offered, and forgotten once it is used', async () => {
    localStorage.setItem(STORED, 'pm_demo_visa_4242_test');
    const { user } = reader();
    showStart('solo', 'trial');
    expect(screen.getByText(text('start.stored'))).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    actions.start.mockResolvedValueOnce(refusal('card_declined'));
    await press(user, button('start.useStored'));
    expect(await screen.findByText(declined('card_declined'))).toBeVisible();
    expect(localStorage.getItem(STORED)).not.toBeNull();
    await press(user, button('start.useStored'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.started')));
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(actions.start).toHaveBeenLastCalledWith({
      paymentMethodId: 'pm_demo_visa_4242_test',
      tier: 'solo',
    });
  });

  test('that is still in the browser pays at once for who comes back, or gives way to another', async () => {
    localStorage.setItem(STORED, 'pm_demo_visa_4242_test');
    showStart('solo', 'charged');
    expect(button('start.payStored')).toBeVisible();
    await press(reader().user, button('start.other'));
    expect(await screen.findByRole('form', { name: reader().t('billing', 'card.formLabel') })).toBeVisible();
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  test('that another provider gave is worth nothing', async () => {
    localStorage.setItem(STORED, 'pm_1Nq8aB2eZvKYlo2C');
    showStart('solo', 'trial');
    await waitFor(() => expect(screen.queryByText(text('start.stored'))).toBeNull());
    expect(localStorage.getItem(STORED)).toBeNull();
    await screen.findByRole('form');
  });
});
