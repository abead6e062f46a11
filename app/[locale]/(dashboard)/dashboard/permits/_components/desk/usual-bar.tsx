import { useTranslations } from 'next-intl';
import type { DeskPermit } from '@/lib/company/desk/rows';

const WIDTH = 352;

/** How long it usually takes, four in five within the bar, the gap at the median, today as the line. */
export function UsualBar({ usual, days }: { usual: NonNullable<DeskPermit['usual']>; days: number }) {
  const t = useTranslations('desk.pace');
  const end = Math.max(usual.high * 1.25, Math.min(days, usual.high * 2) * 1.08, 1);
  const x = (value: number) => Math.min(WIDTH - 2, (Math.min(value, end) / end) * WIDTH);
  const today = x(days);
  return (
    <figure className="mt-2">
      <svg viewBox={`0 0 ${WIDTH} 44`} className="h-auto w-full" aria-hidden="true">
        <path d={`M0 18H${WIDTH}`} stroke="var(--line-strong)" />
        <rect
          x={x(usual.low)}
          y="13"
          width={Math.max(2, x(usual.high) - x(usual.low))}
          height="10"
          fill="var(--link)"
          opacity="0.3"
        />
        <rect x={x(usual.median) - 1} y="11" width="2" height="14" fill="var(--ink)" />
        <path d={`M${today} 5V31`} stroke="var(--accent)" strokeWidth="2" />
        <text x={x(usual.low)} y="42" fontSize="12" fill="var(--muted)">
          {t('axis', { days: usual.low })}
        </text>
        <text x={x(usual.high)} y="42" fontSize="12" textAnchor="end" fill="var(--muted)">
          {t('axis', { days: usual.high })}
        </text>
      </svg>
      <figcaption className="text-[13px] text-muted">
        {t('caption', { low: usual.low, high: usual.high, median: usual.median, permits: usual.permits })}
      </figcaption>
    </figure>
  );
}
