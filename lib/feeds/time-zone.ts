const DAY_MS = 86_400_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** UTC day → the zone's offset in ms when it does not change within that day, else null. */
  offsetOfDay: Map<number, number | null>;
}

const zones = new Map<string, Zone>();

/** The calendar date, `YYYY-MM-DD`, that an instant falls on in an IANA zone. */
export function dateInZone(ms: number, timeZone: string): string {
  return new Date(ms + offsetAt(ms, timeZone)).toISOString().slice(0, 10);
}

/** `Intl` costs microseconds per call, and a feed has few distinct days: the offset is kept per day. */
function offsetAt(ms: number, timeZone: string): number {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = { format: makeFormat(timeZone), offsetOfDay: new Map() };
    zones.set(timeZone, zone);
  }
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
