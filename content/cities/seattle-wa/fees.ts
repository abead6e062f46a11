import {
  BUILDING_WORK,
  COMMERCIAL,
  component,
  countBands,
  flat,
  HOUSE,
  match,
  onValuation,
  type PrintedBand,
  perCount,
  share,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import {
  ADMINISTRATIVE,
  BUILDING_PERMIT,
  COMMERCIAL_ROW,
  ELECTRICAL,
  HOUSE_ROW,
  MULTIFAMILY_ROW,
  NOT_IN_PERMIT_FEE,
  PLAN_REVIEW,
  PLUMBING,
  TECHNOLOGY,
} from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent, FeeSchedule } from '@/lib/catalogue/fees/types';

/** Table D-1, the Development Fee Index. */
const INDEX: readonly PrintedBand[] = [
  [0, 1000, 325, 0, 0, 1000],
  [1000, 25_000, 325, 1000, 1.6, 100],
  [25_000, 50_000, 709, 25_000, 1.55, 100],
  [50_000, 75_000, 1096.5, 50_000, 1.5, 100],
  [75_000, 100_000, 1471.5, 75_000, 1.4, 100],
  [100_000, 175_000, 1821.5, 100_000, 7.75, 1000],
  [175_000, 250_000, 2402.75, 175_000, 7.75, 1000],
  [250_000, 500_000, 2984, 250_000, 7.5, 1000],
  [500_000, 750_000, 4859, 500_000, 7, 1000],
  [750_000, 1_000_000, 6609, 750_000, 7, 1000],
  [1_000_000, 1_500_000, 8359, 1_000_000, 6.75, 1000],
  [1_500_000, 2_000_000, 11_734, 1_500_000, 6.5, 1000],
  [2_000_000, 2_500_000, 14_984, 2_000_000, 6, 1000],
  [2_500_000, 3_000_000, 17_984, 2_500_000, 6, 1000],
  [3_000_000, 3_500_000, 20_984, 3_000_000, 5.25, 1000],
  [3_500_000, 4_000_000, 23_609, 3_500_000, 5, 1000],
  [4_000_000, 4_500_000, 26_109, 4_000_000, 4.5, 1000],
  [4_500_000, 5_000_000, 28_359, 4_500_000, 4.5, 1000],
  [5_000_000, 10_000_000, 30_609, 5_000_000, 4, 1000],
  [10_000_000, 25_000_000, 50_609, 10_000_000, 4, 1000],
  [25_000_000, 50_000_000, 110_609, 25_000_000, 3.25, 1000],
  [50_000_000, 75_000_000, 191_859, 50_000_000, 2.75, 1000],
  [75_000_000, 100_000_000, 260_609, 75_000_000, 2.75, 1000],
  [100_000_000, 150_000_000, 329_359, 100_000_000, 2.25, 1000],
  [150_000_000, 200_000_000, 441_859, 150_000_000, 2.25, 1000],
  [200_000_000, null, 554_359, 200_000_000, 2, 1000],
];

const CODE_COUNCIL: Text = {
  en: 'State Building Code Council fee',
  es: 'Tarifa del State Building Code Council',
};

const SUBTITLE = source(
  'City of Seattle: 2026 Fee Subtitle, Seattle Municipal Code chapter 22.900',
  'https://www.seattle.gov/documents/Departments/SDCI/Codes/FeeSubtitleFinal.pdf',
);
const TRANSCRIPTION = transcription('washington/seattle.md');

/** Permit and review are both shares of the index; 5% goes on the two together. */
function permitAndReview(reviewPoints: number): FeeComponent[] {
  return [
    component('permit', 'permit', BUILDING_PERMIT, onValuation(INDEX)),
    share('plan_review', 'plan_review', PLAN_REVIEW, reviewPoints, ['permit']),
    share('technology', 'surcharge', TECHNOLOGY, 5, ['permit', 'plan_review']),
  ];
}

const HOUSE_LEVY = flat('code_council', 'state', CODE_COUNCIL, 6.5);
const COMMERCIAL_LEVY = flat('code_council', 'state', CODE_COUNCIL, 25);
const UNITS_LEVY = component(
  'code_council',
  'state',
  CODE_COUNCIL,
  perCount({ quantity: 'dwellingUnits', base: 6.5, dollars: 2, included: 1 }),
);

export const fees: FeeSchedule = {
  id: 'seattle-wa',
  citySlug: 'seattle-wa',
  state: 'WA',
  name: { en: 'Seattle, WA (SDCI)', es: 'Seattle, WA (SDCI)' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value; electrical services without plans; plumbing, which King County charges',
    es: 'Permisos de construcción por valor; acometidas eléctricas sin planos; plomería, que cobra el condado de King',
  },
  effective: {
    from: '2026-01-01',
    to: null,
    text: { en: 'In force since January 1, 2026', es: 'En vigor desde el 1 de enero de 2026' },
  },
  outdated: null,
  works: [
    {
      id: 'house',
      label: HOUSE_ROW,
      match: match(HOUSE, ...BUILDING_WORK, 'deck'),
      components: [...permitAndReview(100), HOUSE_LEVY],
      excluded: [NOT_IN_PERMIT_FEE],
    },
    {
      id: 'multifamily',
      label: MULTIFAMILY_ROW,
      match: match(['multifamily'], ...BUILDING_WORK),
      components: [...permitAndReview(100), UNITS_LEVY],
      excluded: [NOT_IN_PERMIT_FEE],
    },
    {
      id: 'commercial',
      label: COMMERCIAL_ROW,
      match: match(COMMERCIAL, ...BUILDING_WORK),
      components: [...permitAndReview(100), COMMERCIAL_LEVY],
      excluded: [NOT_IN_PERMIT_FEE],
    },
    {
      id: 'house_field_inspection',
      label: {
        en: 'House, subject to field inspection (plan review 40%)',
        es: 'Casa, con inspección en obra (subject to field inspection; revisión de planos 40%)',
      },
      match: match(HOUSE, 'deck'),
      components: [...permitAndReview(40), HOUSE_LEVY],
      excluded: [NOT_IN_PERMIT_FEE],
    },
    {
      id: 'commercial_field_inspection',
      label: {
        en: 'Commercial, subject to field inspection (plan review 40%)',
        es: 'Comercial, con inspección en obra (subject to field inspection; revisión de planos 40%)',
      },
      match: null,
      components: [...permitAndReview(40), COMMERCIAL_LEVY],
      excluded: [NOT_IN_PERMIT_FEE],
    },
    {
      id: 'electrical_service',
      label: { en: 'Electrical service, no plan review', es: 'Acometida eléctrica, sin revisión de planos' },
      match: match(['residential_1_2', 'multifamily', 'commercial'], 'electrical_service'),
      components: [
        component('permit', 'permit', ELECTRICAL, {
          kind: 'bands',
          quantity: 'serviceAmps',
          bands: countBands(
            [
              [0, 125, 146, 0, 0, 1],
              [125, 200, 292, 0, 0, 1],
              [200, 350, 365, 0, 0, 1],
            ],
            false,
          ),
          beyond: {
            en: 'Services of 400 A or more go through plan review; Table D-15 prints no fee for them.',
            es: 'Las acometidas de 400 A o más pasan por revisión de planos; la Tabla D-15 no imprime una tarifa para ellas.',
          },
        }),
        flat('administrative', 'permit', ADMINISTRATIVE, 55.48),
        share('technology', 'surcharge', TECHNOLOGY, 5, ['permit', 'administrative']),
      ],
      excluded: [
        {
          en: 'Branch circuits and feeders: $26.28 each up to 25 A, $43.80 from 30 to 50 A, $146.00 from 60 to 200 A',
          es: 'Circuitos derivados y alimentadores: $26.28 cada uno hasta 25 A, $43.80 de 30 a 50 A, $146.00 de 60 a 200 A',
        },
      ],
    },
    {
      id: 'plumbing',
      label: {
        en: 'Plumbing permit from Public Health, Seattle & King County',
        es: 'Permiso de plomería de Public Health, Seattle & King County',
      },
      match: match(['residential_1_2', 'multifamily', 'commercial'], 'plumbing'),
      components: [
        component('permit', 'permit', PLUMBING, perCount({ quantity: 'fixtures', base: 137, dollars: 27 })),
      ],
      excluded: [
        {
          en: 'What SDCI charges for building, mechanical and electrical work of the same job',
          es: 'Lo que cobra SDCI por construcción, mecánica y electricidad de la misma obra',
        },
      ],
      notes: [
        {
          en: 'The City does not issue this permit: the county health department does, and collects the fee.',
          es: 'La ciudad no emite este permiso: lo emite el departamento de salud del condado, que cobra la tarifa.',
        },
      ],
    },
  ],
  unpublished: null,
  excluded: [],
  notes: [
    {
      en: 'The fee index is charged twice: 100% as the permit and 100% as plan review. Review drops to 40% where the work is subject to field inspection.',
      es: 'El índice de tarifas se cobra dos veces: 100% como permiso y 100% como revisión de planos. La revisión baja a 40% si el trabajo es "subject to field inspection".',
    },
    {
      en: 'Time beyond what the fee covers is billed at $292.00 an hour.',
      es: 'El tiempo que excede lo que cubre la tarifa se cobra a $292.00 por hora.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'remodel',
      title: { en: 'Remodel of a house, $50,000', es: 'Remodelación de una casa, $50,000' },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'commercial',
      title: { en: 'Commercial building, $2,000,000', es: 'Edificio comercial, $2,000,000' },
      input: { occupancy: 'commercial', work: 'new', valuationCents: usd(2_000_000) },
      published: { by: 'third_party', cents: usd(31_491.4), lineIds: null, source: TRANSCRIPTION },
    },
    {
      id: 'service',
      title: { en: 'Electrical service of 200 A', es: 'Acometida eléctrica de 200 A' },
      input: { work: 'electrical_service', serviceAmps: 200 },
      published: { by: 'third_party', cents: usd(364.85), lineIds: null, source: TRANSCRIPTION },
    },
  ],
  sources: [
    SUBTITLE,
    TRANSCRIPTION,
    source(
      'SDCI: Building Connections on the fee subtitle',
      'https://buildingconnections.seattle.gov/tag/fee-subtitle/',
    ),
  ],
  confidence: 'B',
};
