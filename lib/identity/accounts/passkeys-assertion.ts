import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { passkeys, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { takeChallenge } from './passkeys-challenge';
import { assertionSchema, passkeyRefused, readPasskeyResponse } from './passkeys-response';
import type { PasskeyCeremony } from './types';

/** The site passkeys are made for: a key of another site's is none. */
export interface PasskeySite {
  name: string;
  /** The site's host name. */
  id: string;
  origin: string;
}

export interface Assertion {
  /** What the browser answered, as JSON. */
  response: string;
  site: PasskeySite;
  ceremony: Extract<PasskeyCeremony, 'sign_in' | 'confirm'>;
  /** The expected user; null where the passkey identifies the user. */
  userId: string | null;
}

/**
 * Verifies a passkey's assertion with user verification. The challenge is consumed and the signature counter
 * updated; a counter that decreases indicates a cloned key and is rejected. `onRefusal` receives the key's
 * owner, where known.
 */
export async function verifyPasskey(
  ctx: Context,
  asked: Assertion,
  onRefusal?: (userId: string | undefined) => Promise<void>,
): Promise<{ userId: string }> {
  let owner: string | undefined;
  try {
    const { credential, challenge } = readPasskeyResponse(assertionSchema, asked.response);
    const known = await findPasskey(ctx, credential.id);
    owner = known?.userId;
    const { ceremony, userId } = asked;
    if (!(await takeChallenge(ctx, { challenge, ceremony, userId }))) throw passkeyRefused();
    if (!known || (userId !== null && known.userId !== userId)) throw passkeyRefused();
    if (!belongsToUser(known.userId, credential.response.userHandle)) throw passkeyRefused();
    const newCounter = await verified(asked.site, known, credential, challenge);
    await noteUse(ctx, known.id, newCounter);
    return { userId: known.userId };
  } catch (error) {
    await onRefusal?.(owner);
    throw error;
  }
}

type Passkey = typeof passkeys.$inferSelect;

async function findPasskey(ctx: Context, id: string): Promise<Passkey | undefined> {
  const [found] = await ctx.db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.disabledAt)))
    .where(eq(passkeys.id, id))
    .limit(1);
  return found?.passkey;
}

/** A user handle, if present, must match the passkey's owner. */
function belongsToUser(userId: string, handle: string | undefined): boolean {
  return handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === userId;
}

async function verified(
  site: PasskeySite,
  known: Passkey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<number> {
  try {
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    if (!result.verified) throw new Error('The signature is wrong.');
    return result.authenticationInfo.newCounter;
  } catch (error) {
    throw passkeyRefused(error);
  }
}

/** Updates the signature counter. Most passkeys always report 0; otherwise it must increase. */
async function noteUse(ctx: Context, id: string, counter: number): Promise<void> {
  const moved = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.now })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  if (moved.length === 0) throw passkeyRefused();
}
