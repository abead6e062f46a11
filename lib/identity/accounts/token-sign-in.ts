import type { Context } from '@/lib/context';
import { beginSession, endSession } from '@/lib/identity/sessions/mutations';
import { refreshSession, type TokenKeys } from '@/lib/identity/sessions/tokens';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireNetworkAttempt } from './client-network';
import type { SignedIn } from './sign-in';

/**
 * Exchanges an API refresh token for a browser session. The session keeps the token's expiry and
 * authentication time. Throws `unauthenticated`.
 */
export async function continueFromTokens(
  ctx: Context,
  input: { refreshToken: string },
  keys: TokenKeys,
): Promise<SignedIn> {
  await requireNetworkAttempt(ctx, THROTTLES.refresh);
  const { userId, sessionId, authenticatedAt, expiresAt } = await refreshSession(ctx, input, keys);
  const begun = await beginSession(ctx, {
    userId,
    kind: 'web',
    method: 'refresh',
    authenticatedAt,
    endsBy: expiresAt,
  });
  await endSession(ctx, { sessionId, revocation: 'replaced' });
  return { userId, ...begun };
}
