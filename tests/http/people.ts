import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import { connect } from '@/db/client';
import { sessions } from '@/db/schema';
import type { Tier } from '@/lib/providers/billing/types';
import { readSecret } from '../support/data-folder';
import { beginBrowserSession, makeRoleUsers, type Person, type RoleUsers } from '../support/role-users';
import { ask } from './site';

// People of the served site, made in its database.

const { databaseUrl, dataDir } = inject('site');
const secret = readSecret(dataDir);

export const SESSION = 'lintel.session';
export const { db } = connect(databaseUrl, { max: 2 });

/** A browser's session of a user. */
export function openSession(userId: string): Promise<Person> {
  return beginBrowserSession(db, userId, secret);
}

/** A company of a plan with somebody of every role, a subcontractor of it and an admin. */
export function makeSignedInRoles(tier: Tier | null): Promise<RoleUsers> {
  return makeRoleUsers(db, tier, secret);
}

/** Whether the session counts, by its row. */
export async function isAlive({ sessionId }: Person): Promise<boolean> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row !== undefined && row.revokedAt === null;
}

export interface Credentials {
  email: string;
  password: string;
}

/** A contractor of the test's own, made through the API. */
export async function register(): Promise<Credentials> {
  const word = randomBytes(6).toString('hex');
  const person = { email: `asvs-${word}@example.com`, password: `Quoin-${word}-Lath 7!` };
  const answer = await ask('/api/v1/auth/register', {
    method: 'POST',
    json: {
      ...person,
      first_name: 'Ana',
      last_name: 'Reyes',
      company_name: `Quoinworks ${word} LLC`,
      phone: '(512) 555-0142',
      operating_cities: ['honolulu-hi'],
      locale: 'en',
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return person;
}

/** What the sign-in's own form sends along: a token, and the cookie that goes with it. */
export async function csrf(): Promise<{ token: string; cookie: string }> {
  const { text, setCookies } = await ask('/api/auth/csrf');
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(JSON.parse(text));
  return { token: csrfToken, cookie: setCookies.map((set) => set.split(';', 1)[0]).join('; ') };
}
