import { asc, not, type SQL, sql } from 'drizzle-orm';
import { checkFiles } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isFree, leaseOf } from '@/lib/platform/lease/lease';

export const fileLease = leaseOf(checkFiles, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

/** Maximum attempts after the reader crashed. */
export const MAX_READS = 3;
/** Maximum attempts including page images. */
export const MAX_CLAIMS = 6;

/**
 * There is work to do: text or images. Must equal the predicate of the partial index `check_files_due`, with
 * literals, because every worker runs this query each second.
 */
export const IS_TO_DO: SQL = sql.raw(
  `(removed_at is null and (state in ('waiting', 'reading') or (state = 'read' and attempts < ${MAX_CLAIMS} and pages_drawn < coalesce((facts ->> 'pages')::int, 0))))`,
);

/**
 * Due files: reading before rendering; companies round-robin for fairness; within a company the oldest first.
 */
export async function listDueFiles(
  ctx: Context,
  { limit = 50 }: { limit?: number } = {},
): Promise<{ id: string }[]> {
  const { id, companyId, state, createdAt } = checkFiles;
  const isLeased = sql<boolean>`not (${isFree(fileLease, ctx.now)})`;
  const isRead = sql<boolean>`${state} = 'read'`;
  const toDo = ctx.db
    .select({
      id,
      createdAt,
      isHeld: isLeased.as('is_held'),
      isRead: isRead.as('is_read'),
      // Files in progress count towards the round-robin.
      turn: sql<number>`row_number() over (partition by ${companyId} order by ${isLeased} desc, ${isRead}, ${createdAt})`.as(
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
