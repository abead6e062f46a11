import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hrefFor } from '@/lib/platform/i18n/routes';
import type { Person } from '../support/role-users';
import { type Credentials, csrf, isAlive, makeSignedInRoles, register, SESSION } from './people';
import { type Answer, ask, ORIGIN } from './site';

// What another site may ask for in somebody's name, and where it may send them.

let contractor: Credentials;
let signedIn: Person;

beforeAll(async () => {
  contractor = await register();
  signedIn = (await makeSignedInRoles('team')).people.owner;
});

const SIGN_IN = '/api/auth/callback/credentials';
const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/' };

function beginsSession({ setCookies }: Answer): boolean {
  return setCookies.some((set) => set.startsWith(`${SESSION}=`));
}

/** As the form signs in. */
async function signIn(person: Credentials, more: Record<string, string>): Promise<Answer> {
  const { token, cookie } = await csrf();
  const form = { ...person, csrfToken: token, ...more };
  return ask(SIGN_IN, { method: 'POST', form, headers: { cookie } });
}

test('the sign-in answers with no other site’s address (ASVS 3.7.2)', async () => {
  const answered = z.object({ url: z.string() });
  const toOrigin = (address: string) => new URL(address, ORIGIN).origin;
  for (const callbackUrl of [
    '//evil.example/x',
    '/\\evil.example/x',
    'https://evil.example/x',
    'javascript:window.pwned=["callback"]',
    'data:text/html,<script>window.pwned=["data"]</script>',
  ]) {
    const { text } = await signIn(contractor, { callbackUrl, json: 'true' });
    expect(toOrigin(answered.parse(JSON.parse(text)).url)).toBe(ORIGIN);
    const plain = await signIn(contractor, { callbackUrl });
    expect(beginsSession(plain)).toBe(true);
    expect(toOrigin(plain.headers.location ?? '/')).toBe(ORIGIN);
    const out = await ask(`/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    expect(toOrigin(out.headers.location ?? '/')).toBe(ORIGIN);
  }
});

test('the session’s cookie is for this host, and out of reach of scripts (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4)', async () => {
  const entered = await signIn(contractor, { json: 'true' });
  const session = entered.setCookies.find((set) => set.startsWith(`${SESSION}=`)) ?? '';
  // On https it is `__Host-lintel.session` and Secure: lib/edge/server/auth.config.mocked.test.ts.
  expect(splitAttributes(session)).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']));

  const own = { headers: { cookie: session.split(';', 1)[0] ?? '' } };
  const answers = [
    entered,
    await ask('/api/auth/csrf'),
    await ask('/api/auth/session', own),
    await ask(hrefFor('/dashboard', 'en'), own),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const set of answers.flatMap(({ setCookies }) => setCookies)) {
    expect(splitAttributes(set).filter((attribute) => attribute.startsWith('domain='))).toEqual([]);
    if (/session|csrf|token/.test(set.split('=', 1)[0] ?? ''))
      expect([set, splitAttributes(set)]).toEqual([set, expect.arrayContaining(['httponly'])]);
  }
});

function splitAttributes(set: string): string[] {
  return set
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
}

describe('another site', () => {
  test('signs nobody in: a form and a text of its own are refused (ASVS 3.5.1, 3.5.2)', async () => {
    const fields = new URLSearchParams({ ...contractor, json: 'true' }).toString();
    const json = JSON.stringify(contractor);
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];
    for (const type of [...types, 'application/json']) {
      const headers = { ...EVIL, 'content-type': type };
      const body = type === 'application/json' ? json : fields;
      expect([type, beginsSession(await ask(SIGN_IN, { method: 'POST', headers, body }))]).toEqual([
        type,
        false,
      ]);
    }
    for (const type of types) {
      const headers = { ...EVIL, 'content-type': type };
      const { status } = await ask('/api/v1/auth/login', { method: 'POST', headers, body: json });
      expect([type, status]).toEqual([type, 415]);
    }
  });

  test('asks nothing before it is asked itself: no preflight is answered yes (ASVS 3.5.2)', async () => {
    for (const path of ['/api/v1/permits', SIGN_IN, '/api/auth/signout', '/login']) {
      const { headers } = await ask(path, {
        method: 'OPTIONS',
        headers: {
          ...EVIL,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-allow'));
      expect([path, allowed]).toEqual([path, []]);
    }
  });

  test('changes nothing by an address alone (ASVS 3.5.3)', async () => {
    for (const path of [
      '/api/auth/signout',
      '/api/auth/signout?json=true',
      '/login?signed_out=true',
      '/api/v1/auth/logout',
      '/api/v1/account/sessions/revoke-others',
    ])
      for (const method of ['GET', 'HEAD']) {
        const { status } = await ask(path, { method, as: signedIn });
        expect(status).toBeLessThan(500);
        expect([method, path, await isAlive(signedIn)]).toEqual([method, path, true]);
      }
    const query = new URLSearchParams({ ...contractor, json: 'true' });
    expect(beginsSession(await ask(`${SIGN_IN}?${query}`))).toBe(false);
  });
});
