import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { subcontractors } from '@/db/schema';
import { openApiDocument, pathTemplate } from '@/lib/edge/api/openapi';
import type { AnyOperation } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { newId } from '@/lib/ids';
import { type ApiUser, callPath, makeApiUser, makeUser, serveApi, signInApi } from '../support/api';
import { readTableContents } from '../support/table-contents';

// Whatever is thrown at a call, it answers with an error of the documented form, never breaks, and writes nothing.

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));

const { db, close } = await serveApi();
afterAll(close);

let owner: ApiUser;
let portal: string;
beforeAll(async () => {
  owner = await makeApiUser(db, { tier: 'enterprise' });
  const userId = await makeUser(db);
  await db.insert(subcontractors).values({
    id: newId('subcontractor'),
    companyId: owner.companyId,
    companyName: 'Quiet Plumbing',
    contactName: 'Pat Reyes',
    email: 'pat@example.com',
    role: 'Plumbing',
    userId,
  });
  portal = (await signInApi(db, userId)).token;
  held = await readContents();
});

const tokenFor = ({ access }: AnyOperation) =>
  access === 'public' ? undefined : access === 'portal.read' ? portal : owner.token;

const document = openApiDocument({ locale: 'en', origin: 'https://lintel.test' });

function exampleBody(operation: AnyOperation): Record<string, unknown> {
  const call = document.paths[pathTemplate(operation.path)]?.[operation.method.toLowerCase()];
  return (call?.requestBody?.content['application/json']?.example ?? {}) as Record<string, unknown>;
}

/** What tables hold, but for counts of attempts and the record of them. */
const NOT_WATCHED = ['throttles', 'audit_log', 'idempotent_requests'];

const readContents = () => readTableContents(db, { but: NOT_WATCHED });
/** What the tables held when last looked at: every case has to leave them so. */
let held: Awaited<ReturnType<typeof readContents>>;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' or 1=1 --",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'a@b.example\r\nBcc: everybody@example.com',
  '\ud800',
  '\u202eevil',
  '💥'.repeat(50),
  'x'.repeat(50_000),
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(400),
  'null',
  '%00',
  '%',
];
const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 2,
      [],
      {},
      [[[[]]]],
      { $ne: null },
      { toString: 'x' },
      JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"x": 1}}}'),
      Array.from({ length: 5_000 }, (_, index) => index),
      JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
    ),
  },
);

/** A body: nothing like one, too much of one, or a good one with one part made bad. */
function hostileBody(operation: AnyOperation): fc.Arbitrary<{ text: string; type: string }> {
  const example = exampleBody(operation);
  const fields = Object.keys(example);
  const json = (value: unknown) => ({ text: JSON.stringify(value) ?? 'undefined', type: 'application/json' });
  return fc.oneof(
    fc
      .constantFrom('', '{', '[1,', '"', 'undefined', '{"a":1}}', "{'a':1}", '\ufeff{}', '{"a":\u0000}')
      .map((text) => ({
        text,
        type: 'application/json',
      })),
    fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/jsonp',
        '',
      )
      .map((type) => ({ text: JSON.stringify(example), type })),
    fc.constant({
      text: JSON.stringify({ ...example, extra: 'x'.repeat(70_000) }),
      type: 'application/json',
    }),
    hostileValue.map(json),
    fields.length === 0
      ? hostileValue.map(json)
      : fc
          .tuple(fc.constantFrom(...fields), hostileValue)
          .map(([field, value]) => json({ ...example, [field]: value })),
    fields.length === 0
      ? fc.constant(json([]))
      : fc.constantFrom(...fields).map((field) => json({ ...example, [field]: undefined })),
  );
}

const hostileQuery = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'limit',
        'after',
        'q',
        'status',
        'city',
        'sort',
        'token',
        'email',
        'lang',
        '__proto__',
        'find',
      ),
      fc.string({ maxLength: 20 }),
    ),
    hostileText,
  ),
  { maxLength: 5 },
);

/** What an address can hold: half a surrogate pair it cannot. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function toAddress(operation: AnyOperation, word: string, query: [string, string][]): string {
  const safe = word === '' || word === '.' || word === '..' ? '%20' : encodeURIComponent(wellFormed(word));
  const path = operation.path.replace(/\[\w+\]/g, safe);
  const search = new URLSearchParams(query.map(([name, value]) => [wellFormed(name), wellFormed(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether a call would take this: then it is no attack, and may do its work. */
function isAccepted(operation: AnyOperation, text: string, type: string): boolean {
  if (!operation.body) return true;
  try {
    return type === 'application/json' && operation.body.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const RUNS = 15;

describe.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (_name, operation) => {
    it('refuses what it cannot take with an error of the documented form, and writes nothing', async () => {
      let accepted = false;
      await fc.assert(
        fc.asyncProperty(
          hostileBody(operation),
          hostileText,
          hostileQuery,
          async ({ text, type }, word, query) => {
            const reads = operation.method === 'GET';
            // What would be done has its own tests; here it would only be noise.
            if (!reads && isAccepted(operation, text, type)) {
              if (!operation.path.includes('[')) return;
              accepted = true;
            }
            const answer = await callPath({
              method: operation.method,
              path: toAddress(operation, word, query),
              token: tokenFor(operation),
              ...(reads ? {} : { body: text, headers: { 'content-type': type } }),
            });
            expect(answer.status).toBeLessThan(500);
            if (answer.status >= 400)
              expect(answer.body).toMatchObject({
                error: expect.stringMatching(/^[a-z_]+$/),
                message: expect.any(String),
                request_id: answer.headers.get('x-request-id'),
              });
            else expect(reads || accepted).toBe(true);
            expect(answer.text).not.toMatch(/node_modules|at \w+ \(|postgres|select .* from/i);
          },
        ),
        { numRuns: RUNS, seed: 20_261_121 },
      );
      expect(await readContents()).toEqual(held);
    });
  },
);

describe('every call', () => {
  const asked = (sent: { body?: string; headers?: Record<string, string> }) =>
    Promise.all(
      OPERATIONS.map(async (operation) => {
        const path = operation.path.replace(/\[\w+\]/g, 'fil_0');
        const writes = operation.method !== 'GET';
        const { body, ...rest } = sent;
        const { status } = await callPath({
          method: operation.method,
          path,
          ...rest,
          ...(writes && body !== undefined ? { body } : {}),
        });
        return { id: operation.id, access: operation.access, status, writes };
      }),
    );

  it.each([
    ['nothing', {}],
    ["another site's cookie of somebody signed in", { headers: { cookie: 'next-auth.session-token=x' } }],
    ['a token that is none', { headers: { authorization: `Bearer ${'x'.repeat(64)}` } }],
    ['half a body', { body: '{"email":', headers: { 'content-type': 'application/json' } }],
  ])('that comes with %s breaks nothing and changes nothing', async (_what, sent) => {
    for (const { id, access, status, writes } of await asked(sent)) {
      expect({ id, broken: status >= 500 }).toEqual({ id, broken: false });
      if (access !== 'public') expect({ id, status }).toEqual({ id, status: 401 });
      else if (writes) expect({ id, refused: status >= 400 }).toEqual({ id, refused: true });
    }
    expect(await readContents()).toEqual(held);
  });
});

describe('the edges of the API', () => {
  it('a method an address does not take is told which there are (ASVS 4.1.4)', async () => {
    const route = await import('@/app/api/v1/permits/route');
    const answer = await route.PUT(new Request('https://lintel.test/api/v1/permits', { method: 'PUT' }), {
      params: Promise.resolve({}),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
    expect(await answer.json()).toMatchObject({ error: 'method_not_allowed' });
  });

  it('takes no cookie for a token and lets no other site read (ASVS 3.4.2, 3.5.1)', async () => {
    const answer = await callPath({
      path: '/permits',
      headers: { cookie: 'lintel.session=x', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('a parameter given twice is refused, an unknown one is left out (ASVS 15.3.7)', async () => {
    const twice = await callPath({ path: '/permits?limit=5&limit=100', token: owner.token });
    expect(twice).toMatchObject({ status: 422, body: { fields: { limit: 'given_twice' } } });
    expect(
      await callPath({ path: '/permits?company_id=cmp_other&role=admin', token: owner.token }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('what a body names beyond its fields is left out (ASVS 8.2.3, 15.3.3)', async () => {
    const email = `mass-${Date.now()}@example.com`;
    const answer = await callPath({
      method: 'POST',
      path: '/auth/register',
      body: {
        ...exampleBody(OPERATIONS.find(({ id }) => id === 'register') as AnyOperation),
        email,
        is_admin: true,
        isAdmin: true,
        email_verified_at: '2026-01-01T00:00:00Z',
        company_id: owner.companyId,
        tier: 'enterprise',
        __proto__: { isAdmin: true },
      },
    });
    expect(answer.status).toBe(201);
    const [user] = await db.execute(
      sql`select u.is_admin, u.email_verified_at, m.company_id, m.role from users u join memberships m on m.user_id = u.id where email = ${email}`,
    );
    expect(user).toMatchObject({ is_admin: false, email_verified_at: null, role: 'owner' });
    expect(user?.company_id).not.toBe(owner.companyId);
  });
});
