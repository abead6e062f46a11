import { eq } from 'drizzle-orm';
import { feeds } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { enqueue } from '@/lib/platform/queue/enqueue';
import type { NotBelieved } from './plausible';
import type { Believed, Hold } from './types';

const DAY_MS = 86_400_000;
/** A change that a city still shows after this time is how the city is now. */
export const HELD_DAYS = 7;
/** Long enough for the monthly read of the history, and its repetition, to take the change over. */
const BELIEVED_DAYS = 35;

type HoldState = Pick<typeof feeds.$inferSelect, 'believed'> & { hold: Hold | null };

/** What a feed is held for after a page was not believed; accepted where it has been so for a week. */
export function holdFor(now: Date, before: HoldState, { hold }: NotBelieved): HoldState {
  const isSame = before.hold?.field === hold.field && before.hold.kind === hold.kind;
  const since = (isSame && before.hold?.since) || now.toISOString();
  const held: Hold = { ...hold, since };
  const isSettled = now.getTime() - Date.parse(since) >= HELD_DAYS * DAY_MS;
  return isSettled ? accept(now, before.believed, held) : { hold: held, believed: before.believed };
}

function accept(now: Date, believed: Believed[], { field, words }: Hold): HoldState {
  const until = new Date(now.getTime() + BELIEVED_DAYS * DAY_MS).toISOString();
  const others = believed.filter((one) => one.field !== field && Date.parse(one.until) > now.getTime());
  return { hold: null, believed: [...others, words ? { field, words, until } : { field, until }] };
}

/**
 * The operator says that what a feed is held for is so: it is read again at once, and the change is taken over
 * without an event. Whatever else happened to its permits is told.
 */
export async function acceptHeldChange(
  ctx: Context<AdminActor>,
  { feedId }: { feedId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [feed] = await tx.select().from(feeds).where(eq(feeds.id, feedId)).for('no key update');
    if (!feed) throw new AppError('not_found', { detail: `no feed ${feedId}` });
    if (feed.hold === null) return;
    const accepted = accept(ctx.now, feed.believed, feed.hold);
    await tx
      .update(feeds)
      .set({ ...accepted, nextPollAt: ctx.now })
      .where(eq(feeds.id, feedId));
    const { field, kind, rows, of } = feed.hold;
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'feed.change_accepted', subject: feedId, details: { field, kind, rows, of } },
    );
    await enqueue({ db: tx }, 'poll-feed', { feedId, record: feed.record });
  });
}
