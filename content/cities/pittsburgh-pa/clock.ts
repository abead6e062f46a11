import { COMMERCIAL, HOMES } from '@/content/review-times/kinds';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const PGH_REVIEW = read('Application Review, Pittsburgh PLI', 'https://pittsburghpa.gov/pli/review');

const REVIEW = {
  basis: 'promise',
  counts: 'business',
  starts: 'complete',
  ends: 'first_review',
  provided: null,
  citation: 'the review times published by the Department of Permits, Licenses, and Inspections',
  claims: [],
  sources: [PGH_REVIEW],
  confidence: 'A',
} as const;

/** First reviews; a revision has 8 and 15 days. */
export const clock: ReviewTimes = [
  { ...REVIEW, id: 'pittsburgh-homes', days: 15, permitTypes: HOMES },
  { ...REVIEW, id: 'pittsburgh-commercial', days: 30, permitTypes: COMMERCIAL },
];
