import type { Facts } from './facts';
import type { PackagePlan } from './plan';
import { plainAddress } from './print';
import type { Random } from './random';
import type { PackageJob, TrueFault } from './truth';
import type { Work } from './work';

/** What the applicant says of the job: the answers, and what would stand in the city's form. */
export function buildJob(
  plan: PackagePlan,
  work: Work,
  facts: Facts,
  faults: readonly TrueFault[],
  random: Random,
): PackageJob {
  const compares = faults.some((fault) => /differ/.test(fault.rule));
  const silent = !compares && random.chance(0.25);
  const valuation = facts.valuationCents;
  const firm = plan.role === 'contractor' || plan.role === 'agent';
  return {
    permitType: work.permitType,
    place: { city: facts.place.city, state: facts.place.state, county: facts.place.county },
    citySlug: facts.place.slug,
    answers: {
      ...work.answers,
      applicantRole: plan.role,
      occupancy: 'residential_1_2',
      onlineSubmittal: random.chance(0.6) || plan.faults.includes('form_not_flattened'),
      ...(valuation === null ? {} : { valuation: valuation / 100 }),
    },
    stated: silent
      ? {
          address: null,
          parcel: null,
          owner: null,
          contractor: null,
          license: null,
          valuationCents: null,
          areaSqft: null,
          feeCents: null,
        }
      : {
          address: `${plainAddress(facts.address)}, ${facts.place.city}, ${facts.place.state} ${facts.zip}`,
          parcel: facts.parcel,
          owner: `${facts.owner.first} ${facts.owner.last}`,
          contractor: firm ? `${facts.contractor.name} ${facts.contractor.ending}` : null,
          license: firm ? facts.license : null,
          valuationCents: valuation,
          areaSqft: facts.areaSqft,
          feeCents: null,
        },
    feeCents: facts.feeCents,
    today: facts.today,
  };
}
