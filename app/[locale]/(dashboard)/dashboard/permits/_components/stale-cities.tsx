import { useFormatter } from 'next-intl';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { feedHealth } from '@/lib/tracking/feeds/health';
import type { WatchedCity } from '@/lib/tracking/permits/view';
import { StaleNotice } from './desk/states';

interface Props {
  watched: readonly WatchedCity[];
  clock: Clock;
  locale: Locale;
}

/** Cities that have been silent, by when they last answered. */
export function StaleCities({ watched, clock, locale }: Props) {
  const format = useFormatter();
  const silent = watched.flatMap(({ slug, label, feed }) => {
    if (!feed) return [];
    const health = feedHealth(feed, clock.now);
    if (health !== 'failing' && health !== 'changed') return [];
    const { lastSuccessAt } = feed;
    return [
      { name: cityLabel(slug, locale, label), when: lastSuccessAt && moment(format, lastSuccessAt, clock) },
    ];
  });
  return <StaleNotice cities={silent} />;
}
