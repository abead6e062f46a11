import { DAY_MS, HOUR_MS, startOfUtcDay, utcDay } from './days';

/** The local date and hour at an instant. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

interface Zone {
  format: Intl.DateTimeFormat;
  /** UTC day → the zone's offset in ms when it does not change within that day, else null. */
  offsetOfDay: Map<number, number | null>;
}

const zones = new Map<string, Zone>();

/** The fallback for an unknown time zone: one bad row must not block the whole batch. */
const FALLBACK_ZONE = 'America/New_York';

export function isZone(timeZone: string): boolean {
  try {
    zoneOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The time zone, or the fallback if it is unknown. */
export function knownZone(timeZone: string): string {
  return isZone(timeZone) ? timeZone : FALLBACK_ZONE;
}

/** The day, `YYYY-MM-DD`, that an instant falls on in a zone. @throws RangeError for a zone that no clock knows */
export function dayIn(timeZone: string, at: Date | number): string {
  const ms = Number(at);
  return utcDay(ms + offsetAt(ms, zoneOf(timeZone)));
}

/** What the zone's clock shows at an instant; another zone stands in for one that no clock knows. */
export function wallTime(timeZone: string, at: number): WallTime {
  const wall = new Date(at + offsetAt(at, zoneOf(knownZone(timeZone))));
  return { day: utcDay(wall), hour: wall.getUTCHours() };
}

/**
 * The first full hour of a local day at which the local clock shows `hour`, or a later one where that hour is
 * skipped. US zones are whole hours from UTC, so hour changes coincide.
 */
export function getFirstHour(timeZone: string, day: string, hour: number): number {
  // US zones are 4 to 11 hours behind UTC, Guam and Saipan 10 ahead.
  let at = startOfUtcDay(day) - 14 * HOUR_MS;
  for (;;) {
    const shown = wallTime(timeZone, at);
    if (shown.day === day && shown.hour >= hour) return at;
    // If the day ends before that hour (in no US zone), the start of the next day is used.
    if (shown.day > day) return at;
    at += HOUR_MS;
  }
}

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = { format: makeFormat(timeZone), offsetOfDay: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}

/** `Intl` costs microseconds per call, and there are few distinct days: the offset is kept per day. */
function offsetAt(ms: number, zone: Zone): number {
  const day = Math.floor(ms / DAY_MS);
  let offset = zone.offsetOfDay.get(day);
  if (offset === undefined) {
    const first = exactOffset(day * DAY_MS, zone.format);
    const last = exactOffset((day + 1) * DAY_MS - 1000, zone.format);
    offset = first === last ? first : null;
    zone.offsetOfDay.set(day, offset);
  }
  return offset ?? exactOffset(ms, zone.format);
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function exactOffset(ms: number, format: Intl.DateTimeFormat): number {
  const at = new Map(format.formatToParts(ms).map((part) => [part.type, Number(part.value)]));
  const wall = Date.UTC(
    at.get('year') ?? 0,
    (at.get('month') ?? 1) - 1,
    at.get('day') ?? 1,
    at.get('hour') ?? 0,
    at.get('minute') ?? 0,
    at.get('second') ?? 0,
  );
  return wall - Math.floor(ms / 1000) * 1000;
}
