import type { ActorSession, MemberRole } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Tier } from '@/lib/providers/billing/types';

/** What a link in a mail lets its holder do, once. */
export const MAIL_LINK_PURPOSES = ['reset_password', 'verify_email'] as const;
export type MailLinkPurpose = (typeof MAIL_LINK_PURPOSES)[number];

/** What a passkey is asked to sign for. */
export const PASSKEY_CEREMONIES = ['register', 'sign_in', 'confirm'] as const;
export type PasskeyCeremony = (typeof PASSKEY_CEREMONIES)[number];

export interface AccountUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  isAdmin: boolean;
  /** Signing in by password also asks for a code. */
  hasSecondFactor: boolean;
  emailVerifiedAt: Date | null;
}

export interface AccountCompany {
  id: string;
  name: string;
  locale: Locale;
  timeZone: string;
  role: MemberRole;
  /** Null without a subscription. */
  tier: Tier | null;
  permitsConfirmedAt: Date | null;
  isDemo: boolean;
}

/** Who asks: a user, the session they ask by, and what they belong to. */
export interface Account {
  user: AccountUser;
  session: ActorSession;
  /** Null for who belongs to none: an admin, a subcontractor. */
  company: AccountCompany | null;
  /** Works for at least one contractor as a subcontractor. */
  hasPortal: boolean;
}
