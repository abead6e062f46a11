import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  ANY_BUILDING,
  BUILDING_WORK,
  component,
  match,
  onValuation,
  share,
  source,
  transcription,
  usd,
} from '../as-printed';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  NOT_IN_PERMIT_FEE,
  PERMIT,
  PLAN_REVIEW,
  WITHOUT_PLANS_ROW,
} from '../wording';

/** The 1997 table with two figures of the City's own: $391.75 and $3.65. */
const ORDINANCE_4254 = onValuation([
  [0, 500, 23.5, 0, 0, 100],
  [500, 2000, 23.5, 500, 3.05, 100],
  [2000, 25_000, 69.25, 2000, 14, 1000],
  [25_000, 50_000, 391.75, 25_000, 10.1, 1000],
  [50_000, 100_000, 643.75, 50_000, 7, 1000],
  [100_000, 500_000, 993.75, 100_000, 5.6, 1000],
  [500_000, 1_000_000, 3233.75, 500_000, 4.75, 1000],
  [1_000_000, null, 5608.75, 1_000_000, 3.65, 1000],
]);

const TRANSCRIPTION = transcription('wyoming/cheyenne.md');

export const cheyenne: FeeSchedule = {
  id: 'cheyenne-wy',
  citySlug: null,
  place: { city: 'Cheyenne' },
  state: 'WY',
  name: { en: 'Cheyenne, WY', es: 'Cheyenne, WY' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building and trade permits by value, on one table',
    es: 'Permisos de construcción y de oficios por valor, con una sola tabla',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'Ordinance 4254, as published on September 26, 2026',
      es: 'Ordinance 4254, como estaba publicada el 26 de septiembre de 2026',
    },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...BUILDING_WORK, 'deck', 'pool', 'foundation_repair'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, ORDINANCE_4254),
        share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit']),
      ],
      excluded: [
        {
          en: 'Planning review of the building permit, $50.00',
          es: 'Revisión de planificación del permiso de construcción, $50.00',
        },
      ],
    },
    {
      id: 'without_plans',
      label: WITHOUT_PLANS_ROW,
      match: match(ANY_BUILDING, 'roofing', 'windows'),
      components: [component('permit', 'permit', BUILDING_PERMIT, ORDINANCE_4254)],
    },
    {
      id: 'trade',
      label: {
        en: 'Electrical, plumbing or mechanical permit, by its value',
        es: 'Permiso eléctrico, de plomería o mecánico, por su valor',
      },
      match: match(ANY_BUILDING, 'electrical_service', 'plumbing', 'mechanical'),
      components: [component('permit', 'permit', PERMIT, ORDINANCE_4254)],
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE],
  notes: [
    {
      en: 'Plan review is due where plans must be submitted.',
      es: 'La revisión de planos se paga cuando hay que presentar planos.',
    },
    {
      en: 'The row from $25,000 opens at $391.75, 50 cents above what the row below reaches; it is kept as published.',
      es: 'El renglón desde $25,000 abre en $391.75, 50 centavos más de lo que alcanza el anterior; se conserva como está publicado.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'home',
      title: { en: 'House of $200,000', es: 'Casa de $200,000' },
      input: { occupancy: 'residential_1_2', work: 'new', valuationCents: usd(200_000) },
      published: { by: 'third_party', cents: usd(1553.75), lineIds: ['permit'], source: TRANSCRIPTION },
    },
    {
      id: 'remodel',
      title: { en: 'Remodel of $50,000', es: 'Remodelación de $50,000' },
      input: { work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'roof',
      title: { en: 'Roof of $18,400', es: 'Techo de $18,400' },
      input: { occupancy: 'residential_1_2', work: 'roofing', valuationCents: usd(18_400) },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Cheyenne: Schedule of Fees',
      'https://www.cheyennecity.org/files/sharedassets/public/v/2/departments/city-treasurer/schedule-of-fees/schedule-of-fees.pdf',
    ),
    TRANSCRIPTION,
  ],
  confidence: 'B',
};
