import type { Database } from '@/db/client';
import { users } from '@/db/schema';
import type { AccountActor, Context, PublicActor } from '@/lib/context';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import { NOW } from './factories';

export const PASSWORD = 'Maple-Socket-Quarry-18';
export const MAIL = { siteUrl: 'https://lintel.example', sendsMail: false };
/** What the site would encrypt and sign with. */
export const SITE_SECRET = 'a secret of the site, for tests alone';

export function visitor(db: Database, now = NOW): Context<PublicActor> {
  const request = { id: 'req_test', address: '192.0.2.7', userAgent: 'test' };
  return { db, actor: { kind: 'public' }, now, log: createLogger('silent'), request };
}

export interface OwnAccount {
  userId: string;
  email: string;
  ctx: Context<AccountActor>;
}

/** A user without a company, signed in by password a moment ago. */
export async function makeAccount(db: Database, now = NOW): Promise<OwnAccount> {
  const userId = newId('user');
  const email = `${userId}@example.com`;
  await db.insert(users).values({
    id: userId,
    email,
    passwordHash: await hashPassword(PASSWORD),
    firstName: 'Ana',
    lastName: 'Reyes',
    locale: 'en',
    emailVerifiedAt: now,
  });
  return { userId, email, ctx: await signedIn(db, userId, now) };
}

/** Another session of the same user. */
export async function signedIn(db: Database, userId: string, now = NOW): Promise<Context<AccountActor>> {
  const ctx = visitor(db, now);
  const { sessionId } = await beginSession(ctx, { userId, kind: 'web', method: 'password' });
  return { ...ctx, actor: { kind: 'account', userId, session: { id: sessionId, authenticatedAt: now } } };
}

/** The same session, so much later. */
export function later<C extends Context>(ctx: C, seconds: number): C {
  return { ...ctx, now: new Date(ctx.now.getTime() + seconds * 1_000) };
}
