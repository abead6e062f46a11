import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, messages, passkeys, sessions, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmWithPasskey,
  type PasskeySite,
  signInWithPasskey,
} from '@/lib/identity/accounts/passkeys';
import {
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@/lib/identity/accounts/passkeys-changes';
import { MAX_PASSKEYS } from '@/lib/identity/accounts/schema';
import { beginTotp, confirmTotp } from '@/lib/identity/accounts/second-factor-changes';
import { later, MAIL, makeAccount, SITE_SECRET, visitor } from '../support/own-account';
import {
  type Claims,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '../support/software-authenticator';
import { freshDatabase, rolledBack } from '../support/test-database';

const SITE: PasskeySite = { name: 'Lintel', id: 'lintel.example', origin: 'https://lintel.example' };

async function register(
  ctx: Context<AccountActor>,
  claims: Partial<Claims> = {},
  key = softwareAuthenticator(SITE),
): Promise<SoftwareAuthenticator> {
  const options = await beginPasskeyRegistration(ctx, { site: SITE });
  const response = key.create(options, claims);
  await finishPasskeyRegistration(ctx, { response, name: 'Truck phone', site: SITE, mail: MAIL });
  return key;
}

async function signIn(db: Database, key: SoftwareAuthenticator, claims: Partial<Claims> = {}) {
  const ctx = visitor(db);
  const options = await beginPasskeySignIn(ctx, { site: SITE });
  return signInWithPasskey(ctx, { response: key.get(options, claims), kind: 'web', site: SITE });
}

const REFUSED = { code: 'invalid_credentials' };
const NOT_TAKEN = { fields: { passkey: 'passkey_refused' } };

describe('adding a passkey', () => {
  test('keeps the key, on record and told by mail', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email } = await makeAccount(db);
      const key = await register(ctx);
      expect(await listPasskeys(ctx)).toEqual([
        { id: key.id, name: 'Truck phone', createdAt: ctx.now, lastUsedAt: null },
      ]);
      const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'passkey.added'));
      expect(entry).toMatchObject({ actorId: userId, details: { name: 'Truck phone' } });
      const [mail] = await db.select().from(messages).where(eq(messages.recipient, email));
      expect(mail?.subject).toBe('A passkey was added');
      expect(mail?.text).toContain('Truck phone');
    }));

  test.each<[string, Partial<Claims>]>([
    ['another origin', { origin: 'https://lintel.example.evil.example' }],
    ['the origin without https', { origin: 'http://lintel.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge nobody gave', { challenge: 'bm90LW91cnM' }],
    ['a user nobody verified', { userVerified: false }],
  ])('refuses %s', (_, claims) =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      await expect(register(ctx, claims)).rejects.toMatchObject(NOT_TAKEN);
      expect(await listPasskeys(ctx)).toEqual([]);
    }),
  );

  test.each(['', '{', '[]', '{"id":"a"}', JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key' })])(
    'refuses %j',
    (response) =>
      rolledBack(async (db) => {
        const { ctx } = await makeAccount(db);
        const finished = finishPasskeyRegistration(ctx, { response, name: 'x', site: SITE, mail: MAIL });
        await expect(finished).rejects.toMatchObject(NOT_TAKEN);
      }),
  );

  test('an answer counts once, for five minutes, and for who was asked', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const other = await makeAccount(db);
      const key = softwareAuthenticator(SITE);
      const finish = (as: Context<AccountActor>, response: string) =>
        finishPasskeyRegistration(as, { response, name: 'x', site: SITE, mail: MAIL });
      const first = key.create(await beginPasskeyRegistration(ctx, { site: SITE }));
      await expect(finish(other.ctx, first)).rejects.toMatchObject(NOT_TAKEN);
      await finish(ctx, first);
      await expect(finish(ctx, first)).rejects.toMatchObject(NOT_TAKEN);
      const late = softwareAuthenticator(SITE).create(await beginPasskeyRegistration(ctx, { site: SITE }));
      await expect(finish(later(ctx, 301), late)).rejects.toMatchObject(NOT_TAKEN);
    }));

  test("a key that is somebody's already is not taken over", () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const other = await makeAccount(db);
      const key = await register(ctx);
      await expect(register(other.ctx, {}, key)).rejects.toMatchObject({
        fields: { passkey: 'passkey_known' },
      });
      expect(await listPasskeys(ctx)).toHaveLength(1);
    }));

  test('asks for the password again after ten minutes (ASVS 7.5.1)', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      const stale = later(ctx, 601);
      const refused = { code: 'reauthentication_required' };
      await expect(beginPasskeyRegistration(stale, { site: SITE })).rejects.toMatchObject(refused);
      await expect(
        finishPasskeyRegistration(stale, { response: '', name: 'x', site: SITE, mail: MAIL }),
      ).rejects.toMatchObject(refused);
      await expect(removePasskey(stale, { id: key.id, mail: MAIL })).rejects.toMatchObject(refused);
    }));

  test('a user has ten at most, even when the last two are added at once', async () => {
    const database = await freshDatabase();
    try {
      const { ctx } = await makeAccount(database.db);
      for (let i = 0; i < MAX_PASSKEYS - 1; i++) await register(ctx);
      const answers = await Promise.all(
        [softwareAuthenticator(SITE), softwareAuthenticator(SITE)].map(async (key) =>
          key.create(await beginPasskeyRegistration(ctx, { site: SITE })),
        ),
      );
      const outcomes = await Promise.allSettled(
        answers.map((response) =>
          finishPasskeyRegistration(ctx, { response, name: 'x', site: SITE, mail: MAIL }),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await listPasskeys(ctx)).toHaveLength(MAX_PASSKEYS);
      await expect(beginPasskeyRegistration(ctx, { site: SITE })).rejects.toMatchObject({
        fields: { passkey: 'passkey_limit' },
      });
    } finally {
      await database.close();
    }
  });
});

describe('signing in by passkey', () => {
  test('begins a session of its own, with nobody named beforehand and no further code', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const { secret } = await beginTotp(ctx, { secret: SITE_SECRET, issuer: 'Lintel' });
      const code = generateSync({ secret, epoch: ctx.now.getTime() / 1_000 });
      await confirmTotp(ctx, { code, secret: SITE_SECRET, mail: MAIL });
      const key = await register(ctx);
      const signedIn = await signIn(db, key);
      expect(signedIn.userId).toBe(userId);
      const [session] = await db.select().from(sessions).where(eq(sessions.id, signedIn.sessionId));
      expect(session).toMatchObject({ userId, kind: 'web', method: 'passkey' });
      expect((await listPasskeys(ctx))[0]?.lastUsedAt).toEqual(ctx.now);
    }));

  test.each<[string, Partial<Claims>]>([
    ['another origin', { origin: 'https://lintel.example.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge nobody gave', { challenge: 'bm90LW91cnM' }],
    ['a user nobody verified', { userVerified: false }],
    ['a handle of another user', { userHandle: Buffer.from('usr_other').toString('base64url') }],
  ])('refuses %s, on record', (_, claims) =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const key = await register(ctx);
      await expect(signIn(db, key, claims)).rejects.toMatchObject(REFUSED);
      const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'sign_in.failed'));
      expect(entry).toMatchObject({ subject: userId, details: { method: 'passkey' } });
    }),
  );

  test('an answer counts once, and not after five minutes', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      const visit = visitor(db);
      const response = key.get(await beginPasskeySignIn(visit, { site: SITE }));
      await signInWithPasskey(visit, { response, kind: 'web', site: SITE });
      await expect(signInWithPasskey(visit, { response, kind: 'web', site: SITE })).rejects.toMatchObject(
        REFUSED,
      );
      const slow = key.get(await beginPasskeySignIn(visit, { site: SITE }));
      const late = later(visit, 301);
      await expect(
        signInWithPasskey(late, { response: slow, kind: 'web', site: SITE }),
      ).rejects.toMatchObject(REFUSED);
    }));

  test('an answer to one question is none to another', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      const asked = await beginPasskeyConfirmation(ctx, { site: SITE });
      await expect(
        signInWithPasskey(visitor(db), { response: key.get(asked), kind: 'web', site: SITE }),
      ).rejects.toMatchObject(REFUSED);
    }));

  test('a key that counts backwards was copied', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      await signIn(db, key, { counter: 40 });
      await expect(signIn(db, key, { counter: 40 })).rejects.toMatchObject(REFUSED);
      await expect(signIn(db, key, { counter: 7 })).rejects.toMatchObject(REFUSED);
      await expect(signIn(db, key, { counter: 0 })).rejects.toMatchObject(REFUSED);
      await expect(signIn(db, key, { counter: 41 })).resolves.toBeDefined();
    }));

  test('a key that never counts works again and again', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx, { counter: 0 });
      await signIn(db, key, { counter: 0 });
      await expect(signIn(db, key, { counter: 0 })).resolves.toBeDefined();
    }));

  test("another key's signature under a known name is refused", () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      const forger = softwareAuthenticator(SITE);
      const visit = visitor(db);
      const forged = JSON.parse(forger.get(await beginPasskeySignIn(visit, { site: SITE })));
      const response = JSON.stringify({ ...forged, id: key.id, rawId: key.id });
      await expect(signInWithPasskey(visit, { response, kind: 'web', site: SITE })).rejects.toMatchObject(
        REFUSED,
      );
    }));

  test('an unknown key and a disabled user get the same refusal', () =>
    rolledBack(async (db) => {
      const { ctx, userId } = await makeAccount(db);
      const key = await register(ctx);
      await expect(signIn(db, softwareAuthenticator(SITE))).rejects.toMatchObject(REFUSED);
      await db.update(users).set({ disabledAt: ctx.now }).where(eq(users.id, userId));
      await expect(signIn(db, key)).rejects.toMatchObject(REFUSED);
    }));

  test('of many who send one answer at once, one gets in', async () => {
    const database = await freshDatabase();
    try {
      const { ctx } = await makeAccount(database.db);
      const key = await register(ctx);
      const visit = visitor(database.db);
      const response = key.get(await beginPasskeySignIn(visit, { site: SITE }));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => signInWithPasskey(visit, { response, kind: 'web', site: SITE })),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    } finally {
      await database.close();
    }
  });

  test('asking is throttled by network', () =>
    rolledBack(async (db) => {
      const visit = visitor(db);
      for (let i = 0; i < 60; i++) await beginPasskeySignIn(visit, { site: SITE });
      await expect(beginPasskeySignIn(visit, { site: SITE })).rejects.toMatchObject({ code: 'rate_limited' });
    }));
});

describe("a passkey of one's own", () => {
  test('shows again who sits there', () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const key = await register(ctx);
      const stale = later(ctx, 3_600);
      const asked = await beginPasskeyConfirmation(stale, { site: SITE });
      expect(asked.allowCredentials?.map(({ id }) => id)).toEqual([key.id]);
      await confirmWithPasskey(stale, { response: key.get(asked), site: SITE });
      const [session] = await db.select().from(sessions).where(eq(sessions.id, ctx.actor.session.id));
      expect(session?.authenticatedAt).toEqual(stale.now);
    }));

  test("confirms nobody else's session", () =>
    rolledBack(async (db) => {
      const { ctx } = await makeAccount(db);
      const other = await makeAccount(db);
      const key = await register(ctx);
      const asked = await beginPasskeyConfirmation(other.ctx, { site: SITE });
      await expect(
        confirmWithPasskey(other.ctx, { response: key.get(asked), site: SITE }),
      ).rejects.toMatchObject(NOT_TAKEN);
    }));

  test('is renamed and removed by its owner alone', () =>
    rolledBack(async (db) => {
      const { ctx, email } = await makeAccount(db);
      const other = await makeAccount(db);
      const key = await register(ctx);
      const missing = { code: 'not_found' };
      await expect(renamePasskey(other.ctx, { id: key.id, name: 'Mine' })).rejects.toMatchObject(missing);
      await expect(removePasskey(other.ctx, { id: key.id, mail: MAIL })).rejects.toMatchObject(missing);
      await renamePasskey(ctx, { id: key.id, name: 'Office PC' });
      expect((await listPasskeys(ctx)).map(({ name }) => name)).toEqual(['Office PC']);
      await removePasskey(ctx, { id: key.id, mail: MAIL });
      expect(await db.select().from(passkeys)).toEqual([]);
      await expect(signIn(db, key)).rejects.toMatchObject(REFUSED);
      const sent = await db.select().from(messages).where(eq(messages.recipient, email));
      expect(sent.map(({ subject }) => subject)).toContain('A passkey was removed');
    }));
});
