import type { BrowserContext, Page } from '@playwright/test';
import { CARD_NUMBERS, stripeJsSource } from '../support/stripe/stripe-js';
import {
  CONFIG,
  noteCardColours,
  PUBLISHABLE_KEY,
  STRIPE_JS,
  signUpAsFarAs,
  storedCard,
  typeCard,
} from './card-step';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

// What takes a browser of the card form; what it says and refuses is in tests/component/billing/card-form.mocked.test.tsx.

/** Stripe takes the cards: its key is given out, and Stripe.js comes from the stand-in. */
async function withStripe(target: Page | BrowserContext): Promise<void> {
  await target.route(CONFIG, (route) =>
    route.fulfill({ json: { provider: 'stripe', publishable_key: PUBLISHABLE_KEY } }),
  );
  await target.route(STRIPE_JS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeJsSource() }),
  );
}

// The server of these tests has no keys, so its pages let no Stripe in.
test.describe('with Stripe', () => {
  test.use({ bypassCSP: true });

  test('nothing of it is loaded before the step is shown; then a card is added and found after a reload', async ({
    page,
    t,
    href,
  }) => {
    const asked: string[] = [];
    const holding: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', async (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      const text = await response.text().catch(() => '');
      if (/Failed to load Stripe\.js|Could not find Elements context/.test(text))
        holding.push(response.url());
    });
    const add = page.getByRole('button', { name: t('billing', 'card.add') });
    await withStripe(page);
    await signUpAsFarAs(page, 2);
    await page.goto(href('/onboarding'));
    await expect(page.getByRole('heading', { level: 2, name: t('onboarding', 'steps.plan') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /stripe/.test(url))).toEqual([]);
    expect(holding).toEqual([]);

    await page.getByRole('button', { name: t('onboarding', 'next'), exact: true }).click();
    await expect(add).toBeVisible();
    expect(asked.filter((url) => url.endsWith('/api/v1/stripe/config'))).toHaveLength(1);
    expect(asked.filter((url) => url.startsWith('https://js.stripe.com/'))).toHaveLength(1);

    // From the field to the button.
    await page.locator('input[name="cardnumber"]').focus();
    for (const text of ['4242424242424241', '1234', '123', '78701']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(add).toBeFocused();
    await expect(page.locator('.StripeElement--invalid')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await typeCard(page, CARD_NUMBERS.good);
    await add.press('Enter');
    const added = page.getByText(t('onboarding', 'payment.added.text'));
    await expect(added).toBeVisible();
    const id = await storedCard(page);
    expect(id).toMatch(/^pm_[A-Za-z0-9]+$/);
    await page.reload();
    await expect(added).toBeVisible();
    expect(await storedCard(page)).toBe(id);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('its field wears the theme that is shown', async ({ page, t, href }) => {
    const colours = () =>
      page.evaluate(() => [window.cardColours?.at(-1), getComputedStyle(document.body).color]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await withStripe(page);
    await noteCardColours(page);
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeVisible();
    const [dark, ink] = await colours();
    expect(dark).toBe(ink);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await colours())[0]).not.toBe(dark);
    const [light, lightInk] = await colours();
    expect(light).toBe(lightInk);
  });
});

// A page of the context and not the tests' own, which takes a refused script for a broken page.
test('a document whose policy lets no Stripe in says so, and begins anew', async ({ context, t, href }) => {
  const page = await context.newPage();
  await withStripe(page);
  await signUpAsFarAs(page);
  await page.goto(href('/onboarding'));
  const alert = page.getByText(t('billing', 'card.failures.stripe_not_loaded'));
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: t('billing', 'card.retry') }).click();
  await anew;
  await expect(alert).toBeVisible();
  await page.close();
});
