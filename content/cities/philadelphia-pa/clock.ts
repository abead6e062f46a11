import { COMMERCIAL, HOMES } from '@/content/review-times/kinds';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const PHL_BUSINESS = read(
  'Licenses and Inspections: Building Permits, Philadelphia Business Services',
  'https://business.phila.gov/licenses-and-inspections-building-permits/',
);

const REVIEW = {
  basis: 'promise',
  counts: 'business',
  starts: 'complete',
  ends: 'first_review',
  provided: null,
  citation: 'the processing times published by the Department of Licenses and Inspections',
  claims: [],
  sources: [PHL_BUSINESS],
  confidence: 'A',
} as const;

/** Accelerated review, for a fee, brings either down to 5. */
export const clock: ReviewTimes = [
  { ...REVIEW, id: 'philadelphia-homes', days: 15, permitTypes: HOMES },
  { ...REVIEW, id: 'philadelphia-others', days: 20, permitTypes: COMMERCIAL },
];
