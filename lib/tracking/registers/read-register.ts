import { registerSources } from '@/db/schema';
import type { Context } from '@/lib/context';
import { HOUR_MS } from '@/lib/platform/clock/days';
import { extend, isHeldBy, keepAlive, release } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { missingColumn } from '@/lib/tracking/feeds/adapters/columns';
import { untilStopped } from '@/lib/tracking/feeds/http';
import { LEASE_MS, LeaseLost } from '@/lib/tracking/feeds/sync-state';
import { FeedFailure, type FeedFailureCode, type FeedHttp } from '@/lib/tracking/feeds/types';
import { createRowReader, type NamedEntry } from './read-row';
import { readSource } from './read-source';
import { findSource } from './records';
import {
  type ClaimedSource,
  claimSource,
  DAYS_UNTIL_BELIEVED,
  failSource,
  nextReadAt,
  registerLease,
  SAID_SO,
} from './state';
import { deleteEntries, insertEntries, listDigests } from './write';

/** Of a register more than this, and more than a tenth, does not change from one day to the next. */
const FEW = 20;
const BELIEVABLE_SHARE = 0.1;

export interface ReadRegisterInput {
  sourceId: string;
  http: FeedHttp;
  pageSize?: number | undefined;
  /** Instead of the record's day. */
  everyMs?: number | undefined;
  leaseMs?: number | undefined;
  clock?: (() => Date) | undefined;
  signal?: AbortSignal;
}

export type ReadRegisterOutcome =
  | { state: 'not_due' | 'stopped' }
  | { state: 'failed'; code: FeedFailureCode; nextTryAt: Date }
  | { state: 'read'; rows: number; added: number; removed: number; setAside: number };

/**
 * Reads a register's source that is due, whole: what it lists now and what is kept are compared by content, what is new
 * is written and what is gone is taken out, in one transaction, and what is the same is not touched. A reading that
 * lacks a column, or differs from the last one by more than registers do, is held. A failure of the source is recorded
 * and returned; a failure of our database is thrown.
 */
export async function readRegister(ctx: Context, input: ReadRegisterInput): Promise<ReadRegisterOutcome> {
  const { sourceId, leaseMs = LEASE_MS } = input;
  const clock = input.clock ?? (() => ctx.now);
  const at = () => ({ ...ctx, now: clock() });
  const claimed = await claimSource(at(), sourceId, leaseMs);
  if (claimed === null) return { state: 'not_due' };
  const known = findSource(claimed.row.source);
  if (!known) {
    await release(at(), registerLease, claimed);
    return { state: 'not_due' };
  }
  const everyMs = input.everyMs ?? known.record.everyHours * HOUR_MS;
  const beat = () => extend(at(), registerLease, claimed, { forMs: leaseMs });
  const letGo = keepAlive(Math.min(leaseMs, LEASE_MS), beat, () => {});
  try {
    const reading = await read(at, claimed, { ...input, http: untilStopped(input.http, input.signal) });
    await keep(at(), claimed, reading, nextReadAt(sourceId, clock(), everyMs));
    const { rows, fresh, gone, setAside, written } = reading;
    return { state: 'read', rows, added: written + fresh.length, removed: gone.length, setAside };
  } catch (error) {
    if (error instanceof LeaseLost) return { state: 'not_due' };
    if (input.signal?.aborted || !(error instanceof FeedFailure)) {
      await release(at(), registerLease, claimed).catch(() => {});
      if (input.signal?.aborted) return { state: 'stopped' };
      throw error;
    }
    const { doubts: before } = claimed.row;
    const doubts = error instanceof Unlikely ? Math.min(before + 1, SAID_SO - 1) : before;
    const { failures } = claimed.row;
    const nextTryAt = await failSource(at(), { lease: claimed, failures, doubts, failure: error, everyMs });
    const { code, message: detail } = error;
    ctx.log.warn({ register: sourceId, code, detail, nextTryAt }, 'Register could not be read');
    return { state: 'failed', code, nextTryAt };
  } finally {
    letGo();
  }
}

/** A reading that differs too much from the last one to be believed at once. */
class Unlikely extends FeedFailure {
  constructor(detail: string) {
    super('not_believed', detail);
    this.name = 'Unlikely';
  }
}

interface Reading {
  rows: number;
  setAside: number;
  /** Written page by page, as the first reading is: nobody is told of it before it is whole. */
  written: number;
  fresh: NamedEntry[];
  gone: string[];
}

type Claim = NonNullable<ClaimedSource>;

async function read(at: () => Context, claimed: Claim, input: ReadRegisterInput): Promise<Reading> {
  const { row } = claimed;
  const known = findSource(row.source);
  if (!known) throw new FeedFailure('not_found', `no record of ${row.source}`);
  const { record, source } = known;
  const isFirst = row.loadedAt === null;
  const before = await listDigests(at().db, row.id);
  const readRow = createRowReader(record, source);
  const seen = new Set<string>();
  const lacking = new Set(source.requiredColumns);
  const reading: Reading = { rows: 0, setAside: 0, written: 0, fresh: [], gone: [] };
  const { http, pageSize } = input;
  for await (const page of readSource({ record, source, address: row.address, http, pageSize })) {
    const fresh: NamedEntry[] = [];
    for (const one of page) {
      reading.rows += 1;
      for (const column of lacking) if (one[column] !== undefined) lacking.delete(column);
      const entries = readRow(one);
      if (entries === null) reading.setAside += 1;
      for (const entry of entries ?? []) {
        if (seen.has(entry.digest)) continue;
        seen.add(entry.digest);
        if (!before.has(entry.digest)) fresh.push(entry);
      }
    }
    // Of a page without the columns nothing is written: they are renamed, or the next page has them.
    if (isFirst && lacking.size === 0) {
      const all = [...reading.fresh, ...fresh];
      await insertEntries(at().db, row.id, all);
      reading.written += all.length;
      reading.fresh = [];
    } else reading.fresh.push(...fresh);
  }
  if (reading.rows === 0) throw new FeedFailure('empty', 'the register lists nobody');
  for (const column of lacking) throw missingColumn(column);
  if (row.doubts < SAID_SO && reading.setAside > Math.max(FEW, reading.rows * BELIEVABLE_SHARE))
    throw new Unlikely(`${reading.setAside} of ${reading.rows} rows have no number`);
  reading.gone = [...before].filter((digest) => !seen.has(digest));
  const isUnlikely = !isFirst && reading.gone.length > Math.max(FEW, before.size * BELIEVABLE_SHARE);
  if (isUnlikely && row.doubts + 1 < DAYS_UNTIL_BELIEVED)
    throw new Unlikely(`${reading.gone.length} of ${before.size} rows are gone or changed at once`);
  return reading;
}

async function keep(ctx: Context, claimed: Claim, reading: Reading, next: Date): Promise<void> {
  const { id, loadedAt } = claimed.row;
  const { fresh, gone, rows, setAside, written } = reading;
  await ctx.db.transaction(async (tx) => {
    const held = await tx
      .select({ id: registerSources.id })
      .from(registerSources)
      .where(isHeldBy(registerLease, claimed))
      .for('no key update');
    if (held.length === 0) throw new LeaseLost(id);
    await insertEntries(tx, id, fresh);
    await deleteEntries(tx, id, gone);
    const set = { rows, setAside, added: written + fresh.length, removed: gone.length };
    await release({ ...ctx, db: tx }, registerLease, claimed, {
      set: {
        ...set,
        loadedAt: loadedAt ?? ctx.now,
        lastSuccessAt: ctx.now,
        nextReadAt: next,
        doubts: 0,
        failures: 0,
        failureCode: null,
        failureDetail: null,
      },
    });
    if (set.added + set.removed > 0) await enqueue({ db: tx }, 'watch-licences', {});
  });
}
