import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InvoiceTable } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/invoice-table';
import { SubscriptionNextStep } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-next-step';
import { SubscriptionPortal } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/subscription-portal';
import { confirmCardAction } from '@/components/billing/confirm-card-action';
import type { Invoice, Subscription } from '@/lib/providers/billing/types';
import {
  CLOCK,
  createDateFormats,
  inDays,
  inTrial,
  makeInvoice,
  refusal,
  standing,
  subscribed,
  subscriptionActions,
} from '../../support/billing';
import { inBothLanguages, router } from '../../support/component';
import { notedToasts } from '../../support/noted-toasts';
import { press } from '../../support/press';

vi.mock('@/components/billing/confirm-card-action');

const ASKED = {
  ok: true as const,
  data: { action: { kind: 'payment' as const, clientSecret: 'pi_1_secret_1' } },
};

inBothLanguages('the next step', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  let toasts: ReturnType<typeof notedToasts>;
  const bank = vi.mocked(confirmCardAction);
  beforeEach(() => {
    actions = subscriptionActions();
    toasts = notedToasts();
    bank.mockReset();
  });

  const text = (key: string) => reader().t('billing', `subscription.${key}`);
  function show(subscription: Subscription | null, invoices: Invoice[] = [], wanted = false) {
    return reader().mount(
      <SubscriptionNextStep
        phase={standing(subscription, invoices, wanted)}
        subscription={subscription}
        actions={actions}
      />,
    );
  }
  const choose = (key: string) => press(reader().user, text(key));
  const open = makeInvoice({ id: 'in_7', state: 'open' });

  test.each([
    ['a trial', inTrial(10)],
    ['a paid month', subscribed()],
    ['a plan that ended', subscribed({ state: 'canceled', needsAction: true })],
    ['no plan', null],
  ])('is none in %s', (_, subscription) => {
    expect(show(subscription).container).toBeEmptyDOMElement();
  });

  test('of a subscription that is being made is to look again', async () => {
    show(null, [], true);
    await choose('actions.look');
    await waitFor(() => expect(actions.refresh).toHaveBeenCalledOnce());
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  });

  test('after a cancellation is to take it back', async () => {
    show(inTrial(10, { endsAt: inDays(10) }));
    await choose('actions.keepGoing');
    await waitFor(() => expect(actions.resume).toHaveBeenCalledOnce());
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.resumed')));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  });

  test('after a failed payment is to try again or to change the card', async () => {
    show(subscribed({ state: 'past_due' }), [open]);
    expect(screen.getByRole('link', { name: text('actions.changeCard') })).toHaveAttribute('href', '#card');
    actions.pay.mockResolvedValueOnce(refusal('card_declined'));
    await choose('actions.tryAgain');
    expect(await screen.findByText(reader().t('billing', 'declines.card_declined'))).toBeVisible();
    // A refusal leaves its mark on the account: the page is read again.
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    await choose('actions.tryAgain');
    expect(screen.queryByText(reader().t('billing', 'declines.card_declined'))).toBeNull();
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.paid')));
    const [first, second] = actions.pay.mock.calls.map(([input]) => input);
    expect(first).toMatchObject({ invoiceId: 'in_7' });
    // Each press is a try of its own.
    expect(second?.key).not.toBe(first?.key);
    expect(actions.findAction).not.toHaveBeenCalled();
  });

  test('without an open invoice is the card alone', () => {
    show(subscribed({ state: 'unpaid' }));
    expect(screen.getByRole('link', { name: text('actions.changeCard') })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('where the bank asks is its question, and the account is read after the answer', async () => {
    show(subscribed({ state: 'incomplete', needsAction: true }), [open]);
    actions.findAction.mockResolvedValueOnce(ASKED);
    bank.mockResolvedValueOnce('confirmed');
    await choose('actions.confirm');
    await waitFor(() => expect(actions.findAction).toHaveBeenCalledWith({ invoiceId: 'in_7' }));
    await waitFor(() => expect(bank).toHaveBeenCalledWith(ASKED.data.action, reader().locale));
    await waitFor(() => expect(actions.refresh).toHaveBeenCalledOnce());
    expect(actions.pay).not.toHaveBeenCalled();
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.confirmed')));
  });

  test.each(['failed', 'unavailable'] as const)(
    'where the bank’s question has %s says so',
    async (answer) => {
      show(subscribed({ state: 'incomplete', needsAction: true }), [open]);
      actions.findAction.mockResolvedValueOnce(ASKED);
      bank.mockResolvedValueOnce(answer);
      await choose('actions.confirm');
      expect(await screen.findByText(text(`bank.${answer}`))).toBeVisible();
      await waitFor(() => expect(actions.refresh).toHaveBeenCalledOnce());
      expect(toasts.success).not.toHaveBeenCalled();
    },
  );

  test('where the bank asks nothing any more is the card once again', async () => {
    show(subscribed({ state: 'past_due', needsAction: true }), [open]);
    await choose('actions.confirm');
    await waitFor(() =>
      expect(actions.pay).toHaveBeenCalledWith({ invoiceId: 'in_7', key: expect.any(String) }),
    );
  });

  test('where the bank asks about the card of a running plan is that question', async () => {
    show(subscribed({ needsAction: true }));
    actions.findAction.mockResolvedValueOnce(ASKED);
    bank.mockResolvedValueOnce('confirmed');
    await choose('actions.confirm');
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(text('done.confirmed')));
    expect(actions.findAction.mock.calls).toEqual([[{}]]);
  });

  test('without a connection says so, and can be tried again', async () => {
    show(subscribed({ state: 'past_due' }), [open]);
    actions.pay.mockRejectedValueOnce(new Error('offline'));
    await choose('actions.tryAgain');
    expect(await screen.findByRole('alert')).toHaveTextContent(reader().t('errors', 'unavailable'));
    await waitFor(() => expect(screen.getByRole('button', { name: text('actions.tryAgain') })).toBeEnabled());
  });

  test('to the provider’s own page says where there is none', async () => {
    reader().mount(<SubscriptionPortal portal={actions.portal} />);
    actions.portal.mockResolvedValueOnce({ ok: true, data: { url: null } });
    await choose('portal.open');
    await waitFor(() => expect(actions.portal).toHaveBeenCalledWith({ locale: reader().locale }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(text('portal.none')));
  });
});

inBothLanguages('invoices', (reader) => {
  let actions: ReturnType<typeof subscriptionActions>;
  let toasts: ReturnType<typeof notedToasts>;
  beforeEach(() => {
    actions = subscriptionActions();
    toasts = notedToasts();
  });

  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('billing', `invoices.${key}`, values);
  function show(invoices: Invoice[], ended = false) {
    reader().mount(<InvoiceTable invoices={invoices} clock={CLOCK} actions={actions} ended={ended} />);
  }
  /** The same invoices stand twice: as a table for a desk, as cards for a phone. */
  const table = () => within(screen.getByRole('region', { name: text('title') }));
  const cards = () => within(screen.getByRole('list', { name: text('title') }));
  const cells = (row: number) =>
    [...(table().getAllByRole('row')[row]?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );

  test('before the first say when it comes', () => {
    show([]);
    expect(screen.getByText(text('empty'))).toBeVisible();
    expect(screen.getByText(text('emptyText'))).toBeVisible();
  });

  test('say what was paid for which month or pack, with discount and tax', () => {
    const { t, locale } = reader();
    const { day } = createDateFormats(locale);
    show([
      makeInvoice({
        id: 'in_2',
        number: 'DEMO-0002',
        kind: 'checks',
        checks: 20,
        tier: null,
        subtotalCents: 2_900,
        taxCents: 239,
        totalCents: 3_139,
        invoicedAt: inDays(-2),
      }),
      makeInvoice({ discountCents: 2_450, totalCents: 2_450 }),
    ]);
    const plan = t('onboarding', 'plan.names.team');
    const paid = text('states.paid');
    const month = text('kinds.period', { plan, from: day(inDays(-20)), to: day(inDays(10)) });
    const pack = text('kinds.checks', { count: 20 });
    expect(cells(1)).toEqual([
      day(inDays(-2)),
      'DEMO-0002',
      pack,
      '$29.00',
      '$0.00',
      '$2.39',
      '$31.39',
      paid,
    ]);
    expect(cells(2)).toEqual([
      day(inDays(-20)),
      'DEMO-0001',
      month,
      '$49.00',
      '-$24.50',
      '$0.00',
      '$24.50',
      paid,
    ]);

    const [first, second] = cards().getAllByRole('listitem');
    expect(first).toHaveTextContent(`${pack}${day(inDays(-2))} · DEMO-0002${paid}`);
    expect(first).toHaveTextContent(`${text('amount')}$29.00${text('tax')}$2.39${text('total')}$31.39`);
    expect(second).toHaveTextContent(
      `${text('amount')}$49.00${text('discount')}-$24.50${text('total')}$24.50`,
    );
  });

  test('without a number or a month go by their plan', () => {
    show([makeInvoice({ number: null, periodStartsAt: null, periodEndsAt: null })]);
    const plan = reader().t('onboarding', 'plan.names.team');
    expect(cells(1).slice(1, 3)).toEqual(['–', text('kinds.subscription', { plan })]);
  });

  test.each(['draft', 'paid', 'void', 'uncollectible'] as const)('that are %s ask for nothing', (state) => {
    show([makeInvoice({ state })]);
    expect(table().getByText(text(`states.${state}`))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(table().queryByText(text('actions'))).toBeNull();
  });

  test('that are open say when they are tried again, and are paid now', async () => {
    const { t, locale, user } = reader();
    const again = inDays(3);
    show([makeInvoice({ id: 'in_7', state: 'open', nextAttemptAt: again })]);
    expect(table().getByText(text('states.open'))).toBeVisible();
    expect(table().getByText(text('again', { date: createDateFormats(locale).day(again) }))).toBeVisible();
    actions.pay.mockResolvedValueOnce(refusal('expired_card'));
    const pay = table().getByRole('button', { name: text('payNamed', { number: 'DEMO-0001' }) });
    await press(user, pay);
    expect(await table().findByRole('alert')).toHaveTextContent(t('billing', 'declines.expired_card'));
    await press(user, pay);
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(t('billing', 'subscription.done.paid')));
    expect(actions.pay).toHaveBeenLastCalledWith({ invoiceId: 'in_7', key: expect.any(String) });
    expect(actions.findAction).not.toHaveBeenCalled();
  });

  test('the bank asks about have its question put first', async () => {
    show([makeInvoice({ id: 'in_7', number: null, state: 'open', needsAction: true })]);
    expect(table().getByText(text('states.bank'))).toBeVisible();
    const number = text('noNumber', { date: createDateFormats(reader().locale).day(inDays(-20)) });
    await press(reader().user, table().getByRole('button', { name: text('payNamed', { number }) }));
    await waitFor(() => expect(actions.pay).toHaveBeenCalledOnce());
    expect(actions.findAction).toHaveBeenCalledWith({ invoiceId: 'in_7' });
  });

  test('of a plan that has ended are not paid any more; a pack still is', () => {
    show(
      [
        makeInvoice({ state: 'open' }),
        makeInvoice({ id: 'in_2', number: 'DEMO-0002', kind: 'checks', state: 'open' }),
      ],
      true,
    );
    expect(
      table()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([text('payNamed', { number: 'DEMO-0002' })]);
  });

  test('the provider keeps are one link away, each by its name', () => {
    show([makeInvoice({ pageUrl: 'https://pay.example/in_1', pdfUrl: 'https://pay.example/in_1.pdf' })]);
    const number = 'DEMO-0001';
    expect(table().getByRole('link', { name: text('pageNamed', { number }) })).toHaveAttribute(
      'href',
      'https://pay.example/in_1',
    );
    expect(table().getByRole('link', { name: text('pdfNamed', { number }) })).toHaveAttribute(
      'href',
      'https://pay.example/in_1.pdf',
    );
  });
});
