import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { requirePermission } from '@/lib/edge/server/session';
import { listPasskeys } from '@/lib/identity/accounts/passkeys-changes';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listDeletions } from '@/lib/site/privacy/deletions';
import { listExports } from '@/lib/site/privacy/exports';
import { DELETION_DAYS, EXPORT_DAYS } from '@/lib/site/privacy/types';
import { Reauthentication } from '../_components/reauthentication';
import { DeletionCard } from './_components/deletion-card';
import { ExportList } from './_components/export-list';
import { Kept } from './_components/kept';
import { RequestExport } from './_components/request-export';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'privacy' });
  return { title: t('title') };
}

export default async function PrivacyPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, account } = await requirePermission('account.own', locale);
  const { user, company } = account;
  const companyId = company?.id ?? null;
  const [exports, waiting, passkeys, t] = await Promise.all([
    listExports(ctx, { companyId }),
    listDeletions(ctx, { companyId }),
    listPasskeys(ctx),
    getTranslations('privacy'),
  ]);
  const owned = company?.role === 'owner' ? company.name : null;
  const clock = { now: ctx.now, timeZone: company?.timeZone ?? 'UTC' };
  return (
    <>
      <PageHeader
        eyebrow={<BackLink to="/dashboard/settings">{t('back')}</BackLink>}
        title={t('title')}
        description={t('description')}
      />
      <ClientMessages namespaces={['privacy', 'settings']}>
        <Reauthentication asksCode={user.hasSecondFactor} hasPasskey={passkeys.length > 0}>
          <div className="flex max-w-3xl flex-col gap-6">
            <Card as="section" beam>
              <CardHeader title={t('export.title')} description={t('export.text', { days: EXPORT_DAYS })} />
              <RequestExport company={owned} />
              <ExportList exports={exports} clock={clock} asksCode={user.hasSecondFactor} />
            </Card>
            {company && (owned || waiting.company) ? (
              <DeletionCard
                subject="company"
                name={company.name}
                waiting={waiting.company}
                mayDecide={owned !== null}
                days={DELETION_DAYS}
                clock={clock}
              />
            ) : null}
            <DeletionCard
              subject="person"
              name={user.email}
              waiting={waiting.person}
              mayDecide
              blocked={user.isAdmin ? 'admin' : owned && !waiting.company ? 'owner' : null}
              days={DELETION_DAYS}
              clock={clock}
            />
            <Kept />
          </div>
        </Reauthentication>
      </ClientMessages>
    </>
  );
}
