import { buildChecklist, type Checklist, type ChecklistInput } from '@/lib/catalogue/checklists/checklist';
import { placeText } from '@/lib/catalogue/checklists/schema';
import { estimateForJob, type JobFee } from '@/lib/catalogue/fees/for-job';
import type { FeeInput } from '@/lib/catalogue/fees/types';
import { priceFromPapers } from '@/lib/checking/review/fee-pricing';
import type { Review, StatedFacts } from '@/lib/checking/review/types';
import { parseCityInput } from '@/lib/tracking/cities/catalogue';
import type { PricedFee } from './types';

/** What a check is about, as far as rules and fees look at it. */
export interface Job extends ChecklistInput {
  readonly stated: StatedFacts;
  readonly work: FeeInput;
}

/** The checklist of a check's job by the current rules. */
export function buildJobChecklist({ permitType, place, answers }: Job): Checklist {
  return buildChecklist({ permitType, place, answers });
}

/**
 * Estimates the fee of a check's job; null where no schedule of its place is held. Stated facts take
 * precedence over answers.
 */
export function estimateJobFee(job: Job): JobFee | null {
  const { place, permitType, answers, stated, work } = job;
  const city = place.city === null ? null : parseCityInput(placeText(place));
  const given: FeeInput = {
    ...(stated.valuationCents === null ? {} : { valuationCents: stated.valuationCents }),
    ...(stated.areaSqft === null ? {} : { areaSqft: Math.round(stated.areaSqft) }),
    ...work,
  };
  const slug = city?.kind === 'city' ? city.city.slug : null;
  return estimateForJob({ city: slug, place, permitType, answers, given });
}

/**
 * The part of a fee stored with a run: without schedule rows for other work, and with what the papers added
 * where there is a review.
 */
export function keptFee(fee: JobFee | null, review?: Pick<Review, 'documents'>): PricedFee | null {
  const priced = review ? priceFromPapers(fee, review.documents).fee : fee;
  if (!priced) return null;
  const { works: _, examples: __, ...schedule } = priced.schedule;
  return { schedule, estimate: priced.estimate };
}
