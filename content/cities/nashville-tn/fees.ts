import {
  ANY_BUILDING,
  component,
  flat,
  HOUSE,
  match,
  NOT_A_HOUSE,
  onValuation,
  perCount,
  share,
  source,
  transcription,
  usd,
  VALUED_WORK,
} from '@/content/fees/as-printed';
import {
  BUILDING_PERMIT,
  MINIMUM,
  PLAN_REVIEW,
  PLUMBING,
  TRADES_APART,
  WORK_LABELS,
} from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent, FeeSchedule } from '@/lib/catalogue/fees/types';

const ZONING: Text = { en: 'Zoning examination', es: 'Examen de zonificación' };
const CODES_TECH: Text = { en: 'Codes tech fee', es: 'Tarifa de tecnología (codes tech fee)' };

/** Zoning is examined within the permit here, at a fee of its own. */
const NOT_IN_THE_SUM: Text = {
  en: 'Impact fees, water and sewer connections, fire review',
  es: 'Tarifas de impacto, conexiones de agua y alcantarillado, revisión de incendios',
};

const ZONING_FEE = flat('zoning', 'surcharge', ZONING, 25);
const TECH_FEE = share('codes_tech', 'surcharge', CODES_TECH, 10, ['permit']);

const PLAN_EXAMINATION: readonly FeeComponent[] = [
  share('plan_review', 'plan_review', PLAN_REVIEW, 50, ['permit'], {
    when: { quantity: 'valuationCents', over: 0, upTo: usd(275_000) },
  }),
  component(
    'plan_review_over_275000',
    'plan_review',
    PLAN_REVIEW,
    onValuation([
      [275_000, 5_000_000, 1338.54, 275_000, 0.18, 1000],
      [5_000_000, null, 2181.82, 5_000_000, 0.07, 1000],
    ]),
    { when: { quantity: 'valuationCents', over: usd(275_000), upTo: null } },
  ),
];

export const fees: FeeSchedule = {
  id: 'nashville-tn',
  citySlug: 'nashville-tn',
  state: 'TN',
  name: { en: 'Nashville and Davidson County, TN', es: 'Nashville y condado de Davidson, TN' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value; plumbing by fixture',
    es: 'Permisos de construcción por valor; plomería por aparato',
  },
  effective: {
    from: null,
    to: null,
    text: {
      en: 'Schedule published in December 2025',
      es: 'Tabla de tarifas publicada en diciembre de 2025',
    },
  },
  outdated: null,
  works: [
    {
      id: 'house',
      label: {
        en: 'One- or two-family house or townhouse',
        es: 'Casa de una o dos familias o townhouse',
      },
      match: match(HOUSE, ...VALUED_WORK),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          perCount({ quantity: 'valuationCents', dollars: 5, per: 1000 }),
        ),
        ZONING_FEE,
        TECH_FEE,
      ],
      notes: [
        {
          en: 'Houses and townhouses pay no plan review.',
          es: 'Las casas y los townhouses no pagan revisión de planos.',
        },
      ],
      excluded: [TRADES_APART],
    },
    {
      id: 'commercial',
      label: { en: 'Apartments and commercial buildings', es: 'Apartamentos y edificios comerciales' },
      match: match(NOT_A_HOUSE, ...VALUED_WORK),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          onValuation([
            [0, 2000, 40.39, 0, 0, 1000],
            [2000, 50_000, 40.39, 2000, 6.92, 1000],
            [50_000, 100_000, 372.71, 50_000, 5.57, 1000],
            [100_000, 500_000, 651.38, 100_000, 4.19, 1000],
            [500_000, null, 2326.84, 500_000, 2.79, 1000],
          ]),
        ),
        ZONING_FEE,
        TECH_FEE,
        ...PLAN_EXAMINATION,
      ],
      notes: [
        {
          en: 'Plan review is half the permit fee up to $275,000 ($692.32 there) and opens at $1,338.54 above. The schedule prints $372.71 at $50,000, $651.38 at $100,000 and $2,326.84 at $500,000, a little off what the band below adds up to; they are kept as printed.',
          es: 'La revisión de planos es la mitad de la tarifa del permiso hasta $275,000 (ahí $692.32) y por encima abre en $1,338.54. La tabla imprime $372.71 en $50,000, $651.38 en $100,000 y $2,326.84 en $500,000, con una pequeña diferencia frente a lo que suma el tramo anterior; se conservan como están impresos.',
        },
      ],
      excluded: [TRADES_APART],
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing permit, fixtures only', es: 'Permiso de plomería, solo aparatos' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: [
        component('permit', 'permit', PLUMBING, perCount({ quantity: 'fixtures', dollars: 11 }), {
          minimumCents: usd(75),
        }),
      ],
      excluded: [
        {
          en: 'Sewer or water connection $80.00 each, water heater $43.00',
          es: 'Conexión de alcantarillado o de agua $80.00 cada una, calentador de agua $43.00',
        },
      ],
    },
    {
      id: 'water_heater',
      label: WORK_LABELS.water_heater,
      match: match(ANY_BUILDING, 'water_heater'),
      components: [
        component('permit', 'permit', PLUMBING, { kind: 'flat', amountCents: usd(43) }),
        // Printed as $43.00 and raised to the minimum: a line of its own says so.
        component('minimum', 'minimum', MINIMUM, {
          kind: 'top_up',
          minimumCents: usd(75),
          of: ['permit'],
        }),
      ],
      notes: [
        {
          en: 'The table prints $43.00 for a water heater and a minimum of $75.00 for each permit.',
          es: 'La tabla imprime $43.00 para un calentador de agua y un mínimo de $75.00 por permiso.',
        },
      ],
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_THE_SUM],
  notes: [
    {
      en: 'The value is the contract amount. The City may ask for the contract where it is below 75% of the ICC valuation data.',
      es: 'El valor es el monto del contrato. La ciudad puede pedir el contrato si es menos de 75% de los datos de valor del ICC.',
    },
  ],
  penalty: {
    en: 'Electrical work without a permit: triple fee.',
    es: 'Trabajo eléctrico sin permiso: tarifa triple.',
  },
  examples: [
    {
      id: 'remodel',
      title: { en: 'Remodel of a house, $50,000', es: 'Remodelación de una casa, $50,000' },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'commercial',
      title: { en: 'Commercial remodel of $250,000', es: 'Remodelación comercial de $250,000' },
      input: { occupancy: 'commercial', work: 'alteration', valuationCents: usd(250_000) },
      published: null,
    },
    {
      id: 'water_heater',
      title: { en: 'Water heater', es: 'Calentador de agua' },
      input: { work: 'water_heater' },
      published: null,
    },
  ],
  sources: [
    source(
      'Metro Nashville: Building Permit Fee Schedule 2025',
      'https://www.nashville.gov/sites/default/files/2025-12/Building-Permit-Fee-Scheudle-2025.pdf',
    ),
    transcription('tennessee/nashville.md'),
  ],
  confidence: 'B',
};
