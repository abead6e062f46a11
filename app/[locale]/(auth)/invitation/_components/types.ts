import type { ActionAnswer } from '@/components/forms/action-answer';
import type { InvitationKind } from '@/lib/company/invitations/types';

/** What the screen shows of an invitation that is open. */
export interface ShownInvitation {
  kind: InvitationKind;
  /** Who is invited, as whoever invited them wrote it. */
  name: string;
  email: string;
  /** The company that invites. */
  parent: string;
  /** A subcontractor's company and trade; null for a team member. */
  subcontractor: { company: string; role: string } | null;
}

/** The form: a first password, the password there is, or a button for who is signed in already. */
export type InvitationForm =
  | { kind: 'set_up' }
  | { kind: 'sign_in'; signedInAs: string | null }
  | { kind: 'accept' };

export interface InvitationActions {
  setUp: (input: { token: string; password: string }) => Promise<ActionAnswer<unknown>>;
  accept: (input: { token: string }) => Promise<ActionAnswer<unknown>>;
}
