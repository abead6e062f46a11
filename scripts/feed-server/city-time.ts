const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function getFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The instant shifted so that its UTC fields read as the city's wall clock. The offset of each hour is kept. */
export function wallClock(ms: number, zone: string): number {
  let known = offsets.get(zone);
  if (known === undefined) {
    known = new Map();
    offsets.set(zone, known);
  }
  const hour = Math.floor(ms / HOUR);
  let offset = known.get(hour);
  if (offset === undefined) {
    const parts = new Map(
      getFormat(zone)
        .formatToParts(hour * HOUR)
        .map((part) => [part.type, Number(part.value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    offset = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour')) - hour * HOUR;
    known.set(hour, offset);
  }
  return ms + offset;
}
