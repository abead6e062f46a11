import { type SQL, sql } from 'drizzle-orm';
import { companies, subscriptions } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { COUNTS_AFTER_DAYS, type PermitYear } from './year';

const limitOf = (tier: SQL) =>
  sql`case ${tier} ${sql.join(
    TIERS.map((name) => sql.raw(`when '${name}' then ${PLANS[name].permitsPerYear}`)),
    sql` `,
  )} else 0 end`;

/**
 * THE count of permits a year, as the pricing page defines it, for a query of company ids: each permit number watched
 * in the year once. One that was over already when it was found, and stayed as it was, was never watched. Until a
 * company has had a plan, the one it chose holds.
 */
export function permitYears(ctx: Context, companyIds: SQL): SQL {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const tier = sql`case when ${subscriptions.companyId} is null then ${companies.chosenTier} else ${entitledTier} end`;
  return sql`
    select y.company_id, y.year_from, y.tier, ${limitOf(sql`y.tier`)} as "limit", (count(distinct (p.feed_id, p.permit_number)) filter (where p.id is not null))::int as used
    from (
      select ${companies.id} as company_id, ${tier} as tier,
        ${companies.createdAt} + make_interval(years => greatest(extract(year from age(${now}, ${companies.createdAt}))::int, 0)) as year_from
      from ${companies} left join ${subscriptions} on ${subscriptions.companyId} = ${companies.id}
      where ${companies.id} in (${companyIds})
    ) y
    left join company_permits l on l.company_id = y.company_id
      and (l.state = 'confirmed' or (l.state = 'rejected' and l.removed_at >= y.year_from
        and l.removed_at > l.created_at + make_interval(days => ${COUNTS_AFTER_DAYS}::int)))
    left join permits p on p.id = l.permit_id and (
      p.status_bucket not in ('finaled', 'expired', 'stopped') or p.changed_at > greatest(l.created_at, y.year_from))
    group by y.company_id, y.year_from, y.tier`;
}

interface YearRow extends Record<string, unknown> {
  company_id: string;
  used: number;
  limit: number;
  tier: Tier | null;
  from: string;
  until: string;
}

async function readYears(ctx: Context, companyIds: SQL): Promise<(PermitYear & { companyId: string })[]> {
  const rows = await ctx.db.execute<YearRow>(sql`
    select company_id, used, "limit", tier, year_from::text as from, (year_from + interval '1 year')::text as until
    from (${permitYears(ctx, companyIds)}) years`);
  return rows.map(({ company_id: companyId, used, limit, tier, from, until }) => ({
    companyId,
    used,
    limit,
    tier,
    from: new Date(from),
    until: new Date(until),
  }));
}

export async function getPermitYear(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<PermitYear> {
  const [row] = await readYears(ctx, sql`select ${companyId}::text`);
  if (!row) throw new AppError('not_found', { detail: companyId });
  const { companyId: _id, ...year } = row;
  return year;
}

/** The years of companies that have taken a permit within two days, so that an outage of a day loses no notice. */
export function listBusyYears(ctx: Context): Promise<(PermitYear & { companyId: string })[]> {
  const since = new Date(ctx.now.getTime() - 2 * 86_400_000).toISOString();
  return readYears(
    ctx,
    sql`select company_id from company_permits where created_at >= ${since}::timestamptz`,
  );
}

/**
 * Does what may take another permit, and undoes it (`plan_limit`) where the year has no room for that. To be called
 * with the company locked.
 */
export async function withinPermitYear<T>(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
  work: () => Promise<T>,
): Promise<T> {
  const before = await getPermitYear(ctx, { companyId });
  const done = await work();
  const { used, limit } = await getPermitYear(ctx, { companyId });
  if (used <= limit || used <= before.used) return done;
  const larger = smallestPlanFor('permitsPerYear', used);
  throw new AppError('plan_limit', {
    detail: `${used} of ${limit} permits a year`,
    ...(larger ? { tier: larger } : {}),
  });
}
