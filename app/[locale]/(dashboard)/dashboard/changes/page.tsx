import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CHANGES_ID } from '@/components/changes/changes-id';
import { MarkSeen } from '@/components/changes/mark-seen';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { findNews } from '@/lib/company/bell/queries';
import { toUnread } from '@/lib/company/bell/to-api';
import { markBellSeenAction } from '@/lib/edge/server/bell';
import { requireUser } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { followsPermits, listChanges } from '@/lib/tracking/permits/queries';
import { ChangeList } from './_components/change-list';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

const PAGE_SIZE = 40;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'dashboard.changes' });
  return { title: t('title') };
}

/** Every change of the company's permits, newest first. */
export default async function ChangesPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const { after } = await searchParams;
  const [page, news, follows, t] = await Promise.all([
    listChanges(ctx, { limit: PAGE_SIZE, ...(typeof after === 'string' ? { after } : {}) }),
    findNews(ctx),
    followsPermits(ctx),
    getTranslations('dashboard.changes'),
  ]);
  const [newest] = page.items;
  const isFirst = after === undefined;
  const { unread } = news;
  const { unread: count, more } = toUnread(unread);
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={
          <span id={CHANGES_ID} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        description={unread === 0 ? t('noneNew') : more ? t('newMany', { count }) : t('new', { count })}
        actions={
          <>
            {isFirst && newest && unread > 0 ? (
              <ClientMessages namespaces={['dashboard']}>
                <MarkSeen action={markBellSeenAction} until={newest.detectedAt} />
              </ClientMessages>
            ) : null}
            <AppLink to="/dashboard/notifications" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t('settings')}
            </AppLink>
          </>
        }
      />
      {newest ? (
        <Card as="section" flush aria-labelledby={CHANGES_ID} className="[&>ul]:border-t-0">
          <ChangeList
            changes={page.items}
            isNew={news.isNew}
            clock={{ now: ctx.now, timeZone: company.timeZone }}
          />
        </Card>
      ) : (
        <EmptyState
          title={t(follows ? 'empty.title' : 'unfollowed.title')}
          action={
            <AppLink
              to={follows ? '/dashboard/permits' : '/dashboard/permit-checklist'}
              className={buttonClass({ variant: follows ? 'secondary' : 'primary' })}
            >
              {t(follows ? 'empty.action' : 'unfollowed.action')}
            </AppLink>
          }
        >
          {t(follows ? 'empty.text' : 'unfollowed.text')}
        </EmptyState>
      )}
      {page.next || !isFirst ? (
        <nav aria-label={t('pages')} className="mt-4 flex flex-wrap gap-2">
          {isFirst ? null : (
            <AppLink to="/dashboard/changes" className={buttonClass({ variant: 'quiet' })}>
              {t('first')}
            </AppLink>
          )}
          {page.next ? (
            <AppLink
              to="/dashboard/changes"
              query={{ after: page.next }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('older')}
            </AppLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
