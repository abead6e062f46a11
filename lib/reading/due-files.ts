import { asc, not, type SQL, sql } from 'drizzle-orm';
import { checkFiles } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isFree, leaseOf } from '@/lib/lease/lease';

export const fileLease = leaseOf(checkFiles, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

/** As often is a file taken up whose reader went away in the middle. */
export const MAX_READS = 3;
/** And as often in all, its pictures included. */
export const MAX_CLAIMS = 6;

/**
 * There is something to read or to draw. Word for word the predicate of the index `check_files_due`, with its numbers
 * written out: the planner takes the index for nothing else, and every worker asks this every second.
 */
export const IS_TO_DO: SQL = sql.raw(
  `(removed_at is null and (state in ('waiting', 'reading') or (state = 'read' and attempts < ${MAX_CLAIMS} and pages_drawn < coalesce((facts ->> 'pages')::int, 0))))`,
);

/**
 * What is to be read before what is only to be drawn; companies in turn, so that nobody waits for the whole archive
 * somebody else brought; of a company the oldest first.
 */
export async function listDueFiles(
  ctx: Context,
  { limit = 50 }: { limit?: number } = {},
): Promise<{ id: string }[]> {
  const { id, companyId, state, createdAt } = checkFiles;
  const isHeld = sql<boolean>`not (${isFree(fileLease, ctx.now)})`;
  const isRead = sql<boolean>`${state} = 'read'`;
  const toDo = ctx.db
    .select({
      id,
      createdAt,
      isHeld: isHeld.as('is_held'),
      isRead: isRead.as('is_read'),
      // What is being read counts as a turn.
      turn: sql<number>`row_number() over (partition by ${companyId} order by ${isHeld} desc, ${isRead}, ${createdAt})`.as(
        'turn',
      ),
    })
    .from(checkFiles)
    .where(IS_TO_DO)
    .as('to_do');
  return ctx.db
    .select({ id: toDo.id })
    .from(toDo)
    .where(not(toDo.isHeld))
    .orderBy(asc(toDo.isRead), asc(toDo.turn), asc(toDo.createdAt))
    .limit(limit);
}
