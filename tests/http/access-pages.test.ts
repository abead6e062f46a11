import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '@/db/schema';
import { ROLES } from '@/lib/identity/access/types';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, ROUTES, type RouteKey } from '@/lib/platform/i18n/routes';
import { makePageRows, type PageRows, paramsOf } from '../support/page-rows';
import type { Person, RoleUsers } from '../support/role-users';
import { createTexts } from '../support/texts';
import { getRefusal, leadsTo, requirePermission } from './access';
import { db, makeSignedInRoles, openSession } from './people';
import { type Answer, ask } from './site';

// Every page faces nobody, each role, an expired session and a plan too small. What must be answered comes from the
// table of pages and the table of permissions. That nobody sees another company's data is held where data is read
// (tests/integration/tenancy.test.ts, api-access.test.ts).

let large: RoleUsers;
let small: RoleUsers;
let none: RoleUsers;
let expired: Person;
let rows: PageRows;

beforeAll(async () => {
  large = await makeSignedInRoles('enterprise');
  small = await makeSignedInRoles('solo');
  none = await makeSignedInRoles(null);
  expired = await openSession(large.people.owner.userId);
  await db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, expired.sessionId));
  rows = await makePageRows(db, large);
});

/** A page's roles and plans are the same in both languages: each page is asked for all of them in one. */
const CASES = ROUTES.filter(({ route }) => route.access !== 'public').flatMap(({ key, route }, at) =>
  LOCALES.map((locale, which) => ({ key, route, locale, everybody: at % LOCALES.length === which })),
);

/** A page's address, with something there is where it names one. */
function toAddress(key: RouteKey, locale: Locale): string {
  return hrefFor(key, locale, paramsOf(rows)[key]);
}

/** What a page that is shown says of itself before anybody reads it. */
function parseHead({ text }: Answer): { lang: string | undefined; title: string | undefined } {
  return {
    lang: /<html\b[^>]* lang="([^"]*)"/.exec(text)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
  };
}

describe.concurrent('a guarded page', () => {
  test.for(CASES)(
    '$key ($locale) is shown to whom the table lets, and to nobody else (ASVS 8.2.1, 8.3.1)',
    async ({ key, route, locale, everybody }) => {
      const t = createTexts(locale);
      const path = toAddress(key, locale);
      const permission = requirePermission(key, route);
      const login = `${hrefFor('/login', locale)}?${new URLSearchParams({ callbackUrl: path })}`;

      expect(await ask(path)).toMatchObject({ status: 307, location: login });

      for (const role of everybody ? ROLES : (['owner'] as const)) {
        const answer = await ask(path, { as: large.people[role] });
        const to = leadsTo(answer);
        if (getRefusal(permission, role, 'enterprise')) {
          expect({ role, to }).toEqual({ role, to: expect.stringMatching(/^\//) });
          expect(to).not.toBe(path);
        } else {
          expect({ role, to, status: answer.status }).toEqual({ role, to: null, status: 200 });
          expect(parseHead(answer)).toEqual({ lang: locale, title: expect.stringMatching(/\S/) });
        }
      }

      const withLess = [
        [small, 'solo'],
        [none, null],
      ] as const;
      for (const [cast, tier] of everybody ? withLess : []) {
        const refused = getRefusal(permission, 'owner', tier);
        const { status, text } = await ask(path, { as: cast.people.owner });
        expect(status).toBeLessThan(500);
        if (refused?.code === 'plan_required' && !route.planned)
          expect(text).toContain(
            t('locked', 'opensWith', { plan: t('home', `plans.names.${refused.tier}`) }),
          );
      }

      const { pathname } = new URL(leadsTo(await ask(path, { as: expired })) ?? '', 'http://site');
      expect(pathname).toBe(hrefFor('/login', locale));
    },
  );
});

test.for(LOCALES)('a cookie that is forged, foreign or cut short is none (%s)', async (locale) => {
  const { value } = large.people.owner.cookie;
  const forged = [
    value.slice(0, -4),
    `${value}x`,
    'e30.e30.e30',
    value.split('.').reverse().join('.'),
    'x'.repeat(5_000),
  ];
  for (const text of forged) {
    const answer = await ask(hrefFor('/dashboard', locale), {
      headers: { cookie: `lintel.session=${text}` },
    });
    expect(leadsTo(answer)).toBe(hrefFor('/login', locale));
  }
});

test.for([
  'middleware',
  'src/middleware',
  'middleware:middleware:middleware:middleware:middleware',
  Array(6).fill('middleware').join(':'),
])('a header that says %j opens no page (CVE-2025-29927)', async (claim) => {
  for (const locale of LOCALES)
    for (const key of ['/dashboard', '/admin'] as const) {
      const answer = await ask(hrefFor(key, locale), { headers: { 'x-middleware-subrequest': claim } });
      expect([answer.status, leadsTo(answer)]).toEqual([307, hrefFor('/login', locale)]);
    }
});
