import { dayIn } from '@/lib/platform/clock/zones';
import { isOver } from './is-over';
import type { StatusBucket } from './types';
import type { PermitDetail, PermitEvent } from './view';

const CITY_DATES = {
  applied: 'appliedDate',
  approved: 'approvedDate',
  issued: 'issuedDate',
  completed: 'completedDate',
  expires: 'expiresDate',
  expired: 'expiresDate',
} as const satisfies Record<string, keyof PermitDetail>;
export type CityDate = keyof typeof CITY_DATES;

/** `day` is the city's calendar date where it gave one, else the day we saw it, in the company's time zone. */
export type TimelineEntry =
  | { kind: 'city_date'; day: string; what: CityDate; upcoming: boolean }
  | { kind: 'event'; day: string; event: PermitEvent };

export interface TimelineInput {
  permit: Pick<PermitDetail, (typeof CITY_DATES)[CityDate] | 'statusBucket'>;
  events: PermitEvent[];
  now: Date;
  timeZone: string;
}

/** The city's dates and our events merged, newest first; future dates on top. */
export function buildTimeline({ permit, events, now, timeZone }: TimelineInput): TimelineEntry[] {
  const today = dayIn(timeZone, now);
  const entries: TimelineEntry[] = events.map((event) => ({
    kind: 'event',
    day: getCityDay(event) ?? dayIn(timeZone, event.detectedAt),
    event,
  }));
  const reported = new Set(events.map((event) => `${DATE_OF_BUCKET[event.toBucket]} ${getCityDay(event)}`));
  for (const what of ['applied', 'approved', 'issued', 'completed', ...expiry(permit)] as const) {
    const day = permit[CITY_DATES[what]];
    if (day && !reported.has(`${what} ${day}`))
      entries.push({ kind: 'city_date', day, what, upcoming: day > today });
  }
  return entries.sort(newestFirst);
}

/** A finished permit expires no more, whatever day the city still lists; one that lapsed did so on that day. */
function expiry({ statusBucket }: TimelineInput['permit']): ('expires' | 'expired')[] {
  if (statusBucket === 'expired') return ['expired'];
  return isOver(statusBucket) ? [] : ['expires'];
}

/** The city date equivalent to entering a status bucket. */
const DATE_OF_BUCKET: Partial<Record<StatusBucket, CityDate>> = {
  pending: 'applied',
  ready_to_issue: 'approved',
  issued: 'issued',
  finaled: 'completed',
};

/**
 * The city's date of a status change. A discovery uses our date, because it says when we first saw the
 * permit.
 */
export function getCityDay(event: PermitEvent): string | null {
  return event.kind === 'discovered' ? null : event.occurredOn;
}

const DATE_ORDER: CityDate[] = ['applied', 'approved', 'issued', 'completed', 'expired', 'expires'];

/** Order within a day: our events before the city's dates, later stages of a permit first. */
function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.kind === 'event' && b.kind === 'event') return b.event.id - a.event.id;
  if (a.kind === 'city_date' && b.kind === 'city_date')
    return DATE_ORDER.indexOf(b.what) - DATE_ORDER.indexOf(a.what);
  return a.kind === 'event' ? -1 : 1;
}
