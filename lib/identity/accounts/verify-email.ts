import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireNetworkAttempt } from './client-network';
import { claimMailLink, findMailLink } from './mail-links';
import { mailTokenSchema } from './schema';

export const verifyEmailSchema = z.object({ token: mailTokenSchema });

/**
 * Marks an address as verified. A link used before succeeds again, because mail scanners open links and pages
 * may render twice. Throws `link_invalid`.
 */
export async function verifyEmail(ctx: Context, input: { token: string }): Promise<void> {
  await requireNetworkAttempt(ctx, THROTTLES.useLink);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const found = await findMailLink(within, { purpose: 'verify_email', token: input.token });
    if (!found) throw new AppError('link_invalid');
    const { link, user } = found;
    if (await claimMailLink(within, link)) {
      if (user.emailVerifiedAt) return;
      await tx.update(users).set({ emailVerifiedAt: ctx.now }).where(eq(users.id, user.id));
      await recordAudit(within, { action: 'email.verified', actorId: user.id, subject: user.id });
      return;
    }
    const again = await findMailLink(within, { purpose: 'verify_email', token: input.token });
    if (!again?.link.usedAt || !again.user.emailVerifiedAt) throw new AppError('link_invalid');
  });
}
