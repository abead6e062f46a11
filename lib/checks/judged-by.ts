import { buildChecklist, type Checklist, type ChecklistInput } from '@/lib/checklists/checklist';
import { placeText } from '@/lib/checklists/schema';
import { parseCityInput } from '@/lib/cities/catalogue';
import { estimateForJob } from '@/lib/fees/for-job';
import type { FeeEstimate, FeeInput, FeeSchedule } from '@/lib/fees/types';
import type { StatedFacts } from '@/lib/review/types';
import type { PricedFee } from './types';

/** What a check is about, as far as rules and fees look at it. */
export interface Job extends ChecklistInput {
  readonly stated: StatedFacts;
  readonly work: FeeInput;
}

/** The documents a check's application needs, by the rules of today. */
export function checklistOf({ permitType, place, answers }: Job): Checklist {
  return buildChecklist({ permitType, place, answers });
}

/** The fee of a check's job; null where no schedule of its city is held. What is stated goes before what was answered. */
export function feeOf(job: Job): { schedule: FeeSchedule; estimate: FeeEstimate } | null {
  const { place, permitType, answers, stated, work } = job;
  if (place.city === null) return null;
  const city = parseCityInput(placeText(place));
  if (city.kind !== 'city') return null;
  const given: FeeInput = {
    ...(stated.valuationCents === null ? {} : { valuationCents: stated.valuationCents }),
    ...(stated.areaSqft === null ? {} : { areaSqft: Math.round(stated.areaSqft) }),
    ...work,
  };
  return estimateForJob({ city: city.city.slug, permitType, answers, given });
}

/** What of a fee is kept with a run: without the rows that price other work. */
export function keptFee(fee: { schedule: FeeSchedule; estimate: FeeEstimate } | null): PricedFee | null {
  if (!fee) return null;
  const { works: _, examples: __, ...schedule } = fee.schedule;
  return { schedule, estimate: fee.estimate };
}
