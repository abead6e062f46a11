import { and, asc, count, desc, eq, exists, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyCities, companyPermits, feeds, permitEvents, permitStandings, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Cursor, decodeCursor, encodeCursor } from './cursor';
import { normaliseAddress } from './normalise-address';
import { notOver } from './not-over';
import type { PermitFilters, PermitSort } from './schema';
import { containing } from './search-terms';
import { ofStanding } from './standing/columns';
import type { StatusBucket } from './types';
import type { PermitChange, PermitDetail, PermitEvent, PermitSummary, WatchedCity } from './view';

type UserContext = Context<UserActor>;

export const PAGE_SIZE = 25;

export const summaryColumns = {
  id: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  description: permits.description,
  address: permits.address,
  city: permits.city,
  state: permits.state,
  statusBucket: permits.statusBucket,
  statusWord: permits.statusWord,
  appliedDate: permits.appliedDate,
  issuedDate: permits.issuedDate,
  expiresDate: permits.expiresDate,
  changedAt: permits.changedAt,
  missingSince: permits.missingSince,
  mode: feeds.mode,
};

/** Tenant isolation: every read of a permit applies this condition. */
function ofCompany(ctx: UserContext): SQL | undefined {
  return and(eq(companyPermits.companyId, ctx.actor.companyId), eq(companyPermits.state, 'confirmed'));
}

/** The last change as a sort key. */
export const CHANGED_KEY = sql<string>`to_char(${permits.changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/**
 * Sort keys as text that sorts like the value, empty last; in full precision, because a rounded cursor would
 * skip rows.
 */
const SORT_KEYS: Record<PermitSort, SQL<string>> = {
  changed: CHANGED_KEY,
  issued: sql<string>`coalesce(to_char(${permits.issuedDate}, 'YYYY-MM-DD'), '')`,
  applied: sql<string>`coalesce(to_char(${permits.appliedDate}, 'YYYY-MM-DD'), '')`,
};

/** Keyset condition: rows after a cursor by sort key and id, both descending. */
export function beyond(key: SQL, [value, id]: Cursor): SQL {
  return sql`(${key} collate "C", ${permits.id}) < (${value} collate "C", ${id}::bigint)`;
}

export interface PermitList {
  items: PermitSummary[];
  /** For the address of the next page; null on the last. */
  next: string | null;
}

export async function listPermits(
  ctx: UserContext,
  filters: PermitFilters,
  options: { pageSize?: number } = {},
): Promise<PermitList> {
  const pageSize = options.pageSize ?? PAGE_SIZE;
  const key = SORT_KEYS[filters.sort];
  const after = decodeCursor(filters.after);
  const rows = await ctx.db
    .select({ ...summaryColumns, key })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(ofCompany(ctx), matching(filters), after ? beyond(key, after) : undefined))
    .orderBy(desc(sql`${key} collate "C"`), desc(permits.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map(({ key: _, ...item }) => item),
    next: last ? encodeCursor([last.key, last.id]) : null,
  };
}

function matching({ q, bucket, city }: PermitFilters): SQL | undefined {
  return and(
    q ? or(...textMatches(q)) : undefined,
    bucket.length > 0 ? inArray(permits.statusBucket, bucket) : undefined,
    city ? eq(feeds.record, city) : undefined,
  );
}

function textMatches(q: string): SQL[] {
  const within = (column: PgColumn, text: string) => sql`${column} ilike ${containing(text)}`;
  const address = normaliseAddress(q);
  return [
    within(permits.permitNumber, q),
    within(permits.address, q),
    within(permits.description, q),
    ...(address ? [within(permits.addressNorm, address)] : []),
  ];
}

/** How many of the company's permits are in each state; every state is there. */
export async function countByBucket(ctx: UserContext): Promise<Record<StatusBucket, number>> {
  const rows = await ctx.db
    .select({ bucket: permits.statusBucket, permits: count() })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(ofCompany(ctx))
    .groupBy(permits.statusBucket);
  const counts: Record<StatusBucket, number> = {
    pending: 0,
    action_required: 0,
    ready_to_issue: 0,
    issued: 0,
    finaled: 0,
    on_hold: 0,
    expired: 0,
    stopped: 0,
    unknown: 0,
  };
  for (const row of rows) counts[row.bucket] = row.permits;
  return counts;
}

export async function getPermit(ctx: UserContext, permitId: number): Promise<PermitDetail> {
  const [row] = await ctx.db
    .select({
      permit: permits,
      linkedBy: companyPermits.source,
      feed: feeds,
      placedAt: permitStandings.placedAt,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(permitStandings, ofStanding)
    .where(and(ofCompany(ctx), eq(permits.id, permitId)))
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  const { record, mode, lastSuccessAt } = row.feed;
  const { permit, linkedBy, placedAt } = row;
  return { ...permit, linkedBy, placedAt, feed: { record, mode, lastSuccessAt } };
}

const eventColumns = {
  id: permitEvents.id,
  kind: permitEvents.kind,
  fromBucket: permitEvents.fromBucket,
  toBucket: permitEvents.toBucket,
  fromWord: permitEvents.fromWord,
  toWord: permitEvents.toWord,
  changes: permitEvents.changes,
  occurredOn: permitEvents.occurredOn,
  detectedAt: permitEvents.detectedAt,
};

const MAX_EVENTS = 200;

/** Events of one of the company's permits, newest first. */
export async function listPermitEvents(ctx: UserContext, permitId: number): Promise<PermitEvent[]> {
  return ctx.db
    .select(eventColumns)
    .from(permitEvents)
    .innerJoin(companyPermits, eq(companyPermits.permitId, permitEvents.permitId))
    .where(and(ofCompany(ctx), eq(permitEvents.permitId, permitId)))
    .orderBy(desc(permitEvents.id))
    .limit(MAX_EVENTS);
}

/** When a change was seen, as a sort key in full precision. */
const DETECTED_KEY = sql<string>`to_char(${permitEvents.detectedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

export interface ChangePage {
  items: PermitChange[];
  /** For the address of the next page; null on the last. */
  next: string | null;
}

/** Events of the company's permits, newest first, a page at a time; only those since an instant where one is given. */
export async function listChanges(
  ctx: UserContext,
  input: { limit: number; since?: Date; after?: string },
): Promise<ChangePage> {
  const after = decodeCursor(input.after ?? null);
  const rows = await ctx.db
    .select({ event: eventColumns, permit: summaryColumns, key: DETECTED_KEY })
    .from(permitEvents)
    .innerJoin(companyPermits, eq(companyPermits.permitId, permitEvents.permitId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(
        ofCompany(ctx),
        input.since ? gt(permitEvents.detectedAt, input.since) : undefined,
        after
          ? sql`(${DETECTED_KEY} collate "C", ${permitEvents.id}) < (${after[0]} collate "C", ${after[1]}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(permitEvents.detectedAt), desc(permitEvents.id))
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ event, permit }) => ({ ...event, permit })),
    next: last ? encodeCursor([last.key, last.event.id]) : null,
  };
}

/** Permits that still can expire and will between two days, soonest first. */
export async function listExpiring(
  ctx: UserContext,
  input: { from: string; to: string; limit: number },
): Promise<PermitSummary[]> {
  return ctx.db
    .select(summaryColumns)
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(ofCompany(ctx), gte(permits.expiresDate, input.from), lte(permits.expiresDate, input.to), notOver),
    )
    .orderBy(asc(permits.expiresDate), asc(permits.id))
    .limit(input.limit);
}

/** The slugs of the cities the company has permits in. */
export async function listPermitCities(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ record: feeds.record })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(ofCompany(ctx))
    .orderBy(feeds.record);
  return rows.map((row) => row.record);
}

/** The company's cities with their feed, live before sample. */
export async function listWatchedCities(ctx: UserContext): Promise<WatchedCity[]> {
  return ctx.db
    .selectDistinctOn([companyCities.city], {
      slug: companyCities.city,
      label: companyCities.label,
      feed: {
        mode: feeds.mode,
        lastSuccessAt: feeds.lastSuccessAt,
        failureCode: feeds.failureCode,
        probeState: feeds.probeState,
        quietSince: feeds.quietSince,
        newestOn: feeds.newestOn,
      },
    })
    .from(companyCities)
    .leftJoin(feeds, and(eq(feeds.record, companyCities.city), eq(feeds.enabled, true)))
    .where(eq(companyCities.companyId, ctx.actor.companyId))
    .orderBy(asc(companyCities.city), asc(feeds.mode), asc(feeds.id));
}

/** Whether changes can come: a city of the company is read, or it watches a permit already. */
export async function followsPermits(ctx: UserContext): Promise<boolean> {
  const readCities = ctx.db
    .select({ one: sql`1` })
    .from(companyCities)
    .innerJoin(feeds, and(eq(feeds.record, companyCities.city), eq(feeds.enabled, true)))
    .where(eq(companyCities.companyId, ctx.actor.companyId));
  const watched = ctx.db.select({ one: sql`1` }).from(companyPermits).where(ofCompany(ctx));
  const [row] = await ctx.db
    .select({ follows: sql<boolean>`${or(exists(readCities), exists(watched))}` })
    .from(sql`(select 1) as one`);
  return row?.follows ?? false;
}

/** Whether anything the company sees is sample data, so that the screen can say so. */
export async function showsSampleData(ctx: UserContext): Promise<boolean> {
  const inItsCities = ctx.db
    .select({ one: sql`1` })
    .from(feeds)
    .innerJoin(companyCities, eq(companyCities.city, feeds.record))
    .where(
      and(
        eq(companyCities.companyId, ctx.actor.companyId),
        eq(feeds.mode, 'sample'),
        eq(feeds.enabled, true),
      ),
    );
  const amongItsPermits = ctx.db
    .select({ one: sql`1` })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(ofCompany(ctx), eq(feeds.mode, 'sample')));
  const [row] = await ctx.db
    .select({ sample: sql<boolean>`${or(exists(inItsCities), exists(amongItsPermits))}` })
    .from(sql`(select 1) as one`);
  return row?.sample ?? false;
}
