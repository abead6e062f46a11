import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { memberships } from '@/db/schema';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { csrf, db, makeSignedInRoles } from './people';
import { ask, ORIGIN } from './site';

// Requests no page of ours sends: each is refused as what it is, and none leaves a stack in the log.

afterAll(() => {
  const log = readFileSync(join(inject('site').dataDir, 'logs/web.log'), 'utf8');
  expect(log.split('\n').filter((line) => /^\s+at /.test(line))).toEqual([]);
});

describe('a body that is no call of an action', () => {
  const ACTION = { 'next-action': '40'.padEnd(42, 'a'), origin: ORIGIN };
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };

  test.each([
    ['half a list', { ...ACTION, 'content-type': 'text/plain' }, '[{'],
    ['no list', { ...ACTION, 'content-type': 'text/plain' }, '{}'],
    ['a part that is not there', { ...ACTION, 'content-type': 'text/plain' }, '["$1"]'],
    ['a form that is cut off', { ...ACTION, ...boundary }, '--x\r\n'],
    ['a form of a page that is cut off', { origin: ORIGIN, ...boundary }, '--x\r\n'],
    ['no name of an action', { ...ACTION, 'next-action': 'x', 'content-type': 'text/plain' }, '[]'],
  ])('is refused: %s', async (_what, headers, body) => {
    for (const path of ['/login', '/es/login', '/pricing', '/'])
      expect((await ask(path, { method: 'POST', headers, body })).status).toBe(400);
  });

  test('is refused where another site or nobody sent it', async () => {
    for (const origin of ['https://evil.example', 'nonsense', 'null']) {
      const headers = { ...ACTION, origin, 'content-type': 'text/plain' };
      expect((await ask('/login', { method: 'POST', headers, body: '[]' })).status).toBe(403);
    }
  });
});

describe('what is no sign-in', () => {
  test('is told which method is one', async () => {
    for (const provider of ['credentials', 'passkey', 'refresh']) {
      const { status, headers } = await ask(`/api/auth/callback/${provider}`);
      expect([status, headers.allow]).toEqual([405, 'POST']);
    }
  });

  test('is refused', async () => {
    const { cookie } = await csrf();
    const json = { cookie, 'content-type': 'application/json' };
    const post = (path: string, body: string) => ask(path, { method: 'POST', headers: json, body });
    expect((await post('/api/auth/callback/credentials', '{')).status).toBe(422);
    expect((await post('/api/auth/callback/credentials', '[]')).status).toBe(422);
    expect((await post('/api/auth/callback/unknown', '{}')).status).toBe(404);
    expect((await ask('/api/auth/a/b/c')).status).toBe(404);
    expect((await ask('/api/auth/session?callbackUrl=data:x')).status).toBe(422);
    const kept = { cookie: 'next-auth.callback-url=data%3Ax' };
    expect((await ask('/api/auth/session', { headers: kept })).status).toBe(422);
  });
});

test('a member whose company has let them go is sent to where they are told so', async () => {
  const { people } = await makeSignedInRoles('team');
  await db.delete(memberships).where(eq(memberships.userId, people.member.userId));
  for (const locale of ['en', 'es'] as const)
    for (const page of ['/admin', '/subcontractor-portal', '/dashboard', '/dashboard/team'] as const) {
      const { status, location } = await ask(hrefFor(page, locale), { as: people.member });
      expect([page, status, location]).toEqual([page, 307, hrefFor('/login', locale)]);
    }
});

describe('a request line', () => {
  /** The status line and the headers of what is answered. */
  function send(line: string, headers: string): Promise<string> {
    const { hostname, port } = new URL(ORIGIN);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${line}\r\nHost: ${new URL(ORIGIN).host}\r\n${headers}Connection: close\r\n\r\n`),
      );
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('end', () => resolve(answer.split('\r\n\r\n')[0] ?? ''));
      socket.on('error', reject);
    });
  }

  test('of another site leads nowhere', async () => {
    expect(await send('GET http://evil.example/nowhere HTTP/1.1', '')).toMatch(/^HTTP\/1\.1 400 /);
    const own = await send(`GET ${ORIGIN}/nowhere HTTP/1.1`, '');
    expect(own).toMatch(/^HTTP\/1\.1 307 /);
    expect(own).toMatch(/\r\nlocation: (\/|http:\/\/localhost)/i);
  });

  test('with an upgrade is answered as without', async () => {
    for (const upgrade of ['websocket', 'h2c'])
      expect(await send('GET /healthz HTTP/1.1', `Connection: Upgrade\r\nUpgrade: ${upgrade}\r\n`)).toMatch(
        /^HTTP\/1\.1 200 /,
      );
  });
});
