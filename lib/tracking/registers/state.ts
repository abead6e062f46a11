import { and, asc, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { registerSources } from '@/db/schema';
import type { Context } from '@/lib/context';
import { claimRow, type Holding, isFree, leaseOf, release } from '@/lib/platform/lease/lease';
import { nextPollAt, nextTryAt } from '@/lib/tracking/feeds/schedule';
import type { FeedFailure, FeedMode } from '@/lib/tracking/feeds/types';
import { REGISTERS } from './records';
import type { RegisterRecord, RegisterSource } from './types';

/** One reader a source. */
export const registerLease = leaseOf(registerSources, { key: 'id', token: 'lease', until: 'leaseUntil' });

const MAX_DETAIL = 500;

/** What a register says so many days in a row is so. */
export const DAYS_UNTIL_BELIEVED = 3;
/** As many doubts as days never make: the operator said that it is so. */
export const SAID_SO = DAYS_UNTIL_BELIEVED + 1;

/** Live and made-up rows of a register are two sources and never mix. */
export function toSourceId(source: string, mode: FeedMode): string {
  return mode === 'live' ? source : `${source}.${mode}`;
}

/** Where the sample feed server has what no state gives an address. */
export function sampleAddress({ id, endpoint }: RegisterSource): string {
  return endpoint ?? `https://registers.example/${id}.csv`;
}

export interface RegisterSourcesInput {
  mode: FeedMode;
  /** Where files lie that the records give no address for, by the source's id. */
  files?: ReadonlyMap<string, string>;
  records?: readonly RegisterRecord[];
}

/** Registers every source of this mode that has an address as due, and switches off all others. What was read is kept. */
export async function registerRegisters(
  ctx: Context,
  { mode, files = new Map(), records = REGISTERS }: RegisterSourcesInput,
): Promise<void> {
  const rows = records.flatMap((record) =>
    record.sources.flatMap((source) => {
      const named = files.get(source.id) ?? source.endpoint;
      const address = mode === 'sample' ? sampleAddress(source) : named;
      if (address === null) return [];
      const id = toSourceId(source.id, mode);
      return [{ id, register: record.id, source: source.id, mode, address, nextReadAt: ctx.now }];
    }),
  );
  await ctx.db.transaction(async (tx) => {
    if (rows.length > 0)
      await tx
        .insert(registerSources)
        .values(rows)
        .onConflictDoUpdate({
          target: registerSources.id,
          set: { enabled: true, address: sql`excluded.address` },
          setWhere: sql`not ${registerSources.enabled} or ${registerSources.address} <> excluded.address`,
        });
    const ids = rows.map(({ id }) => id);
    await tx
      .update(registerSources)
      .set({ enabled: false })
      .where(
        and(
          eq(registerSources.enabled, true),
          ids.length > 0 ? notInArray(registerSources.id, ids) : undefined,
        ),
      );
  });
}

function isDue(ctx: Context): SQL | undefined {
  return and(eq(registerSources.enabled, true), lte(registerSources.nextReadAt, ctx.now));
}

/** Sources due for reading, the longest overdue first, without those another worker holds. */
export function listDueSources(ctx: Context): Promise<{ registerSourceId: string }[]> {
  return ctx.db
    .select({ registerSourceId: registerSources.id })
    .from(registerSources)
    .where(and(isDue(ctx), isFree(registerLease, ctx.now)))
    .orderBy(asc(registerSources.nextReadAt), asc(registerSources.id));
}

export type ClaimedSource = Awaited<ReturnType<typeof claimSource>>;

/** Takes a source that is due and free; null where it is neither. */
export function claimSource(ctx: Context, id: string, forMs: number) {
  return claimRow(ctx, registerLease, { key: id, due: isDue(ctx), forMs });
}

/** When a source that answered is read again: a day later, and the sources of a day spread over some of it. */
export function nextReadAt(id: string, now: Date, everyMs: number): Date {
  return nextPollAt(id, now, everyMs);
}

export interface FailedReading {
  lease: Holding;
  failures: number;
  doubts: number;
  failure: FeedFailure;
  everyMs: number;
}

/** Records the failure and the next try; what was read before is kept. What is not believed waits for the next day. */
export async function failSource(ctx: Context, input: FailedReading): Promise<Date> {
  const { lease, failure, everyMs, doubts } = input;
  const failures = input.failures + 1;
  const isDoubt = failure.code === 'not_believed' || failure.code === 'missing_column';
  const next = isDoubt
    ? nextReadAt(lease.key, ctx.now, everyMs)
    : nextTryAt(lease.key, ctx.now, failures, failure, everyMs);
  await release(ctx, registerLease, lease, {
    set: {
      nextReadAt: next,
      failures,
      doubts,
      failureCode: failure.code,
      failureDetail: failure.message.replaceAll('\0', '').slice(0, MAX_DETAIL),
    },
  });
  return next;
}
