import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { createOnce, toIdempotencyKey } from './create-once';

type Raw = NonNullable<ConstructorParameters<typeof Stripe.errors.StripeCardError>[0]>;
const failure = (raw: object) => Stripe.errors.StripeError.generate({ message: 'no', ...raw } as Raw);
const broken = failure({ statusCode: 500, type: 'api_error' });
const otherWish = failure({ statusCode: 400, type: 'idempotency_error' });

/** A Stripe that answers the keys as listed, and writes down which it was asked with. */
function answering(...answers: (Error | string)[]) {
  const keys: string[] = [];
  const send = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? 'made';
  };
  return { keys, send };
}

const nothing = async () => null;

describe('what is made once', () => {
  test('is made with its key', async () => {
    const { keys, send } = answering('first');
    expect(await createOnce('k', send, nothing)).toBe('first');
    expect(keys).toEqual(['k']);
  });

  test('is looked for after a failure that may have had its effect', async () => {
    const { keys, send } = answering(broken);
    expect(await createOnce('k', send, async () => 'stands')).toBe('stands');
    expect(keys).toEqual(['k']);
  });

  test('gets the next key of the row where a failure is what Stripe remembers of this one', async () => {
    const { keys, send } = answering(broken, broken, 'third');
    expect(await createOnce('k', send, nothing)).toBe('third');
    expect(keys).toEqual(['k', 'k:2', 'k:3']);
  });

  test('and where Stripe repeats what it refused yesterday', async () => {
    const replayed = { 'idempotent-replayed': 'true' };
    const { keys, send } = answering(failure({ statusCode: 402, headers: replayed }), 'second');
    expect(await createOnce('k', send, nothing)).toBe('second');
    expect(keys).toHaveLength(2);
  });

  test('is waited for where another wish goes by the same key', async () => {
    const { send } = answering(otherWish);
    let looks = 0;
    const appears = async () => {
      looks += 1;
      return looks < 2 ? null : 'the other';
    };
    expect(await createOnce('k', send, appears)).toBe('the other');
  });

  test.each([
    ['a refused card', { statusCode: 402, type: 'card_error' }],
    ['a key in use', { statusCode: 409, type: 'api_error', code: 'idempotency_key_in_use' }],
    ['too many requests', { statusCode: 429 }],
    ['no connection', {}],
  ])('is not tried with another key after %s', async (_, raw) => {
    const error = 'statusCode' in raw ? failure(raw) : new Stripe.errors.StripeConnectionError(raw as Raw);
    const { keys, send } = answering(error);
    await expect(createOnce('k', send, nothing)).rejects.toBe(error);
    expect(keys).toEqual(['k']);
  });

  test('is given up after a few keys', async () => {
    const { keys, send } = answering(...Array<Error>(9).fill(broken));
    await expect(createOnce('k', send, nothing)).rejects.toBe(broken);
    expect(keys.length).toBeLessThan(9);
  });

  test('keys are the same for the same wish, differ for another, and stay below Stripe’s limit', () => {
    expect(toIdempotencyKey('plan', 'a', 1)).toBe(toIdempotencyKey('plan', 'a', 1));
    expect(toIdempotencyKey('plan', 'a', 'b')).not.toBe(toIdempotencyKey('plan', 'ab', ''));
    expect(toIdempotencyKey('subscription', 'x'.repeat(5_000)).length).toBeLessThan(200);
  });
});
