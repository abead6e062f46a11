import { VALID_FOR } from '@/lib/providers/mail/types';

export const INVITATION_KINDS = ['team_member', 'subcontractor'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** The roles an invitation can give; a company's owner is who registered it. */
export const INVITED_ROLES = ['manager', 'member', 'viewer'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const INVITATION_MS = VALID_FOR.invitationDays * 86_400_000;

/** A subcontractor's trade where the contractor names none, in the invitation's language. */
export const DEFAULT_TRADE = { en: 'General Subcontractor', es: 'Subcontratista general' } as const;

/** Why an address cannot be invited; message keys, given for the field `email`. */
export const INVITATION_PROBLEMS = ['invitation_open', 'already_member'] as const;
export type InvitationProblem = (typeof INVITATION_PROBLEMS)[number];

/** Who came in by an invitation. `companyId` is the company to work in; null for a subcontractor. */
export interface Accepted {
  userId: string;
  companyId: string | null;
  kind: InvitationKind;
}
