import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { CONSENT_KEY } from '@/lib/site/measurement/consent';
import type { MeasurementEvent } from '@/lib/site/measurement/types';
import { createReader, inBothLanguages, router } from '../../support/component';
import { AUSTIN, BOISE, makeDraft, newcomer } from '../../support/setup-draft';
import { findWizard, openSetup, reloadPage, setupApi } from '../../support/wizard';
import { setupActions } from '../../support/wizard-actions';

const report = vi.hoisted(() => vi.fn<(event: MeasurementEvent) => Promise<void>>(async () => {}));
vi.mock('@/lib/site/measurement/measure', () => ({ report }));
beforeEach(() => report.mockClear());

setupApi();

/** Goes through the browser's history, until the page has heard of it. */
async function go(steps: -1 | 1): Promise<void> {
  await act(async () => {
    const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(steps);
    await heard;
  });
}

inBothLanguages('the way through the set-up', (reader) => {
  it('has five steps where a city is monitored, each left once it holds', async () => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [AUSTIN], step: 1 });
    const wizard = await openSetup(reader(), setupActions(), { registration, draft });
    const { t } = reader();
    wizard.onStep('company');
    wizard.progress(1, 5);
    for (const ahead of wizard.indicators().slice(1)) expect(ahead).toBeDisabled();
    await wizard.next();
    wizard.onStep('plan');
    wizard.progress(2, 5);
    expect(wizard.indicators()[0]).toHaveTextContent(wizard.o('stepStates.done'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await wizard.user.click(wizard.plan('team'));
    await wizard.next();

    wizard.onStep('payment');
    await wizard.next();
    expect(wizard.text('payment.missing')).toBeVisible();
    wizard.onStep('payment');
    await wizard.addCard();
    expect(wizard.noText('payment.missing')).toBeNull();
    await wizard.next();

    wizard.onStep('notifications');
    const address = screen.getByRole('textbox', { name: t('onboarding', 'notifications.emailAddress') });
    expect(address).toHaveValue(registration.email);
    await wizard.next();

    wizard.onStep('confirm');
    wizard.progress(5, 5);
    expect(screen.getByText(draft.companyData.companyName)).toBeVisible();
    expect(screen.getByText(new RegExp(wizard.o('plan.names.team')))).toBeVisible();
    expect(wizard.text('confirm.summary.demoCardAdded')).toBeVisible();
    expect(wizard.noText('confirm.incomplete')).toBeNull();
  });

  it('has three where none is', async () => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [BOISE], step: 1 });
    const wizard = await openSetup(reader(), setupActions(), { registration, draft });
    wizard.onStep('setup');
    expect(wizard.text('verification.notMonitored.title')).toBeVisible();
    await wizard.next();
    wizard.onStep('plan_payment');
    wizard.progress(2, 3);
    await wizard.next();
    expect(wizard.text('payment.missing')).toBeVisible();
    await wizard.addCard();
    await wizard.next();
    wizard.onStep('welcome');
    wizard.progress(3, 3);
  });

  it('keeps everything but the password across a reload', async () => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [AUSTIN], step: 2 });
    const actions = setupActions();
    const wizard = await openSetup(reader(), actions, { registration, draft, card: true, password: 'x' });
    await wizard.user.click(wizard.plan('enterprise'));
    await wizard.next();
    await reloadPage(reader(), actions);
    wizard.onStep('payment');
    expect(wizard.text('payment.added.title')).toBeVisible();
    await wizard.next();
    await wizard.next();
    await reloadPage(reader(), actions);
    wizard.onStep('confirm');
    expect(screen.getByText(draft.companyData.companyName)).toBeVisible();
    expect(screen.getByText(new RegExp(wizard.o('plan.names.enterprise')))).toBeVisible();
    expect(wizard.text('confirm.password.lost')).toBeVisible();
    expect(wizard.password()).toHaveValue('');
  });

  it('shows the same draft at the same step in the other language', async () => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [BOISE], step: 1 });
    const actions = setupActions();
    const here = await openSetup(reader(), actions, { registration, draft });
    await here.fill(here.phone(), '(208) 555-0199');
    await here.next();
    expect(window.location.search).toBe('?step=2');

    const other = createReader(LOCALES.find((locale) => locale !== reader().locale) ?? reader().locale);
    await reloadPage(other, actions);
    const there = findWizard(other);
    there.onStep('plan_payment');
    there.progress(2, 3);
    await there.back();
    expect(there.phone()).toHaveValue('(208) 555-0199');
    expect(there.chosen()).toEqual(['Boise, ID']);
    expect(there.name()).toHaveValue(draft.companyData.companyName);
  });

  it('begins at the sign-up for who has not signed up', async () => {
    const { href, t } = reader();
    await reloadPage(reader(), setupActions());
    expect(screen.getByText(t('onboarding', 'loading'))).toBeInTheDocument();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(`${href('/login')}?signup=true`);
  });
});

describe('in whatever language, the way through the set-up', () => {
  const reader = () => createReader('es');

  it('goes back and forth by the browser’s buttons, forward over no step that does not hold', async () => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [AUSTIN], step: 1 });
    const wizard = await openSetup(reader(), setupActions(), { registration, draft, card: true });
    await wizard.next();
    await wizard.next();
    wizard.onStep('payment');
    await go(-1);
    await waitFor(() => wizard.onStep('plan'));
    await go(-1);
    await waitFor(() => wizard.onStep('company'));
    await go(1);
    await waitFor(() => wizard.onStep('plan'));
    await wizard.back();
    await wizard.fill(wizard.phone(), '');
    await go(-1);
    await waitFor(() => wizard.onStep('company'));
  });

  describe('and what is measured of it', () => {
    const walk = async (choice: 'granted' | 'denied') => {
      localStorage.setItem(CONSENT_KEY, `${choice} ${new Date().toISOString()}`);
      const registration = newcomer();
      const draft = makeDraft(registration, { cities: [BOISE], step: 1 });
      const wizard = await openSetup(reader(), setupActions(), { registration, draft, card: true });
      // A step that may not be left is none that was.
      await wizard.fill(wizard.phone(), '');
      await wizard.next();
      await wizard.fill(wizard.phone(), '(208) 555-0142');
      await wizard.next();
      await wizard.back();
      await wizard.next();
      await wizard.next();
      wizard.onStep('welcome');
    };

    it('is each step that was left, to who was allowed to know', async () => {
      await walk('granted');
      await waitFor(() => expect(report).toHaveBeenCalledTimes(3));
      const properties = {
        variant: 'streamlined',
        time_spent_seconds: expect.any(Number),
        cities_selected: 1,
      };
      expect(report.mock.calls.map(([event]) => event)).toEqual(
        [1, 1, 2].map((step) => ({
          name: 'onboarding_step_completed',
          properties: { step, ...properties },
        })),
      );
    });

    it('is nothing after a no', async () => {
      await walk('denied');
      expect(report).not.toHaveBeenCalled();
    });
  });
});
