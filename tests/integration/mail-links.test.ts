import { desc, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import * as schema from '@/db/schema';
import { auditLog, mailLinkRequests, mailLinks, messages, sessions, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { deliverJob } from '@/lib/edge/jobs/deliver';
import { AppError } from '@/lib/errors';
import { handleMailLinkRequests, requestMailLink } from '@/lib/identity/accounts/mail-link-requests';
import { sendVerification } from '@/lib/identity/accounts/mail-links';
import { mailNewSignIn } from '@/lib/identity/accounts/new-sign-in';
import { hashPassword, verifyPassword } from '@/lib/identity/accounts/passwords';
import { resetPassword } from '@/lib/identity/accounts/reset-password';
import { signInWithPassword } from '@/lib/identity/accounts/sign-in';
import type { MailLinkPurpose } from '@/lib/identity/accounts/types';
import { verifyEmail } from '@/lib/identity/accounts/verify-email';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { hashSecret } from '@/lib/identity/sessions/secrets';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { createLogger } from '@/lib/log';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { freshDatabase, rolledBack } from '../support/test-database';

const MINUTE_MS = 60_000;
const OLD = 'CorrectHorse12!';
const NEW = 'Beam over two posts 77';
const mail = { siteUrl: 'https://lintel.example', sendsMail: false };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

function visitor(db: Database, now = NOW, address = '192.0.2.7'): Context {
  const request = { id: 'req_1', address, userAgent: 'curl/8.9.1' };
  return { db, actor: { kind: 'public' }, now, log: createLogger('silent'), request };
}

async function makeUser(db: Database) {
  const { userId } = await makeCompany(db, { locale: 'es' });
  const [user] = await db
    .update(users)
    .set({ passwordHash: await hashPassword(OLD), emailVerifiedAt: null })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new Error('no user was made');
  return user;
}

async function lastMail(db: Database) {
  const [message] = await db.select().from(messages).orderBy(desc(messages.createdAt)).limit(1);
  if (!message) throw new Error('no mail was posted');
  return message;
}

function tokenIn(text: string): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('the mail holds no token');
  return token;
}

/** Asks, has it handled, and reads the token from the mail that was posted. */
async function tokenFor(ctx: Context, purpose: MailLinkPurpose, email: string): Promise<string> {
  await requestMailLink(ctx, { purpose, email, locale: 'en' });
  await handleMailLinkRequests(ctx, { mail });
  const posted = await ctx.db.select().from(messages).where(eq(messages.createdAt, ctx.now));
  const found = posted.filter(({ recipient }) => recipient === email).map(({ text }) => text);
  return tokenIn(found.at(-1) ?? '');
}

async function catchCode(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'done',
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error.code;
  if (error === 'done') return 'done';
  throw error;
}

describe('asking for a link', () => {
  it('does the same for an address nobody has, and for one with an account', async () => {
    const fresh = await freshDatabase();
    const statements: string[] = [];
    const sql = postgres(fresh.url, {
      max: 1,
      onnotice: () => {},
      debug: (_connection, query) => statements.push(query),
    });
    try {
      const { email } = await makeUser(fresh.db);
      const db = drizzle(sql, { schema });
      const asked = async (address: string) => {
        statements.length = 0;
        await requestMailLink(visitor(db), { purpose: 'reset_password', email: address, locale: 'en' });
        return [...statements];
      };
      await asked('first@example.com');
      const known = await asked(email);
      const unknown = await asked('nobody@example.com');
      expect(known.length).toBeGreaterThan(3);
      expect(unknown).toEqual(known);
      expect(known.join('\n')).not.toContain('"users"');
      expect(await fresh.db.$count(mailLinkRequests)).toBe(3);
      expect(await fresh.db.$count(messages)).toBe(0);
    } finally {
      await sql.end({ timeout: 5 });
      await fresh.close();
    }
  });

  it('answers each mailbox with what is true of it', () =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      const ctx = visitor(db);
      const subjects = async (purpose: MailLinkPurpose, email: string) => {
        await requestMailLink(ctx, { purpose, email, locale: 'en' });
        expect(await handleMailLinkRequests(ctx, { mail })).toEqual({ handled: 1 });
        const posted = await db.select().from(messages).where(eq(messages.recipient, email));
        return posted.map(({ subject }) => subject);
      };
      expect(await subjects('reset_password', 'nobody@example.com')).toEqual([
        'There is no account with this address',
      ]);
      expect(await subjects('reset_password', user.email)).toEqual(['Choose a new password']);
      expect(await subjects('verify_email', user.email)).toContain('Confirm your e-mail address');
      await db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, user.id));
      expect(await subjects('verify_email', user.email)).toContain(
        'Your e-mail address is already confirmed',
      );
      expect(await db.$count(mailLinkRequests, isNull(mailLinkRequests.handledAt))).toBe(0);
      const asked = await db.select().from(auditLog).where(eq(auditLog.subject, 'nobody@example.com'));
      expect(asked).toMatchObject([{ action: 'password.reset_requested', address: '192.0.2.7' }]);
    }));

  it('mails a disabled account nothing', () =>
    rolledBack(async (db) => {
      const { id, email } = await makeUser(db);
      await db.update(users).set({ disabledAt: NOW }).where(eq(users.id, id));
      await requestMailLink(visitor(db), { purpose: 'reset_password', email, locale: 'en' });
      expect(await handleMailLinkRequests(visitor(db), { mail })).toEqual({ handled: 1 });
      expect(await db.$count(messages)).toBe(0);
      expect(await db.$count(mailLinks)).toBe(0);
    }));

  it('floods no mailbox, and says nothing of it', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      const { attempts, windowMs } = THROTTLES.mailLinkAccount;
      for (let time = 0; time < attempts + 4; time += 1)
        await requestMailLink(visitor(db), {
          purpose: 'reset_password',
          email,
          locale: 'en',
        });
      expect(await db.$count(mailLinkRequests)).toBe(attempts);
      const next = visitor(db, new Date(NOW.getTime() + windowMs));
      await requestMailLink(next, { purpose: 'reset_password', email, locale: 'en' });
      expect(await db.$count(mailLinkRequests)).toBe(attempts + 1);
    }));

  it('lets a stranger who asks over and over keep nobody from their own link', () =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      const { attempts } = THROTTLES.mailLinkAccount;
      const token = await tokenFor(visitor(db), 'reset_password', user.email);
      for (let time = 0; time < attempts + 4; time += 1)
        await tokenFor(visitor(db, NOW, '198.51.100.9'), 'reset_password', user.email);
      const own = await tokenFor(visitor(db), 'reset_password', user.email);
      await resetPassword(visitor(db, later(1)), { token, password: NEW, mail });
      // A successful one ends all the others.
      expect(await catchCode(resetPassword(visitor(db, later(2)), { token: own, password: OLD, mail }))).toBe(
        'link_invalid',
      );
    }));

  it('mails an address no more than so often a day, whoever asks', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      const { attempts } = THROTTLES.mailLinkDay;
      for (let time = 0; time < attempts + 5; time += 1)
        await requestMailLink(visitor(db, NOW, `192.0.2.${time}`), {
          purpose: time % 2 ? 'reset_password' : 'verify_email',
          email,
          locale: 'en',
        });
      expect(await db.$count(mailLinkRequests)).toBe(attempts);
    }));

  it('tells an address without an account so once a day', () =>
    rolledBack(async (db) => {
      for (const purpose of ['reset_password', 'verify_email', 'reset_password'] as const)
        await requestMailLink(visitor(db), { purpose, email: 'nobody@example.com', locale: 'en' });
      await handleMailLinkRequests(visitor(db), { mail });
      expect(await db.$count(messages)).toBe(1);
    }));

  it('refuses a network that asks for address after address', () =>
    rolledBack(async (db) => {
      const ask = (number: number, address: string) =>
        catchCode(
          requestMailLink(visitor(db, NOW, address), {
            purpose: 'reset_password',
            email: `p${number}@example.com`,
            locale: 'en',
          }),
        );
      const { attempts } = THROTTLES.mailLinkAddress;
      for (let number = 0; number < attempts; number += 1)
        expect(await ask(number, '198.51.100.4')).toBe('done');
      expect(await ask(attempts, '198.51.100.4')).toBe('rate_limited');
      expect(await ask(attempts, '198.51.100.5')).toBe('done');
    }));

  it('answers every request once, however many work them off', async () => {
    const { db, close } = await freshDatabase();
    try {
      const people = Array.from({ length: 120 }, (_, number) => ({
        purpose: 'reset_password' as const,
        email: `p${number}@example.com`,
        locale: 'en' as const,
        createdAt: NOW,
      }));
      await db.insert(mailLinkRequests).values(people);
      const done = await Promise.all(
        Array.from({ length: 4 }, () => handleMailLinkRequests(visitor(db), { mail })),
      );
      expect(done.reduce((sum, { handled }) => sum + handled, 0)).toBe(120);
      expect(await db.$count(messages)).toBe(120);
    } finally {
      await close();
    }
  });

  it('answers the others where one cannot be answered', () =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      const ctx = visitor(db);
      await db
        .insert(mailLinkRequests)
        .values({ purpose: 'reset_password', email: 'a@example.com', locale: 'xx' as never, createdAt: NOW });
      await requestMailLink(ctx, { purpose: 'reset_password', email: user.email, locale: 'en' });
      expect(await handleMailLinkRequests(ctx, { mail })).toEqual({ handled: 1 });
      const waiting = await db.select().from(mailLinkRequests).where(isNull(mailLinkRequests.handledAt));
      expect(waiting.map(({ email }) => email)).toEqual(['a@example.com']);
      const anHourLater = visitor(db, later(61));
      expect(await handleMailLinkRequests(anHourLater, { mail })).toEqual({ handled: 1 });
    }));

  it('leaves what was not answered at once to the worker', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      await requestMailLink(visitor(db), { purpose: 'verify_email', email, locale: 'en' });
      const services = {
        feeds: { getJson: async () => [] },
        siteUrl: mail.siteUrl,
        mail: null,
        sms: null,
        payments: demoPayments,
        ...NO_CHECKS,
        signal: new AbortController().signal,
      };
      await deliverJob(jobContext(db), services, {});
      expect((await lastMail(db)).recipient).toBe(email);
    }));
});

describe('resetting a password', () => {
  it('sets the new one, ends every session, verifies the address and tells its owner', () =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      const ctx = visitor(db);
      await beginSession(ctx, { userId: user.id, kind: 'web', method: 'password' });
      await beginSession(ctx, { userId: user.id, kind: 'api', method: 'password' });
      const token = await tokenFor(ctx, 'reset_password', user.email);
      const then = visitor(db, later(5));
      await resetPassword(then, { token, password: NEW, mail });
      const [after] = await db.select().from(users).where(eq(users.id, user.id));
      expect(await verifyPassword(after?.passwordHash ?? null, NEW)).toBe(true);
      expect(after).toMatchObject({ passwordChangedAt: later(5), emailVerifiedAt: later(5) });
      const ended = await db.select().from(sessions).where(eq(sessions.userId, user.id));
      expect(ended.map(({ revocation }) => revocation)).toEqual(['password_changed', 'password_changed']);
      expect(await db.select().from(auditLog).where(eq(auditLog.action, 'password.reset'))).toMatchObject([
        { actorId: user.id, subject: user.id, address: '192.0.2.7' },
      ]);
      const told = await lastMail(db);
      expect(told).toMatchObject({ recipient: user.email, locale: 'es' });
      // On the company's clock: 15:05 UTC in Chicago.
      expect(told.text).toMatch(/9:05/);
      const everything = JSON.stringify([await db.select().from(messages), await db.select().from(auditLog)]);
      expect(everything).not.toContain(NEW);
      expect(everything).not.toContain(after?.passwordHash);
    }));

  it('keeps no token, only its hash', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      const token = await tokenFor(visitor(db), 'reset_password', email);
      const stored = await db.select().from(mailLinks);
      expect(stored).toMatchObject([{ hash: hashSecret(token), expiresAt: later(10) }]);
      expect(JSON.stringify([stored, await db.select().from(auditLog)])).not.toContain(token);
    }));

  it('works once for fifty who try at the same time (ASVS 6.5.1)', async () => {
    const { db, close } = await freshDatabase();
    try {
      const user = await makeUser(db);
      const token = await tokenFor(visitor(db), 'reset_password', user.email);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          catchCode(resetPassword(visitor(db, later(1)), { token, password: `${NEW} no ${number}`, mail })),
        ),
      );
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'link_invalid')).toHaveLength(49);
      expect(await db.$count(auditLog, eq(auditLog.action, 'password.reset'))).toBe(1);
      const [after] = await db.select().from(users).where(eq(users.id, user.id));
      const winner = answers.indexOf('done');
      expect(await verifyPassword(after?.passwordHash ?? null, `${NEW} no ${winner}`)).toBe(true);
    } finally {
      await close();
    }
  });

  it.each<[string, (db: Database, user: typeof users.$inferSelect) => Promise<string>, number]>([
    ['one nobody was mailed', async () => 'x'.repeat(43), 0],
    ['one that is ten minutes old', (db, user) => tokenFor(visitor(db), 'reset_password', user.email), 10],
    ['one for verifying an address', (db, user) => tokenFor(visitor(db), 'verify_email', user.email), 1],
    [
      'one mailed to an address the user has left',
      async (db, user) => {
        const token = await tokenFor(visitor(db), 'reset_password', user.email);
        await db.update(users).set({ email: 'new@example.com' }).where(eq(users.id, user.id));
        return token;
      },
      1,
    ],
    [
      'one of a user who was disabled',
      async (db, user) => {
        const token = await tokenFor(visitor(db), 'reset_password', user.email);
        await db.update(users).set({ disabledAt: NOW }).where(eq(users.id, user.id));
        return token;
      },
      1,
    ],
    [
      'one that was used',
      async (db, user) => {
        const token = await tokenFor(visitor(db), 'reset_password', user.email);
        await resetPassword(visitor(db, later(1)), { token, password: 'Something else 42', mail });
        return token;
      },
      2,
    ],
  ])('refuses a link: %s (ASVS 6.4.1, 6.5.5)', (_name, findToken, minutes) =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      const token = await findToken(db, user);
      const attempt = resetPassword(visitor(db, later(minutes)), { token, password: NEW, mail });
      expect(await catchCode(attempt)).toBe('link_invalid');
      const [after] = await db.select().from(users).where(eq(users.id, user.id));
      expect(await verifyPassword(after?.passwordHash ?? null, NEW)).toBe(false);
    }),
  );

  it('refuses a password everybody tries, and the link still works', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      const token = await tokenFor(visitor(db), 'reset_password', email);
      const common = resetPassword(visitor(db), { token, password: 'Password123456', mail });
      expect(await catchCode(common)).toBe('invalid_input');
      expect(await catchCode(resetPassword(visitor(db), { token, password: NEW, mail }))).toBe('done');
    }));

  it('lets in at once whom a stranger had locked out', () =>
    rolledBack(async (db) => {
      const { email } = await makeUser(db);
      const ctx = visitor(db);
      const enter = (password: string) =>
        catchCode(signInWithPassword(ctx, { email, password, kind: 'web', secret: 'x'.repeat(32) }));
      for (let time = 0; time < THROTTLES.signInPair.attempts; time += 1) await enter('guess');
      expect(await enter(OLD)).toBe('rate_limited');
      await resetPassword(ctx, { token: await tokenFor(ctx, 'reset_password', email), password: NEW, mail });
      expect(await enter(NEW)).toBe('done');
    }));

  it('bounds the tries of one network (ASVS 6.6.3)', () =>
    rolledBack(async (db) => {
      const guess = () =>
        catchCode(resetPassword(visitor(db), { token: 'x'.repeat(43), password: NEW, mail }));
      for (let time = 0; time < THROTTLES.useLink.attempts; time += 1)
        expect(await guess()).toBe('link_invalid');
      expect(await guess()).toBe('rate_limited');
    }));
});

describe('verifying an address', () => {
  it('says yes to its holder as often as they ask', () =>
    rolledBack(async (db) => {
      const user = await makeUser(db);
      await sendVerification(visitor(db), { userId: user.id, mail });
      const sent = await lastMail(db);
      expect(sent).toMatchObject({ recipient: user.email, locale: 'es' });
      const token = tokenIn(sent.text);
      await verifyEmail(visitor(db, later(60)), { token });
      await verifyEmail(visitor(db, later(61)), { token });
      const [after] = await db.select().from(users).where(eq(users.id, user.id));
      expect(after?.emailVerifiedAt).toEqual(later(60));
      expect(await db.$count(auditLog, eq(auditLog.action, 'email.verified'))).toBe(1);
    }));

  it('sends a verified address no link', () =>
    rolledBack(async (db) => {
      const { id } = await makeUser(db);
      await db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, id));
      await sendVerification(visitor(db), { userId: id, mail });
      expect(await db.$count(messages)).toBe(0);
    }));

  it('refuses a link that is a day old, of another purpose, or of an address since changed', () =>
    rolledBack(async (db) => {
      const { id, email } = await makeUser(db);
      const token = await tokenFor(visitor(db), 'verify_email', email);
      const reset = await tokenFor(visitor(db), 'reset_password', email);
      expect(await catchCode(verifyEmail(visitor(db, later(24 * 60)), { token }))).toBe('link_invalid');
      expect(await catchCode(verifyEmail(visitor(db), { token: reset }))).toBe('link_invalid');
      await db.update(users).set({ email: 'new@example.com' }).where(eq(users.id, id));
      expect(await catchCode(verifyEmail(visitor(db), { token }))).toBe('link_invalid');
      const [after] = await db.select().from(users).where(eq(users.id, id));
      expect(after?.emailVerifiedAt).toBeNull();
    }));
});

describe('a sign-in from a new device', () => {
  it('is told of by mail, a known one is not', () =>
    rolledBack(async (db) => {
      const { id, email } = await makeUser(db);
      const from = async (address: string) => {
        const ctx = visitor(db, NOW, address);
        const begun = await beginSession(ctx, { userId: id, kind: 'web', method: 'password' });
        await mailNewSignIn(ctx, { signedIn: { userId: id, ...begun }, mail });
      };
      await from('192.0.2.7');
      await from('192.0.2.7');
      expect(await db.$count(messages)).toBe(0);
      await from('198.51.100.9');
      const told = await lastMail(db);
      expect(told).toMatchObject({ recipient: email, locale: 'es' });
      expect(told.text).toContain('curl');
      expect(told.text).toContain('198.51.100.9');
      // 15:00 UTC on the company's clock.
      expect(told.text).toMatch(/9:00/);
    }));
});
