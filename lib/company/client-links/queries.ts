import { and, desc, eq, isNull, min, sql } from 'drizzle-orm';
import {
  clientLinks,
  companies,
  companyPermits,
  feeds,
  permits,
  projectPermits,
  projects,
  users,
} from '@/db/schema';
import { findLook } from '@/lib/company/branding/queries';
import type { OwnedProject } from '@/lib/company/projects/owned';
import { listProjectPermits } from '@/lib/company/projects/permit-queries';
import { asCompanyId, type CompanyId, type Context, type UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { hashSecret } from '@/lib/identity/sessions/secrets';
import { expectedIssue } from './expected-issue';
import { clientTokenSchema } from './schema';
import type { ClientLink, ClientPage } from './view';

type UserContext = Context<UserActor>;

/** The links of a job that work, the newest first. */
export async function listClientLinks(ctx: UserContext, { projectId }: OwnedProject): Promise<ClientLink[]> {
  requirePermission(ctx, 'projects.read');
  const rows = await ctx.db
    .select({ link: clientLinks, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(clientLinks)
    .leftJoin(users, eq(users.id, clientLinks.createdBy))
    .where(
      and(
        eq(clientLinks.projectId, projectId),
        eq(clientLinks.companyId, ctx.actor.companyId),
        isNull(clientLinks.endedAt),
      ),
    )
    .orderBy(desc(clientLinks.createdAt), desc(clientLinks.id));
  return rows.map(({ link: { id, label, locale, createdAt, opened, openedAt }, by }) => ({
    id,
    label,
    locale,
    createdAt,
    createdBy: by && fullName(by),
    opened,
    openedAt,
  }));
}

/** What a client reads behind a link; null for an unknown one and for one that has ended. */
export async function findClientPage(ctx: Context, { token }: { token: string }): Promise<ClientPage | null> {
  if (!clientTokenSchema.safeParse(token).success) return null;
  const [row] = await ctx.db
    .select({
      projectId: projects.id,
      address: projects.address,
      city: projects.city,
      state: projects.state,
      name: projects.name,
      startsOn: projects.startsOn,
      endsOn: projects.endsOn,
      companyId: companies.id,
      company: { name: companies.name, phone: companies.phone, timeZone: companies.timeZone },
    })
    .from(clientLinks)
    .innerJoin(
      projects,
      and(eq(projects.id, clientLinks.projectId), eq(projects.companyId, clientLinks.companyId)),
    )
    .innerJoin(companies, eq(companies.id, clientLinks.companyId))
    .where(and(eq(clientLinks.tokenHash, hashSecret(token)), isNull(clientLinks.endedAt)));
  if (!row) return null;
  const { projectId, companyId: id, city, state, ...shown } = row;
  const companyId = asCompanyId(id);
  const [ofProject, read, look] = await Promise.all([
    readAsCompany(ctx, companyId, projectId),
    readAt(ctx, companyId, projectId),
    findLook(ctx, { companyId }),
  ]);
  const expected = await expectedIssue(ctx, ofProject);
  return {
    ...shown,
    look,
    place: `${city}, ${state}`,
    ...read,
    permits: ofProject.map((permit) => ({
      id: permit.id,
      number: permit.permitNumber,
      type: permit.permitType,
      statusBucket: permit.statusBucket,
      issuedDate: permit.issuedDate,
      waiting: permit.waiting,
      inspections: permit.inspections,
      expected: expected.get(permit.id) ?? null,
    })),
  };
}

/** The permits of the link's own job, read as its company would: the link names both, and nothing else is reached. */
async function readAsCompany(ctx: Context, companyId: CompanyId, projectId: string) {
  const actor = { kind: 'user', userId: '', companyId, role: 'viewer', tier: null } as const;
  return (await listProjectPermits({ ...ctx, actor }, [projectId])).get(projectId) ?? [];
}

async function readAt(ctx: Context, companyId: CompanyId, projectId: string) {
  const [row] = await ctx.db
    .select({
      readAt: min(feeds.lastSuccessAt),
      isSample: sql<boolean>`coalesce(bool_or(${feeds.mode} = 'sample'), false)`,
    })
    .from(projectPermits)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, projectPermits.companyId),
        eq(companyPermits.permitId, projectPermits.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .innerJoin(permits, eq(permits.id, projectPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId)));
  return { readAt: row?.readAt ?? null, isSample: row?.isSample ?? false };
}
