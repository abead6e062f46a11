import type { FeedRecord } from './types';

/** The day a feed lacks of the two from which the time to a permit is counted; null where it gives both. */
export function missingDay({ fields }: Pick<FeedRecord, 'fields'>): 'applied' | 'issued' | 'both' | null {
  const hasApplied = fields.appliedDate !== undefined;
  const hasIssued = fields.issuedDate !== undefined;
  if (hasApplied && hasIssued) return null;
  if (hasApplied) return 'issued';
  return hasIssued ? 'applied' : 'both';
}
