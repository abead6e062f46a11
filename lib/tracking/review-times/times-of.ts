import { CLOCKS } from '@/content/cities/clocks';
import { STATE_TIMES } from '@/content/review-times/states';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import type { ReviewTime } from './types';

/** The times that hold for a permit: its city's own first, then those of its state that none of them stands for. */
export function reviewTimesOf({
  city,
  state,
  permitType,
}: {
  /** The slug of its place. */
  city: string;
  state: string;
  permitType: string | null;
}): ReviewTime[] {
  const own = (CLOCKS[city] ?? []).filter((time) => fits(time, permitType));
  const replaced = new Set((CLOCKS[city] ?? []).flatMap(({ replaces = [] }) => replaces));
  const ofState = isStateCode(state) ? (STATE_TIMES[state] ?? []) : [];
  return [...own, ...ofState.filter((time) => !replaced.has(time.id) && fits(time, permitType))];
}

function fits({ permitTypes }: ReviewTime, permitType: string | null): boolean {
  return permitTypes === null || permitTypes.some((one) => one === permitType);
}
