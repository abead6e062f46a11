import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlanChangeReview } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/plan-change-review';
import { PlanChoices } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/plan-choices';
import type { PlanChange } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-actions';
import { closedPages } from '@/lib/providers/billing/closed-pages';
import { PLANS } from '@/lib/providers/billing/plans';
import { type Subscription, TIERS, type Tier } from '@/lib/providers/billing/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import {
  CLOCK,
  createDateFormats,
  inDays,
  inTrial,
  NO_LOSS,
  refusal,
  standing,
  subscribed,
  subscriptionActions,
} from '../../support/billing';
import { inBothLanguages, router } from '../../support/component';
import { notedToasts } from '../../support/noted-toasts';
import { press } from '../../support/press';

inBothLanguages('the four plans', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  beforeEach(() => {
    actions = subscriptionActions();
  });

  function show(subscription: Subscription, monitored = true) {
    reader().mount(
      <PlanChoices
        phase={standing(subscription)}
        subscription={subscription}
        monitored={monitored}
        clock={CLOCK}
        actions={actions}
      />,
    );
  }
  const change = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `change.${key}`, values);
  const planName = (tier: Tier) => reader().t('onboarding', `plan.names.${tier}`);

  test('stand side by side with what they have room for, the company’s own marked', () => {
    show(subscribed());
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(TIERS.length);
    for (const [index, tier] of TIERS.entries()) {
      const { teamMembers, recipients, cities, sms } = PLANS[tier];
      const card = items[index];
      for (const words of [
        planName(tier),
        change('lines.members', { count: teamMembers }),
        change('lines.recipients', { count: recipients }),
        change('lines.cities', { count: cities }),
        change(sms ? 'lines.emailAndSms' : 'lines.emailOnly'),
        tier === 'team' ? change('current') : change('choose', { plan: planName(tier) }),
      ])
        expect(card).toHaveTextContent(words);
    }
    expect(screen.getAllByText(change('current'))).toHaveLength(1);
    expect(screen.queryByText(change('choose', { plan: planName('team') }))).toBeNull();
  });

  test.each([true, false])('can be compared line by line; a city is read: %s', async (monitored) => {
    const { t, user } = reader();
    show(subscribed(), monitored);
    await user.click(screen.getByText(t('onboarding', 'plan.compare.title')));
    const row = screen.getByText(t('onboarding', 'plan.compare.checks')).closest('tr');
    const figures = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(figures.map((figure) => Number(figure.replace(/\D/g, '')))).toEqual(
      TIERS.map((tier) => PLANS[tier].checks[monitored ? 'monitored' : 'unmonitored']),
    );
  });

  test('are looked into by keyboard and left again, with the focus where it was', async () => {
    const { user } = reader();
    show(subscribed());
    const preview = { dueNowCents: 1_667, creditedCents: 0, nextCents: 9_900, nextAt: inDays(10) };
    actions.preview.mockResolvedValue({ ok: true, data: { when: 'now', preview, loss: NO_LOSS } });
    const choose = screen.getByText(change('choose', { plan: planName('professional') })).closest('button');
    choose?.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: change('dialog.title') });
    await within(dialog).findByText(change('dialog.now'));
    expect(actions.preview.mock.calls).toEqual([[{ tier: 'professional' }]]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(choose).toHaveFocus());
    expect(dialog).not.toBeInTheDocument();
    expect(actions.change).not.toHaveBeenCalled();
  });

  test('one that waits is marked with its date, and the present one can be kept', () => {
    show(subscribed({ tier: 'professional', nextTier: 'solo', nextTierFrom: inDays(10) }));
    const date = createDateFormats(reader().locale).day(inDays(10));
    expect(screen.getByText(change('next', { date }))).toBeVisible();
    expect(screen.getByText(change('keep', { plan: planName('professional') }))).toBeVisible();
    expect(screen.queryByText(change('choose', { plan: planName('solo') }))).toBeNull();
  });

  test.each([
    ['past_due', subscribed({ state: 'past_due' })],
    ['past_due', subscribed({ state: 'unpaid' })],
    ['past_due', subscribed({ state: 'incomplete' })],
    ['ending', subscribed({ endsAt: inDays(10) })],
  ] as const)('are not to be had while something is %s', (why, subscription) => {
    show(subscription);
    expect(screen.getByText(change(`blocked.${why}`))).toBeVisible();
    for (const button of document.querySelectorAll('button')) expect(button).toBeDisabled();
  });
});

inBothLanguages('a change of plan', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  let toasts: ReturnType<typeof notedToasts>;
  const onClose = vi.fn();
  beforeEach(() => {
    actions = subscriptionActions();
    toasts = notedToasts();
    onClose.mockReset();
  });

  const said = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `change.dialog.${key}`, values);
  const loses = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `change.loss.${key}`, values);
  const done = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `subscription.done.${key}`, values);
  const planName = (tier: Tier) => reader().t('onboarding', `plan.names.${tier}`);
  const confirm = () => screen.getByRole('button', { name: said('confirm') });

  function changes(nextCents: number, given: Partial<PlanChange> = {}): PlanChange {
    const preview = { dueNowCents: 0, creditedCents: 0, nextCents, nextAt: inDays(10) };
    return { when: 'now', preview, loss: NO_LOSS, ...given };
  }

  function mount(subscription: Subscription, tier: Tier) {
    reader().mount(
      <PlanChangeReview
        tier={tier}
        subscription={subscription}
        clock={CLOCK}
        actions={actions}
        onClose={onClose}
      />,
    );
  }

  /** The dialog once it has been read. */
  async function read(subscription: Subscription, tier: Tier, change: PlanChange) {
    actions.preview.mockResolvedValue({ ok: true, data: change });
    mount(subscription, tier);
    const dialog = within(screen.getByRole('dialog', { name: said('title') }));
    await dialog.findByText(said('consequences'));
    return dialog;
  }

  test('to a larger plan says what is charged today, and is made once', async () => {
    const preview = { dueNowCents: 1_667, creditedCents: 0, nextCents: 9_900, nextAt: inDays(10) };
    const dialog = await read(subscribed(), 'professional', changes(0, { preview }));
    const next = { amount: '$99', date: createDateFormats(reader().locale).day(inDays(10)) };
    for (const words of [
      said('text', { from: planName('team'), to: planName('professional') }),
      said('now'),
      '$16.67',
      said('nextValue', next),
      said('none'),
    ])
      expect(dialog.getByText(words)).toBeVisible();
    await reader().user.dblClick(confirm());
    await waitFor(() => expect(toasts.success.mock.calls).toEqual([[done('changed')]]));
    expect(actions.change.mock.calls).toEqual([
      [{ tier: 'professional', key: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    ]);
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  });

  test('names what was paid for the present plan and is not used', async () => {
    const preview = { dueNowCents: 1_700, creditedCents: 1_633, nextCents: 9_900, nextAt: inDays(10) };
    const dialog = await read(subscribed(), 'professional', changes(0, { preview }));
    const today = { amount: '$17', from: planName('team'), credited: '$16.33' };
    expect(dialog.getByText(said('todayCredited', today))).toBeVisible();
  });

  test('to a smaller plan names everything it takes, and waits for the month to be over', async () => {
    const { t, locale, user } = reader();
    const pages = closedPages('professional', 'solo');
    const change = changes(1_000, {
      when: 'period_end',
      loss: {
        ...NO_LOSS,
        recipients: ['Ben Ortiz', 'Cora Lund'],
        recipientsKept: 1,
        sms: true,
        paused: ['Mia Sorensen'],
        invitations: ['Nora Hart'],
        cities: [
          { city: 'philadelphia-pa', name: { en: 'Philadelphia, PA', es: 'Filadelfia, PA' } },
          { city: 'own-1', name: { en: 'Marfa, TX', es: 'Marfa, TX' } },
        ],
        pages,
        subcontractors: 3,
      },
    });
    const dialog = await read(subscribed({ tier: 'professional' }), 'solo', change);
    const { day, list } = createDateFormats(locale);
    const date = day(inDays(10));
    for (const words of [
      said('periodEnd', { date, from: planName('professional') }),
      said('todayNothing'),
      said('nextValue', { amount: '$10', date }),
    ])
      expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      loses('recipients', { count: 2, kept: 1, names: list(['Ben Ortiz', 'Cora Lund']) }),
      loses('sms'),
      loses('paused', { count: 1, names: 'Mia Sorensen' }),
      loses('invitations', { count: 1, names: 'Nora Hart' }),
      loses('cities', { count: 2, names: list([cityLabel('philadelphia-pa', locale), 'Marfa, TX']) }),
      loses('pages', {
        count: pages.length,
        names: list(pages.map((page) => t('billing', `change.pages.${page}`))),
      }),
      loses('subcontractors', { count: 3 }),
    ]);
    await press(user, confirm());
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(done('changesLater', { date })));
  });

  test('in the trial takes hold at once, and names who has a seat again', async () => {
    const loss = { ...NO_LOSS, resumed: ['Mia Sorensen'] };
    const dialog = await read(inTrial(10), 'professional', changes(9_900, { loss }));
    for (const words of [
      said('nowTrial'),
      said('todayNothing'),
      loses('resumed', { count: 1, names: 'Mia Sorensen' }),
    ])
      expect(dialog.getByText(words)).toBeVisible();
  });

  test('that waits is taken back', async () => {
    const waiting = subscribed({ tier: 'professional', nextTier: 'solo', nextTierFrom: inDays(10) });
    const dialog = await read(waiting, 'professional', changes(9_900));
    expect(
      dialog.getByText(said('text', { from: planName('solo'), to: planName('professional') })),
    ).toBeVisible();
    await press(reader().user, confirm());
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith(done('kept', { plan: planName('professional') })),
    );
  });

  test('cannot be confirmed before it could be read', async () => {
    actions.preview.mockRejectedValueOnce(new Error('offline'));
    actions.preview.mockResolvedValueOnce({ ok: true, data: changes(9_900) });
    mount(subscribed(), 'professional');
    expect(screen.getByText(said('loading'))).toBeVisible();
    expect(await screen.findByText(said('failed'))).toBeVisible();
    expect(confirm()).toBeDisabled();
    await press(reader().user, screen.getByRole('button', { name: said('retry') }));
    expect(await screen.findByText(said('now'))).toBeVisible();
    expect(confirm()).toBeEnabled();
  });

  test('whose card is refused says why, and is the same wish when it is tried again', async () => {
    const { t, user } = reader();
    actions.change.mockResolvedValueOnce(refusal('insufficient_funds'));
    const dialog = await read(subscribed(), 'professional', changes(9_900));
    await press(user, confirm());
    expect(await dialog.findByText(t('billing', 'declines.insufficient_funds'))).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press(user, confirm());
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(done('changed')));
    const [first, second] = actions.change.mock.calls.map(([{ key }]) => key);
    expect(second).toBe(first);
  });
});
