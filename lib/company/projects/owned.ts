import { and, eq } from 'drizzle-orm';
import { companyPermits, projectPermits, projects } from '@/db/schema';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type ProjectRow = typeof projects.$inferSelect;

/**
 * Loads a job of the caller's company; with `hold` its row is locked until the end of the transaction.
 * @throws AppError `not_found` for none, or another company's
 */
export async function ownedProject(
  ctx: Context<UserActor>,
  projectId: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<ProjectRow> {
  const query = ctx.db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.companyId, ctx.actor.companyId)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new AppError('not_found', { detail: `no job ${projectId}` });
  return row;
}

/** @throws AppError `not_found` for a permit that is not the company's */
export async function requireCompanyPermit(
  ctx: Context,
  { companyId, permitId }: { companyId: CompanyId; permitId: number },
): Promise<void> {
  const [row] = await ctx.db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.permitId, permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
}

/** What a task, a note or a file belongs to; exactly one of the two. */
export interface SubjectIds {
  projectId?: string | undefined;
  permitId?: number | undefined;
}

/** @throws AppError `not_found` for a job or a permit that is not the company's */
export async function requireSubject(ctx: Context<UserActor>, subject: SubjectIds): Promise<void> {
  if (subject.projectId !== undefined) await ownedProject(ctx, subject.projectId);
  if (subject.permitId !== undefined)
    await requireCompanyPermit(ctx, { companyId: ctx.actor.companyId, permitId: subject.permitId });
}

/** The job that has a permit of the company; null where none has. */
export async function findProjectOf(
  ctx: Context,
  { companyId, permitId }: { companyId: CompanyId; permitId: number },
): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: projectPermits.projectId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.permitId, permitId)));
  return row?.id ?? null;
}
