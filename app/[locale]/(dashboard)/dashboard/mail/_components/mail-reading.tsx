import { useFormatter, useTranslations } from 'next-intl';
import type { ReadMail } from '@/lib/checking/city-mail/types';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';

/** What a mail was read as: comments one by one, fees line by line, an inspection. */
export function MailReading({ reading }: { reading: ReadMail }) {
  const t = useTranslations('cityMail.review');
  const format = useFormatter();
  const { comments, fees, feesTotalCents, inspections, missing } = reading;
  return (
    <>
      {comments.length > 0 ? (
        <div>
          <h3 className="font-semibold">{t('comments', { count: comments.length })}</h3>
          <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
            {comments.map(({ discipline, sheet, text, code }) => (
              <li key={text}>
                {discipline || sheet ? (
                  <span className="text-sm text-muted">
                    {[discipline, sheet ? t('sheet', { sheet }) : null].filter(Boolean).join(' · ')}
                    <br />
                  </span>
                ) : null}
                <span className="wrap-anywhere">{text}</span>{' '}
                {code ? <span className="text-muted">({code})</span> : null}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {missing.length > 0 ? (
        <div>
          <h3 className="font-semibold">{t('missing')}</h3>
          <ul className="mt-2 list-disc pl-6">
            {missing.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {fees.length > 0 ? (
        <div>
          <h3 className="font-semibold">{t('fees')}</h3>
          <ul className="mt-2 flex flex-col gap-1">
            {fees.map(({ label, cents, due }) => (
              <li key={`${label}${cents}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">{label}</span>
                <span className="tabular-nums">
                  {dollarsAndCents(cents)}
                  {due ? (
                    <span className="text-muted"> · {t('due', { day: calendarDay(format, due) })}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          {feesTotalCents === null ? null : (
            <p className="mt-2 font-semibold">{t('total', { amount: dollarsAndCents(feesTotalCents) })}</p>
          )}
        </div>
      ) : null}
      {inspections.map(({ type, date, window, result, notes, inspector }) => (
        <div key={`${type}${date}`}>
          <h3 className="font-semibold">{[t('inspection'), type].filter(Boolean).join(': ')}</h3>
          <p>
            {[
              date ? calendarDay(format, date) : null,
              window ? t('window', { window }) : null,
              result ? t(`results.${result}`) : null,
              inspector ? t('inspector', { name: inspector }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {notes.length > 0 ? (
            <ul className="mt-2 list-disc pl-6">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </>
  );
}
