import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { checkFiles, checkRuns, permitChecks } from '@/db/schema';
import type { Context, JobActor } from '@/lib/context';
import { type Claimed, claimRow, extend, isHeldBy, leaseOf, release } from '@/lib/platform/lease/lease';
import { OPEN_RUN_STATES } from './types';

type JobContext = Context<JobActor>;
export type RunRecord = typeof checkRuns.$inferSelect;
export type HeldRun = Claimed<typeof checkRuns>;

export const runLease = leaseOf(checkRuns, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

export const LEASE_MS = 60_000;

const isOpen = inArray(checkRuns.state, OPEN_RUN_STATES);

/** All its files are read, cannot be, or have left the check. */
export const waitsForNothing = sql`not exists (
  select 1 from ${checkFiles} unread
  where unread.id = any(${checkRuns.fileIds}) and unread.state in ('waiting', 'reading') and unread.removed_at is null)`;

/** Takes a run in hand for a while, and counts the try; null where it is over, waits for a file, or somebody has it. */
export function claimRun(ctx: JobContext, runId: string): Promise<HeldRun | null> {
  return claimRow(ctx, runLease, {
    key: runId,
    due: and(isOpen, waitsForNothing),
    forMs: LEASE_MS,
    set: { state: 'judging' },
  });
}

const isAskedAgain = and(eq(checkRuns.state, 'done'), isNotNull(checkRuns.againAskedAt));

/** Takes a finished run in hand that is to be judged again; null where nobody asked for it, or somebody has it. */
export function claimAgain(ctx: JobContext, runId: string): Promise<HeldRun | null> {
  return claimRow(ctx, runLease, { key: runId, due: isAskedAgain, forMs: LEASE_MS });
}

/** Still finished, and nobody has taken it over. */
export function ownsAgain(held: HeldRun) {
  return and(isHeldBy(runLease, held), isAskedAgain);
}

/** Still open, and nobody has taken it over. */
export function ownsLease(held: HeldRun) {
  return and(isHeldBy(runLease, held), isOpen);
}

/** False where it was lost. */
export function renewLease(
  ctx: JobContext,
  held: HeldRun,
  { now, leaseMs, again = false }: { now: Date; leaseMs: number; again?: boolean },
): Promise<boolean> {
  const due = again ? isAskedAgain : isOpen;
  return extend({ ...ctx, now }, runLease, held, { forMs: leaseMs, due });
}

/** Releases the lease so that the run can be retried. */
export async function releaseLease(
  ctx: JobContext,
  held: HeldRun,
  { countsAsAttempt, again = false }: { countsAsAttempt: boolean; again?: boolean },
): Promise<void> {
  const due = again ? isAskedAgain : isOpen;
  await release(ctx, runLease, held, { due, uncounted: !countsAsAttempt });
}

/** Locks the check before its runs; the fixed order prevents deadlocks. */
export async function lockCheck(ctx: JobContext, { checkId }: RunRecord): Promise<void> {
  await ctx.db
    .select({ id: permitChecks.id })
    .from(permitChecks)
    .where(eq(permitChecks.id, checkId))
    .for('update');
}
