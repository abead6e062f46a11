import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  companyCities,
  invitations,
  memberships,
  notificationSettings,
  recipients,
  users,
} from '@/db/schema';
import { fullName } from '@/lib/accounts/full-name';
import { isOpen } from '@/lib/accounts/open-invitation';
import type { Plan } from '@/lib/billing/plans';
import type { CompanyId, Context } from '@/lib/context';

interface Named {
  id: string;
  name: string;
}

/** In what a company goes beyond a plan, and who waits for a seat that the plan has. */
export interface PlanExcess {
  recipients: Named[];
  /** How many recipients stay. */
  recipientsKept: number;
  /** Texts are chosen, and the plan has none. */
  sms: boolean;
  membersToPause: Named[];
  membersToResume: Named[];
  invitations: Named[];
  cities: { city: string; label: string | null }[];
}

/**
 * What a plan has no room for: of everything the first stay, of the members the owner before all. Read with the
 * company locked where something is done about it.
 */
export async function findPlanExcess(ctx: Context, companyId: CompanyId, plan: Plan): Promise<PlanExcess> {
  const told = await listRecipients(ctx, companyId);
  const cities = await listCities(ctx, companyId);
  const people = await findPeopleExcess(ctx, companyId, plan.teamMembers);
  return {
    recipients: told.slice(plan.recipients),
    recipientsKept: Math.min(told.length, plan.recipients),
    sms: !plan.sms && (await choosesTexts(ctx, companyId)),
    ...people,
    cities: cities.slice(plan.cities),
  };
}

/** The same of a team alone, whose plan has so many seats. */
export async function findPeopleExcess(
  ctx: Context,
  companyId: CompanyId,
  seats: number,
): Promise<Pick<PlanExcess, 'membersToPause' | 'membersToResume' | 'invitations'>> {
  const members = await listMembers(ctx, companyId);
  const [seated, standing] = [members.slice(0, seats), members.slice(seats)];
  const invited = await listInvitations(ctx, companyId);
  return {
    membersToPause: standing.filter(({ paused }) => !paused),
    membersToResume: seated.filter(({ paused }) => paused),
    invitations: invited.slice(Math.max(0, seats - seated.length)),
  };
}

async function listRecipients(ctx: Context, companyId: CompanyId): Promise<Named[]> {
  return ctx.db
    .select({ id: recipients.id, name: recipients.name })
    .from(recipients)
    .where(eq(recipients.companyId, companyId))
    .orderBy(asc(recipients.position));
}

async function listMembers(ctx: Context, companyId: CompanyId): Promise<(Named & { paused: boolean })[]> {
  const rows = await ctx.db
    .select({
      id: memberships.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      pausedAt: memberships.pausedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, companyId))
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(memberships.createdAt), asc(memberships.userId));
  return rows.map(({ id, pausedAt, ...person }) => ({
    id,
    name: fullName(person),
    paused: pausedAt !== null,
  }));
}

/** Invitations that can still be accepted keep a seat. */
async function listInvitations(ctx: Context, companyId: CompanyId): Promise<Named[]> {
  return ctx.db
    .select({ id: invitations.id, name: invitations.name })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.kind, 'team_member'),
        isOpen,
        gt(invitations.expiresAt, ctx.now),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

async function listCities(ctx: Context, companyId: CompanyId): Promise<PlanExcess['cities']> {
  return ctx.db
    .select({ city: companyCities.city, label: companyCities.label })
    .from(companyCities)
    .where(eq(companyCities.companyId, companyId))
    .orderBy(asc(companyCities.createdAt), asc(companyCities.city));
}

async function choosesTexts(ctx: Context, companyId: CompanyId): Promise<boolean> {
  const [settings] = await ctx.db
    .select({ methods: notificationSettings.methods })
    .from(notificationSettings)
    .where(eq(notificationSettings.companyId, companyId))
    .limit(1);
  return settings?.methods.includes('sms') ?? false;
}
