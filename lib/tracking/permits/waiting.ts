import { addDays } from '@/lib/platform/clock/days';
import { isOver } from './is-over';
import type { Inspection, PermitDetail, ReviewStep } from './view';

/** Days after a visit in which its result is still expected. */
export const RESULT_DAYS = 14;
/** Desks named; where more wait, the rest is counted. */
const MOST_DESKS = 5;

/** Whom a permit waits for. `since` is the city's own day, null where it gives none. */
export type Waiting =
  | {
      on: 'applicant';
      why: 'corrections' | 'answer' | 'issue' | 'reinspection';
      at: string[];
      since: string | null;
    }
  | { on: 'desk'; desk: string; since: string; due: string | null }
  | { on: 'inspector'; kind: string | null; day: string; why: 'visit' | 'result' };

export interface WaitingInput {
  permit: Pick<PermitDetail, 'statusBucket' | 'statusDate' | 'issuedDate' | 'missingSince'>;
  steps: readonly ReviewStep[];
  inspections: readonly Pick<Inspection, 'kind' | 'heldOn' | 'outcome'>[];
  /** The city's calendar day. */
  today: string;
}

/**
 * Whom the permit waits for, the applicant first, then desks, the longest waiting first. Empty where the city's data
 * does not say: a desk that is done, or a review the city lists only once it is finished, tells nothing.
 */
export function waitingOn({ permit, steps, inspections, today }: WaitingInput): Waiting[] {
  const { statusBucket, statusDate, issuedDate, missingSince } = permit;
  if (missingSince !== null || isOver(statusBucket)) return [];
  if (statusBucket === 'action_required') {
    const asking = askingForCorrections(steps);
    const since = statusDate ?? latest(asking);
    const why = asking.length > 0 ? 'corrections' : 'answer';
    return [{ on: 'applicant', why, at: names(asking), since }];
  }
  if (statusBucket === 'ready_to_issue')
    return [{ on: 'applicant', why: 'issue', at: [], since: statusDate }];
  if (statusBucket === 'issued') {
    const visits = waitingForVisits(inspections, today);
    if (visits.length > 0) return visits;
    // Reviews from before the issue that were never closed are no longer waited for.
    return issuedDate === null
      ? []
      : waitingAtDesks(
          steps.filter((step) => isAfter(step, issuedDate)),
          today,
        );
  }
  return statusBucket === 'pending' ? waitingAtDesks(steps, today) : [];
}

function isAfter({ arrivedOn }: ReviewStep, day: string): boolean {
  return arrivedOn !== null && arrivedOn > day;
}

function waitingAtDesks(steps: readonly ReviewStep[], today: string): Waiting[] {
  const here = steps.filter((step) => !step.isTimeless);
  const desks = [...latestOfDesks(here.filter(({ arrivedOn }) => arrivedOn !== null && arrivedOn <= today))]
    .flatMap(({ desk, arrivedOn, outcome, dueOn }) =>
      outcome === 'waiting' && arrivedOn !== null
        ? [{ on: 'desk' as const, desk, since: arrivedOn, due: dueOn }]
        : [],
    )
    .sort((a, b) => (a.since === b.since ? (a.desk < b.desk ? -1 : 1) : a.since < b.since ? -1 : 1));
  const asking = askingForCorrections(here.filter((step) => !step.finishedOnly));
  const corrections: Waiting[] =
    asking.length > 0
      ? [{ on: 'applicant', why: 'corrections', at: names(asking), since: latest(asking) }]
      : [];
  return [...corrections, ...desks.slice(0, MOST_DESKS)];
}

/** Desks whose latest review asked for corrections. */
function askingForCorrections(steps: readonly ReviewStep[]): ReviewStep[] {
  return latestOfDesks(steps).filter(({ outcome }) => outcome === 'corrections' || outcome === 'denied');
}

/** The latest review at each desk: one that is open, else the one that ended last. */
function latestOfDesks(steps: readonly ReviewStep[]): ReviewStep[] {
  const byDesk = new Map<string, ReviewStep>();
  for (const step of steps) {
    const known = byDesk.get(step.desk);
    if (!known || isLater(step, known)) byDesk.set(step.desk, step);
  }
  return [...byDesk.values()];
}

function isLater(step: ReviewStep, than: ReviewStep): boolean {
  const order = ({ cycle, arrivedOn, finishedOn }: ReviewStep) =>
    `${String(cycle ?? 0).padStart(4, '0')} ${arrivedOn ?? finishedOn ?? ''} ${finishedOn ?? '9'}`;
  return order(step) > order(than);
}

function names(steps: readonly ReviewStep[]): string[] {
  return steps.map(({ desk }) => desk).sort();
}

function latest(steps: readonly ReviewStep[]): string | null {
  return steps.reduce<string | null>((newest, { finishedOn }) => {
    if (finishedOn === null) return newest;
    return newest === null || finishedOn > newest ? finishedOn : newest;
  }, null);
}

type Visit = WaitingInput['inspections'][number] & { heldOn: string };

function waitingForVisits(inspections: WaitingInput['inspections'], today: string): Waiting[] {
  const dated = inspections
    .filter((visit): visit is Visit => visit.heldOn !== null)
    .sort((a, b) => (a.heldOn < b.heldOn ? -1 : 1));
  const next = dated.find(({ heldOn, outcome }) => outcome === 'scheduled' && heldOn >= today);
  if (next) return [{ on: 'inspector', kind: next.kind, day: next.heldOn, why: 'visit' }];
  const [last] = dated.filter(({ outcome, heldOn }) => outcome !== 'cancelled' && heldOn <= today).reverse();
  if (!last) return [];
  if (last.outcome === 'failed') {
    const at = last.kind === null ? [] : [last.kind];
    return [{ on: 'applicant', why: 'reinspection', at, since: last.heldOn }];
  }
  const isOpen = last.outcome === 'scheduled' || last.outcome === 'unknown';
  const isExpected = isOpen && last.heldOn >= addDays(today, -RESULT_DAYS);
  return isExpected ? [{ on: 'inspector', kind: last.kind, day: last.heldOn, why: 'result' }] : [];
}
