import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { passkeys, recoveryCodes, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { endAllSessions } from '@/lib/identity/sessions/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import type { MailSettings } from '@/lib/providers/mail/types';
import { requireNetworkAttempt } from './client-network';
import { claimMailLink, endMailLinks, findMailLink } from './mail-links';
import { requireStrongPassword } from './password-list';
import { hashPassword } from './passwords';
import { mailTokenSchema, signUpPasswordSchema } from './schema';
import { mailSecurityChange } from './security-mail';
import { forgetTries } from './sign-in';

export const resetPasswordSchema = z.object({ token: mailTokenSchema, password: signUpPasswordSchema });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/**
 * Resets the password with a single-use link and ends all sessions. Using the link verifies the address; the
 * second factor stays, and the user is not signed in. Throws `link_invalid`, or `invalid_input` for an easily
 * guessed password.
 */
export async function resetPassword(
  ctx: Context,
  input: ResetPassword & { mail: MailSettings },
): Promise<void> {
  await requireNetworkAttempt(ctx, THROTTLES.useLink);
  const found = await findMailLink(ctx, { purpose: 'reset_password', token: input.token });
  if (!found || found.link.usedAt || found.link.expiresAt <= ctx.now) throw new AppError('link_invalid');
  const { link, user } = found;
  requireStrongPassword(input.password, { email: user.email, names: [user.firstName, user.lastName] });
  const passwordHash = await hashPassword(input.password);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (!(await claimMailLink(within, link))) throw new AppError('link_invalid');
    await endMailLinks(within, { userId: user.id, purpose: 'reset_password' });
    const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${ctx.now.toISOString()}::timestamptz)`;
    await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: ctx.now, emailVerifiedAt })
      .where(eq(users.id, user.id));
    if (!user.emailVerifiedAt) await dropFactors(within, user.id);
    await endAllSessions(within, { userId: user.id, revocation: 'password_changed' });
    await recordAudit(within, { action: 'password.reset', actorId: user.id, subject: user.id });
    await mailSecurityChange(within, {
      userId: user.id,
      template: 'passwordChanged',
      props: {},
      mail: input.mail,
    });
    await forgetTries(within, user.email);
  });
}

/** For an account with an unverified address: whoever created it may not own the address. */
async function dropFactors(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db.delete(passkeys).where(eq(passkeys.userId, userId));
}
