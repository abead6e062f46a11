import { readAccessToken, type TokenKeys } from './tokens';

interface Read {
  userId: string;
  sessionId: string;
  /** Signature checks are cached briefly; the session is looked up each time. */
  readUntil: number;
}

const READ_AGAIN_MS = 60_000;
const MOST_TOKENS = 5_000;

/**
 * Verifies access tokens and caches valid ones for at most a minute: a signature check always gives the same
 * result and costs as much as a query. A cached token never outlives its expiry.
 */
export function createTokenReader(keys: TokenKeys) {
  const seen = new Map<string, Read>();
  return async (token: string, now: Date): Promise<{ userId: string; sessionId: string } | null> => {
    const known = seen.get(token);
    if (known && known.readUntil > now.getTime()) return known;
    seen.delete(token);
    const claims = await readAccessToken(token, keys, now);
    if (!claims) return null;
    const { userId, sessionId, expiresAt } = claims;
    const read = {
      userId,
      sessionId,
      readUntil: Math.min(now.getTime() + READ_AGAIN_MS, expiresAt.getTime()),
    };
    seen.set(token, read);
    const oldest = seen.size > MOST_TOKENS ? seen.keys().next() : undefined;
    if (oldest && !oldest.done) seen.delete(oldest.value);
    return read;
  };
}
