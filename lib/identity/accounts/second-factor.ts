import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { recoveryCodes, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { MailSettings } from '@/lib/providers/mail/types';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes';
import { mailSecurityChange } from './security-mail';
import { findTotpStep, readTotpCode } from './totp';
import { openTotpSecret } from './totp-secret';

interface Tried {
  userId: string;
  code: string;
  /** The site's own. */
  secret: string;
  /** Where given, the user is told of a recovery code that was used. */
  mail?: MailSettings | undefined;
}

/** Verifies and consumes a code; null where it is wrong. The caller counts attempts. */
export async function checkSecondFactor(
  ctx: Context,
  input: Tried,
): Promise<'second_factor' | 'recovery_code' | null> {
  const code = readTotpCode(input.code);
  if (code !== null) return (await takeTotpCode(ctx, input, code)) ? 'second_factor' : null;
  const recovery = readRecoveryCode(input.code);
  if (recovery === null) return null;
  return (await takeRecoveryCode(ctx, input, recovery)) ? 'recovery_code' : null;
}

/** A single atomic update, so that a code is accepted only once. */
async function takeTotpCode(ctx: Context, { userId, secret }: Tried, code: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ sealed: users.totpSecret, after: users.totpLastStep })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)))
    .limit(1);
  if (!user?.sealed) return false;
  const shared = openTotpSecret(user.sealed, { userId, siteSecret: secret });
  const step = findTotpStep({ secret: shared, code, now: ctx.now, after: user.after });
  if (step === null) return false;
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        eq(users.totpSecret, user.sealed),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return taken.length === 1;
}

async function takeRecoveryCode(ctx: Context, { userId, mail }: Tried, code: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const taken = await tx
      .update(recoveryCodes)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.hash, hashRecoveryCode(code)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ hash: recoveryCodes.hash });
    if (taken.length === 0) return false;
    const left = await countRecoveryCodes(within, userId);
    await recordAudit(within, {
      action: 'recovery_code.used',
      actorId: userId,
      subject: userId,
      details: { left },
    });
    if (mail)
      await mailSecurityChange(within, {
        userId,
        template: 'recoveryCodes',
        props: { kind: 'used', left },
        mail,
      });
    return true;
  });
}

/** Codes that still work. */
export async function countRecoveryCodes(ctx: Context, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
