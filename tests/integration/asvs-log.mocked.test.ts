import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '@/db/client';
import { operation } from '@/lib/edge/api/operation';
import {
  type ApiUser,
  addMember,
  callPath,
  makeApiUser,
  type RouteModule,
  serveApi,
  signInApi,
} from '../support/api';
import { visitor } from '../support/own-account';

// What is written down of requests, and what a failure tells their senders. The handlers, the actions and the logger
// are the real ones; only where its lines go is not.

const written = vi.hoisted(() => ({ lines: [] as string[], sessionId: null as string | null }));

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
  connection: async () => {},
}));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ referer: 'https://lintel.test/dashboard' }),
}));
vi.mock('next-auth', () => ({
  getServerSession: async () => written.sessionId && { sessionId: written.sessionId },
}));
vi.mock('pino', async (original) => {
  const real = await original<typeof import('pino')>();
  const memory = { write: (line: string) => void written.lines.push(line) };
  const pino = (...given: Parameters<typeof real.pino>) => real.pino(...given);
  return { ...real, pino: Object.assign(pino, { destination: () => memory }) };
});

const { db, close } = await serveApi();
vi.stubEnv('LOG_LEVEL', 'debug');
afterAll(close);

interface Entry {
  level: number;
  msg: string;
  requestId?: string;
  code?: string;
  call?: string;
  [field: string]: unknown;
}

/** What the log holds, each line of it one entry. */
function entries(): Entry[] {
  const text = written.lines.join('');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const ROUTES = import.meta.glob<RouteModule>('../../app/api/v1/**/route.ts');

const PASSWORD = 'Wrong-Rafter-Nail-31';
let owner: ApiUser;
let viewer: string;

beforeAll(async () => {
  owner = await makeApiUser(db, { tier: 'team' });
  viewer = await addMember(db, owner, 'viewer');
});
beforeEach(() => {
  written.lines = [];
  written.sessionId = null;
});

const INVITATION = { name: 'Rosa Diaz', email: 'rosa@example.com', role: 'viewer', locale: 'en' };

describe('who was refused', () => {
  it('by the API is in the log, with the request to quote (ASVS 16.3.2)', async () => {
    const { token } = await signInApi(db, viewer);
    const refused = await callPath({ method: 'POST', path: '/team/invitations', token, body: INVITATION });
    const nobody = await callPath({ path: '/permits', token: `${token.slice(0, -3)}abc` });
    expect([refused.status, nobody.status]).toEqual([403, 401]);
    expect(entries()).toMatchObject([
      { call: 'inviteMember', code: 'forbidden', requestId: refused.body.request_id },
      { call: 'listPermits', code: 'unauthenticated', requestId: nobody.body.request_id },
    ]);
  });

  it('by an action or a page is in the log (ASVS 16.3.2)', async () => {
    const { createAction } = await import('@/lib/edge/server/action');
    const { beginSession } = await import('@/lib/identity/sessions/mutations');
    const session = { userId: viewer, kind: 'web', method: 'password' } as const;
    written.sessionId = (await beginSession(visitor(db, new Date()), session)).sessionId;
    const act = createAction({ access: 'team.manage', input: z.object({}), run: async () => 'done' });
    expect(await act({})).toMatchObject({ ok: false, code: 'forbidden' });
    expect(entries()).toContainEqual(
      expect.objectContaining({ permission: 'team.manage', code: 'forbidden', userId: viewer }),
    );
  });
});

/** A call that fails. */
async function fail(error: unknown, headers: Record<string, string> = {}) {
  const { handler } = await import('@/lib/edge/server/api');
  const { handle } = handler(
    operation({
      id: 'failing',
      method: 'POST',
      path: '/failing',
      tag: 'site',
      access: 'public',
      body: z.object({ password: z.string() }),
      response: z.object({}),
      limit: 'public',
    }),
    async () => {
      throw error;
    },
  );
  const request = new Request('https://lintel.test/api/v1/failing', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const answer = await handle(request, { params: Promise.resolve({}) });
  return { status: answer.status, text: await answer.text() };
}

describe('a line in the log', () => {
  const FORGED = '{"level":30,"msg":"Ana signed in"}';

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\u001b[2K'])(
    'is one line, whatever was sent: %j (ASVS 16.4.1)',
    async (end) => {
      await fail(new Error(`no such permit: x${end}${FORGED}${end}`), {
        'user-agent': 'curl',
        'x-request-id': FORGED,
      });
      expect(entries()).toHaveLength(1);
      expect(entries()[0]).toMatchObject({ level: 50, call: 'failing', msg: 'A call failed' });
      expect(written.lines.join('').slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    },
  );

  it('holds no password, no token and no code (ASVS 16.2.5)', async () => {
    const email = `user-${Date.now()}@example.com`;
    const body = { email, password: PASSWORD, code: '123456' };
    await callPath({ method: 'POST', path: '/auth/login', body });
    await callPath({
      method: 'POST',
      path: '/auth/refresh',
      body: { refresh_token: `x${owner.tokens.refresh_token}` },
    });
    await callPath({
      method: 'POST',
      path: '/auth/reset-password',
      body: { token: 'z'.repeat(43), password: PASSWORD },
    });
    await callPath({ path: `/auth/invitation/validate?token=${'y'.repeat(43)}` });
    await callPath({ path: '/permits', token: `${owner.token}x` });
    await fail(
      Object.assign(new Error('broken'), { password: PASSWORD, token: owner.token, secret: PASSWORD }),
    );
    const text = written.lines.join('');
    expect(entries().length).toBeGreaterThanOrEqual(3);
    for (const secret of [
      PASSWORD,
      '123456',
      owner.token,
      owner.tokens.refresh_token,
      'z'.repeat(43),
      'y'.repeat(43),
    ])
      expect(text).not.toContain(secret);
  });
});

describe('a failure nobody foresaw', () => {
  it('tells its sender that there was one, and no more (ASVS 16.5.1)', async () => {
    const error = new Error('relation "users" does not exist', {
      cause: new Error('at /srv/lintel/lib/x.ts:3'),
    });
    const { status, text } = await fail(error);
    expect(status).toBe(500);
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(['error', 'message', 'request_id']);
    expect(text).not.toMatch(/users|relation|\.ts|node_modules|at \w/);
    const [entry] = entries();
    expect(entry?.requestId).toBe(JSON.parse(text).request_id);
    expect(JSON.stringify(entry)).toContain('relation');
  });

  it('in an action is a code, and is logged with its cause (ASVS 16.5.1)', async () => {
    const { createAction } = await import('@/lib/edge/server/action');
    const run = async () => {
      throw new Error('relation "users" does not exist');
    };
    const act = createAction({ access: 'public', input: z.object({}), run });
    expect(await act({})).toEqual({ ok: false, code: 'internal', fieldErrors: {} });
    expect(entries()).toMatchObject([{ level: 50, err: { message: 'relation "users" does not exist' } }]);
  });
});

describe('while the database is away', () => {
  const own = globalThis as { connection?: DatabaseConnection | undefined };
  let kept: DatabaseConnection | undefined;

  beforeAll(() => {
    kept = own.connection;
    own.connection = undefined;
    vi.stubEnv('DATABASE_URL', 'postgres://lintel:hidden-password@127.0.0.1:1/lintel');
    vi.resetModules();
  });
  afterAll(async () => {
    await own.connection?.close();
    own.connection = kept;
  });

  /** As `callPath` does, but that it does not hold failures to the headers answers have. */
  async function ask(path: string, token: string, body?: object) {
    const route = await ROUTES[`../../app/api/v1${path}/route.ts`]?.();
    const method = body ? 'POST' : 'GET';
    const request = new Request(`https://lintel.test/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await route?.[method]?.(request, { params: Promise.resolve({}) });
    return { status: answer?.status, text: (await answer?.text()) ?? '' };
  }

  const credentials = () => ({ email: 'ana@example.com', password: PASSWORD });

  it('the API lets nobody in, does nothing, and does not say why (ASVS 16.5.2, 16.5.3)', async () => {
    const { token, tokens } = owner;
    const calls: [path: string, body?: object][] = [
      ['/permits'],
      ['/account'],
      ['/team/invitations', INVITATION],
      ['/auth/login', credentials()],
      ['/auth/refresh', { refresh_token: tokens.refresh_token }],
      ['/auth/reset-password', { token: 'z'.repeat(43), password: PASSWORD }],
      ['/cities/available'],
    ];
    for (const [path, body] of calls) {
      const { status, text } = await ask(path, token, body);
      expect([path, status]).toEqual([path, 503]);
      expect(Object.keys(JSON.parse(text)).sort()).toEqual(['error', 'message', 'request_id']);
      expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|postgres|select|insert|hidden/i);
    }
    const text = written.lines.join('');
    expect(entries().filter(({ level }) => level === 50)).toHaveLength(calls.length);
    expect(text).toContain('ECONNREFUSED');
    for (const secret of [PASSWORD, token, tokens.refresh_token, 'hidden-password', 'ana@example.com'])
      expect(text).not.toContain(secret);
  });

  it('nobody is signed in on the site, whatever they show (ASVS 16.5.3)', async () => {
    const { authOptions } = await import('@/lib/edge/server/auth');
    const given = { ...credentials(), refreshToken: owner.tokens.refresh_token, response: '{}' };
    for (const { options } of authOptions().providers as { options: { authorize: Authorize } }[]) {
      const outcome = await options.authorize(given, { headers: {} }).catch((error) => error.message);
      expect([null, 'unavailable']).toContain(outcome);
    }
    expect(written.lines.join('')).not.toContain(PASSWORD);
  });

  it('no page and no action takes anybody for signed in (ASVS 16.5.3)', async () => {
    written.sessionId = owner.sessionId;
    const { findSessionAccount } = await import('@/lib/edge/server/session');
    await expect(findSessionAccount()).rejects.toThrow();
    const { createAction } = await import('@/lib/edge/server/action');
    let ran = false;
    const run = async () => {
      ran = true;
    };
    const act = createAction({ access: 'team.manage', input: z.object({}), run });
    expect(await act({})).toEqual({ ok: false, code: 'unavailable', fieldErrors: {} });
    expect(ran).toBe(false);
  });
});

type Authorize = (given: object, request: { headers: object }) => Promise<unknown>;
