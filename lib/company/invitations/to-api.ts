import type { Invitation, InvitationDetails } from './view';

/** A team's invitation in the API's field names. */
export function toTeamInvitation(invitation: Invitation) {
  return {
    id: invitation.id,
    email: invitation.email,
    name: invitation.name,
    role: invitation.role,
    locale: invitation.locale,
    invited_by: invitation.invitedBy,
    sent_at: invitation.sentAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    expired: invitation.expired,
  };
}

/** The specification has the address under either of two names: both are given. */
export function toInvitationDetails(details: InvitationDetails) {
  return {
    invitation_type: details.kind,
    user_exists: details.userExists,
    company_name: details.companyName,
    name: details.name,
    parent_company_name: details.parentCompanyName,
    invited_company_name: details.invitedCompanyName,
    subcontractor_role: details.subcontractorRole,
    email: details.email,
    invited_email: details.email,
    locale: details.locale,
  };
}
