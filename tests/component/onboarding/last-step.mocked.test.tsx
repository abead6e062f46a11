import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDemoChecklist } from '@/lib/sales/onboarding/demo-checklist';
import type { OnboardingDraft } from '@/lib/sales/onboarding/types';
import { FIRST_LOOK_MINUTES, HISTORY_MONTHS } from '@/lib/tracking/feeds/first-look';
import { createReader, inBothLanguages, type Reader } from '../../support/component';
import { createGate } from '../../support/gate';
import { watchLeaving } from '../../support/leaving';
import { AUSTIN, BOISE, demoCard, makeDraft, newcomer, PASSWORD } from '../../support/setup-draft';
import { CARD_KEY, DRAFT_KEY, openSetup, REGISTRATION_KEY, setupApi } from '../../support/wizard';
import { done, refused, setupActions } from '../../support/wizard-actions';

const signIn = vi.hoisted(() => vi.fn());
vi.mock('next-auth/react', () => ({ signIn }));
vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => signIn.mockReset().mockResolvedValue({ ok: true, error: null }));

setupApi();

const LAST = { [AUSTIN]: 5, [BOISE]: 3 };

const registration = newcomer();
/** The last step where this city is chosen, with all that it needs but the password. */
const openLast =
  (reader: () => Reader) =>
  async (
    city: keyof typeof LAST | null,
    {
      change,
      ...kept
    }: { change?: (draft: OnboardingDraft) => void; card?: true | string; password?: string },
  ) => {
    const actions = setupActions();
    const cities = city ? [city] : [];
    const draft = makeDraft(registration, { cities, step: LAST[city ?? AUSTIN], change });
    const wizard = await openSetup(reader(), actions, { registration, draft, ...kept });
    return { actions, wizard, draft };
  };
const losing = (draft: OnboardingDraft) => {
  Object.assign(draft.companyData, { companyName: ' ', phone: '', permitConfirmed: false });
  draft.notificationSettings.methods = [];
};

inBothLanguages('the last step of the set-up', (reader) => {
  const open = openLast(reader);

  it('of five lists what is missing, and marks the steps it belongs to', async () => {
    const { wizard } = await open(null, { change: losing });
    const needed = (keys: string[]) => keys.map((key) => wizard.o(`requirements.${key}`));
    expect(wizard.listed('confirm.incomplete')).toEqual(
      needed(['company_name', 'cities', 'phone', 'payment', 'methods']),
    );
    const states = wizard.indicators().map((step) => step.textContent);
    for (const step of [0, 2, 3]) expect(states[step]).toContain(wizard.o('stepStates.incomplete'));
    expect(states[1]).toContain(wizard.o('stepStates.done'));
  });

  it('of five says when permits are there, as the first read keeps it', async () => {
    const { wizard } = await open(AUSTIN, {});
    const times = { minutes: FIRST_LOOK_MINUTES, months: HISTORY_MONTHS };
    expect(wizard.text('confirm.discovery', times)).toBeVisible();
  });

  it('of five, pressed all the same, says what the end itself refuses, and leads back to any step', async () => {
    const { wizard, actions } = await open(AUSTIN, { change: losing });
    const needed = ['company_name', 'phone', 'verification', 'payment', 'methods'];
    expect(wizard.listed('confirm.incomplete')).toEqual(needed.map((key) => wizard.o(`requirements.${key}`)));
    await wizard.press('confirm.submit');
    expect(wizard.listed('failure.title')).toEqual(
      ['phone', 'verification'].map((key) => wizard.o(`failure.fields.${key}`)),
    );
    expect(actions.register).not.toHaveBeenCalled();
    await wizard.user.click(wizard.indicators()[0] ?? document.body);
    wizard.onStep('company');
  });

  it('of three lists what is missing', async () => {
    const { wizard } = await open(BOISE, {
      change: (draft) => Object.assign(draft.companyData, { companyName: '', phone: '' }),
    });
    expect(wizard.listed('confirm.incomplete')).toEqual(
      ['company_name', 'phone', 'payment_streamlined'].map((key) => wizard.o(`requirements.${key}`)),
    );
  });

  it('asks for a password that a reload forgot, until one is strong and not common', async () => {
    const { wizard, actions } = await open(BOISE, { card: true });
    const leftFor = watchLeaving();
    expect(wizard.text('confirm.password.lost')).toBeVisible();
    await wizard.fill(wizard.password(), 'Short1!');
    await wizard.press('welcome.submit');
    expect(wizard.text('confirm.password.refused')).toBeVisible();
    expect(wizard.password()).toHaveFocus();
    expect(actions.register).not.toHaveBeenCalled();

    actions.register.mockResolvedValueOnce(refused('invalid_input', { password: 'password_common' }));
    await wizard.fill(wizard.password(), 'Password1234!');
    await wizard.press('welcome.submit');
    expect(wizard.listed('failure.title')).toEqual([wizard.o('failure.fields.password_common')]);
    await waitFor(() => expect(wizard.alert('failure.title')).toHaveFocus());
    await wizard.fill(wizard.password(), PASSWORD);
    await wizard.press('welcome.submit');
    await waitFor(() => expect(leftFor).toHaveBeenCalledExactlyOnceWith(reader().href('/dashboard')));
  });

  it('says of a common password that it is one, whatever characters it has', async () => {
    const { wizard, actions } = await open(BOISE, { card: true, password: PASSWORD });
    actions.register.mockResolvedValueOnce(refused('invalid_input', { password: 'password_common' }));
    await wizard.press('welcome.submit');
    expect(wizard.text('confirm.password.common')).toBeVisible();
  });

  it('says that an address has an account, and leads to sign in', async () => {
    const { wizard, actions } = await open(BOISE, { card: true, password: PASSWORD });
    const leftFor = watchLeaving();
    actions.register.mockResolvedValueOnce(refused('already_exists', { email: 'email_taken' }));
    await wizard.press('welcome.submit');
    const failure = wizard.alert('failure.title');
    expect(failure).toHaveTextContent(wizard.o('failure.emailTaken', { email: registration.email }));
    await waitFor(() => expect(failure).toHaveFocus());
    const link = within(failure).getByRole('link', { name: wizard.o('failure.signIn') });
    expect(link).toHaveAttribute('href', reader().href('/login'));
    expect(leftFor).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toBeNull();
  });

  it('makes the account once, signs in, subscribes, and leaves nothing in the browser', async () => {
    const card = demoCard();
    const { wizard, actions, draft } = await open(AUSTIN, { card, password: PASSWORD });
    const leftFor = watchLeaving();
    const answered = createGate();
    actions.register.mockImplementationOnce(async ({ email }) => {
      await answered.until;
      return done({ email });
    });
    await wizard.user.dblClick(wizard.button('confirm.submit'));
    expect(wizard.button('confirm.pending')).toBeDisabled();
    await wizard.user.keyboard('{Enter}');
    await act(async () => answered.release());
    await waitFor(() => expect(leftFor).toHaveBeenCalledExactlyOnceWith(reader().href('/dashboard')));
    expect(actions.register).toHaveBeenCalledOnce();
    expect(actions.register.mock.lastCall?.[0]).toMatchObject({
      email: registration.email,
      password: PASSWORD,
      companyName: draft.companyData.companyName,
      operatingCities: [AUSTIN],
      permitConfirmed: true,
      locale: reader().locale,
    });
    expect(signIn).toHaveBeenCalledExactlyOnceWith('credentials', {
      email: registration.email,
      password: PASSWORD,
      redirect: false,
    });
    expect(actions.subscribe).toHaveBeenCalledExactlyOnceWith({ paymentMethodId: card });
    expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([]);
  });

  it('of three shows a list for the town, and leads straight to the one it shows', async () => {
    const { wizard } = await open(BOISE, { card: true, password: PASSWORD });
    const leftFor = watchLeaving();
    const { locale, href } = reader();
    const shown = async (permitType: 'roofing' | 'solar_pv') => {
      const demo = makeDemoChecklist({ city: BOISE, permitType, locale });
      expect(await screen.findByText(`${demo.title}, ${demo.place}`)).toBeVisible();
      const list = screen.getByRole('list', { name: wizard.o('welcome.demo.documents') });
      for (const { label } of demo.documents) expect(within(list).getByText(label)).toBeVisible();
    };
    await shown('roofing');
    await wizard.user.selectOptions(screen.getByLabelText(wizard.o('welcome.demo.type')), 'solar_pv');
    await shown('solar_pv');
    for (const key of ['toDashboard', 'submit']) expect(wizard.button(`welcome.${key}`)).toBeEnabled();
    await wizard.press('welcome.toChecklist');
    await waitFor(() => expect(leftFor).toHaveBeenCalledOnce());
    expect(leftFor).toHaveBeenCalledWith(
      `${href('/dashboard/permit-checklist')}?type=solar_pv&place=Boise%2C+ID`,
    );
  });

  it('tries the list again that could not be made', async () => {
    const { wizard, actions } = await open(BOISE, { card: true });
    actions.showDemo.mockResolvedValueOnce(refused('unavailable'));
    await wizard.user.selectOptions(screen.getByLabelText(wizard.o('welcome.demo.type')), 'solar_pv');
    expect(await wizard.soon('welcome.demo.failed')).toBeVisible();
    await wizard.press('welcome.demo.again');
    expect(await screen.findByRole('list', { name: wizard.o('welcome.demo.documents') })).toBeVisible();
  });

  it('says that the set-up was finished in another tab, and forgets it here', async () => {
    const { wizard } = await open(BOISE, { card: true });
    const elsewhere = new BroadcastChannel(DRAFT_KEY);
    elsewhere.postMessage({ finished: 'somebody-else@example.com' });
    elsewhere.postMessage({ finished: registration.email });
    expect(await wizard.soon('finishedElsewhere.title')).toBeVisible();
    elsewhere.close();
    const link = screen.getByRole('link', { name: wizard.o('finishedElsewhere.action') });
    expect(link).toHaveAttribute('href', reader().href('/dashboard'));
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(sessionStorage.getItem(REGISTRATION_KEY)).toBeNull();
  });
});

describe('in whatever language, the last step', () => {
  const reader = () => createReader('es');
  const open = openLast(reader);

  it('leaves for the dashboard also where the card is refused: it is asked for there again', async () => {
    const { wizard, actions } = await open(AUSTIN, { card: true, password: PASSWORD });
    const leftFor = watchLeaving();
    actions.subscribe.mockResolvedValueOnce(refused('payment_refused', { card: 'card_declined' }));
    await wizard.press('confirm.submit');
    await waitFor(() => expect(leftFor).toHaveBeenCalledExactlyOnceWith(reader().href('/dashboard')));
  });

  it('tells the other tabs that it is finished', async () => {
    const { wizard } = await open(BOISE, { card: true, password: PASSWORD });
    watchLeaving();
    const elsewhere = new BroadcastChannel(DRAFT_KEY);
    const heard = new Promise((resolve) => {
      elsewhere.onmessage = ({ data }: MessageEvent) => resolve(data);
    });
    await wizard.press('welcome.submit');
    expect(await heard).toMatchObject({ finished: registration.email });
    elsewhere.close();
    expect(localStorage.getItem(CARD_KEY)).toBeNull();
  });
});
