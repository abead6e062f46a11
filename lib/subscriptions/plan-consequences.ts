import { count, eq } from 'drizzle-orm';
import { subcontractors } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import { removeCompanyCities } from '@/lib/accounts/companies';
import { lockCompany } from '@/lib/accounts/lock-company';
import { recordAudit } from '@/lib/audit/mutations';
import { closedPages } from '@/lib/billing/closed-pages';
import type { PlanPage } from '@/lib/billing/plan-facts';
import { PLANS } from '@/lib/billing/plans';
import type { Tier } from '@/lib/billing/types';
import { cityLabel } from '@/lib/cities/catalogue';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import type { Locale } from '@/lib/i18n/locales';
import { removeRecipients, turnOffTexts } from '@/lib/notifications/fit-plan';
import { seatTeam } from '@/lib/team/seat-team';
import { findPlanExcess } from './plan-excess';

/** What changing to a plan does to what is set up, by name. */
export interface PlanLoss {
  recipients: string[];
  recipientsKept: number;
  sms: boolean;
  paused: string[];
  /** Who waits for a seat and has one with this plan. */
  resumed: string[];
  invitations: string[];
  /** By slug, with the name each language has for it. */
  cities: { city: string; name: Readonly<Record<Locale, string>> }[];
  pages: PlanPage[];
  /** Subcontractors whose portal shows nothing of this company any more. */
  subcontractors: number;
}

/** What `applyPlanLimits` would do if it was done now, and what closes besides. Changes nothing. */
export async function planLoss(ctx: Context<UserActor>, { tier }: { tier: Tier }): Promise<PlanLoss> {
  requirePermission(ctx, 'billing.read');
  const { companyId, tier: current } = ctx.actor;
  const excess = await findPlanExcess(ctx, companyId, PLANS[tier]);
  const pages = closedPages(current, tier);
  return {
    recipients: namesOf(excess.recipients),
    recipientsKept: excess.recipientsKept,
    sms: excess.sms,
    paused: namesOf(excess.membersToPause),
    resumed: namesOf(excess.membersToResume),
    invitations: namesOf(excess.invitations),
    cities: excess.cities.map(({ city, label }) => ({
      city,
      name: { en: label ?? cityLabel(city, 'en'), es: label ?? cityLabel(city, 'es') },
    })),
    pages,
    subcontractors: pages.includes('/dashboard/subcontractors') ? await countSubcontractors(ctx) : 0,
  };
}

function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}

async function countSubcontractors(ctx: Context<UserActor>): Promise<number> {
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, ctx.actor.companyId));
  return held?.rows ?? 0;
}

/** How much of what was set up had no room in a plan. */
export interface Fitted {
  recipients: number;
  paused: number;
  resumed: number;
  invitations: number;
  cities: number;
  sms: boolean;
}

/**
 * Fits what a company has set up into its plan: called in the transaction in which the plan becomes another one.
 * Doing it twice changes nothing, and answers null like whatever needed no change. Without a plan everything stays as
 * it is, behind the gate.
 */
export async function applyPlanLimits(
  ctx: Context,
  { companyId, tier }: { companyId: CompanyId; tier: Tier | null },
): Promise<Fitted | null> {
  if (tier === null) return null;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // Whoever accepts an invitation or adds a recipient meanwhile came before this, or meets the new plan.
    await lockCompany(within, companyId);
    const excess = await findPlanExcess(within, companyId, PLANS[tier]);
    const team = await seatTeam(within, { companyId, seats: PLANS[tier].teamMembers });
    await removeRecipients(within, { ids: excess.recipients.map(({ id }) => id) });
    if (excess.sms) await turnOffTexts(within, { companyId });
    await removeCompanyCities(within, { companyId, slugs: excess.cities.map(({ city }) => city) });
    const fitted = {
      recipients: excess.recipients.length,
      paused: team.membersToPause.length,
      resumed: team.membersToResume.length,
      invitations: team.invitations.length,
      cities: excess.cities.length,
      sms: excess.sms,
    };
    if (!Object.values(fitted).some(Boolean)) return null;
    await recordAudit(within, { action: 'plan.limits_applied', companyId, details: { tier, ...fitted } });
    return fitted;
  });
}
