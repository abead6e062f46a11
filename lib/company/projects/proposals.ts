import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { companyPermits, declinedProjects, feeds, permits, projectPermits, projects } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { notOver } from '@/lib/tracking/permits/not-over';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { ProjectProposal } from './view';

type UserContext = Context<UserActor>;

const MAX_LISTED = 2_000;

/** The company's permits that are in no job, at an address where something is still under way. */
function loosePermits(ctx: UserContext) {
  const { companyId } = ctx.actor;
  const inJob = ctx.db
    .select({ one: sql`1` })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.permitId, permits.id)));
  const declined = ctx.db
    .select({ one: sql`1` })
    .from(declinedProjects)
    .where(
      and(
        eq(declinedProjects.companyId, companyId),
        eq(declinedProjects.city, feeds.record),
        eq(declinedProjects.addressNorm, permits.addressNorm),
      ),
    );
  return ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      permitType: permits.permitType,
      statusBucket: permits.statusBucket,
      statusWord: permits.statusWord,
      address: permits.address,
      addressNorm: permits.addressNorm,
      cityName: permits.city,
      state: permits.state,
      city: feeds.record,
      isOpen: sql<boolean>`${notOver}`,
      projectId: projects.id,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      projects,
      and(
        eq(projects.companyId, companyId),
        eq(projects.addressNorm, permits.addressNorm),
        eq(projects.citySlug, feeds.record),
      ),
    )
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.state, 'confirmed'),
        isNotNull(permits.addressNorm),
        notExists(inJob),
        notExists(declined),
      ),
    )
    .orderBy(asc(permits.addressNorm), asc(permits.id))
    .limit(MAX_LISTED)
    .$dynamic();
}

/**
 * Addresses whose permits could be a job: two or more of which one is under way, or one at the address of a job.
 * The addresses with the most permits come first.
 */
export async function listProposals(
  ctx: UserContext,
  { limit = 20 }: { limit?: number } = {},
): Promise<ProjectProposal[]> {
  requirePermission(ctx, 'projects.read');
  const byAddress = new Map<string, { isOpen: boolean; proposal: ProjectProposal }>();
  for (const {
    addressNorm,
    address,
    city,
    cityName,
    state,
    isOpen,
    projectId,
    ...permit
  } of await loosePermits(ctx)) {
    if (addressNorm === null) continue;
    const key = `${city} ${addressNorm}`;
    const found = byAddress.get(key) ?? {
      isOpen: false,
      proposal: {
        ...{ city, cityName, state, addressNorm, projectId },
        address: streetCase(address ?? addressNorm),
        permits: [],
      },
    };
    found.isOpen ||= isOpen;
    // Two jobs at one address give a permit twice.
    if (!found.proposal.permits.some(({ id }) => id === permit.id)) found.proposal.permits.push(permit);
    byAddress.set(key, found);
  }
  return [...byAddress.values()]
    .filter(({ isOpen, proposal }) => isOpen && (proposal.permits.length > 1 || proposal.projectId !== null))
    .map(({ proposal }) => proposal)
    .sort((a, b) => b.permits.length - a.permits.length)
    .slice(0, limit);
}

/** The company's permits at the address of a job that are in none, to be taken into it. */
export async function listPermitsNearby(
  ctx: UserContext,
  { addressNorm, citySlug }: { addressNorm: string | null; citySlug: string | null },
): Promise<ProjectProposal['permits']> {
  if (addressNorm === null || citySlug === null) return [];
  const all = await listProposals(ctx, { limit: MAX_LISTED });
  const here = all.find((one) => one.addressNorm === addressNorm && one.city === citySlug);
  return here?.permits ?? [];
}
