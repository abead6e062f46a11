import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import { z } from 'zod';
import { connect, type DatabaseConnection } from '@/db/client';
import { memberships, permitAssignments, subcontractors, subscriptions, users } from '@/db/schema';
import type { Role } from '@/lib/access/types';
import type { Tier } from '@/lib/billing/types';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import { COOKIE_SECONDS } from '@/lib/sessions/lengths';
import { beginSession } from '@/lib/sessions/mutations';
import { makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { linkPermit, type MadeCompany, makeCompany, makePermit } from '../support/factories';

// People who are made for a test and sign in by cookie, not by typing.

const running = z.object({ site: z.url(), database: z.string() });
const dataDir = process.env.LINTEL_E2E_DATA ?? '.data';

/** The database of the running site. */
export function siteDatabase(): DatabaseConnection {
  const { database } = running.parse(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')));
  return connect(database, { embedded: process.env.DATABASE_URL === undefined, max: 2 });
}

function secret(): string {
  return process.env.AUTH_SECRET ?? readFileSync(join(dataDir, 'secret'), 'utf8').trim();
}

export interface Person {
  userId: string;
  /** What the browser sends. */
  cookie: { name: string; value: string };
  sessionId: string;
}

export type Database = DatabaseConnection['db'];

/** A browser's session of a user. */
export async function sessionOf(db: Database, userId: string): Promise<Person> {
  const ctx = { db, now: new Date(), actor: { kind: 'public' as const }, log: createLogger('silent') };
  const { sessionId } = await beginSession(ctx, { userId, kind: 'web', method: 'password' });
  const value = await encode({ token: { sub: userId, sessionId }, secret: secret(), maxAge: COOKIE_SECONDS });
  return { userId, sessionId, cookie: { name: 'lintel.session', value } };
}

export interface Cast {
  company: MadeCompany;
  /** A permit of the company's, assigned to the subcontractor. */
  permitId: number;
  /** A permit check of the company's, with one run that is done. */
  checkId: string;
  people: Record<Role, Person>;
}

/** A company of a plan with somebody of every role, a subcontractor of it and an admin. */
export async function makeCast(db: Database, tier: Tier | null): Promise<Cast> {
  const company = await makeCompany(db, { tier: tier ?? 'solo' });
  if (tier === null) await db.delete(subscriptions).where(eq(subscriptions.companyId, company.companyId));
  const person = async (given: Partial<typeof users.$inferInsert> = {}) => {
    const id = newId('user');
    await db.insert(users).values({
      id,
      email: `${id}@example.com`,
      passwordHash: 'unusable',
      firstName: 'Pat',
      lastName: 'Reyes',
      locale: 'en',
      emailVerifiedAt: new Date(),
      ...given,
    });
    return id;
  };
  const member = async (role: 'manager' | 'member' | 'viewer') => {
    const userId = await person();
    await db.insert(memberships).values({ companyId: company.companyId, userId, role });
    return sessionOf(db, userId);
  };
  const subcontractor = await person();
  const subcontractorId = newId('subcontractor');
  await db.insert(subcontractors).values({
    id: subcontractorId,
    companyId: company.companyId,
    companyName: 'Quiet Plumbing',
    contactName: 'Pat Reyes',
    email: `${subcontractor}@example.com`,
    role: 'Plumbing',
    userId: subcontractor,
    acceptedAt: new Date(),
  });
  const permitId = await makePermit(db, 'austin-tx.sample', {
    // Several runners fill one database, and each counts the permits it makes from one.
    sourceKey: company.companyId,
  });
  await linkPermit(db, company.companyId, permitId);
  await db.insert(permitAssignments).values({ companyId: company.companyId, permitId, subcontractorId });
  return {
    company,
    permitId,
    checkId: await makeCheckOf(db, company),
    people: {
      owner: await sessionOf(db, company.userId),
      manager: await member('manager'),
      member: await member('member'),
      viewer: await member('viewer'),
      subcontractor: await sessionOf(db, subcontractor),
      admin: await sessionOf(db, await person({ isAdmin: true })),
    },
  };
}

async function makeCheckOf(db: Database, { companyId, userId }: MadeCompany): Promise<string> {
  const actor = { kind: 'user' as const, companyId, userId, role: 'owner' as const, tier: null };
  const ctx = { db, now: new Date(), log: createLogger('silent'), actor };
  const check = await makeCheckWithFile(ctx);
  await makeDoneRun(ctx, check, 1);
  return check.checkId;
}

/** Signs a browser in as somebody. */
export async function signInAs(context: BrowserContext, { cookie }: Person, url: string): Promise<void> {
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }]);
}
