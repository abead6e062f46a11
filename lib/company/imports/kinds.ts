import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import type { Permission } from '@/lib/identity/access/types';
import { takeContacts } from './take-contacts';
import { takeJobs, takeSubcontractors } from './take-others';
import { takePermits } from './take-permits';
import type { Taken } from './takers';
import type { ImportKind } from './types';

// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own, which only its own functions see
const TAKERS: Readonly<Record<ImportKind, Taken<any>>> = {
  permits: takePermits,
  jobs: takeJobs,
  subcontractors: takeSubcontractors,
  contacts: takeContacts,
};

export function takerOf(kind: ImportKind): Taken<unknown> {
  return TAKERS[kind];
}

/** What each kind asks for beside bringing in lists. */
export const ASKED_BESIDE: Readonly<Record<ImportKind, readonly Permission[]>> = {
  permits: [],
  jobs: ['projects.change'],
  subcontractors: ['subcontractors.manage'],
  contacts: ['projects.change', 'subcontractors.manage'],
};

/** Bringing in a list asks for what adding one by one asks for, and for the plan that opens it. */
export function requireImport(ctx: Context<UserActor>, kind: ImportKind): void {
  requirePermission(ctx, 'permits.bulk');
  for (const permission of ASKED_BESIDE[kind]) requirePermission(ctx, permission);
}
