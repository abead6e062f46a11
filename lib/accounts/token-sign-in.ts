import type { Context } from '@/lib/context';
import { beginSession } from '@/lib/sessions/mutations';
import { refreshSession, type TokenKeys } from '@/lib/sessions/tokens';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';
import { senderOf } from './sender';
import type { SignedIn } from './sign-in';

/** A browser's session for who holds a refresh token of the API; the token is used up. Throws `unauthenticated`. */
export async function continueFromTokens(
  ctx: Context,
  input: { refreshToken: string },
  keys: TokenKeys,
): Promise<SignedIn> {
  await requireAttempt(ctx, THROTTLES.refresh, senderOf(ctx));
  const { userId } = await refreshSession(ctx, input, keys);
  return { userId, ...(await beginSession(ctx, { userId, kind: 'web', method: 'refresh' })) };
}
