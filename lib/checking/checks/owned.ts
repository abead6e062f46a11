import { and, eq } from 'drizzle-orm';
import { permitChecks } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type CheckRecord = typeof permitChecks.$inferSelect;

/**
 * Loads a check of the caller's company; with `hold` its row is locked until the end of the transaction.
 * @throws AppError `not_found` for none, or another company's
 */
export async function ownedCheck(
  ctx: Context<UserActor>,
  checkId: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<CheckRecord> {
  const query = ctx.db
    .select()
    .from(permitChecks)
    .where(and(eq(permitChecks.id, checkId), eq(permitChecks.companyId, ctx.actor.companyId)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new AppError('not_found', { detail: `no check ${checkId}` });
  return row;
}
