import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { auditLog, memberships, messages, subscriptions, users } from '@/db/schema';
import { inviteSubcontractor } from '@/lib/company/invitations/mutations';
import type { CompanyId, Context, MemberRole, PortalActor, PublicActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import type { AuditAction } from '@/lib/identity/audit/types';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { type CompanyOptions, type MadeCompany, makeCompany, NOW } from './factories';
import { MAIL, PASSWORD } from './own-account';

let networks = 0;

/** Anybody, from a network nobody has come from before. */
export function stranger(db: Database, now = NOW): Context<PublicActor> {
  networks += 1;
  const address = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const request = { id: 'req_test', address, userAgent: 'test' };
  return { db, now, log: createLogger('silent'), actor: { kind: 'public' }, request };
}

/** Somebody at work in a company, as the gate would let them in now. */
export async function atWork(
  db: Database,
  { companyId, userId }: MadeCompany,
  now = NOW,
): Promise<Context<UserActor>> {
  const [row] = await db
    .select({ role: memberships.role, tier: entitledTier })
    .from(memberships)
    .leftJoin(subscriptions, eq(subscriptions.companyId, memberships.companyId))
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)));
  if (!row) throw new Error(`${userId} does not belong to ${companyId}`);
  return { ...stranger(db, now), actor: { kind: 'user', companyId, userId, ...row } };
}

/** The owner of a new company. */
export async function newOwner(db: Database, options: CompanyOptions = {}): Promise<Context<UserActor>> {
  return atWork(db, await makeCompany(db, options));
}

export function inPortal(db: Database, userId: string): Context<PortalActor> {
  return { ...stranger(db), actor: { kind: 'portal', userId } };
}

/** Somebody who belongs nowhere and signs in with `PASSWORD`. */
export async function makePerson(db: Database, email = `${newId('user')}@example.com`): Promise<string> {
  const id = newId('user');
  const passwordHash = await hashPassword(PASSWORD);
  await db.insert(users).values({
    id,
    email,
    passwordHash,
    firstName: 'Rosa',
    lastName: 'Diaz',
    locale: 'en',
    emailVerifiedAt: NOW,
  });
  return id;
}

/** Another member of a company, at work. */
export async function newMember(
  db: Database,
  companyId: CompanyId,
  role: MemberRole,
): Promise<Context<UserActor>> {
  const userId = await makePerson(db);
  await db.insert(memberships).values({ companyId, userId, role, createdAt: NOW });
  return atWork(db, { companyId, userId });
}

/** Invites a subcontractor by an address, with everything else plausible. */
export function inviteSub(ctx: Context<UserActor>, email: string) {
  return inviteSubcontractor(ctx, {
    email,
    contactName: 'Sam Pike',
    companyName: 'Pike Electric',
    phone: null,
    role: 'Electrician',
    locale: 'en',
    mail: MAIL,
  });
}

/** The mails an address got, the oldest first. */
export function mailsTo(db: Database, email: string) {
  return db.select().from(messages).where(eq(messages.recipient, email)).orderBy(asc(messages.createdAt));
}

/** The token in the latest mail with a link; a notice without one may be of the same instant, and stand on either side. */
export async function tokenFor(db: Database, email: string): Promise<string> {
  const tokens = (await mailsTo(db, email)).map(({ text }) => /\?token=([\w-]{43})/.exec(text)?.[1]);
  const token = tokens.findLast((found) => found !== undefined);
  if (token === undefined) throw new Error(`no link for ${email}`);
  return token;
}

/** Of what was done to somebody or something, each entry of the audit log in order. */
export async function listAudit(db: Database, subject: string): Promise<AuditAction[]> {
  const rows = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action }) => action);
}

/** The code a promise is refused with; `done` when it is not. Anything but an `AppError` is thrown on. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
