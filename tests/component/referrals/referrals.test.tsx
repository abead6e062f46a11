import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Earned } from '@/app/[locale]/(dashboard)/dashboard/referrals/_components/earned';
import { ReferralList } from '@/app/[locale]/(dashboard)/dashboard/referrals/_components/referral-list';
import { ReferralRules } from '@/app/[locale]/(dashboard)/dashboard/referrals/_components/referral-rules';
import { ShareLink } from '@/app/[locale]/(dashboard)/dashboard/referrals/_components/share-link';
import { brand } from '@/lib/brand';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { Referral } from '@/lib/sales/referrals/types';
import { createDateFormats } from '../../support/billing';
import { inBothLanguages } from '../../support/component';
import { press } from '../../support/press';

const OFFER = { days: REFERRED_TRIAL_DAYS, trial: TRIAL_DAYS, percent: REFERRAL_DISCOUNT_PERCENT };
const [LINK, CODE] = ['https://lintel.example/?ref=BEAM2345', 'BEAM2345'];
const REWARDED_AT = new Date('2026-11-05T18:00:00Z');

inBothLanguages('referrals', (reader) => {
  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('referrals', key, values);
  const month = (at: string) => createDateFormats(reader().locale).month(new Date(at));
  const message = () => text('share.message', { ...OFFER, brand: brand.name, code: CODE });
  const subject = () => text('share.subject', { brand: brand.name });
  const showLink = () => reader().mount(<ShareLink link={LINK} code={CODE} offer={OFFER} />);
  const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: text('share.link') });
  const choose = (key: string) => press(reader().user, text(key));

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    vi.restoreAllMocks();
  });

  test('the link is copied', async () => {
    showLink();
    expect(link()).toHaveValue(LINK);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await choose('share.copy');
    expect(copied).toHaveBeenCalledWith(LINK);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text('share.copied')));
  });

  test('in a browser that lets nobody copy, the link is selected', async () => {
    showLink();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await choose('share.copy');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text('share.selected')));
    const { value, selectionStart, selectionEnd } = link();
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(LINK);
  });

  test('it goes by e-mail with what it gives and the code for the phone', () => {
    showLink();
    const mail = screen.getByRole('link', { name: text('share.email') }).getAttribute('href');
    expect(mail).toMatch(/^mailto:\?subject=/);
    const parts = new URLSearchParams(mail?.slice('mailto:?'.length));
    expect(parts.get('subject')).toBe(subject());
    expect(parts.get('body')).toBe(`${message()}\n\n${LINK}`);
    expect(screen.getByText(CODE).tagName).toBe('STRONG');
  });

  test('it is shared by what the device shares with, and closing that is nothing', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share });
    showLink();
    await choose('share.device');
    await choose('share.device');
    expect(share).toHaveBeenLastCalledWith({ title: subject(), text: message(), url: LINK });
  });

  test('a device without a way to share offers none', () => {
    showLink();
    expect(screen.queryByRole('button', { name: text('share.device') })).toBeNull();
  });

  function showCame(referrals: Referral[], total = referrals.length) {
    reader().mount(<ReferralList referrals={referrals} total={total} timeZone="America/Chicago" />);
  }
  const from = (at: string) => text('came.company', { month: month(at) });
  const state = (key: string, values?: Record<string, string>) => text(`came.states.${key}`, values);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const signedUp: Referral = {
    state: 'signed_up',
    // Still September where the company is.
    signedUpAt: new Date('2026-10-01T03:00:00Z'),
    rewardedAt: null,
    rewardCents: null,
  };
  const paid: Referral = { ...signedUp, state: 'paid', signedUpAt: new Date('2026-09-03T18:00:00Z') };
  const rewarded: Referral = {
    state: 'rewarded',
    signedUpAt: new Date('2026-08-03T18:00:00Z'),
    rewardedAt: REWARDED_AT,
    rewardCents: 4_900,
  };

  test('who came is listed without names, by month and state', () => {
    showCame([signedUp, paid, rewarded], 7);
    expect(screen.getByRole('region', { name: text('came.title') })).toBeVisible();
    expect(lines()).toEqual([
      `${from('2026-09-15')}${state('signed_up')}`,
      `${from('2026-09-15')}${state('paid')}`,
      `${from('2026-08-15')}${state('credited', { amount: '$49', month: month('2026-11-15') })}`,
    ]);
    expect(screen.getByText(text('came.more', { shown: 3, total: 7 }))).toBeVisible();
  });

  test('who may not see amounts sees that a credit was given, and who sees more', () => {
    showCame([{ ...rewarded, rewardCents: null }]);
    expect(lines()).toEqual([`${from('2026-08-15')}${state('rewarded')}`]);
    reader().mount(<Earned totals={{ signedUp: 3, rewarded: 1, earnedCents: null }} creditCents={null} />);
    expect(screen.getByText(text('earned.ownerOnly'))).toBeVisible();
    expect(screen.queryByText(text('earned.total'))).toBeNull();
    expect(screen.queryByText(text('earned.left'))).toBeNull();
  });

  test('the owner sees what it has brought, and where it is taken off', () => {
    const { mount, href } = reader();
    mount(<Earned totals={{ signedUp: 1_200, rewarded: 2, earnedCents: 5_900 }} creditCents={1_050} />);
    const facts = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      [text('earned.signedUp'), '1,200'],
      [text('earned.rewarded'), '2'],
      [text('earned.total'), '$59'],
      [text('earned.left'), '$10.50'],
    ]);
    expect(screen.getByRole('link', { name: text('earned.invoices') })).toHaveAttribute(
      'href',
      href('/dashboard/subscription'),
    );
  });

  test('before anybody came nothing is counted, and what to do is said', () => {
    const { mount } = reader();
    const totals = { signedUp: 0, rewarded: 0, earnedCents: 0 };
    expect(mount(<Earned totals={totals} creditCents={0} />).container).toBeEmptyDOMElement();
    showCame([]);
    expect(screen.getByText(text('came.empty.title'))).toBeVisible();
    expect(screen.getByText(text('came.empty.text'))).toBeVisible();
  });

  test('the rules stand below, with the figures of the offer', () => {
    const { mount, href } = reader();
    mount(<ReferralRules offer={OFFER} />);
    const list = within(screen.getByRole('region', { name: text('rules.title') }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    expect(list.getByText(text('rules.friend', OFFER))).toBeVisible();
    expect(list.getByRole('link', { name: text('rules.terms') })).toHaveAttribute('href', href('/terms'));
  });
});
