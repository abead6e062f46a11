import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect } from '@/db/client';
import { idempotentRequests, invitations, messages, throttles } from '@/db/schema';
import { operation } from '@/lib/edge/api/operation';
import { createRateMeter } from '@/lib/edge/api/rate-meter';
import { type Answered, type ApiUser, callPath, makeApiUser, serveApi, signInApi } from '../support/api';
import { jobContext } from '../support/factories';

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const { db, close } = await serveApi();
afterAll(close);

/** Handlers that read the settings anew, as a process started with this factor would. */
function startWith(factor: string): void {
  vi.stubEnv('API_LIMIT_FACTOR', factor);
  vi.resetModules();
}

const WINDOW_MS = 60_000;
/** Any window of the clock; limits turn on whole minutes. */
const WINDOW = new Date('2026-11-20T15:00:00Z');
let window = 0;

/** The beginning of a minute in which nothing was counted. */
function nextWindow(): Date {
  window += 1;
  return new Date(WINDOW.getTime() + window * WINDOW_MS);
}

function remaining({ headers }: Answered): number {
  return Number(/;r=(\d+);/.exec(headers.get('ratelimit') ?? '')?.[1]);
}

describe('requests a minute', () => {
  let ana: ApiUser;
  let ben: ApiUser;
  beforeAll(async () => {
    startWith('0.01');
    ana = await makeApiUser(db, { tier: 'team' });
    ben = await makeApiUser(db, { tier: 'team' });
  });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: nextWindow() });
    for (const user of [ana, ben]) Object.assign(user, await signInApi(db, user.userId));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const read = (user: ApiUser, headers?: Record<string, string>) =>
    callPath({ path: '/permits', token: user.token, ...(headers ? { headers } : {}) });
  /** Six reads a minute, by the factor. */
  const READS = 6;

  it('count down, are refused beyond the limit, and say when to come back', async () => {
    vi.setSystemTime(new Date(Date.now() + 20_000));
    const left: number[] = [];
    for (let time = 1; time <= READS; time += 1) {
      const answer = await read(ana);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit-policy')).toBe(`"read";q=${READS};w=60`);
      expect(answer.headers.get('ratelimit')).toMatch(/^"read";r=\d;t=40$/);
      left.push(remaining(answer));
    }
    expect(left).toEqual([5, 4, 3, 2, 1, 0]);
    const refused = await read(ana);
    expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(remaining(refused)).toBe(0);
  });

  it('are a user’s own, whatever network they come from', async () => {
    for (let time = 1; time <= READS; time += 1) await read(ana, { 'x-forwarded-for': `192.0.2.${time}` });
    expect((await read(ana, { 'x-forwarded-for': '192.0.2.99' })).status).toBe(429);
    // The same network, somebody else.
    expect((await read(ben, { 'x-forwarded-for': '192.0.2.99' })).status).toBe(200);
  });

  it('of reading are not those of writing', async () => {
    for (let time = 0; time <= READS; time += 1) await read(ana);
    const write = await callPath({
      method: 'POST',
      path: '/account/sessions/revoke-others',
      token: ana.token,
    });
    expect(write.status).toBe(200);
    expect(write.headers.get('ratelimit-policy')).toBe('"write";q=1;w=60');
  });

  it('of who is not signed in are their network’s, as the nearest proxy wrote it down', async () => {
    const from = (forwarded: string) =>
      callPath({ path: '/cities/stats', headers: { 'x-forwarded-for': forwarded } });
    for (let time = 1; time <= 3; time += 1) expect((await from('198.51.100.1')).status).toBe(200);
    // What a client claims stands before it and counts for nothing.
    expect((await from('203.0.113.9, 198.51.100.1')).status).toBe(429);
    expect((await from('198.51.100.2')).status).toBe(200);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
    expect((await from('2001:db8:0:1::2')).headers.get('ratelimit')).toMatch(/;r=1;/);
  });

  it('are given anew when the minute turns', async () => {
    for (let time = 0; time <= READS; time += 1) await read(ana);
    expect((await read(ana)).status).toBe(429);
    vi.setSystemTime(nextWindow());
    const answer = await read(ana);
    expect(answer.status).toBe(200);
    expect(remaining(answer)).toBe(READS - 1);
  });

  it('count a call that is refused for another reason', async () => {
    const answer = await callPath({ path: '/permits?limit=none', token: ana.token });
    expect([answer.status, remaining(answer)]).toEqual([422, READS - 1]);
  });

  it('leave no address and no user in the database', async () => {
    for (let time = 0; time <= READS; time += 1) await read(ana);
    await expect.poll(() => db.$count(throttles, like(throttles.key, 'api:%'))).toBeGreaterThan(0);
    expect(JSON.stringify(await db.select().from(throttles))).not.toMatch(/usr_|198\.51|2001:db8/);
  });
});

describe('a limit over several processes', () => {
  /** How many more than the limit two processes may let through: each tells the database of twenty at once. */
  const SLACK = 2 * 20;

  /** Asks two meters in turn, so often; how many they let through. */
  async function spread(limit: number, asked: number, now: Date, key: string): Promise<number> {
    const ctx = jobContext(db, now);
    const meters = [createRateMeter(), createRateMeter()];
    let allowed = 0;
    for (let time = 0; time < asked; time += 1) {
      const reading = meters[time % 2]?.count(ctx, key, limit);
      if (reading?.allowed) allowed += 1;
      // A request asks the database for its session, at the least.
      await db.select({ key: throttles.key }).from(throttles).limit(1);
    }
    return allowed;
  }

  it('is held by two together, give or take what they have not told each other yet', async () => {
    const allowed = await spread(120, 400, nextWindow(), 'write usr_spread');
    expect(allowed).toBeGreaterThanOrEqual(120);
    expect(allowed).toBeLessThanOrEqual(120 + SLACK);
  });

  it('is what it was once the minute has turned', async () => {
    const now = nextWindow();
    await spread(120, 200, now, 'write usr_turning');
    const later = new Date(now.getTime() + WINDOW_MS);
    expect(await spread(120, 100, later, 'write usr_turning')).toBe(100);
  });

  it('is another’s own', async () => {
    const now = nextWindow();
    await spread(120, 200, now, 'write usr_busy');
    expect(await spread(120, 100, now, 'write usr_quiet')).toBe(100);
  });

  it('holds in each process alone while the database is away', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none');
    const away = jobContext(nowhere.db, nextWindow());
    const meter = createRateMeter();
    let allowed = 0;
    for (let time = 0; time < 200; time += 1)
      if (meter.count(away, 'read usr_away', 60).allowed) allowed += 1;
    expect(allowed).toBe(60);
    await nowhere.close();
  });
});

describe('an Idempotency-Key', () => {
  let owner: ApiUser;
  beforeAll(async () => {
    startWith('1000');
    owner = await makeApiUser(db, { tier: 'enterprise' });
  });

  let people = 0;
  const someone = () => {
    people += 1;
    return { email: `guest-${people}@example.com`, name: 'Rosa Diaz', role: 'member', locale: 'en' };
  };

  const invite = (body: object, key: string, user = owner) =>
    callPath({
      method: 'POST',
      path: '/team/invitations',
      token: user.token,
      body,
      headers: { 'idempotency-key': key },
    });

  const invited = (email: string) => db.$count(invitations, eq(invitations.email, email));
  const mailed = (email: string) => db.$count(messages, eq(messages.recipient, email));

  it('gives a repetition the first answer, and does it once', async () => {
    const body = someone();
    const first = await invite(body, 'once');
    expect(first.status).toBe(201);
    for (let time = 0; time < 3; time += 1) {
      const again = await invite(body, 'once');
      expect([again.status, again.text]).toEqual([first.status, first.text]);
    }
    expect([await invited(body.email), await mailed(body.email)]).toEqual([1, 1]);
  });

  it('is free again where nothing was done: the corrected request may carry it', async () => {
    const body = someone();
    expect((await invite({ ...body, role: 'owner' }, 'mistake')).status).toBe(422);
    const taken = someone();
    await invite(taken, 'before the mistake');
    expect((await invite(taken, 'mistake')).body).toMatchObject({ error: 'already_exists' });
    expect((await invite(body, 'mistake')).status).toBe(201);
    expect(await invited(body.email)).toBe(1);
  });

  it('does it once for twenty who ask at the same time', async () => {
    const body = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(body, 'crowd')));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { status, body: said } of answers)
      if (status !== 201) expect([status, said.error]).toEqual([409, 'idempotency_conflict']);
    expect([await invited(body.email), await mailed(body.email)]).toEqual([1, 1]);
  });

  it('with another body is a mistake', async () => {
    const [body, other] = [someone(), someone()];
    await invite(body, 'changed');
    expect(await invite(other, 'changed')).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    });
    expect(await invited(other.email)).toBe(0);
  });

  it('is its user’s own, and its address’s', async () => {
    const neighbour = await makeApiUser(db, { tier: 'enterprise' });
    const body = someone();
    const mine = await invite(body, 'shared');
    const theirs = await invite(body, 'shared', neighbour);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
    const elsewhere = await callPath({
      method: 'POST',
      path: '/notifications/recipients',
      token: owner.token,
      body: { name: 'Luis Mora', email: 'luis.mora@example.com', phone: '' },
      headers: { 'idempotency-key': 'shared' },
    });
    expect(elsewhere.status).toBe(201);
  });

  it.each([
    ['of no character', ''],
    ['of 256', 'k'.repeat(256)],
  ])('%s is refused, and nothing is done', async (_, key) => {
    const body = someone();
    expect(await invite(body, key)).toMatchObject({
      status: 422,
      body: { error: 'invalid_input', fields: { 'idempotency-key': 'length' } },
    });
    expect(await invited(body.email)).toBe(0);
  });

  it('of 255 characters is taken, and kept as a hash', async () => {
    const key = 'k'.repeat(255);
    expect((await invite(someone(), key)).status).toBe(201);
    const rows = JSON.stringify(await db.select({ key: idempotentRequests.key }).from(idempotentRequests));
    expect(rows).not.toMatch(/kkkk|usr_|once/);
  });

  describe('where the first try failed', () => {
    let failing: unknown;
    let done = 0;

    /** A call that fails as it is told to. */
    async function attempt(key: string): Promise<number> {
      const { handler } = await import('@/lib/edge/server/api');
      const { handle } = handler(
        operation({
          id: 'attempt',
          method: 'POST',
          path: '/attempt',
          tag: 'site',
          access: 'account.own',
          body: z.object({}),
          response: z.object({ done: z.number() }),
          limit: 'write',
        }),
        async () => {
          if (failing) throw failing;
          done += 1;
          return { done };
        },
      );
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
      const request = new Request('https://lintel.test/api/v1/attempt', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: '{}',
      });
      return (await handle(request, { params: Promise.resolve({}) })).status;
    }

    it('because something was away, the key is free again', async () => {
      // The module graph the handler runs in has an AppError of its own.
      failing = new (await import('@/lib/errors')).AppError('unavailable');
      expect(await attempt('away')).toBe(503);
      expect(await attempt('away')).toBe(503);
      failing = null;
      const before = done;
      expect(await attempt('away')).toBe(200);
      expect(await attempt('away')).toBe(200);
      expect(done - before).toBe(1);
    });

    it('for a reason nobody knows, the key stays taken: it may have been done', async () => {
      failing = new Error('broken');
      expect(await attempt('broken')).toBe(500);
      failing = null;
      const before = done;
      expect(await attempt('broken')).toBe(409);
      expect(done).toBe(before);
    });
  });

  it('is forgotten after a day', async () => {
    const body = someone();
    await invite(body, 'old');
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    await db.update(idempotentRequests).set({ createdAt: longAgo });
    // Done again, and refused by what the first one made.
    expect((await invite(body, 'old')).body).toMatchObject({ error: 'already_exists' });
  });

  it('whose first request was cut off is taken over after a minute, not before', async () => {
    const body = someone();
    await invite(body, 'cut');
    await db.delete(invitations).where(eq(invitations.email, body.email));
    const cutOff = (secondsAgo: number) =>
      db
        .update(idempotentRequests)
        .set({ status: null, body: null, createdAt: new Date(Date.now() - secondsAgo * 1_000) });
    await cutOff(30);
    expect((await invite(body, 'cut')).body).toMatchObject({ error: 'idempotency_conflict' });
    await cutOff(61);
    expect((await invite(body, 'cut')).status).toBe(201);
  });
});
