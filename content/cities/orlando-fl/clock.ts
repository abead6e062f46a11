import { COMMERCIAL, HOMES } from '@/content/review-times/kinds';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const ORL_STORM = read(
  'Get a Permit for Hurricane-Related Repairs, City of Orlando',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Other/Get-a-Permit-for-Hurricane-Related-Repairs',
);

const REVIEW = {
  basis: 'promise',
  counts: 'business',
  starts: 'complete',
  ends: 'first_review',
  provided: {
    en: 'The city states these targets on its page for hurricane repairs.',
    es: 'La ciudad indica estas metas en su página sobre reparaciones por huracán.',
  },
  citation: 'the review targets published by the City of Orlando',
  claims: [],
  sources: [ORL_STORM],
  confidence: 'A',
} as const;

/** First reviews; a revision has 5 and 15 days. */
export const clock: ReviewTimes = [
  { ...REVIEW, id: 'orlando-homes', days: 10, permitTypes: HOMES },
  { ...REVIEW, id: 'orlando-commercial', days: 20, permitTypes: COMMERCIAL },
];
