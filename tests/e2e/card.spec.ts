import type { BrowserContext, Page } from '@playwright/test';
import { hrefFor } from '@/lib/i18n/routes';
import { CARD_NUMBERS, stripeJsSource } from '@/tests/support/stripe/stripe-js';
import {
  CARD_KEY,
  CONFIG,
  PUBLISHABLE_KEY,
  STRIPE_JS,
  signUpAsFarAs,
  storedCard,
  tabTo,
  twistStripe,
  typeCard,
} from './card-step';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';
import { textsOf } from './texts';

/** Section 8 of the specification, by the key the text has here. */
const CATALOGUE = {
  element_not_found: 'Card element not found.',
  not_created: 'Failed to create payment method.',
  no_method: 'No payment method created.',
  not_added: 'Failed to add payment method. Please try again.',
  stripe_not_loaded: 'Stripe not loaded. Please refresh the page.',
} as const;

/** What Stripe says, in its own words. */
const STRIPE_SAYS = {
  incomplete: {
    en: 'Your card number is incomplete.',
    es: 'El número de tu tarjeta está incompleto.',
  },
  invalid: { en: 'Your card number is invalid.', es: 'El número de tu tarjeta no es válido.' },
  declined: { en: 'Your card was declined.', es: 'Se ha rechazado tu tarjeta.' },
};

/** Stripe takes the cards: its key is given out, and Stripe.js comes from the stand-in. */
async function withStripe(target: Page | BrowserContext): Promise<void> {
  await target.route(CONFIG, (route) =>
    route.fulfill({ json: { provider: 'stripe', publishable_key: PUBLISHABLE_KEY } }),
  );
  await target.route(STRIPE_JS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeJsSource() }),
  );
}

test.describe('without keys', () => {
  test('the form says that it is a demo, and what to change', async ({ page, t, href }) => {
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    const form = page.getByRole('form', { name: t('billing', 'card.formLabel') });
    await expect(form.getByText(t('billing', 'card.demo.title'))).toBeVisible();
    await form.getByRole('button', { name: t('billing', 'card.add') }).click();
    for (const problem of ['number_required', 'expiry_invalid', 'cvc_invalid', 'postal_code_invalid'])
      await expect(form.getByText(t('billing', `card.problems.${problem}`))).toBeVisible();
    await expect(form.getByLabel(t('billing', 'card.fields.number'))).toBeFocused();
    await form.getByLabel(t('billing', 'card.fields.number')).fill('4242 4242 4242 4241');
    await form.getByLabel(t('billing', 'card.fields.expiry')).fill('01/20');
    await form.getByRole('button', { name: t('billing', 'card.add') }).click();
    await expect(form.getByText(t('billing', 'card.problems.number_invalid'))).toBeVisible();
    await expect(form.getByText(t('billing', 'card.problems.expiry_past'))).toBeVisible();
    await form.getByText(t('billing', 'card.demoNumbers.title')).click();
    await expect(form.getByText('4000 0000 0000 0341')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('a card is added by keyboard, found again after a reload, and changed', async ({ page, t, href }) => {
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    await page.getByLabel(t('billing', 'card.fields.number')).focus();
    for (const text of ['4000 0000 0000 0341', '12/34', '123', '78701']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, t('billing', 'card.add'));
    await page.keyboard.press('Enter');
    const added = page.getByText(t('onboarding', 'payment.added.title'));
    await expect(added).toBeVisible();
    const id = await storedCard(page);
    expect(id).toMatch(/^pm_demo_visa_0341_[a-z0-9]{16}$/);
    await expectAccessible(page);

    await page.reload();
    await expect(added).toBeVisible();
    expect(await storedCard(page)).toBe(id);
    await tabTo(page, t('onboarding', 'payment.change'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('billing', 'card.fields.number'))).toBeVisible();
    expect(await storedCard(page)).toBeNull();
  });
});

// The server of these tests has no keys, so its pages let no Stripe in.
test.describe('with Stripe', () => {
  test.use({ bypassCSP: true });

  test('nothing of it is loaded before the step is shown', async ({ page, t, href }) => {
    const asked: string[] = [];
    const holding: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', async (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      const text = await response.text().catch(() => '');
      if (/Failed to load Stripe\.js|Could not find Elements context/.test(text))
        holding.push(response.url());
    });
    await withStripe(page);
    await signUpAsFarAs(page, 2);
    await page.goto(href('/onboarding'));
    await expect(page.getByRole('heading', { level: 2, name: t('onboarding', 'steps.plan') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /stripe/.test(url))).toEqual([]);
    expect(holding).toEqual([]);

    await page.getByRole('button', { name: t('onboarding', 'next'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeVisible();
    expect(asked.filter((url) => url.endsWith('/api/v1/stripe/config'))).toHaveLength(1);
    expect(asked.filter((url) => url.startsWith('https://js.stripe.com/'))).toHaveLength(1);
  });

  test('a card is added, kept across a reload and a change of language, and changed', async ({
    page,
    t,
    href,
    language,
  }) => {
    await withStripe(page);
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    await typeCard(page, CARD_NUMBERS.good);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: t('billing', 'card.add') }).click();
    const added = page.getByText(t('onboarding', 'payment.added.text'));
    await expect(added).toBeVisible();
    const id = await storedCard(page);
    expect(id).toMatch(/^pm_[A-Za-z0-9]+$/);
    await page.reload();
    await expect(added).toBeVisible();
    expect(await storedCard(page)).toBe(id);
    await expectAccessible(page);
    const other = language === 'en' ? 'es' : 'en';
    await page.goto(hrefFor('/onboarding', other));
    await expect(page.getByText(textsOf(other)('onboarding', 'payment.added.text'))).toBeVisible();
    await page.goto(href('/onboarding'));
    await page.getByRole('button', { name: t('onboarding', 'payment.change') }).click();
    expect(await storedCard(page)).toBeNull();
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeVisible();
  });

  test('by keyboard alone', async ({ page, t, href }) => {
    await withStripe(page);
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    // From what stands before the field.
    await page.getByText(t('billing', 'card.entry')).click();
    await page.keyboard.press('Tab');
    for (const text of [CARD_NUMBERS.good, '1234', '123', '78701']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('onboarding', 'payment.added.title'))).toBeVisible();
  });

  test('a second press while it is processed does nothing', async ({ page, t, href }) => {
    await withStripe(page);
    await twistStripe(page, 'held');
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    await typeCard(page, CARD_NUMBERS.good);
    await page.getByRole('button', { name: t('billing', 'card.add') }).dblclick();
    const processing = page.getByRole('button', { name: t('billing', 'card.processing') });
    await expect(processing).toBeDisabled();
    await page.evaluate(() => {
      for (const release of window.heldCards ?? []) release();
    });
    await expect(page.getByText(t('onboarding', 'payment.added.title'))).toBeVisible();
    expect(await page.evaluate(() => window.heldCards?.length)).toBe(1);
  });

  test('what Stripe says of a card is said as Stripe says it', async ({ page, t, href, language }) => {
    await withStripe(page);
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    const form = page.getByRole('form', { name: t('billing', 'card.formLabel') });
    const add = form.getByRole('button', { name: t('billing', 'card.add') });
    const alert = form.getByRole('alert');
    await add.click();
    await expect(alert).toHaveText(STRIPE_SAYS.incomplete[language]);
    await expect(alert).toBeFocused();

    // Beside the field already while it is filled in.
    await typeCard(page, '4242424242424241');
    await expect(form.getByRole('group')).toHaveAccessibleDescription(STRIPE_SAYS.invalid[language]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await typeCard(page, CARD_NUMBERS.declined);
    await expect(form.getByRole('group')).toHaveAccessibleDescription('');
    await add.click();
    await expect(alert).toHaveText(STRIPE_SAYS.declined[language]);
    expect(await storedCard(page)).toBeNull();

    await typeCard(page, CARD_NUMBERS.good);
    await add.click();
    await expect(page.getByText(t('onboarding', 'payment.added.title'))).toBeVisible();
  });

  for (const [text, number] of [
    ['element_not_found', CARD_NUMBERS.good],
    ['not_created', CARD_NUMBERS.noMessage],
    ['no_method', CARD_NUMBERS.nothing],
    ['not_added', CARD_NUMBERS.throws],
  ] as const) {
    test(`says “${CATALOGUE[text]}”`, async ({ page, t, href, language }) => {
      await withStripe(page);
      if (text === 'element_not_found') await twistStripe(page, 'no_element');
      await signUpAsFarAs(page);
      await page.goto(href('/onboarding'));
      const add = page.getByRole('button', { name: t('billing', 'card.add') });
      await typeCard(page, number);
      await add.click();
      const alert = page.getByRole('alert').filter({ hasText: t('billing', `card.failures.${text}`) });
      await expect(alert).toBeVisible();
      if (language === 'en') await expect(alert).toHaveText(CATALOGUE[text]);
      await expect(add).toBeEnabled();
      expect(await storedCard(page)).toBeNull();
    });
  }

  // A page of the context and not the tests' own, which takes a file that does not come for a broken page.
  test('what cannot be loaded is said, and loaded when it is tried again', async ({
    context,
    t,
    href,
    language,
  }) => {
    const page = await context.newPage();
    await withStripe(page);
    await signUpAsFarAs(page);
    await page.route(CONFIG, (route) => route.abort(), { times: 1 });
    await page.goto(href('/onboarding'));
    const again = page.getByRole('button', { name: t('billing', 'card.retry') });
    await expect(page.getByRole('alert').filter({ has: again })).toContainText(
      t('billing', 'card.failures.unavailable'),
    );
    // Stripe.js is tried twice by its own loader.
    await page.route(STRIPE_JS, (route) => route.abort(), { times: 2 });
    await again.click();
    const alert = page.getByRole('alert').filter({ has: again });
    await expect(alert).toContainText(t('billing', 'card.failures.stripe_not_loaded'));
    if (language === 'en') await expect(alert).toContainText(CATALOGUE.stripe_not_loaded);
    await expectAccessible(page);
    await again.click();
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeVisible();
    await page.close();
  });

  test('a card of the demo’s is worth nothing, nor is Stripe’s without Stripe', async ({ page, t, href }) => {
    await signUpAsFarAs(page);
    await page.goto(href('/onboarding'));
    await page.evaluate((key) => localStorage.setItem(key, 'pm_1Nq8aB2eZvKYlo2C'), CARD_KEY);
    await page.reload();
    await expect(page.getByText(t('billing', 'card.demo.title'))).toBeVisible();
    expect(await storedCard(page)).toBeNull();

    await withStripe(page);
    await page.evaluate((key) => localStorage.setItem(key, 'pm_demo_visa_4242_abcdefgh'), CARD_KEY);
    await page.reload();
    await expect(page.getByRole('button', { name: t('billing', 'card.add') })).toBeVisible();
    await expect(page.getByText(t('billing', 'card.demo.title'))).toHaveCount(0);
    expect(await storedCard(page)).toBeNull();
  });

  test('its field wears the theme that is shown', async ({ page, t, href }) => {
    const colours = () =>
      page.evaluate(() => [window.cardColours?.at(-1), getComputedStyle(document.body).color]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await withStripe(page);
    await twistStripe(page, 'noted');
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
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: t('billing', 'card.retry') }).click();
  await anew;
  await expect(alert).toBeVisible();
  await page.close();
});
