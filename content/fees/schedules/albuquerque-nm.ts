import type { FeeComponent, FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  BUILDING_WORK,
  component,
  HOUSE,
  match,
  NOT_A_HOUSE,
  type PrintedBand,
  percent,
  share,
  source,
  transcription,
  usd,
  valuationBands,
} from '../as-printed';
import {
  BUILDING_PERMIT,
  HOUSE_ROW,
  NOT_IN_PERMIT_FEE,
  PLAN_REVIEW,
  TRADES_APART,
  WITHOUT_PLANS_ROW,
} from '../wording';

/** Table 112-A, before the City's modifier. */
const TABLE_112_A: readonly PrintedBand[] = [
  [0, 500, 23.5, 0, 0, 100],
  [500, 2000, 23.5, 500, 3.05, 100],
  [2000, 25_000, 69.25, 2000, 14, 1000],
  [25_000, 50_000, 391.75, 25_000, 10.1, 1000],
  [50_000, 100_000, 643.75, 50_000, 7, 1000],
  [100_000, null, 993.75, 100_000, 5.6, 1000],
];

/** The table times the modifier of the class of building; the minimum is taken after the modifier. */
function withModifier(points: number): FeeComponent[] {
  return [permitWithModifier(points), share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit'])];
}

function permitWithModifier(points: number): FeeComponent {
  return component(
    'permit',
    'permit',
    BUILDING_PERMIT,
    {
      kind: 'bands',
      quantity: 'valuationCents',
      bands: valuationBands(TABLE_112_A, true),
      factorMillionths: percent(points),
    },
    { minimumCents: usd(23.5) },
  );
}

const CODE = source(
  '2024 City of Albuquerque Uniform Administrative Code, section 112',
  'https://www.cabq.gov/planning/documents/2024-uac-adopted.pdf',
);
const TRANSCRIPTION = transcription('new-mexico/albuquerque.md');

export const albuquerque: FeeSchedule = {
  id: 'albuquerque-nm',
  citySlug: null,
  place: { city: 'Albuquerque' },
  state: 'NM',
  name: { en: 'Albuquerque, NM', es: 'Albuquerque, NM' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value, with the City’s modifier',
    es: 'Permisos de construcción por valor, con el modificador de la ciudad',
  },
  effective: {
    from: '2025-01-01',
    to: null,
    text: { en: 'In force since January 1, 2025', es: 'En vigor desde el 1 de enero de 2025' },
  },
  outdated: null,
  works: [
    {
      id: 'house',
      label: HOUSE_ROW,
      match: match(HOUSE, ...BUILDING_WORK, 'deck', 'pool', 'foundation_repair'),
      components: withModifier(50),
    },
    {
      id: 'other',
      label: { en: 'Apartments and commercial buildings', es: 'Apartamentos y edificios comerciales' },
      match: match(NOT_A_HOUSE, ...BUILDING_WORK, 'deck', 'pool', 'foundation_repair'),
      components: withModifier(67),
    },
    {
      id: 'house_without_plans',
      label: WITHOUT_PLANS_ROW,
      match: match(HOUSE, 'roofing', 'windows'),
      components: [permitWithModifier(50)],
    },
    {
      id: 'other_without_plans',
      label: WITHOUT_PLANS_ROW,
      match: match(NOT_A_HOUSE, 'roofing', 'windows'),
      components: [permitWithModifier(67)],
    },
  ],
  unpublished: null,
  excluded: [
    TRADES_APART,
    {
      en: 'Zoning ($25.00 or $45.00) and hydrology ($50.00) review',
      es: 'Revisión de zonificación ($25.00 o $45.00) y de hidrología ($50.00)',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'The modifier is 0.50 for one- and two-family houses and townhouses, 0.67 for everything else. Plan review is due where plans must be submitted.',
      es: 'El modificador es 0.50 para casas de una o dos familias y townhouses, 0.67 para lo demás. La revisión de planos se paga cuando hay que presentar planos.',
    },
  ],
  penalty: {
    en: 'Work without a permit: an investigation fee equal to the permit fee, on top of it.',
    es: 'Trabajo sin permiso: una tarifa de investigación igual a la del permiso, además de ella.',
  },
  examples: [
    {
      id: 'remodel',
      title: { en: 'Remodel of a house, $50,000', es: 'Remodelación de una casa, $50,000' },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'smallest',
      title: { en: 'Repair of a house, $600', es: 'Reparación de una casa, $600' },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(600) },
      published: { by: 'city', cents: usd(23.5), lineIds: ['permit'], source: TRANSCRIPTION },
    },
    {
      id: 'roof',
      title: { en: 'Roof of $18,400', es: 'Techo de $18,400' },
      input: { occupancy: 'residential_1_2', work: 'roofing', valuationCents: usd(18_400) },
      published: null,
    },
  ],
  sources: [
    CODE,
    source(
      'City of Albuquerque: Building Safety FAQs',
      'https://www.cabq.gov/planning/building-safety-division/building-safety-faqs',
    ),
    source(
      'City of Albuquerque: Plan Review and Building Permit Handout (2010)',
      'https://www.cabq.gov/planning/documents/FeeSchedule.pdf',
    ),
    TRANSCRIPTION,
  ],
  confidence: 'B',
};
