import type { ReferralRefusal } from './types';

/** Who signs up, as far as it tells whether it is the referrer again. */
export interface SignedUp {
  userIds: readonly string[];
  email: string;
  phone: string;
  /** As `normaliseContractorName` gives it. */
  nameNorm: string;
}

/** The referrer with everything its owners own besides. */
export interface Referrer {
  people: readonly { userId: string; email: string }[];
  companies: readonly { phone: string; nameNorm: string }[];
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** What one mailbox's many spellings have in common: no case, no `+tag`, at Gmail no dots. */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, Math.max(at, 0)).replace(/\+.*$/, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** A number's digits without the country and the extension; null where there are too few to be one. */
export function lineOf(phone: string): string | null {
  const digits = phone.replace(/(?:ext|x)\.?\s*\d+\s*$/i, '').replace(/\D/g, '');
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  return national.length < 7 ? null : national;
}

/** How somebody who signs up turns out to be the referrer again; null where it is somebody else. */
export function refusalOf(signedUp: SignedUp, referrer: Referrer): ReferralRefusal | null {
  const mailbox = mailboxOf(signedUp.email);
  const isOneOfThem = ({ userId, email }: Referrer['people'][number]) =>
    signedUp.userIds.includes(userId) || mailboxOf(email) === mailbox;
  if (referrer.people.some(isOneOfThem)) return 'same_person';
  if (referrer.companies.some(({ nameNorm }) => nameNorm === signedUp.nameNorm)) return 'same_company';
  const line = lineOf(signedUp.phone);
  if (line !== null && referrer.companies.some(({ phone }) => lineOf(phone) === line)) return 'same_phone';
  return null;
}
