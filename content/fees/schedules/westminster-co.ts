import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeSchedule, FeeWork, WorkKind } from '@/lib/catalogue/fees/types';
import {
  ANY_BUILDING,
  BUILDING_WORK,
  component,
  flat,
  HOUSE,
  match,
  onValuation,
  share,
  source,
  transcription,
  usd,
} from '../as-printed';
import {
  ANY_BUILDING_ROW,
  BUILDING_PERMIT,
  NOT_IN_PERMIT_FEE,
  PERMIT,
  PLAN_REVIEW,
  WORK_LABELS,
} from '../wording';

const USE_TAX: Text = {
  en: 'Estimated use tax (4.25% of half the value)',
  es: 'Impuesto de uso estimado (4.25% de la mitad del valor)',
};
const USE_TAX_LINE = share('use_tax', 'tax', USE_TAX, 2.125, 'valuationCents');
const TRADE_PERMITS: Text = { en: 'Trade permits', es: 'Permisos de oficios' };
const TRADE_REVIEW: Text = { en: 'Plan review of the trades', es: 'Revisión de planos de los oficios' };

// The transcription gives each row's first amount and says that every row meets the next; the
// rates follow from that, and its two worked totals come out with them.
const PERMIT_FEE = component(
  'permit',
  'permit',
  BUILDING_PERMIT,
  onValuation(
    [
      [0, 500, 19.5, 0, 0, 100],
      [500, 2000, 19.5, 500, 2.65, 100],
      [2000, 25_000, 59.25, 2000, 11.9, 1000],
      [25_000, 50_000, 332.95, 25_000, 8.55, 1000],
      [50_000, 100_000, 546.7, 50_000, 5.95, 1000],
      [100_000, 500_000, 844.2, 100_000, 4.6, 1000],
      [500_000, 1_000_000, 2684.2, 500_000, 3.95, 1000],
    ],
    {
      en: 'We hold Westminster’s table up to $1,000,000. For a higher value read the City’s schedule.',
      es: 'Tenemos la tabla de Westminster hasta $1,000,000. Para un valor más alto lea la tabla de tarifas de la ciudad.',
    },
  ),
);

const flatRow = (work: WorkKind, dollars: number): FeeWork => ({
  id: work,
  label: WORK_LABELS[work],
  match: match(HOUSE, work),
  components: [flat('permit', 'permit', PERMIT, dollars)],
});

export const westminster: FeeSchedule = {
  id: 'westminster-co',
  citySlug: null,
  place: { city: 'Westminster' },
  state: 'CO',
  name: { en: 'Westminster, CO', es: 'Westminster, CO' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value up to $1,000,000, with trades and use tax; small jobs on houses at a flat fee',
    es: 'Permisos de construcción por valor hasta $1,000,000, con oficios e impuesto de uso; trabajos pequeños en casas a tarifa fija',
  },
  effective: {
    from: '2026-01-01',
    to: null,
    text: { en: 'In force since January 1, 2026', es: 'En vigor desde el 1 de enero de 2026' },
  },
  outdated: null,
  works: [
    {
      id: 'building',
      label: ANY_BUILDING_ROW,
      match: match(ANY_BUILDING, ...BUILDING_WORK),
      components: [
        PERMIT_FEE,
        share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit']),
        share('trades', 'trade', TRADE_PERMITS, 15, ['permit'], { each: 'trades' }),
        share('trade_review', 'trade', TRADE_REVIEW, 15, ['plan_review'], { each: 'trades' }),
        USE_TAX_LINE,
      ],
      notes: [
        {
          en: 'Trades are mechanical, plumbing and electrical: each adds 15% of the permit fee and 15% of plan review.',
          es: 'Los oficios son mecánica, plomería y electricidad: cada uno suma 15% de la tarifa del permiso y 15% de la revisión de planos.',
        },
      ],
    },
    {
      id: 'no_trades',
      label: { en: 'Deck or foundation, no trades', es: 'Terraza (deck) o cimentación, sin oficios' },
      match: match(ANY_BUILDING, 'deck', 'foundation_repair'),
      components: [
        PERMIT_FEE,
        share('plan_review', 'plan_review', PLAN_REVIEW, 65, ['permit']),
        USE_TAX_LINE,
      ],
    },
    flatRow('roofing', 100),
    flatRow('water_heater', 40),
    flatRow('fence', 50),
    flatRow('solar', 300),
    {
      id: 'mechanical',
      label: WORK_LABELS.mechanical,
      match: match(HOUSE, 'mechanical'),
      components: [],
      unpublished: {
        en: 'The schedule prints $80.00 for an air conditioner and $60.00 for a furnace, and says that an electrical fee may be due as well. Ask the Building Division which applies.',
        es: 'La tabla de tarifas imprime $80.00 para un aire acondicionado y $60.00 para una calefacción, y dice que además puede haber una tarifa eléctrica. Pregunte en la Building Division cuál corresponde.',
      },
    },
  ],
  unpublished: null,
  excluded: [NOT_IN_PERMIT_FEE],
  notes: [],
  penalty: null,
  examples: [
    {
      id: 'project',
      title: { en: 'Work of $250,000 with three trades', es: 'Obra de $250,000 con tres oficios' },
      input: { work: 'new', valuationCents: usd(250_000), trades: 3 },
      published: {
        by: 'third_party',
        cents: usd(8983.06),
        lineIds: null,
        source: transcription('colorado/westminster.md'),
      },
    },
    {
      id: 'remodel',
      title: { en: 'Remodel of $50,000 with one trade', es: 'Remodelación de $50,000 con un oficio' },
      input: { work: 'alteration', valuationCents: usd(50_000), trades: 1 },
      published: null,
    },
    {
      id: 'deck',
      title: { en: 'Deck of $18,400', es: 'Terraza (deck) de $18,400' },
      input: { occupancy: 'residential_1_2', work: 'deck', valuationCents: usd(18_400) },
      published: null,
    },
  ],
  sources: [
    source(
      'City of Westminster: Building Division Fee Schedule 2026',
      'https://www.westminsterco.gov/DocumentCenter/View/6284/Fee-Schedule-V3-2026',
    ),
    transcription('colorado/westminster.md'),
  ],
  confidence: 'B',
};
