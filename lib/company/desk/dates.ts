import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { addDays } from '@/lib/platform/clock/days';
import { fromPermits, ofCompany } from './scope';

export const DATE_KINDS = ['inspection', 'lapse', 'target'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Something a permit has on a day. */
export interface DeskDate {
  kind: DateKind;
  day: string;
  permitId: number;
  address: string | null;
  permitNumber: string;
  city: string;
  state: string;
  /** The inspection's or the desk's name. */
  name: string | null;
}

/** When a permit is expected, by what is usual where it is: four in five within these days. */
export interface Expected {
  permitId: number;
  address: string | null;
  permitNumber: string;
  from: string;
  median: string;
  to: string;
}

/** Waits for the company, and no day is set. */
export interface Undated {
  permitId: number;
  address: string | null;
  permitNumber: string;
  why: string;
}

export interface DeskDates {
  dates: DeskDate[];
  expected: Expected[];
  undated: Undated[];
  /** Permits of the set without any day in the weeks shown. */
  without: number;
  total: number;
}

export const CALENDAR_DAYS = 28;
const MOST_DATES = 400;
const MOST_EXPECTED = 6;
const MOST_UNDATED = 12;

interface DateRow extends Record<string, unknown> {
  kind: DateKind;
  day: string;
  id: number | string;
  address: string | null;
  permit_number: string;
  city: string;
  state: string;
  name: string | null;
}

/** The days of four weeks that the set's permits have, what is expected in them, and what waits without a day. */
export async function listDates(
  ctx: Context<UserActor>,
  { where, from, today }: { where: SQL; from: string; today: string },
): Promise<DeskDates> {
  const to = addDays(from, CALENDAR_DAYS - 1);
  const mine = sql`${ofCompany(ctx.actor.companyId)} and ${where}`;
  const [dates, expected, undated, sums] = await Promise.all([
    ctx.db.execute<DateRow>(sql`
      with of_set as (
        select p.id, p.address, p.permit_number, p.city, p.state, p.status_bucket, p.expires_date, s.due, s.places,
          w.waits_on
        from ${fromPermits(ctx.now)} where ${mine}
      )
      select * from (
        select 'inspection' as kind, i.held_on::text as day, o.id, o.address, o.permit_number, o.city, o.state, i.kind as name
        from of_set o join inspections i on i.permit_id = o.id
        where i.held_on between ${from}::date and ${to}::date and i.outcome <> 'cancelled'
        union all
        select 'lapse', expires_date::text, id, address, permit_number, city, state, null from of_set
        where expires_date between ${from}::date and ${to}::date and status_bucket not in ('finaled', 'expired', 'stopped')
        union all
        select 'target', due::text, id, address, permit_number, city, state, places[1] from of_set
        where waits_on = 'desk' and due between ${from}::date and ${to}::date
      ) days order by day, kind, id limit ${MOST_DATES}`),
    ctx.db.execute<{
      id: number | string;
      address: string | null;
      permit_number: string;
      low: string;
      median: string;
      high: string;
    }>(sql`
      select p.id, p.address, p.permit_number, (p.applied_date + r.low)::text as low,
        (p.applied_date + r.median)::text as median, (p.applied_date + r.high)::text as high
      from ${fromPermits(ctx.now)} join permit_usuals r on r.feed_id = p.feed_id and r.stage = 'review'
      where ${mine} and p.status_bucket = 'pending' and p.missing_since is null
        and p.applied_date + r.high between greatest(${from}::date, ${today}::date) and ${to}::date + 60
        and p.applied_date + r.low <= ${to}::date
      order by p.applied_date + r.high, p.id limit ${MOST_EXPECTED}`),
    ctx.db.execute<{ id: number | string; address: string | null; permit_number: string; why: string }>(sql`
      select p.id, p.address, p.permit_number, w.why
      from ${fromPermits(ctx.now)}
      where ${mine} and w.waits_on = 'applicant' and s.visit_on is null
      order by p.changed_at, p.id limit ${MOST_UNDATED}`),
    ctx.db.execute<{ total: number | string; without: number | string }>(sql`
      select count(*) as total, count(*) filter (where not (
        coalesce(p.expires_date between ${from}::date and ${to}::date, false)
        or coalesce(s.due between ${from}::date and ${to}::date, false)
        or p.id in (select permit_id from inspections where held_on between ${from}::date and ${to}::date
          and outcome <> 'cancelled'))) as without
      from ${fromPermits(ctx.now)} where ${mine}`),
  ]);
  return {
    dates: dates.map(({ id, permit_number: permitNumber, ...row }) => ({
      ...row,
      permitId: Number(id),
      permitNumber,
    })),
    expected: expected.map(({ id, address, permit_number: permitNumber, low, median, high }) => ({
      permitId: Number(id),
      address,
      permitNumber,
      from: low,
      median,
      to: high,
    })),
    undated: undated.map(({ id, address, permit_number: permitNumber, why }) => ({
      permitId: Number(id),
      address,
      permitNumber,
      why,
    })),
    without: Number(sums[0]?.without ?? 0),
    total: Number(sums[0]?.total ?? 0),
  };
}
