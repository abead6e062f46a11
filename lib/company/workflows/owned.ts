import { and, eq } from 'drizzle-orm';
import { workflows } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type WorkflowRow = typeof workflows.$inferSelect;

/**
 * A workflow of the caller's company; with `hold` its row is locked until the end of the transaction.
 * @throws AppError `not_found` for none, or another company's
 */
export async function ownedWorkflow(
  ctx: Context<UserActor>,
  id: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<WorkflowRow> {
  const query = ctx.db
    .select()
    .from(workflows)
    .where(and(eq(workflows.id, id), eq(workflows.companyId, ctx.actor.companyId)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new AppError('not_found', { detail: `no workflow ${id}` });
  return row;
}
