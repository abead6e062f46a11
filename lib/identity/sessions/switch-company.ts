import { and, eq, isNull } from 'drizzle-orm';
import { memberships, sessions } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Works on in another company the user belongs to, in this session alone. */
export async function switchCompany(
  ctx: Context<AccountActor>,
  { companyId }: { companyId: string },
): Promise<void> {
  const { userId, session } = ctx.actor;
  const [own] = await ctx.db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), eq(memberships.companyId, companyId), isNull(memberships.pausedAt)),
    )
    .limit(1);
  if (!own) throw new AppError('not_found', { detail: `company ${companyId}` });
  await ctx.db.update(sessions).set({ companyId }).where(eq(sessions.id, session.id));
}
