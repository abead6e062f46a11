import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  BuyChecks,
  type PackOffer,
} from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/buy-checks';
import {
  buyChecksAction,
  dropPurchaseAction,
  payPurchaseAction,
  refreshPurchaseAction,
} from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/actions';
import { confirmCardAction } from '@/components/billing/confirm-card-action';
import { dollars } from '@/lib/platform/i18n/format';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { refusal } from '../../support/billing';
import { inBothLanguages, router } from '../../support/component';
import { press } from '../../support/press';

vi.mock('@/app/[locale]/(dashboard)/dashboard/purchase-checks/actions', () => ({
  buyChecksAction: vi.fn(),
  payPurchaseAction: vi.fn(),
  refreshPurchaseAction: vi.fn(),
  dropPurchaseAction: vi.fn(),
}));
vi.mock('@/components/billing/confirm-card-action');

const WAITING = { invoiceId: 'in_1', checks: 20, dueCents: 2_900 };
const ACTION = { kind: 'payment', clientSecret: 'pi_1_secret_1' } as const;
const UUID = /^[0-9a-f]{8}-/;

const step = (state: 'paid' | 'waiting' | 'gone', balance: number, action: typeof ACTION | null = null) => ({
  ok: true as const,
  data: { invoiceId: 'in_1', state, balance, action },
});

inBothLanguages('a pack of checks', (reader) => {
  const bank = vi.mocked(confirmCardAction);
  const buying = vi.mocked(buyChecksAction);
  const paying = vi.mocked(payPurchaseAction);
  const dropping = vi.mocked(dropPurchaseAction);
  const refreshing = vi.mocked(refreshPurchaseAction);
  beforeEach(() => {
    for (const call of [bank, buying, paying, dropping, refreshing]) call.mockReset();
  });

  // A card's digits are kept together by spaces that do not break.
  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('credits', key, values).replaceAll('\u00a0', ' ');
  const { count, priceCents } = PLAN_FACTS.team.extraChecks;

  function show(given: Partial<PackOffer> = {}, waiting: (typeof WAITING)[] = [], card = true) {
    return reader().mount(
      <BuyChecks
        offer={{
          tier: 'team',
          count,
          priceCents,
          creditCents: 0,
          demo: false,
          taxed: false,
          ...given,
          card: card ? { brand: 'Visa', last4: '4242' } : null,
        }}
        waiting={waiting}
      />,
    );
  }
  const buy = () => screen.getByRole('button', { name: text('pack.buy', { count }) });
  async function ask() {
    await press(reader().user, buy());
    return within(screen.getByRole('dialog', { name: text('dialog.title', { count }) }));
  }
  const pay = (dialog: ReturnType<typeof within>, amount = '$29.00') =>
    dialog.getByRole('button', { name: text('dialog.confirm', { amount }) });
  const choose = (key: string) => press(reader().user, text(key));

  test('names its price, a check’s, and the card', () => {
    show();
    expect(screen.getByText(text('pack.offer', { count, price: dollars(priceCents) }))).toBeVisible();
    expect(screen.getByText(text('pack.text', { price: '$1.45' }))).toBeVisible();
    expect(screen.getByText(text('pack.card', { brand: 'Visa', last4: '4242' }))).toBeVisible();
    expect(screen.queryByText(text('pack.demo'))).toBeNull();
  });

  test('in the demo says that no money moves, before and in the dialog', async () => {
    show({ demo: true });
    expect(screen.getByText(text('pack.demo'))).toBeVisible();
    const dialog = await ask();
    expect(dialog.getByText(text('dialog.demo'))).toBeVisible();
  });

  test('is bought once, after its price and card were named', async () => {
    const { user } = reader();
    show();
    const dialog = await ask();
    expect(dialog.getByText(text('dialog.due', { brand: 'Visa', last4: '4242' }))).toBeVisible();
    await press(user, dialog.getByRole('button', { name: text('dialog.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(buying).not.toHaveBeenCalled();

    buying.mockResolvedValue(step('paid', 55));
    await user.dblClick(pay(await ask()));
    expect(await screen.findByText(text('done.paid', { count }))).toBeVisible();
    expect(await screen.findByText(text('done.balance', { count: 55 }))).toBeVisible();
    await waitFor(() => expect(buy()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(buying.mock.calls).toEqual([[{ key: expect.stringMatching(UUID), tier: 'team' }]]);
    expect(router.refresh).toHaveBeenCalledOnce();
    // What was said of the last one goes with the next.
    await ask();
    expect(screen.queryByText(text('done.paid', { count }))).toBeNull();
  });

  test('cannot be looked away from while it is being paid', async () => {
    const { user } = reader();
    show();
    let answer: (said: ReturnType<typeof step>) => void = () => {};
    buying.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const dialog = await ask();
    await press(user, pay(dialog));
    expect(dialog.getByRole('status')).toHaveTextContent(text('dialog.pending'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    answer(step('paid', 55));
    expect(await screen.findByText(text('done.paid', { count }))).toBeVisible();
  });

  test('is paid from the credit first', async () => {
    show({ creditCents: 1_000, taxed: true });
    const dialog = await ask();
    expect(dialog.getByText(text('dialog.credit')).parentElement).toHaveTextContent('−$10.00');
    expect(dialog.getByText(text('dialog.tax'))).toBeVisible();
    expect(pay(dialog, '$19.00')).toBeVisible();
  });

  test('costs the card nothing where the credit is enough', async () => {
    show({ creditCents: 5_000, taxed: true });
    const dialog = await ask();
    expect(dialog.getByText(text('dialog.covered')).parentElement).toHaveTextContent('$0.00');
    expect(dialog.getByRole('button', { name: text('dialog.confirmFree') })).toBeVisible();
    expect(dialog.queryByText(text('dialog.tax'))).toBeNull();
  });

  test('says of a refused card why, and where to enter another one', async () => {
    const { t, href, user } = reader();
    show();
    buying.mockResolvedValueOnce(refusal('card_declined'));
    const dialog = await ask();
    await press(user, pay(dialog));
    expect(await dialog.findByText(t('errors', 'payment_refused'))).toBeVisible();
    expect(dialog.getByText(t('billing', 'declines.card_declined'), { exact: false })).toBeVisible();
    expect(dialog.getByRole('link', { name: text('failure.anotherCard') })).toHaveAttribute(
      'href',
      `${href('/dashboard/subscription')}#card`,
    );
    // The same purchase, however often it is tried.
    buying.mockResolvedValueOnce(step('paid', 55));
    await press(user, pay(dialog));
    const [first, second] = buying.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  test.each(['conflict', 'unavailable'] as const)('says what else went wrong: %s', async (code) => {
    show();
    buying.mockResolvedValueOnce({ ok: false, code, fieldErrors: {} });
    const dialog = await ask();
    await press(reader().user, pay(dialog));
    expect(await dialog.findByText(reader().t('errors', code))).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  test('asks for a card that has gone meanwhile', async () => {
    show();
    buying.mockResolvedValueOnce({ ok: false, code: 'card_missing', fieldErrors: {} });
    const dialog = await ask();
    await press(reader().user, pay(dialog));
    expect(await dialog.findByRole('link', { name: text('failure.addCard') })).toBeVisible();
  });

  test('whose payment the bank asks about is read again after the answer', async () => {
    show();
    buying.mockResolvedValueOnce(step('waiting', 35, ACTION));
    bank.mockResolvedValueOnce('confirmed');
    refreshing.mockResolvedValueOnce(step('paid', 55));
    await press(reader().user, pay(await ask()));
    expect(await screen.findByText(text('done.balance', { count: 55 }))).toBeVisible();
    expect(bank).toHaveBeenCalledWith(ACTION, reader().locale);
    expect(refreshing).toHaveBeenCalledWith({ invoiceId: 'in_1' });
  });

  test('that waits for the bank is all there is to do, and is confirmed', async () => {
    show({ demo: true }, [WAITING]);
    expect(screen.getByText(text('waiting.title'))).toBeVisible();
    expect(screen.getByText(text('waiting.text', { count: 20, amount: '$29.00' }))).toBeVisible();
    expect(screen.getByText(text('waiting.demo'))).toBeVisible();
    expect(screen.queryByRole('button', { name: text('pack.buy', { count }) })).toBeNull();
    paying.mockResolvedValueOnce(step('paid', 55));
    await choose('waiting.confirm');
    expect(await screen.findByText(text('done.paid', { count: 20 }))).toBeVisible();
    expect(paying).toHaveBeenCalledWith({ key: expect.stringMatching(UUID), invoiceId: 'in_1' });
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('that the bank did not confirm waits on, with other ways named', async () => {
    show({}, [WAITING]);
    expect(screen.queryByText(text('waiting.demo'))).toBeNull();
    paying.mockResolvedValueOnce(step('waiting', 35, ACTION));
    bank.mockResolvedValueOnce('failed');
    refreshing.mockResolvedValueOnce(step('waiting', 35));
    await choose('waiting.confirm');
    expect(await screen.findByText(text('failure.bank'))).toBeVisible();
    expect(screen.getByText(text('failure.bankText'), { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: text('failure.anotherCard') })).toBeVisible();
  });

  test('that waits is dropped', async () => {
    show({}, [WAITING]);
    dropping.mockResolvedValueOnce(step('gone', 35));
    await choose('waiting.drop');
    expect(await screen.findByText(text('done.gone'))).toBeVisible();
    expect(dropping).toHaveBeenCalledWith({ invoiceId: 'in_1' });
    expect(paying).not.toHaveBeenCalled();
  });

  test('is not to be had without a card, and leads to where one is entered', () => {
    const { href } = reader();
    show({}, [], false);
    expect(screen.getByText(text('pack.noCard.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: text('pack.noCard.action') })).toHaveAttribute(
      'href',
      `${href('/dashboard/subscription')}#card`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
