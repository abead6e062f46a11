import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import type { DatabaseConnection } from '@/db/client';
import { companies, sessions, subcontractors, users } from '@/db/schema';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { linkPermit, makePermit } from '../support/factories';
import { makeSignedInRoles, type RoleUsers, signInAs, siteDatabase } from './people';
import { expect, test } from './test';

// What a browser lets run, frame and send. What needs none to be seen is in tests/http.

let connection: DatabaseConnection;
let cast: RoleUsers;
test.beforeAll(async () => {
  connection = siteDatabase();
  cast = await makeSignedInRoles(connection.db, 'enterprise');
});
test.afterAll(() => connection.close());

declare global {
  interface Window {
    ran?: string[];
    violations?: string[];
  }
}

interface Screen {
  key: RouteKey;
  params?: RouteParams;
}

test.describe('markup that somebody stored', () => {
  const run = (where: string) => `window.ran=[...(window.ran||[]),'${where}']`;
  const markup = (where: string) =>
    `"><img src=x onerror="${run(where)}"><script>${run(where)}</script><svg onload="${run(where)}">`;

  async function store({ company: { companyId }, people }: RoleUsers): Promise<number> {
    const { db } = connection;
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
    return permitId;
  }

  test('is shown as the text it is (ASVS 1.2.1, 3.2.2)', async ({ page, context, baseURL, href }) => {
    const marked = await makeSignedInRoles(connection.db, 'enterprise');
    const id = String(await store(marked));
    const open = async (key: RouteKey, shown?: string, params?: RouteParams) => {
      await page.goto(href(key, params));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (shown) {
        const fields = await page
          .locator('input')
          .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
        const text = `${await page.locator('main').textContent()} ${fields.join(' ')}`;
        expect(text.replace(/\s+/g, ' ')).toContain(shown.replace(/\s+/g, ' '));
      }
      expect(await page.evaluate(() => window.ran)).toBeUndefined();
      await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:" i]')).toHaveCount(0);
    };
    const { people } = marked;
    const url = baseURL ?? '';
    await signInAs(context, people.owner, url);
    await open('/dashboard');
    await open('/dashboard/permits', markup('permit'));
    await open('/dashboard/permits/[id]', markup('permit'), { id });
    await open('/dashboard/team', markup('person'));
    await open('/dashboard/subcontractors', markup('subcontractor'));
    await open('/dashboard/notifications');
    await open('/dashboard/settings', markup('person'));
    await signInAs(context, people.subcontractor, url);
    await open('/subcontractor-portal');
    await signInAs(context, people.admin, url);
    await open('/admin');
    await open('/admin/outbox');
  });
});

test.describe('the policy of a page', () => {
  const CITY = CITIES[0]?.slug ?? '';
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

  async function noteViolations(page: Page): Promise<void> {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.violations?.push(`${violatedDirective} ${blockedURI}`),
      );
    });
  }

  /** React has taken the page over, which some pages wait with until their reader stirs: it marks what it looks after. */
  async function expectAlive(page: Page): Promise<void> {
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('body a, body button')].some((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactProps')),
      ),
    );
  }

  test('lets everything run that the page is made of', async ({ page, context, baseURL, href }) => {
    await noteViolations(page);
    const visit = async (screens: readonly Screen[]) => {
      for (const { key, params } of screens) {
        await page.goto(href(key, params));
        await expectAlive(page);
        expect(await page.evaluate(() => window.violations)).toEqual([]);
      }
    };
    await visit(PUBLIC);
    await signInAs(context, cast.people.owner, baseURL ?? '');
    await visit(MEMBERS);
    await signInAs(context, cast.people.admin, baseURL ?? '');
    await visit(ADMINS);
  });

  // A page of the context and not the tests' own, which takes a refused script for a broken page.
  test('lets no script run that gets into it', async ({ context, href }) => {
    const page = await context.newPage();
    await noteViolations(page);
    // One that is made once and one that is made each time.
    for (const key of ['/pricing', '/login'] as const) {
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
      await page.waitForFunction(() => (window.violations?.length ?? 0) >= 6);
      expect(
        await page.evaluate(() => [window.ran, new URL('x', document.baseURI).host === location.host]),
      ).toEqual([[], true]);
    }
  });
});

/** Opens a page of another site. */
async function openElsewhere(page: Page, body: string): Promise<void> {
  await page.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://other.example/');
}

test('another site shows no page in a frame', async ({ context, baseURL, href }) => {
  const page = await context.newPage();
  await openElsewhere(page, `<iframe src="${baseURL}${href('/login')}"></iframe>`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(frame?.url()).toBe('chrome-error://chromewebdata/');
});

// A page of the context: the tests' own takes what a browser refuses for a broken page.
test('another site sends no form in somebody’s name (ASVS 3.5.1)', async ({ context, baseURL }) => {
  const { owner } = cast.people;
  await signInAs(context, owner, baseURL ?? '');
  for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    const page = await context.newPage();
    const action = `${baseURL}/api/auth/signout`;
    await openElsewhere(
      page,
      `<form method="post" enctype="${enctype}" action="${action}"><input name="a" value="b"></form>`,
    );
    await Promise.all([
      page.waitForURL((url) => url.host !== 'other.example'),
      page.evaluate(() => document.forms[0]?.submit()),
    ]);
    const [row] = await connection.db.select().from(sessions).where(eq(sessions.id, owner.sessionId));
    expect([enctype, row?.revokedAt]).toEqual([enctype, null]);
    await page.close();
  }
});
