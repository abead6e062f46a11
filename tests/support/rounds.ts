import type { RoundComment, RoundSummary } from '@/lib/checking/checks/round-types';

/** A comment of the city that nobody has answered yet. */
export function roundComment(given: Partial<RoundComment> = {}): RoundComment {
  return {
    id: `cmt_${given.number ?? 1}`,
    number: 1,
    discipline: null,
    comment: 'Seal sheet S-201.',
    sheet: null,
    answer: null,
    version: null,
    file: null,
    state: 'open',
    assignee: null,
    ...given,
  };
}

/** A round without comments. */
export function roundSummary(given: Partial<RoundSummary> = {}): RoundSummary {
  return {
    id: 'rnd_1',
    number: 1,
    receivedOn: '2026-11-12',
    dueOn: null,
    reviewer: null,
    counts: { all: 0, open: 0, answered: 0, accepted: 0 },
    ...given,
  };
}
