import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { creditAccounts, creditEntries, invoices, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { getPeriodStart, periodAfter } from './months';
import { type CompanyPlan, findPlan, getAllowance, isGranting } from './plan';
import { parseGrantPlan } from './source';
import type { CreditBalance, CreditEntryKind, CreditMonth, EntryPage, LedgerMonth } from './types';

/** The current balance, how it came about this month, and the next allowance. */
export async function findBalance(ctx: Context<UserActor>): Promise<CreditBalance> {
  requirePermission(ctx, 'checklists.run');
  const { companyId, tier } = ctx.actor;
  const [plan, [account]] = await Promise.all([
    findPlan(ctx, companyId),
    ctx.db.select().from(creditAccounts).where(eq(creditAccounts.companyId, companyId)).limit(1),
  ]);
  if (!plan) return { balance: 0, month: null, plan: null, next: null, hold: 'no_plan' };
  return {
    balance: account?.balance ?? 0,
    month: account ? await runningMonth(ctx, account, plan) : null,
    plan: tier === null ? null : { tier, coverage: plan.coverage, checks: getAllowance(tier, plan.coverage) },
    ...nextGrant(ctx, plan, account),
  };
}

type Account = typeof creditAccounts.$inferSelect;

async function runningMonth(ctx: Context, account: Account, { timeZone }: CompanyPlan): Promise<CreditMonth> {
  const { companyId, anchorDay, balance } = account;
  const startsOn = getPeriodStart(dayIn(timeZone, ctx.now), anchorDay);
  const rows = await ctx.db
    .select({ kind: creditEntries.kind, total: sql<number>`sum(${creditEntries.amount})`.mapWith(Number) })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), eq(creditEntries.period, startsOn)))
    .groupBy(creditEntries.kind);
  const of = (...kinds: CreditEntryKind[]) =>
    rows.reduce((total, row) => total + (kinds.includes(row.kind) ? row.total : 0), 0);
  return {
    startsOn,
    endsOn: getLastDay(startsOn, anchorDay),
    carriedOver: balance - rows.reduce((total, row) => total + row.total, 0),
    granted: of('grant', 'upgrade'),
    bought: of('purchase'),
    used: 0 - of('use', 'returned'),
    adjusted: of('adjustment'),
  };
}

function nextGrant(
  ctx: Context,
  plan: CompanyPlan,
  account: Account | undefined,
): Pick<CreditBalance, 'next' | 'hold'> {
  if (plan.state === 'past_due' || plan.state === 'unpaid') return { next: null, hold: 'payment' };
  if (!isGranting(plan)) return { next: null, hold: 'no_plan' };
  const today = dayIn(plan.timeZone, ctx.now);
  const on = account ? periodAfter(account.periodStart, account.anchorDay) : today;
  if (plan.endsAt && dayIn(plan.timeZone, plan.endsAt) <= on) return { next: null, hold: 'ending' };
  const changed = plan.nextTierFrom !== null && dayIn(plan.timeZone, plan.nextTierFrom) <= on;
  const tier = changed && plan.nextTier ? plan.nextTier : plan.tier;
  return { next: { on, tier, checks: getAllowance(tier, plan.coverage) }, hold: null };
}

export const PAGE_LENGTH = 50;

/**
 * The ledger, newest first, a page at a time; of one month where it is named by its first day.
 * @throws AppError `invalid_input` for a cursor that is none
 */
export async function listEntries(
  ctx: Context<UserActor>,
  { limit = PAGE_LENGTH, after = null, period = null }: ListEntries = {},
): Promise<EntryPage> {
  requirePermission(ctx, 'billing.read');
  const rows = await ctx.db
    .select({ entry: creditEntries, invoice: invoices, firstName: users.firstName, lastName: users.lastName })
    .from(creditEntries)
    .leftJoin(
      invoices,
      and(
        eq(invoices.companyId, creditEntries.companyId),
        eq(creditEntries.source, sql`'purchase:' || ${invoices.id}`),
      ),
    )
    .leftJoin(users, eq(users.id, creditEntries.actorId))
    .where(
      and(
        eq(creditEntries.companyId, ctx.actor.companyId),
        after === null ? undefined : lt(creditEntries.id, parseCursor(after)),
        period === null ? undefined : eq(creditEntries.period, period),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ entry, invoice, firstName, lastName }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    period: entry.period,
    source: entry.source,
    ...parseGrantPlan(entry.source),
    invoice: invoice && {
      number: invoice.number,
      totalCents: invoice.totalCents,
      pageUrl: invoice.pageUrl,
    },
    actor: firstName === null ? null : `${firstName} ${lastName}`,
    createdAt: entry.createdAt,
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? String(last.id) : null };
}

export interface ListEntries {
  limit?: number;
  /** Where the page before ended; from `next`. */
  after?: string | null;
  period?: string | null;
}

function parseCursor(after: string): number {
  if (!/^[1-9]\d{0,14}$/.test(after))
    throw new AppError('invalid_input', { fields: { after: 'not_a_cursor' } });
  return Number(after);
}

const MONTHS_LISTED = 60;

/** The months the ledger has entries of, newest first. */
export async function listMonths(ctx: Context<UserActor>): Promise<LedgerMonth[]> {
  requirePermission(ctx, 'billing.read');
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .selectDistinct({ startsOn: creditEntries.period, anchorDay: creditAccounts.anchorDay })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.companyId, creditEntries.companyId))
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(desc(creditEntries.period))
    .limit(MONTHS_LISTED);
  return rows.map(({ startsOn, anchorDay }) => ({ startsOn, endsOn: getLastDay(startsOn, anchorDay) }));
}

function getLastDay(period: string, anchorDay: number): string {
  return addDays(periodAfter(period, anchorDay), -1);
}
