import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Stops who has not shown that their address is theirs. An account is made with any address: what would outlive a new
 * password, or mails strangers in our name, waits until its mailbox has answered.
 */
export async function requireVerifiedEmail(ctx: Context, userId: string): Promise<void> {
  const [verified] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .limit(1);
  if (!verified) throw new AppError('email_unverified');
}
