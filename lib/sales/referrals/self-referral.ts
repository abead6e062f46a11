import type { ReferralRefusal } from './types';

/** Data of the new company that may identify it as the referrer. */
export interface SignedUp {
  userIds: readonly string[];
  email: string;
  phone: string;
  /** As `normaliseContractorName` gives it. */
  nameNorm: string;
}

/** Data of the referrer and all companies of its owners. */
export interface Referrer {
  people: readonly { userId: string; email: string }[];
  companies: readonly { phone: string; nameNorm: string }[];
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** Canonical form of an e-mail address: lower case, without `+tag`, for Gmail without dots. */
export function toMailbox(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, Math.max(at, 0)).replace(/\+.*$/, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The national digits of a phone number without country code and extension; null where there are too few. */
export function toNationalNumber(phone: string): string | null {
  const digits = phone.replace(/(?:ext|x)\.?\s*\d+\s*$/i, '').replace(/\D/g, '');
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  return national.length < 7 ? null : national;
}

/** The reason a sign-up counts as a self-referral; null where it does not. */
export function findRefusal(signedUp: SignedUp, referrer: Referrer): ReferralRefusal | null {
  const mailbox = toMailbox(signedUp.email);
  const isOneOfThem = ({ userId, email }: Referrer['people'][number]) =>
    signedUp.userIds.includes(userId) || toMailbox(email) === mailbox;
  if (referrer.people.some(isOneOfThem)) return 'same_person';
  if (referrer.companies.some(({ nameNorm }) => nameNorm === signedUp.nameNorm)) return 'same_company';
  const line = toNationalNumber(signedUp.phone);
  if (line !== null && referrer.companies.some(({ phone }) => toNationalNumber(phone) === line))
    return 'same_phone';
  return null;
}
