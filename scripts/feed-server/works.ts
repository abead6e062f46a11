import { isCommercial, type Wording, type WorkKind } from '@/content/cities/sample';
import { SAMPLES } from '@/content/cities/samples';
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

/** The words the city itself uses for a kind of work. */
export function getWording(cityId: string, kind: WorkKind): Wording {
  const [type, work] = PLAIN[kind];
  const plain = { type, subtype: isCommercial(kind) ? 'Commercial' : 'Residential', work };
  return SAMPLES[cityId]?.wording?.(kind, plain) ?? plain;
}
