import { dictionary } from '@zxcvbn-ts/language-common';
import { eq, sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitations, messages, permits, sessions, users } from '@/db/schema';
import { sendMessages } from '@/lib/company/notifications/send';
import { smtpTransport } from '@/lib/company/notifications/smtp';
import type { AnyOperation } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { sendMailLink } from '@/lib/identity/accounts/mail-links';
import { isCommonPassword } from '@/lib/identity/accounts/password-list';
import { RECOVERY_CODES } from '@/lib/identity/accounts/recovery-codes';
import { resetPassword } from '@/lib/identity/accounts/reset-password';
import { beginTotp, confirmTotp, getSecondFactorState } from '@/lib/identity/accounts/second-factor-changes';
import { verifySignIn } from '@/lib/identity/accounts/sign-in';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { postMail } from '@/lib/providers/mail/post';
import type { TemplateName, TemplateProps } from '@/lib/providers/mail/templates';
import { type ApiUser, callPath, makeApiUser, serveApi, signInApi } from '../support/api';
import { jobContext, linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { later, MAIL, makeAccount, PASSWORD, SITE_SECRET, signedIn, visitor } from '../support/own-account';
import { openSmtpSink, type SmtpSink } from '../support/smtp-sink';
import { mailsTo, tokenFor } from '../support/team';
import { rolledBack } from '../support/test-database';

// What no other test shows of the list in tests/guards/asvs.test.ts. The log has a file of its own: asvs-log.test.ts.

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));

const { db, close } = await serveApi();
afterAll(close);

let owner: ApiUser;
beforeAll(async () => {
  owner = await makeApiUser(db, { tier: 'enterprise' });
});

const get = (path: string, user = owner) => callPath({ path, token: user.token });
const post = (path: string, body: unknown, user = owner) =>
  callPath({ method: 'POST', path, token: user.token, body });

/** Of SQL, of LIKE, of templates and of the driver. */
const SIGNS = [
  "' OR '1'='1",
  "'; DROP TABLE permits; --",
  "Robert'); DROP TABLE users;--",
  '1) UNION SELECT password_hash FROM users --',
  '%',
  '_',
  '\\',
  "\\'; --",
  '100%_\\done',
  '$1',
  '$$; --',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody may type.
  '${1+1}',
  '"; --',
  '/* x */',
  ':name',
];

describe('signs that mean something to a database', () => {
  let held: { id: number; description: string; number: string }[];
  beforeAll(async () => {
    const feedId = await makeFeed(db);
    held = [];
    for (const [index, signs] of ['nothing of the kind', ...SIGNS].entries()) {
      const description = `Deck ${index} ${signs} rear`;
      const number = `${signs} N${index}`;
      const id = await makePermit(db, feedId, {
        description,
        permitNumber: number,
        address: null,
        addressNorm: null,
      });
      await linkPermit(db, owner.companyId, id);
      held.push({ id, description, number });
    }
  });

  const getIds = (items: { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);

  it.each(SIGNS)('are what is looked for, and nothing else: %s (ASVS 1.2.4)', async (signs) => {
    const search = new URLSearchParams({ q: signs, limit: '100' });
    const { status, body } = await get(`/permits?${search}`);
    expect(status).toBe(200);
    expect(getIds(body.items)).toEqual(
      getIds(held.filter(({ description, number }) => description.includes(signs) || number.includes(signs))),
    );
  });

  it.each(SIGNS)('begin a number as they stand: %s (ASVS 1.2.4)', async (signs) => {
    const found = await get(`/permits/search?${new URLSearchParams({ find: `${signs} N` })}`);
    expect(found.status).toBe(200);
    const byNumber = found.body.items.filter((item: { found_by: string }) => item.found_by === 'number');
    expect(getIds(byNumber)).toEqual(getIds(held.filter(({ number }) => number.startsWith(`${signs} N`))));
  });

  it.each(SIGNS)('change no filter: %s (ASVS 1.2.4)', async (signs) => {
    for (const [name, good] of [
      ['status', 'pending'],
      ['sort', 'changed'],
      ['limit', '5'],
    ] as const) {
      const answer = await get(`/permits?${new URLSearchParams({ [name]: `${good}${signs}` })}`);
      expect([name, answer.status]).toEqual([name, 422]);
    }
    const city = await get(`/permits?${new URLSearchParams({ city: `austin-tx${signs}` })}`);
    expect([city.status, city.body.items]).toEqual([200, []]);
    const forged = Buffer.from(JSON.stringify([`x${signs}`, 1])).toString('base64url');
    const first = await get('/permits?limit=3');
    const after = await get(`/permits?limit=3&after=${forged}`);
    expect(after.status === 422 || after.text === first.text).toBe(true);
  });

  it.each(SIGNS)('may stand in a name: %s (ASVS 1.2.4)', async (signs) => {
    const email = `name-${SIGNS.indexOf(signs)}@example.com`;
    const name = `Ana ${signs} Reyes`;
    expect((await post('/notifications/recipients', { name, email, phone: '' })).status).toBe(201);
    const { body } = await get('/notifications/recipients');
    expect(body.items).toContainEqual(expect.objectContaining({ name, email }));
    const invitation = { name, email, role: 'viewer', locale: 'en' };
    expect((await post('/team/invitations', invitation)).status).toBe(201);
    const open = await get('/team/invitations');
    expect(open.body.items).toContainEqual(expect.objectContaining({ name, email }));
  });

  it('leave all tables as they were', async () => {
    expect(await db.$count(permits)).toBe(held.length);
    expect(await db.$count(users)).toBeGreaterThan(0);
  });
});

describe('markup that somebody stored', () => {
  const MARKUP = '</script><script>alert("x")</script><img src=x onerror=alert(1)> \u2028\u2029 ]]> & \' " `';

  it('leaves the API as text in JSON, and says nothing else of itself (ASVS 1.2.1, 1.2.3)', async () => {
    const ana = await makeApiUser(db, { tier: 'enterprise' });
    await db.execute(sql`update companies set name = ${MARKUP} where id = ${ana.companyId}`);
    await db.update(users).set({ firstName: MARKUP }).where(eq(users.id, ana.userId));
    const id = await makePermit(db, await makeFeed(db), { description: MARKUP, contractorName: MARKUP });
    await linkPermit(db, ana.companyId, id);
    const answers = {
      permit: await get(`/permits/${id}`, ana),
      account: await get('/account', ana),
      team: await get('/team', ana),
    };
    for (const { headers } of Object.values(answers))
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answers.permit.body).toMatchObject({ description: MARKUP, contractor_name: MARKUP });
    expect(answers.account.body).toMatchObject({ user: { first_name: MARKUP }, company: { name: MARKUP } });
    expect(answers.team.body.items[0]).toMatchObject({ first_name: MARKUP });
  });

  it('is not told back by an error (ASVS 1.2.1)', async () => {
    for (const path of [
      `/permits?${new URLSearchParams({ limit: '<script>alert(1)</script>' })}`,
      `/permits/${encodeURIComponent('<script>alert(1)</script>')}`,
      `/auth/check-email?${new URLSearchParams({ email: '<script>alert(1)</script>' })}`,
    ]) {
      const answer = await get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.text).not.toContain('<script');
    }
  });
});

describe('a second line in what somebody typed', () => {
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await openSmtpSink();
  });
  afterEach(() => sink.close());

  const HEADERS = new Set(
    'from to subject message-id date mime-version content-type auto-submitted content-transfer-encoding'.split(
      ' ',
    ),
  );
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0\r\n', '%0d%0a', '\r\n\r\n'];

  it.each(breaks)('adds no header to a mail and nobody to its readers: %j (ASVS 1.3.11)', async (end) => {
    const evil = (name: string) =>
      `${name}${end}Bcc: everybody@evil.example${end}X-Evil: 1${end}${end}<p>evil</p>`;
    const link = { name: evil('Ana'), path: '/invitation?token=x' };
    const invitation = { ...link, inviter: evil('Luis'), parentCompany: evil('Oak'), company: evil('Elm') };
    const template = <N extends TemplateName>(name: N, props: TemplateProps[N]) => ({ name, props });
    const ctx = jobContext(db);
    for (const { name, props } of [
      template('teamInvitation', { ...invitation, role: 'viewer' }),
      template('subcontractorInvitation', { ...invitation, role: evil('Roofing') }),
      template('changeNotice', {
        recipientName: evil('Ana'),
        companyName: evil('Oak'),
        changes: [notice(evil)],
        unsubscribePath: '/unsubscribe/0f8b1c1e-7a43-4b57-9a0a-2c1d9f0b6a11',
      }),
      template('newSignIn', {
        name: evil('Ana'),
        at: NOW,
        device: evil('Firefox'),
        network: evil('192.0.2.7'),
      }),
    ])
      await postMail(ctx, {
        ...MAIL,
        sendsMail: true,
        to: 'ana@example.com',
        locale: 'en',
        template: name,
        props,
      });
    const transport = smtpTransport({
      url: sink.url,
      from: 'office@lintel.example',
      perSecond: 100,
      atOnce: 1,
    });
    expect(await sendMessages(ctx, { email: transport, sms: null })).toMatchObject({ failed: 0 });
    transport.close();
    expect(sink.taken).toHaveLength(4);
    for (const { from, to, headers } of sink.taken) {
      expect(to).toEqual(['ana@example.com']);
      expect(from).toContain('<office@lintel.example>');
      expect(Object.keys(headers).filter((name) => !HEADERS.has(name))).toEqual([]);
      for (const lines of Object.values(headers)) expect(lines).toHaveLength(1);
      expect(headers.to).toEqual(['ana@example.com']);
    }
  });

  function notice(evil: (name: string) => string): TemplateProps['changeNotice']['changes'][number] {
    return {
      permitId: 1,
      permitNumber: evil('2026-1 BP'),
      permitType: evil('Building'),
      project: evil('austin-tx 1 OAK ST'),
      address: evil('1 Oak St'),
      cityLabel: 'Austin, TX',
      kind: 'status_changed',
      fromBucket: 'pending',
      fromWord: evil('Pending'),
      toBucket: 'issued',
      toWord: evil('Active'),
      occurredOn: null,
      recordUrl: null,
      sample: false,
    };
  }

  it('is no part of a name or an address that is invited (ASVS 1.3.11)', async () => {
    const good = { name: 'Ana Reyes', email: 'lines@example.com', role: 'viewer', locale: 'en' };
    for (const bad of [
      { name: 'Ana\r\nBcc: x@evil.example' },
      { email: 'lines@example.com\r\nBcc: x@evil.example' },
    ])
      expect((await post('/team/invitations', { ...good, ...bad })).status).toBe(422);
    expect(await mailsTo(db, good.email)).toEqual([]);
  });
});

describe('what the session’s cookie says of itself', () => {
  it('is out of reach of scripts and of other sites (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4)', async () => {
    const { authOptions } = await import('@/lib/edge/server/auth');
    const { cookies, useSecureCookies } = authOptions();
    expect(useSecureCookies).toBe(true);
    expect(cookies?.sessionToken).toEqual({
      name: '__Host-lintel.session',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
    });
  });
});

describe('passwords', () => {
  it('that leaked most often are refused, all that are long enough to be typed here (ASVS 6.2.4, 6.2.12)', () => {
    const long = dictionary['passwords-common'].filter((word) => word.length >= 12);
    expect(long.length).toBeGreaterThan(100);
    const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);
    for (const word of long)
      expect([word, isCommonPassword(word, {}), isCommonPassword(capital(word), {})]).toEqual([
        word,
        true,
        true,
      ]);
  });

  it.each([
    ['of eleven characters', 'Ab1!efghijk', 'short'],
    ['that leaked', 'Password1234!', 'leaked'],
  ])('%s are refused at every door (ASVS 6.2.1, 6.2.4)', async (_, password, name) => {
    const registration = {
      password,
      email: `weak-${name}@example.com`,
      first_name: 'Ana',
      last_name: 'Reyes',
      company_name: 'Weak Doors LLC',
      phone: '(512) 555-0100',
      operating_cities: ['honolulu-hi'],
    };
    const refused = { status: 422, body: { fields: { password: expect.any(String) } } };
    expect(await post('/auth/register', registration)).toMatchObject(refused);
    const { userId, email } = await makeAccount(db);
    const user = { id: userId, email, firstName: 'Ana' };
    const ctx = visitor(db, new Date());
    await sendMailLink(ctx, { purpose: 'reset_password', user, locale: 'en', mail: MAIL });
    const token = await tokenFor(db, email);
    expect(await post('/auth/reset-password', { token, password })).toMatchObject(refused);
    const guest = `guest-${name}@example.com`;
    await post('/team/invitations', { name: 'Rosa Diaz', email: guest, role: 'viewer', locale: 'en' });
    const invitation = { token: await tokenFor(db, guest), password };
    expect(await post('/auth/invitation/setup-password', invitation)).toMatchObject(refused);
  });

  it('of 64 characters, any of them, are taken (ASVS 6.2.9)', async () => {
    const guest = 'long@example.com';
    await post('/team/invitations', { name: 'Rosa Diaz', email: guest, role: 'viewer', locale: 'en' });
    const password = 'A Ñandú 7! Кирпич 煉瓦 — '.padEnd(64, 'tile roof ledge ');
    expect(password.length).toBe(64);
    const made = await post('/auth/invitation/setup-password', {
      token: await tokenFor(db, guest),
      password,
    });
    expect(made.status).toBe(200);
    expect((await post('/auth/login', { email: guest, password })).status).toBe(200);
    expect((await post('/auth/login', { email: guest, password: password.slice(0, 63) })).status).toBe(401);
  });
});

describe('the second factor', () => {
  const codeAt = (secret: string, at: Date) =>
    generateSync({ secret, epoch: Math.floor(at.getTime() / 1_000) });

  async function withSecondFactor(database: typeof db) {
    const account = await makeAccount(database);
    const { secret } = await beginTotp(account.ctx, { secret: SITE_SECRET, issuer: 'Lintel' });
    const code = codeAt(secret, account.ctx.now);
    await confirmTotp(account.ctx, { code, secret: SITE_SECRET, mail: MAIL });
    return { ...account, secret };
  }

  it('stays through a forgotten password, which signs nobody in (ASVS 6.4.3)', () =>
    rolledBack(async (db) => {
      const { ctx, userId, email, secret } = await withSecondFactor(db);
      const user = { id: userId, email, firstName: 'Ana' };
      await sendMailLink(ctx, { purpose: 'reset_password', user, locale: 'en', mail: MAIL });
      const password = 'Beam over two posts 77';
      await resetPassword(visitor(db), { token: await tokenFor(db, email), password, mail: MAIL });
      const own = await db.select().from(sessions).where(eq(sessions.userId, userId));
      expect(own.map(({ revocation }) => revocation)).toEqual(['password_changed']);
      const signIn = { email, password, secret: SITE_SECRET };
      await expect(verifySignIn(visitor(db), signIn)).rejects.toMatchObject({
        code: 'second_factor_required',
      });
      const now = later(ctx, 60).now;
      const code = codeAt(secret, now);
      expect(await verifySignIn(visitor(db, now), { ...signIn, code })).toMatchObject({
        method: 'second_factor',
      });
      const fresh = { ...(await signedIn(db, userId)), db };
      expect(await getSecondFactorState(fresh)).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES });
    }));

  it('is not guessed at: after five tries the right code is refused too (ASVS 6.6.3)', () =>
    rolledBack(async (db) => {
      const { ctx, email, secret } = await withSecondFactor(db);
      const now = later(ctx, 60).now;
      const enter = (code: string) =>
        verifySignIn(visitor(db, now), { email, password: PASSWORD, code, secret: SITE_SECRET });
      const wrong = codeAt(secret, later(ctx, 6_000).now);
      for (let time = 0; time < THROTTLES.secondFactor.attempts; time += 1)
        await expect(enter(wrong)).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(enter(codeAt(secret, now))).rejects.toMatchObject({ code: 'rate_limited' });
    }));
});

describe('tokens of the API', () => {
  it('are ended by their owner from another device, both of the pair (ASVS 10.4.9)', async () => {
    const phone = await makeApiUser(db);
    const laptop = { ...phone, ...(await signInApi(db, phone.userId)) };
    const listed = await get('/account/sessions', laptop);
    expect(listed.body.items.map(({ id }: { id: string }) => id).sort()).toEqual(
      [phone.sessionId, laptop.sessionId].sort(),
    );
    const ended = await callPath({
      method: 'DELETE',
      path: `/account/sessions/${phone.sessionId}`,
      token: laptop.token,
    });
    expect(ended.status).toBe(204);
    expect((await get('/account', phone)).status).toBe(401);
    const refreshed = await post('/auth/refresh', { refresh_token: phone.tokens.refresh_token });
    expect(refreshed.status).toBe(401);
    expect((await get('/account', laptop)).status).toBe(200);
  });

  it('and passwords stand in no address; one call, as specified, takes a link’s token there (ASVS 14.2.1)', () => {
    const SECRET = /token|password|secret|code|key|session/i;
    // Says that two requests are one, or which line of a list is meant: they open nothing.
    const NO_SECRETS = / request_key$|^bringBack key$/;
    const inAddress = OPERATIONS.flatMap(({ id, query, params }: AnyOperation) =>
      [query, params]
        .flatMap((schema) => Object.keys((schema && 'shape' in schema && schema.shape) || {}))
        .filter((name) => SECRET.test(name))
        .map((name) => `${id} ${name}`)
        .filter((name) => !NO_SECRETS.test(name)),
    );
    expect(inAddress).toEqual(['validateInvitation token']);
  });
});

describe('what the API tells', () => {
  const MARK = 'MUST-NOT-LEAVE';

  function listKeys(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => [
      ...(Array.isArray(value) ? [] : [key]),
      ...listKeys(part),
    ]);
  }

  it('is what its callers need: nothing that opens anything, nobody’s hash (ASVS 15.3.1)', async () => {
    const ana = await makeApiUser(db, { tier: 'enterprise' });
    const email = 'marked@example.com';
    await post('/team/invitations', { name: 'Rosa Diaz', email, role: 'viewer', locale: 'en' }, ana);
    const secret = { passwordHash: `${MARK}-1`, totpSecret: `${MARK}-2` };
    await db.update(users).set(secret).where(eq(users.id, ana.userId));
    await db
      .update(invitations)
      .set({ tokenHash: `${MARK}-3` })
      .where(eq(invitations.email, email));
    await db
      .update(messages)
      .set({ text: `${MARK}-4` })
      .where(eq(messages.recipient, email));
    const id = await makePermit(db, await makeFeed(db), { sourceKey: `${MARK}-5`, hash: `${MARK}-6` });
    await linkPermit(db, ana.companyId, id);
    const reads = OPERATIONS.filter(
      ({ method, path, access }) => method === 'GET' && access !== 'portal.read' && !path.includes('['),
    );
    let told = 0;
    for (const path of [...reads.map(({ path }) => path), `/permits/${id}`, `/permits/${id}/events`]) {
      const query = path === '/permits/search' ? '?find=Oak%20St' : '';
      const answer = await get(path + query, ana);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain(MARK);
      expect(answer.text).not.toContain(ana.tokens.refresh_token);
      // A refusal names the field it is about, and the document of the calls every field there is.
      if (answer.status !== 200 || path === '/openapi.json') continue;
      told += 1;
      expect(listKeys(answer.body).filter((key) => /hash|secret|password|token/i.test(key))).toEqual([]);
    }
    expect(told).toBeGreaterThan(12);
  });
});

describe('a body that reaches for every object’s prototype', () => {
  const POISON =
    '"__proto__": {"isAdmin": true, "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}';

  it.each(OPERATIONS.filter(({ body }) => body).map(({ method, path }) => [method, path] as const))(
    'changes nothing: %s %s (ASVS 15.3.6)',
    async (method, path) => {
      const address = path.replace(/\[\w+\]/g, '1');
      for (const body of [
        `{${POISON}}`,
        `{"email": {${POISON}}, "answers": {${POISON}}, "password": "x", ${POISON}}`,
      ]) {
        const answer = await callPath({ method, path: address, token: owner.token, body });
        expect(answer.status).toBeLessThan(500);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
        expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
      }
    },
  );

  it('nor does an address (ASVS 15.3.6)', async () => {
    for (const name of [
      '__proto__',
      'constructor',
      '__proto__[polluted]',
      'constructor.prototype.polluted',
    ]) {
      const answer = await get(`/permits?${new URLSearchParams([[name, '1']])}`);
      expect(answer.status).toBe(200);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }
    expect((await get('/permits?__proto__=1&__proto__=2')).status).toBe(422);
  });
});
