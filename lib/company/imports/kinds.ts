import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { takeJobs, takeSubcontractors } from './take-others';
import { takePermits } from './take-permits';
import type { Taken } from './takers';
import type { ImportKind } from './types';

// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own, which only its own functions see
const TAKERS: Readonly<Record<ImportKind, Taken<any>>> = {
  permits: takePermits,
  jobs: takeJobs,
  subcontractors: takeSubcontractors,
};

export function takerOf(kind: ImportKind): Taken<unknown> {
  return TAKERS[kind];
}

/** Bringing in a list asks for what adding one by one asks for, and for the plan that opens it. */
export function requireImport(ctx: Context<UserActor>, kind: ImportKind): void {
  requirePermission(ctx, 'permits.bulk');
  if (kind === 'jobs') requirePermission(ctx, 'projects.change');
  if (kind === 'subcontractors') requirePermission(ctx, 'subcontractors.manage');
}
