import { and, eq } from 'drizzle-orm';
import { memberships, users } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isActive } from '@/lib/identity/accounts/active-member';
import type { Subject } from './types';

export interface SubjectInput {
  subject: Subject;
  /** The company worked in; only its owner has a say over it. */
  companyId: string | null;
}

/** Whose data is meant, for somebody who may say so. Throws `forbidden` to whoever does not own the company. */
export async function requireSubject(
  ctx: Context<AccountActor>,
  { subject, companyId }: SubjectInput,
): Promise<{ companyId: string | null; userId: string }> {
  const { userId } = ctx.actor;
  if (subject === 'person') return { companyId: null, userId };
  if (companyId === null || !(await isOwner(ctx, companyId)))
    throw new AppError('forbidden', { detail: `does not own ${companyId}` });
  return { companyId, userId };
}

export async function isOwner(ctx: Context<AccountActor>, companyId: string): Promise<boolean> {
  const [owner] = await ctx.db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.userId, ctx.actor.userId),
        eq(memberships.role, 'owner'),
        isActive,
      ),
    );
  return owner !== undefined;
}

/** The companies a person owns. */
export async function listOwned(ctx: Context, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner')));
  return rows.map(({ id }) => id);
}

export async function isAdmin(ctx: Context, userId: string): Promise<boolean> {
  const [user] = await ctx.db.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId));
  return user?.isAdmin ?? false;
}
