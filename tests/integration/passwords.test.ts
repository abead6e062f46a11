import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, mailLinks, messages, sessions, users } from '@/db/schema';
import { changePassword, confirmPassword } from '@/lib/identity/accounts/change-password';
import { saveProfile } from '@/lib/identity/accounts/profile';
import { beginTotp, confirmTotp } from '@/lib/identity/accounts/second-factor-changes';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { later, MAIL, makeAccount, PASSWORD, SITE_SECRET, signedIn, visitor } from '../support/own-account';
import { freshDatabase, rolledBack } from '../support/test-database';

const NEXT = 'Tres camiones rojos en Laredo 4';

const getRevocation = async (db: Database, sessionId: string) =>
  (await db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.revocation;

describe('changing the password', () => {
  test('takes the current one, and the new one works from then on (ASVS 6.2.3)', () =>
    rolledBack(async (db) => {
      const { ctx, email, userId } = await makeAccount(db);
      await expect(
        changePassword(ctx, { current: 'Another-Password-1', next: NEXT, mail: MAIL }),
      ).rejects.toMatchObject({ fields: { current: 'password_wrong' } });
      await changePassword(ctx, { current: PASSWORD, next: NEXT, mail: MAIL });
      const signIn = (password: string) =>
        verifySignIn(visitor(db), { email, password, secret: SITE_SECRET });
      await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(signIn(NEXT)).resolves.toMatchObject({ userId });
      const [mail] = await db.select().from(messages).where(eq(messages.recipient, email));
      expect(mail?.subject).toBe('Your password was changed');
      const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'password.changed'));
      expect(entry).toMatchObject({ actorId: userId });
      expect(JSON.stringify(entry)).not.toContain(NEXT);
    }));

  test('signs out every other device, unless told not to (ASVS 7.4.3)', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const phone = (await signedIn(db, userId)).actor.session.id;
      const stranger = await makeAccount(db);
      await changePassword(ctx, { current: PASSWORD, next: NEXT, endOthers: false, mail: MAIL });
      expect(await getRevocation(db, phone)).toBeNull();
      await changePassword(ctx, { current: NEXT, next: PASSWORD, mail: MAIL });
      expect(await getRevocation(db, phone)).toBe('password_changed');
      expect(await getRevocation(db, ctx.actor.session.id)).toBeNull();
      expect(await getRevocation(db, stranger.ctx.actor.session.id)).toBeNull();
    }));

  test.each([
    ['Short1a', 'password_length'],
    ['no capital letters 1', 'password_uppercase'],
    ['NO SMALL LETTERS 1', 'password_lowercase'],
    ['No digits in it at all', 'password_digit'],
    [`Aa1${'x'.repeat(254)}`, 'password_too_long'],
    ['Password1234!', 'password_common'],
    ['AnaReyes-2026!', 'password_common'],
    [PASSWORD, 'password_same'],
  ])('refuses %s (ASVS 6.2.1, 6.2.4)', (next, problem) =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      await expect(changePassword(ctx, { current: PASSWORD, next, mail: MAIL })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { next: problem },
      });
    }),
  );

  test('takes 256 characters as they are, spaces and accents included (ASVS 6.2.8, 6.2.9)', () =>
    rolledBack(async (db) => {
      const { ctx, email, userId } = await makeAccount(db);
      const long = ` Ñandú de Arizona 7 ${'carreta lluvia quince '.repeat(12)}`
        .slice(0, 255)
        .padEnd(256, 'z');
      await changePassword(ctx, { current: PASSWORD, next: long, mail: MAIL });
      const signIn = (password: string) =>
        verifySignIn(visitor(db), { email, password, secret: SITE_SECRET });
      await expect(signIn(long)).resolves.toMatchObject({ userId });
      await expect(signIn(long.slice(0, 255))).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(signIn(long.trim())).rejects.toMatchObject({ code: 'invalid_credentials' });
    }));

  test('a link to reset it that is on its way works no longer', () =>
    rolledBack(async (db) => {
      const { ctx, email, userId } = await makeAccount(db);
      const expiresAt = later(ctx, 600).now;
      await db
        .insert(mailLinks)
        .values({ hash: 'h', purpose: 'reset_password', userId, email, createdAt: ctx.now, expiresAt });
      await changePassword(ctx, { current: PASSWORD, next: NEXT, mail: MAIL });
      const open = (await db.select().from(mailLinks)).filter((link) => link.expiresAt > ctx.now);
      expect(open).toEqual([]);
    }));

  test('of two changes at once, one is made', async () => {
    const database = await freshDatabase();
    try {
      const { ctx } = await makeAccount(database.db);
      const outcomes = await Promise.allSettled(
        [NEXT, 'Copper elbow, 3 joints, no leaks'].map((next) =>
          changePassword(ctx, { current: PASSWORD, next, mail: MAIL }),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      await database.close();
    }
  });
});

describe('showing again who sits there', () => {
  const confirm = (password: string, code?: string) => ({ password, code, secret: SITE_SECRET, mail: MAIL });

  test('makes the session fresh', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const stale = later(ctx, 3_600);
      await expect(confirmPassword(stale, confirm('Another-Password-1'))).rejects.toMatchObject({
        fields: { password: 'password_wrong' },
      });
      await confirmPassword(stale, confirm(PASSWORD));
      const [session] = await db.select().from(sessions).where(eq(sessions.id, ctx.actor.session.id));
      expect(session?.authenticatedAt).toEqual(stale.now);
    }));

  test('takes the second factor of who has one', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: at.getTime() / 1_000 });
      const { secret } = await beginTotp(ctx, { secret: SITE_SECRET, issuer: 'Lintel' });
      await confirmTotp(ctx, { code: codeAt(secret, ctx.now), secret: SITE_SECRET, mail: MAIL });
      const stale = later(ctx, 3_600);
      await expect(confirmPassword(stale, confirm(PASSWORD))).rejects.toMatchObject({
        code: 'second_factor_required',
      });
      await expect(confirmPassword(stale, confirm(PASSWORD, codeAt(secret, ctx.now)))).rejects.toMatchObject({
        fields: { code: 'code_wrong' },
      });
      await confirmPassword(stale, confirm(PASSWORD, codeAt(secret, stale.now)));
    }));

  test('guessing is throttled before anything is hashed', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      for (let i = 0; i < 10; i++)
        await expect(confirmPassword(ctx, confirm('wrong'))).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(confirmPassword(ctx, confirm(PASSWORD))).rejects.toMatchObject({ code: 'rate_limited' });
      const change = changePassword(ctx, { current: PASSWORD, next: NEXT, mail: MAIL });
      await expect(change).rejects.toMatchObject({ code: 'rate_limited' });
    }));
});

test('a profile is saved for its owner, in whatever language', () =>
  rolledBack(async (db) => {
    const { ctx, userId } = await makeAccount(db);
    const other = await makeAccount(db);
    await saveProfile(ctx, { firstName: 'Ana María', lastName: 'de la Cruz', locale: 'es' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ firstName: 'Ana María', lastName: 'de la Cruz', locale: 'es' });
    const [untouched] = await db.select().from(users).where(eq(users.id, other.userId));
    expect(untouched).toMatchObject({ firstName: 'Ana', locale: 'en' });
  }));
