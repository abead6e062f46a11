import { useFormatter, useTranslations } from 'next-intl';
import { daysBetween } from '@/lib/platform/clock/days';
import { calendarDay, monthDay } from '@/lib/platform/i18n/format';
import type { Expected } from '@/lib/tracking/permits/expected';

type Range = Extract<Expected, { kind: 'range' }>;

/** When something is expected: pale for four in five, dark for half, a gap at the median, orange for today. */
export function RangeBar({ expected, today }: { expected: Range; today: string }) {
  const t = useTranslations('projects.expected');
  const format = useFormatter();
  const last = Math.max(1, Math.ceil(daysBetween(today, expected.to80) * 1.06));
  const at = (day: string) => Math.max(0, Math.min(100, (100 * daysBetween(today, day)) / last));
  const bar = (from: string, to: string) => ({
    left: `${at(from)}%`,
    width: `${Math.max(0.6, at(to) - at(from))}%`,
  });
  const text = t('label', {
    from: calendarDay(format, expected.from80),
    to: calendarDay(format, expected.to80),
    median: calendarDay(format, expected.median),
  });
  return (
    <div>
      <div role="img" aria-label={text} className="relative h-5">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
        <span
          style={bar(expected.from80, expected.to80)}
          className="absolute top-1/2 h-2.5 -translate-y-1/2 bg-[light-dark(#c3d4e6,#2c4a68)]"
        />
        <span
          style={bar(expected.from50, expected.to50)}
          className="absolute top-1/2 h-2.5 -translate-y-1/2 bg-[light-dark(#12467a,#7db7f0)]"
        />
        <span
          style={{ left: `${at(expected.median)}%` }}
          className="absolute top-1/2 h-2.5 w-[2.5px] -translate-x-1/2 -translate-y-1/2 bg-card"
        />
        <span className="absolute top-0 bottom-0 left-0 w-0.5 bg-accent" />
      </div>
      <div className="flex justify-between gap-x-2 text-xs whitespace-nowrap text-muted tabular-nums">
        <span>{t('today')}</span>
        <span>{monthDay(format, expected.from80)}</span>
        <span className="font-semibold text-ink">{monthDay(format, expected.median)}</span>
        <span>{monthDay(format, expected.to80)}</span>
      </div>
    </div>
  );
}
