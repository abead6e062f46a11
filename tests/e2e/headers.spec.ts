import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import type { RouteKey, RouteParams } from '@/lib/i18n/routes';
import { ask, forEachOf, listPages } from './public-site';
import { ADMIN, DEMO, demoPasswords, expect, signIn, test } from './test';

// Narrow windows are answered no otherwise.
test.skip(({ viewport }) => viewport?.width !== 1280, 'Runs at a width of 1280.');

const CITY = CITIES[0]?.slug ?? '';

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
  { path: '/.env', status: 404 },
  { path: '/missing.pdf', status: 404 },
  { path: '/_next/static/missing.js', status: 404 },
  { path: '/_next/static', status: 404 },
  { path: '/_next/image?url=%2Ficon.svg&w=64&q=75', status: 404 },
  { path: '/api/v1', status: 404 },
  { path: '/api/v1/nothing', status: 404 },
  { path: '/api/v1/nothing', method: 'DELETE', status: 404 },
  { path: '/api/v1/cities/available', status: 200 },
  { path: `/api/v1/cities/${CITY}/numbers`, status: 200 },
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

const TEXT = /^(text\/|application\/(json|javascript|xml)|[\w.-]+\/[\w.-]+\+(json|xml))/;

/** What is wrong with the headers of any answer. */
function faultsOf(answer: APIResponse): string[] {
  const headers = answer.headers();
  const policy = directivesOf(answer);
  const faults: string[] = [];
  const expectations: [string, boolean][] = [
    ['a policy that closes objects', policy['object-src'] === "'none'"],
    ['a policy that closes base', policy['base-uri'] === "'none'"],
    ['a policy that closes frames', policy['frame-ancestors'] === "'none'"],
    [
      'no unsafe script',
      !/unsafe|\*|data:|https?:(\s|$)/.test(policy['script-src'] ?? policy['default-src'] ?? '*'),
    ],
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['no frame', headers['x-frame-options'] === 'DENY'],
    ['a referrer policy', /^(same-origin|no-referrer)$/.test(headers['referrer-policy'] ?? '')],
    ['a permissions policy', headers['permissions-policy']?.includes('microphone=()') ?? false],
    ['an opener policy', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['a resource policy', headers['cross-origin-resource-policy'] !== undefined],
    ['no cross-domain policies', headers['x-permitted-cross-domain-policies'] === 'none'],
    ['no word on what runs here', !headers['x-powered-by'] && !headers.server],
    ['nothing for other origins', headers['access-control-allow-origin'] === undefined],
    // The tests' own server is not on https: nobody may be held to it.
    ['no HSTS', headers['strict-transport-security'] === undefined],
    ['a word on keeping', headers['cache-control'] !== undefined],
    [
      'a charset',
      !TEXT.test(headers['content-type'] ?? '') || /charset=utf-8/i.test(headers['content-type'] ?? ''),
    ],
  ];
  for (const [name, holds] of expectations)
    if (!holds) faults.push(`${new URL(answer.url()).pathname}: ${name}`);
  return faults;
}

function directivesOf(answer: APIResponse): Record<string, string> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
}

interface InlineScript {
  nonce: string;
  hash: string;
}

/** The scripts a browser would run where they stand. */
function inlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, attributes = '', code = '']) => ({
      nonce: `'nonce-${/\bnonce="([^"]+)"/.exec(attributes)?.[1]}'`,
      hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    }));
}

async function get(request: APIRequestContext, path: string): Promise<APIResponse> {
  return await request.get(path, { maxRedirects: 0 });
}

test.describe('what is sent with an answer', () => {
  test.skip(({ language }) => language !== 'en', 'The same in both languages: once is enough.');

  test('no redirect, error, file or answer of the API goes without (ASVS 3.4.3, 3.4.4, 3.4.5, 3.4.6, 4.1.1, 13.4.3, 13.4.4)', async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const { path, method = 'GET', status, shared } of OTHERS) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      faults.push(...faultsOf(answer));
      if (answer.status() !== status) faults.push(`${method} ${path} answers ${answer.status()}`);
      const resource = answer.headers()['cross-origin-resource-policy'];
      if (resource !== (shared ? 'cross-origin' : 'same-origin')) faults.push(`${path} is ${resource}`);
    }
    expect(faults).toEqual([]);
  });

  test('nor does a page, from Next or from memory', async ({ request }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    await forEachOf(listPages(), async ({ path }) => {
      for (let time = 1; time <= 2; time++) {
        const answer = await get(request, path);
        faults.push(...faultsOf(answer));
        const allowed = directivesOf(answer)['script-src'] ?? '';
        for (const { nonce, hash } of inlineScripts(await answer.text()))
          if (!allowed.includes(nonce) && !allowed.includes(hash))
            faults.push(`${path} holds a script its policy does not know`);
        const isDynamic = /\bno-store\b/.test(answer.headers()['cache-control'] ?? '');
        if (isDynamic !== allowed.includes("'nonce-"))
          faults.push(`${path} is ${isDynamic ? 'made each time, but has no nonce' : 'kept, with a nonce'}`);
      }
    });
    expect([...new Set(faults)].sort()).toEqual([]);
  });

  test('a nonce is good for one answer, and nobody outside chooses it', async ({ request }) => {
    const nonces = [];
    for (let time = 1; time <= 3; time++) {
      const answer = await request.get('/login', {
        headers: { 'content-security-policy': "script-src 'nonce-Z3Vlc3NlZA=='" },
      });
      expect(await answer.text()).not.toContain('Z3Vlc3NlZA==');
      nonces.push(/'nonce-([^']{22,})'/.exec(directivesOf(answer)['script-src'] ?? '')?.[1]);
    }
    expect(nonces).not.toContain(undefined);
    expect(new Set(nonces).size).toBe(3);
  });

  test('what is somebody’s own is kept by nobody (ASVS 14.3.2)', async ({ page, href }) => {
    await signIn(page, ADMIN, demoPasswords().admin);
    for (const path of [href('/admin'), href('/admin/outbox'), '/api/auth/session', '/api/auth/csrf']) {
      const answer = await get(page.request, path);
      expect([path, answer.status(), faultsOf(answer)]).toEqual([path, 200, []]);
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  });

  test('after signing out the browser drops what it kept (ASVS 14.3.1)', async ({ request }) => {
    const signedOut = await get(request, '/login?signed_out=true');
    expect(signedOut.headers()['clear-site-data']).toBe('"cache"');
    expect((await get(request, '/login')).headers()['clear-site-data']).toBeUndefined();
    expect((await get(request, '/pricing?signed_out=true')).headers()['clear-site-data']).toBeUndefined();
  });

  test('no redirect leads where a request’s headers say (ASVS 3.7.2)', async ({ request }) => {
    const headers = { host: 'evil.example', 'x-forwarded-proto': 'https' };
    for (const path of [
      '/dashboard',
      '/nowhere',
      '/pricing/',
      '//evil.example',
      '/\\evil.example',
      '/api/auth/signin',
    ]) {
      const answer = await request.fetch(path.startsWith('/api') ? path : `.${path}`, {
        headers,
        maxRedirects: 0,
      });
      expect(answer.status()).toBeGreaterThanOrEqual(300);
      expect(answer.headers().location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('nobody claims that the guard has run (CVE-2025-29927)', async ({ request }) => {
    for (const value of ['middleware', Array(6).fill('middleware').join(':'), 'src/middleware'])
      for (const path of ['/dashboard', '/es/admin']) {
        const answer = await request.get(path, {
          headers: { 'x-middleware-subrequest': value },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(307);
      }
  });
});

interface Screen {
  key: RouteKey;
  params?: RouteParams;
}

const PUBLIC: readonly Screen[] = [
  { key: '/' },
  { key: '/pricing' },
  { key: '/cities/[city]', params: { city: CITY } },
  { key: '/resources/[guide]', params: { guide: GUIDE_SLUGS[0] } },
  { key: '/solutions/ai-permit-checklist' },
  { key: '/login' },
  { key: '/onboarding' },
];
const MEMBERS: readonly Screen[] = [{ key: '/dashboard' }, { key: '/dashboard/permit-checklist' }];
const ADMINS: readonly Screen[] = [{ key: '/admin' }, { key: '/admin/outbox' }];

declare global {
  interface Window {
    violations?: string[];
    ran?: string[];
  }
}

async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** React has taken the page over: it marks what it looks after. */
async function expectAlive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('body a, body button')].some((element) =>
          Object.keys(element).some((name) => name.startsWith('__reactProps')),
        ),
      ),
    )
    .toBe(true);
}

for (const [name, screens, who] of [
  ['public pages', PUBLIC, null],
  ['a contractor’s pages', MEMBERS, DEMO],
  ['an admin’s pages', ADMINS, ADMIN],
] as const) {
  test(`${name} run under their policy`, async ({ page, href }) => {
    test.setTimeout(180_000);
    if (who) await signIn(page, who, who === ADMIN ? demoPasswords().admin : demoPasswords().demo);
    await noteViolations(page);
    for (const { key, params } of screens) {
      await page.goto(href(key, params));
      await expectAlive(page);
      expect(await page.evaluate(() => window.violations)).toEqual([]);
    }
  });
}

// A page of the context and not the tests' own, which takes a refused script for a broken page.
test('a script that gets into a page does not run', async ({ context, href }) => {
  for (const key of ['/pricing', '/login'] as const) {
    const page = await context.newPage();
    await noteViolations(page);
    await page.goto(href(key));
    await expectAlive(page);
    await page.evaluate(() => {
      window.ran = [];
      const script = document.createElement('script');
      script.textContent = 'window.ran.push("inline")';
      document.body.append(script);
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/x.js';
      document.body.append(foreign);
      const data = document.createElement('script');
      data.src = 'data:text/javascript,window.ran.push("data")';
      document.body.append(data);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.ran.push(\'attribute\')">',
      );
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a id="link" href="javascript:window.ran.push(\'link\')">x</a>',
      );
      document.getElementById('link')?.click();
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    });
    await expect.poll(() => page.evaluate(() => window.violations?.length)).toBeGreaterThanOrEqual(6);
    expect(
      await page.evaluate(() => [window.ran, new URL('x', document.baseURI).host === location.host]),
    ).toEqual([[], true]);
    await page.close();
  }
});

test('a page is shown in no frame', async ({ context, baseURL, href }) => {
  const page = await context.newPage();
  await page.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}${href('/login')}"></iframe>` }),
  );
  await page.goto('http://other.example/');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(frame?.url()).toBe('chrome-error://chromewebdata/');
});

test('a page that is made once is the same page from memory', async ({ request, href }) => {
  const first = await ask(request, href('/faq'));
  await expect.poll(async () => (await get(request, href('/faq'))).headers().etag ?? '').toMatch(/^W\//);
  const again = await get(request, href('/faq'));
  expect(await again.text()).toBe(first.body);
  expect(faultsOf(again)).toEqual([]);
});
