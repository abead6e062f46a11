import type { Trade } from './companies';

/** A kind of work: how often it is applied for, what it costs, what an applicant writes about it. */
export interface Work {
  kind: WorkKind;
  major: boolean;
  weight: number;
  trade: Trade;
  /** Dollars. */
  cost: [number, number];
  texts: [string, ...string[]];
}

export type WorkKind =
  | 'new_home'
  | 'addition'
  | 'remodel'
  | 'new_commercial'
  | 'finish_out'
  | 'adu'
  | 'roof'
  | 'solar'
  | 'pool'
  | 'deck'
  | 'electrical'
  | 'plumbing'
  | 'mechanical'
  | 'demolition';

export const WORKS: [Work, ...Work[]] = [
  {
    kind: 'new_home',
    major: true,
    weight: 5,
    trade: 'general',
    cost: [240_000, 900_000],
    texts: [
      'New two-story single family residence with attached garage',
      'New single family residence, slab on grade, covered patio',
      'Construct new 3-bedroom residence per approved plans',
    ],
  },
  {
    kind: 'addition',
    major: true,
    weight: 5,
    trade: 'general',
    cost: [45_000, 260_000],
    texts: [
      'Rear addition: primary suite and bath',
      'Second-story addition over existing garage',
      'Addition of family room and covered porch',
    ],
  },
  {
    kind: 'remodel',
    major: true,
    weight: 6,
    trade: 'general',
    cost: [15_000, 180_000],
    texts: [
      'Interior remodel of kitchen and two baths, no change to footprint',
      'Remodel: remove load-bearing wall, new beam per engineer',
      'Repair and remodel after water damage, replace drywall and cabinets',
    ],
  },
  {
    kind: 'new_commercial',
    major: true,
    weight: 2,
    trade: 'general',
    cost: [700_000, 9_000_000],
    texts: [
      'New one-story retail shell building with site work',
      'New 24-unit apartment building, sprinklered',
      'New warehouse with office, tilt-wall',
    ],
  },
  {
    kind: 'finish_out',
    major: true,
    weight: 4,
    trade: 'general',
    cost: [60_000, 850_000],
    texts: [
      'Tenant finish-out for dental office, suite 120',
      'Restaurant finish-out with type I hood',
      'Office build-out: partitions, ceiling, lighting',
    ],
  },
  {
    kind: 'adu',
    major: true,
    weight: 2,
    trade: 'general',
    cost: [110_000, 280_000],
    texts: ['Detached accessory dwelling unit, 680 sq ft', 'Convert garage to accessory dwelling unit'],
  },
  {
    kind: 'roof',
    major: false,
    weight: 6,
    trade: 'roofing',
    cost: [8_000, 42_000],
    texts: [
      'Remove and replace asphalt shingles, 28 squares',
      'Re-roof with standing seam metal, replace damaged decking',
      'Tear off and re-roof, low-slope membrane',
    ],
  },
  {
    kind: 'solar',
    major: false,
    weight: 4,
    trade: 'solar',
    cost: [14_000, 48_000],
    texts: ['Roof-mounted photovoltaic system, 8.4 kW', 'Photovoltaic system 11.2 kW with battery storage'],
  },
  {
    kind: 'pool',
    major: false,
    weight: 2,
    trade: 'pools',
    cost: [48_000, 140_000],
    texts: ['In-ground gunite pool with spa and barrier', 'In-ground pool, equipment pad and fence'],
  },
  {
    kind: 'deck',
    major: false,
    weight: 3,
    trade: 'general',
    cost: [6_000, 38_000],
    texts: ['Wood deck, 320 sq ft, with stairs', 'Replace rear deck and guardrail'],
  },
  {
    kind: 'electrical',
    major: false,
    weight: 9,
    trade: 'electric',
    cost: [1_200, 32_000],
    texts: [
      'Service upgrade to 200 A, replace panel',
      'Install EV charger, 60 A circuit',
      'Wiring for kitchen and bath remodel',
      'Install 22 kW standby generator and transfer switch',
    ],
  },
  {
    kind: 'plumbing',
    major: false,
    weight: 7,
    trade: 'plumbing',
    cost: [900, 24_000],
    texts: [
      'Replace water heater, gas, like for like',
      'Repipe residence with PEX',
      'Replace sewer line from house to tap',
      'Rough and finish plumbing for bath remodel',
    ],
  },
  {
    kind: 'mechanical',
    major: false,
    weight: 7,
    trade: 'mechanical',
    cost: [4_000, 36_000],
    texts: [
      'Change out 4-ton split system, same location',
      'Replace furnace and coil, like for like',
      'Install ductwork and rooftop unit, 7.5 tons',
    ],
  },
  {
    kind: 'demolition',
    major: false,
    weight: 2,
    trade: 'demolition',
    cost: [6_000, 60_000],
    texts: ['Demolish single family residence and slab', 'Demolish detached garage'],
  },
];

export interface Wording {
  type: string;
  subtype: string;
  work: string;
}

const PLAIN: Record<WorkKind, [type: string, work: string]> = {
  new_home: ['Residential New', 'New'],
  addition: ['Residential Addition', 'Addition'],
  remodel: ['Residential Remodel', 'Alteration'],
  new_commercial: ['Commercial New', 'New'],
  finish_out: ['Commercial Alteration', 'Tenant Improvement'],
  adu: ['Accessory Dwelling Unit', 'New'],
  roof: ['Roofing', 'Repair'],
  solar: ['Solar Photovoltaic', 'New'],
  pool: ['Swimming Pool', 'New'],
  deck: ['Deck or Porch', 'New'],
  electrical: ['Electrical', 'Alteration'],
  plumbing: ['Plumbing', 'Alteration'],
  mechanical: ['Mechanical', 'Replacement'],
  demolition: ['Demolition', 'Demolition'],
};

const TRADE_KINDS = ['electrical', 'plumbing', 'mechanical'];

function isCommercial(kind: WorkKind): boolean {
  return kind === 'new_commercial' || kind === 'finish_out';
}

function among(words: Record<string, string>, key: string, otherwise: string): string {
  return words[key] ?? otherwise;
}

type Reword = (kind: WorkKind, plain: Wording) => Wording;

const CITIES: Record<string, Reword> = {
  'austin-tx': (kind, { work }) => {
    const code = among({ electrical: 'EP', plumbing: 'PP', mechanical: 'MP' }, kind, 'BP');
    const name = among(
      { EP: 'Electrical Permit', PP: 'Plumbing Permit', MP: 'Mechanical Permit' },
      code,
      'Building Permit',
    );
    return { type: name, subtype: code, work: work === 'Tenant Improvement' ? 'Remodel' : work };
  },
  'san-antonio-tx': (kind, { type, work }) => {
    if (TRADE_KINDS.includes(kind)) return { type: `${type} General Permit`, subtype: type, work };
    if (kind === 'roof') return { type: 'Re-Roof Permit', subtype: type, work };
    const side = isCommercial(kind) ? 'Comm' : 'Res';
    return {
      type: work === 'New' ? `${side} New Building Permit` : `${side} Building Application`,
      subtype: type,
      work,
    };
  },
  'chicago-il': (kind, { work }) => {
    const type =
      work === 'Demolition'
        ? 'PERMIT - WRECKING/DEMOLITION'
        : kind === 'deck'
          ? 'PERMIT - PORCH CONSTRUCTION'
          : TRADE_KINDS.includes(kind) || kind === 'roof'
            ? 'PERMIT – EXPRESS PERMIT PROGRAM'
            : work === 'New' && kind !== 'solar'
              ? 'PERMIT - NEW CONSTRUCTION'
              : 'PERMIT - RENOVATION/ALTERATION';
    return {
      type,
      subtype: type.includes('EXPRESS') ? 'EXPRESS PERMIT PROGRAM' : 'STANDARD PLAN REVIEW',
      work: work.toUpperCase(),
    };
  },
  'boston-ma': (kind, { work }) => {
    const type =
      kind === 'electrical'
        ? 'Electrical Permit'
        : kind === 'plumbing'
          ? 'Plumbing Permit'
          : kind === 'mechanical'
            ? 'Gas Permit'
            : work === 'New'
              ? 'Erect/New Construction'
              : isCommercial(kind)
                ? 'Long Form/Alteration Permit'
                : 'Short Form Bldg Permit';
    const code = among({ New: 'ERECT', Demolition: 'EXTDEM', Addition: 'ADDITION' }, work, 'INTREN');
    return { type, subtype: work, work: TRADE_KINDS.includes(kind) ? type.slice(0, 5).toUpperCase() : code };
  },
  'philadelphia-pa': (kind, { type, work }) => {
    const name = TRADE_KINDS.includes(kind)
      ? type
      : kind === 'demolition'
        ? 'Demolition'
        : isCommercial(kind)
          ? 'Commercial Building'
          : 'Residential Building';
    return {
      type: name,
      subtype: `${name} Permit`,
      work: among({ New: 'New Construction', Alteration: 'Alterations' }, work, work),
    };
  },
  'phoenix-az': (kind, { type, work }) => {
    const code = among(
      {
        electrical: 'ELEC',
        plumbing: 'PLMB',
        mechanical: 'MECH',
        demolition: 'DEMO',
        solar: 'PVRS',
        pool: 'POOL',
      },
      kind,
      isCommercial(kind) ? 'COMB' : 'RESB',
    );
    return {
      subtype: code,
      type: `${isCommercial(kind) ? 'COMMERCIAL' : 'RESIDENTIAL'} ${type.replace(/^(Residential|Commercial) /, '').toUpperCase()}`,
      work,
    };
  },
  'los-angeles-ca': (kind, { work }) => {
    const type = TRADE_KINDS.includes(kind)
      ? PLAIN[kind][0]
      : work === 'Demolition'
        ? 'Bldg-Demolition'
        : kind === 'addition'
          ? 'Bldg-Addition'
          : kind === 'pool'
            ? 'Swimming-Pool/Spa'
            : work === 'New' && kind !== 'solar'
              ? 'Bldg-New'
              : 'Bldg-Alter/Repair';
    return {
      type,
      subtype: isCommercial(kind) ? 'Commercial' : '1 or 2 Family Dwelling',
      work: TRADE_KINDS.includes(kind) ? type : 'Building',
    };
  },
  'san-francisco-ca': (kind, { work }) => {
    const [type, subtype] =
      work === 'Demolition'
        ? ['6', 'demolitions']
        : kind === 'new_home'
          ? ['2', 'new construction wood frame']
          : kind === 'new_commercial'
            ? ['1', 'new construction']
            : kind === 'addition' || kind === 'adu'
              ? ['3', 'additions alterations or repairs']
              : ['8', 'otc alterations permit'];
    return { type: type ?? '8', subtype: subtype ?? '', work };
  },
  'seattle-wa': (kind, { work }) => ({
    type: work === 'Demolition' ? 'Demolition' : work === 'New' ? 'Building' : 'Building',
    subtype: work === 'New' ? 'New' : work === 'Demolition' ? 'Demolition' : 'Addition/Alteration',
    work: isCommercial(kind) ? 'Commercial' : 'Single Family/Duplex',
  }),
  'detroit-mi': (_, { work, subtype }) => ({
    type: work === 'Tenant Improvement' || work === 'Replacement' || work === 'Repair' ? 'Alteration' : work,
    subtype,
    work,
  }),
  'minneapolis-mn': (kind, { work, subtype }) => ({
    type: TRADE_KINDS.includes(kind) ? PLAIN[kind][0] : isCommercial(kind) ? 'Commercial' : 'Res',
    subtype,
    work: among({ New: 'New', Addition: 'Addition', Demolition: 'Wrecking' }, work, 'Remodel'),
  }),
  'baton-rouge-la': (kind, { type, work }) => ({
    type:
      kind === 'pool'
        ? 'Pool'
        : TRADE_KINDS.includes(kind)
          ? type
          : `${isCommercial(kind) ? 'Commercial' : 'Residential'}: ${among({ New: 'New', Addition: 'Addition', Demolition: 'Demolition' }, work, 'Remodel')}`,
    subtype: type,
    work: isCommercial(kind) ? 'Commercial' : 'Residential',
  }),
};

/** The words the city itself uses for a kind of work. */
export function wordingOf(cityId: string, kind: WorkKind): Wording {
  const [type, work] = PLAIN[kind];
  const plain = { type, subtype: isCommercial(kind) ? 'Commercial' : 'Residential', work };
  return CITIES[cityId]?.(kind, plain) ?? plain;
}
