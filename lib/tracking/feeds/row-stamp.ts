import { DAY_MS } from '@/lib/platform/clock/days';
import type { RawRow } from './types';

/** Socrata's update timestamp, and the names that ArcGIS gives the date of a row's last edit. */
const STAMPS = [':updated_at', 'last_edited_date', 'EditDate'] as const;
/** What is older was not published just now: the row moved without its stamp. */
const OLDEST_MS = 30 * DAY_MS;

/** What the portal says of when it published this row, as it says it; null where it does not. */
export function rawStamp(raw: RawRow): unknown {
  for (const column of STAMPS) {
    const value = raw[column];
    if (value !== undefined && value !== null) return value;
  }
  return null;
}

/** The instant such a stamp names; null where it names none, one to come, or one too long ago to be this change's. */
export function stampOf(raw: unknown, now: Date): Date | null {
  const ms = typeof raw === 'number' ? raw : typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  const age = now.getTime() - ms;
  return age >= 0 && age <= OLDEST_MS ? new Date(ms) : null;
}
