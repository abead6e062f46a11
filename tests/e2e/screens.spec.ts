import { type Route, type RouteKey, routes } from '@/lib/i18n/routes';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { ADMIN, DEMO, demoPasswords, expect, signIn, test } from './test';

const STILL = (Object.entries(routes) as [RouteKey, Route][]).filter(([key]) => !key.includes('['));

for (const access of ['public', 'member', 'admin'] as const) {
  const pages = STILL.filter(([key, route]) => route.access === access && key !== '/onboarding');
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${access} pages hold together in ${colorScheme}`, async ({ page, href, language }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      if (access === 'member') await signIn(page, DEMO, demoPasswords().demo);
      if (access === 'admin') await signIn(page, ADMIN, demoPasswords().admin);
      for (const [key] of pages) {
        await test.step(key, async () => {
          await page.goto(href(key));
          expect(new URL(page.url()).pathname).toBe(href(key));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    });
  }
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
