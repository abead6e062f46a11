import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { cityLabel } from '@/lib/cities/catalogue';
import { listFeedStates, listUnknownWords } from '@/lib/feeds/queries';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { requireAdmin } from '@/lib/server/session';
import { Feed } from './_components/feed';

/** The back office runs on one clock, whoever looks. */
const TIME_ZONE = 'America/Chicago';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.cities' });
  return { title: t('title') };
}

export default async function CitiesPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const [states, t] = await Promise.all([listFeedStates(ctx), getTranslations('admin.cities')]);
  const feeds = await Promise.all(
    states.map(async (feed) => ({
      feed,
      words: feed.unknownWords > 0 ? await listUnknownWords(ctx, { feedId: feed.id }) : [],
    })),
  );
  feeds.sort((a, b) =>
    cityLabel(a.feed.record, locale).localeCompare(cityLabel(b.feed.record, locale), locale),
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {feeds.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <ClientMessages namespaces={['admin']}>
          <ul aria-label={t('region')} className="divide-y divide-line rounded-md border border-line bg-card">
            {feeds.map(({ feed, words }) => (
              <Feed key={feed.id} feed={feed} words={words} clock={{ now: ctx.now, timeZone: TIME_ZONE }} />
            ))}
          </ul>
        </ClientMessages>
      )}
    </>
  );
}
