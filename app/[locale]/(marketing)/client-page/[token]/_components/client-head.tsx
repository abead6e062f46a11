import { useFormatter, useTranslations } from 'next-intl';
import type { ClientPage } from '@/lib/company/client-links/view';
import { type Clock, calendarDay, moment } from '@/lib/platform/i18n/format';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { headline } from './headline';

/** The job by its address, and in one sentence how it stands. */
export function ClientHead({ page, clock }: { page: ClientPage; clock: Clock }) {
  const t = useTranslations('clientPage');
  const format = useFormatter();
  const { address, place, name, startsOn, endsOn, readAt, isSample, permits, company } = page;
  const { key, count } = headline(permits);
  return (
    <header className="flex flex-col gap-2 border-t-[3px] border-t-accent pt-4">
      <h1 className="text-3xl wrap-anywhere">{streetCase(address)}</h1>
      <p className="text-muted">{[place, name].filter(Boolean).join(' · ')}</p>
      <p className="text-lg">{t(`headline.${key}`, { count, company: company.name })}</p>
      {startsOn || endsOn ? (
        <p>
          {startsOn ? t('starts', { day: calendarDay(format, startsOn) }) : null}{' '}
          {endsOn ? t('ends', { day: calendarDay(format, endsOn) }) : null}
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {readAt ? t('readAt', { time: moment(format, readAt, clock) }) : t('notRead')}
        {isSample ? ` ${t('sample')}` : null}
      </p>
    </header>
  );
}
