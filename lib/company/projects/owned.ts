import { and, eq } from 'drizzle-orm';
import { companyPermits, permits, projectPermits, projects } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
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

/** What a task, a note or a file belongs to; exactly one of the two. */
export interface SubjectIds {
  projectId?: string | undefined;
  permitId?: number | undefined;
}

declare const owned: unique symbol;

interface Owned {
  /** Only this file says so; whoever is handed it need not ask again. */
  readonly [owned]: true;
  readonly place: { address: string | null; city: string; state: string };
}

/** A job of the caller's company. */
export interface OwnedProject extends Owned {
  readonly projectId: string;
  readonly permitId?: undefined;
  readonly project: ProjectRow;
}

/** A permit of the caller's company, with the job that has it. */
export interface OwnedPermit extends Owned {
  readonly permitId: number;
  readonly projectId?: undefined;
  readonly project: { id: string; address: string } | null;
}

export type OwnedSubject = OwnedProject | OwnedPermit;

/** @throws AppError `not_found` for a job or a permit that is not the company's */
export async function requireSubject(
  ctx: Context<UserActor>,
  { projectId, permitId }: SubjectIds,
): Promise<OwnedSubject> {
  if (projectId !== undefined) return requireProject(ctx, projectId);
  if (permitId !== undefined) return requirePermit(ctx, permitId);
  throw new AppError('invalid_input', { detail: 'neither a job nor a permit' });
}

/** The same where one is named: a task or a check may stand by itself. */
export async function requireAnySubject(ctx: Context<UserActor>, subject: SubjectIds): Promise<void> {
  if (subject.projectId !== undefined || subject.permitId !== undefined) await requireSubject(ctx, subject);
}

/** @throws AppError `not_found` for a job that is not the company's */
export async function requireProject(ctx: Context<UserActor>, projectId: string): Promise<OwnedProject> {
  const project = await ownedProject(ctx, projectId);
  const { address, city, state } = project;
  return { projectId, project, place: { address, city, state } } as OwnedProject;
}

/** @throws AppError `not_found` for a permit that is not the company's */
export async function requirePermit(ctx: Context<UserActor>, permitId: number): Promise<OwnedPermit> {
  const [row] = await ctx.db
    .select({
      project: { id: projects.id, address: projects.address },
      place: { address: permits.address, city: permits.city, state: permits.state },
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .leftJoin(
      projectPermits,
      and(
        eq(projectPermits.companyId, companyPermits.companyId),
        eq(projectPermits.permitId, companyPermits.permitId),
      ),
    )
    .leftJoin(projects, eq(projects.id, projectPermits.projectId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.permitId, permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  return { permitId, ...row } as OwnedPermit;
}
