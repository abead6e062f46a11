import { asc, eq } from 'drizzle-orm';
import { companyCities, notificationSettings, recipients } from '@/db/schema';
import type { Plan } from '@/lib/billing/plans';
import type { CompanyId, Context } from '@/lib/context';
import { findPeopleExcess, type Named, type PeopleExcess } from '@/lib/team/people-excess';

/** In what a company goes beyond a plan, and who waits for a seat that the plan has. */
export interface PlanExcess extends PeopleExcess {
  recipients: Named[];
  /** How many recipients stay. */
  recipientsKept: number;
  /** Texts are chosen, and the plan has none. */
  sms: boolean;
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
