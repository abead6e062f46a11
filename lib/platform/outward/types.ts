/** Why a call had no answer. */
export const CALL_FAILURES = ['inner_address', 'timeout', 'unreachable'] as const;
export type CallFailure = (typeof CALL_FAILURES)[number];
