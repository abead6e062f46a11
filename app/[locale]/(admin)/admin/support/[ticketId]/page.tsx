import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { EntryList } from '@/components/support/entry-list';
import { TicketStateMark } from '@/components/support/ticket-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { moment } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { getDeskTicket, listSupporters } from '@/lib/site/support/desk';
import { SUPPORT_ZONE } from '@/lib/site/support/response-time';
import { ticketIdSchema } from '@/lib/site/support/schema';
import { AnswerForm } from './_components/answer-form';
import { Assign } from './_components/assign';

type Props = { params: Promise<{ locale: string; ticketId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'support' });
  return { title: t('ticket') };
}

export default async function DeskTicketPage({ params }: Props) {
  const { locale: given, ticketId } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx } = await requireAdmin(locale);
  if (!ticketIdSchema.safeParse(ticketId).success) notFound();
  const [ticket, supporters] = await Promise.all([
    getDeskTicket(ctx, { ticketId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') notFound();
      throw error;
    }),
    listSupporters(ctx),
  ]);
  const [t, topics, plans, format] = await Promise.all([
    getTranslations('admin.support'),
    getTranslations('support.topics'),
    getTranslations('home.plans.names'),
    getFormatter(),
  ]);
  const clock = { now: ctx.now, timeZone: SUPPORT_ZONE };
  return (
    <div className="max-w-3xl">
      <PageHeader
        eyebrow={<BackLink to="/admin/support">{t('title')}</BackLink>}
        title={ticket.subject}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TicketStateMark state={ticket.state} reader="support" />
            <span>
              <span className="font-mono">#{ticket.number}</span> · {ticket.companyName} ·{' '}
              {topics(ticket.topic)} · {ticket.tier ? plans(ticket.tier) : t('noPlan')}
            </span>
            {ticket.answerDueAt ? (
              <span>{t('due', { time: moment(format, ticket.answerDueAt, clock) })}</span>
            ) : null}
          </span>
        }
      />
      {ticket.locale === 'es' ? <p className="mb-4 font-medium">{t('answerInSpanish')}</p> : null}
      <EntryList entries={ticket.entries} clock={clock} filesPath="/api/v1/support-files" />
      <ClientMessages namespaces={['support', 'admin']}>
        <Assign ticketId={ticket.id} assigneeId={ticket.assignee?.id ?? null} supporters={supporters} />
        <AnswerForm ticketId={ticket.id} closed={ticket.state === 'closed'} />
      </ClientMessages>
    </div>
  );
}
