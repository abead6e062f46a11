import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { fact, sourceReadOn } from '../facts';

const read = sourceReadOn('2026-11-21');

export const DEN_OTTEN = {
  ...read(
    'Denver Mayor Promises $10,000 Refunds for Delayed Permit Applications (Otten Johnson, 2025)',
    'https://www.ottenjohnson.com/news/denver-mayor-promises-10000-refunds-for-delayed-permit-applications/',
  ),
  publishedOn: '2025',
};

export const clock: ReviewTimes = [
  {
    id: 'denver-180',
    basis: 'promise',
    days: 180,
    counts: 'calendar',
    starts: 'complete',
    ends: 'decision',
    permitTypes: null,
    provided: {
      en: 'Only days in the city’s hands count. Plats and infrastructure master plans are exempt.',
      es: 'Solo cuentan los días en manos de la ciudad. Los planos de subdivisión y los planes maestros de infraestructura quedan fuera.',
    },
    citation: 'Executive Order 151 of the City and County of Denver',
    claims: [
      fact(
        'C',
        [DEN_OTTEN],
        'Past the 180 days you may go to the board of department directors, and if it does not decide within 30 days up to $10,000 of the fees are refunded.',
        'Pasados los 180 días puede acudir a la junta de directores de departamento, y si esta no decide en 30 días se devuelven hasta $10,000 de las tarifas.',
      ),
    ],
    sources: [DEN_OTTEN],
    confidence: 'C',
  },
];
