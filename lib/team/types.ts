export const INVITATION_KINDS = ['team_member', 'subcontractor'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** The roles an invitation can give; a company's owner is who registered it. */
export const INVITED_ROLES = ['manager', 'member', 'viewer'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
