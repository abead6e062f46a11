import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { CityMailSummary } from '@/lib/checking/city-mail/queries';
import { type Clock, moment } from '@/lib/platform/i18n/format';

interface Props {
  mails: readonly CityMailSummary[];
  /** The one that is open. */
  current: string | null;
  clock: Clock;
}

/** Mail that came in, the newest first, each with its permit. */
export function MailList({ mails, current, clock }: Props) {
  const t = useTranslations('cityMail');
  const format = useFormatter();
  return (
    <ul aria-label={t('list')} className="divide-y divide-line rounded-md border border-line bg-card">
      {mails.map((mail) => {
        const permit = mail.matched.map(({ permitNumber }) => permitNumber).join(', ');
        const isOpen = mail.state === 'to_confirm';
        return (
          <li key={mail.id} className={classNames('px-4 py-3', mail.id === current && 'bg-sunken')}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <AppLink
                to="/dashboard/mail"
                query={{ mail: mail.id }}
                className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {mail.kind ? t(`kinds.${mail.kind}`) : mail.subject}
              </AppLink>
              <span className={classNames('text-sm', isOpen ? 'font-semibold text-action' : 'text-muted')}>
                {t(`states.${mail.state}`)}
              </span>
            </div>
            <p className="text-sm wrap-anywhere">{permit || (mail.isUnsure ? t('unsure') : t('noPermit'))}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {mail.subject} · {t('from', { name: mail.fromName || mail.fromAddress || t('unknownSender') })}{' '}
              · {moment(format, mail.receivedAt, clock)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
