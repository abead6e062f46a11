import type { Page } from '@playwright/test';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { feedRecord } from '@/lib/feeds/records/all';
import { type Route, type RouteKey, type RouteParams, routes } from '@/lib/i18n/routes';
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './screen';
import { ADMIN, DEMO, demoPasswords, expect, signIn, test } from './test';

interface Screen {
  key: RouteKey;
  params?: RouteParams;
}

const STILL: readonly Screen[] = (Object.keys(routes) as RouteKey[])
  .filter((key) => !key.includes('['))
  .map((key) => ({ key }));

/** One page of each kind that a parameter makes. */
const EXAMPLES: readonly Screen[] = [
  ...[true, false].map((monitored): Screen => {
    const city = CITIES.find(({ slug }) => (feedRecord(slug) !== undefined) === monitored);
    return { key: '/cities/[city]', params: { city: city?.slug ?? '' } };
  }),
  { key: '/resources/[guide]', params: { guide: GUIDE_SLUGS[0] } },
];

/** What is folded away is read by somebody as well: it is checked unfolded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of several that share a name only one may be open.
      part.removeAttribute('name');
      part.open = true;
    }
  });
}

for (const access of ['public', 'member', 'admin'] as const) {
  const screens = [...STILL, ...EXAMPLES].filter(({ key }) => {
    const route: Route = routes[key];
    return route.access === access && key !== '/onboarding' && key !== '/reset-password';
  });
  test(`${access} pages hold together, in light and in dark`, async ({ page, href, language }) => {
    test.setTimeout(600_000);
    if (access === 'member') await signIn(page, DEMO, demoPasswords().demo);
    if (access === 'admin') await signIn(page, ADMIN, demoPasswords().admin);
    for (const { key, params } of screens) {
      const path = href(key, params);
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await unfold(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        // What is there is the same in the dark: its colours are not.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expectContrast(page);
      });
    }
  });
}

test('who is not signed in is asked to, and comes back to the page', async ({ page, href }) => {
  await page.goto(`${href('/dashboard/permits')}?status=issued`);
  expect(new URL(page.url()).pathname).toBe(href('/login'));
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(
    `${href('/dashboard/permits')}?status=issued`,
  );
});

test('a contractor does not get into the back office', async ({ page, href }) => {
  await signIn(page, DEMO, demoPasswords().demo);
  await page.goto(href('/admin/outbox'));
  await expect(page).toHaveURL(new RegExp(`${href('/dashboard')}$`));
});

test('an address that leads nowhere leads home', async ({ page, href, language }) => {
  await page.goto(language === 'es' ? '/es/nada-por-aqui' : '/nothing-here');
  expect(new URL(page.url()).pathname).toBe(href('/'));
});
