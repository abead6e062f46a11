import { and, asc, eq, inArray } from 'drizzle-orm';
import { companies, projectPeople, projectPermits, projects, subcontractors } from '@/db/schema';
import { ownSubcontractors } from '@/lib/company/projects/portal';
import type { Context, PortalActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { PortalProject } from './view';

type PortalContext = Context<PortalActor>;

/** A job as a subcontractor sees it: where it is and when, whose, and nothing of its client, money or other people. */
const columns = {
  id: projects.id,
  address: projects.address,
  city: projects.city,
  state: projects.state,
  zip: projects.zip,
  name: projects.name,
  standing: projects.standing,
  startsOn: projects.startsOn,
  endsOn: projects.endsOn,
  companyId: companies.id,
  companyName: companies.name,
  companyPhone: companies.phone,
};

function given(ctx: PortalContext) {
  return ctx.db
    .selectDistinct(columns)
    .from(projectPeople)
    .innerJoin(
      projects,
      and(eq(projects.id, projectPeople.projectId), eq(projects.companyId, projectPeople.companyId)),
    )
    .innerJoin(subcontractors, eq(subcontractors.id, projectPeople.subcontractorId))
    .innerJoin(companies, eq(companies.id, projects.companyId));
}

const MAX_LISTED = 200;

/** The jobs the reader was put on, by all contractors. */
export async function listPortalProjects(ctx: PortalContext): Promise<PortalProject[]> {
  return given(ctx)
    .where(inArray(projectPeople.subcontractorId, ownSubcontractors(ctx)))
    .orderBy(asc(projects.address), asc(projects.id))
    .limit(MAX_LISTED);
}

/** One of them, with the permits of it; `not_found` for any other. */
export async function getPortalProject(
  ctx: PortalContext,
  { projectId }: { projectId: string },
): Promise<PortalProject & { permitIds: number[] }> {
  const [project] = await given(ctx).where(
    and(eq(projects.id, projectId), inArray(projectPeople.subcontractorId, ownSubcontractors(ctx))),
  );
  if (!project) throw new AppError('not_found', { detail: `job ${projectId} is not this subcontractor's` });
  const rows = await ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(eq(projectPermits.projectId, projectId))
    .orderBy(asc(projectPermits.position));
  return { ...project, permitIds: rows.map(({ id }) => id) };
}
