import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeComponent, FeeRule, FeeSchedule } from '@/lib/catalogue/fees/types';
import {
  component,
  countBands,
  flat,
  HOUSE,
  match,
  NOT_A_HOUSE,
  perCount,
  share,
  source,
  transcription,
  usd,
} from '../as-printed';
import { BUILDING_PERMIT, ELECTRICAL, NEW_HOUSE, NOT_IN_PERMIT_FEE } from '../wording';

const TRANSCRIPTION = transcription('florida/miami-dade-county.md');

const UP_FRONT: Text = { en: 'Up-front fee', es: 'Tarifa inicial (up-front fee)' };
const RER: Text = { en: 'RER surcharge', es: 'Recargo de RER' };
const FS_553: Text = { en: 'State surcharge (FS 553.721)', es: 'Recargo estatal (FS 553.721)' };
const FS_468: Text = { en: 'State surcharge (FS 468.631)', es: 'Recargo estatal (FS 468.631)' };

/** Permit at the item's rate and its minimum of $147.00, then the charges that ride on every permit. */
function withCharges(
  label: Text,
  rule: FeeRule,
  limits: Pick<FeeComponent, 'minimumCents' | 'maximumCents'> = {},
): FeeComponent[] {
  return [
    component('permit', 'permit', label, rule, { minimumCents: usd(147), ...limits }),
    flat('up_front', 'surcharge', UP_FRONT, 65),
    share('rer', 'surcharge', RER, 7.5, ['permit', 'up_front']),
    share('fs_553', 'state', FS_553, 1, ['permit'], { minimumCents: usd(2) }),
    share('fs_468', 'state', FS_468, 1.5, ['permit'], { minimumCents: usd(2) }),
  ];
}

const perSquareFoot = (dollars: number): FeeRule => perCount({ quantity: 'areaSqft', dollars });

/** $0.40 to 100,000 sq ft, $0.15 above. */
const OTHER_OCCUPANCIES: FeeRule = {
  kind: 'bands',
  quantity: 'areaSqft',
  bands: countBands(
    [
      [0, 100_000, 0, 0, 0.4, 1],
      [100_000, null, 40_000, 100_000, 0.15, 1],
    ],
    false,
  ),
};

const ANY = ['residential_1_2', 'multifamily', 'commercial'] as const;

export const miamiDade: FeeSchedule = {
  id: 'miami-dade-fl',
  // The City of Miami issues its own permits; this is the County's schedule, for its unincorporated area.
  citySlug: null,
  place: { county: 'Miami-Dade' },
  state: 'FL',
  name: { en: 'Miami-Dade County, FL (RER)', es: 'Condado de Miami-Dade, FL (RER)' },
  mechanism: 'area_rate',
  covers: {
    en: 'Building permits by area; roofs, slabs; electrical services, pools and solar',
    es: 'Permisos de construcción por superficie; techos, losas; acometidas, piscinas y energía solar',
  },
  effective: {
    from: '2026-06-26',
    to: null,
    text: {
      en: 'In force since June 26, 2026 (Implementing Order 4-63)',
      es: 'En vigor desde el 26 de junio de 2026 (Implementing Order 4-63)',
    },
  },
  outdated: null,
  works: [
    {
      id: 'new_house',
      label: NEW_HOUSE,
      match: match(HOUSE, 'new'),
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.96)),
    },
    {
      id: 'townhouse',
      label: { en: 'New townhouses', es: 'Townhouses nuevos' },
      match: null,
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.4)),
    },
    {
      id: 'house_addition',
      label: { en: 'Addition to a house or duplex', es: 'Ampliación de una casa o dúplex' },
      match: match(HOUSE, 'addition'),
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.96)),
    },
    {
      id: 'house_alteration',
      label: {
        en: 'Remodel or repair of a house or duplex',
        es: 'Remodelación o reparación de una casa o dúplex',
      },
      match: match(HOUSE, 'alteration'),
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.5), { maximumCents: usd(847.95) }),
      notes: [
        {
          en: 'The area is that of the whole structure, not of the part that is remodeled.',
          es: 'La superficie es la de toda la estructura, no la de la parte que se remodela.',
        },
      ],
    },
    {
      id: 'other_new',
      label: {
        en: 'New building or addition, apartments and commercial',
        es: 'Edificio nuevo o ampliación, apartamentos y comercial',
      },
      match: match(NOT_A_HOUSE, 'new', 'addition'),
      components: withCharges(BUILDING_PERMIT, OTHER_OCCUPANCIES),
    },
    {
      id: 'other_alteration',
      label: { en: 'Remodel, apartments and commercial', es: 'Remodelación, apartamentos y comercial' },
      match: match(NOT_A_HOUSE, 'alteration'),
      components: withCharges(BUILDING_PERMIT, OTHER_OCCUPANCIES, { minimumCents: usd(254.4) }),
    },
    {
      id: 'roof_shingle',
      label: {
        en: 'Roof, shingle and other coverings',
        es: 'Techo de tejas asfálticas (shingle) y otras cubiertas',
      },
      match: match(ANY, 'roofing'),
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.11)),
    },
    {
      id: 'roof_tile',
      label: { en: 'Roof, clay or concrete tile', es: 'Techo de teja de barro o de concreto' },
      match: match(ANY, 'roofing'),
      components: withCharges(BUILDING_PERMIT, perSquareFoot(0.14)),
    },
    {
      id: 'slab',
      label: { en: 'Slab on grade', es: 'Losa sobre el terreno' },
      match: null,
      components: withCharges(BUILDING_PERMIT, { kind: 'flat', amountCents: usd(88.55) }),
    },
    {
      id: 'electrical_service',
      label: { en: 'Electrical service alone', es: 'Solo acometida eléctrica' },
      match: match(ANY, 'electrical_service'),
      components: withCharges(ELECTRICAL, perCount({ quantity: 'serviceAmps', dollars: 7.26, per: 100 })),
    },
    {
      id: 'pool_electrical',
      label: {
        en: 'Electrical permit of a residential pool',
        es: 'Permiso eléctrico de una piscina residencial',
      },
      match: match(HOUSE, 'pool'),
      components: withCharges(ELECTRICAL, { kind: 'flat', amountCents: usd(144.91) }),
      excluded: [{ en: 'The pool’s own building permit', es: 'El permiso de construcción de la piscina' }],
    },
    {
      id: 'solar_roof',
      label: {
        en: 'Electrical permit of solar panels on a roof',
        es: 'Permiso eléctrico de paneles solares en el techo',
      },
      match: match(ANY, 'solar'),
      components: withCharges(ELECTRICAL, { kind: 'flat', amountCents: usd(365.63) }),
    },
    {
      id: 'solar_ground',
      label: {
        en: 'Electrical permit of solar panels on the ground',
        es: 'Permiso eléctrico de paneles solares en el suelo',
      },
      match: match(ANY, 'solar'),
      components: withCharges(ELECTRICAL, { kind: 'flat', amountCents: usd(325) }),
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'Electrical, plumbing and mechanical items, each counted on its own fee sheet',
      es: 'Partidas eléctricas, de plomería y mecánicas, que se cuentan en su propia hoja de tarifas',
    },
    {
      en: 'Fees of fire rescue, water and sewer, environmental resources and other departments',
      es: 'Tarifas de bomberos, agua y alcantarillado, recursos ambientales y otros departamentos',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'A trade permit costs at least $227.90 before the state surcharges: $147.00 plus $65.00, and 7.5% on both.',
      es: 'Un permiso de oficio cuesta al menos $227.90 antes de los recargos estatales: $147.00 más $65.00, y 7.5% sobre ambos.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'house',
      title: { en: 'New house of 2,500 sq ft', es: 'Casa nueva de 2,500 pies cuadrados' },
      input: { occupancy: 'residential_1_2', work: 'new', areaSqft: 2500 },
      published: { by: 'third_party', cents: usd(2709.88), lineIds: null, source: TRANSCRIPTION },
    },
    {
      id: 'service',
      title: { en: 'Electrical service of 200 A', es: 'Acometida eléctrica de 200 A' },
      input: { work: 'electrical_service', serviceAmps: 200 },
      published: { by: 'third_party', cents: usd(232.11), lineIds: null, source: TRANSCRIPTION },
    },
  ],
  sources: [
    source(
      'Miami-Dade County Implementing Order 4-63',
      'https://documents.miamidade.gov/ao-io/IO/IO-04-63.pdf',
    ),
    TRANSCRIPTION,
  ],
  confidence: 'B',
};
