import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { estimateFee } from '@/lib/catalogue/fees/estimate';
import { findSchedule } from '@/lib/catalogue/fees/schedules';
import type { FeeFormula } from '@/lib/catalogue/fees/types';
import { calendarDay, dollars, figure } from '@/lib/platform/i18n/format';

const MICROS_A_CENT = 10_000;

/** How a fee is worked out, line by line, from a city's own schedule and its own example. */
export function FeeFigure() {
  const t = useTranslations('features.fees.figure');
  const site = useTranslations('site');
  const format = useFormatter();
  const locale = useAppLocale();
  const schedule = findSchedule('phoenix-az');
  const example = schedule?.examples[0];
  const source = schedule?.sources[0];
  const estimate = schedule && example ? estimateFee(schedule, example.input) : null;
  if (!schedule || !example || !source || estimate?.status !== 'estimated') return null;
  const words = (formula: FeeFormula): string => {
    if (formula.kind === 'rate') {
      const { baseCents, rateMicros, value, threshold, per } = formula;
      const steps = figure(formula.steps ?? (value - threshold) / per);
      const rate = dollars(rateMicros / MICROS_A_CENT);
      return baseCents === 0
        ? t('plain', { steps, rate })
        : t('withBase', { base: dollars(baseCents), steps, rate });
    }
    if (formula.kind === 'percent')
      return t('share', { percent: formula.millionths / 10_000, amount: dollars(formula.ofCents) });
    return t('flat');
  };
  const place = schedule.name[locale];
  return (
    <figure aria-label={t('label', { place })} className="flex flex-col gap-2">
      <div className="border border-line bg-card px-4 py-4 sm:px-6">
        <p className="font-semibold">{t('title', { place, job: example.title[locale] })}</p>
        <dl className="mt-3 flex flex-col tabular-nums">
          {estimate.lines.map(({ id, label, formula, amountCents }) => (
            <div key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
              <dt>
                {label[locale]}
                <span className="block text-sm text-muted">{words(formula)}</span>
              </dt>
              <dd>{dollars(amountCents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2 font-bold">
            <dt>{t('total')}</dt>
            <dd>{dollars(estimate.totalCents)}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="text-xs text-muted">
        {t('source')}{' '}
        <a href={source.url} rel="noreferrer" className="text-link">
          {source.title}
        </a>
        , {site('readOn', { day: calendarDay(format, source.readOn) })}
      </figcaption>
    </figure>
  );
}
