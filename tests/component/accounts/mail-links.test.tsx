import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { ForgotPassword } from '@/components/forms/forgot-password';
import { type RequestLink, RequestLinkForm } from '@/components/forms/request-link-form';
import { ResetPasswordForm } from '@/components/forms/reset-password-form';
import { LEAVE_AFTER_SECONDS } from '@/components/forms/use-leave';
import { VerifyEmail } from '@/components/forms/verify-email';
import { done, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';

type Answer = ActionAnswer<void>;
const DONE: Answer = done(undefined);

/** Three seconds later, as the clock of the page goes. */
async function waitToLeave(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(LEAVE_AFTER_SECONDS * 1_000));
}

inSpanish('a forgotten password', (reader) => {
  test('is told of in a dialog, which begins with what was typed and gives the focus back', async () => {
    const { t, user, mount, locale } = reader();
    const request = vi.fn<RequestLink>(async () => DONE);
    mount(
      <ForgotPassword
        look="link"
        email="ana@example.com"
        requestLink={request}
        label={t('auth', 'forgot.open')}
      />,
    );
    const open = screen.getByRole('button', { name: t('auth', 'forgot.open') });
    await user.click(open);
    const dialog = within(screen.getByRole('dialog', { name: t('auth', 'forgot.title') }));
    expect(dialog.getByText(t('auth', 'forgot.description'))).toBeVisible();
    const email = dialog.getByLabelText(t('auth', 'fields.email'));
    expect(email).toHaveValue('ana@example.com');

    const submit = dialog.getByRole('button', { name: t('auth', 'forgot.submit') });
    await fill(user, email, 'nonsense');
    await user.click(submit);
    expect(dialog.getByText(t('auth', 'problems.email_invalid'))).toBeVisible();
    expect(email).toHaveFocus();
    await fill(user, email, '');
    await user.click(submit);
    expect(dialog.getByText(t('auth', 'problems.email_required'))).toBeVisible();
    expect(request).not.toHaveBeenCalled();

    await fill(user, email, 'nobody@example.com');
    await user.click(submit);
    expect(await dialog.findByText(t('auth', 'forgot.sent.title'))).toBeVisible();
    expect(dialog.getByText(t('auth', 'forgot.sent.text'))).toBeVisible();
    expect(request.mock.calls).toEqual([[{ email: 'nobody@example.com', locale }]]);
    await user.click(dialog.getByRole('button', { name: t('auth', 'forgot.close') }));
    expect(open).toHaveFocus();
  });

  test.each([
    ['rate_limited', 'rate_limited'],
    ['internal', 'failed'],
  ] as const)('asked for and refused with %s, the form stays with the reason', async (code, text) => {
    const { t, user, mount } = reader();
    mount(
      <RequestLinkForm
        texts="requestVerification"
        email="ana@example.com"
        request={async () => refused(code)}
      />,
    );
    await user.click(screen.getByRole('button', { name: t('auth', 'requestVerification.submit') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('auth', `requestFailures.${text}.title`));
    expect(screen.getByLabelText(t('auth', 'fields.email'))).toHaveValue('ana@example.com');
  });

  test('the form that asks for another link to verify says it was sent', async () => {
    const { t, user, mount } = reader();
    mount(<RequestLinkForm texts="requestVerification" email="ana@example.com" request={async () => DONE} />);
    await user.click(screen.getByRole('button', { name: t('auth', 'requestVerification.submit') }));
    expect(await screen.findByText(t('auth', 'requestVerification.sent.text'))).toBeVisible();
  });
});

inBothLanguages('a new password by a mailed link', (reader) => {
  function open(reset = vi.fn<() => Promise<Answer>>(async () => DONE)) {
    const { t, user, mount } = reader();
    window.history.replaceState(null, '', '/reset-password?token=secret');
    mount(<ResetPasswordForm token="secret" reset={reset} requestLink={async () => DONE} />);
    const password = screen.getByLabelText(t('auth', 'fields.newPassword'));
    const confirmation = screen.getByLabelText(t('auth', 'fields.confirmation'));
    const save = () => user.click(screen.getByRole('button', { name: t('auth', 'reset.submit') }));
    const enter = async (first: string, second = first) => {
      await fill(user, password, first);
      await fill(user, confirmation, second);
      await save();
    };
    return { password, confirmation, enter, save, reset };
  }

  test('takes the token out of the address', () => {
    open();
    expect(window.location.href).toMatch(/\/reset-password$/);
  });

  test('says what is wrong with both fields, at the first of them', async () => {
    const { t } = reader();
    const { enter, save, password, confirmation, reset } = open();
    await save();
    expect(password).toHaveAccessibleDescription(
      expect.stringContaining(t('auth', 'problems.password_required')),
    );
    expect(confirmation).toHaveAccessibleDescription(t('auth', 'problems.confirmation_required'));
    for (const [given, problem] of [
      ['Short1', 'password_length'],
      ['UPPERCASEONLY1', 'password_lowercase'],
      ['lowercaseonly1', 'password_uppercase'],
      ['NoDigitAnywhere', 'password_digit'],
    ] as const) {
      await enter(given, 'Other1');
      expect(screen.getByText(t('auth', `problems.${problem}`))).toBeVisible();
      expect(screen.getByText(t('auth', 'problems.confirmation_differs'))).toBeVisible();
      expect(password).toHaveFocus();
    }
    expect(reset).not.toHaveBeenCalled();
  });

  test('shows which rules are met as it is typed', async () => {
    const { t, user } = reader();
    const { password } = open();
    expect(screen.getByText(t('auth', 'strength.label'))).toBeVisible();
    for (const [typed, strength, met] of [
      ['quoin', 'weak', 1],
      ['quoinN7', 'medium', 3],
      ['quoinN7lathTruss', 'strong', 4],
      ['quoinN7lath?Truss', 'strong', 5],
    ] as const) {
      await fill(user, password, typed);
      expect(screen.getByText(t('auth', `strength.${strength}`))).toBeVisible();
      expect(screen.queryAllByText(`: ${t('auth', 'strength.met')}`)).toHaveLength(met);
    }
  });

  test('that everybody tries is refused by the site, and another may be typed', async () => {
    const { t } = reader();
    const reset = vi.fn<() => Promise<Answer>>(async () => DONE);
    reset.mockResolvedValueOnce(refused('invalid_input', { password: 'password_common' }));
    reset.mockResolvedValueOnce(refused('invalid_input', { password: 'a reason of tomorrow' }));
    const { enter, password } = open(reset);
    await enter('Password1234');
    expect(await screen.findByText(t('auth', 'problems.password_common'))).toBeVisible();
    expect(password).toHaveFocus();
    await enter('Password12345');
    expect(await screen.findByText(t('auth', 'problems.password_other'))).toBeVisible();
    await enter('Quoin-Lath-7');
    expect(await screen.findByText(t('auth', 'reset.done.title'))).toBeVisible();
    expect(reset.mock.calls.at(-1)).toEqual([{ token: 'secret', password: 'Quoin-Lath-7' }]);
  });

  test('once saved leads on to signing in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { t, href } = reader();
    const { enter } = open();
    await enter('Quoin-Lath-7');
    expect(await screen.findByText(t('auth', 'reset.done.title'))).toBeVisible();
    expect(screen.getByText(t('auth', 'reset.done.text', { seconds: LEAVE_AFTER_SECONDS }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('auth', 'goToSignIn') })).toHaveAttribute(
      'href',
      href('/login'),
    );
    await waitToLeave();
    expect(router.push.mock.calls).toEqual([[href('/login')]]);
    vi.useRealTimers();
  });

  test.each(['link_invalid', 'invalid_input'] as const)(
    'by a link that works no more (%s) offers another',
    async (code) => {
      const { t, user } = reader();
      const { enter } = open(vi.fn(async () => refused(code)));
      await enter('Quoin-Lath-7');
      expect(await screen.findByText(t('auth', 'reset.invalid.title'))).toBeVisible();
      await user.click(screen.getByRole('button', { name: t('auth', 'reset.invalid.action') }));
      expect(screen.getByRole('dialog', { name: t('auth', 'forgot.title') })).toBeVisible();
    },
  );

  test.each([
    ['rate_limited', 'rate_limited'],
    ['unavailable', 'failed'],
  ] as const)('refused with %s keeps what was typed', async (code, text) => {
    const { t } = reader();
    const { enter, password } = open(vi.fn(async () => refused(code)));
    await enter('Quoin-Lath-7');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('auth', `reset.failures.${text}.title`));
    expect(alert).toHaveFocus();
    expect(password).toHaveValue('Quoin-Lath-7');
  });
});

inSpanish('an address verified by a mailed link', (reader) => {
  test('is waited for, said, and leads on to signing in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { t, mount, href } = reader();
    window.history.replaceState(null, '', '/verify-email?token=secret');
    let answer: (said: Answer) => void = () => {};
    const verify = vi.fn(
      () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    mount(<VerifyEmail token="secret" verify={verify} />);
    expect(screen.getByRole('status')).toHaveTextContent(t('auth', 'verify.checking'));
    expect(window.location.href).toMatch(/\/verify-email$/);
    await act(async () => answer(DONE));
    expect(screen.getByText(t('auth', 'verify.done.title'))).toBeVisible();
    const next = `${href('/login')}?verified=true`;
    expect(screen.getByRole('link', { name: t('auth', 'verify.done.action') })).toHaveAttribute('href', next);
    await waitToLeave();
    expect(router.push.mock.calls).toEqual([[next]]);
    expect(verify.mock.calls).toEqual([[{ token: 'secret' }]]);
    vi.useRealTimers();
  });

  test.each([
    ['link_invalid', 'secret'],
    ['invalid_input', 'secret'],
    [null, ''],
  ] as const)('is not by a link that is none (%s), and two ways on are shown', async (code, token) => {
    const { t, mount, href } = reader();
    const verify = vi.fn(async () => refused(code ?? 'internal'));
    mount(<VerifyEmail token={token} verify={verify} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('auth', 'verify.invalid.title'));
    for (const [text, query] of [
      ['resend', 'resend=true'],
      ['signUp', 'signup=true'],
    ] as const)
      expect(screen.getByRole('link', { name: t('auth', `verify.invalid.${text}`) })).toHaveAttribute(
        'href',
        `${href('/login')}?${query}`,
      );
    expect(verify).toHaveBeenCalledTimes(token === '' ? 0 : 1);
  });

  test('that nobody answered for is tried again by a button', async () => {
    const { t, user, mount } = reader();
    const verify = vi.fn(async () => DONE);
    verify.mockRejectedValueOnce(new Error('offline'));
    mount(<VerifyEmail token="secret" verify={verify} />);
    expect(await screen.findByText(t('auth', 'verify.failed.title'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('auth', 'verify.failed.action') }));
    expect(await screen.findByText(t('auth', 'verify.done.title'))).toBeVisible();
  });
});
