import {
  ANY_BUILDING,
  COMMERCIAL,
  component,
  flat,
  match,
  rate,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import { BUILDING_PERMIT, MINIMUM, NOT_IN_PERMIT_FEE } from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent, FeeSchedule, FeeWork, OccupancyGroup } from '@/lib/catalogue/fees/types';

/** Table 14A-12-1204.3(1): dollars per square foot by occupancy group, construction types I to V. */
const CONSTRUCTION_FACTORS: Readonly<Record<OccupancyGroup, readonly number[]>> = {
  A: [0.97, 0.9, 0.86, 0.83, 0.74],
  B: [0.84, 0.78, 0.74, 0.69, 0.61],
  E: [0.87, 0.8, 0.79, 0.73, 0.64],
  F: [0.57, 0.45, 0.42, 0.39, 0.32],
  H: [0.84, 0.78, 0.74, 0.69, 0.61],
  I: [1.06, 0.98, 0.97, 0.86, 0.78],
  M: [0.61, 0.56, 0.52, 0.5, 0.42],
  'R-1 to R-3': [0.84, 0.78, 0.78, 0.7, 0.63],
  'R-4, R-5': [0.52, 0.5, 0.49, 0.47, 0.44],
  S: [0.53, 0.41, 0.39, 0.35, 0.28],
  U: [0.35, 0.3, 0.29, 0.27, 0.23],
};

const MINIMUM_OF_ALL = component('minimum', 'minimum', MINIMUM, {
  kind: 'top_up',
  minimumCents: usd(602),
  of: ['permit'],
});

/** Construction factor × scope factor × area, at least the row's own minimum. */
function byScope(
  factor: number,
  minimum: number,
  groups: readonly OccupancyGroup[] = [],
  minimumEach?: FeeComponent['minimumEach'],
): FeeComponent[] {
  const rateMicros = Object.fromEntries(
    Object.entries(CONSTRUCTION_FACTORS)
      .filter(([group]) => groups.length === 0 || groups.some((one) => one === group))
      .map(([group, row]) => [group, row.map(rate)]),
  );
  return [
    component(
      'permit',
      'permit',
      BUILDING_PERMIT,
      { kind: 'matrix', rateMicros, factorMillionths: rate(factor) },
      { minimumCents: usd(minimum), minimumEach },
    ),
    MINIMUM_OF_ALL,
  ];
}

const RESIDENTIAL: readonly OccupancyGroup[] = ['R-1 to R-3', 'R-4, R-5'];

const DEMOLITION_NOTE: Text = {
  en: 'The table prints $600.00 for an ordinary demolition and a minimum of $602.00 for every permit; the higher one is counted.',
  es: 'La tabla imprime $600.00 para una demolición ordinaria y un mínimo de $602.00 para todo permiso; se cuenta el mayor.',
};

const WORKS: readonly FeeWork[] = [
  {
    id: 'new_small_residential',
    label: {
      en: 'New residential building, at most 4 stories and 3 units',
      es: 'Edificio residencial nuevo, hasta 4 pisos y 3 unidades',
    },
    match: match(['residential_1_2', 'multifamily'], 'new'),
    components: byScope(0.75, 2450, RESIDENTIAL),
  },
  {
    id: 'new_large_residential',
    label: {
      en: 'New residential building, 5 stories or more, or 4 units or more',
      es: 'Edificio residencial nuevo, de 5 pisos o más, o de 4 unidades o más',
    },
    match: match(['multifamily'], 'new'),
    components: byScope(1, 3650, RESIDENTIAL),
  },
  {
    id: 'detached_garage',
    label: { en: 'Detached garage', es: 'Garaje independiente' },
    match: null,
    components: byScope(0.5, 600, ['R-1 to R-3', 'R-4, R-5', 'U']),
  },
  {
    id: 'level_1',
    label: {
      en: 'Level 1 alteration, one system replaced in kind, or nonstructural repair',
      es: 'Remodelación de nivel 1, cambio de un sistema por otro igual o reparación no estructural',
    },
    match: match(ANY_BUILDING, 'alteration'),
    components: byScope(0.25, 600),
  },
  {
    id: 'tenant_buildout',
    label: {
      en: 'First buildout of a tenant space, office or store',
      es: 'Primera adecuación de un local, oficina o tienda',
    },
    match: match(COMMERCIAL, 'alteration'),
    components: byScope(0.5, 900, ['B', 'M'], 'stories'),
  },
  {
    id: 'roof_structural',
    label: {
      en: 'Roof replaced or recovered, with structural repair',
      es: 'Cambio o recubrimiento de techo, con reparación estructural',
    },
    match: match(ANY_BUILDING, 'roofing'),
    components: byScope(0.25, 900),
  },
  {
    id: 'change_of_occupancy',
    label: {
      en: 'Change of occupancy, no higher hazard',
      es: 'Cambio de ocupación sin mayor riesgo',
    },
    match: null,
    components: byScope(0.75, 2450),
  },
  {
    id: 'change_of_occupancy_hazard',
    label: { en: 'Change of occupancy, higher hazard', es: 'Cambio de ocupación con mayor riesgo' },
    match: null,
    components: byScope(1, 3650),
  },
  {
    id: 'demolition',
    label: { en: 'Ordinary demolition', es: 'Demolición ordinaria' },
    match: match(ANY_BUILDING, 'demolition'),
    components: [flat('permit', 'permit', BUILDING_PERMIT, 600), MINIMUM_OF_ALL],
    notes: [DEMOLITION_NOTE],
  },
  {
    id: 'complex_demolition',
    label: { en: 'Complex demolition', es: 'Demolición compleja' },
    match: match(ANY_BUILDING, 'demolition'),
    components: [flat('permit', 'permit', BUILDING_PERMIT, 2450), MINIMUM_OF_ALL],
  },
];

export const fees: FeeSchedule = {
  id: 'chicago-il',
  citySlug: 'chicago-il',
  state: 'IL',
  name: { en: 'Chicago, IL (DOB)', es: 'Chicago, IL (DOB)' },
  mechanism: 'area_rate',
  covers: {
    en: 'Building permits by area, occupancy group, construction type and scope; demolition',
    es: 'Permisos de construcción por superficie, grupo de ocupación, tipo de construcción y alcance; demolición',
  },
  effective: {
    from: '2026-01-06',
    to: null,
    text: { en: 'In force since January 6, 2026', es: 'En vigor desde el 6 de enero de 2026' },
  },
  outdated: null,
  works: WORKS,
  unpublished: null,
  excluded: [
    {
      en: 'Debt check $30.00, stand-alone review $25.00, extension 25% of the original fee for 180 days',
      es: 'Verificación de deudas $30.00, revisión independiente $25.00, prórroga de 25% de la tarifa original por 180 días',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'A deposit of $600.00 is paid on submission and credited against the fee.',
      es: 'Al presentar la solicitud se paga un depósito de $600.00, que se descuenta de la tarifa.',
    },
    {
      en: 'Where several scopes apply, the highest factor goes on the whole area.',
      es: 'Si aplican varios alcances, el factor más alto rige para toda la superficie.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'new_house',
      title: {
        en: 'New two-flat of 5,000 sq ft, group R-4 or R-5, type V',
        es: 'Edificio nuevo de dos viviendas, 5,000 pies cuadrados, grupo R-4 o R-5, tipo V',
      },
      input: {
        occupancy: 'residential_1_2',
        work: 'new',
        areaSqft: 5000,
        occupancyGroup: 'R-4, R-5',
        constructionType: 'V',
      },
      published: null,
    },
    {
      id: 'office',
      title: {
        en: 'First buildout of a 5,000 sq ft office on one story, type II',
        es: 'Primera adecuación de una oficina de 5,000 pies cuadrados en un piso, tipo II',
      },
      input: {
        workId: 'tenant_buildout',
        areaSqft: 5000,
        occupancyGroup: 'B',
        constructionType: 'II',
        stories: 1,
      },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Chicago: 2026 Amended Building Permit Fee Tables',
      'https://www.chicago.gov/content/dam/city/depts/bldgs/general/Permitfees/2026%20Amended%20Permit%20Fee%20Tables.pdf',
    ),
    transcription('illinois/chicago.md'),
  ],
  confidence: 'B',
};
