import { COMMERCIAL, HOMES } from '@/content/review-times/kinds';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const CIN_TARGETS = read(
  'Targeted Plan Review Times, City of Cincinnati',
  'https://cincyweb.cincinnati-oh.gov/buildings/building-plan-examination/targeted-plan-review-times',
);

const REVIEW = {
  basis: 'promise',
  counts: 'business',
  starts: 'complete',
  ends: 'first_review',
  provided: null,
  citation: 'the targeted plan review times published by the City of Cincinnati',
  claims: [],
  sources: [CIN_TARGETS],
  confidence: 'A',
} as const;

/** Met nine times in ten by the city's account; a revision has 5 days. */
export const clock: ReviewTimes = [
  { ...REVIEW, id: 'cincinnati-homes', days: 10, permitTypes: HOMES },
  { ...REVIEW, id: 'cincinnati-commercial', days: 15, permitTypes: COMMERCIAL },
];
