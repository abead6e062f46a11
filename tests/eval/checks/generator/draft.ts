/** A package's facts and documents as they would be without faults. */

import { type Facts, makeFacts } from './facts';
import type { FaultKind, Shape } from './fault-kind';
import { FAULT_KINDS } from './faults';
import { computeFee } from './fees';
import type { PlaceKey } from './places';
import type { PackagePlan } from './plan';
import { Random, toSeed } from './random';
import { WORKS, type Work } from './work';

export interface Draft {
  readonly work: Work;
  readonly facts: Facts;
  readonly papers: readonly string[];
  readonly shape: Shape;
}

export function findWork(permitType: string): Work {
  const work = WORKS.find((one) => one.permitType === permitType);
  if (!work) throw new Error(`No work ${permitType}`);
  return work;
}

/** Its facts and its documents, without faults. */
export function draft(plan: Omit<PackagePlan, 'faults'>): Draft {
  const random = new Random(toSeed(plan));
  const work = findWork(plan.work);
  const facts = makeFacts(plan.place, work, !isTexas(plan.place), random.fork('facts'));
  const papers = listPapers(plan, work, facts, random.fork('papers'));
  const drawings = work.drawings.map((one) => one.drawing);
  const feeCents = computeFee(facts.place.slug, work.permitType, facts.valuationCents);
  const shape = {
    facts,
    permitType: work.permitType,
    documents: [...papers, ...drawings],
    drawings,
    cover: work.cover ?? null,
    feeCents,
  };
  return { work, facts: { ...facts, feeCents }, papers, shape };
}

const isTexas = (place: PlaceKey) => ['austin', 'houston', 'dallas'].includes(place);
const hasContractor = (role: PackagePlan['role']) => role === 'contractor';

function listPapers(plan: Omit<PackagePlan, 'faults'>, work: Work, facts: Facts, random: Random): string[] {
  const papers = ['application'];
  if (plan.role === 'contractor' || plan.role === 'agent') papers.push('owner_authorization');
  if (plan.role === 'owner_builder') papers.push('owner_builder');
  if (hasContractor(plan.role)) {
    if (!work.withoutInsurance) papers.push('contractor_license', 'insurance_wc');
    // A price is nobody's business for a dwelling in Texas, and a demolition is not asked for one.
    if (!isTexas(plan.place) && work.permitType !== 'demolition') papers.push('valuation');
  }
  if (random.chance(0.2)) papers.push('scope_description');
  if (random.chance(0.2)) papers.push('parcel_legal');
  return [...papers, ...work.papers(facts.place)];
}

/** Which kinds of faults fit a package. */
export function fittingFaults(plan: Omit<PackagePlan, 'faults'>): FaultKind[] {
  const { shape } = draft(plan);
  return FAULT_KINDS.filter((kind) => kind.fits(shape).length > 0);
}
