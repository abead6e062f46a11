import type { Deadline } from '@/lib/checking/checks/round-types';
import type { Need } from './types';

/** How far back and ahead an answer counts as due. */
export const DUE_BACK_DAYS = 60;
export const DUE_AHEAD_DAYS = 30;

/** Answers to a city's comments that are due. */
export function roundNeeds(deadlines: readonly Deadline[]): Need[] {
  return deadlines.map(({ key, day, round, check }) => ({
    key: key.replace('deadline-', 'round:'),
    kind: 'answer_round',
    subject: { kind: 'round', checkId: check.id, name: check.name, round },
    since: null,
    until: day,
    cost: { kind: 'day_for_day' },
    mark: `due ${day}`,
  }));
}
