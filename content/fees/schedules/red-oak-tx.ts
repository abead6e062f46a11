import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { COMMERCIAL, component, HOUSE, match, onValuation, perCount, source, usd } from '../as-printed';
import { BUILDING_PERMIT, COMMERCIAL_ROW, NOT_IN_PERMIT_FEE, PLAN_REVIEW } from '../wording';

export const redOak: FeeSchedule = {
  id: 'red-oak-tx',
  citySlug: null,
  place: { city: 'Red Oak' },
  state: 'TX',
  name: { en: 'Red Oak, TX', es: 'Red Oak, TX' },
  mechanism: 'area_rate',
  covers: {
    en: 'Houses by area, repairs by contractor, commercial buildings by value',
    es: 'Casas por superficie, reparaciones por contratista, edificios comerciales por valor',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'As published by the City; the page prints no date',
      es: 'Como la publica la ciudad; la página no imprime fecha',
    },
  },
  outdated: null,
  works: [
    {
      id: 'house',
      label: {
        en: 'New house or addition, all trades included',
        es: 'Casa nueva o ampliación, todos los oficios incluidos',
      },
      match: match(HOUSE, 'new', 'addition'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'areaSqft', dollars: 0.75 })),
      ],
      notes: [
        {
          en: 'The area is everything under roof.',
          es: 'La superficie es todo lo que está bajo techo.',
        },
      ],
      excluded: [
        {
          en: 'Third-party administration, $0.25 per sq ft, at least $450.00; the page does not say whether it is on top',
          es: 'Administración por un tercero, $0.25 por pie cuadrado, con $450.00 como mínimo; la página no dice si se suma',
        },
      ],
    },
    {
      id: 'house_repair',
      label: {
        en: 'Repair of a house, for each contractor or subcontractor',
        es: 'Reparación de una casa, por cada contratista o subcontratista',
      },
      match: match(HOUSE, 'alteration'),
      components: [
        component('permit', 'permit', BUILDING_PERMIT, perCount({ quantity: 'trades', dollars: 100 })),
      ],
    },
    {
      id: 'commercial',
      label: COMMERCIAL_ROW,
      match: match(COMMERCIAL, 'new', 'addition', 'alteration'),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          onValuation([
            [0, 10_000, 76.92, 0, 0, 1000],
            [10_000, 25_000, 108.75, 10_000, 8.4, 1000],
            [25_000, 50_000, 234.75, 25_000, 6.06, 1000],
            [50_000, 100_000, 386.25, 50_000, 4.2, 1000],
            [100_000, 500_000, 596.25, 100_000, 3.36, 1000],
            [500_000, 1_000_000, 1940.25, 500_000, 2.85, 1000],
            [1_000_000, null, 3365.25, 1_000_000, 1.89, 1000],
          ]),
        ),
        component(
          'plan_review',
          'plan_review',
          PLAN_REVIEW,
          onValuation([
            [0, 10_000, 50, 0, 0, 1000],
            [10_000, 25_000, 70.69, 10_000, 5.46, 1000],
            [25_000, 50_000, 152.59, 25_000, 3.94, 1000],
            [50_000, 100_000, 251.09, 50_000, 2.73, 1000],
            [100_000, 500_000, 387.59, 100_000, 2.19, 1000],
            [500_000, 1_000_000, 1263.59, 500_000, 1.85, 1000],
            [1_000_000, null, 2188.59, 1_000_000, 1.23, 1000],
          ]),
        ),
      ],
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE, { en: 'Signs, $50.00 each', es: 'Letreros, $50.00 cada uno' }],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'house',
      title: {
        en: 'New house of 2,500 sq ft under roof',
        es: 'Casa nueva de 2,500 pies cuadrados bajo techo',
      },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2500 },
      published: null,
    },
    {
      id: 'commercial',
      title: { en: 'Commercial remodel of $50,000', es: 'Remodelación comercial de $50,000' },
      input: { occupancy: 'commercial', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
  ],
  sources: [source('City of Red Oak, TX: Permit Fees', 'http://www.redoaktx.org/346/Permit-Fees')],
  confidence: 'A',
};
