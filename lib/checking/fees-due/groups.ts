import type { Fee, FeeProject } from './types';

export interface FeeGroup {
  /** Null for permits that are in no job. */
  readonly project: FeeProject | null;
  readonly fees: readonly Fee[];
  readonly totalCents: number;
  /** How many of them have no known amount. */
  readonly withoutAmount: number;
}

interface FeeTotals {
  readonly cents: number;
  readonly overdueCents: number;
  readonly withoutAmount: number;
}

/** Fees by job, the job with the first due day first; those of no job last. The order within a job is the list's. */
export function groupByJob(fees: readonly Fee[]): FeeGroup[] {
  const groups = new Map<string, Fee[]>();
  for (const fee of fees) {
    const key = fee.project?.id ?? '';
    groups.set(key, [...(groups.get(key) ?? []), fee]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(([, all]) => ({
      project: all[0]?.project ?? null,
      fees: all,
      totalCents: totalOf(all),
      withoutAmount: all.filter(({ cents }) => cents === null).length,
    }));
}

export function totalsOf(fees: readonly Fee[], today: string): FeeTotals {
  return {
    cents: totalOf(fees),
    overdueCents: totalOf(
      fees.filter(({ dueOn, state }) => state !== 'paid' && dueOn !== null && dueOn < today),
    ),
    withoutAmount: fees.filter(({ cents }) => cents === null).length,
  };
}

const totalOf = (fees: readonly Fee[]) => fees.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
