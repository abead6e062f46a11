import { addDays } from '@/lib/platform/clock/days';
import type { Standing } from '../types';
import { RESULT_DAYS, type Waiting, type WaitingInput, waitingBySides } from '../waiting';

/**
 * What is kept of a permit for lists: the first the side feeds say it waits for, the next visit, and until which day
 * that holds. What the status says is not kept: `sql.ts` reads it from the permit.
 */
export function standingOf(input: Omit<WaitingInput, 'history'>): Standing {
  const [first] = waitingBySides(input);
  const visit = nextVisit(input);
  return {
    ...asStanding(first),
    visitOn: visit?.heldOn ?? null,
    visitKind: visit?.kind ?? null,
    turnsOn: turnOf(input),
  };
}

function asStanding(
  waiting: Waiting | undefined,
): Pick<Standing, 'waitsOn' | 'why' | 'places' | 'since' | 'due'> {
  switch (waiting?.on) {
    case undefined:
    case 'city':
    case 'work':
      return { waitsOn: null, why: null, places: [], since: null, due: null };
    case 'desk':
      return {
        waitsOn: 'desk',
        why: 'review',
        places: [waiting.desk],
        since: waiting.since,
        due: waiting.due,
      };
    case 'inspector': {
      const places = waiting.kind === null ? [] : [waiting.kind];
      const since = waiting.why === 'result' ? waiting.day : null;
      return { waitsOn: 'inspector', why: waiting.why, places, since, due: waiting.day };
    }
    case 'applicant':
      return {
        waitsOn: 'applicant',
        why: waiting.why,
        places: waiting.at,
        since: waiting.since,
        due: null,
      };
  }
}

function nextVisit({ inspections, today }: Pick<WaitingInput, 'inspections' | 'today'>) {
  return inspections
    .filter(({ heldOn, outcome }) => outcome === 'scheduled' && heldOn !== null && heldOn >= today)
    .sort((a, b) => ((a.heldOn ?? '') < (b.heldOn ?? '') ? -1 : 1))[0];
}

/** Days on which one of the visits or desks starts or stops to count; the first of them that is ahead. */
function turnOf({ inspections, steps, today }: Omit<WaitingInput, 'history'>): string | null {
  const days = [
    ...inspections.flatMap(({ heldOn }) =>
      heldOn === null ? [] : [addDays(heldOn, 1), addDays(heldOn, RESULT_DAYS + 1)],
    ),
    ...steps.flatMap(({ arrivedOn }) => (arrivedOn === null ? [] : [arrivedOn])),
  ];
  return days.filter((day) => day > today).sort()[0] ?? null;
}
