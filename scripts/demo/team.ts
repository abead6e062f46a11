import { and, desc, eq, sql } from 'drizzle-orm';
import {
  companyPermits,
  invitations,
  memberships,
  permitAssignments,
  permits,
  subcontractors,
} from '@/db/schema';
import { inviteMember, inviteSubcontractor } from '@/lib/company/invitations/mutations';
import type { CompanyId, Context, MemberRole, UserActor } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { createUser } from '@/lib/identity/accounts/mutations';
import { hashPassword } from '@/lib/identity/accounts/passwords';
import { newId } from '@/lib/ids';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export const DEMO_MANAGER = { email: 'manager@lintel.example', firstName: 'Morgan', lastName: 'Reyes' };
const DEMO_VIEWER = { email: 'luis.ortega@example.com', firstName: 'Luis', lastName: 'Ortega' };
/** Has accepted: signs in to the portal. */
export const DEMO_SUBCONTRACTOR = { email: 'teresa.vega@example.com', firstName: 'Teresa', lastName: 'Vega' };

const INVITED_MEMBER = { email: 'karen.boyd@example.com', name: 'Karen Boyd' };
const INVITED_SUBCONTRACTOR = { email: 'sam.whitaker@example.com', name: 'Sam Whitaker' };
const PERMITS_EACH = 2;

export interface SeedTeamInput {
  companyId: CompanyId;
  ownerId: string;
  password: string;
  siteUrl: string;
}

/** Creates the demo contractor's members, invitations and two subcontractors. Idempotent. */
export async function seedTeam(ctx: JobContext, input: SeedTeamInput): Promise<void> {
  const members: [Person, MemberRole][] = [
    [DEMO_MANAGER, 'manager'],
    [DEMO_VIEWER, 'viewer'],
  ];
  const passwordHash = await hashPassword(input.password);
  const createMember = async (person: Person) =>
    (await createUser(ctx, { ...person, password: input.password, passwordHash, locale: 'en' })).userId;
  for (const [person, role] of members) {
    await ctx.db
      .insert(memberships)
      .values({ companyId: input.companyId, userId: await createMember(person), role, createdAt: ctx.now })
      .onConflictDoNothing();
  }
  await ctx.db
    .insert(subcontractors)
    .values({
      id: newId('subcontractor'),
      companyId: input.companyId,
      companyName: 'Vega Electric Co.',
      contactName: `${DEMO_SUBCONTRACTOR.firstName} ${DEMO_SUBCONTRACTOR.lastName}`,
      email: DEMO_SUBCONTRACTOR.email,
      phone: '512-555-0142',
      role: 'Electrical',
      userId: await createMember(DEMO_SUBCONTRACTOR),
      acceptedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: [subcontractors.companyId, subcontractors.email] });
  await sendInvitations(ctx, input);
  await assignDemoPermits(ctx, input.companyId);
}

async function sendInvitations(ctx: JobContext, input: SeedTeamInput): Promise<void> {
  const { companyId, ownerId, siteUrl } = input;
  if ((await ctx.db.$count(invitations, eq(invitations.companyId, companyId))) > 0) return;
  const actor = { kind: 'user', userId: ownerId, companyId, role: 'owner', tier: 'professional' } as const;
  const owner: Context<UserActor> = { ...ctx, actor };
  const mail = { siteUrl, sendsMail: false };
  await inviteMember(owner, { ...INVITED_MEMBER, role: 'member', locale: 'en', mail });
  await inviteSubcontractor(owner, {
    email: INVITED_SUBCONTRACTOR.email,
    contactName: INVITED_SUBCONTRACTOR.name,
    companyName: 'Whitaker Plumbing LLC',
    phone: '210-555-0117',
    role: 'Plumbing',
    locale: 'en',
    mail,
  });
}

/** Gives the electrician the permits that sound like theirs, as soon as the company has permits at all. */
export async function assignDemoPermits(ctx: JobContext, companyId: CompanyId): Promise<void> {
  const [electrician] = await ctx.db
    .select({ id: subcontractors.id })
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.email, DEMO_SUBCONTRACTOR.email)))
    .limit(1);
  if (!electrician) return;
  const mine = eq(permitAssignments.subcontractorId, electrician.id);
  if ((await ctx.db.$count(permitAssignments, mine)) > 0) return;
  const found = await ctx.db
    .select({ id: permits.id })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.state, 'confirmed')))
    .orderBy(
      desc(sql`concat(${permits.permitType}, ' ', ${permits.description}) ilike '%electric%'`),
      desc(permits.appliedDate),
      desc(permits.id),
    )
    .limit(PERMITS_EACH);
  if (found.length === 0) return;
  await ctx.db
    .insert(permitAssignments)
    .values(
      found.map(({ id }) => ({
        companyId,
        permitId: id,
        subcontractorId: electrician.id,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
}
