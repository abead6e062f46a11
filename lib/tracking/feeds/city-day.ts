import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { feedRecord } from './records';

/** The calendar day of a feed's city. */
export function cityDay(record: string, at: Date): string {
  return dayIn(knownZone(feedRecord(record)?.timeZone ?? ''), at);
}
