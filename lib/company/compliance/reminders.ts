import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { companies, complianceHoldings, complianceReminders, subscriptions } from '@/db/schema';
import { findMailBrand } from '@/lib/company/branding/queries';
import { asCompanyId, type Context } from '@/lib/context';
import { addDays, daysBetween, utcDay } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { TIERS } from '@/lib/providers/billing/types';
import { mailOwners } from '@/lib/providers/mail/owners';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { createLink, getRecipient } from './links';
import { findStanding } from './queries';
import { REMIND_DAYS } from './types';

/** Holdings looked at in one run; the rest follow with the next hourly one. */
const AT_ONCE = 2_000;
const FARTHEST = REMIND_DAYS[0] + 1;
/** Plans that open compliance. */
export const PLANS_WITH_COMPLIANCE = TIERS.slice(TIERS.indexOf('professional'));

/** The nearest step that has been reached: 90, 60, 30, 14, 7 or 1 day before; null before the first and after the end. */
export function stepReached(daysLeft: number): number | null {
  if (daysLeft <= 0) return null;
  return REMIND_DAYS.filter((days) => daysLeft <= days).at(-1) ?? null;
}

/**
 * Tells whoever has to act that a paper ends: a subcontractor in their language with a link to hand in the next one,
 * the owners for what is the company's own. Each step is told once, and not where a renewal is there already.
 */
export async function remindOfEndings(
  ctx: Context,
  { mail, signal }: { mail: MailSettings; signal?: AbortSignal },
): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  for (const holding of await listEnding(ctx)) {
    if (signal?.aborted) break;
    try {
      if (await remind(ctx, holding, mail)) result.sent += 1;
    } catch (error) {
      result.failed += 1;
      ctx.log.error({ err: error, holding: holding.id }, 'Reminder of a paper failed');
    }
  }
  return result;
}

type Ending = Awaited<ReturnType<typeof listEnding>>[number];

async function listEnding(ctx: Context) {
  const today = utcDay(ctx.now);
  return ctx.db
    .select({
      id: complianceHoldings.id,
      companyId: complianceHoldings.companyId,
      subcontractorId: complianceHoldings.subcontractorId,
      line: complianceHoldings.line,
      timeZone: companies.timeZone,
      told: sql<
        number | null
      >`(select min(${complianceReminders.days}) from ${complianceReminders} where ${complianceReminders.holdingId} = ${complianceHoldings.id})`,
    })
    .from(complianceHoldings)
    .innerJoin(companies, eq(companies.id, complianceHoldings.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, complianceHoldings.companyId))
    .where(
      and(
        isNotNull(complianceHoldings.expires),
        gt(complianceHoldings.expires, addDays(today, -2)),
        lte(complianceHoldings.expires, addDays(today, FARTHEST)),
        inArray(entitledTier, PLANS_WITH_COMPLIANCE),
      ),
    )
    .orderBy(asc(complianceHoldings.expires), asc(complianceHoldings.id))
    .limit(AT_ONCE);
}

async function remind(ctx: Context, ending: Ending, mail: MailSettings): Promise<boolean> {
  const { id, line, subcontractorId, told } = ending;
  const companyId = asCompanyId(ending.companyId);
  const { cells } = await findStanding(ctx, { companyId, subcontractorId });
  const cell = cells.find((one) => one.line === line);
  // The holding that counts, carried on by its renewals: another one reminds of itself.
  if (cell?.holding?.id !== id || cell.until === null) return false;
  const step = stepReached(daysBetween(dayIn(ending.timeZone, ctx.now), cell.until));
  if (step === null || (told !== null && told <= step)) return false;
  const { until } = cell;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const first = await tx
      .insert(complianceReminders)
      .values({ holdingId: id, days: step, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ days: complianceReminders.days });
    if (first.length === 0) return false;
    if (subcontractorId === null) {
      await mailOwners(within, { companyId, template: 'ownPaperEnds', props: { line, until }, mail });
      return true;
    }
    const person = await getRecipient(within, { companyId, subcontractorId });
    const { path } = await createLink(within, { companyId, subcontractorId, locale: person.locale });
    await postMail(within, {
      ...mail,
      to: person.email,
      brand: await findMailBrand(within, { companyId }),
      locale: person.locale,
      companyId,
      template: 'paperEnds',
      props: { company: person.company, line, until, path },
    });
    return true;
  });
}
