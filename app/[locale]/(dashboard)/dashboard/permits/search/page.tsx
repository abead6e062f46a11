import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { openPage, requirePageRate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import { searchAddressSchema, searchToQuery } from '@/lib/tracking/permits/search/input';
import { searchPermits } from '@/lib/tracking/permits/search/search';
import { AreaMap } from './_components/area-map';
import { FoundList } from './_components/found-list';
import { LockedSearch } from './_components/locked-search';
import { FOUND_ID, SearchForm } from './_components/search-form';
import { SearchSummary } from './_components/search-summary';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

const HERE = '/dashboard/permits/search';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'permits.search' });
  return { title: t('title') };
}

export default async function SearchPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage(HERE, locale);
  if (gate.locked) return <LockedSearch company={gate.company.name} tier={gate.locked} />;
  const { ctx, company } = gate;
  await requirePageRate();
  const asked = searchAddressSchema.parse(await searchParams);
  const [answer, watched, t] = await Promise.all([
    searchPermits(ctx, { ...asked, buckets: asked.bucket, cities: asked.city ? [asked.city] : [] }),
    listWatchedCities(ctx),
    getTranslations('permits.search'),
  ]);
  const cities = watched.filter(({ feed }) => feed !== null).map(({ slug }) => slug);
  const { after, ...rest } = searchToQuery(asked);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} />
      <p className="-mt-3 mb-5 max-w-[68ch] text-muted">{t('lead')}</p>
      <SearchForm asked={asked} cities={cities} />
      <SearchSummary asked={asked} answer={answer} />
      {answer.items.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            <AppLink to={HERE} className={buttonClass({ variant: 'secondary' })}>
              {t('reset')}
            </AppLink>
          }
        >
          {cities.length === 0 ? t('empty.noCities') : t('empty.text')}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
          <ClientMessages namespaces={['permits']}>
            <FoundList permits={answer.items} now={ctx.now} mayAdd={mayUse('permits.change', company)} />
          </ClientMessages>
          <AreaMap permits={answer.items} asked={asked} />
        </div>
      )}
      {after || answer.next ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {answer.next ? (
            <AppLink
              to={HERE}
              query={{ ...rest, after: answer.next }}
              hash={FOUND_ID}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('next')}
            </AppLink>
          ) : null}
          {after ? (
            <AppLink to={HERE} query={rest} className={buttonClass({ variant: 'quiet' })}>
              {t('first')}
            </AppLink>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
