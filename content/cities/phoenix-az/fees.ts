import {
  ANY_BUILDING,
  BUILDING_WORK,
  component,
  flat,
  HOUSE,
  match,
  onValuation,
  share,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import { ANY_BUILDING_ROW, BUILDING_PERMIT, PERMIT, PLAN_REVIEW } from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const SCHEDULE = source(
  'City of Phoenix: PDD Fee Schedule, City Code chapter 9, appendix A.2 (Ordinance G-7465)',
  'https://www.phoenix.gov/content/dam/phoenix/pddsite/documents/impact-fees/fee-schedule.pdf',
);

/** One table for every kind of work, trades among them. */
const TABLE_A = onValuation([
  [0, 1000, 195, 0, 0, 1000],
  [1000, 10_000, 195, 1000, 12, 1000],
  [10_000, 50_000, 303, 10_000, 10, 1000],
  [50_000, 200_000, 703, 50_000, 9, 1000],
  [200_000, 1_000_000, 2053, 200_000, 9, 1000],
  [1_000_000, 10_000_000, 9253, 1_000_000, 5, 1000],
  [10_000_000, null, 54_253, 10_000_000, 5, 1000],
]);

export const fees: FeeSchedule = {
  id: 'phoenix-az',
  citySlug: 'phoenix-az',
  state: 'AZ',
  name: { en: 'Phoenix, AZ (PDD)', es: 'Phoenix, AZ (PDD)' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value; demolition of a house',
    es: 'Permisos de construcción por valor; demolición de una casa',
  },
  effective: {
    from: '2026-01-20',
    to: null,
    text: { en: 'In force since January 20, 2026', es: 'En vigor desde el 20 de enero de 2026' },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...BUILDING_WORK, 'deck', 'foundation_repair'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, TABLE_A),
        share('plan_review', 'plan_review', PLAN_REVIEW, 100, ['permit'], {
          when: { quantity: 'valuationCents', over: usd(5000), upTo: usd(50_000) },
          minimumCents: usd(195),
        }),
        share('plan_review_over_50000', 'plan_review', PLAN_REVIEW, 80, ['permit'], {
          when: { quantity: 'valuationCents', over: usd(50_000), upTo: null },
          minimumCents: usd(195),
        }),
      ],
      notes: [
        {
          en: 'Plan review is 100% of the permit fee up to $50,000 and 80% above, so the total falls by $124.40 between $50,000 ($1,406.00) and $50,001 ($1,281.60). The City publishes it that way.',
          es: 'La revisión de planos es 100% de la tarifa del permiso hasta $50,000 y 80% por encima, así que el total baja $124.40 entre $50,000 ($1,406.00) y $50,001 ($1,281.60). Así lo publica la ciudad.',
        },
      ],
    },
    {
      id: 'without_review',
      label: {
        en: 'Roofing, windows or one trade alone',
        es: 'Techo, ventanas o un solo oficio',
      },
      match: match(ANY_BUILDING, 'roofing', 'windows', 'electrical_service', 'plumbing', 'mechanical'),
      components: [component('permit', 'permit', PERMIT, TABLE_A)],
      notes: [
        {
          en: 'The schedule looks up trade installation in the same table, and asks plan review of new buildings, additions and remodels. None is counted here.',
          es: 'La tabla de tarifas busca la instalación de un oficio en la misma tabla y pide revisión de planos a edificios nuevos, ampliaciones y remodelaciones. Aquí no se cuenta ninguna.',
        },
      ],
    },
    {
      id: 'demolition',
      label: { en: 'Demolition of a house', es: 'Demolición de una casa' },
      match: match(HOUSE, 'demolition'),
      components: [flat('permit', 'permit', PERMIT, 195)],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'On new buildings and additions, impact fees and water and sewer connections',
      es: 'En edificios nuevos y ampliaciones, tarifas de impacto y conexiones de agua y alcantarillado',
    },
    {
      en: 'Re-inspection $195.00, temporary power $195.00, each additional meter $98.00, first backflow device $195.00',
      es: 'Reinspección $195.00, electricidad provisional $195.00, cada medidor adicional $98.00, primer dispositivo contra reflujo $195.00',
    },
  ],
  notes: [
    {
      en: 'The schedule prints minimums of $98.00 for a water heater or fence and $234.00 plus $30.00 for a pool, without saying whether they replace the $195.00 row. They are not counted here.',
      es: 'La tabla imprime mínimos de $98.00 para calentador de agua o cerca y de $234.00 más $30.00 para piscina, sin decir si sustituyen el renglón de $195.00. Aquí no se cuentan.',
    },
  ],
  penalty: {
    en: 'Work without a permit: an investigation fee of $250.00 or the permit fee, whichever is greater (at most $2,500.00 a day), and twice the permit fee.',
    es: 'Trabajo sin permiso: una tarifa de investigación de $250.00 o la tarifa del permiso, la que sea mayor (hasta $2,500.00 por día), y el doble de la tarifa del permiso.',
  },
  examples: [
    {
      id: 'city',
      title: { en: 'Work valued at $250,500', es: 'Obra con valor de $250,500' },
      input: { work: 'new', valuationCents: usd(250_500) },
      published: { by: 'city', cents: usd(2512), lineIds: ['permit'], source: SCHEDULE },
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
    SCHEDULE,
    transcription('arizona/phoenix.md'),
    source(
      'openpermitfees (GitHub): Ordinance G-7465',
      'https://github.com/USTechAutomations/openpermitfees',
    ),
  ],
  confidence: 'B',
};
