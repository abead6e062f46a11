import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import * as schema from '@/db/schema';
import { auditLog, sessions, throttles, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { signInWithPassword } from '@/lib/identity/accounts/sign-in';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { addAttempts, countAttempt, dropEndedThrottles } from '@/lib/identity/throttle/throttle';
import { newId } from '@/lib/ids';
import { makeUser } from '../support/api';
import { jobContext, NOW } from '../support/factories';
import { type FreshDatabase, freshDatabase, rolledBack } from '../support/test-database';

const PASSWORD = 'CorrectHorse12!';
const SECRET = 'a secret of the tests that is long enough';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

function from(db: Database, address: string, now = NOW): Context {
  return { ...jobContext(db, now), request: { id: 'req_1', address, userAgent: 'Test' } };
}

const attempt = (ctx: Context, email: string, password = 'wrong') =>
  signInWithPassword(ctx, { email, password, kind: 'web', secret: SECRET });

/** The code of a refusal; `ok` where there was none. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const ana = 'ana@example.com';
const makeAna = (db: Database) => makeUser(db, { email: ana, passwordHash });

describe('guessing passwords (ASVS 2.4.1, 6.1.1, 6.3.1)', () => {
  it('the eleventh try at one account from one network is refused before anything is hashed', () =>
    rolledBack(async (db) => {
      await makeAna(db);
      const ctx = from(db, '192.0.2.1');
      for (let i = 0; i < 10; i++) expect(await outcome(attempt(ctx, ana))).toBe('invalid_credentials');
      const refused = await attempt(ctx, ana, PASSWORD).catch((error) => error);
      expect(refused).toMatchObject({ code: 'rate_limited' });
      expect(refused.retryAfterSeconds).toBeGreaterThan(0);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(900);
      const again = from(db, '192.0.2.1', new Date(NOW.getTime() + 900_000));
      expect(await outcome(attempt(again, ana, PASSWORD))).toBe('ok');
    }));

  it('a customer with many IPv6 networks is limited over all of them', () =>
    rolledBack(async (db) => {
      const { attempts } = THROTTLES.signInAddress;
      const fill = (who: string, count: number) =>
        addAttempts(from(db, '::1'), {
          policy: THROTTLES.signInAddress,
          who,
          attempts: count,
          endsAt: new Date(NOW.getTime() + 900_000),
        });
      const outcomeFrom = (address: string) =>
        outcome(attempt(from(db, address), `${newId('user')}@example.com`));
      await fill('2001:db8:a:100::/56', attempts * 4);
      expect(await outcomeFrom('2001:db8:a:1ff::1')).toBe('rate_limited');
      expect(await outcomeFrom('2001:db8:a:200::1')).toBe('invalid_credentials');
      await fill('2001:db8:b::/48', attempts * 16);
      expect(await outcomeFrom('2001:db8:b:7700::1')).toBe('rate_limited');
      expect(await outcomeFrom('2001:db8:c:7700::1')).toBe('invalid_credentials');
    }));

  it('guesses from everywhere stop at the account, and its owner is not locked out', () =>
    rolledBack(async (db) => {
      await makeAna(db);
      expect(await outcome(attempt(from(db, '198.51.100.7'), ana, PASSWORD))).toBe('ok');
      for (let i = 0; i < 20; i++) await outcome(attempt(from(db, `192.0.2.${i}`), ana));
      expect(await outcome(attempt(from(db, '192.0.2.99'), ana, PASSWORD))).toBe('rate_limited');
      // From where she has signed in before.
      expect(await outcome(attempt(from(db, '198.51.100.7'), ana, PASSWORD))).toBe('ok');
    }));

  it('one network runs out over many accounts, by its IPv6 block, and what succeeds does not count', () =>
    rolledBack(async (db) => {
      await makeAna(db);
      for (let i = 0; i < 30; i++)
        expect(await outcome(attempt(from(db, '2001:db8:1:1::a'), ana, PASSWORD))).toBe('ok');
      for (let i = 0; i < 100; i++)
        await countAttempt(from(db, ''), THROTTLES.signInAddress, '2001:db8:1:1::/64');
      expect(await outcome(attempt(from(db, '2001:db8:1:1::b'), 'luis@example.com'))).toBe('rate_limited');
      expect(await outcome(attempt(from(db, '2001:db8:1:2::b'), 'luis@example.com'))).toBe(
        'invalid_credentials',
      );
    }));

  it('what is counted holds no address and no e-mail, and is cleared away', () =>
    rolledBack(async (db) => {
      await outcome(attempt(from(db, '192.0.2.1'), ana));
      const rows = JSON.stringify(await db.select().from(throttles));
      expect(rows).toContain('sign_in.pair');
      expect(rows).not.toMatch(/ana@|192\.0\.2/);
      await dropEndedThrottles(from(db, '', new Date(NOW.getTime() + 900_000)));
      expect(await db.$count(throttles)).toBe(0);
    }));
});

describe('a known and an unknown address', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh.close());

  it('are told the same, after the same work', async () => {
    await makeUser(fresh.db, { email: ana, passwordHash });
    const statements: string[] = [];
    const logged = drizzle(fresh.sql, {
      schema,
      logger: { logQuery: (query) => void statements.push(query) },
    });
    const run = async (email: string) => {
      statements.length = 0;
      const code = await outcome(attempt(from(logged, '192.0.2.1'), email));
      return { code, statements: [...statements] };
    };
    const known = await run(ana);
    const unknown = await run('nobody@example.com');
    expect(known.code).toBe('invalid_credentials');
    expect(unknown).toEqual(known);
  });

  it('leave the same trace but for whom it concerns, without the password (ASVS 16.2.5, 16.3.1)', () =>
    rolledBack(async (db) => {
      const userId = await makeAna(db);
      await outcome(attempt(from(db, '192.0.2.1'), ana, 'a wrong one'));
      await outcome(attempt(from(db, '192.0.2.1'), 'nobody@example.com', 'a wrong one'));
      await outcome(attempt(from(db, '192.0.2.1'), ana, PASSWORD));
      const log = await db.select().from(auditLog).orderBy(auditLog.id);
      expect(log.map(({ action, subject }) => [action, subject])).toEqual([
        ['sign_in.failed', userId],
        ['sign_in.failed', null],
        ['sign_in.succeeded', expect.stringMatching(/^ses_/)],
      ]);
      expect(JSON.stringify(log)).not.toMatch(/a wrong one|CorrectHorse/);
    }));
});

describe('passwords at sign-in', () => {
  it('are hashed again where they were hashed with less (ASVS 11.4.2)', () =>
    rolledBack(async (db) => {
      const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
      const userId = await makeUser(db, { email: ana, passwordHash: weak });
      expect(await outcome(attempt(from(db, '192.0.2.1'), ana, PASSWORD))).toBe('ok');
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await outcome(attempt(from(db, '192.0.2.1'), ana, PASSWORD))).toBe('ok');
      const [same] = await db.select().from(users).where(eq(users.id, userId));
      expect(same?.passwordHash).toBe(user?.passwordHash);
    }));

  it('count to their last character, of any alphabet (ASVS 6.2.8)', () =>
    rolledBack(async (db) => {
      const long = `Contraseña-larga-ñandú-Ω-${'x'.repeat(200)}1`;
      await makeUser(db, { email: ana, passwordHash: await hashPassword(long) });
      const ctx = from(db, '192.0.2.1');
      expect(await outcome(attempt(ctx, ana, long.slice(0, -1)))).toBe('invalid_credentials');
      expect(await outcome(attempt(ctx, ana, long.toLowerCase()))).toBe('invalid_credentials');
      expect(await outcome(attempt(ctx, ana, long))).toBe('ok');
    }));

  it('of a disabled account are as wrong as any', () =>
    rolledBack(async (db) => {
      await makeUser(db, { email: ana, passwordHash, disabledAt: NOW });
      expect(await outcome(attempt(from(db, '192.0.2.1'), ana, PASSWORD))).toBe('invalid_credentials');
      expect(await db.$count(sessions)).toBe(0);
    }));
});
