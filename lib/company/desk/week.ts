import { addDays, startOfUtcDay } from '@/lib/platform/clock/days';

/** The Sunday a day's week begins with. */
export function weekOf(day: string): string {
  return addDays(day, -new Date(startOfUtcDay(day)).getUTCDay());
}
