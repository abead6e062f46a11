import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { imports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS } from '@/lib/platform/clock/days';

/** An import that nobody moved for so long was left by a worker that is gone. */
const LEFT_AFTER_MS = 60_000;
const DRAFTS_KEPT_MS = 7 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;

/** Imports that nobody has moved for a while: their worker is gone. */
export async function listLeftImports(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, ['running', 'undoing']),
        lt(imports.movedAt, new Date(ctx.now.getTime() - LEFT_AFTER_MS)),
      ),
    )
    .limit(20);
  return rows.map(({ id }) => id);
}

/** Drafts nobody began, and imports nobody takes back any more. */
export async function dropOldImports(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  await ctx.db
    .delete(imports)
    .where(
      or(
        and(eq(imports.state, 'draft'), lt(imports.movedAt, before(DRAFTS_KEPT_MS))),
        lt(imports.finishedAt, before(KEPT_MS)),
      ),
    );
}
