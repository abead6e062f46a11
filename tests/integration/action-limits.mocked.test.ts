import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { serveApi } from '../support/api';

// Server actions are counted as calls of the API are.

const caller = vi.hoisted(() => ({ address: '10.77.0.1' }));

vi.mock('server-only', () => ({}));
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': caller.address }) }));
vi.mock('next-auth', () => ({ getServerSession: async () => null }));

const { close } = await serveApi();
vi.stubEnv('API_LIMIT_FACTOR', '0.01');
const { createAction } = await import('@/lib/edge/server/action');
afterAll(close);
afterEach(() => {
  vi.useRealTimers();
});

it('an action of anybody is refused once its network has asked too often', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:10Z') });
  let ran = 0;
  const act = createAction({
    access: 'public',
    input: z.object({}),
    run: async () => {
      ran += 1;
    },
  });
  for (let time = 0; time < 3; time += 1) expect((await act({})).ok).toBe(true);
  expect(await act({})).toEqual({ ok: false, code: 'rate_limited', fieldErrors: {} });
  expect(ran).toBe(3);
  caller.address = '10.77.0.2';
  expect((await act({})).ok).toBe(true);
});
