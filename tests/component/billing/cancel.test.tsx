import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SubscriptionCancel } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-cancel';
import { cancellationEnd, lastFreeCancellation } from '@/lib/providers/billing/plan-changes';
import type { Subscription } from '@/lib/providers/billing/types';
import {
  CLOCK,
  createDateFormats,
  inDays,
  inTrial,
  subscribed,
  subscriptionActions,
} from '../../support/billing';
import { inBothLanguages, router } from '../../support/component';
import { notedToasts } from '../../support/noted-toasts';
import { press } from '../../support/press';

inBothLanguages('cancelling', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  let toasts: ReturnType<typeof notedToasts>;
  beforeEach(() => {
    actions = subscriptionActions();
    toasts = notedToasts();
  });

  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `cancel.${key}`, values);
  const button = () => screen.getByRole('button', { name: text('button') });

  /** Opens the dialog for a subscription. */
  async function ask(subscription: Subscription) {
    const { mount, user } = reader();
    mount(<SubscriptionCancel subscription={subscription} clock={CLOCK} actions={actions} />);
    await press(user, button());
    return within(await screen.findByRole('dialog', { name: text('dialog.title') }));
  }
  const confirm = (dialog: ReturnType<typeof within>) =>
    press(reader().user, dialog.getByRole('button', { name: text('dialog.confirm') }));
  const plan = () => reader().t('onboarding', 'plan.names.team');
  const minute = (at: Date) => createDateFormats(reader().locale).minute(at);

  test('in time a trial costs nothing: the dialog says by when, and can be left without a word', async () => {
    const end = inDays(10);
    const dialog = await ask(inTrial(10));
    expect(dialog.getByText(text('dialog.trial', { plan: plan(), end: minute(end) }))).toBeVisible();
    const lastFree = minute(lastFreeCancellation(end));
    expect(dialog.getByText(text('dialog.trialRule', { lastFree }))).toBeVisible();
    for (const key of ['stays', 'goes', 'back'])
      expect(dialog.getByText(text(`dialog.${key}`))).toBeVisible();
    await press(reader().user, dialog.getByRole('button', { name: text('dialog.keep') }));
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actions.cancel).not.toHaveBeenCalled();
  });

  test('is done with the end that was read, and said', async () => {
    await confirm(await ask(inTrial(10)));
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith(reader().t('billing', 'subscription.done.canceled')),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actions.cancel.mock.calls).toEqual([[{ expectedEndsAt: inDays(10) }]]);
    expect(router.refresh).toHaveBeenCalled();
  });

  test('in the last 24 hours the first month is charged, and the dialog says so first', async () => {
    const trial = inTrial(0.5);
    const { endsAt } = cancellationEnd(trial, CLOCK.now);
    if (!endsAt) throw new Error('it ends at once');
    const dialog = await ask(trial);
    const late = { plan: plan(), amount: '$49', trialEnd: minute(inDays(0.5)), end: minute(endsAt) };
    expect(dialog.getByText(text('dialog.late', late))).toBeVisible();
    const lastFree = minute(lastFreeCancellation(inDays(0.5)));
    expect(dialog.getByText(text('dialog.lateRule', { lastFree }))).toBeVisible();
    await confirm(dialog);
    await waitFor(() => expect(actions.cancel.mock.calls).toEqual([[{ expectedEndsAt: endsAt }]]));
  });

  test('a discount is off the month that is charged', async () => {
    const trial = inTrial(0.5, { discountPercent: 50 });
    const { endsAt } = cancellationEnd(trial, CLOCK.now);
    const dialog = await ask(trial);
    const late = {
      plan: plan(),
      amount: '$24.50',
      trialEnd: minute(inDays(0.5)),
      end: minute(endsAt ?? CLOCK.now),
    };
    expect(dialog.getByText(text('dialog.late', late))).toBeVisible();
  });

  test('a paid month runs out', async () => {
    const dialog = await ask(subscribed());
    expect(dialog.getByText(text('dialog.paid', { plan: plan(), end: minute(inDays(10)) }))).toBeVisible();
  });

  test('a month nobody has paid ends at once', async () => {
    const dialog = await ask(subscribed({ state: 'past_due' }));
    expect(dialog.getByText(text('dialog.now', { plan: plan() }))).toBeVisible();
    expect(dialog.getByText(text('dialog.backNow'))).toBeVisible();
    await confirm(dialog);
    await waitFor(() => expect(actions.cancel.mock.calls).toEqual([[{ expectedEndsAt: null }]]));
  });

  test('what was read and does not hold any more is read again, not done', async () => {
    actions.cancel.mockResolvedValueOnce({ ok: false, code: 'conflict', fieldErrors: {} });
    const dialog = await ask(inTrial(10));
    await confirm(dialog);
    expect(await dialog.findByText(text('dialog.moved'))).toBeVisible();
    expect(router.refresh).toHaveBeenCalled();
    expect(toasts.success).not.toHaveBeenCalled();
  });

  test('a lost connection is said, and the dialog stays', async () => {
    actions.cancel.mockRejectedValueOnce(new Error('offline'));
    await confirm(await ask(inTrial(10)));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(reader().t('errors', 'unavailable')));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
