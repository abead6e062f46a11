import { sourceReadOn } from '@/content/cities/facts';

const OR_455_467 = {
  ...sourceReadOn('2026-11-27')('ORS 455.467', 'https://self-law.org/code/or/ors-chapter-455/455-467'),
  isCopy: true,
} as const;

/** One law with two times, by the size of the place: the larger one stands in Portland's folder. */
export const OREGON = {
  basis: 'statute',
  counts: 'business',
  starts: 'complete',
  ends: 'decision',
  permitTypes: ['res_new', 'res_alteration', 'adu'],
  citation: 'ORS 455.467',
  claims: [],
  sources: [OR_455_467],
  confidence: 'B',
} as const;
