export const HOUR_MS = 3_600_000;

/** What a wall clock shows at an instant. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

/** For a zone that no clock knows: one odd row must not keep everybody else from being told. */
const FALLBACK_ZONE = 'America/New_York';

export function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone, or the one that stands in for it. */
export function knownZone(timeZone: string): string {
  return isZone(timeZone) ? timeZone : FALLBACK_ZONE;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs a hundred readings of it, and there are only so many zones. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: knownZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

export function wallTime(timeZone: string, at: number): WallTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) parts[type] = value;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * The first full hour of a local day at which the zone's clock shows `hour` or, where the clock skips it, a later one.
 * US zones are whole hours from UTC, so every change of a wall clock's hour is a full hour of ours.
 */
export function firstHourOf(timeZone: string, day: string, hour: number): number {
  // Zones of the US are 4 to 11 hours behind UTC, Guam and Saipan 10 ahead.
  let at = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  for (;;) {
    const shown = wallTime(timeZone, at);
    if (shown.day === day && shown.hour >= hour) return at;
    // A day that ends before the hour comes (no US zone has one) gives way to the next day's beginning.
    if (shown.day > day) return at;
    at += HOUR_MS;
  }
}
