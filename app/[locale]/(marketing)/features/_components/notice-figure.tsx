import { useFormatter, useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { calendarDay } from '@/lib/platform/i18n/format';

const EXAMPLE = {
  number: 'RP-2026-004518',
  city: 'Philadelphia, PA',
  from: 'In Review',
  to: 'Applicant Revisions',
  bucket: 'action_required',
  day: '2026-11-17',
} as const;

/** A notice as it reads in a mailbox, in the very words of the real one. */
export function NoticeFigure() {
  const t = useTranslations('features.notice');
  const mail = useTranslations('mail.change');
  const meaning = useTranslations('permits.meaning');
  const format = useFormatter();
  const { number, city, from, to, bucket, day } = EXAMPLE;
  const person = t('person');
  return (
    <figure aria-label={t('label')} className="flex flex-col gap-2">
      <div className="border border-line bg-card">
        <dl className="flex flex-col gap-1 border-b border-line px-4 py-3 text-sm sm:px-6">
          <div className="flex gap-2">
            <dt className="text-muted">{t('to')}</dt>
            <dd>{person}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{t('subject')}</dt>
            <dd className="font-semibold">{mail('subject.one', { number, status: to, city })}</dd>
          </div>
        </dl>
        <div className="flex flex-col gap-3 px-4 py-5 sm:px-6">
          <p>{mail('greeting', { name: person })}</p>
          <div className="border border-line px-4 py-3">
            <p className="font-bold">
              {number} · {t('permit')}
            </p>
            <p className="text-muted">{city}</p>
            <p className="mt-3 font-bold">{mail('status', { from, to })}</p>
            <p className="mt-1 text-muted">{mail('cityDate', { date: calendarDay(format, day) })}</p>
            <p className="mt-3">{meaning(`${bucket}.means`)}</p>
            <p className="mt-1">{meaning(`${bucket}.next`)}</p>
          </div>
          <p className="text-sm text-muted">
            {mail('reason', { company: 'Ortiz Roofing LLC', brand: brand.name })}
          </p>
        </div>
      </div>
      <figcaption className="text-xs text-muted">{t('caption')}</figcaption>
    </figure>
  );
}
