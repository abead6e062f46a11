import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { checkFiles } from '@/db/schema';
import type { Context } from '@/lib/context';

/** As often is a file taken up whose reader went away in the middle. */
export const MAX_READS = 3;
/** And as often in all, its pictures included. */
export const MAX_CLAIMS = 6;

/** Files to be read or drawn that nobody holds, at the time of the context. */
export function isDue(ctx: Context): SQL | undefined {
  return and(
    isNull(checkFiles.removedAt),
    or(isNull(checkFiles.heldUntil), lt(checkFiles.heldUntil, ctx.now)),
    or(
      sql`${checkFiles.state} in ('waiting', 'reading')`,
      and(
        eq(checkFiles.state, 'read'),
        lt(checkFiles.attempts, MAX_CLAIMS),
        sql`${checkFiles.pagesDrawn} < coalesce((${checkFiles.facts} ->> 'pages')::int, 0)`,
      ),
    ),
  );
}

/** What is to be read before what is only to be drawn, the oldest first. */
export async function listDueFiles(ctx: Context): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: checkFiles.id })
    .from(checkFiles)
    .where(isDue(ctx))
    .orderBy(sql`${checkFiles.state} = 'read'`, asc(checkFiles.createdAt))
    .limit(50);
}
