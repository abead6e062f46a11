import { eq } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import type { Database } from '@/db/client';
import { memberships, permitAssignments, subcontractors, subscriptions, users } from '@/db/schema';
import type { Role } from '@/lib/identity/access/types';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import type { Tier } from '@/lib/providers/billing/types';
import { makeCheckWithFile, makeDoneRun } from './done-run';
import { linkPermit, type MadeCompany, makeCompany, makePermit } from './factories';

// People of a served site who are made for a test and signed in by their cookie, not by typing.

export interface Person {
  userId: string;
  /** What the browser sends. */
  cookie: { name: string; value: string };
  sessionId: string;
}

/** A browser's session of a user. */
export async function beginBrowserSession(db: Database, userId: string, secret: string): Promise<Person> {
  const ctx = { db, now: new Date(), actor: { kind: 'public' as const }, log: createLogger('silent') };
  const { sessionId } = await beginSession(ctx, { userId, kind: 'web', method: 'password' });
  const value = await encode({ token: { sub: userId, sessionId }, secret, maxAge: COOKIE_SECONDS });
  return { userId, sessionId, cookie: { name: 'lintel.session', value } };
}

export interface RoleUsers {
  company: MadeCompany;
  /** A permit of the company's, assigned to the subcontractor. */
  permitId: number;
  subcontractorId: string;
  /** A permit check of the company's, with one run that is done. */
  checkId: string;
  people: Record<Role, Person>;
}

/** A company of a plan with somebody of every role, a subcontractor of it and an admin. */
export async function makeRoleUsers(db: Database, tier: Tier | null, secret: string): Promise<RoleUsers> {
  const company = await makeCompany(db, { tier: tier ?? 'solo' });
  const { companyId } = company;
  if (tier === null) await db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
  const signedIn = (userId: string) => beginBrowserSession(db, userId, secret);
  const member = async (role: 'manager' | 'member' | 'viewer') => {
    const userId = await makePerson(db);
    await db.insert(memberships).values({ companyId, userId, role });
    return signedIn(userId);
  };
  const subcontractor = await makePerson(db);
  return {
    company,
    ...(await makeAssignedPermit(db, company, subcontractor)),
    checkId: await makeCheckFor(db, company),
    people: {
      owner: await signedIn(company.userId),
      manager: await member('manager'),
      member: await member('member'),
      viewer: await member('viewer'),
      subcontractor: await signedIn(subcontractor),
      admin: await signedIn(await makePerson(db, { isAdmin: true })),
    },
  };
}

async function makePerson(db: Database, given: Partial<typeof users.$inferInsert> = {}): Promise<string> {
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
}

/** A permit of the company's, assigned to a subcontractor who is made for it. */
async function makeAssignedPermit(
  db: Database,
  { companyId }: MadeCompany,
  userId: string,
): Promise<{ permitId: number; subcontractorId: string }> {
  const subcontractorId = newId('subcontractor');
  await db.insert(subcontractors).values({
    id: subcontractorId,
    companyId,
    companyName: 'Quiet Plumbing',
    contactName: 'Pat Reyes',
    email: `${userId}@example.com`,
    role: 'Plumbing',
    userId,
    acceptedAt: new Date(),
  });
  // Several runners fill one database, and each counts the permits it makes from one.
  const permitId = await makePermit(db, 'austin-tx.sample', { sourceKey: companyId });
  await linkPermit(db, companyId, permitId);
  await db.insert(permitAssignments).values({ companyId, permitId, subcontractorId });
  return { permitId, subcontractorId };
}

async function makeCheckFor(db: Database, { companyId, userId }: MadeCompany): Promise<string> {
  const actor = { kind: 'user' as const, companyId, userId, role: 'owner' as const, tier: null };
  const ctx = { db, now: new Date(), log: createLogger('silent'), actor };
  const check = await makeCheckWithFile(ctx);
  await makeDoneRun(ctx, check, 1);
  return check.checkId;
}
