import type { SessionKind } from './types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface SessionLength {
  /** Idle timeout of a session. */
  idleMs: number;
  /** Absolute timeout of a session. */
  absoluteMs: number;
}

/** Contractors use the product briefly and often; admin sessions can do more harm, so they are shorter. */
const WEB_SESSION: SessionLength = { idleMs: 3 * DAY_MS, absoluteMs: 14 * DAY_MS };
const ADMIN_SESSION: SessionLength = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS };
/** Lifetimes of API refresh tokens: of each one, and of a token family from one sign-in. */
export const API_SESSION: SessionLength = { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS };

/** Admin sessions use the short limits, whatever their kind. */
export function getSessionLength({ kind, isAdmin }: { kind: SessionKind; isAdmin: boolean }): SessionLength {
  if (isAdmin) return ADMIN_SESSION;
  return kind === 'api' ? API_SESSION : WEB_SESSION;
}

/** Resolution of the last-used time: at most one write per this interval. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** Age of the last authentication beyond which sensitive operations require a new one. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Grace period for refresh token reuse: within it the answer was lost, later the token was stolen. */
export const REFRESH_GRACE_MS = 10_000;
/** The cookie's own age; the session's row decides. */
export const COOKIE_SECONDS = WEB_SESSION.absoluteMs / 1_000;
