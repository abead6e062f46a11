import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'x'.repeat(40);

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/lintel');
  vi.stubEnv('AUTH_SECRET', SECRET);
  vi.stubEnv('FEEDS', 'live');
  vi.resetModules();
});

afterEach(() => vi.unstubAllEnvs());

async function configAt(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl);
  return import('./auth.config');
}

const token = { sub: 'usr_ana', sessionId: 'ses_1' };
const asked = (cookie: string) =>
  new NextRequest('https://lintel.example/dashboard', { headers: { cookie } });

describe('the session cookie', () => {
  it('belongs to this host alone, over https alone (ASVS 3.3.1, 3.3.3)', async () => {
    const { sessionCookie } = await configAt('https://lintel.example');
    expect(sessionCookie()).toEqual({ name: '__Host-lintel.session', secure: true });
  });

  it('on a machine of one’s own, where there is no https, claims no prefix a browser would refuse', async () => {
    const { sessionCookie } = await configAt('http://localhost:3000');
    expect(sessionCookie()).toEqual({ name: 'lintel.session', secure: false });
  });

  it('counts under its own name only, signed and in time', async () => {
    const { readSessionToken } = await configAt('https://lintel.example');
    const value = await encode({ token, secret: SECRET });
    expect(await readSessionToken(asked(`__Host-lintel.session=${value}`))).toMatchObject(token);
    // A subdomain could set either of these for the whole site.
    expect(await readSessionToken(asked(`lintel.session=${value}`))).toBeNull();
    expect(await readSessionToken(asked(`__Secure-next-auth.session-token=${value}`))).toBeNull();
    for (const other of [
      `${value}x`,
      await encode({ token, secret: 'y'.repeat(40) }),
      await encode({ token, secret: SECRET, maxAge: -60 }),
    ])
      expect(await readSessionToken(asked(`__Host-lintel.session=${other}`))).toBeNull();
  });
});
