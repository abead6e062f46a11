import { lt } from 'drizzle-orm';
import { offlineRequests } from '@/db/schema';
import { addNote } from '@/lib/company/notes/mutations';
import { addTask, setTaskDone } from '@/lib/company/tasks/mutations';
import type { Context, UserActor } from '@/lib/context';
import type { Queued } from './schema';

/**
 * Does what a device did without a signal, exactly once: its name is noted in the same transaction, so that one sent
 * again, because the answer was lost, changes nothing. Refusals are the domain's own.
 */
export async function applyQueued(ctx: Context<UserActor>, entry: Queued): Promise<{ again: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const noted = await tx
      .insert(offlineRequests)
      .values({ userId: ctx.actor.userId, key: entry.key, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ key: offlineRequests.key });
    if (noted.length === 0) return { again: true };
    if (entry.kind === 'note') await addNote(within, { ...entry.note, requestKey: entry.key });
    else if (entry.kind === 'task') await addTask(within, { ...entry.task, requestKey: entry.key });
    else await setTaskDone(within, entry.tick);
    return { again: false };
  });
}

/** No device waits this long. */
export async function forgetOfflineRequests(ctx: Context, { before }: { before: Date }): Promise<void> {
  await ctx.db.delete(offlineRequests).where(lt(offlineRequests.createdAt, before));
}
