import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { localDay } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { countApplications, listApplications } from '@/lib/site/partners/queries';
import { applicationFilterSchema } from '@/lib/site/partners/schema';
import { APPLICATION_STATES } from '@/lib/site/partners/types';
import { AnswerForm } from './_components/answer-form';
import { answerApplicationAction } from './actions';

/** The back office runs on one clock, whoever looks. */
const TIME_ZONE = 'America/Chicago';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'partners.admin' });
  return { title: t('title') };
}

/** Who wants to work with us: those that wait first, each answered where it is read. */
export default async function AdminPartnerApplicationsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  const filter = applicationFilterSchema.parse(await searchParams);
  const [{ items, next }, counts, t, list, kinds, format] = await Promise.all([
    listApplications(ctx, filter),
    countApplications(ctx),
    getTranslations('partners.admin'),
    getTranslations('partners.list'),
    getTranslations('partners.kinds'),
    getFormatter(),
  ]);
  const clock = { now: ctx.now, timeZone: TIME_ZONE };
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <nav aria-label={t('filter')} className="mb-6 flex flex-wrap gap-2">
        {APPLICATION_STATES.map((state) => (
          <AppLink
            key={state}
            to="/admin/partner-applications"
            query={{ state }}
            aria-current={state === filter.state ? 'page' : undefined}
            className={classNames(
              buttonClass({ variant: 'secondary', size: 'sm' }),
              'aria-[current]:border-ink aria-[current]:bg-picked',
            )}
          >
            {list(`states.${state}`)} ({counts[state]})
          </AppLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ul aria-label={t('list')} className="divide-y divide-line rounded-md border border-line bg-card">
          {items.map((item) => (
            <li key={item.id} className="flex flex-col gap-3 px-4 py-4">
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">{item.organisation}</h2>
                <p className="text-sm text-muted wrap-anywhere">
                  {[
                    kinds(item.kind),
                    item.area,
                    list('sent', { day: localDay(format, item.createdAt, clock) }),
                  ].join(' · ')}
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  {[item.applicant.name, item.applicant.email, ...item.companies, item.website]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{item.message}</p>
              {item.answer ? (
                <div className="border-l-[3px] border-l-line-strong pl-3">
                  <p className="text-sm text-muted">
                    {t('answeredBy', {
                      name: item.answeredBy ?? t('nobody'),
                      day: localDay(format, item.answeredAt ?? item.createdAt, clock),
                    })}
                  </p>
                  <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{item.answer}</p>
                </div>
              ) : null}
              {item.state === 'received' ? (
                <ClientMessages namespaces={['partners']}>
                  <AnswerForm id={item.id} answer={answerApplicationAction} />
                </ClientMessages>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <AppLink
          to="/admin/partner-applications"
          query={{ state: filter.state, after: next }}
          className={classNames(buttonClass({ variant: 'secondary' }), 'mt-4')}
        >
          {t('more')}
        </AppLink>
      ) : null}
    </>
  );
}
