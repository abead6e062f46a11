import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';

interface InvitedUser {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  passwordHash: string;
}

/** The account of somebody who came by a mailed link, which proved the address. Throws `conflict` where it has one. */
export async function createInvitedUser(ctx: Context, person: InvitedUser): Promise<string> {
  const id = newId('user');
  const inserted = await ctx.db
    .insert(users)
    .values({
      id,
      ...person,
      emailVerifiedAt: ctx.now,
      passwordChangedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) throw new AppError('conflict', { detail: 'the address has an account by now' });
  return id;
}

/** Notes that a user reads what is sent to their address; the first time counts. */
export async function noteAddressVerified(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  await ctx.db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
    .where(eq(users.id, userId));
}
