import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PermitYearUse } from '@/components/company/permit-year';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { getCompanyProfile } from '@/lib/company/profile/queries';
import { findDayCost } from '@/lib/company/today/queries';
import { requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { Cities } from './_components/cities';
import { CompanyFacts } from './_components/company-facts';
import { CompanyForm } from './_components/company-form';
import { DayCost } from './_components/day-cost';
import { addCityAction, changeCompanyAction, removeCityAction, setDayCostAction } from './actions';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'company' });
  return { title: t('title') };
}

export default async function CompanyPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const [{ cities, cityLimit, year, ...profile }, dayCost, t, today] = await Promise.all([
    getCompanyProfile(ctx),
    findDayCost(ctx),
    getTranslations('company'),
    getTranslations('today'),
  ]);
  const manages = mayUse('company.manage', company);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      {manages ? null : (
        <Alert tone="info" title={t('readOnly.title')} className="mb-6">
          {t('readOnly.text')}
        </Alert>
      )}
      <ClientMessages namespaces={['company', 'today']}>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Card as="section" beam>
            <CardHeader title={t('profile.title')} />
            {manages ? (
              <CompanyForm profile={profile} save={changeCompanyAction} />
            ) : (
              <CompanyFacts {...profile} />
            )}
          </Card>
          <div className="flex min-w-0 flex-col gap-6">
            <Card as="section">
              <CardHeader title={t('cities.title')} description={t('cities.description')} />
              <Cities
                cities={cities.map((city) => ({ ...city, label: cityLabel(city.slug, locale, city.label) }))}
                tier={company.tier}
                limit={cityLimit}
                actions={manages ? { add: addCityAction, remove: removeCityAction } : null}
              />
            </Card>
            {manages ? (
              <Card as="section" id="day-cost" className="scroll-mt-4">
                <CardHeader title={today('dayCost.title')} description={today('dayCost.text')} />
                <DayCost cents={dayCost} save={setDayCostAction} />
              </Card>
            ) : null}
            {company.tier === null ? null : (
              <Card as="section">
                <CardHeader title={t('year.title')} />
                <PermitYearUse year={year} clock={{ now: ctx.now, timeZone: company.timeZone }} />
              </Card>
            )}
          </div>
        </div>
      </ClientMessages>
    </>
  );
}
