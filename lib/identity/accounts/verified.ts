import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Requires a verified address. An account can be created with any address, so operations that would survive a
 * password reset or mail strangers wait for verification.
 */
export async function requireVerifiedEmail(ctx: Context, userId: string): Promise<void> {
  const [verified] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .limit(1);
  if (!verified) throw new AppError('email_unverified');
}
