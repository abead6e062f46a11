import type { Locale } from '@/lib/platform/i18n/locales';
import type { InvitationKind, InvitedRole } from './types';

/** An invitation that was sent and not yet accepted. */
export interface Invitation {
  id: string;
  kind: InvitationKind;
  email: string;
  name: string;
  locale: Locale;
  /** Null for a subcontractor. */
  role: InvitedRole | null;
  subcontractorId: string | null;
  /** Who invited; null when they are gone. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  /** Its link no longer works; it can be sent again. */
  expired: boolean;
}

/** What the holder of an invitation's link may know. */
export interface InvitationDetails {
  kind: InvitationKind;
  /** The address has an account already: its password accepts, none is made. */
  userExists: boolean;
  /** The company that is joined; of a subcontractor, their own. */
  companyName: string;
  /** Of who was invited. */
  name: string;
  /** The contractor who invites a subcontractor; null for a team member. */
  parentCompanyName: string | null;
  invitedCompanyName: string | null;
  subcontractorRole: string | null;
  email: string;
  locale: Locale;
}
