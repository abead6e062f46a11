import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = { provider: 'stripe', publishable_key: 'pk_test_1' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const load = async () => (await import('./card-settings')).cardSettings;

it('asks once, however often it is asked', async () => {
  fetched.mockImplementation(async () => Response.json(KEY));
  const cardSettings = await load();
  expect(await Promise.all([cardSettings(), cardSettings()])).toEqual([KEY, KEY]);
  expect(await cardSettings()).toEqual(KEY);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => Response.json({ error: 'rate_limited' }, { status: 429 })],
  ['nonsense', async () => Response.json({ provider: 'stripe' })],
])('asks again after %s', async (_, answer) => {
  fetched.mockImplementationOnce(answer).mockImplementation(async () => Response.json({ provider: 'demo' }));
  const cardSettings = await load();
  await expect(cardSettings()).rejects.toThrow();
  expect(await cardSettings()).toEqual({ provider: 'demo' });
});
