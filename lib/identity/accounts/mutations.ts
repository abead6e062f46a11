import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { verifyPassword } from './passwords';
import { forgetTries, requireTries } from './sign-in';

export interface NewUser {
  /** Lower case, as `emailSchema` gives it. */
  email: string;
  password: string;
  /** The password's hash, computed before the transaction. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** How long a registration may be repeated idempotently; later it is a sign-in. */
const REPEATED_MS = 60 * 60_000;

/**
 * Finds the existing user when a registration is repeated after a lost answer; null for a free address.
 * Counted and audited like a sign-in attempt, because it reveals whether a password is right. Throws
 * `already_exists`, or `rate_limited`.
 */
export async function findRegistered(
  ctx: Context,
  input: { email: string; password: string },
): Promise<{ userId: string; created: false } | null> {
  const [known] = await ctx.db.select().from(users).where(eq(users.email, input.email)).limit(1);
  if (!known) return null;
  await requireTries(ctx, input.email);
  const right = await verifyPassword(known.passwordHash, input.password);
  const recent = ctx.now.getTime() - known.createdAt.getTime() < REPEATED_MS;
  if (right && recent && !known.disabledAt) {
    await forgetTries(ctx, input.email);
    return { userId: known.id, created: false };
  }
  if (!right) await recordAudit(ctx, { action: 'sign_in.failed', subject: known.id });
  throw new AppError('already_exists', { fields: { email: 'email_taken' } });
}

/**
 * Creates the user of an address. `created` is false if the user exists with this very password: a repeated
 * request. Throws `already_exists` where the password differs.
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
