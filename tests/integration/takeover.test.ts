import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, invitations, messages, passkeys, recipients, sessions, users } from '@/db/schema';
import { inviteMember } from '@/lib/company/invitations/mutations';
import { blankOldSecrets } from '@/lib/company/notifications/outbox-secrets';
import { removeMember } from '@/lib/company/team/mutations';
import { AppError } from '@/lib/errors';
import { changePassword } from '@/lib/identity/accounts/change-password';
import { sendMailLink } from '@/lib/identity/accounts/mail-links';
import { findRegistered } from '@/lib/identity/accounts/mutations';
import { beginPasskeyRegistration } from '@/lib/identity/accounts/passkeys-changes';
import { findAccount } from '@/lib/identity/accounts/queries';
import { resetPassword } from '@/lib/identity/accounts/reset-password';
import { beginTotp, disableTotp } from '@/lib/identity/accounts/second-factor-changes';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { continueFromTokens } from '@/lib/identity/accounts/token-sign-in';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { issueTokens, tokenKeys } from '@/lib/identity/sessions/tokens';
import { makeCompany, NOW } from '../support/factories';
import { later, MAIL, makeAccount, PASSWORD, SITE_SECRET, signedIn, visitor } from '../support/own-account';
import { atWork, newMember } from '../support/team';
import { rolledBack } from '../support/test-database';

// Ways to keep, or to get, what is somebody else's; each once worked.

const KEYS = tokenKeys({ secret: SITE_SECRET, issuer: 'https://lintel.test' });
const DAY_SECONDS = 86_400;
const NEW = 'Quarry-Lath-Mitre-44';

async function code(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function apiTokens(db: Database, userId: string) {
  const ctx = visitor(db);
  const session = await beginSession(ctx, { userId, kind: 'api', method: 'password' });
  return { ...session, ...(await issueTokens(ctx, { ...session, userId }, KEYS)) };
}

describe('a stolen refresh token', () => {
  it('signs a browser in, but shows nobody’s password anew and outlives nothing', () =>
    rolledBack(async (db) => {
      const { userId } = await makeAccount(db);
      const held = await apiTokens(db, userId);
      const ctx = later(visitor(db), 5 * DAY_SECONDS);
      const { sessionId } = await continueFromTokens(ctx, { refreshToken: held.refresh_token }, KEYS);
      const account = await findAccount(ctx, { sessionId, kind: 'web' });
      expect(account?.session.authenticatedAt).toEqual(NOW);
      const actor = {
        kind: 'account' as const,
        userId,
        session: account?.session ?? { id: '', authenticatedAt: NOW },
      };
      const act = beginTotp({ ...ctx, actor }, { secret: SITE_SECRET, issuer: 'Lintel' });
      expect(await code(act)).toBe('reauthentication_required');
      // The tokens have been exchanged: they open nothing beside it.
      expect(await findAccount(ctx, { sessionId: held.sessionId, kind: 'api' })).toBeNull();
      const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
      expect(row?.expiresAt.getTime()).toBeLessThanOrEqual(held.expiresAt.getTime());
    }));

  it('of an admin is good for half a day, used or not', () =>
    rolledBack(async (db) => {
      const { userId } = await makeAccount(db);
      await db.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
      const { sessionId, refresh_token } = await apiTokens(db, userId);
      const idle = later(visitor(db), 31 * 60);
      expect(await findAccount(idle, { sessionId, kind: 'api' })).toBeNull();
      const late = later(visitor(db), DAY_SECONDS);
      expect(await code(continueFromTokens(late, { refreshToken: refresh_token }, KEYS))).toBe(
        'unauthenticated',
      );
    }));
});

describe('a password without its second factor', () => {
  it('is changed by nobody whose sign-in is not of the last minutes', () =>
    rolledBack(async (db) => {
      const { userId, ctx } = await makeAccount(db);
      await db.update(users).set({ totpConfirmedAt: NOW }).where(eq(users.id, userId));
      const late = later(ctx, 3_600);
      const change = (at: typeof ctx) =>
        code(changePassword(at, { current: PASSWORD, next: NEW, endOthers: false, mail: MAIL }));
      expect(await change(late)).toBe('reauthentication_required');
      expect(await code(disableTotp(late, { mail: MAIL }))).toBe('reauthentication_required');
      expect(await change(ctx)).toBe('done');
    }));
});

describe('an account made with somebody else’s address', () => {
  it('gets no key and no second factor before its mailbox has answered', () =>
    rolledBack(async (db) => {
      const { userId, ctx } = await makeAccount(db);
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
      expect(await code(beginTotp(ctx, { secret: SITE_SECRET, issuer: 'Lintel' }))).toBe('email_unverified');
      const site = { name: 'Lintel', id: 'lintel.test', origin: 'https://lintel.test' };
      expect(await code(beginPasskeyRegistration(ctx, { site }))).toBe('email_unverified');
    }));

  it('keeps none through the owner’s new password', () =>
    rolledBack(async (db) => {
      const { userId } = await makeAccount(db);
      await db
        .update(users)
        .set({ emailVerifiedAt: null, totpSecret: 'sealed', totpConfirmedAt: NOW })
        .where(eq(users.id, userId));
      const key = {
        id: 'key',
        userId,
        publicKey: 'x',
        counter: 0,
        transports: [],
        backedUp: false,
        name: 'Mine',
      };
      await db.insert(passkeys).values(key);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (!user) throw new Error('no user');
      await sendMailLink(visitor(db), { purpose: 'reset_password', user, locale: 'en', mail: MAIL });
      const [mail] = await db.select().from(messages).where(eq(messages.recipient, user.email));
      const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      await resetPassword(visitor(db), { token, password: NEW, mail: MAIL });
      expect(await db.$count(passkeys)).toBe(0);
      const [after] = await db.select().from(users).where(eq(users.id, userId));
      expect(after).toMatchObject({ totpSecret: null, totpConfirmedAt: null, emailVerifiedAt: NOW });
    }));

  it('invites nobody in our name', () =>
    rolledBack(async (db) => {
      const company = await makeCompany(db, { tier: 'team' });
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, company.userId));
      const ctx = await atWork(db, company);
      const invite = inviteMember(ctx, {
        email: 'nora@example.com',
        name: 'Nora Hart',
        role: 'viewer',
        locale: 'en',
        mail: MAIL,
      });
      expect(await code(invite)).toBe('email_unverified');
      expect(await db.$count(messages)).toBe(0);
    }));
});

describe('registering an address that has an account', () => {
  it('is a try at its password, counted and on record like any other', () =>
    rolledBack(async (db) => {
      const { email, userId } = await makeAccount(db);
      await db.update(users).set({ createdAt: NOW }).where(eq(users.id, userId));
      const guess = (password: string) => code(findRegistered(visitor(db), { email, password }));
      for (let time = 0; time < 10; time += 1) expect(await guess(`guess ${time}`)).toBe('already_exists');
      expect(await guess(PASSWORD)).toBe('rate_limited');
      const failed = and(eq(auditLog.action, 'sign_in.failed'), eq(auditLog.subject, userId));
      expect(await db.$count(auditLog, failed)).toBe(10);
      const signIn = verifySignIn(visitor(db), { email, password: PASSWORD, secret: SITE_SECRET });
      expect(await code(signIn)).toBe('rate_limited');
    }));

  it('tells whoever knows the password no more, an hour after', () =>
    rolledBack(async (db) => {
      const { email, userId } = await makeAccount(db);
      await db.update(users).set({ createdAt: NOW }).where(eq(users.id, userId));
      const again = { email, password: PASSWORD };
      expect(await findRegistered(visitor(db), again)).toEqual({ userId, created: false });
      const hourLater = later(visitor(db), 3_600);
      expect(await code(findRegistered(hourLater, again))).toBe('already_exists');
      expect(await findRegistered(visitor(db), { ...again, email: 'free@example.com' })).toBeNull();
    }));
});

describe('what goes on behind a change', () => {
  it('a sign-in under way ends at a password changed meanwhile', () =>
    rolledBack(async (db) => {
      const { email, userId, ctx } = await makeAccount(db);
      const verified = await verifySignIn(visitor(db), { email, password: PASSWORD, secret: SITE_SECRET });
      await changePassword(ctx, { current: PASSWORD, next: NEW, mail: MAIL });
      expect(await code(beginSession(visitor(db), { ...verified, kind: 'web' }))).toBe('unauthenticated');
      await signedIn(db, userId);
    }));

  it('a member who is removed leaves no open invitation and no notices behind', () =>
    rolledBack(async (db) => {
      const company = await makeCompany(db, { tier: 'team' });
      const owner = await atWork(db, company);
      const manager = await newMember(db, company.companyId, 'manager');
      const invited = { name: 'Nora Hart', role: 'viewer' as const, locale: 'en' as const, mail: MAIL };
      await inviteMember(manager, { ...invited, email: 'nora@example.com' });
      await inviteMember(owner, { ...invited, email: 'luis@example.com' });
      const [user] = await db.select().from(users).where(eq(users.id, manager.actor.userId));
      const { companyId } = company;
      await db
        .insert(recipients)
        .values({ id: 'rcp_manager', companyId, name: 'M', email: user?.email, position: 1 });
      await removeMember(owner, { userId: manager.actor.userId });
      const open = await db.select().from(invitations).where(eq(invitations.companyId, companyId));
      expect(open.map(({ email, revokedAt }) => [email, revokedAt === null]).sort()).toEqual([
        ['luis@example.com', true],
        ['nora@example.com', false],
      ]);
      const listed = await db.select().from(recipients).where(eq(recipients.companyId, companyId));
      expect(listed.map(({ position }) => position)).toEqual([0]);
    }));

  it('a link that works no more is not kept in the outbox', () =>
    rolledBack(async (db) => {
      const { userId } = await makeAccount(db);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (!user) throw new Error('no user');
      await sendMailLink(visitor(db), { purpose: 'reset_password', user, locale: 'es', mail: MAIL });
      await blankOldSecrets(later(visitor(db), 6 * DAY_SECONDS));
      expect((await db.select().from(messages))[0]?.text).toContain('token=');
      await blankOldSecrets(later(visitor(db), 8 * DAY_SECONDS));
      const [kept] = await db.select().from(messages);
      expect(`${kept?.text} ${kept?.html}`).not.toContain('token=');
    }));
});
