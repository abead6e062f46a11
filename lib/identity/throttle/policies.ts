import type { ThrottlePolicy } from './throttle';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * All throttling policies. Guessing is limited by `account` and `address`; sign-ins from a known network
 * count only by `pair`, so that a stranger's guesses lock nobody out.
 */
export const THROTTLES = {
  signInPair: { name: 'sign_in.pair', attempts: 10, windowMs: QUARTER_MS },
  signInAccount: { name: 'sign_in.account', attempts: 20, windowMs: QUARTER_MS },
  signInAddress: { name: 'sign_in.address', attempts: 100, windowMs: QUARTER_MS },
  secondFactor: { name: 'second_factor', attempts: 5, windowMs: QUARTER_MS },
  secondFactorAccount: { name: 'second_factor.account', attempts: 10, windowMs: QUARTER_MS },
  passkey: { name: 'passkey', attempts: 60, windowMs: QUARTER_MS },
  confirmPassword: { name: 'confirm_password', attempts: 10, windowMs: QUARTER_MS },
  emailCheck: { name: 'email_check', attempts: 30, windowMs: MINUTE_MS },
  passwordCheck: { name: 'password_check', attempts: 60, windowMs: MINUTE_MS },
  referralCheck: { name: 'referral_check', attempts: 30, windowMs: MINUTE_MS },
  register: { name: 'register', attempts: 20, windowMs: HOUR_MS },
  mailLinkAddress: { name: 'mail_link.address', attempts: 20, windowMs: HOUR_MS },
  mailLinkAccount: { name: 'mail_link.account', attempts: 3, windowMs: QUARTER_MS },
  mailLinkDay: { name: 'mail_link.day', attempts: 30, windowMs: 24 * HOUR_MS },
  mailLinkStranger: { name: 'mail_link.stranger', attempts: 1, windowMs: 24 * HOUR_MS },
  useLink: { name: 'use_link', attempts: 60, windowMs: QUARTER_MS },
  refresh: { name: 'refresh', attempts: 300, windowMs: QUARTER_MS },
  invite: { name: 'invite', attempts: 100, windowMs: 24 * HOUR_MS },
  inviteResend: { name: 'invite.resend', attempts: 5, windowMs: 24 * HOUR_MS },
  verifyPermits: { name: 'verify_permits', attempts: 30, windowMs: MINUTE_MS },
  cardTries: { name: 'card_tries', attempts: 15, windowMs: HOUR_MS },
  calendarRead: { name: 'calendar.read', attempts: 120, windowMs: HOUR_MS },
  calendarStranger: { name: 'calendar.stranger', attempts: 60, windowMs: QUARTER_MS },
  checklist: { name: 'checklist', attempts: 60, windowMs: MINUTE_MS },
  listMail: { name: 'list_mail', attempts: 10, windowMs: HOUR_MS },
  listMailTo: { name: 'list_mail.to', attempts: 3, windowMs: 24 * HOUR_MS },
  // Scanned pages of a company whose owner's address is not confirmed.
  scansUnconfirmed: { name: 'scans.unconfirmed', attempts: 30, windowMs: 30 * 24 * HOUR_MS },
  replyAddress: { name: 'reply_address', attempts: 10, windowMs: 24 * HOUR_MS },
  replyAddressTo: { name: 'reply_address.to', attempts: 5, windowMs: 24 * HOUR_MS },
  partnerApplication: { name: 'partner_application', attempts: 3, windowMs: 30 * 24 * HOUR_MS },
  dataExport: { name: 'data_export', attempts: 5, windowMs: 24 * HOUR_MS },
  report: { name: 'report', attempts: 30, windowMs: QUARTER_MS },
} as const satisfies Record<string, ThrottlePolicy>;
