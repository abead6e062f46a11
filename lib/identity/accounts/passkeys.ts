import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { passkeys } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { beginSession, confirmSession } from '@/lib/identity/sessions/mutations';
import type { SessionKind } from '@/lib/identity/sessions/types';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { requireNetworkAttempt } from './client-network';
import { type PasskeySite, verifyPasskey } from './passkeys-assertion';
import { keepChallenge } from './passkeys-challenge';
import type { SignedIn } from './sign-in';

export type { PasskeySite } from './passkeys-assertion';

export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

/** Options for signing in with any passkey of this site, without a username. */
export async function beginPasskeySignIn(
  ctx: Context,
  { site }: { site: PasskeySite },
): Promise<PasskeyRequest> {
  await requireNetworkAttempt(ctx, THROTTLES.passkey);
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await keepChallenge(ctx, { challenge: options.challenge, ceremony: 'sign_in', userId: null });
  return options;
}

/**
 * Signs in by a passkey, which combines possession with user verification, so no second factor is required.
 * Throws `rate_limited` or `invalid_credentials`.
 */
export async function signInWithPasskey(
  ctx: Context,
  input: { response: string; kind: SessionKind; site: PasskeySite },
): Promise<SignedIn> {
  await requireNetworkAttempt(ctx, THROTTLES.passkey);
  const { response, kind, site } = input;
  try {
    const { userId } = await verifyPasskey(
      ctx,
      { response, site, ceremony: 'sign_in', userId: null },
      (subject) => recordAudit(ctx, { action: 'sign_in.failed', subject, details: { method: 'passkey' } }),
    );
    return { userId, ...(await beginSession(ctx, { userId, kind, method: 'passkey' })) };
  } catch (error) {
    if (error instanceof AppError) throw new AppError('invalid_credentials', { cause: error });
    throw error;
  }
}

/** As `beginPasskeySignIn`, of the user's own passkeys: to show again who they are. */
export async function beginPasskeyConfirmation(
  ctx: Context<AccountActor>,
  { site }: { site: PasskeySite },
): Promise<PasskeyRequest> {
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.passkey, userId);
  const own = await ctx.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    allowCredentials: own,
  });
  await keepChallenge(ctx, { challenge: options.challenge, ceremony: 'confirm', userId });
  return options;
}

/** Re-authentication by passkey instead of password. */
export async function confirmWithPasskey(
  ctx: Context<AccountActor>,
  { response, site }: { response: string; site: PasskeySite },
): Promise<void> {
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.passkey, userId);
  await verifyPasskey(ctx, { response, site, ceremony: 'confirm', userId });
  await confirmSession(ctx);
}
