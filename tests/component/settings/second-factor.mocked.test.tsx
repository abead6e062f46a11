import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Passkeys } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/passkeys';
import { Reauthentication } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/reauthentication';
import { TwoStep } from '@/app/[locale]/(dashboard)/dashboard/settings/_components/two-step';

import { toQrCode } from '@/lib/identity/accounts/totp-qr';
import { done, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import * as actions from '../../support/settings-actions';
import { Toasts } from '../../support/toasts';

const browser = vi.hoisted(() => ({
  hasPasskeys: true,
  register: vi.fn(),
  Refused: class WebAuthnError extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));

vi.mock(
  '@/app/[locale]/(dashboard)/dashboard/settings/actions',
  () => import('../../support/settings-actions'),
);
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => browser.hasPasskeys,
  startRegistration: browser.register,
  WebAuthnError: browser.Refused,
}));

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const URI = `otpauth://totp/Lintel:ana@example.com?secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
  actions.beginTotpAction.mockResolvedValue(done({ secret: SECRET, uri: URI, qr: toQrCode(URI) }));
  actions.confirmTotpAction.mockResolvedValue(done({ recoveryCodes: CODES }));
  actions.renewRecoveryCodesAction.mockResolvedValue(done({ recoveryCodes: CODES }));
  browser.hasPasskeys = true;
  browser.register.mockReset().mockResolvedValue({ id: 'key' });
});

inSpanish('two-step sign-in', (reader) => {
  const open = (since: string | null, { hasOthers = false, codesLeft = 10 } = {}) =>
    reader().mount(
      <Reauthentication asksCode={false} hasPasskey={false}>
        <TwoStep email="ana@example.com" since={since} codesLeft={codesLeft} hasOthers={hasOthers} />
        <Toasts />
      </Reauthentication>,
    );
  const press = async (key: string) => {
    const { t, user } = reader();
    await user.click(screen.getByRole('button', { name: t('settings', `twoStep.${key}`) }));
  };
  const shownCodes = () => {
    const list = screen.queryByRole('list', { name: reader().t('settings', 'twoStep.codes.list') });
    return list ? within(list).getAllByRole('listitem') : [];
  };

  test('is set up with a picture or a key to type, and a code of the app', async () => {
    const { t, user } = reader();
    open(null);
    expect(screen.getByText(t('settings', 'twoStep.off'))).toBeVisible();
    await press('setUp');
    expect(await screen.findByRole('heading', { name: t('settings', 'twoStep.setup.title') })).toHaveFocus();
    expect(screen.getByRole('img', { name: t('settings', 'twoStep.setup.qr') })).toBeVisible();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    expect(screen.getByRole('link', { name: t('settings', 'twoStep.setup.open') })).toHaveAttribute(
      'href',
      URI,
    );

    const code = screen.getByLabelText(t('settings', 'twoStep.setup.code'));
    await press('setup.submit');
    expect(screen.getByText(t('settings', 'problems.code_required'))).toBeVisible();
    actions.confirmTotpAction.mockResolvedValueOnce(refused('invalid_input', { code: 'code_wrong' }));
    await fill(user, code, '000000');
    await press('setup.submit');
    expect(await screen.findByText(t('settings', 'problems.code_wrong'))).toBeVisible();
    expect(code).toHaveFocus();
    await fill(user, code, '123456');
    await press('setup.submit');
    expect(await screen.findByRole('heading', { name: t('settings', 'twoStep.codes.title') })).toHaveFocus();
    expect(shownCodes().map((item) => item.textContent)).toEqual(CODES);
  });

  test('shows its codes until the reader says they are kept', async () => {
    const { t, user } = reader();
    open('Nov 1', { hasOthers: true });
    await press('renew');
    expect(screen.getByText(t('settings', 'twoStep.renewText'))).toBeVisible();
    await press('renewConfirm');
    const finish = await screen.findByRole('button', { name: t('settings', 'twoStep.codes.done') });
    expect(finish).toBeDisabled();
    await press('codes.copy');
    expect(await screen.findByText(t('settings', 'twoStep.codes.copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(screen.getByRole('checkbox', { name: t('settings', 'twoStep.codes.saved') }));
    await user.click(finish);
    expect(shownCodes()).toEqual([]);
    expect(await screen.findByText(t('settings', 'twoStep.kept'))).toBeVisible();
    // Signed in elsewhere too: these can be signed out at once.
    await user.click(screen.getByRole('button', { name: t('settings', 'devices.endOthers') }));
    expect(await screen.findByText(t('settings', 'devices.endedOthers'))).toBeVisible();
  });

  test.each([0, 1, 9])('that is on says since when, and that %i codes are left', (count) => {
    const { t } = reader();
    open('Nov 1', { codesLeft: count });
    expect(screen.getByText(t('settings', 'twoStep.on', { date: 'Nov 1' }))).toBeVisible();
    expect(screen.getByText(t('settings', 'twoStep.codesLeft', { count }))).toBeVisible();
  });

  test('is turned off after a question', async () => {
    const { t } = reader();
    open('Nov 1');
    await press('turnOff');
    expect(screen.getByText(t('settings', 'twoStep.turnOffText'))).toBeVisible();
    await press('turnOffConfirm');
    expect(await screen.findByText(t('settings', 'twoStep.turnedOff'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'devices.endOthers') })).toBeNull();
    expect(router.refresh).toHaveBeenCalledOnce();
  });
});

inBothLanguages('passkeys', (reader) => {
  const open = (names: string[] = [], { limit = 10, used = null as string | null } = {}) =>
    reader().mount(
      <Reauthentication asksCode={false} hasPasskey={false}>
        <Passkeys
          passkeys={names.map((name) => ({ id: `id of ${name}`, name, created: 'Nov 1', used }))}
          limit={limit}
          hasOthers={false}
        />
        <Toasts />
      </Reauthentication>,
    );
  const press = async (key: string, values?: Record<string, string>) => {
    const { t, user } = reader();
    await user.click(screen.getByRole('button', { name: t('settings', `passkeys.${key}`, values) }));
  };
  const name = () => screen.getByLabelText(reader().t('settings', 'passkeys.name'));

  test('one is added under the name it is given', async () => {
    const { t, user } = reader();
    open();
    expect(screen.getByText(t('settings', 'passkeys.empty'))).toBeVisible();
    await press('add');
    await fill(user, name(), ' ');
    await press('create');
    expect(screen.getByText(t('settings', 'problems.name'))).toBeVisible();
    await fill(user, name(), 'Truck phone');
    await press('create');
    expect(await screen.findByText(t('settings', 'passkeys.added', { name: 'Truck phone' }))).toBeVisible();
    expect(actions.finishPasskeyAction.mock.calls).toEqual([
      [{ response: '{"id":"key"}', name: 'Truck phone' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'known'],
    ['ERROR_CEREMONY_ABORTED', 'cancelled'],
  ])('what the browser would not make is said in the dialog: %s', async (code, text) => {
    const { t, user } = reader();
    browser.register.mockRejectedValueOnce(new browser.Refused(code));
    open();
    await press('add');
    await fill(user, name(), 'Truck phone');
    await press('create');
    expect(await screen.findByText(t('settings', `passkeys.${text}`))).toBeVisible();
    expect(actions.finishPasskeyAction).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each(['passkey_refused', 'passkey_limit', 'passkey_known'])(
    'what the site would not keep is said in the dialog: %s',
    async (problem) => {
      const { t, user } = reader();
      actions.finishPasskeyAction.mockResolvedValueOnce(refused('invalid_input', { passkey: problem }));
      open();
      await press('add');
      await fill(user, name(), 'Truck phone');
      await press('create');
      expect(await screen.findByText(t('settings', `problems.${problem}`))).toBeVisible();
    },
  );

  test('each is renamed and removed by buttons that name it', async () => {
    const { t, user } = reader();
    open(['Truck phone']);
    expect(screen.getByText(new RegExp(t('settings', 'passkeys.neverUsed')))).toBeVisible();
    await press('renameNamed', { name: 'Truck phone' });
    expect(name()).toHaveValue('Truck phone');
    await fill(user, name(), 'Office PC');
    await press('save');
    expect(await screen.findByText(t('settings', 'passkeys.renamed'))).toBeVisible();
    await press('removeNamed', { name: 'Truck phone' });
    expect(screen.getByText(t('settings', 'passkeys.removeText'))).toBeVisible();
    await press('removeConfirm');
    expect(await screen.findByText(t('settings', 'passkeys.removed', { name: 'Truck phone' }))).toBeVisible();
    expect(actions.renamePasskeyAction.mock.calls).toEqual([
      [{ id: 'id of Truck phone', name: 'Office PC' }],
    ]);
    expect(actions.removePasskeyAction.mock.calls).toEqual([[{ id: 'id of Truck phone' }]]);
  });

  test('says when one was last used, and that there is room for no more', () => {
    const { t } = reader();
    open(['Truck phone'], { limit: 1, used: 'yesterday' });
    const used = t('settings', 'passkeys.used', { when: 'yesterday' });
    expect(screen.getByText(new RegExp(used))).toBeVisible();
    expect(screen.getByText(t('settings', 'passkeys.full', { limit: 1 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'passkeys.add') })).toBeNull();
  });

  test('a browser that cannot keep any is told so', () => {
    const { t } = reader();
    browser.hasPasskeys = false;
    open();
    expect(screen.getByText(t('settings', 'passkeys.unsupported'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'passkeys.add') })).toBeNull();
  });
});
