import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { leadFiltersToQuery } from '@/lib/company/prospects/filters-query';
import { countByStage, listLeads, listSearches } from '@/lib/company/prospects/queries';
import { type LeadFilters, leadFiltersSchema } from '@/lib/company/prospects/schema';
import { openPage, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { listCompanyCities } from '@/lib/identity/accounts/companies';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { Filters } from './_components/filters';
import { LeadList } from './_components/lead-list';
import { LockedProspects } from './_components/locked';
import { NoLeads } from './_components/no-leads';
import { Paging } from './_components/paging';
import { PublicRecord } from './_components/public-record';
import { Searches } from './_components/searches';
import { Stages } from './_components/stages';
import {
  addSearchAction,
  changeLeadAction,
  changeSearchAction,
  removeSearchAction,
  watchLeadAction,
} from './actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'prospects' });
  return { title: t('title') };
}

export default async function ProspectsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/prospect-monitoring', locale);
  if (gate.locked) return <LockedProspects company={gate.company.name} tier={gate.locked} />;
  const filters = leadFiltersSchema.parse(await searchParams);
  return <Prospects gate={gate} filters={filters} locale={locale} />;
}

interface ProspectsProps {
  gate: UserGate;
  filters: LeadFilters;
  locale: Locale;
}

async function Prospects({ gate: { ctx, company }, filters, locale }: ProspectsProps) {
  const [page, counts, searches, held, t] = await Promise.all([
    listLeads(ctx, filters),
    countByStage(ctx),
    listSearches(ctx),
    listCompanyCities(ctx, { companyId: ctx.actor.companyId }),
    getTranslations('prospects'),
  ]);
  const cities = held
    .filter(({ slug }) => isMonitored(slug))
    .map(({ slug, label }) => ({ value: slug, label: cityLabel(slug, locale, label) }));
  const changes = mayUse('prospects.change', company);
  const silent = page.silentCities.map((slug) => cityLabel(slug, locale));
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <ClientMessages namespaces={['prospects']}>
        <Searches
          searches={searches.map((search) => ({
            ...search,
            query: leadFiltersToQuery(leadFiltersSchema.parse(search.criteria)),
          }))}
          filters={filters}
          actions={
            changes ? { add: addSearchAction, change: changeSearchAction, remove: removeSearchAction } : null
          }
        />
        <Stages filters={filters} counts={counts} />
        {filters.stage === 'new' && cities.length > 0 ? <Filters filters={filters} cities={cities} /> : null}
        {silent.length > 0 ? (
          <p className="mb-4 text-sm text-muted">
            {t('silent', { count: silent.length, cities: new Intl.ListFormat(locale).format(silent) })}
          </p>
        ) : null}
        {page.items.length === 0 ? (
          <NoLeads filters={filters} hasCities={cities.length > 0} />
        ) : (
          <LeadList
            leads={page.items}
            clock={{ now: ctx.now, timeZone: company.timeZone }}
            actions={changes ? { change: changeLeadAction, watch: watchLeadAction } : null}
          />
        )}
        <Paging filters={filters} next={page.next} hasLeads={page.items.length > 0} />
      </ClientMessages>
      <PublicRecord />
    </>
  );
}
