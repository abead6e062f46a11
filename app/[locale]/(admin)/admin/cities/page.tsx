import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { FEED_STATES, listFeedStates } from '@/lib/tracking/feeds/overview';
import { readScoreboard } from '@/lib/tracking/feeds/scoreboard';
import { listRegisterSources } from '@/lib/tracking/registers/queries';
import { Feed } from './_components/feed';
import { Registers } from './_components/registers';
import { SCORE_SORTS, Scoreboard } from './_components/scoreboard';
import { StateFilter } from './_components/state-filter';

/** The back office runs on one clock, whoever looks. */
const TIME_ZONE = 'America/Chicago';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.cities' });
  return { title: t('title') };
}

export default async function CitiesPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const [{ state, sort }, feeds, registers, t] = await Promise.all([
    searchParams,
    listFeedStates(ctx),
    listRegisterSources(ctx),
    getTranslations('admin.cities'),
  ]);
  const chosen = FEED_STATES.find((one) => one === state) ?? null;
  // The worst come first; among those of one state, by name.
  const place = (record: string) => cityLabel(record, locale);
  const shown = feeds
    .filter((feed) => chosen === null || feed.state === chosen)
    .sort((a, b) => (a.state === b.state ? place(a.record).localeCompare(place(b.record), locale) : 0));
  const scores = new Map((await readScoreboard(ctx, shown)).map((score) => [score.feedId, score]));
  const scored = shown.flatMap((feed) => {
    const score = scores.get(feed.id);
    return score ? [{ id: feed.id, record: feed.record, score }] : [];
  });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {feeds.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <ClientMessages namespaces={['admin']}>
          <StateFilter feeds={feeds} chosen={chosen} />
          {shown.length === 0 ? (
            <p className="text-muted">{t('noneInState')}</p>
          ) : (
            <>
              <Scoreboard
                feeds={scored}
                sort={SCORE_SORTS.find((one) => one === sort) ?? 'lag'}
                query={chosen ? { state: chosen } : {}}
                now={ctx.now}
              />
              <ul
                aria-label={t('region')}
                className="divide-y divide-line rounded-md border border-line bg-card"
              >
                {shown.map((feed) => (
                  <Feed
                    key={feed.id}
                    feed={feed}
                    score={scores.get(feed.id)}
                    clock={{ now: ctx.now, timeZone: TIME_ZONE }}
                  />
                ))}
              </ul>
            </>
          )}
        </ClientMessages>
      )}
      {registers.length > 0 ? (
        <ClientMessages namespaces={['admin']}>
          <Registers sources={registers} clock={{ now: ctx.now, timeZone: TIME_ZONE }} />
        </ClientMessages>
      ) : null}
    </>
  );
}
