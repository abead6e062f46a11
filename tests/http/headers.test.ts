import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { CITIES } from '@/content/cities/catalogue';
import { checkRuns } from '@/db/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor, ROUTES } from '@/lib/platform/i18n/routes';
import { listPages } from '../support/public-pages';
import type { Person } from '../support/role-users';
import { findAnswerFaults, findScriptFaults, parseDirectives } from './answer-faults';
import { db, makeSignedInRoles } from './people';
import { ask, forEachParallel } from './site';

interface Case {
  path: string;
  status: number;
  method?: string;
  /** Meant to be shown on other sites. */
  shared?: true;
}

/** One address of each kind that no page of the table is. */
const OTHERS: readonly Case[] = [
  { path: '/nowhere', status: 307 },
  { path: '/dashboard', status: 307 },
  { path: '/admin', status: 307 },
  { path: '/pricing/', status: 308 },
  { path: '/%E0%A4%A', status: 307 },
  { path: '/.git/config', status: 307 },
  { path: '/.env', status: 307 },
  { path: '/missing.pdf', status: 307 },
  { path: '/pictures/missing.png', status: 404, shared: true },
  { path: '/_next/static/missing.js', status: 404 },
  { path: '/_next/static', status: 404 },
  { path: '/_next/image?url=%2Ficon.svg&w=64&q=75', status: 404 },
  { path: '/api/v1', status: 404 },
  { path: '/api/v1/nothing', status: 404 },
  { path: '/api/v1/nothing', method: 'DELETE', status: 404 },
  { path: '/api/v1/cities/available', status: 200 },
  { path: `/api/v1/cities/${CITIES[0]?.slug}/numbers`, status: 200 },
  { path: '/api/auth/csrf', status: 200 },
  { path: '/api/auth/session', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/llms.txt', status: 200 },
  { path: '/.well-known/security.txt', status: 200 },
  { path: '/manifest.webmanifest', status: 200 },
  { path: '/locales/es/translation.json', status: 200 },
  { path: '/map/us-states.svg', status: 200 },
  { path: '/favicon.ico', status: 200, shared: true },
  { path: '/icon.svg', status: 200, shared: true },
  { path: '/icons/apple-180.png', status: 200, shared: true },
  { path: '/', method: 'TRACE', status: 405 },
  { path: '/api/v1/cities/available', method: 'PROPFIND', status: 405 },
];

test('no redirect, error, file or answer of the API goes without (ASVS 3.4.3, 3.4.4, 3.4.5, 3.4.6, 4.1.1, 13.4.3, 13.4.4)', async () => {
  const faults: string[] = [];
  await forEachParallel(OTHERS, async ({ path, method = 'GET', status, shared }) => {
    const answer = await ask(path, { method });
    faults.push(...findAnswerFaults(answer));
    if (answer.status !== status) faults.push(`${method} ${path} answers ${answer.status}`);
    const resource = answer.headers['cross-origin-resource-policy'];
    if (resource !== (shared ? 'cross-origin' : 'same-origin')) faults.push(`${path} is ${resource}`);
  });
  expect(faults).toEqual([]);
});

test('nor does a page, from Next or from memory', async () => {
  const faults = new Set<string>();
  for (let time = 1; time <= 2; time++)
    await forEachParallel(listPages(), async ({ path }) => {
      const answer = await ask(path);
      for (const fault of [...findAnswerFaults(answer), ...findScriptFaults(answer)]) faults.add(fault);
    });
  expect([...faults].sort()).toEqual([]);
});

test.for(LOCALES)('a page that is made once is the same page from memory (%s)', async (locale) => {
  const path = hrefFor('/faq', locale);
  const first = await ask(path);
  const fromMemory = await vi.waitFor(
    async () => {
      const answer = await ask(path);
      expect(answer.headers.etag).toMatch(/^W\//);
      return answer;
    },
    { timeout: 20_000 },
  );
  const others = ['identity', 'gzip', 'br'].map((encoding) =>
    ask(path, { headers: { 'accept-encoding': encoding } }),
  );
  for (const again of [fromMemory, ...(await Promise.all(others))]) {
    expect(again.text).toBe(first.text);
    expect(findAnswerFaults(again)).toEqual([]);
  }
});

test('a nonce is good for one answer, and nobody outside chooses it', async () => {
  const nonces = [];
  for (let time = 1; time <= 3; time++) {
    const answer = await ask('/login', {
      headers: { 'content-security-policy': "script-src 'nonce-Z3Vlc3NlZA=='" },
    });
    expect(answer.text).not.toContain('Z3Vlc3NlZA==');
    nonces.push(/'nonce-([^']{22,})'/.exec(parseDirectives(answer)['script-src'] ?? '')?.[1]);
  }
  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size).toBe(3);
});

test('what is somebody’s own is kept by nobody (ASVS 14.3.2)', async () => {
  const { people } = await makeSignedInRoles('enterprise');
  const pages = ROUTES.filter(({ key, route }) => route.access !== 'public' && !key.includes('['));
  expect(pages.length).toBeGreaterThan(20);
  const readers = { member: people.owner, portal: people.subcontractor, admin: people.admin };
  const cases = [
    ...pages.flatMap(({ key, route }) =>
      route.access === 'public' ? [] : [{ path: hrefFor(key, 'en'), as: readers[route.access] }],
    ),
    ...['/api/auth/session', '/api/auth/csrf'].map((path) => ({ path, as: people.admin })),
  ];
  await forEachParallel(cases, async ({ path, as }) => {
    const answer = await ask(path, { as });
    expect([path, answer.status, findAnswerFaults(answer)]).toEqual([path, 200, []]);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

test('no other site hears of an address that is a secret', async () => {
  const { people, checkId } = await makeSignedInRoles('enterprise');
  const policyOf = async (path: string, as?: Person) => (await ask(path, { as })).headers['referrer-policy'];
  expect(await policyOf('/api/v1/calendar/none.ics')).toBe('no-referrer');
  const [run] = await db.select({ id: checkRuns.id }).from(checkRuns).where(eq(checkRuns.checkId, checkId));
  expect(await policyOf(`/api/v1/check-reports/${run?.id}?lang=en`, people.owner)).toBe('no-referrer');
  expect(await policyOf('/api/v1/cities/available')).toBe('same-origin');
});

test('after signing out the browser drops what it kept (ASVS 14.3.1)', async () => {
  const said = async (path: string) => (await ask(path)).headers['clear-site-data'];
  expect(await said('/login?signed_out=true')).toBe('"cache"');
  expect(await said('/login')).toBeUndefined();
  expect(await said('/pricing?signed_out=true')).toBeUndefined();
});

test('no redirect leads where a request’s headers say (ASVS 3.7.2)', async () => {
  const paths = [
    '/dashboard',
    '/nowhere',
    '/pricing/',
    '//evil.example',
    '/\\evil.example',
    '/api/auth/signin',
  ];
  const claims: Record<string, string>[] = [
    { host: 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  for (const headers of claims)
    for (const path of paths) {
      const { status, headers: said } = await ask(path, { headers });
      expect([path, status >= 300 && status < 400, said.location]).toEqual([
        path,
        true,
        expect.stringMatching(/^\/(?![/\\])/),
      ]);
    }
});
