import { LifeBuoy } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listTickets } from '@/lib/site/support/tickets';
import { TICKET_STATES } from '@/lib/site/support/types';
import { NewTicket } from './_components/new-ticket';
import { ResponseTime } from './_components/response-time';
import { TicketList } from './_components/ticket-list';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'support' });
  return { title: t('title') };
}

export default async function SupportPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale, 'support.use');
  const query = await searchParams;
  const state = TICKET_STATES.find((known) => known === query.state);
  const [{ items }, t] = await Promise.all([listTickets(ctx, { state }), getTranslations('support')]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <section aria-label={t('list')} className="min-w-0 max-xl:order-2">
          {items.length === 0 && !state ? (
            <EmptyState icon={<LifeBuoy />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            <>
              <nav aria-label={t('filter')} className="mb-3 flex flex-wrap gap-2">
                {[undefined, ...TICKET_STATES].map((choice) => (
                  <AppLink
                    key={choice ?? 'all'}
                    to="/dashboard/support"
                    query={choice ? { state: choice } : {}}
                    aria-current={choice === state ? 'true' : undefined}
                    className={buttonClass({ variant: choice === state ? 'secondary' : 'quiet', size: 'sm' })}
                  >
                    {choice ? t(`states.company.${choice}`) : t('all')}
                  </AppLink>
                ))}
              </nav>
              {items.length === 0 ? (
                <p className="text-muted">{t('noneOfKind')}</p>
              ) : (
                <TicketList tickets={items} clock={clock} />
              )}
            </>
          )}
        </section>
        <Card as="section" beam>
          <CardHeader title={t('new.title')} />
          <ResponseTime tier={company.tier} />
          <ClientMessages namespaces={['support']}>
            <NewTicket />
          </ClientMessages>
        </Card>
      </div>
    </>
  );
}
