import type { Locator, Page } from '@playwright/test';
import { brand } from '@/lib/brand';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';
import { demoCard, PASSWORD } from '../support/setup-draft';
import type { createTexts } from '../support/texts';
import { expect } from './test';

// The set-up in a browser: getting into it, and what each of its steps is left with.

export { AUSTIN, BOISE, companyName, makeDraft, newcomer } from '../support/setup-draft';
export { PASSWORD };

type Texts = ReturnType<typeof createTexts>;
type Href = (key: RouteKey, params?: RouteParams) => string;

export interface KeptSetup {
  registration: RegistrationData;
  draft?: OnboardingDraft;
  /** A card was added. */
  card?: boolean;
}

/** Opens the set-up as a tab finds it that had it open before: without the password. */
export async function openSetup(
  page: Page,
  href: Href,
  { registration, draft, card }: KeptSetup,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([prefix, person, kept, method]) => {
      sessionStorage.setItem(`${prefix}registration`, person);
      if (kept !== null) sessionStorage.setItem(`${prefix}onboarding`, kept);
      if (method !== null) localStorage.setItem(`${prefix}onboarding_payment_method`, method);
    },
    [
      brand.storagePrefix,
      JSON.stringify(registration),
      draft ? JSON.stringify({ email: registration.email, draft }) : null,
      card ? demoCard() : null,
    ] as const,
  );
  await page.goto(href('/onboarding'));
}

/** Fills in the sign-up that is shown. */
export async function signUp(page: Page, t: Texts, person: RegistrationData): Promise<void> {
  const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
  await form.getByLabel(t('auth', 'fields.firstName')).fill(person.firstName);
  await form.getByLabel(t('auth', 'fields.lastName')).fill(person.lastName);
  await form.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(person.email);
  await form.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(t('auth', 'fields.confirmation'), { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
}

/** The parts of the wizard a test speaks of again and again. */
export function findWizard(page: Page, t: Texts) {
  const o = (key: string, values?: Record<string, string | number>) => t('onboarding', key, values);
  const city = page.getByRole('combobox', { name: o('cities.label') });
  const card = (key: string) => page.getByLabel(t('billing', `card.fields.${key}`), { exact: true });
  const button = (key: string, values?: Record<string, string | number>) =>
    page.getByRole('button', { name: o(key, values), exact: true });
  return {
    city,
    card,
    button,
    next: button('next'),
    back: button('back'),
    name: page.getByLabel(o('company.name')),
    phone: page.getByLabel(o('company.phone')),
    password: page.getByLabel(o('confirm.password.label'), { exact: true }),
    indicators: page.getByRole('navigation', { name: o('stepsLabel') }).getByRole('button'),
    plan: (tier: string) => page.getByRole('radio', { name: new RegExp(`^${o(`plan.names.${tier}`)}`) }),
    text: (key: string, values?: Record<string, string | number>) =>
      page.getByText(o(key, values), { exact: true }),
    onStep: (step: string) =>
      expect(page.getByRole('heading', { level: 2, name: o(`steps.${step}`), exact: true })).toBeVisible(),
    progress: (position: number, total: number) =>
      expect(page.getByRole('progressbar')).toHaveAccessibleName(
        o('progress', { position, total, percent: Math.round((position / total) * 100) }),
      ),
    addTyped: async (text: string) => {
      await city.fill(text);
      await button('cities.add').click();
    },
    chosen: (label: string) =>
      page.getByRole('list', { name: o('cities.chosen') }).getByText(label, { exact: true }),
    /** The demo's card; no money moves. */
    addCard: async () => {
      await card('number').fill('4242 4242 4242 4242');
      await card('expiry').fill('12/34');
      await card('cvc').fill('123');
      await card('postalCode').fill('83702');
      await page.getByRole('button', { name: t('billing', 'card.add'), exact: true }).click();
      await expect(page.getByText(o('payment.added.title'), { exact: true })).toBeVisible();
    },
  };
}

/** Goes on by the Tab key alone until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}
