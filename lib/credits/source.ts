import { TIERS, type Tier } from '../billing/types';
import { COVERAGES, type Coverage } from './types';

/*
 * What an entry is for, as the ledger keeps it: unique within the company, so that nothing is counted twice, and
 * readable, so that a line of the ledger explains itself.
 */

export const sources = {
  grant: (period: string, tier: Tier, coverage: Coverage) => `grant:${period}:${tier}:${coverage}`,
  /** A trial may change its plan there and back: each change is one. */
  upgrade: (period: string, tier: Tier, change: number) => `upgrade:${period}:${tier}:${change}`,
  carried: (period: string) => `carried:${period}`,
  purchase: (invoiceId: string) => `purchase:${invoiceId}`,
  use: (check: string) => `use:${check}`,
  returned: (check: string) => `returned:${check}`,
} as const;

/** The plan behind an allowance; nulls where an entry is none. */
export function planOf(source: string): { tier: Tier | null; coverage: Coverage | null } {
  const [kind, , tier, coverage] = source.split(':');
  if (kind !== 'grant' && kind !== 'upgrade') return { tier: null, coverage: null };
  return {
    tier: TIERS.find((known) => known === tier) ?? null,
    coverage: COVERAGES.find((known) => known === coverage) ?? null,
  };
}
