import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { brand } from '@/lib/brand';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { getCardSettingsOperation } from '@/lib/edge/api/operations/billing';
import { searchPlacesOperation, validateCityOperation } from '@/lib/edge/api/operations/cities';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';
import { monitoring } from '@/lib/tracking/cities/monitoring';
import { toCityValidation, toPlace } from '@/lib/tracking/cities/to-api';
import { type ApiAnswers, answersOfApi } from './api-answers';
import type { Reader } from './component';
import { demoCard } from './setup-draft';
import type { SetupActions } from './wizard-actions';

// The set-up mounted whole, as its page mounts it, with the API and the actions stood in for.

export const REGISTRATION_KEY = `${brand.storagePrefix}registration`;
export const DRAFT_KEY = `${brand.storagePrefix}onboarding`;
export const CARD_KEY = `${brand.storagePrefix}onboarding_payment_method`;

/** The API as it answers of itself: places of the country, and the demo's cards. */
export function setupApi(): ApiAnswers {
  return answersOfApi((api) => {
    // The places of the country are read where a test asks for them: that takes a moment.
    api.answer(validateCityOperation, async (query) => {
      const { validateCity } = await import('@/lib/tracking/cities/validate-city');
      return toCityValidation(validateCity(query));
    });
    api.answer(searchPlacesOperation, async ({ q, limit }) => {
      const { searchPlaces } = await import('@/lib/tracking/cities/search-places');
      return { items: searchPlaces(q, limit).map(toPlace) };
    });
    api.answer(getCardSettingsOperation, () => ({ provider: 'demo' as const }));
  });
}

export interface KeptSetup {
  registration: RegistrationData;
  draft?: OnboardingDraft;
  /** A card was added: the demo's, or this one. */
  card?: true | string | undefined;
  /** Typed at sign-up, and no reload since. */
  password?: string;
}

/** Shows the page as it stands after a reload: only what the browser keeps is still known. */
export async function reloadPage(reader: Reader, actions: SetupActions): Promise<void> {
  cleanup();
  vi.resetModules();
  await showPage(reader, actions);
}

async function showPage(reader: Reader, actions: SetupActions): Promise<void> {
  const { Onboarding } = await import('@/app/[locale]/(onboarding)/onboarding/_components/onboarding');
  reader.mount(
    <Onboarding monitoring={monitoring()} permitTypes={listPermitTypes(reader.locale)} actions={actions} />,
  );
}

/**
 * Opens the set-up as a tab finds it that had it open before: without the password, unless it was typed just now. The
 * modules stay those of the tests before, which is much quicker than a reload; who signed up is told them anew.
 */
export async function openSetup(reader: Reader, actions: SetupActions, kept: KeptSetup) {
  const { registration, draft, card, password } = kept;
  const memory = await import('@/components/onboarding/registration-memory');
  memory.rememberRegistration(registration, password ?? '');
  if (password === undefined) memory.forgetRegistration();
  sessionStorage.setItem(REGISTRATION_KEY, JSON.stringify(registration));
  if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ email: registration.email, draft }));
  if (card) localStorage.setItem(CARD_KEY, card === true ? demoCard() : card);
  await showPage(reader, actions);
  return findWizard(reader);
}

/** The parts of the wizard a test speaks of again and again. */
export function findWizard({ t }: Pick<Reader, 't'>) {
  // Of a press what the components hear: without the way of the pointer there, which is most of the events.
  const user = userEvent.setup({ skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const o = (key: string, values?: Record<string, string | number>) => t('onboarding', key, values);
  const button = (key: string, values?: Record<string, string | number>) =>
    screen.getByRole('button', { name: o(key, values) });
  const press = (key: string, values?: Record<string, string | number>) => user.click(button(key, values));
  /** Presses, and waits for the frame in which a new step takes the focus: typing before it would go to the heading. */
  const leave = async (key: 'next' | 'back') => {
    await press(key);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  };
  const city = () => screen.getByRole('combobox', { name: o('cities.label') });
  /** Puts a text in the place of what a field holds, as a paste does. */
  const fill = async (field: HTMLElement, text: string) => {
    act(() => field.focus());
    if (field instanceof HTMLInputElement) field.select();
    await (text === '' ? user.keyboard('{Delete}') : user.paste(text));
  };
  /** The alert that says this. */
  const alert = (title: string) =>
    screen.getByText(o(title)).closest<HTMLElement>('[role="alert"]') ?? document.body;
  return {
    user,
    o,
    button,
    press,
    city,
    next: () => leave('next'),
    back: () => leave('back'),
    name: () => screen.getByLabelText(o('company.name')),
    phone: () => screen.getByLabelText(o('company.phone')),
    password: () => screen.getByLabelText(o('confirm.password.label')),
    indicators: () =>
      within(screen.getByRole('navigation', { name: o('stepsLabel') })).getAllByRole('button'),
    text: (key: string, values?: Record<string, string | number>) => screen.getByText(o(key, values)),
    noText: (key: string, values?: Record<string, string | number>) => screen.queryByText(o(key, values)),
    soon: (key: string, values?: Record<string, string | number>) => screen.findByText(o(key, values)),
    plan: (tier: string) => screen.getByRole('radio', { name: new RegExp(`^${o(`plan.names.${tier}`)}`) }),
    /** The step is shown, and none else. */
    onStep: (step: string) =>
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(o(`steps.${step}`)),
    progress: (position: number, total: number) =>
      expect(screen.getByRole('progressbar')).toHaveAccessibleName(
        o('progress', { position, total, percent: Math.round((position / total) * 100) }),
      ),
    fill,
    addTyped: async (text: string) => {
      await fill(city(), text);
      await press('cities.add');
    },
    chosen: () => {
      const list = screen.queryByRole('list', { name: o('cities.chosen') });
      return list
        ? within(list)
            .getAllByRole('listitem')
            .map((item) => item.firstChild?.firstChild?.textContent)
        : [];
    },
    /** The demo's card; no money moves. */
    addCard: async () => {
      const { number, expiry, cvc, postalCode } = cardFields(t);
      await fill(await screen.findByLabelText(number), '4242 4242 4242 4242');
      await fill(screen.getByLabelText(expiry), '12/34');
      await fill(screen.getByLabelText(cvc), '123');
      await fill(screen.getByLabelText(postalCode), '83702');
      await user.click(screen.getByRole('button', { name: t('billing', 'card.add') }));
      expect(await screen.findByText(o('payment.added.title'))).toBeVisible();
    },
    alert,
    /** The items of the alert that says this. */
    listed: (title: string) =>
      within(alert(title))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

function cardFields(t: Reader['t']) {
  const label = (key: string) => t('billing', `card.fields.${key}`);
  return {
    number: label('number'),
    expiry: label('expiry'),
    cvc: label('cvc'),
    postalCode: label('postalCode'),
  };
}
