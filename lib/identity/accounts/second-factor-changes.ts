import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recoveryCodes, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { requireFreshSignIn } from '@/lib/identity/sessions/fresh';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { forgetAttempts, requireAttempt } from '@/lib/identity/throttle/throttle';
import type { MailSettings } from '@/lib/providers/mail/types';
import { hashRecoveryCode, newRecoveryCodes, RECOVERY_CODES } from './recovery-codes';
import { countRecoveryCodes } from './second-factor';
import { mailSecurityChange } from './security-mail';
import { findTotpStep, newTotpSecret, readTotpCode, totpUri } from './totp';
import { openTotpSecret, sealTotpSecret } from './totp-secret';
import { requireVerifiedEmail } from './verified';

export interface SecondFactorState {
  /** Null while it is off. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

export async function getSecondFactorState(ctx: Context<AccountActor>): Promise<SecondFactorState> {
  const { userId } = ctx.actor;
  const [user] = await ctx.db
    .select({ enabledAt: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return {
    enabledAt: user?.enabledAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx, userId),
  };
}

/**
 * Creates a pending secret for the authenticator app, effective once a code has been confirmed. Throws
 * `already_exists` while enabled.
 */
export async function beginTotp(
  ctx: Context<AccountActor>,
  input: { secret: string; issuer: string },
): Promise<{ secret: string; uri: string }> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  await requireVerifiedEmail(ctx, userId);
  const shared = newTotpSecret();
  const [user] = await ctx.db
    .update(users)
    .set({
      totpSecret: sealTotpSecret(shared, { userId, siteSecret: input.secret }),
      totpLastStep: null,
    })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ email: users.email });
  if (!user) throw new AppError('already_exists', { detail: 'the second factor is on' });
  return { secret: shared, uri: totpUri({ secret: shared, issuer: input.issuer, email: user.email }) };
}

/** Enables the second factor after a valid code; returns the recovery codes, once. */
export async function confirmTotp(
  ctx: Context<AccountActor>,
  input: { code: string; secret: string; mail: MailSettings },
): Promise<{ recoveryCodes: string[] }> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.secondFactor, userId);
  const [user] = await ctx.db
    .select({ sealed: users.totpSecret, enabledAt: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!user?.sealed || user.enabledAt) throw new AppError('conflict', { detail: 'nothing to confirm' });
  const { sealed } = user;
  const code = readTotpCode(input.code);
  const shared = openTotpSecret(sealed, { userId, siteSecret: input.secret });
  const step = code && findTotpStep({ secret: shared, code, now: ctx.now, after: null });
  if (!step) throw new AppError('invalid_input', { fields: { code: 'code_wrong' } });
  const codes = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const confirmed = await tx
      .update(users)
      .set({ totpConfirmedAt: ctx.now, totpLastStep: step })
      .where(and(eq(users.id, userId), eq(users.totpSecret, sealed), isNull(users.totpConfirmedAt)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw new AppError('conflict', { detail: 'confirmed or begun elsewhere' });
    await recordAudit(within, { action: 'second_factor.enabled', subject: userId });
    await mailSecurityChange(within, {
      userId,
      template: 'securityChange',
      props: { kind: 'second_factor_enabled' },
      mail: input.mail,
    });
    return replaceRecoveryCodes(within, userId);
  });
  await forgetAttempts(ctx, THROTTLES.secondFactor, userId);
  return { recoveryCodes: codes };
}

/** Disables the second factor and its recovery codes; idempotent. */
export async function disableTotp(ctx: Context<AccountActor>, input: { mail: MailSettings }): Promise<void> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const disabled = await tx
      .update(users)
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)))
      .returning({ id: users.id });
    if (disabled.length === 0) return;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await recordAudit(within, { action: 'second_factor.disabled', subject: userId });
    await mailSecurityChange(within, {
      userId,
      template: 'securityChange',
      props: { kind: 'second_factor_disabled' },
      mail: input.mail,
    });
  });
}

/** Replaces the recovery codes. Throws `conflict` while the second factor is off. */
export async function renewRecoveryCodes(
  ctx: Context<AccountActor>,
  input: { mail: MailSettings },
): Promise<{ recoveryCodes: string[] }> {
  requireFreshSignIn(ctx);
  const { userId } = ctx.actor;
  const codes = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // Who renews at the same time, or turns it off, waits for the row.
    const [user] = await tx
      .select({ enabledAt: users.totpConfirmedAt })
      .from(users)
      .where(eq(users.id, userId))
      .limit(1)
      .for('update');
    if (!user?.enabledAt) throw new AppError('conflict', { detail: 'the second factor is off' });
    await recordAudit(within, { action: 'recovery_codes.renewed', subject: userId });
    await mailSecurityChange(within, {
      userId,
      template: 'recoveryCodes',
      props: { kind: 'renewed', left: RECOVERY_CODES },
      mail: input.mail,
    });
    return replaceRecoveryCodes(within, userId);
  });
  return { recoveryCodes: codes };
}

async function replaceRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashRecoveryCode(code), createdAt: ctx.now })));
  return codes;
}
