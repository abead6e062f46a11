export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

// A day is a date on a calendar, `YYYY-MM-DD`: no time zone moves it.

/** The day an instant falls on in UTC. For a day as people live it, `dayIn` (`zones.ts`). */
export function utcDay(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The instant at which a day begins in UTC. */
export function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

const DAY = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `2026-11-22`: a day there is, of any year that work could name. */
export function isDay(text: string): boolean {
  // The 30th of February is a day in March.
  return DAY.test(text) && addDays(text, 0) === text;
}

/** A day so many days on. */
export function addDays(day: string, days: number): string {
  return utcDay(startOfUtcDay(day) + days * DAY_MS);
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS);
}
