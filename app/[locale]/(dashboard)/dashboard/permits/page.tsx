import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PermitYearWarning } from '@/components/company/permit-year';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requirePageRate, requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import { countByBucket, followsPermits, listPermitCities, listPermits } from '@/lib/tracking/permits/queries';
import { filtersToQuery, findSchema, permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { AddPanel } from './_components/add-panel';
import { Filters } from './_components/filters';
import { PermitList } from './_components/permit-list';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'permits.list' });
  return { title: t('title') };
}

export default async function PermitsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
  const query = await searchParams;
  const filters = permitFiltersSchema.parse(query);
  const [page, counts, cities, follows, year, t, names] = await Promise.all([
    listPermits(ctx, filters),
    countByBucket(ctx),
    listPermitCities(ctx),
    followsPermits(ctx),
    getPermitYear(ctx, ctx.actor),
    getTranslations('permits.list'),
    getTranslations('names'),
  ]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const adding = query.add !== undefined && mayUse('permits.search', company);
  const add = (
    <AppLink to="/dashboard/permits" query={{ add: '1' }} className={buttonClass()}>
      {t('add')}
    </AppLink>
  );
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        actions={
          follows ? (
            <>
              <AppLink to="/dashboard/permits/search" className={buttonClass({ variant: 'secondary' })}>
                {t('searchAll')}
              </AppLink>
              <AppLink to="/dashboard/permits/names" className={buttonClass({ variant: 'secondary' })}>
                {names('open')}
              </AppLink>
              {adding || total === 0 || !mayUse('permits.change', company) ? null : add}
            </>
          ) : null
        }
      />
      <PermitYearWarning year={year} clock={{ now: ctx.now, timeZone: company.timeZone }} className="mb-6" />
      {adding ? (
        <ClientMessages namespaces={['permits']}>
          <AddPanel
            ctx={ctx}
            find={findSchema.parse(query.find)}
            mayAdd={mayUse('permits.change', company)}
          />
        </ClientMessages>
      ) : null}
      {total === 0 ? (
        adding ? null : follows ? (
          <EmptyState title={t('empty.title')} action={mayUse('permits.change', company) ? add : null}>
            {t('empty.text')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('unfollowed.title')}
            action={
              <AppLink to="/dashboard/permit-checklist" className={buttonClass()}>
                {t('unfollowed.action')}
              </AppLink>
            }
          >
            {t('unfollowed.text')}
          </EmptyState>
        )
      ) : (
        <>
          <Filters filters={filters} counts={counts} total={total} cities={cities} />
          {page.items.length === 0 ? (
            <EmptyState
              title={t('noMatch.title')}
              action={
                <AppLink to="/dashboard/permits" className={buttonClass({ variant: 'secondary' })}>
                  {t('noMatch.action')}
                </AppLink>
              }
            >
              {t('noMatch.text')}
            </EmptyState>
          ) : (
            <PermitList
              permits={page.items}
              label={t('region', { company: company.name })}
              clock={{ now: ctx.now, timeZone: company.timeZone }}
            />
          )}
          <Paging filters={filtersToQuery(filters)} next={page.next} first={t('first')} more={t('next')} />
        </>
      )}
    </>
  );
}

interface PagingProps {
  filters: Record<string, string>;
  next: string | null;
  first: string;
  more: string;
}

function Paging({ filters: { after, ...filters }, next, first, more }: PagingProps) {
  if (!after && !next) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {next ? (
        <AppLink
          to="/dashboard/permits"
          query={{ ...filters, after: next }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {more}
        </AppLink>
      ) : null}
      {after ? (
        <AppLink to="/dashboard/permits" query={filters} className={buttonClass({ variant: 'quiet' })}>
          {first}
        </AppLink>
      ) : null}
    </div>
  );
}
