import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { TicketStateMark } from '@/components/support/ticket-state';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { DeskTicket } from '@/lib/site/support/view';

/** What waits for support, in the order in which it should be answered. */
export function DeskList({ tickets, clock }: { tickets: readonly DeskTicket[]; clock: Clock }) {
  const t = useTranslations('admin.support');
  const topics = useTranslations('support.topics');
  const plans = useTranslations('home.plans.names');
  const format = useFormatter();
  return (
    <ul aria-label={t('title')} className="divide-y divide-line rounded-md border border-line bg-card">
      {tickets.map((ticket) => {
        const isLate =
          ticket.answerDueAt !== null && ticket.answerDueAt < clock.now && ticket.state === 'open';
        return (
          <li
            key={ticket.id}
            className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken/60 sm:px-6 md:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <AppLink
                to="/admin/support/[ticketId]"
                params={{ ticketId: ticket.id }}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {ticket.subject}
              </AppLink>
              <p className="text-sm text-muted wrap-anywhere">
                <span className="font-mono">#{ticket.number}</span> · {ticket.companyName} ·{' '}
                {topics(ticket.topic)} · {ticket.tier ? plans(ticket.tier) : t('noPlan')}
                {ticket.locale === 'es' ? ` · ${t('spanish')}` : null}
              </p>
              <p className="text-sm">
                {ticket.priority === 'priority' ? (
                  <span className="font-semibold">{t('priority')} · </span>
                ) : null}
                {ticket.assignee ? t('with', { name: ticket.assignee.name }) : t('withNobody')}
              </p>
            </div>
            <div className="flex flex-col gap-0.5 text-sm md:items-end">
              <TicketStateMark state={ticket.state} reader="support" />
              {ticket.answerDueAt && ticket.state === 'open' ? (
                <p className={isLate ? 'font-semibold text-stopped' : undefined}>
                  {t(isLate ? 'late' : 'due', { time: moment(format, ticket.answerDueAt, clock) })}
                </p>
              ) : null}
              <time dateTime={ticket.updatedAt.toISOString()} className="text-muted">
                {ago(format, ticket.updatedAt, clock)}
              </time>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
