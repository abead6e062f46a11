import { type SQL, sql } from 'drizzle-orm';
import { STATUS_BUCKETS, type StatusBucket } from '../types';
import { BY_STATUS, historyBefore, type PermitDay } from '../waiting';

const COLUMNS: Readonly<Record<PermitDay, string>> = {
  appliedDate: 'p.applied_date',
  issuedDate: 'p.issued_date',
  statusDate: 'p.status_date',
  expiresDate: 'p.expires_date',
};

/**
 * `waitingOn` for queries in which `p` is the permit: `s` is what was kept of its side feeds, `w` whom it waits for,
 * what for and since when. What a query asks nothing of the planner leaves out.
 */
export function waitingJoin(now: Date): SQL {
  return sql`left join permit_standings s on s.permit_id = p.id and s.made_from = p.changed_at
    cross join lateral (select
      case when p.missing_since is not null then null
        else coalesce(s.waits_on, ${ofStatus(now, (rule) => text(rule.on))}) end as waits_on,
      case when p.missing_since is not null then null
        else coalesce(s.why, ${ofStatus(now, (rule) => text(rule.why))}) end as why,
      case when p.missing_since is not null then null
        when s.waits_on is not null then s.since
        else ${ofStatus(now, ({ since }) => dayOf(since))} end as since) w`;
}

type Rule = NonNullable<(typeof BY_STATUS)[StatusBucket]>;

function ofStatus(now: Date, value: (rule: Rule) => SQL): SQL {
  const parts = STATUS_BUCKETS.flatMap((bucket) => {
    const rule = BY_STATUS[bucket];
    return rule === null ? [] : [sql`when ${text(bucket)} then ${unlessHistory(rule, value(rule), now)}`];
  });
  return sql`case p.status_bucket ${sql.join(parts, sql` `)} end`;
}

function unlessHistory({ ends, since }: Rule, value: SQL, now: Date): SQL {
  if (!ends) return value;
  const counted =
    ends === 'by_listing'
      ? sql`coalesce(${dayOf(since)}, p.listed_on)`
      : sql`coalesce(${dayOf(since)}, 'infinity')`;
  return sql`case when ${counted} >= ${historyBefore(now)}::date then ${value} end`;
}

function dayOf(days: readonly PermitDay[]): SQL {
  return sql.raw(`coalesce(${days.map((day) => COLUMNS[day]).join(', ')})`);
}

/** A word of our own lists. */
function text(word: string): SQL {
  return sql.raw(`'${word}'`);
}
