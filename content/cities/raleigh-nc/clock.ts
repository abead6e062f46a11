import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-27');

const RAL_TURNAROUND = read(
  'Development Review Turnaround Times, City of Raleigh',
  'https://raleighnc.gov/permits/services/how-get-residential-permit/development-review-turnaround-times',
);

const REVIEW = {
  basis: 'promise',
  counts: 'business',
  starts: 'complete',
  ends: 'first_review',
  provided: {
    en: 'The city calls its turnaround times estimates; intake and the issue of the permit are not part of them.',
    es: 'La ciudad llama estimados a estos plazos; ni la recepción ni la emisión del permiso entran en ellos.',
  },
  citation: 'the development review turnaround times published by the City of Raleigh',
  claims: [],
  sources: [RAL_TURNAROUND],
  confidence: 'A',
} as const;

/** First reviews; most further ones have 5 days. */
export const clock: ReviewTimes = [
  { ...REVIEW, id: 'raleigh-new-homes', days: 10, permitTypes: ['res_new', 'adu'] },
  { ...REVIEW, id: 'raleigh-additions', days: 7, permitTypes: ['res_alteration'] },
  { ...REVIEW, id: 'raleigh-small', days: 3, permitTypes: ['deck_porch', 'fence', 'pool_spa'] },
  { ...REVIEW, id: 'raleigh-commercial', days: 15, permitTypes: ['commercial_new', 'change_of_use'] },
  { ...REVIEW, id: 'raleigh-fit-outs', days: 10, permitTypes: ['commercial_ti'] },
];
