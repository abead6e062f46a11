import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { z } from 'zod';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listOutbox } from '@/lib/company/notifications/outbox';
import { NOTIFICATION_STATES } from '@/lib/company/notifications/types';
import { requireAdmin } from '@/lib/edge/server/session';
import { ago } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { MessageState } from '../_components/message-state';
import { FailureWords } from './_components/failure-words';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const PAGE_SIZE = 50;
const TIME_ZONE = 'America/Chicago';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'admin.outbox' });
  return { title: t('title') };
}

export default async function OutboxPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const query = await searchParams;
  const state = NOTIFICATION_STATES.find((known) => known === query.state) ?? null;
  const before = z.string().max(60).catch('').parse(query.before) || null;
  const [page, t, format] = await Promise.all([
    listOutbox(ctx, { before, limit: PAGE_SIZE, state }),
    getTranslations('admin.outbox'),
    getFormatter(),
  ]);
  const clock = { now: ctx.now, timeZone: TIME_ZONE };
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <nav aria-label={t('filter.label')} className="mb-4 flex flex-wrap gap-2">
        {[null, ...NOTIFICATION_STATES].map((choice) => (
          <AppLink
            key={choice ?? 'all'}
            to="/admin/outbox"
            query={choice ? { state: choice } : {}}
            aria-current={choice === state ? 'true' : undefined}
            className={buttonClass({ variant: choice === state ? 'secondary' : 'quiet', size: 'sm' })}
          >
            {t(`filter.${choice ?? 'all'}`)}
          </AppLink>
        ))}
      </nav>
      {page.items.length === 0 && state ? (
        <p className="text-muted">{t('noneOfKind')}</p>
      ) : page.items.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <ul aria-label={t('region')} className="divide-y divide-line rounded-md border border-line bg-card">
          {page.items.map((message) => (
            <li
              key={message.id}
              className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken/60 sm:px-6 md:grid-cols-[1fr_auto] md:items-center"
            >
              <div className="min-w-0">
                <AppLink
                  to="/admin/outbox/[id]"
                  params={{ id: message.id }}
                  className="font-semibold text-[color:var(--link)] wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {message.subject || message.recipient}
                </AppLink>
                <p className="text-sm text-muted wrap-anywhere">
                  {t('to')} {message.recipient} · {message.companyName ?? t('noCompany')}
                </p>
                {message.state === 'failed' && message.failure ? (
                  <p className="text-sm wrap-anywhere">
                    <FailureWords failure={message.failure} />
                  </p>
                ) : null}
              </div>
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted md:justify-end">
                <time dateTime={message.createdAt.toISOString()}>
                  {ago(format, message.createdAt, clock)}
                </time>
                <MessageState state={message.state} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {page.next ? (
          <AppLink
            to="/admin/outbox"
            query={{ before: page.next, ...(state ? { state } : {}) }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('next')}
          </AppLink>
        ) : null}
        {before ? (
          <AppLink
            to="/admin/outbox"
            query={state ? { state } : {}}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('first')}
          </AppLink>
        ) : null}
      </div>
    </>
  );
}
