import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignUpForm } from '@/components/forms/sign-up-form';
import type { CheckReferral } from '@/components/forms/use-referral-check';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import { ReferralCapture } from '@/components/marketing/referral-capture';
import { rememberRegistration } from '@/components/onboarding/registration-memory';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { inBothLanguages, router } from '../../support/component';

vi.mock('@/components/onboarding/registration-memory', () => ({
  rememberRegistration: vi.fn(),
  useRegistration: () => null,
}));

const NOW = Date.parse('2026-11-20T15:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const [CODE, OTHER, UNKNOWN] = ['BEAM2345', 'POST6789', 'NXXNEHAS'];
const PASSWORD = 'Correct-horse-7A';

inBothLanguages('signing up with a referral code', (reader) => {
  const checkReferral = vi.fn<CheckReferral>();
  const remembered = vi.mocked(rememberRegistration);
  beforeEach(() => {
    // Half a second after the last key the code is asked about, seven days later it is forgotten: neither is waited for.
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    remembered.mockReset();
    checkReferral.mockReset();
    checkReferral.mockImplementation(async ({ code }) => ({ ok: true, data: { known: code !== UNKNOWN } }));
    return () => vi.useRealTimers();
  });

  const auth = (key: string, values?: Record<string, string | number>) => reader().t('auth', key, values);
  const field = () => screen.getByRole('textbox', { name: new RegExp(`^${auth('fields.referralCode')}`) });
  const known = () =>
    auth('referral.known', { days: REFERRED_TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT });
  const unknown = () => auth('referral.unknown', { days: TRIAL_DAYS });
  const stored = () => [
    localStorage.getItem(REFERRAL_CODE_KEY),
    localStorage.getItem(REFERRAL_TIMESTAMP_KEY),
  ];
  const keep = (code: string, ageMs: number) => {
    localStorage.setItem(REFERRAL_CODE_KEY, code);
    localStorage.setItem(REFERRAL_TIMESTAMP_KEY, String(NOW - ageMs));
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function show(referralCode = '') {
    const checkEmail = async () => ({ ok: true as const, data: { available: true } });
    const checkPassword = async () => ({ ok: true as const, data: { common: false } });
    reader().mount(
      <SignUpForm
        referralCode={referralCode}
        checkEmail={checkEmail}
        checkReferral={checkReferral}
        checkPassword={checkPassword}
      />,
    );
    await wait(500);
  }
  const typeInto = (input: Element | null, value: string) =>
    fireEvent.change(input ?? document.body, { target: { value } });
  async function correct(code: string) {
    typeInto(field(), code);
    await wait(500);
  }
  /** Fills in the rest, goes on, and says with which code. */
  async function goOn(): Promise<string | undefined> {
    const { href } = reader();
    const fields = {
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@reyes.example',
      password: PASSWORD,
      confirmation: PASSWORD,
    };
    for (const [name, value] of Object.entries(fields))
      typeInto(document.querySelector(`[name=${name}]`), value);
    fireEvent.click(screen.getByText(auth('signUp.submit')));
    // As long as anybody is made to wait for an answer.
    await wait(3_000);
    expect(router.push.mock.calls).toEqual([[href('/onboarding')]]);
    return remembered.mock.calls[0]?.[0].referralCode;
  }

  test('by a link says what the code gives, keeps it, and takes it along', async () => {
    await show(CODE.toLowerCase());
    expect(field()).toHaveValue(CODE.toLowerCase());
    expect(screen.getByText(known())).toBeVisible();
    expect(checkReferral.mock.calls).toEqual([[{ code: CODE }]]);
    expect(stored()).toEqual([CODE.toLowerCase(), String(NOW)]);
    expect(await goOn()).toBe(CODE);
  });

  test('says that it is asking', async () => {
    checkReferral.mockReturnValue(new Promise(() => {}));
    await show(CODE);
    expect(screen.getByText(auth('referral.checking'))).toBeVisible();
    // Whoever presses does not wait for ever: the code goes along as it was typed.
    expect(await goOn()).toBe(CODE);
  });

  test('days later the code is still there', async () => {
    keep(CODE, WEEK_MS - 60_000);
    await show();
    expect(field()).toHaveValue(CODE);
    expect(screen.getByText(known())).toBeVisible();
    expect(await goOn()).toBe(CODE);
  });

  test('a newer code takes the place of an older one', async () => {
    keep(CODE, 60_000);
    await show(OTHER);
    expect(field()).toHaveValue(OTHER);
    expect(stored()).toEqual([OTHER, String(NOW)]);
    expect(await goOn()).toBe(OTHER);
  });

  test('a week later the code is gone', async () => {
    keep(CODE, WEEK_MS);
    await show();
    expect(field()).toHaveValue('');
    expect(stored()).toEqual([null, null]);
    expect(checkReferral).not.toHaveBeenCalled();
    expect(await goOn()).toBe('');
  });

  test('nobody hands out says so, and goes on without it', async () => {
    await show(UNKNOWN);
    expect(screen.getByText(unknown())).toBeVisible();
    expect(await goOn()).toBe('');
  });

  test('that is corrected says what the right one gives', async () => {
    await show(UNKNOWN);
    await correct(` ${CODE} `);
    expect(screen.getByText(known())).toBeVisible();
    expect(screen.queryByText(unknown())).toBeNull();
    await correct(UNKNOWN);
    expect(screen.getByText(unknown())).toBeVisible();
    expect(screen.queryByText(known())).toBeNull();
  });

  test('that cannot be asked about goes along as it was typed', async () => {
    checkReferral.mockRejectedValue(new Error('offline'));
    await show(CODE);
    expect(screen.getByText(auth('referral.error'))).toBeVisible();
    expect(await goOn()).toBe(CODE);
  });

  test('that is none asks for nothing', async () => {
    await show('<b>no code</b>');
    expect(field()).toHaveValue('');
    expect(stored()).toEqual([null, null]);
    expect(checkReferral).not.toHaveBeenCalled();
    expect(await goOn()).toBe('');
  });

  test('from the sign-in page keeps the code of its link', async () => {
    const login = reader().href('/login');
    window.history.replaceState(null, '', `${login}?ref=${CODE}`);
    reader().mount(<ReferralCapture login={login} />);
    expect(stored()).toEqual([CODE, String(NOW)]);
    await show();
    expect(field()).toHaveValue(CODE);
  });
});
