import { type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@/lib/context';
import { waitingJoin } from '@/lib/tracking/permits/standing/sql';

/**
 * The company's permits with all a list can ask of them, under the short names that conditions and columns use: `l`
 * the link, `p` the permit, `f` its feed, `s` what the side feeds say, `w` whom it waits for, `u` what is usual. What a
 * query asks nothing of the planner leaves out: the joins to `s` and `u` are by their keys.
 */
export function fromPermits(now: Date): SQL {
  return sql`company_permits l
    join permits p on p.id = l.permit_id
    join feeds f on f.id = p.feed_id
    ${waitingJoin(now)}
    left join permit_usuals u on u.feed_id = p.feed_id and u.stage = ${STAGE}`;
}

/** Tenant isolation: every query from `fromPermits` has this condition. */
export function ofCompany(companyId: CompanyId): SQL {
  return sql`l.company_id = ${companyId} and l.state = 'confirmed'`;
}

/** What its days are held against; null where nothing is counted that could be. */
const STAGE = sql`case when w.waits_on = 'desk' then 'desk ' || lower(s.places[1])
  when w.waits_on = 'city' and p.applied_date is not null then 'review'
  when w.waits_on = 'work' and p.issued_date is not null then 'work' end`;

export function daysWaited(today: string): SQL {
  return sql`greatest(0, ${today}::date - w.since)`;
}

/** Days from now in which an issued permit that lapses is a risk; one that lapsed stays one for a year. */
export const RISK_DAYS = 60;

/** Issued and never finaled, and about to lapse; or lapsed within the year. */
export function closeoutRisk(today: string): SQL {
  return sql`(p.missing_since is null and (
    (p.status_bucket = 'issued' and p.expires_date <= ${today}::date + ${RISK_DAYS}::int)
    or (p.status_bucket = 'expired' and coalesce(p.expires_date, p.status_date) >= ${today}::date - 365)))`;
}
