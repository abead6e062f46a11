import 'server-only';
import { cookies } from 'next/headers';
import type { AccountActor, Context } from '@/lib/context';
import { endOwnSession } from '@/lib/sessions/mutations';
import { sessionCookie } from './auth.config';

/** Signs this browser out: its session is over whoever holds a copy of the cookie. */
export async function signOut(ctx: Context<AccountActor>): Promise<void> {
  await endOwnSession(ctx);
  await dropSessionCookie();
}

/** Takes the cookie from the browser; it is in pieces where it is long. */
export async function dropSessionCookie(): Promise<void> {
  const { name, secure } = sessionCookie();
  const jar = await cookies();
  for (const cookie of jar.getAll()) {
    if (cookie.name !== name && !cookie.name.startsWith(`${name}.`)) continue;
    jar.set(cookie.name, '', { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax', secure });
  }
}
