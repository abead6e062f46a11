import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { EntryList } from '@/components/support/entry-list';
import { TicketStateMark } from '@/components/support/ticket-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { moment } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { ticketIdSchema } from '@/lib/site/support/schema';
import { getTicket, markTicketSeen } from '@/lib/site/support/tickets';
import { Reply } from './_components/reply';

type Props = { params: Promise<{ locale: string; ticketId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'support' });
  return { title: t('ticket') };
}

export default async function TicketPage({ params }: Props) {
  const { locale: given, ticketId } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale, 'support.use');
  if (!ticketIdSchema.safeParse(ticketId).success) notFound();
  const ticket = await getTicket(ctx, { ticketId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  await markTicketSeen(ctx, { ticketId });
  const [t, format] = await Promise.all([getTranslations('support'), getFormatter()]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <div className="max-w-3xl">
      <PageHeader
        eyebrow={<BackLink to="/dashboard/support">{t('title')}</BackLink>}
        title={ticket.subject}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TicketStateMark state={ticket.state} reader="company" />
            <span>
              <span className="font-mono">#{ticket.number}</span> · {t(`topics.${ticket.topic}`)}
            </span>
            {ticket.state === 'open' && ticket.answerDueAt ? (
              <span>{t('dueBy', { time: moment(format, ticket.answerDueAt, clock) })}</span>
            ) : null}
          </span>
        }
      />
      <EntryList entries={ticket.entries} clock={clock} filesPath="/api/v1/ticket-files" />
      <ClientMessages namespaces={['support']}>
        <Reply ticketId={ticket.id} closed={ticket.state === 'closed'} />
      </ClientMessages>
    </div>
  );
}
