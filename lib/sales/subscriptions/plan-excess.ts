import { asc, eq } from 'drizzle-orm';
import { companyCities, notificationSettings, recipients } from '@/db/schema';
import { findPeopleExcess, type Named, type PeopleExcess } from '@/lib/company/team/people-excess';
import type { CompanyId, Context } from '@/lib/context';
import type { Plan } from '@/lib/providers/billing/plans';

/** What exceeds a plan's limits, and paused members for whom it has a seat. */
export interface PlanExcess extends PeopleExcess {
  recipients: Named[];
  /** How many recipients stay. */
  recipientsKept: number;
  /** Texts are chosen, and the plan has none. */
  sms: boolean;
  cities: { city: string; label: string | null }[];
}

/**
 * Determines what exceeds a plan: the oldest entries stay, the owner always. To act on the result, the
 * company must be locked.
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

async function listRecipients(ctx: Context, companyId: CompanyId): Promise<Named[]> {
  return ctx.db
    .select({ id: recipients.id, name: recipients.name })
    .from(recipients)
    .where(eq(recipients.companyId, companyId))
    .orderBy(asc(recipients.position));
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
