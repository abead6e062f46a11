import type { Database } from '@/db/client';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import type { PermitFilters } from '@/lib/tracking/permits/schema';

/** The list as the API asks for it without parameters. */
export const FILTERS: PermitFilters = { q: '', city: '', after: '', sort: 'changed', bucket: [] };

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Somebody of the company the bench made: here nobody checks. */
export function bareContext(db: Database): Context<UserActor> {
  return {
    db,
    actor: {
      kind: 'user',
      userId: process.env.BENCH_USER ?? '',
      companyId: asCompanyId(process.env.BENCH_COMPANY ?? ''),
      role: 'owner',
      tier: 'professional',
    },
    now: new Date(),
    log: silent,
  };
}
