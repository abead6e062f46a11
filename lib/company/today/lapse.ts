import { addDays, daysBetween } from '@/lib/platform/clock/days';
import type { CityLapse } from '@/lib/tracking/cities/types';

export interface Issued {
  issuedOn: string;
  /** The last inspection passed; null without one. */
  inspectedOn: string | null;
  /** The city's own day in the permit's record. */
  expiresOn: string | null;
}

export interface Lapse {
  on: string;
  by: 'record' | 'rule';
  /** The day it is counted from. */
  from: string;
}

/**
 * When an issued permit lapses. The city's own record comes first, because it knows of extensions; else the city's
 * rule, from the last inspection passed or, without one, from issue, and never later than its longest life.
 */
export function lapseOf({ issuedOn, inspectedOn, expiresOn }: Issued, rule: CityLapse | null): Lapse | null {
  if (expiresOn !== null) return { on: expiresOn, by: 'record', from: issuedOn };
  if (!rule) return null;
  const { fromIssue, fromInspection, atMost } = rule;
  const ends: Lapse[] = [];
  if (inspectedOn !== null && fromInspection !== null)
    ends.push({ on: addDays(inspectedOn, fromInspection), by: 'rule', from: inspectedOn });
  else if (fromIssue !== null) ends.push({ on: addDays(issuedOn, fromIssue), by: 'rule', from: issuedOn });
  if (atMost !== null) ends.push({ on: addDays(issuedOn, atMost), by: 'rule', from: issuedOn });
  ends.sort((a, b) => (a.on < b.on ? -1 : 1));
  return ends[0] ?? null;
}

/** How much of the time is gone, from 0 to 1. */
export function goneOf({ from, on }: Pick<Lapse, 'from' | 'on'>, today: string): number {
  const whole = daysBetween(from, on);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, daysBetween(from, today) / whole));
}
