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

interface SetRow extends Record<string, unknown> {
  dates: DateRow[];
  undated: { id: number | string; address: string | null; permit_number: string; why: string }[];
  total: number | string;
  without: number | string;
}

/** The days of four weeks that the set's permits have, what is expected in them, and what waits without a day. */
export async function listDates(
  ctx: Context<UserActor>,
  { where, from, today }: { where: SQL; from: string; today: string },
): Promise<DeskDates> {
  const to = addDays(from, CALENDAR_DAYS - 1);
  const mine = sql`${ofCompany(ctx.actor.companyId)} and ${where}`;
  const [[read], expected] = await Promise.all([
    ctx.db.execute<SetRow>(sql`
      with of_set as (
        select p.id, p.address, p.permit_number, p.city, p.state, p.status_bucket, p.expires_date, p.changed_at,
          s.due, s.places, s.visit_on, w.waits_on, w.why
        from ${fromPermits(ctx.now)} where ${mine}
      ), visits as (
        select 'inspection' as kind, i.held_on::text as day, o.id, o.address, o.permit_number, o.city, o.state, i.kind as name
        from of_set o join inspections i on i.permit_id = o.id
        where i.held_on between ${from}::date and ${to}::date and i.outcome <> 'cancelled'
      ), days as (
        select * from visits
        union all
        select 'lapse', expires_date::text, id, address, permit_number, city, state, null from of_set
        where expires_date between ${from}::date and ${to}::date and status_bucket not in ('finaled', 'expired', 'stopped')
        union all
        select 'target', due::text, id, address, permit_number, city, state, places[1] from of_set
        where waits_on = 'desk' and due between ${from}::date and ${to}::date
      )
      select
        (select coalesce(json_agg(one), '[]') from (
          select * from days order by day, kind, id limit ${MOST_DATES}) one) as dates,
        (select coalesce(json_agg(one), '[]') from (
          select id, address, permit_number, why from of_set where waits_on = 'applicant' and visit_on is null
          order by changed_at, id limit ${MOST_UNDATED}) one) as undated,
        (select count(*) from of_set) as total,
        (select count(*) from of_set where not (
          coalesce(expires_date between ${from}::date and ${to}::date, false)
          or coalesce(due between ${from}::date and ${to}::date, false)
          or id in (select id from visits))) as without`),
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
  ]);
  const { dates, undated, total, without } = read ?? { dates: [], undated: [], total: 0, without: 0 };
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
    without: Number(without),
    total: Number(total),
  };
}
