export const SUBCONTRACTOR_STATES = ['invited', 'expired', 'active', 'revoked'] as const;
/** `active` has accepted; `expired` and `revoked` had an invitation that no longer works. */
export type SubcontractorState = (typeof SUBCONTRACTOR_STATES)[number];
