import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, memberships, sessions, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { findAccount } from '@/lib/identity/accounts/queries';
import {
  beginSession,
  endAllSessions,
  endOwnSession,
  revokeOtherSessions,
  revokeSession,
} from '@/lib/identity/sessions/mutations';
import { listSessions } from '@/lib/identity/sessions/queries';
import { switchCompany } from '@/lib/identity/sessions/switch-company';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const PHONE = { id: 'req_1', address: '2001:db8:0:1::5', userAgent: 'Phone' };
const DESK = { id: 'req_2', address: '192.0.2.9', userAgent: 'Desk' };

async function signIn(db: Database, userId: string, request = PHONE, now = NOW) {
  const ctx = { ...jobContext(db, now), request };
  return beginSession(ctx, { userId, kind: 'web', method: 'password' });
}

function at(db: Database, userId: string, sessionId: string, now = NOW): Context<AccountActor> {
  const session = { id: sessionId, authenticatedAt: NOW };
  return { ...jobContext(db, now), actor: { kind: 'account', userId, session }, request: PHONE };
}

const find = (db: Database, sessionId: string, now = NOW) =>
  findAccount(jobContext(db, now), { sessionId, kind: 'web' });

describe('a session', () => {
  it('is another one at each sign-in, of 130 random bits (ASVS 7.2.3, 7.2.4)', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const ids = [(await signIn(db, userId)).sessionId, (await signIn(db, userId)).sessionId];
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) expect(id).toMatch(/^ses_[0-9a-hjkmnp-tv-z]{26}$/);
    }));

  it('ends three days after its last use, fourteen after its first (ASVS 7.3.1, 7.3.2)', () =>
    rolledBack(async (db) => {
      const { userId, companyId } = await makeCompany(db);
      const { sessionId } = await signIn(db, userId);
      expect(await find(db, sessionId, later(3 * DAY_MS + 1_000))).toBeNull();
      for (let day = 2; day < 14; day += 2)
        expect(await find(db, sessionId, later(day * DAY_MS))).toMatchObject({ company: { id: companyId } });
      expect(await find(db, sessionId, later(13.9 * DAY_MS))).not.toBeNull();
      expect(await find(db, sessionId, later(14 * DAY_MS))).toBeNull();
    }));

  it('of the back office ends after half an hour unused, twelve hours at most', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      await db.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
      const { sessionId } = await signIn(db, userId);
      expect(await find(db, sessionId, later(31 * 60_000))).toBeNull();
      for (let minutes = 20; minutes < 12 * 60; minutes += 20)
        expect(await find(db, sessionId, later(minutes * 60_000))).not.toBeNull();
      expect(await find(db, sessionId, later(12 * HOUR_MS))).toBeNull();
    }));

  it('ends with its user (ASVS 7.4.2)', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const { sessionId } = await signIn(db, userId);
      await db.update(users).set({ disabledAt: NOW }).where(eq(users.id, userId));
      expect(await find(db, sessionId)).toBeNull();
      await expect(signIn(db, userId)).rejects.toMatchObject({ code: 'unauthenticated' });
    }));

  it('counts no more once signed out, on record (ASVS 7.4.1, 16.3.1)', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const { sessionId } = await signIn(db, userId);
      await endOwnSession(at(db, userId, sessionId));
      expect(await find(db, sessionId)).toBeNull();
      const log = await db.select().from(auditLog).orderBy(auditLog.id);
      expect(log).toMatchObject([
        { action: 'sign_in.succeeded', actorId: userId, subject: sessionId, address: PHONE.address },
        { action: 'sign_out', actorId: userId, subject: sessionId },
      ]);
    }));

  it('is not one of the API', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const { sessionId } = await signIn(db, userId);
      expect(await findAccount(jobContext(db), { sessionId, kind: 'api' })).toBeNull();
    }));
});

describe('the list of devices (ASVS 7.5.2)', () => {
  it('shows where somebody is signed in, and ends one, or all the others, of their own alone', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const other = await makeCompany(db);
      const here = await signIn(db, userId, PHONE);
      const desktopSession = await signIn(db, userId, DESK);
      const third = await signIn(db, userId, DESK);
      const theirs = await signIn(db, other.userId);
      const ctx = at(db, userId, here.sessionId);
      const listed = await listSessions(ctx);
      expect(listed.map(({ id, current }) => [id, current]).sort()).toEqual(
        [
          [here.sessionId, true],
          [desktopSession.sessionId, false],
          [third.sessionId, false],
        ].sort(),
      );
      expect(listed.find(({ current }) => current)).toMatchObject({
        userAgent: 'Phone',
        address: '2001:db8:0:1::/64',
      });
      await revokeSession(ctx, { sessionId: desktopSession.sessionId });
      expect(await find(db, desktopSession.sessionId)).toBeNull();
      await expect(revokeSession(ctx, { sessionId: theirs.sessionId })).rejects.toMatchObject({
        code: 'not_found',
      });
      expect(await find(db, theirs.sessionId)).not.toBeNull();
      expect(await revokeOtherSessions(ctx)).toEqual({ ended: 1 });
      expect(await listSessions(ctx)).toHaveLength(1);
      expect(await find(db, theirs.sessionId)).not.toBeNull();
    }));

  it('knows a device that was never signed in from', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      expect((await signIn(db, userId, PHONE)).newDevice).toBe(false);
      expect((await signIn(db, userId, PHONE)).newDevice).toBe(false);
      expect((await signIn(db, userId, DESK)).newDevice).toBe(true);
    }));

  it('ends all of a user’s sessions but the one they sit at', () =>
    rolledBack(async (db) => {
      const { userId } = await makeCompany(db);
      const here = await signIn(db, userId);
      const there = await signIn(db, userId);
      await endAllSessions(jobContext(db), {
        userId,
        revocation: 'password_changed',
        except: here.sessionId,
      });
      expect(await find(db, here.sessionId)).not.toBeNull();
      expect(await find(db, there.sessionId)).toBeNull();
    }));
});

describe('somebody in two companies', () => {
  it('works in the first until they switch, in that session alone, and in no company they are not in', () =>
    rolledBack(async (db) => {
      const first = await makeCompany(db);
      const second = await makeCompany(db);
      const foreign = await makeCompany(db);
      await db.insert(memberships).values({
        companyId: second.companyId,
        userId: first.userId,
        role: 'viewer',
        createdAt: later(1_000),
      });
      const { sessionId } = await signIn(db, first.userId);
      const elsewhere = await signIn(db, first.userId);
      await db.update(memberships).set({ createdAt: NOW }).where(eq(memberships.companyId, first.companyId));
      expect(await find(db, sessionId)).toMatchObject({ company: { id: first.companyId, role: 'owner' } });
      const ctx = at(db, first.userId, sessionId);
      await switchCompany(ctx, { companyId: second.companyId });
      expect(await find(db, sessionId)).toMatchObject({ company: { id: second.companyId, role: 'viewer' } });
      expect(await find(db, elsewhere.sessionId)).toMatchObject({ company: { id: first.companyId } });
      await expect(switchCompany(ctx, { companyId: foreign.companyId })).rejects.toMatchObject({
        code: 'not_found',
      });
      // Once they are out of it, the session falls back to what they still belong to.
      await db.delete(memberships).where(eq(memberships.companyId, second.companyId));
      expect(await find(db, sessionId)).toMatchObject({ company: { id: first.companyId } });
    }));
});

it('keeps a session’s row', () =>
  rolledBack(async (db) => {
    const { userId } = await makeCompany(db);
    const { sessionId } = await signIn(db, userId);
    await endOwnSession(at(db, userId, sessionId));
    expect(await db.select().from(sessions).where(eq(sessions.id, sessionId))).toMatchObject([
      { revokedAt: NOW, revocation: 'signed_out' },
    ]);
  }));
