import { addDays, daysBetween } from '@/lib/platform/clock/days';
import { isBusinessDay } from '@/lib/platform/clock/holidays';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { PermitEvent } from '@/lib/tracking/permits/view';
import type { Away, ClockReading, ReviewTime } from './types';

interface ClockPermit {
  readonly state: string;
  readonly statusBucket: StatusBucket;
  readonly statusDate: string | null;
  readonly appliedDate: string | null;
  readonly approvedDate: string | null;
  readonly issuedDate: string | null;
}

export interface ClockInput {
  readonly permit: ClockPermit;
  /** The day the city called it complete, by the company's word. */
  readonly completeOn: string | null;
  readonly away: readonly Away[];
  /** The day of the city's first answer; `unknown` where it came before we first saw the permit. */
  readonly firstAnswerOn: string | null | 'unknown';
  /** The city's calendar day. */
  readonly today: string;
}

/** A permit older than this is no longer counted: nobody waits for it in the way the time means. */
const MOST_DAYS = 1_500;
/** Buckets that are a decision. */
const DECIDED: readonly StatusBucket[] = ['ready_to_issue', 'issued', 'finaled', 'expired'];

/**
 * Where a permit stands in one time: the day of filing, or of the complete application, is day 0, and a day on which
 * the permit lay with its applicant does not count. Null where the record does not tell when it began or ended.
 */
export function readClock(time: ReviewTime, input: ClockInput): ClockReading | null {
  const { permit, completeOn, away, today } = input;
  const startsOn = time.starts === 'complete' ? (completeOn ?? permit.appliedDate) : permit.appliedDate;
  if (startsOn === null || startsOn > today || daysBetween(startsOn, today) > MOST_DAYS) return null;
  if (permit.statusBucket === 'stopped' || permit.statusBucket === 'unknown') return null;
  const end = endOf(time, input);
  if (end === 'unknown') return null;
  const isAway = end === null && away.some(({ to }) => to === null);
  const until = end ?? today;
  const counts = (day: string) =>
    (time.counts === 'calendar' || isBusinessDay(day, permit.state)) && !isIn(day, away);
  let counted = 0;
  let dueOn: string | null = null;
  for (let day = addDays(startsOn, 1); day <= until; day = addDays(day, 1)) {
    if (!counts(day)) continue;
    counted += 1;
    if (counted === time.days) dueOn = day;
  }
  if (dueOn === null && end === null && !isAway)
    dueOn = ahead(until, time.days - counted, time, permit.state);
  const lateBy = Math.max(0, counted - time.days);
  const state =
    end !== null ? (lateBy > 0 ? 'missed' : 'kept') : lateBy > 0 ? 'late' : isAway ? 'with_you' : 'running';
  return {
    ...{ time, state, startsOn, dueOn, lateBy },
    isStartKnown: time.starts === 'filed' || completeOn !== null,
    day: counted,
    endedOn: end,
  };
}

function ahead(from: string, days: number, { counts }: ReviewTime, state: string): string {
  let left = days;
  let day = from;
  while (left > 0) {
    day = addDays(day, 1);
    if (counts === 'calendar' || isBusinessDay(day, state)) left -= 1;
  }
  return day;
}

const isIn = (day: string, away: readonly Away[]) =>
  away.some(({ from, to }) => (from === null || day > from) && (to === null || day <= to));

/** The day it ended with; `unknown` where it ended on a day the city does not give. */
function endOf(time: ReviewTime, { permit, firstAnswerOn }: ClockInput): string | null | 'unknown' {
  const { approvedDate, issuedDate, statusBucket, statusDate } = permit;
  if (time.ends === 'first_review' && firstAnswerOn !== null) return firstAnswerOn;
  const decided = approvedDate ?? issuedDate;
  if (decided !== null) return decided;
  if (statusBucket === 'ready_to_issue') return statusDate ?? 'unknown';
  return DECIDED.includes(statusBucket) ? 'unknown' : null;
}

type StatusEvent = Pick<PermitEvent, 'kind' | 'fromBucket' | 'toBucket' | 'occurredOn' | 'detectedAt'>;

const WITH_APPLICANT: readonly StatusBucket[] = ['action_required', 'on_hold'];

/**
 * When the permit lay with its applicant, by the changes of status we saw and, for one that lay there when it was
 * first seen, by the city's own day of its status. `dayOf` turns an instant into the city's day.
 */
export function awayOf(
  events: readonly StatusEvent[],
  permit: Pick<ClockPermit, 'statusBucket' | 'statusDate'>,
  dayOf: (at: Date) => string,
): Away[] {
  const spans: Away[] = [];
  let from: string | null = null;
  const ordered = [...events].sort((a, b) => a.detectedAt.getTime() - b.detectedAt.getTime());
  for (const { fromBucket, toBucket, occurredOn, detectedAt } of ordered) {
    const day = occurredOn ?? dayOf(detectedAt);
    const isThere = WITH_APPLICANT.includes(toBucket);
    if (isThere && fromBucket !== toBucket && from === null) from = day;
    if (isThere) continue;
    const wasThere = fromBucket !== null && WITH_APPLICANT.includes(fromBucket);
    if (from !== null) spans.push({ from, to: day < from ? from : day });
    else if (wasThere) spans.push({ from: null, to: day });
    from = null;
  }
  const isThere = WITH_APPLICANT.includes(permit.statusBucket);
  if (from === null && isThere && permit.statusDate !== null) from = permit.statusDate;
  if (from !== null && isThere) spans.push({ from, to: null });
  return spans;
}

/** The first day the city asked for something, by the changes we saw. */
export function firstAnswerOf(away: readonly Away[]): ClockInput['firstAnswerOn'] {
  let first: string | null = null;
  for (const { from } of away) {
    if (from === null) return 'unknown';
    if (first === null || from < first) first = from;
  }
  return first;
}
