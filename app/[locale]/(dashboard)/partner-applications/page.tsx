import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import { requirePermission } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listOwnApplications, mayApply } from '@/lib/site/partners/queries';
import { ApplicationForm } from './_components/application-form';
import { Applications } from './_components/applications';
import { sendApplicationAction, withdrawApplicationAction } from './actions';

/** Whoever reads may belong nowhere: days are those of the back office, as on the page of one's own account. */
const TIME_ZONE = 'America/Chicago';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'partners' });
  return { title: t('title') };
}

/** To apply for working with us, and what became of it; for everybody with an account. */
export default async function PartnerApplicationsPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requirePermission('account.own', locale);
  const [applications, isConfirmed, t] = await Promise.all([
    listOwnApplications(ctx),
    mayApply(ctx),
    getTranslations('partners'),
  ]);
  const isWaiting = applications.some(({ state }) => state === 'received');
  return (
    <>
      <PageHeader title={t('title')} description={t('description', { brand: brand.name })} />
      <ClientMessages namespaces={['partners']}>
        <div className="flex max-w-3xl flex-col gap-6">
          {applications.length > 0 ? (
            <Applications
              applications={applications}
              clock={{ now: ctx.now, timeZone: TIME_ZONE }}
              withdraw={withdrawApplicationAction}
            />
          ) : null}
          {isWaiting ? null : (
            <Card as="section" beam>
              <CardHeader title={t('form.title')} description={t('form.text')} />
              {isConfirmed ? (
                <ApplicationForm locale={locale} send={sendApplicationAction} />
              ) : (
                <Alert tone="info" title={t('unconfirmed.title')}>
                  <p className="mb-3">{t('unconfirmed.text')}</p>
                  <AppLink to="/dashboard/settings" className={buttonClass({ variant: 'secondary' })}>
                    {t('unconfirmed.action')}
                  </AppLink>
                </Alert>
              )}
            </Card>
          )}
        </div>
      </ClientMessages>
    </>
  );
}
