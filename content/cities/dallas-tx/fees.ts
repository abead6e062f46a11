import {
  COMMERCIAL,
  component,
  countBands,
  flat,
  HOUSE,
  match,
  type PrintedBand,
  perCount,
  source,
  transcription,
  usd,
  valuationBands,
} from '@/content/fees/as-printed';
import { BUILDING_PERMIT, NEW_HOUSE, NOT_IN_PERMIT_FEE, TECHNOLOGY } from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const SCHEDULE = source(
  'City of Dallas: Permit Fee Schedule (Ordinance 32676)',
  'https://dallascityhall.com/departments/sustainabledevelopment/DCH%20documents/DSD%20Fees.pdf',
);
const TRANSCRIPTION = transcription('texas/dallas.md');

/** "Square feet × rate + amount": the rate applies to the whole area or value, nothing is rounded up. */
const NEW_HOUSE_BANDS = countBands(
  [
    [0, 700, 0, 0, 1.07, 1],
    [700, 2350, 300, 0, 0.34569, 1],
    [2350, 10_500, 800, 0, 0.077, 1],
    [10_500, null, 1000, 0, 0.0272, 1],
  ],
  false,
);

const NEW_COMMERCIAL_ROWS: readonly PrintedBand[] = [
  [0, 2000, 75, 0, 0, 1],
  [2000, 25_000, 100, 0, 0.0095, 1],
  [25_000, 60_000, 100, 0, 0.0075, 1],
  [60_000, 200_000, 350, 0, 0.027665, 1],
  [200_000, 900_000, 400, 0, 0.006325, 1],
  [900_000, 1_500_000, 500, 0, 0.003895, 1],
  [1_500_000, 2_500_000, 700, 0, 0.003862, 1],
  [2_500_000, 5_000_000, 850, 0, 0.00363, 1],
  [5_000_000, 10_000_000, 1100, 0, 0.005095, 1],
  [10_000_000, null, 1300, 0, 0.002527, 1],
];

const INSPECTION_BY_TRADES: Text = {
  en: 'Inspection, by number of trades',
  es: 'Inspección, por número de oficios',
};

const BY_TRADES = component(
  'inspection',
  'trade',
  INSPECTION_BY_TRADES,
  perCount({ quantity: 'trades', dollars: 125 }),
  { maximumCents: usd(1125) },
);
const TECHNOLOGY_FEE = flat('technology', 'surcharge', TECHNOLOGY, 15);

const DISPUTED_PLAN_REVIEW: Text = {
  en: 'Plan review, at least $577.00 more: the City’s fee schedule prints $0.46 per sq ft and its worksheets compute $0.046, both with that minimum, so no figure is counted',
  es: 'Revisión de planos, al menos $577.00 más: la tabla de tarifas de la ciudad dice $0.46 por pie cuadrado y sus hojas de cálculo usan $0.046, ambas con ese mínimo; por eso no se cuenta ninguna cifra',
};

export const fees: FeeSchedule = {
  id: 'dallas-tx',
  citySlug: 'dallas-tx',
  state: 'TX',
  name: { en: 'Dallas, TX', es: 'Dallas, TX' },
  mechanism: 'area_rate',
  covers: {
    en: 'New houses by area, apartments by unit, new commercial buildings by value; remodels of houses by unit',
    es: 'Casas nuevas por superficie, apartamentos por unidad, edificios comerciales nuevos por valor; remodelación de casas por unidad',
  },
  effective: {
    from: '2024-05-01',
    to: null,
    text: {
      en: 'In force since May 1, 2024 (Ordinance 32676), amended April 15, 2025 (Ordinance 25-0638)',
      es: 'En vigor desde el 1 de mayo de 2024 (Ordinance 32676), enmendada el 15 de abril de 2025 (Ordinance 25-0638)',
    },
  },
  outdated: null,
  works: [
    {
      id: 'new_house',
      label: NEW_HOUSE,
      match: match(HOUSE, 'new'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, {
          kind: 'bands',
          quantity: 'areaSqft',
          bands: NEW_HOUSE_BANDS,
        }),
        BY_TRADES,
        TECHNOLOGY_FEE,
      ],
      notes: [
        {
          en: 'The rate applies to the whole area, so the permit fee falls where a step begins: from $749.00 at 700 sq ft to $542.33 at 701, from $1,112.37 at 2,350 to $981.03 at 2,351, from $1,608.50 at 10,500 to $1,285.63 at 10,501. The City publishes it that way.',
          es: 'La tasa se aplica a toda la superficie, así que la tarifa del permiso baja donde empieza un escalón: de $749.00 con 700 pies cuadrados a $542.33 con 701, de $1,112.37 con 2,350 a $981.03 con 2,351, de $1,608.50 con 10,500 a $1,285.63 con 10,501. Así lo publica la ciudad.',
        },
      ],
      excluded: [DISPUTED_PLAN_REVIEW],
    },
    {
      id: 'new_multifamily',
      label: { en: 'New apartments or condominiums', es: 'Apartamentos o condominios nuevos' },
      match: match(['multifamily'], 'new'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'dwellingUnits', dollars: 652 })),
        BY_TRADES,
        TECHNOLOGY_FEE,
      ],
      excluded: [
        DISPUTED_PLAN_REVIEW,
        {
          en: 'Garages, gyms and leasing offices, which are priced as commercial buildings',
          es: 'Estacionamientos, gimnasios y oficinas de alquiler, que se cobran como edificios comerciales',
        },
      ],
    },
    {
      id: 'new_commercial',
      label: { en: 'New commercial building', es: 'Edificio comercial nuevo' },
      match: match(COMMERCIAL, 'new'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, {
          kind: 'bands',
          quantity: 'valuationCents',
          bands: valuationBands(NEW_COMMERCIAL_ROWS, false),
        }),
        BY_TRADES,
        TECHNOLOGY_FEE,
      ],
      excluded: [DISPUTED_PLAN_REVIEW],
    },
    {
      id: 'house_alteration',
      label: { en: 'Remodel of a house or duplex', es: 'Remodelación de una casa o dúplex' },
      match: match(HOUSE, 'alteration'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'dwellingUnits', dollars: 181 })),
        TECHNOLOGY_FEE,
      ],
      excluded: [{ en: 'Additional trades, $100.00', es: 'Oficios adicionales, $100.00' }],
    },
    {
      id: 'commercial_alteration',
      label: {
        en: 'Remodel of a commercial building or apartments',
        es: 'Remodelación de un edificio comercial o de apartamentos',
      },
      match: match(['multifamily', 'commercial'], 'alteration'),
      components: [],
      unpublished: {
        en: 'Ordinance 25-0638 replaced the table for alterations on April 15, 2025. We do not hold the new rows in full, so there is no figure.',
        es: 'La Ordinance 25-0638 sustituyó la tabla de remodelaciones el 15 de abril de 2025. No tenemos completos los renglones nuevos, así que no hay cifra.',
      },
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Zoning surcharge of 10% of the permit fee in planned development, SUP and DR districts',
      es: 'Recargo de zonificación de 10% de la tarifa del permiso en distritos PD, SUP y DR',
    },
    NOT_IN_PERMIT_FEE,
    { en: 'Re-inspection $75.00, extension $200.00', es: 'Reinspección $75.00, prórroga $200.00' },
  ],
  notes: [],
  penalty: {
    en: 'Work without a permit: $100.00 an hour for each trade.',
    es: 'Trabajo sin permiso: $100.00 por hora y por oficio.',
  },
  examples: [
    {
      id: 'city_house',
      title: {
        en: 'New house of 2,500 sq ft, four trades, before plan review (with it $2,084.50 or more)',
        es: 'Casa nueva de 2,500 pies cuadrados, cuatro oficios, sin la revisión de planos (con ella $2,084.50 o más)',
      },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2500, trades: 4 },
      published: { by: 'city', cents: usd(992.5), lineIds: ['permit'], source: TRANSCRIPTION },
    },
    {
      id: 'city_commercial',
      title: {
        en: 'New commercial building of $6,000,500, four trades, before plan review (with it $32,764.55 or more)',
        es: 'Edificio comercial nuevo de $6,000,500, cuatro oficios, sin la revisión de planos (con ella $32,764.55 o más)',
      },
      input: { occupancy: 'commercial', work: 'new', valuationCents: usd(6_000_500), trades: 4 },
      published: { by: 'city', cents: usd(31_672.55), lineIds: ['permit'], source: TRANSCRIPTION },
    },
  ],
  sources: [SCHEDULE, TRANSCRIPTION],
  confidence: 'B',
};
