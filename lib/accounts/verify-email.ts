import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '@/db/schema';
import { recordAudit } from '@/lib/audit/mutations';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';
import { claimMailLink, findMailLink } from './mail-links';
import { mailTokenSchema } from './schema';
import { senderOf } from './sender';

export const verifyEmailSchema = z.object({ token: mailTokenSchema });

/**
 * Notes that an address is its user's. A link that has done so says so again: a mail scanner may have opened it first,
 * and the page asks twice where it is drawn twice. Throws `link_invalid`.
 */
export async function verifyEmail(ctx: Context, input: { token: string }): Promise<void> {
  await requireAttempt(ctx, THROTTLES.useLink, senderOf(ctx));
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
