import { and, eq, inArray } from 'drizzle-orm';
import { companyPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Throws unless each of the permits is one of the company's. */
export async function requireOwnPermits(
  ctx: Context<UserActor>,
  permitIds: readonly number[],
): Promise<void> {
  const own = await ctx.db.$count(
    companyPermits,
    and(
      eq(companyPermits.companyId, ctx.actor.companyId),
      eq(companyPermits.state, 'confirmed'),
      inArray(companyPermits.permitId, [...permitIds]),
    ),
  );
  if (own < new Set(permitIds).size)
    throw new AppError('not_found', { detail: `of ${permitIds.length} permits ${own} are this company's` });
}
