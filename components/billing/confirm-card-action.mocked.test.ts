import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmCardAction } from './confirm-card-action';

const { cardSettings, stripeFor } = vi.hoisted(() => ({ cardSettings: vi.fn(), stripeFor: vi.fn() }));
vi.mock('./card-settings', () => ({ cardSettings }));
vi.mock('./load-stripe', () => ({ stripeFor }));

const stripe = { confirmCardSetup: vi.fn(), confirmCardPayment: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  cardSettings.mockResolvedValue({ provider: 'stripe', publishable_key: 'pk_test_1' });
  stripeFor.mockResolvedValue(stripe);
});

describe('confirmCardAction', () => {
  it.each([
    ['setup', 'confirmCardSetup', 'seti_1_secret_2'],
    ['payment', 'confirmCardPayment', 'pi_1_secret_2'],
  ] as const)('puts the question of a %s', async (kind, method, clientSecret) => {
    stripe[method].mockResolvedValue({});
    expect(await confirmCardAction({ kind, clientSecret }, 'es')).toBe('confirmed');
    expect(stripe[method]).toHaveBeenCalledExactlyOnceWith(clientSecret);
    expect(stripeFor).toHaveBeenCalledExactlyOnceWith('pk_test_1', 'es');
  });

  it('tells a no from a question that was not put', async () => {
    const ask = () => confirmCardAction({ kind: 'payment', clientSecret: 'pi_1_secret_2' }, 'en');
    stripe.confirmCardPayment.mockResolvedValueOnce({ error: { type: 'card_error' } });
    expect(await ask()).toBe('failed');
    stripe.confirmCardPayment.mockResolvedValueOnce({ error: { type: 'api_connection_error' } });
    expect(await ask()).toBe('unavailable');
    stripe.confirmCardPayment.mockRejectedValueOnce(new Error('boom'));
    expect(await ask()).toBe('unavailable');
    stripeFor.mockRejectedValueOnce(new Error('not loaded'));
    expect(await ask()).toBe('unavailable');
    cardSettings.mockRejectedValueOnce(new Error('offline'));
    expect(await ask()).toBe('unavailable');
  });

  it('has nobody to ask in the demo', async () => {
    cardSettings.mockResolvedValue({ provider: 'demo' });
    expect(await confirmCardAction({ kind: 'setup', clientSecret: 'x' }, 'en')).toBe('unavailable');
    expect(stripeFor).not.toHaveBeenCalled();
  });
});
