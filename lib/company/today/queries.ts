import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { companyPermits, dayCosts, feeds, inspections, permits, putOffs } from '@/db/schema';
import { fromPermits, ofCompany as ofCompanyInSql } from '@/lib/company/desk/scope';
import type { Context, UserActor } from '@/lib/context';
import { addDays, daysBetween } from '@/lib/platform/clock/days';
import { LAPSES } from '@/lib/tracking/cities/profiles';
import type { CityLapse } from '@/lib/tracking/cities/types';
import type { FeedMode } from '@/lib/tracking/feeds/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { type ApplicantWhy, BY_STATUS } from '@/lib/tracking/permits/waiting';
import { goneOf, lapseOf } from './lapse';
import { orderNeeds, withoutPutOff } from './order';
import type { CloseOut, Need, WaitCost } from './types';

type UserContext = Context<UserActor>;

/** More than somebody does in a day; what is beyond it stands in the list of permits. */
const MOST_NEEDS = 200;
const MOST_CLOSE_OUTS = 100;
/** How far ahead a lapse is looked for, and how long after it. */
const AHEAD_DAYS = 365;
const BACK_DAYS = 90;
/** From here on a lapse needs somebody. */
const NEEDED_DAYS = 45;

const needPermit = {
  id: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  address: permits.address,
  city: permits.city,
  state: permits.state,
  statusBucket: permits.statusBucket,
  statusWord: permits.statusWord,
  link: permits.link,
  mode: feeds.mode,
};

function ofCompany(ctx: UserContext) {
  return and(
    eq(companyPermits.companyId, ctx.actor.companyId),
    eq(companyPermits.state, 'confirmed'),
    isNull(permits.missingSince),
  );
}

/** What a day costs the company; null until it has said so. */
export async function findDayCost(ctx: UserContext): Promise<number | null> {
  const [row] = await ctx.db
    .select({ cents: dayCosts.cents })
    .from(dayCosts)
    .where(eq(dayCosts.companyId, ctx.actor.companyId))
    .limit(1);
  return row?.cents ?? null;
}

interface AskingRow extends Record<string, unknown> {
  id: number | string;
  permit_number: string;
  permit_type: string | null;
  address: string | null;
  city: string;
  state: string;
  status_bucket: StatusBucket;
  status_word: string | null;
  link: string | null;
  mode: FeedMode;
  why: ApplicantWhy;
  since: string | null;
  revision: number;
}

/** Permits that wait for the company, by the rule of every list; those whose waiting costs most first. */
function findAsking(ctx: UserContext): PromiseLike<AskingRow[]> {
  return ctx.db.execute<AskingRow>(sql`
    select p.id, p.permit_number, p.permit_type, p.address, p.city, p.state, p.status_bucket, p.status_word, p.link,
      f.mode, w.why, w.since::text as since, p.revision
    from ${fromPermits(ctx.now)}
    where ${ofCompanyInSql(ctx.actor.companyId)} and w.waits_on = 'applicant'
    order by w.why = 'stopped' desc, w.why in ('hold', 'renewal'), w.since nulls last, p.id
    limit ${MOST_NEEDS}`);
}

function toNeed({ why, since, revision, ...row }: AskingRow, dayCost: number | null): Need {
  const bucket = row.status_bucket;
  return {
    key: `permit:${row.id}`,
    kind: why,
    subject: {
      kind: 'permit',
      permit: {
        id: Number(row.id),
        permitNumber: row.permit_number,
        permitType: row.permit_type,
        address: row.address,
        city: row.city,
        state: row.state,
        statusBucket: bucket,
        statusWord: row.status_word,
        link: row.link,
        mode: row.mode,
      },
    },
    since,
    until: null,
    cost: costOf(why, dayCost),
    // A step of a side feed leaves the permit's revision as it was.
    mark: [bucket, revision, ...(BY_STATUS[bucket]?.why === why ? [] : [why, since])].join(' '),
  };
}

function costOf(why: ApplicantWhy, dayCost: number | null): WaitCost {
  if (why === 'stopped') return dayCost === null ? { kind: 'unknown' } : { kind: 'daily', cents: dayCost };
  return why === 'hold' || why === 'renewal' ? { kind: 'unknown' } : { kind: 'day_for_day' };
}

/** One line a permit: what it asks for, by the day on which it would lapse. */
function withLapses(asking: readonly Need[], lapsing: readonly Need[]): Need[] {
  const ends = new Map(lapsing.map((need) => [need.key, need]));
  const joined = asking.map((need) => {
    const end = ends.get(need.key);
    if (!end) return need;
    ends.delete(need.key);
    const cost = end.cost.kind === 'once' ? end.cost : need.cost;
    return { ...need, until: end.until, cost, mark: `${need.mark} ${end.mark}` };
  });
  return [...joined, ...ends.values()];
}

/** Days from issue and inspection by feed record, for SQL: what the rules of `LAPSES` give. */
function rulesTable() {
  const rows = [...LAPSES].map(
    ([slug, { fromIssue, fromInspection, atMost }]) =>
      sql`(${slug}::text, ${fromIssue}::int, ${fromInspection}::int, ${atMost}::int)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as rule (record, from_issue, from_inspection, at_most)`;
}

/**
 * Issued permits that were never finaled, those that lapse soonest first; where neither record nor rule gives a day,
 * after them, the longest without an inspection first.
 */
export async function listCloseOuts(
  ctx: UserContext,
  { today, limit = MOST_CLOSE_OUTS }: { today: string; limit?: number },
): Promise<CloseOut[]> {
  const inspected = sql<string | null>`(
    select max(${inspections.heldOn})::text from ${inspections}
    where ${inspections.permitId} = ${permits.id} and ${inspections.outcome} in ('passed', 'partial')
      and ${inspections.heldOn} <= ${today}
  )`;
  const issued = ctx.db.$with('issued').as(
    ctx.db
      .select({
        permitId: permits.id,
        record: feeds.record,
        issuedDate: permits.issuedDate,
        expiresDate: permits.expiresDate,
        inspectedOn: inspected.as('inspected_on'),
      })
      .from(companyPermits)
      .innerJoin(permits, eq(permits.id, companyPermits.permitId))
      .innerJoin(feeds, eq(feeds.id, permits.feedId))
      .where(
        and(
          ofCompany(ctx),
          eq(permits.statusBucket, 'issued'),
          isNull(permits.completedDate),
          gte(permits.issuedDate, addDays(today, -5 * 365)),
          lte(permits.issuedDate, today),
        ),
      ),
  );
  const lapses = sql<string | null>`coalesce(
    ${issued.expiresDate},
    least(
      case when ${issued.inspectedOn} is not null and rule.from_inspection is not null
        then ${issued.inspectedOn}::date + rule.from_inspection
        else ${issued.issuedDate} + rule.from_issue end,
      ${issued.issuedDate} + rule.at_most
    )
  )`;
  const rows = await ctx.db
    .with(issued)
    .select({
      permit: needPermit,
      record: issued.record,
      issuedOn: issued.issuedDate,
      expiresOn: issued.expiresDate,
      inspectedOn: issued.inspectedOn,
      feeCents: permits.feeCents,
    })
    .from(issued)
    .innerJoin(permits, eq(permits.id, issued.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(rulesTable(), sql`rule.record = ${issued.record}`)
    .where(
      sql`(${lapses} between ${addDays(today, -BACK_DAYS)} and ${addDays(today, AHEAD_DAYS)} or ${lapses} is null)`,
    )
    .orderBy(sql`${lapses} asc nulls last`, sql`coalesce(${issued.inspectedOn}::date, ${issued.issuedDate})`)
    .limit(limit);
  return rows.map(({ issuedOn, ...row }) => closeOutOf({ issuedOn: issuedOn ?? today, ...row }, today));
}

interface IssuedRow {
  permit: CloseOut['permit'];
  record: string;
  issuedOn: string;
  expiresOn: string | null;
  inspectedOn: string | null;
  feeCents: number | null;
}

function closeOutOf({ permit, record, feeCents, ...issued }: IssuedRow, today: string): CloseOut {
  const rule = LAPSES.get(record) ?? null;
  const lapse = lapseOf(issued, rule);
  return {
    permit,
    issuedOn: issued.issuedOn,
    inspectedOn: issued.inspectedOn,
    lapsesOn: lapse?.on ?? null,
    by: lapse?.by ?? null,
    daysLeft: lapse ? daysBetween(today, lapse.on) : null,
    gone: lapse ? goneOf(lapse, today) : null,
    cost: lapseCost(rule, feeCents),
    rule,
  };
}

function lapseCost(rule: CityLapse | null, feeCents: number | null): { cents: number } | null {
  const share = rule?.costShare ?? null;
  return share === null || feeCents === null || feeCents <= 0
    ? null
    : { cents: Math.round(feeCents * share) };
}

/** Those of the close-outs that are near enough to need somebody. */
function lapsing(closeOuts: readonly CloseOut[]): Need[] {
  return closeOuts
    .filter(({ daysLeft }) => daysLeft !== null && daysLeft <= NEEDED_DAYS)
    .map(({ permit, inspectedOn, issuedOn, lapsesOn, cost }) => ({
      key: `permit:${permit.id}`,
      kind: 'expires' as const,
      subject: { kind: 'permit' as const, permit },
      since: inspectedOn ?? issuedOn,
      until: lapsesOn,
      cost: cost ? { kind: 'once' as const, cents: cost.cents } : { kind: 'unknown' as const },
      mark: `lapses ${lapsesOn}`,
    }));
}

export interface TodayNeeds {
  /** In the order of what it costs to wait, without what the reader put off. */
  needs: Need[];
  /** How many are put off. */
  later: number;
  closeOuts: CloseOut[];
  dayCost: number | null;
}

/**
 * What needs the company, for one reader. `further` is what domains after this one know of: answers and tasks due.
 */
export async function readNeeds(
  ctx: UserContext,
  { today, further = [] }: { today: string; further?: readonly Need[] },
): Promise<TodayNeeds> {
  const { companyId, userId } = ctx.actor;
  const [dayCost, rows, closeOuts, held] = await Promise.all([
    findDayCost(ctx),
    findAsking(ctx),
    listCloseOuts(ctx, { today }),
    ctx.db
      .select({ need: putOffs.need, untilDay: putOffs.untilDay, mark: putOffs.mark })
      .from(putOffs)
      .where(and(eq(putOffs.companyId, companyId), eq(putOffs.userId, userId))),
  ]);
  const asking = rows.map((row) => toNeed(row, dayCost));
  const all = [...withLapses(asking, lapsing(closeOuts)), ...further];
  const now = withoutPutOff(all, held, today);
  return { needs: orderNeeds(now, today), later: all.length - now.length, closeOuts, dayCost };
}
