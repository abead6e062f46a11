import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeRule, FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  ANY_BUILDING,
  BUILDING_WORK,
  component,
  countBands,
  flat,
  HOUSE,
  match,
  type PrintedBand,
  perCount,
  source,
} from '../as-printed';
import { BUILDING_PERMIT, HOUSE_ROW, NOT_IN_PERMIT_FEE, PERMIT, PLUMBING, WORK_LABELS } from '../wording';

const BEYOND: Text = {
  en: 'The rows we hold stop at a smaller area. Ask the county for the fee.',
  es: 'Los renglones que tenemos llegan a una superficie menor. Pida la tarifa al condado.',
};

function flatByArea(rows: readonly (readonly [upTo: number, fee: number])[]): FeeRule {
  const bands = rows.map(
    ([upTo, fee], index): PrintedBand => [rows[index - 1]?.[0] ?? 0, upTo, fee, 0, 0, 1],
  );
  return { kind: 'bands', quantity: 'areaSqft', bands: countBands(bands, false), beyond: BEYOND };
}

export const tazewellCounty: FeeSchedule = {
  id: 'tazewell-county-il',
  citySlug: null,
  place: { county: 'Tazewell' },
  state: 'IL',
  name: { en: 'Tazewell County, IL', es: 'Condado de Tazewell, IL' },
  mechanism: 'per_unit_or_flat',
  covers: {
    en: 'Residential work and decks, a flat fee by band of area; trades',
    es: 'Obras residenciales y terrazas, tarifa fija por tramo de superficie; oficios',
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
      id: 'house',
      label: HOUSE_ROW,
      match: match(HOUSE, ...BUILDING_WORK),
      components: [
        component(
          'permit',
          'permit',
          BUILDING_PERMIT,
          flatByArea([
            [200, 200],
            [699, 300],
            [1000, 400],
            [2000, 450],
            [3000, 500],
            [4000, 550],
          ]),
        ),
      ],
    },
    {
      id: 'deck',
      label: WORK_LABELS.deck,
      match: match(HOUSE, 'deck'),
      components: [
        component(
          'permit',
          'permit',
          PERMIT,
          flatByArea([
            [200, 60],
            [650, 140],
            [1200, 205],
          ]),
        ),
      ],
    },
    {
      id: 'electrical_service',
      label: { en: 'Electrical alteration or service', es: 'Remodelación eléctrica o acometida' },
      match: match(ANY_BUILDING, 'electrical_service'),
      components: [flat('permit', 'permit', PERMIT, 45)],
    },
    {
      id: 'plumbing',
      label: { en: 'Plumbing', es: 'Plomería' },
      match: match(ANY_BUILDING, 'plumbing'),
      components: [
        component(
          'permit',
          'permit',
          PLUMBING,
          perCount({ quantity: 'fixtures', base: 55, included: 16, dollars: 15 }),
        ),
      ],
    },
    {
      id: 'water_heater',
      label: WORK_LABELS.water_heater,
      match: match(ANY_BUILDING, 'water_heater'),
      components: [flat('permit', 'permit', PERMIT, 15)],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Electrical $55.00 per unit, heating unit $50.00, cooling unit $50.00, where the work has them',
      es: 'Electricidad $55.00 por unidad, equipo de calefacción $50.00, equipo de enfriamiento $50.00, si la obra los tiene',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [{ en: 'Plan review is included.', es: 'La revisión de planos está incluida.' }],
  penalty: null,
  examples: [
    {
      id: 'addition',
      title: { en: 'Addition of 500 sq ft', es: 'Ampliación de 500 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'addition', areaSqft: 500 },
      published: null,
    },
    {
      id: 'deck',
      title: { en: 'Deck of 300 sq ft', es: 'Terraza (deck) de 300 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'deck', areaSqft: 300 },
      published: null,
    },
  ],
  sources: [
    source(
      'Tazewell County Code: building permit fees',
      'https://codelibrary.amlegal.com/codes/tazewellcounty/latest/tazewell_il/0-0-0-4610',
    ),
  ],
  confidence: 'A',
};
