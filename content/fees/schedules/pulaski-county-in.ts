import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  COMMERCIAL,
  component,
  countBands,
  HOUSE,
  match,
  perCount,
  source,
  usd,
  valuationBands,
} from '../as-printed';
import { BUILDING_PERMIT, NEW_HOUSE, NOT_IN_PERMIT_FEE } from '../wording';

export const pulaskiCounty: FeeSchedule = {
  id: 'pulaski-county-in',
  citySlug: null,
  place: { county: 'Pulaski' },
  state: 'IN',
  name: {
    en: 'Pulaski County, IN (unincorporated area)',
    es: 'Condado de Pulaski, IN (zona no incorporada)',
  },
  mechanism: 'area_rate',
  covers: {
    en: 'Houses, additions and new commercial buildings by area; small remodels at a flat fee',
    es: 'Casas, ampliaciones y edificios comerciales nuevos por superficie; remodelaciones pequeñas a tarifa fija',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As codified; the section prints no date',
      es: 'Como está codificada; la sección no imprime fecha',
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
          // The printed maximums of $625 and $1,750 are what the rates give at the top of their rows.
          bands: countBands(
            [
              [0, 2500, 0, 0, 0.25, 1],
              [2500, 5000, 0, 0, 0.35, 1],
              [5000, null, 0, 0, 0.5, 1],
            ],
            false,
          ),
        }),
      ],
      notes: [
        {
          en: 'The rate of the row applies to the whole area.',
          es: 'La tasa del renglón se aplica a toda la superficie.',
        },
      ],
    },
    {
      id: 'addition',
      label: { en: 'Addition to a house', es: 'Ampliación de una casa' },
      match: match(HOUSE, 'addition'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'areaSqft', dollars: 0.35 }), {
          minimumCents: usd(25),
        }),
      ],
    },
    {
      id: 'remodel',
      label: { en: 'Remodel of a house', es: 'Remodelación de una casa' },
      match: match(HOUSE, 'alteration'),
      noPermitUpTo: {
        valuationCents: usd(2000),
        reason: {
          en: 'The county asks for no permit for a remodel under $2,000.',
          es: 'El condado no pide permiso para una remodelación de menos de $2,000.',
        },
      },
      components: [
        component('permit', 'permit', BUILDING_PERMIT, {
          kind: 'bands',
          quantity: 'valuationCents',
          bands: valuationBands([[0, 10_000, 50, 0, 0, 1]], false),
          beyond: {
            en: 'A remodel over $10,000 takes a regular permit, and the section prints no rate for it. Ask the county for the fee.',
            es: 'Una remodelación de más de $10,000 lleva un permiso regular, y la sección no imprime una tasa para ella. Pida la tarifa al condado.',
          },
        }),
      ],
    },
    {
      id: 'new_commercial',
      label: { en: 'New commercial building', es: 'Edificio comercial nuevo' },
      match: match(COMMERCIAL, 'new'),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          perCount({ quantity: 'areaSqft', base: 300, dollars: 0.15 }),
        ),
      ],
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE],
  notes: [],
  penalty: { en: 'Work without a permit: triple fee.', es: 'Trabajo sin permiso: tarifa triple.' },
  examples: [
    {
      id: 'addition',
      title: { en: 'Addition of 500 sq ft', es: 'Ampliación de 500 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'addition', areaSqft: 500 },
      published: null,
    },
    {
      id: 'house',
      title: { en: 'New house of 2,000 sq ft', es: 'Casa nueva de 2,000 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2000 },
      published: null,
    },
  ],
  sources: [
    source(
      'Pulaski County Code: building permit fees',
      'https://codelibrary.amlegal.com/codes/pulaskicountyin/latest/pulaskicounty_in/0-0-0-1595',
    ),
  ],
  confidence: 'A',
};
