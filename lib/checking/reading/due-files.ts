import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { checkFiles, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isFree, leaseOf } from '@/lib/platform/lease/lease';
import { isOpenInQuery } from '@/lib/providers/billing/entitled';

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
  `(check_files.removed_at is null and (check_files.state in ('waiting', 'reading') or (check_files.state = 'read' and check_files.attempts < ${MAX_CLAIMS} and check_files.pages_drawn < coalesce((check_files.facts ->> 'pages')::int, 0))))`,
);

export interface DueOptions {
  limit?: number;
  /** Only files of companies with a plan. */
  payingOnly?: boolean | undefined;
}

/**
 * Due files: companies with a plan before those without; reading before rendering; companies round-robin for fairness;
 * within a company the oldest first. A company without a plan has one file read at a time.
 */
export async function listDueFiles(
  ctx: Context,
  { limit = 50, payingOnly = false }: DueOptions = {},
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
      isPaying: sql<boolean>`coalesce(${isOpenInQuery}, false)`.as('is_paying'),
      // Files in progress count towards the round-robin.
      turn: sql<number>`row_number() over (partition by ${companyId} order by ${isLeased} desc, ${isRead}, ${createdAt})`.as(
        'turn',
      ),
    })
    .from(checkFiles)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companyId))
    .where(IS_TO_DO)
    .as('to_do');
  return ctx.db
    .select({ id: toDo.id })
    .from(toDo)
    .where(and(not(toDo.isHeld), payingOnly ? toDo.isPaying : or(toDo.isPaying, eq(toDo.turn, 1))))
    .orderBy(desc(toDo.isPaying), asc(toDo.isRead), asc(toDo.turn), asc(toDo.createdAt))
    .limit(limit);
}
