import type { Draft, Rule } from '../draft';
import { causeOf, feeCheckOf } from '../fee-check';

/** In cents: what rounding makes of a fee sends nothing back. */
const A_DOLLAR = 100;

/** A fee that is not what the city's table comes to; where something explains that, it is only worth knowing. */
export const feeDiffers: Rule = (view) => {
  const { verdict, statedCents, statedAt, computedCents } = feeCheckOf(view);
  const estimate = view.input.fee?.estimate;
  if (verdict !== 'differs' || statedCents === null || computedCents === null) return [];
  if (estimate?.status !== 'estimated') return [];
  const cause = causeOf(statedCents, estimate);
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
