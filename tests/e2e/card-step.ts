import { type BrowserContext, expect, type Page } from '@playwright/test';
import { brand } from '@/lib/brand';
import { newDraft } from '@/lib/onboarding/draft';
import type { OnboardingDraft } from '@/lib/onboarding/types';

export const CARD_KEY = `${brand.storagePrefix}onboarding_payment_method`;
export const CONFIG = '**/api/v1/stripe/config';
export const STRIPE_JS = 'https://js.stripe.com/**';
export const PUBLISHABLE_KEY = 'pk_test_e2e';

const PERSON = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@reyes.example', referralCode: '' };
const AT_THE_CARD: Partial<OnboardingDraft> = {
  companyData: {
    ...newDraft(PERSON).companyData,
    companyName: 'Reyes Roofing',
    phone: '(512) 555-0142',
    operatingCities: ['austin-tx'],
    permitConfirmed: true,
  },
  variant: 'monitoring',
  currentStep: 3,
};

/** A browser whose visitor signed up and got as far as the payment step, or as another step, of the set-up. */
export async function signUpAsFarAs(target: Page | BrowserContext, step = 3): Promise<void> {
  const draft = { ...newDraft(PERSON), ...AT_THE_CARD, currentStep: step };
  await target.addInitScript(
    ({ prefix, person, stored }) => {
      // Once: what the visitor does afterwards stays.
      if (window.location.protocol === 'about:' || sessionStorage.getItem(`${prefix}registration`)) return;
      sessionStorage.setItem(`${prefix}registration`, JSON.stringify(person));
      sessionStorage.setItem(`${prefix}onboarding`, JSON.stringify(stored));
    },
    { prefix: brand.storagePrefix, person: PERSON, stored: { email: PERSON.email, draft } },
  );
}

declare global {
  interface Window {
    /** Cards handed over with `held`, each waiting to be answered. */
    heldCards?: (() => void)[];
    /** The colours the card field was given with `noted`, one after the other. */
    cardColours?: string[];
  }
}

/** What no card brings about: its field is gone, its answer is held back, the field's colours are noted. */
export type StripeTwist = 'no_element' | 'held' | 'noted';

/** Changes what Stripe.js does, whoever serves it. */
export async function twistStripe(target: Page | BrowserContext, twist: StripeTwist): Promise<void> {
  await target.addInitScript((kind) => {
    interface Field {
      update: (options: Options) => void;
    }
    interface Options {
      style?: { base: { color: string } };
    }
    interface Group {
      create: (type: string, options: Options) => Field;
    }
    interface Made {
      elements: (...given: unknown[]) => Group;
      createPaymentMethod: (...given: unknown[]) => Promise<object>;
    }
    let real: ((...given: unknown[]) => Made) | undefined;
    const twisted = (...given: unknown[]) => {
      const stripe = real?.(...given);
      if (!stripe) return stripe;
      const { elements, createPaymentMethod } = stripe;
      if (kind === 'held')
        stripe.createPaymentMethod = async (...card) => {
          await new Promise<void>((release) => {
            window.heldCards = [...(window.heldCards ?? []), release];
          });
          return await createPaymentMethod.apply(stripe, card);
        };
      const note = ({ style }: Options) => {
        if (style) window.cardColours = [...(window.cardColours ?? []), style.base.color];
      };
      if (kind === 'noted')
        stripe.elements = (...options) => {
          const group = elements.apply(stripe, options);
          const { create } = group;
          group.create = (type, first) => {
            note(first);
            const field = create.call(group, type, first);
            const { update } = field;
            field.update = (next) => {
              note(next);
              update.call(field, next);
            };
            return field;
          };
          return group;
        };
      if (kind === 'no_element')
        stripe.elements = (...options) =>
          Object.assign(elements.apply(stripe, options), { getElement: () => null });
      return stripe;
    };
    Object.defineProperty(window, 'Stripe', {
      configurable: true,
      get: () => real && Object.assign(twisted, { version: Reflect.get(real, 'version') }),
      set: (value) => {
        real = value;
      },
    });
  }, twist);
}

export async function storedCard(page: Page): Promise<string | null> {
  return await page.evaluate((key) => localStorage.getItem(key), CARD_KEY);
}

/** Fills in the card field of the stand-in for Stripe.js. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = page.locator('.StripeElement');
  await field.locator('[name="cardnumber"]').fill(number);
  await field.locator('[name="expiry"]').fill('12/34');
  await field.locator('[name="cvc"]').fill('123');
  await field.locator('[name="postal"]').fill('78701');
}

/** Tab, until this one has the focus. */
export async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' = 'button') {
  const wanted = page.getByRole(role, { name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
