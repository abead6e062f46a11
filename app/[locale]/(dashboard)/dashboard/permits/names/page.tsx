import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listCompanyNames } from '@/lib/tracking/matching/names';
import { CannotMatch } from './_components/cannot-match';
import { Rejected } from './_components/rejected';
import { Suggested } from './_components/suggested';
import { Watched } from './_components/watched';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'names' });
  return { title: t('title') };
}

export default async function NamesPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const [names, t] = await Promise.all([listCompanyNames(ctx), getTranslations('names')]);
  const mayDecide = mayUse('permits.change', company);
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description')}
        actions={
          <AppLink
            to="/dashboard/permits"
            className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
          >
            {t('back')}
          </AppLink>
        }
      />
      {mayDecide ? null : (
        <Alert tone="info" className="mb-6">
          {t(company.tier === null ? 'noPlan' : 'viewer')}
        </Alert>
      )}
      <ClientMessages namespaces={['names']}>
        <div className="flex flex-col gap-6">
          <Suggested names={names.suggested} mayDecide={mayDecide} />
          <Watched
            names={names.watched}
            mayDecide={mayDecide}
            clock={{ now: ctx.now, timeZone: company.timeZone }}
          />
          <CannotMatch
            withoutContractor={names.citiesWithoutContractor}
            notMonitored={names.citiesNotMonitored}
          />
          <Rejected names={names.rejected} mayDecide={mayDecide} />
        </div>
      </ClientMessages>
    </>
  );
}
