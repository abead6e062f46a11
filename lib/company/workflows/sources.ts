import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { companies, complianceHoldings, leadSearches, licenceChanges, subcontractors } from '@/db/schema';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { holdingColumns } from '@/lib/company/compliance/queries';
import { findRules } from '@/lib/company/compliance/rules';
import { endOf, judgeStanding } from '@/lib/company/compliance/standing';
import { HOLDING_LINES } from '@/lib/company/compliance/types';
import { chooseFeeds, findNew } from '@/lib/company/prospects/queries';
import type { Context, UserActor } from '@/lib/context';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn, getFirstHour } from '@/lib/platform/clock/zones';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { inOrder } from './match';
import {
  type Cause,
  type Facts,
  type FlowEvent,
  TOLD_MAIL,
  type ToldMail,
  type Trigger,
  type What,
} from './types';

type UserContext = Context<UserActor>;

export interface Window {
  /** Events after this instant, up to that one. */
  from: Date;
  to: Date;
  /** The oldest come first. */
  limit: number;
}

/** What is found of an event before its facts are. */
interface Found {
  key: string;
  at: Date;
  what: What;
  permitId: number | null;
  /** Where it is about no permit. */
  place?: string | null | undefined;
  subject?: string;
  projectId?: string | null;
  assigned?: string[];
  leads?: string[];
  subcontractorId?: string | null;
  cause?: Cause | null;
}

/** By when a day's reminders are there, on the company's clock. */
const MORNING = 8;

/**
 * What happened to the company between two instants of the kind a workflow waits for, oldest first. The worker asks for
 * what is new, a dry run for what is past: it is one question.
 */
export async function listEvents(ctx: UserContext, trigger: Trigger, window: Window): Promise<FlowEvent[]> {
  const found = await find(ctx, trigger, window);
  const inTime = found
    .filter(({ at }) => at > window.from && at <= window.to)
    .sort(inOrder)
    .slice(0, window.limit);
  const facts = await readFacts(ctx, [...new Set(inTime.flatMap(({ permitId }) => permitId ?? []))]);
  return inTime.map((one) => toEvent(trigger, one, facts));
}

function find(ctx: UserContext, trigger: Trigger, window: Window): Promise<Found[]> {
  switch (trigger.kind) {
    case 'status':
      return findMoves(ctx, trigger.to, window);
    case 'inspection':
      return findInspections(ctx, trigger.news, window);
    case 'still':
      return findStill(ctx, trigger.days, window);
    case 'task_due':
      return findTasks(ctx, trigger.days, window);
    case 'permit_ends':
      return findPermitEnds(ctx, trigger.days, window);
    case 'paper_ends':
      return findPaperEnds(ctx, trigger.days);
    case 'licence_changed':
      return findLicenceNews(ctx, window);
    case 'check_fault':
      return findFaults(ctx, window);
    case 'mail':
      return findMail(ctx, trigger.mailKind, window);
    case 'lead':
      return findLeads(ctx, trigger.searchId, window);
  }
}

/** Ids of events are padded: events of one instant keep their order. */
const padded = (id: number | string) => String(id).padStart(15, '0');

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

function within(column: SQL, { from, to }: Window): SQL {
  return sql`${column} > ${instant(from)} and ${column} <= ${instant(to)}`;
}

/** Events of the company's permits, each from when its notices were decided: by then it is committed. */
function companyEvents(ctx: UserContext, condition: SQL, window: Window): SQL {
  return sql`from permit_events e join company_permits l on l.permit_id = e.permit_id
    and l.company_id = ${ctx.actor.companyId} and l.state = 'confirmed'
    where ${condition} and ${within(sql`e.fanned_out_at`, window)}
    order by e.fanned_out_at, e.id limit ${window.limit}`;
}

async function findMoves(ctx: UserContext, to: StatusBucket | null, window: Window): Promise<Found[]> {
  const entered =
    to === null ? sql`true` : sql`e.to_bucket = ${to} and e.from_bucket is distinct from e.to_bucket`;
  const rows = await ctx.db.execute<{
    id: string;
    permit_id: string;
    at: string | Date;
    from_bucket: StatusBucket | null;
    to_bucket: StatusBucket;
  }>(sql`select e.id, e.permit_id, e.fanned_out_at as at, e.from_bucket, e.to_bucket
    ${companyEvents(ctx, sql`e.kind = 'status_changed' and ${entered}`, window)}`);
  return rows.map((row) => ({
    key: `event:${padded(row.id)}`,
    at: new Date(row.at),
    permitId: Number(row.permit_id),
    what: { from: row.from_bucket, to: row.to_bucket },
  }));
}

async function findInspections(
  ctx: UserContext,
  news: 'scheduled' | 'passed' | 'failed',
  window: Window,
): Promise<Found[]> {
  const rows = await ctx.db.execute<{
    id: string;
    permit_id: string;
    at: string | Date;
    step: string | null;
    day: string | null;
  }>(sql`select e.id, e.permit_id, e.fanned_out_at as at, e.changes -> 'step' ->> 1 as step,
      e.occurred_on::text as day
    ${companyEvents(ctx, sql`e.kind = ${`inspection_${news}`}`, window)}`);
  return rows.map(({ id, permit_id, at, step, day }) => ({
    key: `event:${padded(id)}`,
    at: new Date(at),
    permitId: Number(permit_id),
    what: { news, title: step, day },
  }));
}

/** Open permits whose last move, or our first reading of them, was so many days ago, and nothing came since. */
async function findStill(ctx: UserContext, days: number, window: Window): Promise<Found[]> {
  const due = sql`at + make_interval(days => ${days}::int)`;
  const rows = await ctx.db.execute<{ permit_id: string; id: string; due: string | Date }>(sql`
    with own as (
      select p.id, p.first_seen_at, p.status_bucket from permits p join company_permits l on l.permit_id = p.id
      where l.company_id = ${ctx.actor.companyId} and l.state = 'confirmed'
    ), moves as (
      select e.permit_id, e.id, e.fanned_out_at as at, e.to_bucket as bucket
      from permit_events e join own on own.id = e.permit_id
      where e.kind not in ('details_changed', 'vanished', 'reappeared') and e.fanned_out_at is not null
      union all
      select own.id, 0, own.first_seen_at, coalesce((select coalesce(e.from_bucket, e.to_bucket) from permit_events e
        where e.permit_id = own.id order by e.id limit 1), own.status_bucket) from own
    ), spans as (
      select *, lead(at) over (partition by permit_id order by at, id) as next from moves
    )
    select permit_id, id, ${due} as due from spans
    where ${within(due, window)} and (next is null or next > ${due})
      and bucket not in ('finaled', 'expired', 'stopped')
    order by due, permit_id limit ${window.limit}`);
  return rows.map((row) => ({
    key: `still:${padded(row.permit_id)}:${row.id}:${days}`,
    at: new Date(row.due),
    permitId: Number(row.permit_id),
    what: { days },
  }));
}

/** The morning of a day some days earlier, on the company's clock. */
function morning(day: SQL, days: number): SQL {
  return sql`(${day} - ${days}::int + make_interval(hours => ${MORNING}::int)) at time zone c.time_zone`;
}

async function findTasks(ctx: UserContext, days: number, window: Window): Promise<Found[]> {
  // What is set to a day already near is due from then on.
  const at = sql`greatest(${morning(sql`t.due_on`, days)}, t.created_at,
    case when t.done_at is null then t.updated_at end)`;
  const rows = await ctx.db.execute<{
    id: string;
    at: string | Date;
    title: string;
    due_on: string;
    permit_id: string | null;
    project_id: string | null;
    address: string | null;
    person: string | null;
    leads: string[];
    run_id: string | null;
    depth: number | null;
  }>(sql`
    select t.id, ${at} as at, t.title, t.due_on::text, t.permit_id, t.project_id, j.address,
      coalesce(t.assignee_id, t.subcontractor_id) as person, r.id as run_id, r.depth,
      array(select w.user_id from project_people w where w.project_id = t.project_id and w.is_lead
        and w.user_id is not null order by w.id) as leads
    from tasks t join companies c on c.id = t.company_id
      left join projects j on j.id = t.project_id
      left join workflow_tasks w on w.task_id = t.id
      left join workflow_runs r on r.id = w.run_id
    where t.company_id = ${ctx.actor.companyId} and t.due_on is not null
      and ${within(at, window)} and (${at} at time zone c.time_zone)::date <= t.due_on
      and (t.done_at is null or t.done_at > ${at})
    order by at, t.id limit ${window.limit}`);
  return rows.map((row) => ({
    key: `task:${row.id}:${row.due_on}:${days}`,
    at: new Date(row.at),
    subject: `task:${row.id}`,
    permitId: row.permit_id === null ? null : Number(row.permit_id),
    place: row.address === null ? row.title : streetCase(row.address),
    projectId: row.project_id,
    assigned: row.person === null ? [] : [row.person],
    ...(row.project_id === null ? {} : { leads: row.leads }),
    what: { title: row.title, day: row.due_on, days },
    cause: row.run_id === null ? null : { runId: Number(row.run_id), depth: row.depth ?? 0 },
  }));
}

async function findPermitEnds(ctx: UserContext, days: number, window: Window): Promise<Found[]> {
  const at = sql`greatest(${morning(sql`p.expires_date`, days)}, p.first_seen_at, l.created_at)`;
  const rows = await ctx.db.execute<{ id: string; at: string | Date; day: string }>(sql`
    select p.id, ${at} as at, p.expires_date::text as day
    from permits p join company_permits l on l.permit_id = p.id and l.company_id = ${ctx.actor.companyId}
      and l.state = 'confirmed' join companies c on c.id = l.company_id
    where p.expires_date is not null and p.status_bucket not in ('finaled', 'expired', 'stopped')
      and ${within(at, window)} and (${at} at time zone c.time_zone)::date <= p.expires_date
    order by at, p.id limit ${window.limit}`);
  return rows.map(({ id, at: ends, day }) => ({
    key: `ends:${padded(id)}:${day}:${days}`,
    at: new Date(ends),
    permitId: Number(id),
    what: { day, days },
  }));
}

/** Papers in force that no renewal carried on, so many days before their end. */
async function findPaperEnds(ctx: UserContext, days: number): Promise<Found[]> {
  const { companyId } = ctx.actor;
  const [rules, rows] = await Promise.all([
    findRules(ctx, companyId),
    ctx.db
      .select({
        ...holdingColumns,
        createdAt: complianceHoldings.createdAt,
        subcontractorId: complianceHoldings.subcontractorId,
        name: subcontractors.companyName,
        company: companies.name,
        timeZone: companies.timeZone,
      })
      .from(complianceHoldings)
      .innerJoin(companies, eq(companies.id, complianceHoldings.companyId))
      .leftJoin(subcontractors, eq(subcontractors.id, complianceHoldings.subcontractorId))
      .where(eq(complianceHoldings.companyId, companyId)),
  ]);
  const bySubject = new Map<string | null, typeof rows>();
  for (const row of rows)
    bySubject.set(row.subcontractorId, [...(bySubject.get(row.subcontractorId) ?? []), row]);
  return rows.flatMap((holding) => {
    const end = endOf(holding);
    if (end === null) return [];
    const first = new Date(getFirstHour(holding.timeZone, addDays(end, -days), MORNING));
    const at = first > holding.createdAt ? first : holding.createdAt;
    const held = (bySubject.get(holding.subcontractorId) ?? []).filter(({ createdAt }) => createdAt <= at);
    const { cells } = judgeStanding(held, rules, dayIn(holding.timeZone, at), HOLDING_LINES);
    const cell = cells.find(({ line }) => line === holding.line);
    if (cell?.holding?.id !== holding.id || cell.until !== end || cell.state === 'lapsed') return [];
    return [
      {
        key: `paper:${holding.id}:${end}:${days}`,
        at,
        subject: `paper:${holding.subcontractorId ?? 'own'}:${holding.line}`,
        permitId: null,
        place: holding.name ?? holding.company,
        subcontractorId: holding.subcontractorId,
        what: { title: holding.line, day: end, days },
      },
    ];
  });
}

/** News of licences, as the registers' readings brought it. */
async function findLicenceNews(ctx: UserContext, { from, to, limit }: Window): Promise<Found[]> {
  const rows = await ctx.db
    .select({ change: licenceChanges, name: subcontractors.companyName, company: companies.name })
    .from(licenceChanges)
    .innerJoin(companies, eq(companies.id, licenceChanges.companyId))
    .leftJoin(subcontractors, eq(subcontractors.id, licenceChanges.subcontractorId))
    .where(
      and(
        eq(licenceChanges.companyId, ctx.actor.companyId),
        gt(licenceChanges.noticedAt, from),
        lte(licenceChanges.noticedAt, to),
      ),
    )
    .orderBy(asc(licenceChanges.noticedAt), asc(licenceChanges.id))
    .limit(limit);
  return rows.map(({ change, name, company }) => {
    const { id, noticedAt, subcontractorId, state, number, aspect, from: before, to: now, day } = change;
    return {
      key: `licence:${id}`,
      at: noticedAt,
      subject: `licence:${subcontractorId ?? 'own'}:${state}:${number}`,
      permitId: null,
      place: name ?? company,
      subcontractorId,
      what: { title: number, day, licence: { aspect, from: before, to: now } },
    };
  });
}

/** Checks that ended with something critical or major. */
async function findFaults(ctx: UserContext, window: Window): Promise<Found[]> {
  const rows = await ctx.db.execute<{
    id: string;
    check_id: string;
    at: string | Date;
    name: string;
    permit_id: string | null;
    project_id: string | null;
    findings: string;
  }>(sql`
    select r.id, c.id as check_id, r.finished_at as at, c.name, c.permit_id, c.project_id, f.findings
    from check_runs r join permit_checks c on c.id = r.check_id
      cross join lateral (select count(*) as findings from check_findings f
        where f.run_id = r.id and f.severity in ('critical', 'major')) f
    where c.company_id = ${ctx.actor.companyId} and r.state = 'done' and f.findings > 0
      and ${within(sql`r.finished_at`, window)}
    order by r.finished_at, r.id limit ${window.limit}`);
  return rows.map((row) => ({
    key: `check:${row.id}`,
    at: new Date(row.at),
    subject: `check:${row.check_id}`,
    permitId: row.permit_id === null ? null : Number(row.permit_id),
    place: row.name,
    projectId: row.project_id,
    what: { count: Number(row.findings), title: row.name },
  }));
}

const told = sql.raw(TOLD_MAIL.map((kind) => `'${kind}'`).join(', '));

async function findMail(ctx: UserContext, kind: ToldMail | null, window: Window): Promise<Found[]> {
  const rows = await ctx.db.execute<{
    id: string;
    at: string | Date;
    subject: string;
    kind: ToldMail;
    matched: number[];
  }>(sql`
    select m.id, m.received_at as at, m.subject, m.kind, m.matched from city_mails m
    where m.company_id = ${ctx.actor.companyId} and m.kind in (${told})
      and not m.is_auto_reply and m.state in ('to_confirm', 'applied', 'set_aside')
      and ${kind === null ? sql`true` : sql`m.kind = ${kind}`} and ${within(sql`m.received_at`, window)}
    order by m.received_at, m.id limit ${window.limit}`);
  return rows.map(({ id, at, subject, kind: mailKind, matched }) => ({
    key: `mail:${id}`,
    at: new Date(at),
    // Of two permits it is about neither for sure.
    permitId: matched.length === 1 ? (matched[0] ?? null) : null,
    ...(matched.length === 1 ? {} : { subject: `mail:${id}` }),
    place: subject,
    what: { mailKind, title: subject },
  }));
}

/** New permits that a saved search of leads finds. */
async function findLeads(ctx: UserContext, searchId: string, window: Window): Promise<Found[]> {
  const [search] = await ctx.db
    .select({ criteria: leadSearches.criteria, name: leadSearches.name })
    .from(leadSearches)
    .where(and(eq(leadSearches.companyId, ctx.actor.companyId), eq(leadSearches.id, searchId)));
  if (!search) return [];
  const { feedIds } = await chooseFeeds(ctx, search.criteria);
  if (feedIds.length === 0) return [];
  const reach = { feedIds, after: null, limit: window.limit, seenAfter: window.from };
  const rows = await findNew(ctx, search.criteria, reach);
  return rows.map(({ permitId, firstSeenAt }) => ({
    key: `lead:${padded(permitId)}:${searchId}`,
    at: firstSeenAt,
    permitId,
    what: { title: search.name },
  }));
}

type PermitFacts = Omit<Facts, 'subcontractorId'>;

/** What conditions ask of permits, as it stands now. */
async function readFacts(
  ctx: UserContext,
  permitIds: readonly number[],
): Promise<ReadonlyMap<number, PermitFacts>> {
  if (permitIds.length === 0) return new Map();
  const { companyId } = ctx.actor;
  const rows = await ctx.db.execute<{
    id: string;
    is_own: boolean;
    permit_number: string;
    address: string | null;
    city: string;
    checklist_type: PermitTypeId | null;
    words: string;
    valuation_cents: string | null;
    status_bucket: StatusBucket;
    tags: string[];
    assigned: string[];
    project_id: string | null;
    leads: string[];
  }>(sql`
    select p.id, l.permit_id is not null as is_own, p.permit_number, p.address, f.record as city, p.checklist_type,
      concat_ws(' ', p.permit_number, p.permit_type, p.permit_subtype, p.work_class, p.description) as words,
      p.valuation_cents, p.status_bucket, j.project_id,
      array(select t.tag_id from tagged_permits t where t.company_id = ${companyId} and t.permit_id = p.id) as tags,
      array(select coalesce(a.user_id, a.subcontractor_id) from permit_assignments a
        where a.company_id = ${companyId} and a.permit_id = p.id order by a.id) as assigned,
      array(select w.user_id from project_people w where w.project_id = j.project_id and w.is_lead
        and w.user_id is not null order by w.id) as leads
    from permits p join feeds f on f.id = p.feed_id
      left join company_permits l on l.permit_id = p.id and l.company_id = ${companyId} and l.state = 'confirmed'
      left join project_permits j on j.permit_id = p.id and j.company_id = ${companyId}
    where p.id = any(${`{${permitIds.join(',')}}`}::bigint[])`);
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        permitId: Number(row.id),
        isOwn: row.is_own,
        permitNumber: row.permit_number,
        place: row.address === null ? row.permit_number : streetCase(row.address),
        city: row.city,
        type: row.checklist_type,
        words: row.words,
        valueCents: row.valuation_cents === null ? null : Number(row.valuation_cents),
        status: row.status_bucket,
        tagIds: row.tags,
        assigned: row.assigned,
        projectId: row.project_id,
        leads: row.leads,
      },
    ]),
  );
}

function toEvent(trigger: Trigger, found: Found, facts: ReadonlyMap<number, PermitFacts>): FlowEvent {
  const { key, at, what, permitId } = found;
  const permit = permitId === null ? undefined : facts.get(permitId);
  return {
    key,
    kind: trigger.kind,
    at,
    subject: found.subject ?? `permit:${permitId}`,
    what,
    facts: {
      permitId,
      isOwn: permit?.isOwn ?? false,
      permitNumber: permit?.permitNumber ?? null,
      place: permit?.place ?? found.place ?? '',
      city: permit?.city ?? null,
      type: permit?.type ?? null,
      words: permit?.words ?? what.title ?? '',
      valueCents: permit?.valueCents ?? null,
      // Of a move, the status it moved to.
      status: what.to ?? permit?.status ?? null,
      tagIds: permit?.tagIds ?? [],
      assigned: found.assigned ?? permit?.assigned ?? [],
      projectId: found.projectId ?? permit?.projectId ?? null,
      leads: found.leads ?? permit?.leads ?? [],
      subcontractorId: found.subcontractorId ?? null,
    },
    cause: found.cause ?? null,
  };
}
