import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection } from '@/db/client';
import { companies, sessions, subcontractors, users } from '@/db/schema';
import { brand } from '@/lib/brand';
import { ROUTES, type RouteKey } from '@/lib/i18n/routes';
import { linkPermit, makePermit } from '../support/factories';
import { makeCast, type Person, sessionOf, signInAs, siteDatabase } from './people';
import { expect, signIn, test } from './test';

// What only a browser, or the site as it is built and served, can show of the list in tests/guards/asvs.test.ts.

test.skip(({ viewport }) => viewport?.width !== 1280, 'Runs at a width of 1280.');

let connection: DatabaseConnection;
test.beforeAll(() => {
  connection = siteDatabase();
});
test.afterAll(() => connection.close());

const SESSION = 'lintel.session';
/** What somebody typed into the set-up so far: in this tab, until the account is made. */
const SET_UP = [`${brand.storagePrefix}registration`, `${brand.storagePrefix}onboarding`];

interface Credentials {
  email: string;
  password: string;
}

/** A contractor of the test's own, made through the API. */
async function register(request: APIRequestContext, locale: string): Promise<Credentials> {
  const word = randomBytes(6).toString('hex');
  const person = { email: `asvs-${word}@example.com`, password: `Quoin-${word}-Lath 7!` };
  const answer = await request.post('/api/v1/auth/register', {
    data: {
      ...person,
      first_name: 'Ana',
      last_name: 'Reyes',
      company_name: `Quoinworks ${word} LLC`,
      phone: '(512) 555-0142',
      operating_cities: ['honolulu-hi'],
      locale,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

async function csrfToken(request: APIRequestContext): Promise<string> {
  const answer = await (await request.get('/api/auth/csrf')).json();
  return z.object({ csrfToken: z.string() }).parse(answer).csrfToken;
}

/** Whether the session counts, by its row. */
async function isAlive({ sessionId }: Person): Promise<boolean> {
  const [row] = await connection.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row !== undefined && row.revokedAt === null;
}

declare global {
  interface Window {
    pwned?: string[];
  }
}

test.describe('markup that somebody stored', () => {
  const run = (where: string) => `window.pwned=[...(window.pwned||[]),'${where}']`;
  const markup = (where: string) =>
    `"><img src=x onerror="${run(where)}"><script>${run(where)}</script><svg onload="${run(where)}">`;

  test('is shown as the text it is (ASVS 1.2.1, 3.2.2)', async ({ page, context, baseURL, href }) => {
    test.setTimeout(180_000);
    const { db } = connection;
    const { company, people } = await makeCast(db, 'enterprise');
    const { companyId } = company;
    const permit = markup('permit');
    await db
      .update(companies)
      .set({ name: markup('company') })
      .where(eq(companies.id, companyId));
    for (const { userId } of Object.values(people))
      await db
        .update(users)
        .set({ firstName: markup('person'), lastName: 'Reyes' })
        .where(eq(users.id, userId));
    await db
      .update(subcontractors)
      .set({ companyName: markup('subcontractor'), contactName: markup('contact'), role: markup('trade') })
      .where(eq(subcontractors.companyId, companyId));
    const permitId = await makePermit(db, 'austin-tx.sample', {
      sourceKey: randomBytes(8).toString('hex'),
      permitNumber: `${markup('number')} ${randomBytes(4).toString('hex')}`,
      permitType: permit,
      description: permit,
      address: permit,
      addressNorm: permit,
      statusWord: permit,
      contractorName: permit,
      // Nobody but this company is to meet it.
      contractorNorm: randomBytes(8).toString('hex'),
      link: `javascript:${run('link')}`,
    });
    await linkPermit(db, companyId, permitId);

    const open = async (key: RouteKey, shown: string | null, params?: Record<string, string>) => {
      await test.step(key, async () => {
        await page.goto(href(key, params));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        if (shown) {
          const fields = await page
            .locator('input')
            .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
          const text = `${await page.locator('main').textContent()} ${fields.join(' ')}`;
          expect(text.replace(/\s+/g, ' ')).toContain(shown.replace(/\s+/g, ' '));
        }
        expect(await page.evaluate(() => window.pwned)).toBeUndefined();
        await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:" i]')).toHaveCount(0);
      });
    };
    const url = baseURL ?? '';
    await signInAs(context, people.owner, url);
    await open('/dashboard', null);
    await open('/dashboard/permits', permit);
    await open('/dashboard/permits/[id]', permit, { id: String(permitId) });
    await open('/dashboard/team', markup('person'));
    await open('/dashboard/subcontractors', markup('subcontractor'));
    await open('/dashboard/notifications', null);
    await open('/dashboard/settings', markup('person'));
    await signInAs(context, people.subcontractor, url);
    await open('/subcontractor-portal', null);
    await signInAs(context, people.admin, url);
    await open('/admin', null);
    await open('/admin/outbox', null);
  });
});

test.describe('where somebody is sent after signing in', () => {
  const ELSEWHERE = [
    '//evil.example/x',
    '/\\evil.example/x',
    'https://evil.example/x',
    'javascript:window.pwned=["callback"]',
    'data:text/html,<script>window.pwned=["data"]</script>',
  ];

  test('is a page of this site, whatever the address asks for (ASVS 1.2.2, 3.7.2)', async ({
    page,
    context,
    t,
    href,
    language,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const { email, password } = await register(page.request, language);
    for (const wanted of ELSEWHERE) {
      await test.step(wanted, async () => {
        await context.clearCookies();
        await page.goto(`${href('/login')}?callbackUrl=${encodeURIComponent(wanted)}`);
        await page.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(email);
        await page.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(password);
        await page.getByRole('button', { name: t('auth', 'signIn.submit'), exact: true }).click();
        await page.waitForURL(`**${href('/dashboard')}`);
        expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
        expect(await page.evaluate(() => window.pwned)).toBeUndefined();
      });
    }
  });

  test('nor does the sign-in itself answer with another site’s address (ASVS 3.7.2)', async ({
    request,
    language,
    baseURL,
  }) => {
    const person = await register(request, language);
    const { origin } = new URL(baseURL ?? '');
    for (const callbackUrl of ELSEWHERE) {
      const form = { ...person, csrfToken: await csrfToken(request), callbackUrl };
      const asked = { form: { ...form, json: 'true' }, maxRedirects: 0 };
      const { url } = await (await request.post('/api/auth/callback/credentials', asked)).json();
      expect(new URL(url, origin).origin).toBe(origin);
      const plain = await request.post('/api/auth/callback/credentials', { form, maxRedirects: 0 });
      expect(new URL(plain.headers().location ?? '/', origin).origin).toBe(origin);
      const out = await request.get(`/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`, {
        maxRedirects: 0,
      });
      expect(new URL(out.headers().location ?? '/', origin).origin).toBe(origin);
    }
  });
});

test('the session’s cookie is for this host, and out of reach of scripts (ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4)', async ({
  page,
  href,
  language,
  baseURL,
}) => {
  const person = await register(page.request, language);
  const form = { ...person, csrfToken: await csrfToken(page.request), json: 'true' };
  const answer = await page.request.post('/api/auth/callback/credentials', { form });
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const session = set.map(({ value }) => value).find((value) => value.startsWith(`${SESSION}=`)) ?? '';
  const attributes = session
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  // On https it is `__Host-lintel.session` and Secure: lib/server/auth.config.test.ts.
  expect(attributes).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']));
  expect(attributes.some((attribute) => attribute.startsWith('domain='))).toBe(false);

  await page.goto(href('/dashboard'));
  const host = new URL(baseURL ?? '').hostname;
  for (const cookie of await page.context().cookies()) {
    expect([cookie.name, cookie.domain]).toEqual([cookie.name, host]);
    if (/session|csrf|token/.test(cookie.name))
      expect([cookie.name, cookie.httpOnly]).toEqual([cookie.name, true]);
  }
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|csrf|token/);
});

test.describe('another site', () => {
  const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/' };

  test('signs nobody in: a form and a text of its own are refused (ASVS 3.5.1, 3.5.2)', async ({
    request,
    language,
  }) => {
    const { email, password } = await register(request, language);
    const fields = new URLSearchParams({ email, password, json: 'true' }).toString();
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json',
      'multipart/form-data',
    ]) {
      const data = type === 'application/json' ? JSON.stringify({ email, password }) : fields;
      const answer = await request.post('/api/auth/callback/credentials', {
        headers: { ...EVIL, 'content-type': type },
        data,
        maxRedirects: 0,
      });
      const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
      expect([type, cookies.some(({ value }) => value.startsWith(`${SESSION}=`))]).toEqual([type, false]);
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const answer = await request.post('/api/v1/auth/login', {
        headers: { ...EVIL, 'content-type': type },
        data: JSON.stringify({ email, password }),
      });
      expect([type, answer.status()]).toEqual([type, 415]);
    }
  });

  test('asks nothing before it is asked itself: no preflight is answered yes (ASVS 3.5.2)', async ({
    request,
  }) => {
    for (const path of ['/api/v1/permits', '/api/auth/callback/credentials', '/api/auth/signout', '/login']) {
      const answer = await request.fetch(path, {
        method: 'OPTIONS',
        maxRedirects: 0,
        headers: {
          ...EVIL,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      const allowed = Object.keys(answer.headers()).filter((name) => name.startsWith('access-control-allow'));
      expect([path, allowed]).toEqual([path, []]);
    }
  });

  // A page of the context: the tests' own takes what a browser refuses for a broken page.
  test('sends no form in somebody’s name (ASVS 3.5.1)', async ({ context, baseURL, language }) => {
    const person = await contractor(baseURL ?? '', context, language);
    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const page = await context.newPage();
      await page.route('http://other.example/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" enctype="${enctype}" action="${baseURL}/api/auth/signout"><input name="a" value="b"></form>`,
        }),
      );
      await page.goto('http://other.example/');
      await Promise.all([
        page.waitForURL((url) => url.host !== 'other.example'),
        page.evaluate(() => document.forms[0]?.submit()),
      ]);
      expect([enctype, await isAlive(person)]).toEqual([enctype, true]);
      await page.close();
    }
  });

  test('changes nothing by an address alone (ASVS 3.5.3)', async ({
    request,
    context,
    baseURL,
    language,
  }) => {
    const person = await contractor(baseURL ?? '', context, language);
    const headers = { cookie: `${person.cookie.name}=${person.cookie.value}` };
    const credentials = new URLSearchParams({ ...(await register(request, language)), json: 'true' });
    for (const path of [
      '/api/auth/signout',
      '/api/auth/signout?json=true',
      '/login?signed_out=true',
      '/api/v1/auth/logout',
      '/api/v1/account/sessions/revoke-others',
    ])
      for (const method of ['GET', 'HEAD']) {
        const answer = await request.fetch(path, { method, headers, maxRedirects: 0 });
        expect(answer.status()).toBeLessThan(500);
        expect([method, path, await isAlive(person)]).toEqual([method, path, true]);
      }
    const answer = await request.get(`/api/auth/callback/credentials?${credentials}`, { maxRedirects: 0 });
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    expect(cookies.some(({ value }) => value.startsWith(`${SESSION}=`))).toBe(false);
  });

  /** Somebody of a company, signed in in this browser. */
  async function contractor(url: string, context: Parameters<typeof signInAs>[0], locale: 'en' | 'es') {
    const { company } = await makeCast(connection.db, 'team');
    await connection.db.update(users).set({ locale }).where(eq(users.id, company.userId));
    const person = await sessionOf(connection.db, company.userId);
    await signInAs(context, person, url);
    return person;
  }
});

test('a password may be pasted, and kept by the browser (ASVS 6.2.7)', async ({ page, href, language }) => {
  const person = await register(page.request, language);
  const accept = async (path: string) => {
    await page.goto(path);
    const fields = page.locator('input[type="password"]');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      const said = await field.evaluate((input) => {
        const event = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: new DataTransfer(),
        });
        return { taken: input.dispatchEvent(event), autocomplete: input.getAttribute('autocomplete') };
      });
      expect(said).toEqual({ taken: true, autocomplete: expect.stringMatching(/^(current|new)-password/) });
    }
  };
  await accept(href('/login'));
  await accept(`${href('/login')}?signup=true`);
  await accept(`${href('/reset-password')}?token=${'x'.repeat(43)}`);
  await signIn(page, person.email, person.password);
  await accept(href('/dashboard/settings'));
});

test.describe('what is served', () => {
  test.skip(({ language }) => language !== 'en', 'The same in both languages: once is enough.');

  const HIDDEN = [
    '.git/HEAD',
    '.git/config',
    '.git/index',
    '.gitignore',
    '.svn/entries',
    '.env',
    '.env.local',
    '.env.production',
    '.env.example',
    '.data/secret',
    '.data/running.json',
    '.next/BUILD_ID',
    '.next/server/server-reference-manifest.json',
    '.next/inline-scripts.json',
    'package.json',
    'package-lock.json',
    'node_modules/next/package.json',
    'next.config.ts',
    'tsconfig.json',
    'middleware.ts',
    'Dockerfile',
    'compose.yaml',
    'README.md',
    'db/schema/access.ts',
    'db/migrations/0003_access.sql',
    'lib/env.ts',
    'scripts/start.mjs',
    'backup.sql',
    'dump.sql.gz',
    '.DS_Store',
  ];
  const INTERNAL = [
    'metrics',
    'debug',
    'debug/pprof',
    'debug/vars',
    'server-status',
    'actuator',
    'actuator/env',
    'phpinfo.php',
    'graphql',
    'graphiql',
    'console',
    'trace',
    'swagger',
    'swagger-ui.html',
    'api-docs',
    'admin/debug',
    'api/debug',
    'api/metrics',
    'api/auth/debug',
    '_next/webpack-hmr',
    '__nextjs_original-stack-frame',
    '__nextjs_original-stack-frames',
    '__nextjs_source-map',
    '_next/mcp',
    '__nextjs_devtools_config',
  ];

  /** An address that is nobody's leads home or nowhere. */
  async function expectNothing(request: APIRequestContext, path: string): Promise<void> {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { location } = answer.headers();
    const leadsTo = location === undefined ? null : new URL(location, 'http://localhost').pathname;
    expect([path, answer.status(), leadsTo]).toEqual([
      path,
      leadsTo === null ? expect.any(Number) : 307,
      leadsTo === null ? null : '/',
    ]);
    expect([path, answer.status() >= 300 && answer.status() < 500]).toEqual([path, true]);
  }

  test('is no file of the program and no copy of its history (ASVS 13.4.1)', async ({ request }) => {
    for (const path of HIDDEN)
      for (const way of [
        `/${path}`,
        `/_next/static/${path}`,
        `/es/${path}`,
        `/%2e%2e/${path}`,
        `/_next/static/..%2f..%2f..%2f${path}`,
      ])
        await expectWithheld(request, way);
  });

  /** Whatever an address looks like, it serves none of it. */
  async function expectWithheld(request: APIRequestContext, path: string): Promise<void> {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.ok()]).toEqual([path, false]);
    expect(await answer.text()).not.toMatch(
      /"dependencies"|\[core\]|ref: refs|AUTH_SECRET|pgTable\(|create table/i,
    );
  }

  test('is no source map (ASVS 13.4.1)', async ({ request }) => {
    const html = await (await request.get('/login')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+\.(?:js|css))/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) {
      expect((await request.get(`${file}.map`)).status()).toBe(404);
      expect(await (await request.get(file)).text()).not.toMatch(/[#@] ?sourceMappingURL=/);
    }
  });

  test('is no page for whoever built it, and none that says what went on inside (ASVS 13.4.2, 13.4.5)', async ({
    request,
  }) => {
    for (const path of INTERNAL) await expectNothing(request, `/${path}`);
    const html = await (await request.get('/login')).text();
    expect(html).not.toMatch(/react-refresh|hmr-client|next-devtools|node_modules/);
    for (const path of [
      '/api/auth/callback/nobody',
      '/api/auth/error?error=Configuration',
      '/api/v1/permits/%00',
      '/login?callbackUrl=%00',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status() < 500]).toEqual([path, true]);
      expect(await answer.text()).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
    }
  });
});

test.describe('what is left in a browser', () => {
  test('after signing out: nothing, also not behind the back button (ASVS 14.3.1)', async ({
    context,
    baseURL,
    t,
    href,
  }) => {
    const page = await context.newPage();
    const { company, people } = await makeCast(connection.db, 'team');
    const name = `Quoinworks ${randomBytes(6).toString('hex')}`;
    await connection.db.update(users).set({ firstName: name }).where(eq(users.id, company.userId));
    await signInAs(context, people.owner, baseURL ?? '');
    await page.goto(href('/dashboard/team'));
    await expect(page.getByText(name).first()).toBeVisible();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await page.getByRole('button', { name: t('common', 'shell.signOut') }).click();
    await page.waitForURL(`**${href('/login')}?signed_out=true`);
    // Not among the headers a page sees: the browser keeps this one to itself.
    expect((await (await answered).allHeaders())['clear-site-data']).toContain('"cache"');
    expect(await isAlive(people.owner)).toBe(false);
    expect((await context.cookies()).some((cookie) => cookie.name === SESSION)).toBe(false);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === href('/login'));
    await expect(page.getByText(name)).toHaveCount(0);
    await page.goto(href('/dashboard/team'));
    await page.waitForURL((url) => url.pathname === href('/login'));
    await page.close();
  });

  test('by pages that are somebody’s own: nothing is kept (ASVS 14.3.2)', async ({ request, href }) => {
    const { people } = await makeCast(connection.db, 'enterprise');
    const pages = ROUTES.filter(({ key, route }) => route.access !== 'public' && !key.includes('['));
    expect(pages.length).toBeGreaterThan(20);
    for (const { key, route } of pages) {
      const person =
        route.access === 'admin'
          ? people.admin
          : key.startsWith('/sub')
            ? people.subcontractor
            : people.owner;
      const headers = { cookie: `${person.cookie.name}=${person.cookie.value}` };
      const answer = await request.get(href(key), { headers, maxRedirects: 0 });
      expect([key, answer.status(), answer.headers()['cache-control']]).toEqual([
        key,
        200,
        expect.stringContaining('no-store'),
      ]);
    }
  });

  test('by signing up and signing in: nothing anybody could use (ASVS 14.3.3)', async ({
    page,
    browser,
    t,
    href,
    language,
  }) => {
    const word = randomBytes(6).toString('hex');
    const typed = { email: `kept-${word}@example.com`, password: `Quoin-${word}-Lath 7!` };
    await test.step('signing up', async () => {
      await page.goto(`${href('/login')}?signup=true`);
      const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
      await form.getByLabel(t('auth', 'fields.firstName')).fill('Ana');
      await form.getByLabel(t('auth', 'fields.lastName')).fill('Reyes');
      await form.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(typed.email);
      await form.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(typed.password);
      await form.getByLabel(t('auth', 'fields.confirmation'), { exact: true }).fill(typed.password);
      await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
      await page.waitForURL((url) => url.pathname === href('/onboarding'));
      await expectNothingKept(page, typed, true);
    });
    await test.step('signing in', async () => {
      const own = await register(page.request, language);
      const other = await openSignIn(browser, page, own, t('auth', 'signIn.submit'), href('/login'));
      await other.waitForURL(`**${href('/dashboard')}`);
      await expectNothingKept(other, own);
      await other.goto(href('/dashboard/settings'));
      await expectNothingKept(other, own);
      await other.context().close();
    });
  });

  async function openSignIn(browser: Browser, page: Page, person: Credentials, submit: string, path: string) {
    const locale = await page.evaluate(() => navigator.language);
    const other = await (await browser.newContext({ locale })).newPage();
    await other.goto(path);
    await other.locator('input[type="email"]').first().fill(person.email);
    await other.locator('input[type="password"]').first().fill(person.password);
    await other.getByRole('button', { name: submit, exact: true }).click();
    return other;
  }

  /** `draft`: this tab alone may hold what was typed into the set-up so far, without the password. */
  async function expectNothingKept(
    page: Page,
    { email, password }: Credentials,
    draft = false,
  ): Promise<void> {
    const kept = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return {
        local: { ...localStorage },
        tab: { ...sessionStorage },
        databases: databases.length,
        caches: await caches.keys(),
      };
    });
    const inSetUp = Object.entries(kept.tab).filter(([name]) => SET_UP.includes(name));
    const elsewhere = Object.entries({ ...kept.local, ...kept.tab }).filter(
      ([name]) => !SET_UP.includes(name),
    );
    expect(inSetUp.length > 0).toBe(draft);
    for (const secret of [password, email, 'eyJ']) expect(JSON.stringify(elsewhere)).not.toContain(secret);
    expect(JSON.stringify(inSetUp)).not.toContain(password);
    const names = [...inSetUp, ...elsewhere].map(([name]) => name);
    expect(names.filter((name) => /token|session|password|secret/i.test(name))).toEqual([]);
    expect([kept.databases, kept.caches]).toEqual([0, []]);
  }
});
