import { useTranslations } from 'next-intl';
import { DAY_STEPS } from '@/components/cities/figures/day-steps';

/** What the colours of the map's points say. */
export function DaysLegend() {
  const t = useTranslations('cities.days');
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="font-semibold text-ink">{t('legend')}</span>
      {DAY_STEPS.map(({ upTo, fill }) => (
        <Key key={fill} fill={fill} text={Number.isFinite(upTo) ? t('step', { upTo }) : t('longer')} />
      ))}
      <Key fill="var(--paper)" text={t('unknown')} />
    </p>
  );
}

function Key({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
        <circle cx="6" cy="6" r="5" fill={fill} stroke="var(--ink)" />
      </svg>
      {text}
    </span>
  );
}
