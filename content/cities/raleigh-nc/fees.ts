import {
  ANY_BUILDING,
  component,
  HOUSE,
  match,
  NOT_A_HOUSE,
  perCount,
  share,
  source,
  transcription,
  usd,
  valuationBands,
} from '@/content/fees/as-printed';
import {
  BUILDING_PERMIT,
  ELECTRICAL,
  MECHANICAL,
  NEW_HOUSE,
  NOT_IN_PERMIT_FEE,
  PLAN_REVIEW,
  PLUMBING,
  TECHNOLOGY,
} from '@/content/fees/wording';
import type { FeeComponent, FeeRule, FeeSchedule } from '@/lib/catalogue/fees/types';

const MINIMUM_TRADE = { minimumCents: usd(124) };

interface Shares {
  readonly review: number;
  readonly electrical: number;
  readonly plumbing: number;
  readonly mechanical: number;
}

/** Plan review and each trade are shares of the building permit; 4% goes on all of them. */
function withShares(rule: FeeRule, shares: Shares): FeeComponent[] {
  return [
    component('permit', 'permit', BUILDING_PERMIT, rule),
    share('plan_review', 'plan_review', PLAN_REVIEW, shares.review, ['permit'], MINIMUM_TRADE),
    share('electrical', 'trade', ELECTRICAL, shares.electrical, ['permit'], MINIMUM_TRADE),
    share('plumbing', 'trade', PLUMBING, shares.plumbing, ['permit'], MINIMUM_TRADE),
    share('mechanical', 'trade', MECHANICAL, shares.mechanical, ['permit'], MINIMUM_TRADE),
    share('technology', 'surcharge', TECHNOLOGY, 4, [
      'permit',
      'plan_review',
      'electrical',
      'plumbing',
      'mechanical',
    ]),
  ];
}

export const fees: FeeSchedule = {
  id: 'raleigh-nc',
  citySlug: 'raleigh-nc',
  state: 'NC',
  name: { en: 'Raleigh, NC', es: 'Raleigh, NC' },
  mechanism: 'percent_of_value',
  covers: {
    en: 'New construction by calculated value, with its trades',
    es: 'Construcción nueva por valor calculado, con sus oficios',
  },
  effective: {
    from: '2026-07-01',
    to: '2027-06-30',
    text: {
      en: 'In force from July 1, 2026 to June 30, 2027',
      es: 'En vigor del 1 de julio de 2026 al 30 de junio de 2027',
    },
  },
  outdated: null,
  works: [
    {
      id: 'new_house',
      label: NEW_HOUSE,
      match: match(HOUSE, 'new'),
      components: withShares(perCount({ quantity: 'valuationCents', dollars: 0.0038 }), {
        review: 57,
        electrical: 49,
        plumbing: 34,
        mechanical: 28,
      }),
    },
    {
      id: 'new_commercial',
      label: { en: 'New apartments or commercial building', es: 'Apartamentos o edificio comercial nuevos' },
      match: match(NOT_A_HOUSE, 'new'),
      components: withShares(
        {
          kind: 'bands',
          quantity: 'valuationCents',
          bands: valuationBands(
            [
              [0, 500_000, 0, 0, 0.0021, 1],
              [500_000, 10_000_000, 1050, 0, 0.0006, 1],
              [10_000_000, null, 7250, 0, 0.0001, 1],
            ],
            false,
          ),
        },
        { review: 65, electrical: 100, plumbing: 56, mechanical: 76 },
      ),
      notes: [
        {
          en: 'Each band is a formula of its own on the whole value: at $500,000 the permit is $1,050.00, one dollar above it $1,350.00.',
          es: 'Cada tramo es una fórmula propia sobre todo el valor: en $500,000 el permiso es $1,050.00, un dólar más arriba $1,350.00.',
        },
      ],
    },
    {
      id: 'alteration',
      label: { en: 'Alteration or addition', es: 'Remodelación o ampliación' },
      match: match(ANY_BUILDING, 'alteration', 'addition'),
      components: [],
      unpublished: {
        en: 'Raleigh prices alterations at 28%, 50% or 75% of the calculated building permit by level. The guide does not say clearly how the trades add up, so there is no figure.',
        es: 'Raleigh cobra las remodelaciones a 28%, 50% o 75% del permiso de construcción calculado, según el nivel. La guía no dice con claridad cómo se suman los oficios, así que no hay cifra.',
      },
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Parks, stormwater and transportation fees',
      es: 'Tarifas de parques, aguas pluviales y transporte',
    },
    NOT_IN_PERMIT_FEE,
    { en: 'Re-inspection, $122.00', es: 'Reinspección, $122.00' },
  ],
  notes: [
    {
      en: 'The value is the City’s: ICC building valuation data reduced by 12.4%. Each trade costs at least $124.00.',
      es: 'El valor es el de la ciudad: los datos de valor de construcción del ICC menos 12.4%. Cada oficio cuesta al menos $124.00.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'house',
      title: {
        en: 'New house with a calculated value of $300,000',
        es: 'Casa nueva con valor calculado de $300,000',
      },
      input: { occupancy: 'residential_1_2', work: 'new', valuationCents: usd(300_000) },
      published: null,
    },
    {
      id: 'commercial',
      title: {
        en: 'New commercial building with a calculated value of $400,000',
        es: 'Edificio comercial nuevo con valor calculado de $400,000',
      },
      input: { occupancy: 'commercial', work: 'new', valuationCents: usd(400_000) },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Raleigh: Development Fee Guide and Calculator',
      'https://raleighnc.gov/permits/services/development-fee-guide-and-calculator',
    ),
    transcription('north-carolina/raleigh.md'),
  ],
  confidence: 'B',
};
