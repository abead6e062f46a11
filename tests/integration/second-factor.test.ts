import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, messages, recoveryCodes, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { findAccount } from '@/lib/identity/accounts/queries';
import { RECOVERY_CODES } from '@/lib/identity/accounts/recovery-codes';
import { checkSecondFactor } from '@/lib/identity/accounts/second-factor';
import {
  beginTotp,
  confirmTotp,
  disableTotp,
  getSecondFactorState,
  renewRecoveryCodes,
} from '@/lib/identity/accounts/second-factor-changes';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { later, MAIL, makeAccount, PASSWORD, SITE_SECRET, visitor } from '../support/own-account';
import { freshDatabase, rolledBack } from '../support/test-database';

const SITE = { secret: SITE_SECRET, issuer: 'Lintel' };

function codeAt(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1_000) });
}

/** Turns it on, with the code of the moment. */
async function enable(ctx: Context<AccountActor>) {
  const { secret } = await beginTotp(ctx, SITE);
  const confirmed = await confirmTotp(ctx, {
    code: codeAt(secret, ctx.now),
    secret: SITE_SECRET,
    mail: MAIL,
  });
  return { secret, codes: confirmed.recoveryCodes };
}

const listActions = async (db: Database, userId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, userId)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  );

const subjectsTo = async (db: Database, email: string) =>
  (await db.select().from(messages).where(eq(messages.recipient, email))).map(({ subject }) => subject);

describe('setting up two-step sign-in', () => {
  test('counts only once a code of the app is confirmed', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email } = await makeAccount(db);
      const { secret, uri } = await beginTotp(ctx, SITE);
      expect(uri).toContain(`otpauth://totp/Lintel:${encodeURIComponent(email)}?secret=${secret}`);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(await getSecondFactorState(ctx)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
      const signIn = { email, password: PASSWORD, secret: SITE_SECRET };
      expect(await verifySignIn(visitor(db), signIn)).toMatchObject({ method: 'password' });
      const { sessionId } = await beginSession(ctx, { userId, kind: 'web', method: 'password' });
      const hasSecondFactor = async () =>
        (await findAccount(visitor(db), { sessionId, kind: 'web' }))?.user.hasSecondFactor;
      expect(await hasSecondFactor()).toBe(false);

      const wrong = codeAt(secret, later(ctx, 300).now);
      await expect(confirmTotp(ctx, { code: wrong, secret: SITE_SECRET, mail: MAIL })).rejects.toMatchObject({
        fields: { code: 'code_wrong' },
      });
      const code = codeAt(secret, ctx.now);
      const { recoveryCodes: codes } = await confirmTotp(ctx, { code, secret: SITE_SECRET, mail: MAIL });
      expect(new Set(codes).size).toBe(RECOVERY_CODES);
      expect(await getSecondFactorState(ctx)).toEqual({
        enabledAt: ctx.now,
        recoveryCodesLeft: RECOVERY_CODES,
      });
      await expect(verifySignIn(visitor(db), signIn)).rejects.toMatchObject({
        code: 'second_factor_required',
      });
      expect(await hasSecondFactor()).toBe(true);
      expect(await listActions(db, userId)).toContain('second_factor.enabled');
      expect(await subjectsTo(db, email)).toEqual(['Two-step sign-in is on']);
    }));

  test('the database holds neither the secret nor a code', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const { secret, codes } = await enable(ctx);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      expect(user?.totpSecret).not.toContain(secret);
      const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      for (const code of codes)
        for (const { hash } of kept) expect(hash).not.toContain(code.replaceAll('-', ''));
    }));

  test('is not begun again while it is on, nor confirmed without having begun', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      await expect(
        confirmTotp(ctx, { code: '123456', secret: SITE_SECRET, mail: MAIL }),
      ).rejects.toMatchObject({ code: 'conflict' });
      await enable(ctx);
      await expect(beginTotp(ctx, SITE)).rejects.toMatchObject({ code: 'already_exists' });
    }));

  test('asks for the password again after ten minutes (ASVS 7.5.1)', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      await enable(ctx);
      const stale = later(ctx, 601);
      const refused = { code: 'reauthentication_required' };
      await expect(beginTotp(stale, SITE)).rejects.toMatchObject(refused);
      await expect(
        confirmTotp(stale, { code: '123456', secret: SITE_SECRET, mail: MAIL }),
      ).rejects.toMatchObject(refused);
      await expect(disableTotp(stale, { mail: MAIL })).rejects.toMatchObject(refused);
      await expect(renewRecoveryCodes(stale, { mail: MAIL })).rejects.toMatchObject(refused);
    }));

  test('guessing at the confirmation is throttled (ASVS 6.6.3)', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const { secret } = await beginTotp(ctx, SITE);
      const wrong = codeAt(secret, later(ctx, 300).now);
      const guess = (code: string) => confirmTotp(ctx, { code, secret: SITE_SECRET, mail: MAIL });
      for (let i = 0; i < 5; i++) await expect(guess(wrong)).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(guess(codeAt(secret, ctx.now))).rejects.toMatchObject({ code: 'rate_limited' });
    }));
});

describe('codes of the app', () => {
  const check = (db: Database, userId: string, code: string, now: Date) =>
    checkSecondFactor(visitor(db, now), { userId, code, secret: SITE_SECRET });

  test('one step early and late is taken, two is not', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const { secret } = await enable(ctx);
      const now = later(ctx, 600).now;
      const around = (seconds: number) => codeAt(secret, new Date(now.getTime() + seconds * 1_000));
      expect(await check(db, userId, around(-60), now)).toBeNull();
      expect(await check(db, userId, around(60), now)).toBeNull();
      expect(await check(db, userId, around(-30), now)).toBe('second_factor');
      expect(await check(db, userId, ` ${around(0).slice(0, 3)} ${around(0).slice(3)} `, now)).toBe(
        'second_factor',
      );
      expect(await check(db, userId, around(30), now)).toBe('second_factor');
    }));

  test('each works once, and none of an earlier step after it (ASVS 6.5.1)', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const { secret } = await enable(ctx);
      // The code it was turned on with is used up as well.
      expect(await check(db, userId, codeAt(secret, ctx.now), ctx.now)).toBeNull();
      const now = later(ctx, 600).now;
      const code = codeAt(secret, now);
      expect(await check(db, userId, code, now)).toBe('second_factor');
      expect(await check(db, userId, code, now)).toBeNull();
      expect(await check(db, userId, codeAt(secret, new Date(now.getTime() - 30_000)), now)).toBeNull();
    }));

  test("another user's code is none", () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const other = await makeAccount(db);
      const { secret } = await enable(ctx);
      await enable(other.ctx);
      const now = later(ctx, 600).now;
      expect(await check(db, other.userId, codeAt(secret, now), now)).toBeNull();
    }));

  test('of many who send one code at once, one gets in', async () => {
    const database = await freshDatabase();
    try {
      const { ctx, userId } = await makeAccount(database.db);
      const { secret, codes } = await enable(ctx);
      const now = later(ctx, 600).now;
      const race = async (code: string) =>
        (await Promise.all(Array.from({ length: 20 }, () => check(database.db, userId, code, now)))).filter(
          (method) => method !== null,
        );
      expect(await race(codeAt(secret, now))).toEqual(['second_factor']);
      expect(await race(codes[0] ?? '')).toEqual(['recovery_code']);
    } finally {
      await database.close();
    }
  });
});

describe('recovery codes', () => {
  test('each works once, however it is written, and the user is told (ASVS 6.5.1)', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email } = await makeAccount(db);
      const [first = '', second = ''] = (await enable(ctx)).codes;
      const use = (code: string) =>
        checkSecondFactor(visitor(db), { userId, code, secret: SITE_SECRET, mail: MAIL });
      expect(await use(first)).toBe('recovery_code');
      expect(await use(first)).toBeNull();
      const scribbled = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect(await use(scribbled)).toBe('recovery_code');
      expect(await use('AAAA-AAAA-AAAA-AAAA')).toBeNull();
      expect((await getSecondFactorState(ctx)).recoveryCodesLeft).toBe(RECOVERY_CODES - 2);
      expect(await listActions(db, userId)).toContain('recovery_code.used');
      expect(await subjectsTo(db, email)).toContain('A recovery code was used');
    }));

  test('signs in through the same field, and is on record', () =>
    rolledBack(async (db) => {
      const { ctx, email } = await makeAccount(db);
      const [code = ''] = (await enable(ctx)).codes;
      const signIn = { email, password: PASSWORD, secret: SITE_SECRET, mail: MAIL };
      expect(await verifySignIn(visitor(db), { ...signIn, code })).toMatchObject({ method: 'recovery_code' });
      expect(await subjectsTo(db, email)).toContain('A recovery code was used');
    }));

  test('new ones end the old ones', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email } = await makeAccount(db);
      await expect(renewRecoveryCodes(ctx, { mail: MAIL })).rejects.toMatchObject({ code: 'conflict' });
      const [old = ''] = (await enable(ctx)).codes;
      const { recoveryCodes: codes } = await renewRecoveryCodes(ctx, { mail: MAIL });
      const use = (code: string) => checkSecondFactor(visitor(db), { userId, code, secret: SITE_SECRET });
      expect(await use(old)).toBeNull();
      expect(await use(codes[0] ?? '')).toBe('recovery_code');
      expect(await subjectsTo(db, email)).toContain('You have new recovery codes');
    }));

  test('end with two-step sign-in', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email } = await makeAccount(db);
      const { secret, codes } = await enable(ctx);
      await disableTotp(ctx, { mail: MAIL });
      expect(await getSecondFactorState(ctx)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
      const now = later(ctx, 60).now;
      const use = (code: string) =>
        checkSecondFactor(visitor(db, now), { userId, code, secret: SITE_SECRET });
      expect(await use(codes[0] ?? '')).toBeNull();
      expect(await use(codeAt(secret, now))).toBeNull();
      const signIn = { email, password: PASSWORD, secret: SITE_SECRET };
      expect(await verifySignIn(visitor(db), signIn)).toMatchObject({ method: 'password' });
      // Off already: nothing more is told.
      await disableTotp(ctx, { mail: MAIL });
      expect(
        (await listActions(db, userId)).filter((action) => action === 'second_factor.disabled'),
      ).toHaveLength(1);
    }));
});
