import type { EstimatedFee, FeeEstimate } from '@/lib/catalogue/fees/types';
import type { ExtractedField, FeeCheck } from './types';
import { getFields, isSure, type PackageView } from './view';

/** Compares the stated fee with the city's published schedule. */
export function checkFee(view: PackageView): FeeCheck {
  const field = statedField(view);
  const statedCents = field ? Number(field.value) : view.input.stated.feeCents;
  const statedAt = field?.at ?? null;
  const estimate = view.input.fee?.estimate ?? null;
  const computedCents = estimate?.status === 'estimated' ? estimate.totalCents : null;
  return {
    verdict: getFeeVerdict(estimate, statedCents, computedCents),
    statedCents,
    statedAt,
    computedCents,
  };
}

function getFeeVerdict(
  estimate: FeeEstimate | null,
  statedCents: number | null,
  computedCents: number | null,
): FeeCheck['verdict'] {
  if (estimate === null || estimate.status === 'not_published') return 'not_published';
  if (estimate.status === 'missing_input') return 'open';
  if (estimate.status !== 'estimated') return 'not_computed';
  if (statedCents === null) return 'none_stated';
  return statedCents === computedCents ? 'matches' : 'differs';
}

/** The fee a paper names: the application's before any other, since that is what the counter reads. */
function statedField(view: PackageView): ExtractedField | null {
  const inRank = [...view.documents].sort((a, b) => getRank(a.documentId) - getRank(b.documentId));
  const fields = inRank.flatMap((document) =>
    getFields(document, 'fee_total').filter((field) => isSure(field) && /^\d+$/.test(field.value)),
  );
  return fields[0] ?? null;
}

const getRank = (documentId: string) => (documentId === 'application' ? 0 : 1);

/**
 * A possible explanation of a difference. `part`: the stated fee equals some of the lines, the rest being due
 * later. `excluded`: more than computed, and the estimate omits something. `outdated`: the city has raised
 * its fees since. `unsure`: the schedule was not verified at its source. `none`: unexplained.
 */
export const DIFFERENCE_CAUSES = ['none', 'part', 'excluded', 'outdated', 'unsure'] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

export function findDifferenceCause(statedCents: number, estimate: EstimatedFee): DifferenceCause {
  const { totalCents, lines, excluded, outdated, confidence } = estimate;
  if (
    lines.length > 1 &&
    isSumOfSome(
      statedCents,
      lines.map(({ amountCents }) => amountCents),
    )
  )
    return 'part';
  if (outdated) return 'outdated';
  if (statedCents > totalCents && excluded.length > 0) return 'excluded';
  return confidence === 'C' || confidence === 'G' ? 'unsure' : 'none';
}

/** Whether some of the amounts, in any choice, come to a sum. A fee has few lines. */
function isSumOfSome(sum: number, amounts: readonly number[]): boolean {
  if (amounts.length > 12) return amounts.includes(sum);
  let sums = new Set([0]);
  for (const amount of amounts) {
    const more = new Set(sums);
    for (const one of sums) more.add(one + amount);
    sums = more;
  }
  return sum > 0 && sums.has(sum);
}
