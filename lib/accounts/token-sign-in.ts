import type { Context } from '@/lib/context';
import { beginSession, endSession } from '@/lib/sessions/mutations';
import { refreshSession, type TokenKeys } from '@/lib/sessions/tokens';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';
import { senderOf } from './sender';
import type { SignedIn } from './sign-in';

/**
 * A browser's session for who holds a refresh token of the API, in place of the tokens' own: it lives no longer, and
 * nobody has shown anew who they are. Throws `unauthenticated`.
 */
export async function continueFromTokens(
  ctx: Context,
  input: { refreshToken: string },
  keys: TokenKeys,
): Promise<SignedIn> {
  await requireAttempt(ctx, THROTTLES.refresh, senderOf(ctx));
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
