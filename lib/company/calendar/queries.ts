import { and, asc, desc, eq, gte, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { calendarFeeds, companyPermits, feeds, inspections, permits } from '@/db/schema';
import { assignedPermits, listPortalContractors } from '@/lib/company/subcontractors/portal';
import type { Context, PortalActor, UserActor } from '@/lib/context';
import { addDays, utcDay } from '@/lib/platform/clock/days';
import { notOver } from '@/lib/tracking/permits/not-over';
import type { CalendarEntry, CalendarFeed, PortalCalendar } from './types';

/** Whose permits stand in a calendar. */
export type CalendarScope =
  | { kind: 'company'; companyId: string }
  /** What one contractor assigned to a subcontractor. */
  | { kind: 'assigned'; companyId: string; userId: string };

/** The days asked for, both included; an open end without `to`. */
export interface Span {
  from: string;
  to?: string;
}

/** More than a calendar can show, and a bound to what one request costs. */
const MAX_ENTRIES = 1_000;

/** A date range read in one direction, so that the limit drops what is furthest from today. */
interface Stretch extends Span {
  towards: typeof asc;
}

/** Past and future have separate limits, so that years of past inspections do not displace the next one. */
function splitIntoStretches(ctx: Context, { from, to }: Span): Stretch[] {
  // A bound only: where the day begins elsewhere, the same entries are read by the other half.
  const today = utcDay(ctx.now);
  const yesterday = addDays(today, -1);
  const stretches: Stretch[] = [];
  if (from < today)
    stretches.push({ from, to: to !== undefined && to < today ? to : yesterday, towards: desc });
  if (to === undefined || to >= today)
    stretches.push({ from: from < today ? today : from, ...(to === undefined ? {} : { to }), towards: asc });
  return stretches;
}

const permitColumns = {
  id: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  address: permits.address,
  city: permits.city,
  state: permits.state,
  statusBucket: permits.statusBucket,
  statusWord: permits.statusWord,
  missingSince: permits.missingSince,
  link: permits.link,
  mode: feeds.mode,
};

/** Access scope: every entry belongs to one of these permits. */
function selectPermitIds(ctx: Context, scope: CalendarScope) {
  if (scope.kind === 'assigned') {
    const actor = { kind: 'portal', userId: scope.userId } as const;
    const work = assignedPermits({ ...ctx, actor }, scope.companyId);
    return ctx.db.select({ permitId: work.permitId }).from(work).as('theirs');
  }
  return ctx.db
    .select({ permitId: companyPermits.permitId })
    .from(companyPermits)
    .where(and(eq(companyPermits.companyId, scope.companyId), eq(companyPermits.state, 'confirmed')))
    .as('theirs');
}

/** When permits that still can expire do, and when inspectors come, soonest first. */
export async function listEntries(
  ctx: Context,
  { scope, ...span }: Span & { scope: CalendarScope },
): Promise<CalendarEntry[]> {
  const read = await Promise.all(
    splitIntoStretches(ctx, span).flatMap((stretch) => [
      listExpiries(ctx, scope, stretch),
      listVisits(ctx, scope, stretch),
    ]),
  );
  return read.flat().sort((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? -1 : 1));
}

async function listExpiries(
  ctx: Context,
  scope: CalendarScope,
  { towards, ...span }: Stretch,
): Promise<CalendarEntry[]> {
  const theirs = selectPermitIds(ctx, scope);
  const rows = await ctx.db
    .select({
      permit: permitColumns,
      day: permits.expiresDate,
      revision: permits.revision,
      changedAt: permits.changedAt,
    })
    .from(theirs)
    .innerJoin(permits, eq(permits.id, theirs.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(isNotNull(permits.expiresDate), ...within(sql`${permits.expiresDate}`, span), notOver))
    .orderBy(towards(permits.expiresDate), asc(permits.id))
    .limit(MAX_ENTRIES);
  return rows.map(({ day, ...row }) => ({
    ...row,
    kind: 'expiry',
    key: `expiry-${row.permit.id}`,
    day: day ?? '',
    inspection: null,
  }));
}

async function listVisits(
  ctx: Context,
  scope: CalendarScope,
  { towards, ...span }: Stretch,
): Promise<CalendarEntry[]> {
  const theirs = selectPermitIds(ctx, scope);
  const rows = await ctx.db
    .select({
      permit: permitColumns,
      day: inspections.heldOn,
      hash: sql<string>`md5(${inspections.sourceKey})`,
      // An inspection counts no changes; the minutes since it was first seen grow with each of them all the same.
      revision: sql<number>`(extract(epoch from ${inspections.changedAt} - ${inspections.firstSeenAt}) / 60)::int`,
      changedAt: inspections.changedAt,
      inspection: {
        kind: inspections.kind,
        outcome: inspections.outcome,
        resultWord: inspections.resultWord,
      },
    })
    .from(theirs)
    .innerJoin(inspections, eq(inspections.permitId, theirs.permitId))
    .innerJoin(permits, eq(permits.id, theirs.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(
        isNotNull(inspections.heldOn),
        ...within(sql`${inspections.heldOn}`, span),
        notInArray(inspections.outcome, ['cancelled']),
        notInArray(permits.statusBucket, ['finaled', 'stopped']),
      ),
    )
    .orderBy(towards(inspections.heldOn), asc(inspections.permitId), asc(inspections.sourceKey))
    .limit(MAX_ENTRIES);
  return rows.map(({ day, hash, ...row }) => ({
    ...row,
    kind: 'inspection',
    key: `inspection-${row.permit.id}-${hash}`,
    day: day ?? '',
  }));
}

function within(day: SQL, { from, to }: Span): SQL[] {
  return [gte(day, from), ...(to === undefined ? [] : [lte(day, to)])];
}

/** What lies ahead for the company, for its own screen. */
export function listAgenda(ctx: Context<UserActor>, span: Span): Promise<CalendarEntry[]> {
  return listEntries(ctx, { scope: { kind: 'company', companyId: ctx.actor.companyId }, ...span });
}

/** The reader's own address in this company; null without one. */
export async function findCalendar(ctx: Context<UserActor>): Promise<CalendarFeed | null> {
  const [row] = await ctx.db
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.companyId, ctx.actor.companyId), eq(calendarFeeds.userId, ctx.actor.userId)))
    .limit(1);
  return row ?? null;
}

/** A subcontractor's calendars, one for each contractor they work for. */
export async function listPortalCalendars(ctx: Context<PortalActor>): Promise<PortalCalendar[]> {
  const [contractors, held] = await Promise.all([
    listPortalContractors(ctx),
    ctx.db
      .select({
        companyId: calendarFeeds.companyId,
        createdAt: calendarFeeds.createdAt,
        lastReadAt: calendarFeeds.lastReadAt,
      })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, ctx.actor.userId)),
  ]);
  // Somebody may be a subcontractor of one company in two trades.
  const companies = new Map(contractors.map(({ companyId, companyName }) => [companyId, companyName]));
  return [...companies].map(([companyId, companyName]) => {
    const feed = held.find((one) => one.companyId === companyId);
    return {
      companyId,
      companyName,
      feed: feed ? { createdAt: feed.createdAt, lastReadAt: feed.lastReadAt } : null,
    };
  });
}
