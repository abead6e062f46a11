import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Devices } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/devices';
import { EmailState } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/email-state';
import { PasswordForm } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/password-form';
import { ProfileForm } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/profile-form';
import { Reauthentication } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/reauthentication';

import { done, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import * as actions from '../../support/settings-actions';
import { Toasts } from '../../support/toasts';

vi.mock(
  '@/app/[locale]/(dashboard)/dashboard/settings/actions',
  () => import('../../support/settings-actions'),
);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
});

inBothLanguages('settings', (reader) => {
  const open = (form: React.ReactNode, { asksCode = false, hasPasskey = false } = {}) =>
    reader().mount(
      <Reauthentication asksCode={asksCode} hasPasskey={hasPasskey}>
        {form}
        <Toasts />
      </Reauthentication>,
    );
  const press = async (key: string, values?: Record<string, string>) => {
    const { t, user } = reader();
    await user.click(screen.getByRole('button', { name: t('settings', key, values) }));
  };

  test('a profile is saved with both names, and says which is missing', async () => {
    const { t, user } = reader();
    open(<ProfileForm profile={{ firstName: 'Ana', lastName: 'Reyes', locale: 'en' }} />);
    const first = screen.getByLabelText(t('settings', 'profile.firstName'));
    await fill(user, first, ' ');
    await fill(user, screen.getByLabelText(t('settings', 'profile.lastName')), '');
    await press('profile.save');
    expect(first).toHaveAccessibleDescription(t('settings', 'problems.first_name'));
    expect(first).toHaveFocus();
    expect(screen.getByText(t('settings', 'problems.last_name'))).toBeVisible();
    expect(actions.saveProfileAction).not.toHaveBeenCalled();

    await fill(user, first, ' Ana María ');
    await fill(user, screen.getByLabelText(t('settings', 'profile.lastName')), 'Reyes');
    await user.selectOptions(screen.getByLabelText(t('settings', 'profile.locale')), 'es');
    await press('profile.save');
    expect(await screen.findByText(t('settings', 'profile.saved'))).toBeVisible();
    expect(actions.saveProfileAction.mock.calls).toEqual([
      [{ firstName: 'Ana María', lastName: 'Reyes', locale: 'es' }],
    ]);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('what the site refuses without naming a field is said in a message', async () => {
    const { t } = reader();
    actions.saveProfileAction.mockRejectedValueOnce(new Error('offline'));
    open(<ProfileForm profile={{ firstName: 'Ana', lastName: 'Reyes', locale: 'en' }} />);
    await press('profile.save');
    expect(await screen.findByText(t('errors', 'unavailable'))).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test('an address that is not confirmed is sent a link, once', async () => {
    const { t } = reader();
    open(<EmailState email="ana@example.com" verified={false} />);
    expect(screen.getByText(t('settings', 'email.unverified'))).toBeVisible();
    await press('email.send');
    expect(await screen.findByText(t('settings', 'email.sent', { email: 'ana@example.com' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'email.send') })).toBeNull();
  });

  test('one that is confirmed says so', () => {
    const { t } = reader();
    open(<EmailState email="ana@example.com" verified />);
    expect(screen.getByText(t('settings', 'email.verified'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'email.send') })).toBeNull();
  });

  function openPassword() {
    const { t, user } = reader();
    open(<PasswordForm email="ana@example.com" />);
    const field = (name: string) => screen.getByLabelText(t('settings', `password.${name}`));
    const enter = async (current: string, next: string, confirmation = next) => {
      await fill(user, field('current'), current);
      await fill(user, field('next'), next);
      await fill(user, field('confirmation'), confirmation);
      await press('password.submit');
    };
    return { field, enter };
  }

  test('a new password needs the current one, and twice the same', async () => {
    const { t } = reader();
    const { field, enter } = openPassword();
    await press('password.submit');
    expect(field('current')).toHaveFocus();
    for (const problem of ['password_required', 'next_required', 'confirmation_required'])
      expect(screen.getByText(t('settings', `problems.${problem}`))).toBeVisible();
    await enter('Current-1-Word', 'Short1', 'Other1');
    for (const problem of ['password_length', 'confirmation_differs'])
      expect(screen.getByText(t('settings', `problems.${problem}`))).toBeVisible();
    expect(actions.changePasswordAction).not.toHaveBeenCalled();
  });

  test.each([
    ['current', 'password_wrong'],
    ['next', 'password_common'],
    ['next', 'password_same'],
  ])('what the site says of the %s password stands at its field: %s', async (name, problem) => {
    const { t } = reader();
    actions.changePasswordAction.mockResolvedValueOnce(refused('invalid_input', { [name]: problem }));
    const { field, enter } = openPassword();
    await enter('Current-1-Word', 'Contratista2026!');
    expect(await screen.findByText(t('settings', `problems.${problem}`))).toBeVisible();
    expect(field(name)).toHaveFocus();
    expect(field('next')).toHaveValue('Contratista2026!');
  });

  test('a changed password signs out other devices, unless the box is cleared', async () => {
    const { t, user } = reader();
    const { field, enter } = openPassword();
    await enter('Current-1-Word', 'Contratista2026!');
    expect(await screen.findByText(t('settings', 'password.changedEverywhere'))).toBeVisible();
    for (const name of ['current', 'next', 'confirmation']) expect(field(name)).toHaveValue('');
    await user.click(screen.getByRole('checkbox', { name: t('settings', 'password.endOthers') }));
    await enter('Contratista2026!', 'Tres camiones 4');
    expect(await screen.findByText(t('settings', 'password.changed'))).toBeVisible();
    expect(actions.changePasswordAction.mock.calls).toEqual([
      [{ current: 'Current-1-Word', next: 'Contratista2026!', endOthers: true }],
      [{ current: 'Contratista2026!', next: 'Tres camiones 4', endOthers: false }],
    ]);
  });
});

inSpanish('the devices one is signed in on', (reader) => {
  const open = (form: React.ReactNode, { asksCode = false, hasPasskey = false } = {}) =>
    reader().mount(
      <Reauthentication asksCode={asksCode} hasPasskey={hasPasskey}>
        {form}
        <Toasts />
      </Reauthentication>,
    );
  const press = async (key: string, values?: Record<string, string>) => {
    const { t, user } = reader();
    await user.click(screen.getByRole('button', { name: t('settings', key, values) }));
  };

  const DEVICES = [
    { id: 'ses_1', kind: 'desk', name: 'Chrome on Linux', seen: 'now', network: '10.1.2.3', current: true },
    { id: 'ses_2', kind: 'phone', name: 'Firefox on Android', seen: 'now', network: null, current: false },
  ] as const;

  test('devices are listed, the others with a button that signs them out', async () => {
    const { t } = reader();
    open(<Devices devices={DEVICES} />);
    expect(screen.getAllByText(t('settings', 'devices.current'))).toHaveLength(1);
    const network = t('settings', 'devices.network', { network: '10.1.2.3' });
    expect(screen.getByText(new RegExp(network))).toBeVisible();
    const device = 'Firefox on Android';
    expect(
      screen.queryByRole('button', {
        name: t('settings', 'devices.endNamed', { device: 'Chrome on Linux' }),
      }),
    ).toBeNull();
    await press('devices.endNamed', { device });
    expect(await screen.findByText(t('settings', 'devices.ended', { device }))).toBeVisible();
    expect(actions.revokeSessionAction.mock.calls).toEqual([[{ sessionId: 'ses_2' }]]);
  });

  test('all others are signed out after a question', async () => {
    const { t, user } = reader();
    open(<Devices devices={DEVICES} />);
    await press('devices.endOthers');
    const dialog = screen.getByRole('dialog', { name: t('settings', 'devices.endOthersTitle') });
    expect(within(dialog).getByText(t('settings', 'devices.endOthersText'))).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: t('settings', 'devices.endOthers') }));
    expect(await screen.findByText(t('settings', 'devices.endedOthers'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('alone, there is nobody to sign out', () => {
    const { t } = reader();
    open(<Devices devices={DEVICES.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: t('settings', 'devices.endOthers') })).toBeNull();
  });

  test('who signed in long ago shows again who sits there, and what they wanted is done', async () => {
    const { t, user } = reader();
    actions.revokeSessionAction.mockResolvedValueOnce(refused('reauthentication_required'));
    actions.confirmPasswordAction.mockResolvedValueOnce(
      refused('invalid_input', { password: 'password_wrong' }),
    );
    actions.confirmPasswordAction.mockResolvedValueOnce(refused('invalid_input', { code: 'code_wrong' }));
    open(<Devices devices={DEVICES} />, { asksCode: true });
    await press('devices.endNamed', { device: 'Firefox on Android' });
    const dialog = within(await screen.findByRole('dialog', { name: t('settings', 'confirm.title') }));
    const confirm = () => user.click(dialog.getByRole('button', { name: t('settings', 'confirm.submit') }));
    await confirm();
    expect(dialog.getByText(t('settings', 'problems.password_required'))).toBeVisible();
    await fill(user, dialog.getByLabelText(t('settings', 'confirm.password')), 'Current-1-Word');
    await fill(user, dialog.getByLabelText(t('settings', 'confirm.code')), '123456');
    await confirm();
    expect(await dialog.findByText(t('settings', 'problems.password_wrong'))).toBeVisible();
    await confirm();
    expect(await dialog.findByText(t('settings', 'problems.code_wrong'))).toBeVisible();
    await confirm();
    expect(
      await screen.findByText(t('settings', 'devices.ended', { device: 'Firefox on Android' })),
    ).toBeVisible();
    expect(actions.confirmPasswordAction.mock.calls.at(-1)).toEqual([
      { password: 'Current-1-Word', code: '123456' },
    ]);
    expect(actions.revokeSessionAction).toHaveBeenCalledTimes(2);
  });

  test('who would not say leaves everything as it is', async () => {
    const { t, user } = reader();
    actions.revokeSessionAction.mockResolvedValue(refused('reauthentication_required'));
    open(<Devices devices={DEVICES} />);
    await press('devices.endNamed', { device: 'Firefox on Android' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(t('settings', 'confirm.code'))).toBeNull();
    expect(dialog.queryByRole('button', { name: t('settings', 'confirm.passkey') })).toBeNull();
    await user.click(dialog.getByRole('button', { name: t('settings', 'cancel') }));
    expect(actions.revokeSessionAction).toHaveBeenCalledOnce();
    expect(router.refresh).not.toHaveBeenCalled();
    actions.revokeSessionAction.mockResolvedValue(done());
    await press('devices.endNamed', { device: 'Firefox on Android' });
    expect(router.refresh).toHaveBeenCalledOnce();
  });
});
