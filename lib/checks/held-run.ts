import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { checkRuns, permitChecks } from '@/db/schema';
import type { Context, JobActor } from '@/lib/context';
import { OPEN_RUN_STATES } from './types';

type JobContext = Context<JobActor>;
export type RunRecord = typeof checkRuns.$inferSelect;

export const LEASE_MS = 60_000;
/** Nothing is said while the rules judge, and so long may a page of close print take. */
const PAGE_MS = 300;

/** Takes a run in hand for a while, and counts the try; null where it is over, or somebody has it. */
export async function claimRun(ctx: JobContext, runId: string): Promise<RunRecord | null> {
  const [row] = await ctx.db
    .update(checkRuns)
    .set({
      state: 'judging',
      attempts: sql`${checkRuns.attempts} + 1`,
      heldUntil: new Date(ctx.now.getTime() + LEASE_MS),
    })
    .where(
      and(
        eq(checkRuns.id, runId),
        inArray(checkRuns.state, OPEN_RUN_STATES),
        or(isNull(checkRuns.heldUntil), lt(checkRuns.heldUntil, ctx.now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Still open, and nobody has taken it over: whoever does counts up. */
export function isHeld({ id, attempts }: RunRecord) {
  return and(
    eq(checkRuns.id, id),
    eq(checkRuns.attempts, attempts),
    inArray(checkRuns.state, OPEN_RUN_STATES),
  );
}

/** Says again that it is in hand, for as long as judging its pages may take; false where it no longer is. */
export async function holdRun(
  ctx: JobContext,
  run: RunRecord,
  { now, pages, leaseMs }: { now: Date; pages: number; leaseMs: number },
): Promise<boolean> {
  const held = await ctx.db
    .update(checkRuns)
    .set({ heldUntil: new Date(now.getTime() + leaseMs + PAGE_MS * pages) })
    .where(isHeld(run))
    .returning({ id: checkRuns.id });
  return held.length > 0;
}

/** For another try. */
export async function letGo(
  ctx: JobContext,
  run: RunRecord,
  { countsAsAttempt }: { countsAsAttempt: boolean },
): Promise<void> {
  await ctx.db
    .update(checkRuns)
    .set({ heldUntil: null, ...(countsAsAttempt ? {} : { attempts: run.attempts - 1 }) })
    .where(isHeld(run));
}

/** Whoever changes a check holds it before its runs: two who come from both sides would wait for each other. */
export async function holdCheck(ctx: JobContext, { checkId }: RunRecord): Promise<void> {
  await ctx.db
    .select({ id: permitChecks.id })
    .from(permitChecks)
    .where(eq(permitChecks.id, checkId))
    .for('update');
}
