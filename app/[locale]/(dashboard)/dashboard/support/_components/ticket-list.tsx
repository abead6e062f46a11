import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { TicketStateMark } from '@/components/support/ticket-state';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { TicketSummary } from '@/lib/site/support/view';

/** The company's tickets: what each is about, on whom it waits, and when that began. */
export function TicketList({ tickets, clock }: { tickets: readonly TicketSummary[]; clock: Clock }) {
  const t = useTranslations('support');
  const format = useFormatter();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tickets.map((ticket) => (
        <li
          key={ticket.id}
          className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-1 py-3 hover:bg-sunken/60"
        >
          <div className="min-w-0 flex-1 basis-64">
            <AppLink
              to="/dashboard/support/[ticketId]"
              params={{ ticketId: ticket.id }}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {ticket.subject}
            </AppLink>
            <p className="text-sm text-muted">
              <span className="font-mono">#{ticket.number}</span> · {t(`topics.${ticket.topic}`)}
              {ticket.openedBy ? ` · ${ticket.openedBy}` : null}
            </p>
            {ticket.state === 'open' && ticket.answerDueAt ? (
              <p className="text-sm">{t('dueBy', { time: moment(format, ticket.answerDueAt, clock) })}</p>
            ) : null}
          </div>
          <div className="flex flex-col items-end gap-0.5">
            <TicketStateMark state={ticket.state} reader="company" />
            <p className="text-sm text-muted">
              {ticket.isNews ? <span className="font-semibold text-ink">{t('news')} · </span> : null}
              <time dateTime={ticket.updatedAt.toISOString()}>{ago(format, ticket.updatedAt, clock)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
