import { type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@/lib/context';

/**
 * The company's permits with all a list can ask of them, under the short names that conditions and columns use: `l`
 * the link, `p` the permit, `f` its feed, `s` what the side feeds say, `u` what is usual. What a query asks nothing of
 * the planner leaves out: the joins to `s` and `u` are by their keys.
 */
export function fromPermits(): SQL {
  return sql`company_permits l
    join permits p on p.id = l.permit_id
    join feeds f on f.id = p.feed_id
    left join permit_standings s on s.permit_id = p.id and s.made_from = p.changed_at
    left join permit_usuals u on u.feed_id = p.feed_id and u.stage = ${STAGE}`;
}

/** Tenant isolation: every query from `fromPermits` has this condition. */
export function ofCompany(companyId: CompanyId): SQL {
  return sql`l.company_id = ${companyId} and l.state = 'confirmed'`;
}

/** Whom it waits for: what the side feeds say, else what its status alone says; null where it is over or gone. */
export const WAITS_ON = sql`case when p.missing_since is not null then null
  else coalesce(s.waits_on, case p.status_bucket
    when 'action_required' then 'applicant' when 'ready_to_issue' then 'applicant' when 'on_hold' then 'applicant'
    when 'expired' then 'applicant' when 'pending' then 'city' when 'issued' then 'work' end) end`;

export const WHY = sql`coalesce(case when s.waits_on is not null then s.why end, case p.status_bucket
  when 'action_required' then 'answer' when 'ready_to_issue' then 'issue' when 'on_hold' then 'hold'
  when 'expired' then 'renewal' when 'pending' then 'review' when 'issued' then 'work' end)`;

/** The city's own day; null where it gives none. */
export const SINCE = sql`case when p.missing_since is not null then null
  when s.waits_on is not null then s.since
  else case p.status_bucket
    when 'pending' then coalesce(p.applied_date, p.status_date)
    when 'issued' then coalesce(p.issued_date, p.status_date)
    when 'expired' then coalesce(p.expires_date, p.status_date)
    when 'action_required' then p.status_date when 'ready_to_issue' then p.status_date
    when 'on_hold' then p.status_date end end`;

/** What its days are held against; null where nothing is counted that could be. */
const STAGE = sql`case when s.waits_on = 'desk' then 'desk ' || lower(s.places[1])
  when s.waits_on is not null then null
  when p.status_bucket = 'pending' and p.applied_date is not null then 'review'
  when p.status_bucket = 'issued' and p.issued_date is not null then 'work' end`;

export function daysWaited(today: string): SQL {
  return sql`greatest(0, ${today}::date - (${SINCE}))`;
}

/** Days from now in which an issued permit that lapses is a risk; one that lapsed stays one for a year. */
const RISK_DAYS = 60;

/** Issued and never finaled, and about to lapse; or lapsed within the year. */
export function closeoutRisk(today: string): SQL {
  return sql`(p.missing_since is null and (
    (p.status_bucket = 'issued' and p.expires_date <= ${today}::date + ${RISK_DAYS}::int)
    or (p.status_bucket = 'expired' and coalesce(p.expires_date, p.status_date) >= ${today}::date - 365)))`;
}
