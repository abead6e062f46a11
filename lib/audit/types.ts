/** What the audit log knows to tell: sign-ins, and every change to who may do what. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'sign_in.succeeded',
  'sign_in.failed',
  'sign_in.throttled',
  'sign_out',
  'session.revoked',
  'sessions.revoked',
  'token.reused',
  'password.changed',
  'password.reset_requested',
  'password.reset',
  'email.verification_requested',
  'email.verified',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.failed',
  'recovery_codes.renewed',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
  'invitation.sent',
  'invitation.resent',
  'invitation.revoked',
  'invitation.accepted',
  'member.role_changed',
  'member.removed',
  'subcontractor.changed',
  'subcontractor.removed',
  'permit.assigned',
  'permit.unassigned',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How somebody showed who they are. */
export const SIGN_IN_METHODS = [
  'password',
  'second_factor',
  'recovery_code',
  'passkey',
  'invitation',
  'refresh',
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
