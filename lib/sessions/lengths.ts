import type { SessionKind } from './types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface SessionLength {
  /** Unused this long, a session is over. */
  idleMs: number;
  /** Over then, however much it is used. */
  absoluteMs: number;
}

/** A contractor opens the phone between two calls; the back office sits at a desk and can do more harm. */
const WEB_SESSION: SessionLength = { idleMs: 3 * DAY_MS, absoluteMs: 14 * DAY_MS };
const ADMIN_SESSION: SessionLength = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS };
/** Refresh tokens of the API: each of them, and all that follow from one sign-in. */
export const API_SESSION: SessionLength = { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS };

/** A session of an admin is short whatever holds it. */
export function lengthOf({ kind, isAdmin }: { kind: SessionKind; isAdmin: boolean }): SessionLength {
  if (isAdmin) return ADMIN_SESSION;
  return kind === 'api' ? API_SESSION : WEB_SESSION;
}

/** How precisely the last use is kept: a write at most this often. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** What is sensitive asks for the password again when it was given longer ago than this. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** A refresh token used twice within this is an answer that was lost, later it is a theft. */
export const REFRESH_GRACE_MS = 10_000;
/** The cookie's own age; the session's row decides. */
export const COOKIE_SECONDS = WEB_SESSION.absoluteMs / 1_000;
