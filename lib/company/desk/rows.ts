import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, UserActor } from '@/lib/context';
import { isDay } from '@/lib/platform/clock/days';
import { permitDay } from '@/lib/tracking/cities/hand-place';
import type { PermitMode } from '@/lib/tracking/feeds/types';
import type { WaitingFor, WaitingOn } from '@/lib/tracking/permits/types';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { Sort, Sorting } from './columns';
import { daysWaited, fromPermits, ofCompany } from './scope';

/** One permit as the desk lists it. Dates are the city's own days. */
export interface DeskPermit {
  id: number;
  permitNumber: string;
  permitType: string | null;
  description: string | null;
  address: string | null;
  city: string;
  state: string;
  record: string;
  statusBucket: StatusBucket;
  statusWord: string | null;
  appliedDate: string | null;
  issuedDate: string | null;
  expiresDate: string | null;
  valuationCents: number | null;
  changedAt: string;
  missingSince: string | null;
  mode: PermitMode;
  link: string | null;
  waitsOn: WaitingOn | null;
  why: WaitingFor | null;
  places: string[];
  since: string | null;
  due: string | null;
  visitOn: string | null;
  visitKind: string | null;
  /** The city's calendar day, by which days are counted. */
  today: string;
  /** What is usual, in days; null where too few tell. */
  usual: { low: number; median: number; high: number; permits: number } | null;
  assigned: string[];
  tags: string[];
  isMuted: boolean;
}

export interface DeskRows {
  items: DeskPermit[];
  /** Where the next ones begin; null at the end. */
  next: string | null;
}

export const PAGE_ROWS = 50;

type Kind = 'text' | 'number' | 'date';

interface SortKey {
  kind: Kind;
  key: (today: string) => SQL;
}

/** Each as text, number or day that is never null; what a permit does not have comes last either way. */
const SORT_KEYS: Readonly<Record<Sort, SortKey>> = {
  past: { kind: 'number', key: pastUsual },
  address: { kind: 'text', key: () => sql`coalesce(p.address_norm, p.address)` },
  city: { kind: 'text', key: () => sql`p.state || ' ' || p.city` },
  number: { kind: 'text', key: () => sql`p.permit_number` },
  status: {
    kind: 'number',
    key: () =>
      sql`array_position(array[${sql.join(
        STATUS_BUCKETS.map((bucket) => sql.raw(`'${bucket}'`)),
        sql`, `,
      )}], p.status_bucket)`,
  },
  value: { kind: 'number', key: () => sql`p.valuation_cents` },
  applied: { kind: 'date', key: () => sql`p.applied_date` },
  issued: { kind: 'date', key: () => sql`p.issued_date` },
  expires: { kind: 'date', key: () => sql`p.expires_date` },
  changed: {
    kind: 'text',
    key: () => sql`to_char(p.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  },
};

/** Days as a share of the upper end of what is usual; where nothing is counted, the longest after all of those. */
function pastUsual(today: string): SQL {
  return sql`case when w.since is null then null
    when u.high is not null then 1 + ${daysWaited(today)}::numeric / u.high
    else ${daysWaited(today)}::numeric / 100000 end`;
}

interface Ends {
  /** What stands for none, and sorts before all or after all. */
  low: string;
  high: string;
  type: string;
  fits: (text: string) => boolean;
}

const NUMBER = /^-?\d{1,16}(\.\d{1,20})?(e\d{1,2})?$/;
const ENDS: Readonly<Record<Kind, Ends>> = {
  text: { low: '', high: '\u{10FFFF}', type: 'text', fits: (text) => !text.includes('\0') },
  number: { low: '-1', high: '1e15', type: 'numeric', fits: (text) => NUMBER.test(text) },
  date: { low: '0001-01-01', high: '9999-12-31', type: 'date', fits: isDay },
};

const cursorSchema = z.tuple([z.string().max(400), z.number().int().nonnegative()]);

export function decodeRowCursor(text: string, { by }: Sorting): [string, number] | null {
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const { low, high, fits } = ENDS[SORT_KEYS[by].kind];
    return [low, high].includes(cursor[0]) || fits(cursor[0]) ? cursor : null;
  } catch {
    return null;
  }
}

function encodeRowCursor(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

export interface RowsInput {
  where: SQL;
  sorting: Sorting;
  today: string;
  after?: string | undefined;
  limit?: number;
}

/** A page of the company's permits that fit, by the last row of the page before. */
export async function listRows(
  ctx: Context<UserActor>,
  { where, sorting, today, after, limit = PAGE_ROWS }: RowsInput,
): Promise<DeskRows> {
  const { kind, key } = SORT_KEYS[sorting.by];
  const { low, high, type } = ENDS[kind];
  const cast = sql.raw(type);
  const collate = kind === 'text' ? sql`collate "C"` : sql``;
  const sorted = sql`coalesce(${key(today)}, ${sorting.descending ? low : high}::${cast}) ${collate}`;
  const from = after ? decodeRowCursor(after, sorting) : null;
  const sign = sql.raw(sorting.descending ? '<' : '>');
  const order = sql.raw(sorting.descending ? 'desc' : 'asc');
  const beyond = from
    ? sql`and (${sorted}, p.id) ${sign} (${from[0]}::${cast} ${collate}, ${from[1]}::bigint)`
    : sql``;
  const rows = await ctx.db.execute<PermitRow & { key: string }>(sql`
    with page as (
      select p.id, ${sorted} as key
      from ${fromPermits(ctx.now)}
      where ${ofCompany(ctx.actor.companyId)} and ${where} ${beyond}
      order by 2 ${order}, 1 ${order}
      limit ${limit + 1}
    )
    select page.key::text as key, ${ROW_COLUMNS}
    from page, ${fromPermits(ctx.now)}
    where p.id = page.id and ${ofCompany(ctx.actor.companyId)}
    order by page.key ${order}, page.id ${order}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => toDeskPermit(row, ctx.now)),
    next: last ? encodeRowCursor(last.key, Number(last.id)) : null,
  };
}

export interface PermitRow extends Record<string, unknown> {
  id: number | string;
  permit_number: string;
  permit_type: string | null;
  description: string | null;
  address: string | null;
  city: string;
  state: string;
  record: string;
  status_bucket: StatusBucket;
  status_word: string | null;
  applied_date: string | null;
  issued_date: string | null;
  expires_date: string | null;
  valuation_cents: number | string | null;
  changed_at: string;
  missing_since: string | null;
  mode: PermitMode;
  link: string | null;
  waits_on: WaitingOn | null;
  why: WaitingFor | null;
  places: string[] | null;
  since: string | null;
  due: string | null;
  visit_on: string | null;
  visit_kind: string | null;
  usual: { low: number; median: number; high: number; permits: number } | null;
  assigned: string[];
  tags: string[];
  is_muted: boolean;
}

/** Columns of `PermitRow`, for queries from `fromPermits`; days and moments as text, whatever the driver makes of them. */
export const ROW_COLUMNS = sql`p.id, p.permit_number, p.permit_type, left(p.description, 300) as description, p.address,
  p.city, p.state, f.record, p.status_bucket, p.status_word, p.applied_date::text, p.issued_date::text,
  p.expires_date::text, p.valuation_cents, ${instantText('p.changed_at')} as changed_at,
  ${instantText('p.missing_since')} as missing_since, f.mode, p.link,
  w.waits_on, w.why, s.places, w.since::text as since, s.due::text as due,
  s.visit_on::text as visit_on, s.visit_kind,
  case when u.stage is not null then json_build_object('low', u.low, 'median', u.median, 'high', u.high, 'permits', u.permits) end as usual,
  array(select coalesce(user_id, subcontractor_id) from permit_assignments a
    where a.company_id = l.company_id and a.permit_id = l.permit_id order by a.id) as assigned,
  array(select tag_id from tagged_permits t
    where t.company_id = l.company_id and t.permit_id = l.permit_id order by t.created_at, t.tag_id) as tags,
  exists (select 1 from muted_permits m
    where m.company_id = l.company_id and m.permit_id = l.permit_id) as is_muted`;

function instantText(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
}

export function toDeskPermit(row: PermitRow, now: Date): DeskPermit {
  return {
    id: Number(row.id),
    permitNumber: row.permit_number,
    permitType: row.permit_type,
    description: row.description,
    address: row.address,
    city: row.city,
    state: row.state,
    record: row.record,
    statusBucket: row.status_bucket,
    statusWord: row.status_word,
    appliedDate: row.applied_date,
    issuedDate: row.issued_date,
    expiresDate: row.expires_date,
    valuationCents: row.valuation_cents === null ? null : Number(row.valuation_cents),
    changedAt: row.changed_at,
    missingSince: row.missing_since,
    mode: row.mode,
    link: row.link,
    waitsOn: row.waits_on,
    why: row.why,
    places: row.places ?? [],
    since: row.since,
    due: row.due,
    visitOn: row.visit_on,
    visitKind: row.visit_kind,
    today: permitDay(row.record, now),
    usual: row.usual,
    assigned: row.assigned,
    tags: row.tags,
    isMuted: row.is_muted,
  };
}
