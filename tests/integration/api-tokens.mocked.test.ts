import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { base64url, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshTokens, sessions, users } from '@/db/schema';
import { AUDIENCE } from '@/lib/identity/sessions/tokens';
import {
  type ApiUser,
  callApi,
  KEYS,
  makeApiUser,
  type RouteModule,
  SECRET,
  SITE_URL,
  serveApi,
} from '../support/api';

vi.mock('server-only', () => ({}));
let permits: RouteModule;
let refresh: RouteModule;
let logout: RouteModule;
let user: ApiUser;
const { db, close } = await serveApi();
afterAll(close);

beforeAll(async () => {
  permits = await import('@/app/api/v1/permits/route');
  refresh = await import('@/app/api/v1/auth/refresh/route');
  logout = await import('@/app/api/v1/auth/logout/route');
  user = await makeApiUser(db);
});

const seconds = (offset: number) => Math.floor(Date.now() / 1_000) + offset;

interface Forged {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  key?: Uint8Array;
}

/** A token as ours, but for what is given. */
function token({ header = {}, claims = {}, key = KEYS.key }: Forged = {}): string {
  const parts = [
    { alg: 'HS256', typ: 'at+jwt', ...header },
    {
      sub: user.userId,
      sid: user.sessionId,
      iss: SITE_URL,
      aud: AUDIENCE,
      iat: seconds(0),
      nbf: seconds(0),
      exp: seconds(600),
      ...claims,
    },
  ].map((part) => base64url.encode(JSON.stringify(part)));
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const own = () => token();
const other = new TextEncoder().encode('another key that is long enough too');

describe('forged access tokens (ASVS 9.1.1, 9.1.2, 9.1.3, 9.2.1, 9.2.2, 9.2.3)', () => {
  it('takes its own', async () => {
    expect((await callApi(permits, { path: '/permits', token: own() })).status).toBe(200);
  });

  const unsigned = (alg: string) => `${token({ header: { alg } }).split('.').slice(0, 2).join('.')}.`;
  const changed = (claims: Record<string, unknown>) => {
    const [head, , signature] = own().split('.');
    return [head, base64url.encode(JSON.stringify(claims)), signature].join('.');
  };

  const FORGED: Record<string, () => string | Promise<string>> = {
    'alg none': () => unsigned('none'),
    'alg None': () => unsigned('None'),
    'an empty signature': () => unsigned('HS256'),
    'another key': () => token({ key: other }),
    'the site secret as key': () => token({ key: new TextEncoder().encode(SECRET) }),
    'an empty key': () => token({ key: new Uint8Array(0) }),
    'another algorithm of the same family': () =>
      new SignJWT({ sid: user.sessionId })
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
        .setSubject(user.userId)
        .setIssuer(SITE_URL)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setNotBefore(seconds(0))
        .setExpirationTime(seconds(600))
        .sign(KEYS.key),
    'an asymmetric algorithm named over our signature': () => token({ header: { alg: 'RS256' } }),
    'the type of another kind of token': () => token({ header: { typ: 'JWT' } }),
    'no type': () => token({ header: { typ: undefined } }),
    'another audience': () => token({ claims: { aud: 'other-api' } }),
    'no audience': () => token({ claims: { aud: undefined } }),
    'another issuer': () => token({ claims: { iss: 'https://evil.example' } }),
    expired: () => token({ claims: { exp: seconds(-1) } }),
    'no end': () => token({ claims: { exp: undefined } }),
    'not yet valid': () => token({ claims: { nbf: seconds(60) } }),
    'made in the future': () => token({ claims: { nbf: undefined, iat: seconds(600) } }),
    'a jku header': () => token({ header: { jku: 'https://evil.example/keys' }, key: other }),
    'a jwk header': () => token({ header: { jwk: { kty: 'oct', k: base64url.encode(other) } }, key: other }),
    'an x5u header': () => token({ header: { x5u: 'https://evil.example/cert' }, key: other }),
    'a kid that leads elsewhere': () =>
      token({ header: { kid: '../../../dev/null' }, key: new Uint8Array(0) }),
    'a critical extension nobody knows': () => token({ header: { crit: ['exp2'], exp2: 1 } }),
    'changed claims under an old signature': () =>
      changed({ sub: 'usr_other', sid: user.sessionId, exp: seconds(600) }),
    "another user's name": () => token({ claims: { sub: 'usr_somebody_else' } }),
    'a session there never was': () => token({ claims: { sid: 'ses_none' } }),
    'a session that is no text': () => token({ claims: { sid: { $ne: null } } }),
    'a refresh token': () => user.tokens.refresh_token,
    'a truncated token': () => own().slice(0, -10),
    'two tokens': () => `${own()}, ${own()}`,
  };

  it.each(Object.keys(FORGED))('refuses %s', async (name) => {
    const forged = await FORGED[name]?.();
    const answer = await callApi(permits, { path: '/permits', token: forged });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: 'unauthenticated' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('an access token is no refresh token, and neither counts in a cookie or the address (ASVS 14.2.1)', async () => {
    const asRefresh = await callApi(refresh, {
      method: 'POST',
      path: '/auth/refresh',
      body: { refresh_token: own().slice(0, 190) },
    });
    expect(asRefresh.status).toBe(401);
    for (const headers of [{ cookie: `lintel.session=${own()}` }, { cookie: `lintel_token=${own()}` }])
      expect((await callApi(permits, { path: '/permits', headers })).status).toBe(401);
    const inAddress = await callApi(permits, { path: `/permits?access_token=${own()}` });
    expect(inAddress.status).toBe(401);
  });

  it("a signed-in browser's session is no session of the API (ASVS 9.2.2)", async () => {
    const someone = await makeApiUser(db);
    await db.update(sessions).set({ kind: 'web' }).where(eq(sessions.id, someone.sessionId));
    expect((await callApi(permits, { path: '/permits', token: someone.token })).status).toBe(401);
  });
});

describe('the life of a session of the API', () => {
  const use = (token: string) => callApi(permits, { path: '/permits', token });
  const renew = (refresh_token: string) =>
    callApi(refresh, { method: 'POST', path: '/auth/refresh', body: { refresh_token } });

  it('is over at once when it is signed out, for both tokens (ASVS 7.4.1)', async () => {
    const someone = await makeApiUser(db);
    expect(
      (await callApi(logout, { method: 'POST', path: '/auth/logout', token: someone.token })).status,
    ).toBe(204);
    expect((await use(someone.token)).status).toBe(401);
    expect((await renew(someone.tokens.refresh_token)).status).toBe(401);
  });

  it('is over when its user is disabled (ASVS 7.4.2)', async () => {
    const someone = await makeApiUser(db);
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, someone.userId));
    expect((await use(someone.token)).status).toBe(401);
    expect((await renew(someone.tokens.refresh_token)).status).toBe(401);
  });

  it('ends when it lies unused, and at its end however much it is used (ASVS 7.3.1, 7.3.2, 10.4.8)', async () => {
    const idle = await makeApiUser(db);
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(Date.now() - 15 * 86_400_000) })
      .where(eq(sessions.id, idle.sessionId));
    expect((await use(idle.token)).status).toBe(401);
    const old = await makeApiUser(db);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.id, old.sessionId));
    expect((await use(old.token)).status).toBe(401);
    expect((await renew(old.tokens.refresh_token)).status).toBe(401);
  });

  it('goes on with each new pair, and the tokens are kept as hashes alone (ASVS 11.4.2, 11.5.1)', async () => {
    const someone = await makeApiUser(db);
    const next = await renew(someone.tokens.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      contractor: { id: someone.userId },
    });
    expect((await use(next.body.access_token)).status).toBe(200);
    expect(Buffer.from(next.body.refresh_token, 'base64url').length).toBe(32);
    const kept = await db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, someone.sessionId));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(next.body.refresh_token);
  });

  it('a refresh token used again after the grace ends the family, the thief’s tokens and the owner’s (ASVS 10.4.5)', async () => {
    const someone = await makeApiUser(db);
    const next = await renew(someone.tokens.refresh_token);
    await db
      .update(refreshTokens)
      .set({ usedAt: new Date(Date.now() - 31_000) })
      .where(eq(refreshTokens.sessionId, someone.sessionId));
    expect((await renew(someone.tokens.refresh_token)).status).toBe(401);
    expect((await use(next.body.access_token)).status).toBe(401);
    expect((await renew(next.body.refresh_token)).status).toBe(401);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, someone.sessionId));
    expect(row).toMatchObject({ revocation: 'token_reused' });
  });
});

describe('20 parallel refreshes with one token', () => {
  it('get one answer, leave one living family, and the honest client goes on', async () => {
    const someone = await makeApiUser(db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callApi(refresh, {
          method: 'POST',
          path: '/auth/refresh',
          body: { refresh_token: someone.tokens.refresh_token },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`)).size).toBe(1);
    const pairs = await db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, someone.sessionId));
    expect(pairs).toHaveLength(2);
    const [family] = await db.select().from(sessions).where(eq(sessions.id, someone.sessionId));
    expect(family).toMatchObject({ revokedAt: null });
    for (const { body } of answers)
      expect((await callApi(permits, { path: '/permits', token: body.access_token })).status).toBe(200);
    const last = answers[7]?.body.refresh_token;
    const next = await callApi(refresh, {
      method: 'POST',
      path: '/auth/refresh',
      body: { refresh_token: last },
    });
    expect(next.status).toBe(200);
  });
});
