import { addDays, utcDay } from '@/lib/platform/clock/days';
import type { StatusBucket, WaitingFor } from './types';
import type { Inspection, PermitDetail, ReviewStep } from './view';

/** Days after a visit in which its result is still expected. */
export const RESULT_DAYS = 14;
/** Days after which a permit that is held, has lapsed or was stopped asks nothing of anybody any more. */
const HISTORY_DAYS = 365;
/** Desks named; where more wait, the rest is counted. */
const MOST_DESKS = 5;

export type ApplicantWhy = Exclude<WaitingFor, 'review' | 'visit' | 'result' | 'work'>;

/** Whom a permit waits for. `since` is the city's own day, null where it gives none; `work` is nobody, the work goes on. */
export type Waiting =
  | { on: 'applicant'; why: ApplicantWhy; at: string[]; since: string | null }
  | { on: 'desk'; desk: string; since: string; due: string | null }
  | { on: 'inspector'; kind: string | null; day: string; why: 'visit' | 'result' }
  | { on: 'city' | 'work'; since: string | null };

export type PermitDay = 'appliedDate' | 'issuedDate' | 'statusDate' | 'expiresDate';

export type WaitingPermit = Pick<
  PermitDetail,
  PermitDay | 'statusBucket' | 'approvedDate' | 'completedDate' | 'missingSince'
>;

export interface WaitingInput {
  permit: WaitingPermit;
  steps: readonly ReviewStep[];
  inspections: readonly Pick<Inspection, 'kind' | 'heldOn' | 'outcome'>[];
  /** The city's calendar day. */
  today: string;
  /** `historyBefore` of now. */
  history: string;
}

interface ByStatus {
  on: 'applicant' | 'city' | 'work';
  why: WaitingFor;
  /** The first of these days that the city gives. */
  since: readonly PermitDay[];
  /** It ends a year after that day; without one, after the day it is listed by, or never. */
  ends?: 'by_listing' | 'by_its_day';
}

/** Whom a permit waits for by its status alone. `standing/sql.ts` makes the same of it in SQL. */
export const BY_STATUS: Readonly<Record<StatusBucket, ByStatus | null>> = {
  pending: { on: 'city', why: 'review', since: ['appliedDate', 'statusDate'] },
  action_required: { on: 'applicant', why: 'answer', since: ['statusDate'] },
  ready_to_issue: { on: 'applicant', why: 'issue', since: ['statusDate'] },
  issued: { on: 'work', why: 'work', since: ['issuedDate', 'statusDate'] },
  finaled: null,
  on_hold: { on: 'applicant', why: 'hold', since: ['statusDate'], ends: 'by_its_day' },
  expired: { on: 'applicant', why: 'renewal', since: ['expiresDate', 'statusDate'], ends: 'by_listing' },
  stopped: { on: 'applicant', why: 'stopped', since: ['statusDate'], ends: 'by_listing' },
  unknown: null,
};

/** What began before it is history: the same day all over the country, so that lists and pages agree. */
export function historyBefore(now: Date): string {
  return addDays(utcDay(now), -HISTORY_DAYS);
}

/**
 * The one rule whom a permit waits for: what the side feeds say, else what its status says; the applicant first. Empty
 * where it is over or gone, and where the city's data does not say.
 */
export function waitingOn(input: WaitingInput): Waiting[] {
  if (input.permit.missingSince !== null) return [];
  const bySides = waitingBySides(input);
  return bySides.length > 0 ? bySides : waitingByStatus(input);
}

function waitingByStatus({ permit, history }: WaitingInput): Waiting[] {
  const rule = BY_STATUS[permit.statusBucket];
  if (rule === null) return [];
  const since = firstOf(rule.since.map((day) => permit[day]));
  const counted = rule.ends === 'by_listing' ? (since ?? listedOn(permit) ?? '') : since;
  if (rule.ends && counted !== null && counted < history) return [];
  if (rule.on !== 'applicant') return [{ on: rule.on, since }];
  return [{ on: 'applicant', why: rule.why as ApplicantWhy, at: [], since }];
}

/** As the column `listed_on`. */
function listedOn({ issuedDate, appliedDate, approvedDate, statusDate, completedDate }: WaitingPermit) {
  return firstOf([issuedDate, appliedDate, approvedDate, statusDate, completedDate]);
}

function firstOf(days: readonly (string | null)[]): string | null {
  return days.find((day) => day !== null) ?? null;
}

/**
 * What the side feeds say beyond the status. A desk that is done, or a review the city lists only once it is finished,
 * tells nothing; while a permit is held, lapsed, stopped, finaled or ready, they are not asked.
 */
export function waitingBySides({
  permit,
  steps,
  inspections,
  today,
}: Omit<WaitingInput, 'history'>): Waiting[] {
  const { statusBucket, statusDate, issuedDate, missingSince } = permit;
  if (missingSince !== null) return [];
  if (statusBucket === 'action_required') {
    const asking = askingForCorrections(steps);
    const since = statusDate ?? latest(asking);
    return asking.length > 0 ? [{ on: 'applicant', why: 'corrections', at: names(asking), since }] : [];
  }
  if (statusBucket !== 'pending' && statusBucket !== 'issued' && statusBucket !== 'unknown') return [];
  const isIssued = statusBucket === 'issued' || (statusBucket === 'unknown' && issuedDate !== null);
  // Reviews from before the issue that were never closed are no longer waited for.
  const open = isIssued ? steps.filter((step) => issuedDate !== null && isAfter(step, issuedDate)) : steps;
  const desks = waitingAtDesks(open, today);
  const visits = waitingForVisits(inspections, today);
  const all = isIssued ? [...visits, ...desks] : [...desks, ...visits];
  const you = all.filter(({ on }) => on === 'applicant');
  // A visit during the review leaves the permit with the city.
  const others = all.filter(({ on }) => on === 'desk' || (on === 'inspector' && statusBucket !== 'pending'));
  return [...you, ...others];
}

/** Why nothing is said of whom a permit waits for. */
export function nobodyBecause({
  statusBucket,
  missingSince,
}: {
  statusBucket: StatusBucket;
  missingSince: unknown;
}): 'finished' | 'history' | 'unknown' {
  if (missingSince !== null || BY_STATUS[statusBucket]?.ends === undefined)
    return missingSince === null && statusBucket === 'finaled' ? 'finished' : 'unknown';
  return 'history';
}

/** What for, in one word. */
export function whyOf(waiting: Waiting): WaitingFor {
  switch (waiting.on) {
    case 'desk':
    case 'city':
      return 'review';
    case 'work':
      return 'work';
    default:
      return waiting.why;
  }
}

/** What a permit waits for where that is not what its status alone says: then the status's own advice does not hold. */
export function beyondStatus(bucket: StatusBucket, waiting: readonly Waiting[]): WaitingFor | null {
  const [first] = waiting;
  const why = first ? whyOf(first) : null;
  return why === BY_STATUS[bucket]?.why ? null : why;
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
