import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { daysBetween } from '@/lib/platform/clock/days';

const WIDTH = 48;

export function daysOf({ since, today }: Pick<DeskPermit, 'since' | 'today'>): number | null {
  return since === null ? null : Math.max(0, daysBetween(since, today));
}

type Paced = Pick<DeskPermit, 'since' | 'today' | 'usual'>;

/** Days against the usual: the band four in five lie in, a tick at the median, a diamond once it is past. */
export function Pace({ permit, end = false }: { permit: Paced; end?: boolean }) {
  const t = useTranslations('desk.pace');
  const days = daysOf(permit);
  if (days === null) return <span className="text-muted">–</span>;
  const { usual } = permit;
  const late = usual !== null && days > usual.high;
  const said = usual
    ? t(late ? 'late' : 'usual', {
        days,
        low: usual.low,
        high: usual.high,
        median: usual.median,
        permits: usual.permits,
      })
    : t('alone', { days });
  return (
    <span className={classNames('inline-flex items-center gap-2', end && 'justify-end')} title={said}>
      {usual ? <Band days={days} usual={usual} late={late} /> : null}
      <span
        className={classNames(
          'tabular-nums',
          (usual || end) && 'min-w-8 text-right',
          late ? 'font-semibold text-action' : 'text-muted',
        )}
      >
        {t('days', { days })}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

function Band({ days, usual, late }: { days: number; usual: NonNullable<Paced['usual']>; late: boolean }) {
  const scale = Math.max(usual.high * 1.35, 1);
  const x = (value: number) => Math.min(WIDTH - 4, Math.max(4, (value / scale) * WIDTH));
  const at = late ? WIDTH - 5 : x(days);
  return (
    <svg width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true" className="shrink-0">
      <path d={`M0 6H${WIDTH}`} stroke="var(--line-strong)" />
      <path d={`M${x(usual.low)} 6H${x(usual.high)}`} stroke="var(--control)" strokeWidth="3" />
      <path d={`M${x(usual.median)} 1V11`} stroke="var(--ink)" strokeWidth="1.5" />
      {late ? (
        <path d={`M${at - 5} 6L${at} 1L${at + 5} 6L${at} 11Z`} fill="var(--status-action)" />
      ) : (
        <circle cx={at} cy="6" r="3.5" fill="var(--ink)" />
      )}
    </svg>
  );
}
