import { CircleCheck, CircleX, Clock as ClockIcon, LoaderCircle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { ChangeLine } from '@/components/permits/change-line';
import { PermitHead } from '@/components/permits/permit-head';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { OBSTACLES } from '@/lib/company/notifications/obstacle';
import { OUTCOMES, type Outcome } from '@/lib/company/notifications/outcomes';
import type { Notice } from '@/lib/company/notifications/view';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';

const LOOKS = {
  queued: { icon: ClockIcon, colour: 'text-pending' },
  sending: { icon: LoaderCircle, colour: 'text-pending' },
  sent: { icon: CircleCheck, colour: 'text-issued' },
  failed: { icon: CircleX, colour: 'text-stopped' },
} as const;

/** What a notice can have failed of; the history has words for each. */
const REASONS = [...OBSTACLES, 'no_text_service', 'interrupted', 'refused', 'gave_up'] as const;

interface Props {
  notices: Notice[];
  clock: Clock;
}

export function History({ notices, clock, outcome }: Props & { outcome: Outcome | null }) {
  const t = useTranslations('notifications.history');
  if (notices.length === 0 && outcome === null)
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {t('title')}
      </h2>
      <p className="mb-4 text-muted">{t('description')}</p>
      <Filter outcome={outcome} />
      {notices.length === 0 ? <p className="text-muted">{t('noneOfKind')}</p> : null}
      <div className={classNames('max-md:hidden', notices.length === 0 && 'hidden')}>
        <HistoryTable notices={notices} clock={clock} />
      </div>
      <ul
        aria-label={t('region')}
        className={classNames(
          'divide-y divide-line rounded-md border border-line bg-card md:hidden',
          notices.length === 0 && 'hidden',
        )}
      >
        {notices.map((notice) => (
          <li key={notice.key} className="relative flex flex-col gap-1 px-4 py-3">
            <PermitHead permit={notice.permit} stretched />
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              <ChangeLine event={notice.event} now={clock.now} />
            </p>
            <p className="text-sm text-muted">
              {notice.recipientName} · {t(`channels.${notice.channel}`)} ·{' '}
              <When notice={notice} clock={clock} />
            </p>
            <Delivery notice={notice} clock={clock} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links, so that a filter has an address and works without script. */
function Filter({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslations('notifications.history.filter');
  return (
    <nav aria-label={t('label')} className="mb-4 flex flex-wrap gap-2">
      {[null, ...OUTCOMES].map((choice) => (
        <AppLink
          key={choice ?? 'all'}
          to="/dashboard/notifications"
          query={choice ? { outcome: choice } : {}}
          aria-current={choice === outcome ? 'true' : undefined}
          className={buttonClass({ variant: choice === outcome ? 'secondary' : 'quiet', size: 'sm' })}
        >
          {t(choice ?? 'all')}
        </AppLink>
      ))}
    </nav>
  );
}

function HistoryTable({ notices, clock }: Props) {
  const t = useTranslations('notifications.history');
  return (
    <Table label={t('region')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('permit')}</TableHeader>
          <TableHeader>{t('what')}</TableHeader>
          <TableHeader>{t('who')}</TableHeader>
          <TableHeader>{t('when')}</TableHeader>
          <TableHeader>{t('state')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {notices.map((notice) => (
          <TableRow key={notice.key}>
            <TableCell className="min-w-52">
              <PermitHead permit={notice.permit} />
            </TableCell>
            <TableCell>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <ChangeLine event={notice.event} now={clock.now} />
              </p>
            </TableCell>
            <TableCell>
              {notice.recipientName} <span className="text-muted">· {t(`channels.${notice.channel}`)}</span>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <When notice={notice} clock={clock} />
            </TableCell>
            <TableCell>
              <Delivery notice={notice} clock={clock} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function When({ notice, clock }: { notice: Notice; clock: Clock }) {
  const format = useFormatter();
  const at = notice.sentAt ?? notice.createdAt;
  return <time dateTime={at.toISOString()}>{ago(format, at, clock)}</time>;
}

function Delivery({ notice, clock }: { notice: Notice; clock: Clock }) {
  const { icon: Icon, colour } = LOOKS[getNoticeAppearance(notice)];
  return (
    <p className={classNames('flex items-center gap-1.5 text-sm font-medium', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <DeliveryWords notice={notice} clock={clock} />
    </p>
  );
}

function getNoticeAppearance({ state, delivery }: Notice): keyof typeof LOOKS {
  return delivery === null || delivery === 'delivered' ? state : 'failed';
}

/** Where it stands and since when, or why it did not arrive. */
function DeliveryWords({ notice, clock }: { notice: Notice; clock: Clock }) {
  const t = useTranslations('notifications.history');
  const format = useFormatter();
  const { state, delivery, deliveryAt, dueAt, failure } = notice;
  if (delivery !== null && state === 'sent')
    return (
      <span>
        {t(`deliveries.${delivery}`)}
        {deliveryAt ? (
          <>
            {' · '}
            <time dateTime={deliveryAt.toISOString()}>{moment(format, deliveryAt, clock)}</time>
          </>
        ) : null}
      </span>
    );
  if (state === 'failed') {
    const reason = REASONS.find((known) => known === failure) ?? 'other';
    return t(`reasons.${reason}`, { name: notice.recipientName });
  }
  if (state !== 'queued') return t(`states.${state}`);
  return dueAt > clock.now
    ? t('states.queued', { when: moment(format, dueAt, clock) })
    : t('states.queuedNow');
}
