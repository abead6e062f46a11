import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { NumbersWords } from './city-numbers-panel';
import { CityNumbersPlace } from './city-numbers-place';

/** The day is known once the figures are read, in the browser. */
const DATE = { date: '{date}' };

/** So are the times. */
const TIMES = { time: '{time}', most: '{most}' };

/** What a monitored city's records say, counted when the page is read; the page itself stays static. */
export function CityNumbers({ slug, everyMinutes }: { slug: string; everyMinutes: number }) {
  const t = useTranslations('cities.numbers');
  const locale = useAppLocale();
  const words: NumbersWords = {
    loading: t('loading'),
    failed: t('failed'),
    failedText: t('failedText'),
    retry: t('retry'),
    permits: t('permits'),
    lastRead: t('lastRead'),
    never: t('never'),
    looks: t('looks'),
    everyTime: t('everyTime', TIMES),
    behind: t('behind'),
    behindTime: t('behindTime', TIMES),
    quiet: t('quiet', DATE),
    quietUndated: t('quietUndated'),
    changed: t('changed', DATE),
    failing: t('failing', DATE),
    failingNever: t('failingNever'),
    sample: t('sample'),
    issued: t('issued'),
    month: t('month'),
    count: t('count'),
    duration: t('duration'),
    durationNote: t('durationNote'),
    type: t('type'),
    median: t('median'),
    middle: t('middle'),
    none: t('none'),
    table: t('table'),
  };
  return (
    <>
      <CityNumbersPlace slug={slug} locale={locale} words={words} />
      <p className="mt-4 max-w-[68ch] text-sm text-muted">
        {t('reading', { hours: Math.ceil(everyMinutes / 60) })}
      </p>
      <noscript>
        <p className="text-muted">{t('noscript')}</p>
      </noscript>
    </>
  );
}
