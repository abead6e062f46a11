import { readFileSync } from 'node:fs';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection } from '@/db/client';
import { messages, sessions } from '@/db/schema';
import { refusal } from '@/lib/access/permissions';
import { type Permission, ROLES, type Role } from '@/lib/access/types';
import { hrefFor, ROUTES, type Route, type RouteKey } from '@/lib/i18n/routes';
import { ACTIONS } from './actions';
import { type Cast, makeCast, type Person, sessionOf, siteDatabase } from './people';
import { expect, test } from './test';

// Every page and every server action faces nobody, each role, an expired session and a plan too small. What must be
// answered comes from the table of pages, the build's own list of actions and the table of permissions: a page or an
// action without an entry fails. That nobody sees another company's data is held where data is read
// (tests/integration/tenancy.test.ts, api-access.test.ts).

test.describe.configure({ mode: 'serial' });
test.skip(({ viewport }) => viewport?.width !== 1280, 'access does not depend on the width');

let connection: DatabaseConnection;
let large: Cast;
let small: Cast;
let none: Cast;
let messageId: string;

test.beforeAll(async () => {
  connection = siteDatabase();
  large = await makeCast(connection.db, 'enterprise');
  small = await makeCast(connection.db, 'solo');
  none = await makeCast(connection.db, null);
  const [message] = await connection.db.select({ id: messages.id }).from(messages).limit(1);
  messageId = message?.id ?? '';
});
test.afterAll(() => connection.close());

const GUARDED = ROUTES.filter(({ route }) => route.access !== 'public');

/** A page's address, with something there is where it names one. */
function addressOf(key: RouteKey, locale: 'en' | 'es'): string {
  const id = key.startsWith('/admin/outbox') ? messageId : String(large.permitId);
  return hrefFor(key, locale, { id, check: large.checkId, run: '1' });
}

function permissionOf(key: RouteKey, route: Route): Permission {
  if (!route.permission) throw new Error(`${key} is guarded and names no permission.`);
  return route.permission;
}

const cookie = (person: Person | null) => (person ? `${person.cookie.name}=${person.cookie.value}` : '');

/** Where an answer sends its reader: by a header, or inside a page that had begun. */
async function sentTo(answer: APIResponse): Promise<string | null> {
  const { location } = answer.headers();
  if (location) return new URL(location, 'http://site').pathname;
  const [, digest] = /NEXT_REDIRECT;\w+;([^;]+);/.exec(await answer.text()) ?? [];
  return digest ? new URL(digest, 'http://site').pathname : null;
}

async function open(request: APIRequestContext, path: string, person: Person | null) {
  const answer = await request.get(path, { maxRedirects: 0, headers: { cookie: cookie(person) } });
  return { status: answer.status(), to: await sentTo(answer), text: await answer.text() };
}

/** Whether a role may, by THE table; a subcontractor and an admin hold no role in a company. */
function mayOpen(permission: Permission, role: Role, tier: 'enterprise' | 'solo' | null) {
  return refusal(permission, { role, tier: role === 'subcontractor' || role === 'admin' ? null : tier });
}

for (const { key, route } of GUARDED) {
  test(`${key} is shown to whom the table lets, and to nobody else (ASVS 8.2.1, 8.3.1)`, async ({
    request,
    language,
    t,
  }) => {
    const path = addressOf(key, language);
    const permission = permissionOf(key, route);
    const login = hrefFor('/login', language);

    const visitor = await open(request, path, null);
    expect(visitor).toMatchObject({ status: 307, to: login });

    for (const role of ROLES) {
      const person = large.people[role];
      const answer = await open(request, path, person);
      const refused = mayOpen(permission, role, 'enterprise');
      if (refused) {
        expect({ role, to: answer.to }).toEqual({ role, to: expect.stringMatching(/^\//) });
        expect(answer.to).not.toBe(path);
      } else {
        expect({ role, to: answer.to, status: answer.status }).toEqual({
          role,
          to: null,
          status: expect.any(Number),
        });
        expect(answer.status).toBeLessThan(500);
      }
    }

    for (const [cast, tier] of [
      [small, 'solo'],
      [none, null],
    ] as const) {
      const refused = mayOpen(permission, 'owner', tier);
      const answer = await open(request, path, cast.people.owner);
      expect(answer.status).toBeLessThan(500);
      if (refused?.code === 'plan_required' && !route.planned)
        expect(answer.text).toContain(
          t('locked', 'opensWith', { plan: t('home', `plans.names.${refused.tier}`) }),
        );
    }

    const ended = large.people.owner;
    await connection.db
      .update(sessions)
      .set({ expiresAt: new Date() })
      .where(eq(sessions.id, ended.sessionId));
    const expired = await open(request, path, ended);
    expect(expired.to).toBe(login);
    await connection.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .where(eq(sessions.id, ended.sessionId));
  });
}

test('a cookie that is forged, foreign or cut short is none', async ({ request, language }) => {
  const path = hrefFor('/dashboard', language);
  const login = hrefFor('/login', language);
  const { value } = large.people.owner.cookie;
  const forged = [
    value.slice(0, -4),
    `${value}x`,
    'e30.e30.e30',
    value.split('.').reverse().join('.'),
    'x'.repeat(5_000),
  ];
  for (const text of forged) {
    const answer = await request.get(path, {
      maxRedirects: 0,
      headers: { cookie: `lintel.session=${text}` },
    });
    expect(await sentTo(answer)).toBe(login);
  }
});

test('what a proxy header claims opens no page (CVE-2025-29927)', async ({ request, language }) => {
  for (const claim of [
    'middleware',
    'src/middleware',
    'middleware:middleware:middleware:middleware:middleware',
  ]) {
    const answer = await request.get(hrefFor('/dashboard', language), {
      maxRedirects: 0,
      headers: { 'x-middleware-subrequest': claim },
    });
    expect(await sentTo(answer)).toBe(hrefFor('/login', language));
  }
});

const manifestSchema = z.object({
  node: z.record(
    z.string(),
    z.object({ workers: z.record(z.string(), z.unknown()), filename: z.string(), exportedName: z.string() }),
  ),
});

/** The build's own list of what a browser can call. */
function builtActions() {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')),
  );
  return Object.entries(manifest.node).map(([id, { filename, exportedName }]) => ({
    id,
    name: `${filename.replace(/^.*?(app|lib)\//, '$1/')}#${exportedName}`,
  }));
}

test('every action of the build is in the list of actions, and the other way round', () => {
  expect(
    builtActions()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(ACTIONS).sort());
});

test('every action does what it does for whom the table lets, and for nobody else (ASVS 3.5.1, 8.2.1)', async ({
  request,
  baseURL,
}) => {
  // Every action, asked by every role: more than a thousand requests, one after the other.
  test.setTimeout(300_000);
  const { origin } = new URL(baseURL ?? '');
  const call = async (id: string, page: string, person: Person | null, from = origin) => {
    const answer = await request.post(page, {
      maxRedirects: 0,
      headers: {
        'next-action': id,
        origin: from,
        cookie: cookie(person),
        'content-type': 'text/plain;charset=UTF-8',
      },
      data: '[{}]',
    });
    const text = await answer.text();
    const [, code] = /"ok":false,"code":"(\w+)"/.exec(text) ?? [];
    return { status: answer.status(), code, redirect: answer.headers()['x-action-redirect'] ?? null, text };
  };
  const { userId } = large.people.owner;
  const ended = await sessionOf(connection.db, userId);
  await connection.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, ended.sessionId));
  for (const { id, name } of builtActions()) {
    const action = ACTIONS[name];
    if (!action) continue;
    const page = action.page;
    // Another site's form finds no action at all (ASVS 3.5.1).
    const foreign = await call(id, page, large.people.owner, 'https://evil.example');
    expect({ name, ok: foreign.status < 400 }).toEqual({ name, ok: false });
    if (action.access === 'form') continue;
    // With the cookie of a session that was ended: the middleware lets it pass, the action's own gate does not.
    const visitor = await call(id, page, ended);
    if (action.access === 'public') {
      expect({ name, code: visitor.code }).not.toEqual({ name, code: 'unauthenticated' });
      expect(visitor.redirect).toBeNull();
      continue;
    }
    expect({ name, to: visitor.redirect }).toEqual({ name, to: expect.stringMatching(/\/login/) });
    for (const role of ROLES) {
      const answer = await call(id, page, large.people[role]);
      const refused = mayOpen(action.access, role, 'enterprise');
      expect({ name, role, forbidden: answer.code === 'forbidden', status: answer.status < 500 }).toEqual({
        name,
        role,
        forbidden: refused !== null,
        status: true,
      });
    }
    const locked = mayOpen(action.access, 'owner', 'solo');
    const answer = await call(id, page, small.people.owner);
    expect({ name, locked: answer.code === 'plan_required' }).toEqual({
      name,
      locked: locked?.code === 'plan_required',
    });
  }
});
