import { DAY_MS, HOUR_MS } from '@/lib/platform/clock/days';
import { wallTime } from '@/lib/platform/clock/zones';

const HOURS_OF_WEEK = 168;
/** What was seen counts half as much after this long, so that new hours replace old ones within weeks. */
const HALF_LIFE_MS = 14 * DAY_MS;
/** Of a longer silence only the last week is counted as looked at: before it, publications may have been overwritten. */
const MOST_COVERED_MS = 7 * DAY_MS;

/** When in its week a city publishes, as far as it was seen; by hour of the city's own week, Sunday's first hour first. */
export interface Rhythm {
  /** How often the hour was covered by looks. */
  looks: readonly number[];
  /** How often, of these, the city published in it. */
  changes: readonly number[];
  /** Up to when the counts have faded. */
  fadedAt: Date;
  /** The newest publication that was counted. */
  publishedAt: Date | null;
}

export function noRhythm(now: Date): Rhythm {
  const none = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  return { looks: none, changes: none, fadedAt: now, publishedAt: null };
}

/** The hour of the city's week at an instant, 0 to 167. */
export function hourOfWeek(timeZone: string, at: number): number {
  const { day, hour } = wallTime(timeZone, at);
  return new Date(`${day}T00:00:00Z`).getUTCDay() * 24 + hour;
}

export interface Seen {
  /** The look before; null for the first. */
  from: Date | null;
  until: Date;
  /** When the city published since, as far as it says so. */
  published: readonly Date[];
}

/**
 * The rhythm after one more look. Every hour since the look before counts as covered by the share of it that
 * was; an hour in which the city published counts once, however often it was looked at in it.
 */
export function learn(rhythm: Rhythm, { from, until, published }: Seen, timeZone: string): Rhythm {
  const faded = fade(rhythm, until);
  const looks = [...faded.looks];
  const changes = [...faded.changes];
  const begin = Math.max(from?.getTime() ?? until.getTime(), until.getTime() - MOST_COVERED_MS);
  for (let hour = startOfHour(begin); hour < until.getTime(); hour += HOUR_MS) {
    const covered = Math.min(hour + HOUR_MS, until.getTime()) - Math.max(hour, begin);
    add(looks, hourOfWeek(timeZone, hour), covered / HOUR_MS);
  }
  let publishedAt = faded.publishedAt;
  const hours = [...new Set(published.map((at) => startOfHour(at.getTime())))].sort((a, b) => a - b);
  for (const hour of hours) {
    if (hour > until.getTime() || hour < until.getTime() - MOST_COVERED_MS) continue;
    if (publishedAt !== null && hour <= startOfHour(publishedAt.getTime())) continue;
    add(changes, hourOfWeek(timeZone, hour), 1);
    publishedAt = new Date(hour);
  }
  return { looks, changes, fadedAt: faded.fadedAt, publishedAt };
}

/** In working hours cities publish oftener than at night, as long as nothing else is known. */
const EXPECTED_AT_WORK = 0.3;
const EXPECTED_OTHERWISE = 0.05;
/** How many covered hours what the other days of its kind say counts as. */
const WEIGHT_OF_OTHERS = 1;

/**
 * How likely a city publishes in an hour of its week, from 0 to 1: what was seen of this hour, and with the weight
 * of one look what was seen of it on the other working days, or on the other day of the weekend.
 */
export function chanceOf(rhythm: Rhythm, hour: number): number {
  const others = likeDays(hour);
  const sum = (counts: readonly number[]) => others.reduce((total, place) => total + (counts[place] ?? 0), 0);
  const expected = isWorkingHour(hour) ? EXPECTED_AT_WORK : EXPECTED_OTHERWISE;
  const usual = Math.min(1, (sum(rhythm.changes) + expected) / (sum(rhythm.looks) + 1));
  const changes = rhythm.changes[hour] ?? 0;
  const looks = Math.max(rhythm.looks[hour] ?? 0, changes);
  return (changes + usual * WEIGHT_OF_OTHERS) / (looks + WEIGHT_OF_OTHERS);
}

/** Whether anything was seen of this hour, on its own day or on one like it. */
export function isKnown(rhythm: Rhythm, hour: number): boolean {
  return likeDays(hour).reduce((total, place) => total + (rhythm.looks[place] ?? 0), 0) >= 1;
}

/** Monday to Friday, 7:00 to 19:00. */
export function isWorkingHour(hour: number): boolean {
  const inDay = hour % 24;
  return !isWeekend(hour) && inDay >= 7 && inDay < 19;
}

function isWeekend(hour: number): boolean {
  const day = Math.floor(hour / 24);
  return day === 0 || day === 6;
}

/** The same hour on every day of its kind. */
function likeDays(hour: number): number[] {
  const all = Array.from({ length: 7 }, (_, day) => day * 24 + (hour % 24));
  return all.filter((place) => isWeekend(place) === isWeekend(hour));
}

function fade(rhythm: Rhythm, until: Date): Rhythm {
  const passed = until.getTime() - rhythm.fadedAt.getTime();
  // Fading by the minute would only gather rounding errors.
  if (passed < DAY_MS) return rhythm;
  const left = 0.5 ** (passed / HALF_LIFE_MS);
  const faded = (counts: readonly number[]) => counts.map((count) => count * left);
  return { ...rhythm, looks: faded(rhythm.looks), changes: faded(rhythm.changes), fadedAt: until };
}

function startOfHour(ms: number): number {
  return Math.floor(ms / HOUR_MS) * HOUR_MS;
}

function add(counts: number[], place: number, more: number): void {
  counts[place] = (counts[place] ?? 0) + more;
}
