import type { Plan } from '@/lib/billing/plans';

/** The hour of the daily digest, in the company's own time zone. */
export const DIGEST_HOUR = 7;
const HOUR_MS = 3_600_000;

/** When a change seen now is told: at once, at the next full hour, or with the next morning's digest. */
export function dueAt(cadence: Plan['cadence'], now: Date, timeZone: string): Date {
  switch (cadence) {
    case 'real_time':
      return now;
    case 'hourly':
      return new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
    case 'daily':
      return nextLocalHour(now, timeZone, DIGEST_HOUR);
  }
}

/** The next full hour at which the zone's clock shows `hour`. US zones are whole hours apart and never skip a morning. */
function nextLocalHour(now: Date, timeZone: string, hour: number): Date {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  let at = Math.floor(now.getTime() / HOUR_MS) + 1;
  while (Number(clock.format(at * HOUR_MS)) !== hour) at += 1;
  return new Date(at * HOUR_MS);
}
