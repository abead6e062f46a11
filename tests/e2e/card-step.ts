import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '@/lib/brand';
import { newDraft } from '@/lib/sales/onboarding/draft';
import type { OnboardingDraft } from '@/lib/sales/onboarding/types';

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
    /** The colours the card field was given, one after the other. */
    cardColours?: string[];
  }
}

/** Notes the colours the card field is given, whoever serves Stripe.js. */
export async function noteCardColours(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    interface Options {
      style?: { base: { color: string } };
    }
    interface Field {
      update: (options: Options) => void;
    }
    interface Group {
      create: (type: string, options: Options) => Field;
    }
    interface Made {
      elements: (...given: unknown[]) => Group;
    }
    let real: ((...given: unknown[]) => Made) | undefined;
    const note = ({ style }: Options) => {
      if (style) window.cardColours = [...(window.cardColours ?? []), style.base.color];
    };
    const noting = (...given: unknown[]) => {
      const stripe = real?.(...given);
      if (!stripe) return stripe;
      const { elements } = stripe;
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
      return stripe;
    };
    Object.defineProperty(window, 'Stripe', {
      configurable: true,
      get: () => real && Object.assign(noting, { version: Reflect.get(real, 'version') }),
      set: (value) => {
        real = value;
      },
    });
  });
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
