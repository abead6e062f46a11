import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { BeginPasskey } from '@/components/forms/passkey-button';
import { SignInForm } from '@/components/forms/sign-in-form';
import { StoredSession } from '@/components/forms/stored-session';
import type { SignInTarget } from '@/components/forms/use-sign-in';
import { brand } from '@/lib/brand';
import type { SignInFailure } from '@/lib/identity/accounts/sign-in-failures';
import { createReader, inBothLanguages, type Reader } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import { watchLeaving } from '../../support/leaving';
import { answerSignIns } from '../../support/next-auth-site';

const REFRESH = `${brand.storagePrefix}refresh_token`;
const PASSWORD = 'CorrectHorse12!';

const findHome: SignInTarget['findHome'] = async ({ locale }) => ({
  ok: true,
  data: { path: `/home-of-${locale}` },
});
const noPasskey: BeginPasskey = async () => ({ ok: false, code: 'unavailable', fieldErrors: {} });
const requestLink = async () => ({ ok: true as const, data: undefined });

const signInAction = vi.fn();

/** The form as the sign-in page shows it, and what a reader does with it. */
function openForm(
  { t, user, mount }: Reader,
  given: Partial<SignInTarget & { begin: BeginPasskey; failed: SignInFailure }> = {},
) {
  const { begin = noPasskey, callbackUrl = null, findHome: home = findHome, failed = null } = given;
  mount(
    <SignInForm
      callbackUrl={callbackUrl}
      findHome={home}
      beginPasskey={begin}
      requestLink={requestLink}
      noScript={{ signInAction, failed }}
    />,
  );
  const email = () => screen.getByLabelText(t('auth', 'fields.email'));
  const password = () => screen.getByLabelText(t('auth', 'fields.password'));
  const submit = () => user.click(screen.getByRole('button', { name: t('auth', 'signIn.submit') }));
  const enter = async () => {
    await fill(user, email(), 'ana@example.com');
    await fill(user, password(), PASSWORD);
    await submit();
  };
  return { email, password, submit, enter };
}

inBothLanguages('signing in without script', (reader) => {
  test('says what it failed with, and asks for the code beside the password', () => {
    const { t } = reader();
    openForm(reader(), { failed: 'credentials', callbackUrl: '/dashboard/team' });
    expect(screen.getByText(t('auth', 'signIn.failures.credentials.title'))).toBeVisible();
    expect(document.querySelector('[name="callbackUrl"]')).toHaveValue('/dashboard/team');
    expect(document.querySelector('[name="locale"]')).toHaveValue(reader().locale);
    expect(screen.queryByLabelText(t('auth', 'secondFactor.app.label'))).toBeNull();
    cleanup();
    openForm(reader(), { failed: 'code_wrong' });
    expect(screen.getByLabelText(t('auth', 'secondFactor.app.label'))).toHaveAccessibleDescription(
      expect.stringContaining(t('auth', 'problems.code_app_wrong')),
    );
  });
});

inBothLanguages('signing in by password', (reader) => {
  test('asks for an address and a password before anything is sent', async () => {
    const { t, user } = reader();
    const sent = answerSignIns(null);
    const { email, submit } = openForm(reader());
    await submit();
    expect(email()).toHaveAccessibleDescription(t('auth', 'problems.email_required'));
    expect(email()).toHaveFocus();
    expect(screen.getByText(t('auth', 'problems.password_required'))).toBeVisible();
    await fill(user, email(), 'nonsense');
    await submit();
    expect(screen.getByText(t('auth', 'problems.email_invalid'))).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    ['CredentialsSignin', 'credentials'],
    ['rate_limited', 'rate_limited'],
    ['whatever else', 'unavailable'],
  ])('refused with %s it says no more than that, and keeps what was typed', async (error, failure) => {
    const { t } = reader();
    answerSignIns(error);
    const { email, enter } = openForm(reader());
    await enter();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('auth', `signIn.failures.${failure}.title`));
    expect(alert).toHaveTextContent(t('auth', `signIn.failures.${failure}.text`));
    expect(alert).toHaveFocus();
    expect(email()).toHaveValue('ana@example.com');
  });

  test('where nobody can say what home is, it says so', async () => {
    const { t } = reader();
    answerSignIns(null);
    const leave = watchLeaving();
    await openForm(reader(), { findHome: () => Promise.reject(new Error('offline')) }).enter();
    expect(await screen.findByText(t('auth', 'signIn.failures.unavailable.title'))).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });
});

test.each([
  [null, '/home-of-es'],
  ['/dashboard/permits?q=roof', '/dashboard/permits?q=roof'],
  ['https://evil.example/dashboard', '/home-of-es'],
])('who was headed for %s is led to %s', async (callbackUrl, path) => {
  const sent = answerSignIns(null);
  const leave = watchLeaving();
  await openForm(createReader('es'), { callbackUrl }).enter();
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(path));
  expect(sent).toMatchObject([
    { provider: 'credentials', form: { email: 'ana@example.com', password: PASSWORD } },
  ]);
});

inSpanish('the second step of signing in', (reader) => {
  test('asks for the code of the app, with the password it was given', async () => {
    const { t, user } = reader();
    const sent = answerSignIns('second_factor_required', 'second_factor_wrong');
    await openForm(reader()).enter();
    const code = await screen.findByLabelText(t('auth', 'secondFactor.app.label'));
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');

    await user.keyboard('{Enter}');
    expect(screen.getByText(t('auth', 'problems.code_app'))).toBeVisible();
    await user.paste('123 456');
    expect(code).toHaveValue('123456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('auth', 'problems.code_app_wrong'))).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveValue('');
    expect(sent[1]?.form).toMatchObject({ password: PASSWORD, code: '123456' });
  });

  test('takes a recovery code in its place, and leads back to the password', async () => {
    const { t, user } = reader();
    const sent = answerSignIns('second_factor_required', 'rate_limited', 'CredentialsSignin');
    const { email, enter } = openForm(reader());
    await enter();
    const press = (text: string) => user.click(screen.getByRole('button', { name: t('auth', text) }));
    await screen.findByLabelText(t('auth', 'secondFactor.app.label'));
    await press('secondFactor.useRecovery');
    expect(screen.getByLabelText(t('auth', 'secondFactor.recovery.label'))).toHaveFocus();
    await user.paste(' abcde-fghij ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('auth', 'signIn.failures.rate_limited.title'))).toBeVisible();
    expect(sent[1]?.form.code).toBe('abcde-fghij');
    await press('secondFactor.useApp');
    expect(screen.getByLabelText(t('auth', 'secondFactor.app.label'))).toHaveFocus();
    await press('secondFactor.back');
    expect(email()).toHaveValue('ana@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a password that was changed meanwhile is asked for again', async () => {
    const { t, user } = reader();
    answerSignIns('second_factor_required', 'CredentialsSignin');
    const { password, enter } = openForm(reader());
    await enter();
    await screen.findByLabelText(t('auth', 'secondFactor.app.label'));
    await user.paste('123456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('auth', 'signIn.failures.credentials.title'))).toBeVisible();
    expect(password()).toBeVisible();
  });
});

inSpanish('signing in by passkey', (reader) => {
  const press = async () => {
    const { t, user } = reader();
    await user.click(screen.getByRole('button', { name: t('auth', 'signIn.passkey') }));
  };

  test('a browser without passkeys is told so, before anything is asked', async () => {
    const { t } = reader();
    const begin = vi.fn(noPasskey);
    openForm(reader(), { begin });
    await press();
    expect(await screen.findByText(t('auth', 'signIn.failures.passkey_unsupported.title'))).toBeVisible();
    expect(screen.getByText(t('auth', 'signIn.failures.passkey_unsupported.text'))).toBeVisible();
    expect(begin).not.toHaveBeenCalled();
  });

  describe('where the browser has them', () => {
    const options = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };
    const ask = (get: () => Promise<unknown>) => {
      vi.stubGlobal('PublicKeyCredential', class {});
      vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
    };

    test('turned away it says so, and a site that is busy too', async () => {
      const { t } = reader();
      ask(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      const begin = vi.fn<BeginPasskey>();
      begin.mockResolvedValueOnce({ ok: true, data: options });
      begin.mockResolvedValueOnce({ ok: false, code: 'rate_limited', fieldErrors: {} });
      openForm(reader(), { begin });
      await press();
      expect(await screen.findByText(t('auth', 'signIn.failures.passkey_unused.title'))).toBeVisible();
      await press();
      expect(await screen.findByText(t('auth', 'signIn.failures.rate_limited.title'))).toBeVisible();
      vi.unstubAllGlobals();
    });

    test('a passkey nobody knows any more is named so', async () => {
      const { t } = reader();
      ask(async () => PASSKEY);
      const sent = answerSignIns('CredentialsSignin');
      openForm(reader(), { begin: async () => ({ ok: true, data: options }) });
      await press();
      expect(await screen.findByText(t('auth', 'signIn.failures.passkey_unknown.title'))).toBeVisible();
      expect(sent).toMatchObject([{ provider: 'passkey' }]);
      expect(JSON.parse(sent[0]?.form.response ?? '')).toMatchObject({ id: 'key', type: 'public-key' });
    });
  });
});

/** What a browser answers for a passkey. */
const PASSKEY = {
  id: 'key',
  rawId: new ArrayBuffer(4),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: new ArrayBuffer(4),
    clientDataJSON: new ArrayBuffer(4),
    signature: new ArrayBuffer(4),
    userHandle: new ArrayBuffer(4),
  },
};

describe('a browser that holds tokens of the API', () => {
  const { t, mount } = createReader('es');
  const token = 'x'.repeat(43);
  const open = (signedOut = false) => {
    localStorage.setItem(REFRESH, token);
    mount(
      <StoredSession callbackUrl="/dashboard/permits" findHome={findHome} signedOut={signedOut}>
        the form
      </StoredSession>,
    );
  };

  test('goes on from them, and keeps them no longer', async () => {
    const sent = answerSignIns(null);
    const leave = watchLeaving();
    open();
    expect(screen.getByRole('status')).toHaveTextContent(t('auth', 'checkingSession'));
    expect(screen.queryByText('the form')).toBeNull();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/dashboard/permits'));
    expect(sent).toMatchObject([{ provider: 'refresh', form: { refreshToken: token } }]);
    expect(localStorage.getItem(REFRESH)).toBeNull();
  });

  test.each([
    ['that count no more shows the form and forgets them', 'CredentialsSignin', null],
    ['nobody could check shows the form and keeps them', 'unavailable', token],
  ])('%s', async (_name, error, kept) => {
    answerSignIns(error);
    open();
    expect(await screen.findByText('the form')).toBeVisible();
    expect(localStorage.getItem(REFRESH)).toBe(kept);
  });

  test('is not signed in again after signing out', async () => {
    const sent = answerSignIns(null);
    open(true);
    await waitFor(() => expect(localStorage.getItem(REFRESH)).toBeNull());
    expect(screen.getByText('the form')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
