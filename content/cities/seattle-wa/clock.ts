import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-27');

const SEA_GOALS = read(
  'Construction Permit Performance, City of Seattle',
  'https://seattle.gov/sdci/about-us/construction-permit-performance',
);

const GOAL = {
  basis: 'promise',
  counts: 'calendar',
  starts: 'complete',
  ends: 'decision',
  provided: {
    en: 'A goal since October 1, 2025 that the city means to meet for 75% of permits. Only days in the city’s hands count; the city’s own page shows that most take longer.',
    es: 'Una meta desde el 1 de octubre de 2025 que la ciudad quiere cumplir en el 75% de los permisos. Solo cuentan los días en manos de la ciudad; su propia página muestra que la mayoría tarda más.',
  },
  citation:
    'the construction permit performance goals published by the Seattle Department of Construction and Inspections',
  claims: [],
  sources: [SEA_GOALS],
  confidence: 'A',
} as const;

export const clock: ReviewTimes = [
  { ...GOAL, id: 'seattle-new-homes', days: 60, permitTypes: ['res_new'] },
  { ...GOAL, id: 'seattle-additions', days: 30, permitTypes: ['res_alteration'] },
  { ...GOAL, id: 'seattle-commercial', days: 30, permitTypes: ['commercial_ti'] },
];
