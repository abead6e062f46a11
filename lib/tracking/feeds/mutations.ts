import { and, eq, notInArray, sql } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import type { AdminActor, Context, JobActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { compareAgain } from './new-names';
import { forgetStamp } from './pace';
import { sidesOf } from './side/records';
import { registerSides } from './side/state';
import type { CitySide } from './side/types';
import type { FeedMode, FeedRecord } from './types';

/** The id of a record's feed; live and sample data of a city have separate feeds. */
export function toFeedId(record: Pick<FeedRecord, 'id'>, mode: FeedMode): string {
  return mode === 'live' ? record.id : `${record.id}.${mode}`;
}

export interface RegisterFeedsInput {
  mode: FeedMode;
  records: readonly Pick<FeedRecord, 'id'>[];
  /** The side feeds of a city; those of its folder unless told. */
  sides?: (city: string) => CitySide;
}

/** Registers the feeds of this mode's records with their side feeds as due and disables all others. Data already read is kept. */
export async function registerFeeds(
  ctx: Context,
  { mode, records, sides = sidesOf }: RegisterFeedsInput,
): Promise<void> {
  const rows = records.map((record) => ({
    id: toFeedId(record, mode),
    record: record.id,
    mode,
    nextPollAt: ctx.now,
    // The sample feed server matches the records by construction; a live city is polled only after a probe
    // has passed.
    verifiedAt: mode === 'sample' ? ctx.now : null,
  }));
  await ctx.db.transaction(async (tx) => {
    if (rows.length > 0) {
      const enabled = await tx
        .insert(feeds)
        .values(rows)
        .onConflictDoUpdate({
          target: feeds.id,
          set: { enabled: true },
          setWhere: sql`not ${feeds.enabled}`,
        })
        .returning({ id: feeds.id });
      await compareAgain(
        tx,
        enabled.map(({ id }) => id),
      );
    }
    const ids = rows.map((row) => row.id);
    await tx
      .update(feeds)
      .set({ enabled: false })
      .where(and(eq(feeds.enabled, true), ids.length > 0 ? notInArray(feeds.id, ids) : undefined));
    const beside = rows.map(({ id, record }) => ({ id, sides: sides(record) }));
    await registerSides(tx, beside, ctx.now);
  });
}

/** Schedules a poll of a feed now. */
export async function requestPoll(
  ctx: Context<AdminActor | JobActor>,
  { feedId }: { feedId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { record, verifiedAt } = await change({ ...ctx, db: tx }, feedId, { nextPollAt: ctx.now });
    await forgetStamp(tx, feedId);
    if (verifiedAt !== null) await enqueue({ db: tx }, 'poll-feed', { feedId, record });
  });
}

/** Schedules a probe of a feed's source now. */
export async function requestProbe(
  ctx: Context<AdminActor | JobActor>,
  { feedId }: { feedId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await change({ ...ctx, db: tx }, feedId, { nextProbeAt: ctx.now });
    await enqueue({ db: tx }, 'probe-feeds', {});
  });
}

/** Pauses or resumes a feed; a read in progress is finished. */
export async function setFeedPaused(
  ctx: Context<AdminActor | JobActor>,
  input: { feedId: string; paused: boolean },
): Promise<void> {
  await change(ctx, input.feedId, { pausedAt: input.paused ? ctx.now : null });
}

async function change(ctx: Context, feedId: string, set: Partial<typeof feeds.$inferInsert>) {
  const { record, verifiedAt } = feeds;
  const [changed] = await ctx.db
    .update(feeds)
    .set(set)
    .where(eq(feeds.id, feedId))
    .returning({ record, verifiedAt });
  if (!changed) throw new AppError('not_found', { detail: `no feed ${feedId}` });
  return changed;
}
