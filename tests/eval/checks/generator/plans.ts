/** The packages of the evaluation, each at its own seed: which work, where, in which language, with which faults. */
import { findWork, fittingFaults } from './draft';
import { FAULT_KINDS } from './faults';
import { PLACES, type PlaceKey } from './places';
import type { PackagePlan } from './plan';
import { Random } from './random';
import { WORKS } from './work';

export const PACKAGE_COUNT = 124;

const PLACE_KEYS = Object.keys(PLACES) as PlaceKey[];
const FLORIDA_FIRST: readonly PlaceKey[] = ['miami', 'lauderdale', 'orlando'];
/** Cities whose fee for such work follows from what a package holds. */
const PRICED: Readonly<Record<string, readonly PlaceKey[]>> = {
  res_alteration: ['denver'],
  res_new: ['denver'],
  plumbing: ['denver', 'atlanta'],
  mechanical: ['denver', 'philadelphia'],
  electrical_service: ['boston'],
};
/** Where Florida asks for more than others. */
const FLORIDA_WORK = ['roofing', 'windows_doors', 'pool_spa'];
/** What fits few packages is left sound in half of them. */
const SELDOM = ['not_recorded', 'EV breaker', 'guard height', 'barrier height', 'service_amps_differ'];
/** A house's owner does such work without a contractor. */
const BY_OWNERS = ['deck_porch', 'fence', 'windows_doors', 'ev_charger'];

/** Every fourth package or so is sound; odd numbers are text, even ones scans. */
export function listPlans(set: PackagePlan['set'] = 'first'): PackagePlan[] {
  const planted = new Map<string, number>(FAULT_KINDS.map((kind) => [kind.name, 0]));
  return Array.from({ length: PACKAGE_COUNT }, (_, at) => buildPlan(at + 1, set, planted));
}

function buildPlan(number: number, set: PackagePlan['set'], planted: Map<string, number>): PackagePlan {
  const random = new Random(set === 'first' ? `plan ${number}` : `${set} plan ${number}`);
  const medium = number % 2 === 1 ? 'text' : 'scan';
  const pair = Math.floor((number - 1) / 2);
  const work = findWork(WORKS[(pair + (number % 2) * 7) % WORKS.length]?.permitType ?? 'roofing');
  const places = PLACE_KEYS.filter((key) => !work.notIn?.includes(PLACES[key].state));
  const priced = PRICED[work.permitType];
  const place =
    FLORIDA_WORK.includes(work.permitType) && random.chance(0.5)
      ? random.pick(FLORIDA_FIRST)
      : priced && random.chance(0.55)
        ? random.pick(priced)
        : (places[(pair * 7 + (number % 2) * 3) % places.length] ?? 'denver');
  const role =
    BY_OWNERS.includes(work.permitType) && random.chance(0.3)
      ? random.pick(['owner', 'owner_builder'] as const)
      : random.chance(0.08)
        ? 'agent'
        : 'contractor';
  const language = random.pick(['en', 'en', 'en', 'es', 'mixed'] as const);
  const plan = { number, set, medium, language, work: work.permitType, place, role } as const;
  // Text and scans alike: the pair decides.
  if (pair % 7 === 0 || pair % 7 === 3) return { ...plan, faults: [] };
  const fitting = fittingFaults(plan)
    .map((kind) => kind.name)
    .filter((name) => !SELDOM.includes(name) || random.chance(0.5));
  const wanted = random.shuffle(fitting).sort((a, b) => (planted.get(a) ?? 0) - (planted.get(b) ?? 0));
  const faults = wanted.slice(0, random.pick([1, 2, 2, 3, 3, 4]));
  for (const name of faults) planted.set(name, (planted.get(name) ?? 0) + 1);
  return { ...plan, faults };
}
