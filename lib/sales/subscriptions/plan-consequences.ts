import { count, eq } from 'drizzle-orm';
import { companyNames, subcontractors } from '@/db/schema';
import { removeRecipients, turnOffTexts } from '@/lib/company/notifications/fit-plan';
import { seatTeam } from '@/lib/company/team/seat-team';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { removeCompanyCities } from '@/lib/identity/accounts/companies';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { Locale } from '@/lib/platform/i18n/locales';
import { closedPages } from '@/lib/providers/billing/closed-pages';
import type { PlanPage } from '@/lib/providers/billing/plan-facts';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { linkConfirmedNames } from '@/lib/tracking/matching/mutations';
import { findPlanExcess } from './plan-excess';

/** What a plan change would remove or resume, by name. */
export interface PlanLoss {
  recipients: string[];
  recipientsKept: number;
  sms: boolean;
  paused: string[];
  /** Paused members who get a seat with this plan. */
  resumed: string[];
  invitations: string[];
  /** By slug, with the name each language has for it. */
  cities: { city: string; name: Readonly<Record<Locale, string>> }[];
  pages: PlanPage[];
  /** Subcontractors whose portal shows nothing of this company any more. */
  subcontractors: number;
}

/** Previews `applyPlanLimits`, and what else closes. Changes nothing. */
export async function planLoss(ctx: Context<UserActor>, { tier }: { tier: Tier }): Promise<PlanLoss> {
  requirePermission(ctx, 'billing.read');
  const { companyId, tier: current } = ctx.actor;
  const excess = await findPlanExcess(ctx, companyId, PLANS[tier]);
  const pages = closedPages(current, tier);
  return {
    recipients: getNames(excess.recipients),
    recipientsKept: excess.recipientsKept,
    sms: excess.sms,
    paused: getNames(excess.membersToPause),
    resumed: getNames(excess.membersToResume),
    invitations: getNames(excess.invitations),
    cities: excess.cities.map(({ city, label }) => ({
      city,
      name: { en: label ?? cityLabel(city, 'en'), es: label ?? cityLabel(city, 'es') },
    })),
    pages,
    subcontractors: pages.includes('/dashboard/subcontractors') ? await countSubcontractors(ctx) : 0,
  };
}

function getNames(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}

async function countSubcontractors(ctx: Context<UserActor>): Promise<number> {
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, ctx.actor.companyId));
  return held?.rows ?? 0;
}

/** Counts of what exceeded the new plan. */
export interface Fitted {
  recipients: number;
  paused: number;
  resumed: number;
  invitations: number;
  cities: number;
  sms: boolean;
}

/**
 * Applies a plan's limits to a company's settings; called in the transaction that changes the plan.
 * Idempotent: returns null where nothing changed. Without a plan the settings are kept, but access is closed.
 */
export async function applyPlanLimits(
  ctx: Context,
  { companyId, tier }: { companyId: CompanyId; tier: Tier | null },
): Promise<Fitted | null> {
  if (tier === null) return null;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // The lock serialises this with accepting invitations and adding recipients.
    await lockCompany(within, companyId);
    const excess = await findPlanExcess(within, companyId, PLANS[tier]);
    const team = await seatTeam(within, { companyId, seats: PLANS[tier].teamMembers });
    await removeRecipients(within, { ids: excess.recipients.map(({ id }) => id) });
    if (excess.sms) await turnOffTexts(within, { companyId });
    await removeCompanyCities(within, { companyId, slugs: excess.cities.map(({ city }) => city) });
    // What a smaller plan had no room for is watched now.
    await linkConfirmedNames(within, eq(companyNames.companyId, companyId));
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
