import 'server-only';
import { cookies } from 'next/headers';
import type { AccountActor, Context } from '@/lib/context';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { endOwnSession } from '@/lib/identity/sessions/mutations';
import { sessionCookie } from './auth.config';

/** Signs this browser out: its session is over whoever holds a copy of the cookie. */
export async function signOut(ctx: Context<AccountActor>): Promise<void> {
  await endOwnSession(ctx);
  await dropSessionCookie();
}

/** The cookie, in pieces where it is long, as it is or with another age. */
async function setSessionCookie(maxAge: number, keepsValue: boolean): Promise<void> {
  const { name, secure } = sessionCookie();
  const jar = await cookies();
  for (const cookie of jar.getAll()) {
    if (cookie.name !== name && !cookie.name.startsWith(`${name}.`)) continue;
    const value = keepsValue ? cookie.value : '';
    jar.set(cookie.name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure });
  }
}

/** Takes the cookie from the browser. */
export function dropSessionCookie(): Promise<void> {
  return setSessionCookie(0, false);
}

/** Sets the cookie anew as it is; the session behind it lives no longer for it. */
export function renewSessionCookie(): Promise<void> {
  return setSessionCookie(COOKIE_SECONDS, true);
}
