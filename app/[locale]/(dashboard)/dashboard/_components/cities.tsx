import {
  CircleCheck,
  CircleDashed,
  LoaderCircle,
  type LucideIcon,
  MoonStar,
  TriangleAlert,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { SampleTag } from '@/components/permits/sample-tag';
import { Card, CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { ago, type Clock, shortDay } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { type FeedHealth, feedHealth } from '@/lib/tracking/feeds/health';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { WatchedCity } from '@/lib/tracking/permits/view';

/** Where the data comes from and how old it is. */
export function Cities({ cities, clock }: { cities: WatchedCity[]; clock: Clock }) {
  const t = useTranslations('dashboard.home.cities');
  if (cities.length === 0) return null;
  return (
    <Card as="section" flush aria-labelledby="cities">
      <CardHeader className="mb-0! px-4 pt-4 pb-3" title={<span id="cities">{t('title')}</span>} />
      <ul className="divide-y divide-line border-t border-line">
        {cities.map((city) => (
          <City key={city.slug} city={city} clock={clock} />
        ))}
      </ul>
    </Card>
  );
}

function City({ city: { slug, label, feed }, clock }: { city: WatchedCity; clock: Clock }) {
  const t = useTranslations('dashboard.home.cities');
  const format = useFormatter();
  const locale = useAppLocale();
  const health = feed && feedHealth(feed, clock.now);
  const { icon: Icon, colour } = getFeedAppearance(feed, health);
  const when = feed?.lastSuccessAt ? ago(format, feed.lastSuccessAt, clock) : null;
  const text = () => {
    if (!feed) return t('unmonitored');
    if (!when) return feed.failureCode === null ? t('waiting') : t('failingNever');
    if (health === 'changed') return t('changed', { when });
    if (health === 'failing' || feed.failureCode !== null) return t('failing', { when });
    if (health !== 'quiet') return t('read', { when });
    return feed.newestOn
      ? t('quiet', { when, date: shortDay(format, feed.newestOn, clock.now) })
      : t('quietUndated', { when });
  };
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', colour)} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {cityLabel(slug, locale, label)} {feed?.mode === 'sample' ? <SampleTag /> : null}
        </p>
        <p className="text-sm text-muted">{text()}</p>
        {feed && feedRecord(slug)?.hasContractor === false ? (
          <p className="text-sm text-muted">{t('noContractor')}</p>
        ) : null}
      </div>
    </li>
  );
}

function getFeedAppearance(
  feed: WatchedCity['feed'],
  health: FeedHealth | null,
): { icon: LucideIcon; colour: string } {
  if (!feed) return { icon: CircleDashed, colour: 'text-unknown' };
  if (feed.failureCode !== null || health === 'failing' || health === 'changed')
    return { icon: TriangleAlert, colour: 'text-action' };
  if (health === 'quiet') return { icon: MoonStar, colour: 'text-action' };
  return feed.lastSuccessAt
    ? { icon: CircleCheck, colour: 'text-issued' }
    : { icon: LoaderCircle, colour: 'text-pending' };
}
