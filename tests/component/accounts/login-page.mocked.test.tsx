import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import LoginPage, { generateMetadata } from '@/app/[locale]/(auth)/login/page';
import { SignUpForm } from '@/components/forms/sign-up-form';
import type { CheckEmail } from '@/components/forms/use-email-availability';
import type { CheckPassword } from '@/components/forms/use-password-check';
import type { CheckReferral } from '@/components/forms/use-referral-check';
import { recallPassword } from '@/components/onboarding/registration-memory';
import { brand } from '@/lib/brand';
import type { Account } from '@/lib/identity/accounts/types';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { createReader, inBothLanguages, type Reader, router } from '../../support/component';
import { fill } from '../../support/fill';
import { watchLeaving } from '../../support/leaving';
import { answerSignIns } from '../../support/next-auth-site';
import { settled } from '../../support/settled';

const site = vi.hoisted(() => ({
  account: null as Account | null,
  home: null as string | null,
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock('@/components/layout/public-shell', () => ({ PublicShell: 'main' }));
vi.mock('@/lib/edge/server/session', () => ({
  findSessionAccount: async () => site.account,
}));
vi.mock('@/lib/edge/server/home-page', () => ({ getHomePage: () => site.home }));
vi.mock('@/app/[locale]/(auth)/login/actions', () => ({
  beginPasskey: async () => ({ ok: false, code: 'unavailable', fieldErrors: {} }),
  checkEmail: async () => ({ ok: true, data: { available: true } }),
  checkReferral: async () => ({ ok: true, data: { known: true } }),
  checkPassword: async () => ({ ok: true, data: { common: false } }),
  findHome: async () => ({ ok: true, data: { path: '/home' } }),
  signInAction: async () => {},
  requestPasswordReset: async () => ({ ok: true }),
}));

beforeEach(() => {
  site.account = null;
  site.home = null;
});

const renderPage = (locale: string, query: Record<string, string>) =>
  LoginPage({ params: Promise.resolve({ locale }), searchParams: Promise.resolve(query) });

inBothLanguages('the sign-in page', (reader) => {
  const open = async (query: Record<string, string> = {}) => {
    const { locale, mount } = reader();
    mount(await settled(renderPage(locale, query)));
  };
  const getTitle = async (query: Record<string, string>) => {
    const { locale } = reader();
    const params = Promise.resolve({ locale });
    return (await generateMetadata({ params, searchParams: Promise.resolve(query) })).title;
  };

  test.each([
    ['verified', 'verified.title'],
    ['signed_out', 'signedOut'],
    ['resend', 'resend.title'],
  ])('says what brought the reader here: %s', async (name, text) => {
    const { t } = reader();
    await open({ [name]: 'true' });
    expect(screen.getByText(t('auth', text))).toBeVisible();
  });

  test('told to send again, leads to where a link is asked for', async () => {
    const { t, href } = reader();
    await open({ resend: 'true' });
    expect(screen.getByRole('link', { name: t('auth', 'resend.action') })).toHaveAttribute(
      'href',
      href('/request-verification'),
    );
  });

  test('is the first step of signing up where the address says so', async () => {
    const { t, href } = reader();
    await open({ signup: 'true' });
    expect(screen.getByText(t('auth', 'signUp.step'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: t('auth', 'signUp.title') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('auth', 'signIn.title') })).toHaveAttribute(
      'href',
      href('/login'),
    );
    expect(await getTitle({ signup: 'true' })).toBe(t('auth', 'signUp.title'));
  });

  test('says so to who is signed in to nothing', async () => {
    const { t } = reader();
    site.account = SOMEBODY;
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(t('auth', 'nowhere.title'));
    expect(screen.getByRole('heading', { level: 1, name: t('auth', 'signIn.title') })).toBeVisible();
    expect(await getTitle({})).toBe(t('auth', 'signIn.title'));
  });
});

const SOMEBODY: Account = {
  user: {
    id: 'usr_1',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Reyes',
    locale: 'en',
    isAdmin: false,
    hasSecondFactor: false,
    emailVerifiedAt: null,
  },
  session: { id: 'ses_1', authenticatedAt: new Date() },
  company: null,
  hasPortal: false,
};

describe('who comes to sign in', () => {
  test('and is signed in already goes home', async () => {
    site.account = SOMEBODY;
    site.home = '/dashboard';
    await expect(renderPage('es', {})).rejects.toMatchObject({
      digest: expect.stringContaining(';/es/tablero;'),
    });
  });

  test('for an automation that nobody built yet goes home, not there', async () => {
    const { t, user, mount } = createReader('en');
    answerSignIns(null);
    const leave = watchLeaving();
    mount(await settled(renderPage('en', { zapier_oauth: '1', client_id: 'x' })));
    await fill(user, screen.getByLabelText(t('auth', 'fields.email')), 'ana@example.com');
    await fill(user, screen.getByLabelText(t('auth', 'fields.password')), 'CorrectHorse12!');
    await user.click(screen.getByRole('button', { name: t('auth', 'signIn.submit') }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/home'));
  });
});

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmation', 'referralCode'] as const;
type Field = (typeof FIELDS)[number];

/** The form as the sign-in page shows it, and what a reader does with it. */
function openForm(
  { t, user, mount }: Reader,
  {
    available = true,
    known = true,
    common = false,
    referralCode = '',
    chosenTier = undefined as Tier | undefined,
  } = {},
) {
  const checkEmail = vi.fn<CheckEmail>(async () => ({ ok: true, data: { available } }));
  const checkReferral = vi.fn<CheckReferral>(async () => ({ ok: true, data: { known } }));
  const checkPassword = vi.fn<CheckPassword>(async () => ({ ok: true, data: { common } }));
  mount(
    <SignUpForm
      referralCode={referralCode}
      chosenTier={chosenTier}
      checkEmail={checkEmail}
      checkReferral={checkReferral}
      checkPassword={checkPassword}
    />,
  );
  const field = (name: Field) => screen.getByLabelText(new RegExp(`^${t('auth', `fields.${name}`)}( \\(|$)`));
  const enter = async (given: Partial<Record<Field, string>>) => {
    for (const name of FIELDS) {
      const text = given[name];
      if (text !== undefined) await fill(user, field(name), text);
    }
  };
  const submit = () => user.click(screen.getByRole('button', { name: t('auth', 'signUp.submit') }));
  return { field, enter, submit, checkEmail, checkPassword };
}

inBothLanguages('signing up', (reader) => {
  test('says what is missing, at the first field, and takes each mark away as it is typed', async () => {
    const { t } = reader();
    const { field, enter, submit } = openForm(reader());
    await submit();
    for (const problem of ['first_name', 'last_name', 'email_required', 'password_required'])
      expect(screen.getByText(t('auth', `problems.${problem}`))).toBeVisible();
    expect(screen.getByText(t('auth', 'problems.confirmation_required'))).toBeVisible();
    expect(field('firstName')).toHaveFocus();
    await enter({ firstName: 'Ana', email: 'nonsense', password: 'Short1', confirmation: 'Other1' });
    expect(screen.queryByText(t('auth', 'problems.first_name'))).toBeNull();
    await enter({ referralCode: '?!' });
    await submit();
    for (const problem of ['email_invalid', 'password_length', 'confirmation_differs', 'referral_code'])
      expect(screen.getByText(t('auth', `problems.${problem}`))).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('says whether an address is free, and what a code brings', async () => {
    const { t } = reader();
    const { enter, checkEmail } = openForm(reader(), { referralCode: 'ANA-2026' });
    await enter({ email: 'Ana@Example.com' });
    expect(await screen.findByText(t('auth', 'availability.available'))).toBeVisible();
    expect(checkEmail.mock.calls).toEqual([[{ email: 'ana@example.com' }]]);
    const brings = { days: REFERRED_TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT };
    expect(await screen.findByText(t('auth', 'referral.known', brings))).toBeVisible();
  });

  test('an address that is taken is sent to sign in, a code nobody has is said', async () => {
    const { t, href } = reader();
    const { enter, submit } = openForm(reader(), { available: false, known: false });
    await enter({ email: 'ana@example.com', referralCode: 'NOBODY-1' });
    expect(await screen.findByText(t('auth', 'availability.unavailable'))).toBeVisible();
    const [note] = screen.getAllByRole('link', { name: t('auth', 'availability.signIn') });
    expect(note).toHaveAttribute('href', href('/login'));
    expect(await screen.findByText(t('auth', 'referral.unknown', { days: TRIAL_DAYS }))).toBeVisible();
    await submit();
    expect(screen.getByText(t('auth', 'problems.email_taken'))).toBeVisible();
  });

  test('a password that is guessed first is refused here, not at the end of the set-up', async () => {
    const { t } = reader();
    const { field, enter, submit, checkPassword } = openForm(reader(), { common: true });
    const person = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com' };
    await enter({ ...person, password: 'Password1234!', confirmation: 'Password1234!' });
    expect(await screen.findByText(t('auth', 'strength.common'))).toBeVisible();
    expect(screen.queryByText(t('auth', 'strength.strong'))).toBeNull();
    await submit();
    expect(await screen.findByText(t('auth', 'problems.password_common'))).toBeVisible();
    expect(field('password')).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
    expect(checkPassword.mock.lastCall).toEqual([
      { password: 'Password1234!', email: person.email, names: ['Ana', 'Reyes'] },
    ]);
  });
});

// Last: what was typed stays in the page's memory.
test('who has signed up is led on to the set-up, their password kept in memory alone', async () => {
  const reader = createReader('es');
  const { enter, submit } = openForm(reader, { referralCode: 'ANA-2026', chosenTier: 'team' });
  const person = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com' };
  await enter({ ...person, firstName: ' Ana ', password: 'CorrectHorse12', confirmation: 'CorrectHorse12' });
  await submit();
  await waitFor(() => expect(router.push.mock.calls).toEqual([[reader.href('/onboarding')]]));
  expect(recallPassword()).toBe('CorrectHorse12');
  const kept = JSON.parse(sessionStorage.getItem(`${brand.storagePrefix}registration`) ?? '');
  expect(kept).toEqual({ ...person, referralCode: 'ANA-2026', chosenTier: 'team' });
});
