import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { newId } from '@/lib/ids';
import { verifyPassword } from './passwords';

export interface NewUser {
  /** Lower case, as `emailSchema` gives it. */
  email: string;
  password: string;
  /** Of that password; made before the transaction, which need not wait for it. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/**
 * The user of an address. `created` is false where the address already has one with this very password: the
 * same person trying again after an answer was lost. Throws `already_exists` where the password is another.
 */
export async function createUser(
  ctx: Context,
  input: NewUser,
): Promise<{ userId: string; created: boolean }> {
  const { password, ...person } = input;
  const id = newId('user');
  const inserted = await ctx.db
    .insert(users)
    .values({ id, ...person, createdAt: ctx.now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length > 0) return { userId: id, created: true };
  const [known] = await ctx.db.select().from(users).where(eq(users.email, person.email)).limit(1);
  if (known && (await verifyPassword(known.passwordHash, password)))
    return { userId: known.id, created: false };
  throw new AppError('already_exists', { fields: { email: 'email_taken' } });
}
