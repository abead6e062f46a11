import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, count, eq } from 'drizzle-orm';
import { passkeys, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { requireFreshSignIn } from '@/lib/identity/sessions/fresh';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { MailSettings } from '@/lib/providers/mail/types';
import type { PasskeySite } from './passkeys-assertion';
import { keepChallenge, takeChallenge } from './passkeys-challenge';
import { passkeyRefused, readPasskeyResponse, registrationSchema } from './passkeys-response';
import { MAX_PASSKEYS } from './schema';
import { mailSecurityChange } from './security-mail';
import { requireVerifiedEmail } from './verified';

/** ES256, EdDSA, RS256: what phones, computers and security keys make. */
const ALGORITHMS = [-7, -8, -257];

export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The user's passkeys, the oldest first. */
export async function listPasskeys(ctx: Context<AccountActor>): Promise<OwnPasskey[]> {
  return ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, ctx.actor.userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;

/** Options for registering a passkey: discoverable, with user verification. */
export async function beginPasskeyRegistration(
  ctx: Context<AccountActor>,
  { site }: { site: PasskeySite },
): Promise<PasskeyCreation> {
  requireFreshSignIn(ctx);
  await requireVerifiedEmail(ctx, ctx.actor.userId);
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.passkey, userId);
  const [user] = await ctx.db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!user) throw new AppError('unauthenticated');
  const known = await ctx.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(ctx, { challenge: options.challenge, ceremony: 'register', userId });
  return options;
}

function tooMany(): AppError {
  return new AppError('invalid_input', { fields: { passkey: 'passkey_limit' } });
}

interface NewPasskey {
  /** What the browser answered, as JSON. */
  response: string;
  name: string;
  site: PasskeySite;
  mail: MailSettings;
}

/** Keeps the passkey the browser has made. */
export async function finishPasskeyRegistration(
  ctx: Context<AccountActor>,
  input: NewPasskey,
): Promise<{ id: string }> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.passkey, userId);
  const made = await readNewPasskey(ctx, input);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // Serialised, so that the limit holds for concurrent additions.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [row] = await tx.select({ held: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((row?.held ?? 0) >= MAX_PASSKEYS) throw tooMany();
    const added = await tx
      .insert(passkeys)
      .values({ ...made, userId, name: input.name, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('invalid_input', { fields: { passkey: 'passkey_known' } });
    await recordAudit(within, { action: 'passkey.added', subject: userId, details: { name: input.name } });
    await mailSecurityChange(within, {
      userId,
      template: 'securityChange',
      props: { kind: 'passkey_added', passkey: input.name },
      mail: input.mail,
    });
  });
  return { id: made.id };
}

async function readNewPasskey(ctx: Context<AccountActor>, { response, site }: NewPasskey) {
  const { credential, challenge } = readPasskeyResponse(registrationSchema, response);
  const { userId } = ctx.actor;
  if (!(await takeChallenge(ctx, { challenge, ceremony: 'register', userId }))) throw passkeyRefused();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) throw new Error('The attestation does not hold.');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      backedUp: registrationInfo.credentialBackedUp,
    };
  } catch (error) {
    throw passkeyRefused(error);
  }
}

/** Gives a passkey of the user's own another name. */
export async function renamePasskey(
  ctx: Context<AccountActor>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(own(ctx, id))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new AppError('not_found', { detail: `passkey ${id}` });
}

/** Takes a passkey of the user's own out of use. */
export async function removePasskey(
  ctx: Context<AccountActor>,
  { id, mail }: { id: string; mail: MailSettings },
): Promise<void> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [removed] = await tx.delete(passkeys).where(own(ctx, id)).returning({ name: passkeys.name });
    if (!removed) throw new AppError('not_found', { detail: `passkey ${id}` });
    await recordAudit(within, {
      action: 'passkey.removed',
      subject: userId,
      details: { name: removed.name },
    });
    await mailSecurityChange(within, {
      userId,
      template: 'securityChange',
      props: { kind: 'passkey_removed', passkey: removed.name },
      mail,
    });
  });
}

function own(ctx: Context<AccountActor>, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, ctx.actor.userId));
}
