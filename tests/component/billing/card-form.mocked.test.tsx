import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCardSettingsOperation } from '@/lib/edge/api/operations/billing';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { createReader, inBothLanguages } from '../../support/component';
import { createGate } from '../../support/gate';
import { AUSTIN, makeDraft, newcomer } from '../../support/setup-draft';
import { CARD_NUMBERS } from '../../support/stripe/card-numbers';
import { type StripeTwist, stripeInPage } from '../../support/stripe/in-page';
import { CARD_KEY, findWizard, openSetup, reloadPage, setupApi } from '../../support/wizard';
import { setupActions } from '../../support/wizard-actions';

const loadStripe = vi.hoisted(() => vi.fn());
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }));

const api = setupApi();
const twist: StripeTwist = {};
beforeEach(() => {
  Object.assign(twist, { noElement: false, beforeCard: undefined });
  loadStripe
    .mockReset()
    .mockImplementation(async (key: string, { locale }: { locale: Locale }) =>
      stripeInPage(key, locale, twist),
    );
});

const KEY = 'pk_test_component';
const withStripe = () =>
  api.answer(getCardSettingsOperation, () => ({ provider: 'stripe' as const, publishable_key: KEY }));
/** Who takes cards is asked once for each document. */
const newDocument = () => void vi.resetModules();
const storedCard = () => localStorage.getItem(CARD_KEY);

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
  incomplete: { en: 'Your card number is incomplete.', es: 'El número de tu tarjeta está incompleto.' },
  invalid: { en: 'Your card number is invalid.', es: 'El número de tu tarjeta no es válido.' },
  declined: { en: 'Your card was declined.', es: 'Se ha rechazado tu tarjeta.' },
};

inBothLanguages('the card', (reader) => {
  const b = (key: string) => reader().t('billing', `card.${key}`);
  const actions = setupActions();
  /** The payment step of the five. */
  const open = (card?: string, step = 3) => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [AUSTIN], step });
    return openSetup(reader(), actions, { registration, draft, card });
  };
  const form = () => screen.findByRole('form', { name: b('formLabel') });
  const add = () => screen.getByRole('button', { name: b('add') });
  const added = () => screen.findByText(reader().t('onboarding', 'payment.added.title'));

  describe('without keys', () => {
    beforeAll(newDocument);

    it('is a demo’s, which says so and what to change', async () => {
      const wizard = await open();
      const asked = within(await form());
      expect(asked.getByText(b('demo.title'))).toBeVisible();
      await wizard.user.click(add());
      for (const problem of ['number_required', 'expiry_invalid', 'cvc_invalid', 'postal_code_invalid'])
        expect(asked.getByText(b(`problems.${problem}`))).toBeVisible();
      const number = asked.getByLabelText(b('fields.number'));
      expect(number).toHaveFocus();
      await wizard.fill(number, '4242 4242 4242 4241');
      await wizard.fill(asked.getByLabelText(b('fields.expiry')), '01/20');
      await wizard.user.click(add());
      expect(asked.getByText(b('problems.number_invalid'))).toBeVisible();
      expect(asked.getByText(b('problems.expiry_past'))).toBeVisible();
      expect(asked.getByText('4000 0000 0000 0341')).not.toBeVisible();
      await wizard.user.click(asked.getByText(b('demoNumbers.title')));
      expect(asked.getByText('4000 0000 0000 0341')).toBeVisible();
      expect(storedCard()).toBeNull();
      expect(loadStripe).not.toHaveBeenCalled();
    });

    it('is added by keyboard, found again after a reload, and changed', async () => {
      const { user } = await open();
      within(await form())
        .getByLabelText(b('fields.number'))
        .focus();
      for (const text of ['4000 0000 0000 0341', '12/34', '123', '78701']) {
        await user.paste(text);
        await user.tab();
      }
      await user.tab();
      expect(add()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await added()).toBeVisible();
      const id = storedCard();
      expect(id).toMatch(/^pm_demo_visa_0341_[a-z0-9]{16}$/);

      await reloadPage(reader(), actions);
      expect(await added()).toBeVisible();
      expect(screen.getByText(reader().t('onboarding', 'payment.added.demo'))).toBeVisible();
      expect(storedCard()).toBe(id);
      await findWizard(reader()).press('payment.change');
      expect(await form()).toBeVisible();
      expect(storedCard()).toBeNull();
    });

    it('of Stripe’s is worth nothing', async () => {
      await open('pm_1Nq8aB2eZvKYlo2C');
      expect(await form()).toHaveTextContent(b('demo.title'));
      expect(storedCard()).toBeNull();
    });
  });

  describe('with Stripe', () => {
    beforeAll(newDocument);

    /** Fills in the card field of the stand-in for Stripe.js. */
    const type = async (wizard: ReturnType<typeof findWizard>, number: string) => {
      const inputs = within(await form()).getAllByRole<HTMLInputElement>('textbox');
      const texts: Record<string, string> = {
        cardnumber: number,
        expiry: '12/34',
        cvc: '123',
        postal: '78701',
      };
      for (const input of inputs) await wizard.fill(input, texts[input.name] ?? '');
    };

    it('asks nobody for anything before its step is shown', async () => {
      newDocument();
      withStripe();
      const wizard = await open(undefined, 2);
      expect(api.asked).toEqual([]);
      await wizard.next();
      expect(await form()).toBeVisible();
      expect(api.asked).toEqual(['getCardSettings']);
      expect(loadStripe).toHaveBeenCalledExactlyOnceWith(KEY, { locale: reader().locale });
    });

    it('is kept across a reload and a change of language, and changed', async () => {
      withStripe();
      const wizard = await open();
      await type(wizard, CARD_NUMBERS.good);
      await wizard.user.click(add());
      expect(await added()).toBeVisible();
      const id = storedCard();
      expect(id).toMatch(/^pm_[A-Za-z0-9]+$/);
      const other = createReader(LOCALES.find((locale) => locale !== reader().locale) ?? reader().locale);
      for (const next of [other, reader()]) {
        await reloadPage(next, actions);
        expect(await screen.findByText(next.t('onboarding', 'payment.added.text'))).toBeVisible();
        expect(storedCard()).toBe(id);
      }
      await findWizard(reader()).press('payment.change');
      expect(storedCard()).toBeNull();
      expect(await form()).toBeVisible();
    });

    it('is added by keyboard alone', async () => {
      withStripe();
      const { user } = await open();
      within(await form())
        .getAllByRole('textbox')[0]
        ?.focus();
      for (const text of [CARD_NUMBERS.good, '1234', '123', '78701']) {
        await user.paste(text);
        await user.tab();
      }
      expect(add()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await added()).toBeVisible();
    });

    it('is handed over once, however often it is pressed', async () => {
      withStripe();
      const answered = createGate();
      const handedOver = vi.fn(() => answered.until);
      twist.beforeCard = handedOver;
      const wizard = await open();
      await type(wizard, CARD_NUMBERS.good);
      await wizard.user.dblClick(add());
      expect(screen.getByRole('button', { name: b('processing') })).toBeDisabled();
      await act(async () => answered.release());
      expect(await added()).toBeVisible();
      expect(handedOver).toHaveBeenCalledOnce();
    });

    it('is spoken of as Stripe speaks of it, beside the field already while it is filled in', async () => {
      withStripe();
      const { locale } = reader();
      const wizard = await open();
      const asked = within(await form());
      const group = () => asked.getByRole('group');
      await wizard.user.click(add());
      const alert = await asked.findByRole('alert');
      expect(alert).toHaveTextContent(STRIPE_SAYS.incomplete[locale]);
      await waitFor(() => expect(asked.getByRole('alert')).toHaveFocus());

      await type(wizard, '4242424242424241');
      expect(group()).toHaveAccessibleDescription(STRIPE_SAYS.invalid[locale]);
      await type(wizard, CARD_NUMBERS.declined);
      expect(group()).toHaveAccessibleDescription('');
      await wizard.user.click(add());
      await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(STRIPE_SAYS.declined[locale]));
      expect(storedCard()).toBeNull();

      await type(wizard, CARD_NUMBERS.good);
      await wizard.user.click(add());
      expect(await added()).toBeVisible();
    });

    it.each([
      ['element_not_found', CARD_NUMBERS.good],
      ['not_created', CARD_NUMBERS.noMessage],
      ['no_method', CARD_NUMBERS.nothing],
      ['not_added', CARD_NUMBERS.throws],
    ] as const)('that fails is said: %s', async (failure, number) => {
      withStripe();
      twist.noElement = failure === 'element_not_found';
      const wizard = await open();
      await type(wizard, number);
      await wizard.user.click(add());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(b(`failures.${failure}`));
      if (reader().locale === 'en') expect(alert).toHaveTextContent(CATALOGUE[failure]);
      expect(add()).toBeEnabled();
      expect(storedCard()).toBeNull();
    });

    it('cannot be asked for while nothing loads, which is said, and tried again', async () => {
      newDocument();
      api.refuse(getCardSettingsOperation, 'no answer');
      loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
      const { user } = await open();
      const again = () => screen.getByRole('button', { name: b('retry') });
      expect(await screen.findByText(b('failures.unavailable'))).toBeVisible();
      withStripe();
      await user.click(again());
      const said = await screen.findByText(b('failures.stripe_not_loaded'));
      expect(said).toBeVisible();
      if (reader().locale === 'en') expect(said).toHaveTextContent(CATALOGUE.stripe_not_loaded);
      await user.click(again());
      expect(await form()).toBeVisible();
    });

    it('of the demo’s is worth nothing', async () => {
      withStripe();
      await open('pm_demo_visa_4242_abcdefgh');
      expect(await form()).not.toHaveTextContent(b('demo.title'));
      expect(storedCard()).toBeNull();
    });
  });
});
