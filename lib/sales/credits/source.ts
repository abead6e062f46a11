import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { COVERAGES, type Coverage } from './types';

/*
 * The source of a ledger entry: unique within the company, so that nothing is booked twice, and readable, so
 * that an entry explains itself.
 */

export const sources = {
  grant: (period: string, tier: Tier, coverage: Coverage) => `grant:${period}:${tier}:${coverage}`,
  /** A trial may switch plans back and forth, so changes are numbered. */
  upgrade: (period: string, tier: Tier, change: number) => `upgrade:${period}:${tier}:${change}`,
  carried: (period: string) => `carried:${period}`,
  purchase: (invoiceId: string) => `purchase:${invoiceId}`,
  use: (check: string) => `use:${check}`,
  returned: (check: string) => `returned:${check}`,
} as const;

/** The plan of an allowance entry; nulls for other entries. */
export function parseGrantPlan(source: string): { tier: Tier | null; coverage: Coverage | null } {
  const [kind, , tier, coverage] = source.split(':');
  if (kind !== 'grant' && kind !== 'upgrade') return { tier: null, coverage: null };
  return {
    tier: TIERS.find((known) => known === tier) ?? null,
    coverage: COVERAGES.find((known) => known === coverage) ?? null,
  };
}
