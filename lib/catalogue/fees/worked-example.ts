import type { Text } from '@/lib/catalogue/checklists/types';
import { estimateFee } from './estimate';
import { findSchedule } from './schedules';
import type { EstimatedFee, FeeInput, FeeLine, PublishedFigure } from './types';

export interface WorkedExample {
  readonly id: string;
  readonly title: Text;
  readonly input: FeeInput;
  readonly estimate: EstimatedFee;
  /**
   * Who printed a figure for this job before us: the city itself, a third party, or nobody. The figure may
   * cover only some lines (`published.lineIds`), so say it beside those, not beside the total.
   */
  readonly origin: 'city' | 'third_party' | 'computed';
  readonly published: PublishedFigure | null;
}

/** One or two jobs worked out from a schedule, line by line; none where nothing can be computed. */
export function workedExample(scheduleId: string): readonly WorkedExample[] {
  const schedule = findSchedule(scheduleId);
  if (!schedule) return [];
  return schedule.examples.flatMap(({ id, title, input, published }) => {
    const estimate = estimateFee(schedule, input);
    if (estimate.status !== 'estimated') return [];
    return [{ id, title, input, estimate, origin: published?.by ?? 'computed', published }];
  });
}

/** Our amount for what a published figure covers: some lines of the estimate, or all of them. */
export function amountOfPublished(lines: readonly FeeLine[], { lineIds }: PublishedFigure): number {
  return lines
    .filter(({ id }) => lineIds === null || lineIds.includes(id))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
