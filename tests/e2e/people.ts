import type { BrowserContext } from '@playwright/test';
import { connect, type DatabaseConnection } from '@/db/client';
import type { Tier } from '@/lib/providers/billing/types';
import { readRunning, readSecret } from '../support/data-folder';
import { beginBrowserSession, makeRoleUsers, type Person, type RoleUsers } from '../support/role-users';

export type { Person, RoleUsers } from '../support/role-users';

/** Where the running site keeps what it makes. */
export const dataDir = process.env.LINTEL_E2E_DATA ?? '.data';

function siteDatabaseUrl(): string {
  return readRunning(dataDir).database;
}

/** The database of the running site. */
export function siteDatabase(): DatabaseConnection {
  return connect(siteDatabaseUrl(), { embedded: process.env.DATABASE_URL === undefined, max: 2 });
}

function secret(): string {
  return process.env.AUTH_SECRET ?? readSecret(dataDir);
}

export type Database = DatabaseConnection['db'];

/** A browser's session of a user. */
export function openSession(db: Database, userId: string): Promise<Person> {
  return beginBrowserSession(db, userId, secret());
}

/** A company of a plan with somebody of every role, a subcontractor of it and an admin. */
export function makeSignedInRoles(db: Database, tier: Tier | null): Promise<RoleUsers> {
  return makeRoleUsers(db, tier, secret());
}

/** Signs a browser in as somebody. */
export async function signInAs(context: BrowserContext, { cookie }: Person, url: string): Promise<void> {
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }]);
}
