import { eq } from 'drizzle-orm';
import { decode } from 'next-auth/jwt';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { users } from '@/db/schema';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { SECRET, serveApi } from '../support/api';
import { makeAccount, PASSWORD } from '../support/own-account';

// Signing in without script: the form names a server action, which does what next-auth does for the script.

const browser = vi.hoisted(() => ({ cookies: new Map<string, { value: string; options: object }>() }));

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '192.0.2.44', 'user-agent': 'Test' }),
  cookies: async () => ({
    set: (name: string, value: string, options: object) => browser.cookies.set(name, { value, options }),
  }),
}));

const { db, close } = await serveApi();
const { signInByForm } = await import('@/lib/edge/server/sign-in-form');
afterAll(close);
beforeEach(() => browser.cookies.clear());

const NAME = '__Host-lintel.session';

it('begins the session that the script would', async () => {
  const { userId, email } = await makeAccount(db, new Date());
  const account = await signInByForm({ email, password: PASSWORD, code: '' });
  expect(account).toMatchObject({ user: { id: userId, email } });
  const { value = '', options } = browser.cookies.get(NAME) ?? {};
  expect(options).toEqual({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: true,
    maxAge: COOKIE_SECONDS,
  });
  const session = typeof account === 'object' ? account.session.id : '';
  expect(await decode({ token: value, secret: SECRET })).toMatchObject({ sub: userId, sessionId: session });
});

it('says what it failed with, and begins none', async () => {
  const { userId, email } = await makeAccount(db, new Date());
  const fails = (fields: object) => signInByForm({ email, password: PASSWORD, code: undefined, ...fields });
  expect(await fails({ password: 'wrong' })).toBe('credentials');
  expect(await fails({ email: undefined })).toBe('credentials');
  expect(await fails({ password: new File([], 'x') })).toBe('credentials');
  await db.update(users).set({ totpConfirmedAt: new Date() }).where(eq(users.id, userId));
  expect(await fails({})).toBe('code_required');
  expect(await fails({ code: '000000' })).toBe('code_wrong');
  for (let time = 0; time < 12; time++) await fails({ password: 'wrong' });
  expect(await fails({})).toBe('rate_limited');
  expect(browser.cookies.size).toBe(0);
});
