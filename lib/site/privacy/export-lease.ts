import { and, eq, inArray, lt } from 'drizzle-orm';
import { dataExports } from '@/db/schema';
import type { Context, JobActor } from '@/lib/context';
import {
  type Claimed,
  claimRow,
  extend,
  isFree,
  keepAlive,
  leaseOf,
  release,
} from '@/lib/platform/lease/lease';

type JobContext = Context<JobActor>;
export type HeldExport = Claimed<typeof dataExports>;

const exportLease = leaseOf(dataExports, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

const LEASE_MS = 60_000;
export const MAX_ATTEMPTS = 5;

const isOpen = inArray(dataExports.state, ['waiting', 'packing']);

export function claimExport(ctx: JobContext, exportId: string): Promise<HeldExport | null> {
  return claimRow(ctx, exportLease, {
    key: exportId,
    due: isOpen,
    forMs: LEASE_MS,
    set: { state: 'packing' },
  });
}

/** Says that it goes on, until the answer is called; `onLost` where somebody else has it. */
export function keepExport(at: () => Context, held: HeldExport, onLost: () => void): () => void {
  return keepAlive(LEASE_MS, () => extend(at(), exportLease, held, { forMs: LEASE_MS, due: isOpen }), onLost);
}

export function releaseExport(
  ctx: Context,
  held: HeldExport,
  options: Omit<Parameters<typeof release<typeof dataExports>>[3] & object, 'due'>,
): Promise<boolean> {
  return release(ctx, exportLease, held, options);
}

/** Archives that nobody packs: just asked for, or left by a worker that is gone. */
export async function listDueExports(ctx: Context, { limit = 20 } = {}): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isOpen, isFree(exportLease, ctx.now), lt(dataExports.attempts, MAX_ATTEMPTS + 1)))
    .orderBy(dataExports.createdAt)
    .limit(limit);
}

export function isThisExport(held: HeldExport) {
  return and(eq(dataExports.id, held.key), eq(dataExports.lease, held.token));
}
