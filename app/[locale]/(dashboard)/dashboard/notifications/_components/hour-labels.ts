'use client';

import { useFormatter } from 'next-intl';

/** The full hours of a day as a clock says them: "12 AM" to "11 PM". */
export function useHourLabels(): string[] {
  const format = useFormatter();
  return Array.from({ length: 24 }, (_, hour) =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), {
      hour: 'numeric',
      minute: '2-digit',
      // In the US, Spanish too reads the clock by twelve.
      hourCycle: 'h12',
      timeZone: 'UTC',
    }),
  );
}
