import { and, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { permitAssignments, projectPeople, projectPermits, subcontractors, subscriptions } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context, type PortalActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { TIERS } from '@/lib/providers/billing/types';
import type { SubjectIds } from './owned';

type PortalContext = Context<PortalActor>;

/** The reader's own rows as a subcontractor, of companies whose plan has the portal. */
export function ownSubcontractors(ctx: PortalContext) {
  return ctx.db
    .select({ id: subcontractors.id })
    .from(subcontractors)
    .innerJoin(subscriptions, eq(subscriptions.companyId, subcontractors.companyId))
    .where(
      and(
        eq(subcontractors.userId, ctx.actor.userId),
        inArray(entitledTier, TIERS.slice(TIERS.indexOf('team'))),
      ),
    );
}

interface SharedColumns {
  companyId: SQLWrapper;
  projectId: SQLWrapper;
  permitId: SQLWrapper;
}

/**
 * Tenant isolation of what a job or permit shares with a subcontractor: those they were put on, and the permits of
 * those jobs. Every read of notes and files in the portal applies it.
 */
export function sharedInPortal(
  ctx: PortalContext,
  { companyId, projectId, permitId }: SharedColumns,
): SQL | undefined {
  const mine = inArray(projectPeople.subcontractorId, ownSubcontractors(ctx));
  const atProject = ctx.db
    .select({ one: sql`1` })
    .from(projectPeople)
    .where(
      and(
        mine,
        sql`${projectPeople.companyId} = ${companyId}`,
        sql`${projectPeople.projectId} = ${projectId}`,
      ),
    );
  const atPermitOfProject = ctx.db
    .select({ one: sql`1` })
    .from(projectPeople)
    .innerJoin(projectPermits, eq(projectPermits.projectId, projectPeople.projectId))
    .where(
      and(
        mine,
        sql`${projectPermits.companyId} = ${companyId}`,
        sql`${projectPermits.permitId} = ${permitId}`,
      ),
    );
  const atPermit = ctx.db
    .select({ one: sql`1` })
    .from(permitAssignments)
    .where(
      and(
        inArray(permitAssignments.subcontractorId, ownSubcontractors(ctx)),
        sql`${permitAssignments.companyId} = ${companyId}`,
        sql`${permitAssignments.permitId} = ${permitId}`,
      ),
    );
  return or(exists(atProject), exists(atPermitOfProject), exists(atPermit));
}

/**
 * The company that put the reader on a job or a permit; of several at one permit, the one given.
 * @throws AppError `not_found` for what was not given to them
 */
export async function requirePortalSubject(
  ctx: PortalContext,
  { projectId, permitId, companyId }: SubjectIds & { companyId?: string | undefined },
): Promise<CompanyId> {
  const ofCompany = companyId === undefined ? undefined : eq(subcontractors.companyId, companyId);
  const [row] =
    projectId !== undefined
      ? await ctx.db
          .select({ companyId: projectPeople.companyId })
          .from(projectPeople)
          .innerJoin(subcontractors, eq(subcontractors.id, projectPeople.subcontractorId))
          .where(
            and(
              eq(projectPeople.projectId, projectId),
              inArray(projectPeople.subcontractorId, ownSubcontractors(ctx)),
              ofCompany,
            ),
          )
          .limit(1)
      : await ctx.db
          .select({ companyId: subcontractors.companyId })
          .from(subcontractors)
          .where(
            and(
              inArray(subcontractors.id, ownSubcontractors(ctx)),
              ofCompany,
              sharedInPortal(ctx, {
                companyId: subcontractors.companyId,
                projectId: sql`null`,
                permitId: sql`${permitId ?? 0}::bigint`,
              }),
            ),
          )
          .limit(1);
  if (!row) throw new AppError('not_found', { detail: 'not given to this subcontractor' });
  return asCompanyId(row.companyId);
}
