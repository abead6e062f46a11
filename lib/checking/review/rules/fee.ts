import type { Draft, Rule } from '../draft';
import { checkFee, findDifferenceCause } from '../fee-check';

/** Tolerance in cents for rounding. */
const A_DOLLAR = 100;

/** A stated fee that differs from the schedule; if explainable, only for information. */
export const feeDiffers: Rule = (view) => {
  const { verdict, statedCents, statedAt, computedCents } = checkFee(view);
  const estimate = view.input.fee?.estimate;
  if (verdict !== 'differs' || statedCents === null || computedCents === null) return [];
  if (estimate?.status !== 'estimated') return [];
  const cause = findDifferenceCause(statedCents, estimate);
  const draft: Draft = {
    rule: 'fee_differs',
    severity:
      cause !== 'none' ? 'info' : Math.abs(statedCents - computedCents) < A_DOLLAR ? 'minor' : 'major',
    documentId: statedAt ? (view.documentAt(statedAt.fileId, statedAt.page)?.documentId ?? null) : null,
    places: statedAt ? [statedAt] : [],
    values: {
      stated: statedCents,
      computed: computedCents,
      difference: Math.abs(statedCents - computedCents),
      cause,
    },
  };
  return [draft];
};
