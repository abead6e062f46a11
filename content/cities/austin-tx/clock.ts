import { HOMES } from '@/content/review-times/kinds';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const AUS_TIMES = {
  ...read(
    'Review Times: Residential Plan Review (2017)',
    'http://www.austintexas.gov/page/review-times-residential-plan-review',
  ),
  publishedOn: '2017',
};

/** Set in 2017. */
export const clock: ReviewTimes = [
  {
    id: 'austin-homes',
    basis: 'promise',
    days: 15,
    counts: 'business',
    starts: 'complete',
    ends: 'first_review',
    permitTypes: HOMES,
    provided: {
      en: 'New construction or an addition; an interior remodel has 5 business days. The city published these targets in 2017.',
      es: 'Obra nueva o ampliación; una remodelación interior tiene 5 días hábiles. La ciudad publicó estas metas en 2017.',
    },
    citation: 'the residential plan review times published by the City of Austin',
    claims: [],
    sources: [AUS_TIMES],
    confidence: 'A',
  },
];
