import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { companyPermits, permitEvents, permits, sidePermits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import type { Holding } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { adapterFor } from '@/lib/tracking/feeds/adapters/adapter-for';
import { checkColumnsInRows } from '@/lib/tracking/feeds/adapters/columns';
import { arrayLiteral } from '@/lib/tracking/feeds/array-literal';
import { keepUnknownWords } from '@/lib/tracking/feeds/set-aside';
import { FeedFailure, type FeedHttp, type FeedRecord } from '@/lib/tracking/feeds/types';
import { notOver } from '@/lib/tracking/permits/not-over';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { compareSteps, type StepNews } from './news';
import { placePermits } from './place';
import { createStepReader, numbersThere, type ReadStep } from './read-step';
import { lockSide } from './state';
import { keptPart, loadSteps, writeSteps } from './tables';
import type { SideFeed, Step } from './types';

/** Permits asked for and written together. */
const CHUNK = 100;
/** Steps of one permit; no city has written so many. */
const MOST_STEPS = 500;
/** An answer about so many known permits that lacks over half of them says something about the source. */
const MIN_SAMPLE = 20;

export interface SideReading {
  feedId: string;
  sideFeedId: string;
  record: FeedRecord;
  side: SideFeed;
  http: FeedHttp;
  lease: Holding;
}

export interface SideCounts {
  permits: number;
  rows: number;
  changed: number;
  events: number;
}

interface Wanted {
  id: number;
  permitNumber: string;
  statusBucket: StatusBucket;
  statusWord: string | null;
  /** Read before, so that what is new is news. */
  isKnown: boolean;
}

/**
 * Reads the steps of the next watched permits that were never read here, that a page showed to have changed, or that
 * are due for their weekly reading, and writes them with their events in one transaction. Null when nothing waits.
 * Throws `FeedFailure` where the source fails, `LeaseLost` where another reader has it.
 */
export async function readNextPermits(ctx: Context, reading: SideReading): Promise<SideCounts | null> {
  const wanted = await selectWanted(ctx, reading);
  if (wanted.length === 0) return null;
  const { record, side, http } = reading;
  const asked = [...new Set(wanted.flatMap(({ permitNumber }) => numbersThere(side, permitNumber)))];
  const asRecord = recordOf(record, side);
  const rows = await adapterFor(side.platform).rowsBy(asRecord, side.permit.column, asked, http);
  checkColumnsInRows(asRecord, rows);
  const today = dayIn(record.timeZone, ctx.now);
  const read = createStepReader(side, record.timeZone, today);
  const steps = new Map<string, ReadStep[]>();
  const unknown = new Map<string, number>();
  for (const row of rows) {
    const step = read(row);
    if (step === null) continue;
    const known = steps.get(step.permitNumber) ?? [];
    if (known.length < MOST_STEPS) steps.set(step.permitNumber, [...known, step]);
    if (step.unknownWord !== null) unknown.set(step.unknownWord, (unknown.get(step.unknownWord) ?? 0) + 1);
  }
  return await ctx.db.transaction(async (tx) => {
    await lockSide(tx, reading.lease);
    const written = await write(tx, { ...reading, wanted, steps, today, now: ctx.now });
    await keepUnknownWords(tx, reading.feedId, unknown, ctx.now);
    if (written.events > 0) await enqueue({ db: tx }, 'fan-out', {});
    await placePermits({ db: tx, now: ctx.now }, { permitIds: wanted.map(({ id }) => id) });
    return { permits: wanted.length, rows: rows.length, ...written };
  });
}

/** The side feed as a record that an adapter can ask. */
export function recordOf(record: FeedRecord, side: SideFeed): FeedRecord {
  const { layers: _layers, newLayers: _new, lookup: _lookup, dataset: _dataset, ...rest } = record;
  return {
    ...rest,
    platform: side.platform,
    endpoint: side.endpoint,
    ...(side.dataset === undefined ? {} : { dataset: side.dataset }),
    fields: {},
    key: side.key,
    requiredColumns: side.requiredColumns,
    poll: side.poll,
  };
}

async function selectWanted(ctx: Context, { feedId, sideFeedId }: SideReading): Promise<Wanted[]> {
  const now = ctx.now.toISOString();
  const rows = await ctx.db.execute<{
    id: string;
    permit_number: string;
    status_bucket: StatusBucket;
    status_word: string | null;
    is_known: boolean;
  }>(sql`
    select ${permits.id}, ${permits.permitNumber}, ${permits.statusBucket}, ${permits.statusWord},
      held.permit_id is not null as is_known
    from ${permits}
    left join ${sidePermits} held on held.side_feed_id = ${sideFeedId} and held.permit_id = ${permits.id}
    where ${permits.feedId} = ${feedId}
      and exists (select from ${companyPermits} c where c.permit_id = ${permits.id} and c.state = 'confirmed')
      and (held.permit_id is null or held.stale_at is not null
        or (held.read_at <= ${now}::timestamptz - interval '7 days' and ${notOver}))
    order by ${permits.id} limit ${CHUNK}`);
  return rows.map((row) => ({
    id: Number(row.id),
    permitNumber: row.permit_number,
    statusBucket: row.status_bucket,
    statusWord: row.status_word,
    isKnown: row.is_known,
  }));
}

interface Writing extends SideReading {
  wanted: readonly Wanted[];
  steps: ReadonlyMap<string, readonly Step[]>;
  today: string;
  now: Date;
}

async function write(tx: Database, { side, sideFeedId, wanted, steps, today, now }: Writing) {
  const stored = await loadSteps(
    tx,
    side,
    wanted.map(({ id }) => id),
  );
  const held = wanted.filter(({ id }) => stored.has(id));
  const answered = held.filter(({ permitNumber }) => steps.has(permitNumber));
  if (held.length >= MIN_SAMPLE && answered.length < held.length / 2)
    throw new FeedFailure('truncated', `${answered.length} of ${held.length} known permits have rows`);
  const changes: Parameters<typeof writeSteps>[2] = { write: [], gone: [] };
  const news: { permit: Wanted; item: StepNews }[] = [];
  for (const permit of wanted) {
    const found = compareSteps({
      side,
      stored: stored.get(permit.id) ?? [],
      read: (steps.get(permit.permitNumber) ?? []).map((step) => keptPart(side.kind, step)),
      isKnown: permit.isKnown,
      today,
    });
    for (const step of found.write) changes.write.push([permit.id, step]);
    for (const key of found.gone) changes.gone.push([permit.id, key]);
    for (const item of found.news) news.push({ permit, item });
  }
  await writeSteps(tx, side.kind, changes, now);
  const events = await insertNews(tx, news, now);
  await tx.execute(sql`
    insert into ${sidePermits} (side_feed_id, permit_id, read_at)
    select ${sideFeedId}, n.id, ${now.toISOString()}::timestamptz
    from unnest(${arrayLiteral(wanted.map(({ id }) => id))}::bigint[]) as n (id)
    on conflict (side_feed_id, permit_id) do update set read_at = excluded.read_at, stale_at = null`);
  return { changed: changes.write.length + changes.gone.length, events };
}

/** Inserts the events; one that was told before is not told again. */
async function insertNews(
  tx: Database,
  news: readonly { permit: Wanted; item: StepNews }[],
  now: Date,
): Promise<number> {
  if (news.length === 0) return 0;
  const rows = await tx
    .insert(permitEvents)
    .values(
      news.map(({ permit: { id, statusBucket, statusWord }, item }) => ({
        ...item,
        permitId: id,
        fromBucket: statusBucket,
        toBucket: statusBucket,
        fromWord: statusWord,
        toWord: statusWord,
        detectedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: permitEvents.id });
  return rows.length;
}
