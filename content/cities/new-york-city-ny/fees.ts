import {
  ANY_BUILDING,
  component,
  countBands,
  flat,
  HOUSE,
  match,
  NOT_A_HOUSE,
  perCount,
  source,
  transcription,
  usd,
} from '@/content/fees/as-printed';
import { APPLICATION, BUILDING_PERMIT, ELECTRICAL, OTHER_CHARGES, PERMIT } from '@/content/fees/wording';
import type { FeeRule, FeeSchedule, FeeWork, Occupancy } from '@/lib/catalogue/fees/types';

/** What a building job may need besides, and the schedule prices apart. */
const ELECTRICAL_APART = { en: 'Electrical permit, from $40.00', es: 'Permiso eléctrico, desde $40.00' };

function newBuilding(id: string, label: FeeWork['label'], dollars: number, minimum: number): FeeWork {
  return {
    id,
    label,
    match: match(id === 'new_house' ? HOUSE : NOT_A_HOUSE, 'new'),
    components: [
      component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'areaSqft', dollars }), {
        minimumCents: usd(minimum),
      }),
    ],
    excluded: [ELECTRICAL_APART],
  };
}

/** A minimum that pays for the first dollars of cost, then a rate per $1,000 or fraction. */
function alteration(
  id: string,
  label: FeeWork['label'],
  occupancies: readonly Occupancy[],
  minimum: number,
  first: number,
  dollars: number,
): FeeWork {
  const rule: FeeRule = perCount({
    quantity: 'valuationCents',
    base: minimum,
    included: first,
    dollars,
    per: 1000,
    roundUp: true,
  });
  return {
    id,
    label,
    match: match(occupancies, 'alteration'),
    components: [component('permit', 'permit', BUILDING_PERMIT, rule)],
    excluded: [ELECTRICAL_APART],
  };
}

export const fees: FeeSchedule = {
  id: 'new-york-ny',
  citySlug: 'new-york-city-ny',
  state: 'NY',
  name: { en: 'New York City (DOB)', es: 'Nueva York (DOB)' },
  mechanism: 'area_rate',
  covers: {
    en: 'New buildings by area, alterations by cost, electrical services, demolition',
    es: 'Edificios nuevos por superficie, remodelaciones por costo, acometidas eléctricas, demolición',
  },
  effective: {
    from: '2025-12-23',
    to: null,
    text: {
      en: 'Local Laws 77 of 2023 and 128 of 2024, the second in force since December 23, 2025 by the City Clerk’s record',
      es: 'Local Laws 77 de 2023 y 128 de 2024, la segunda en vigor desde el 23 de diciembre de 2025 según el registro del City Clerk',
    },
  },
  outdated: null,
  works: [
    newBuilding(
      'new_house',
      { en: 'New house of one to three families', es: 'Casa nueva de una a tres familias' },
      0.06,
      130,
    ),
    newBuilding(
      'new_small',
      {
        en: 'Other new building, under 7 stories and 100,000 sq ft',
        es: 'Otro edificio nuevo, de menos de 7 pisos y 100,000 pies cuadrados',
      },
      0.26,
      280,
    ),
    newBuilding(
      'new_large',
      {
        en: 'Other new building, 7 stories or 100,000 sq ft and more',
        es: 'Otro edificio nuevo, desde 7 pisos o 100,000 pies cuadrados',
      },
      0.45,
      290,
    ),
    alteration(
      'house_alt_1',
      {
        en: 'House of one to three families, Alteration-CO (Type 1 in BIS)',
        es: 'Casa de una a tres familias, Alteration-CO (Type 1 en BIS)',
      },
      HOUSE,
      170,
      5000,
      2.6,
    ),
    alteration(
      'house_alt_2',
      {
        en: 'House of one to three families, Alteration (Type 2 or 3 in BIS)',
        es: 'Casa de una a tres familias, Alteration (Type 2 o 3 en BIS)',
      },
      HOUSE,
      130,
      5000,
      2.6,
    ),
    alteration(
      'small_alt_1',
      {
        en: 'Other building under 7 stories and 100,000 sq ft, Type 1',
        es: 'Otro edificio de menos de 7 pisos y 100,000 pies cuadrados, Type 1',
      },
      NOT_A_HOUSE,
      280,
      3000,
      10.3,
    ),
    alteration(
      'small_alt_2',
      {
        en: 'Other building under 7 stories and 100,000 sq ft, Type 2',
        es: 'Otro edificio de menos de 7 pisos y 100,000 pies cuadrados, Type 2',
      },
      NOT_A_HOUSE,
      225,
      3000,
      10.3,
    ),
    alteration(
      'small_alt_3',
      {
        en: 'Other building under 7 stories and 100,000 sq ft, Type 3',
        es: 'Otro edificio de menos de 7 pisos y 100,000 pies cuadrados, Type 3',
      },
      NOT_A_HOUSE,
      195,
      3000,
      10.3,
    ),
    alteration(
      'large_alt_1',
      {
        en: 'Other building from 7 stories or 100,000 sq ft, Type 1',
        es: 'Otro edificio desde 7 pisos o 100,000 pies cuadrados, Type 1',
      },
      NOT_A_HOUSE,
      290,
      3000,
      17.75,
    ),
    {
      id: 'electrical_service',
      label: { en: 'Electrical service switch', es: 'Interruptor de la acometida eléctrica' },
      match: match(ANY_BUILDING, 'electrical_service'),
      components: [
        flat('application', 'permit', APPLICATION, 40),
        component('service', 'permit', ELECTRICAL, {
          kind: 'bands',
          quantity: 'serviceAmps',
          bands: countBands(
            [
              [0, 100, 8, 0, 0, 1],
              [100, 200, 30, 0, 0, 1],
              [200, 600, 105, 0, 0, 1],
              [600, 1200, 225, 0, 0, 1],
              [1200, null, 375, 0, 0, 1],
            ],
            false,
          ),
        }),
      ],
      excluded: [
        {
          en: 'Outlets, fixtures, motors and other units: the first ten are free, $0.25 each above, at most $5,000.00',
          es: 'Tomacorrientes, luminarias, motores y otras unidades: las primeras diez sin costo, $0.25 cada una por encima, hasta $5,000.00',
        },
        { en: 'Entrance cables, feeders and panels', es: 'Cables de entrada, alimentadores y tableros' },
      ],
    },
    {
      id: 'demolition',
      label: { en: 'Demolition', es: 'Demolición' },
      match: match(ANY_BUILDING, 'demolition'),
      components: [
        component(
          'permit',
          'permit',
          PERMIT,
          {
            kind: 'bands',
            quantity: 'frontageFt',
            bands: countBands([[0, null, 0, 0, 2.6, 1]], false),
            times: 'stories',
          },
          { minimumCents: usd(260) },
        ),
      ],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Renewal, $130.00 for each kind of work; records management and energy code review',
      es: 'Renovación, $130.00 por tipo de trabajo; gestión de archivos y revisión del código de energía',
    },
    OTHER_CHARGES,
  ],
  notes: [
    {
      en: 'Local Law 128 of 2024 takes effect a year after it became law. The City Clerk’s record makes that December 23, 2025; the department’s bulletin on the electrical code, which the same law brought, counts from December 21.',
      es: 'La Local Law 128 de 2024 entra en vigor un año después de promulgada. Según el registro del City Clerk, eso es el 23 de diciembre de 2025; el boletín del departamento sobre el código eléctrico, que trajo la misma ley, cuenta desde el 21 de diciembre.',
    },
    {
      en: 'Work that does not change the certificate of occupancy is paid in full at filing, at least $130.00; other work pays half at filing.',
      es: 'El trabajo que no cambia el certificado de ocupación se paga completo al presentarlo, con $130.00 como mínimo; los demás pagan la mitad al presentarlo.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'remodel',
      title: {
        en: 'Remodel of a house, $50,000, certificate of occupancy unchanged',
        es: 'Remodelación de una casa, $50,000, sin cambio del certificado de ocupación',
      },
      input: { workId: 'house_alt_2', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'new_house',
      title: { en: 'New house of 2,500 sq ft', es: 'Casa nueva de 2,500 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2500 },
      published: null,
    },
  ],
  sources: [
    source('New York City Local Law 77 of 2023', 'https://intro.nyc/local-laws/2023-77'),
    source(
      'New York City Local Law 128 of 2024',
      'https://www.nyc.gov/assets/buildings/local_laws/ll128of2024.pdf',
    ),
    source(
      '1 RCNY 101-03: Fees payable to the Department of Buildings',
      'https://www.nyc.gov/assets/buildings/rules/1_RCNY_101-03.pdf',
    ),
    transcription('new-york/new-york-city.md'),
  ],
  confidence: 'B',
};
