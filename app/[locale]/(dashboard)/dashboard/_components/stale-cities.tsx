import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { feedHealth } from '@/lib/tracking/feeds/health';
import type { WatchedCity } from '@/lib/tracking/permits/view';

/** Cities that do not answer: what stands here of them is as old as their last reading. Silent while all answer. */
export function StaleCities({ cities, clock }: { cities: readonly WatchedCity[]; clock: Clock }) {
  const t = useTranslations('today');
  const format = useFormatter();
  const locale = useAppLocale();
  const stale = cities.flatMap(({ slug, label, feed }) => {
    if (!feed?.lastSuccessAt) return [];
    const health = feedHealth(feed, clock.now);
    const isStale = feed.failureCode !== null || health === 'failing' || health === 'changed';
    return isStale ? [{ name: cityLabel(slug, locale, label), at: feed.lastSuccessAt, slug }] : [];
  });
  if (stale.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2 max-desk:mx-4">
      {stale.map(({ slug, name, at }) => (
        <li
          key={slug}
          className="flex items-start gap-2.5 rounded-sm border border-line-strong border-l-[3px] border-l-action px-3.5 py-2.5 text-sm"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
          {t('stale', { city: name, when: ago(format, at, clock) })}
        </li>
      ))}
    </ul>
  );
}
