import {
  ANY_BUILDING,
  COMMERCIAL,
  component,
  match,
  onValuation,
  perCount,
  source,
  transcription,
  usd,
  VALUED_WORK,
} from '@/content/fees/as-printed';
import { BUILDING_PERMIT, COMMERCIAL_ROW, MINIMUM, PERMIT, TRADES_APART } from '@/content/fees/wording';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';

const MINIMUM_PERMIT = component('minimum', 'minimum', MINIMUM, {
  kind: 'top_up',
  minimumCents: usd(91.06),
  of: ['permit'],
});

export const fees: FeeSchedule = {
  id: 'houston-tx',
  citySlug: 'houston-tx',
  state: 'TX',
  name: { en: 'Houston, TX', es: 'Houston, TX' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Commercial building permits by value; demolition by stories',
    es: 'Permisos de construcción comerciales por valor; demolición por pisos',
  },
  effective: {
    from: '2026-01-01',
    to: null,
    text: { en: 'In force since January 1, 2026', es: 'En vigor desde el 1 de enero de 2026' },
  },
  outdated: null,
  works: [
    {
      id: 'commercial',
      label: COMMERCIAL_ROW,
      match: match(COMMERCIAL, ...VALUED_WORK),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          onValuation([
            [0, 7000, 47, 0, 0, 1000],
            [7000, 150_000, 47, 7000, 5.36, 1000],
            [150_000, 200_000, 815.07, 150_000, 5.03, 1000],
            [200_000, 300_000, 1066.86, 200_000, 4.7, 1000],
            [300_000, 500_000, 1536.83, 300_000, 4.36, 1000],
            [500_000, 1_000_000, 2409.66, 500_000, 4.02, 1000],
            [1_000_000, 5_000_000, 4423.87, 1_000_000, 3.68, 1000],
            [5_000_000, 50_000_000, 19_194.73, 5_000_000, 2, 1000],
            [50_000_000, null, 109_834.09, 50_000_000, 1.34, 1000],
          ]),
        ),
        MINIMUM_PERMIT,
      ],
      excluded: [TRADES_APART],
      notes: [
        {
          en: 'The City has a table of values by square feet and construction type (Ordinance 2023-907); its Commercial Building Permit Fee Estimator asks for the total cost of construction to the end user. Ask which one your job is charged by.',
          es: 'La ciudad tiene una tabla de valores por pies cuadrados y tipo de construcción (Ordinance 2023-907); su calculadora comercial pide el costo total de la obra para el usuario final. Pregunte por cuál se cobra su obra.',
        },
        {
          en: 'The first amounts of the bands do not follow from the band below: at $150,000 the fee is $813.48, and the next band opens at $815.07. They are kept as published.',
          es: 'Los montos iniciales de los tramos no resultan del tramo anterior: en $150,000 la tarifa es $813.48 y el tramo siguiente abre en $815.07. Se conservan como están publicados.',
        },
        {
          en: 'The schedule prints both $47.00 for the lowest values (section 118.2.1) and a minimum of $91.06 for a structural permit (118.1.3). The minimum is applied here; it decides up to $15,000 of value. Ask the City which it charges.',
          es: 'La tabla imprime tanto $47.00 para los valores más bajos (sección 118.2.1) como un mínimo de $91.06 para un permiso estructural (118.1.3). Aquí se aplica el mínimo; decide hasta $15,000 de valor. Pregunte a la ciudad cuál cobra.',
        },
      ],
    },
    {
      id: 'demolition',
      label: { en: 'Demolition of a building', es: 'Demolición de un edificio' },
      match: match(ANY_BUILDING, 'demolition'),
      components: [
        component(
          'permit',
          'permit',
          PERMIT,
          perCount({ quantity: 'stories', base: 94, dollars: 47, included: 1 }),
        ),
        MINIMUM_PERMIT,
      ],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Plan review, for which the City takes a deposit before the permit',
      es: 'Revisión de planos, por la que la ciudad pide un depósito antes del permiso',
    },
    {
      en: 'Administrative fee of $33.56, which the schedule says may apply',
      es: 'Tarifa administrativa de $33.56, que según la tabla puede aplicarse',
    },
    // Houston has no zoning ordinance, so that no review of it is left out.
    {
      en: 'Impact fees, water and sewer connections, fire review',
      es: 'Tarifas de impacto, conexiones de agua y alcantarillado, revisión de incendios',
    },
    { en: 'Re-inspection, $94.00', es: 'Reinspección, $94.00' },
  ],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'finish_out',
      title: {
        en: 'Commercial remodel valued at $50,000',
        es: 'Remodelación comercial valuada en $50,000',
      },
      input: { occupancy: 'commercial', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'demolition',
      title: { en: 'Demolition of a two-story house', es: 'Demolición de una casa de dos pisos' },
      input: { occupancy: 'residential_1_2', work: 'demolition', stories: 2 },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Houston: City-Wide Fee Schedule',
      'https://cohweb.houstontx.gov/fin_feeschedule/default.aspx',
    ),
    transcription('texas/houston.md'),
  ],
  confidence: 'B',
};
