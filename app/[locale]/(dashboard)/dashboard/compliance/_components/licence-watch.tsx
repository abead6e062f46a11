import { useFormatter, useTranslations } from 'next-intl';
import { RegisterWord } from '@/components/compliance/register-word';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card, CardHeader } from '@/components/ui/card';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { isStateCode, stateName } from '@/lib/catalogue/checklists/places';
import type { LicenceLine, LicenceWatch as Watch } from '@/lib/company/compliance/licences';
import { type Clock, calendarDay, moment } from '@/lib/platform/i18n/format';

interface Props {
  watch: Watch;
  clock: Clock;
}

/** The licences of the company, its team and its subcontractors, as the states' registers have them. */
export function LicenceWatch({ watch: { lines, unlicensed, changes }, clock }: Props) {
  const t = useTranslations('licences');
  return (
    <Card as="section" className="mt-8">
      <CardHeader title={t('title')} description={t('description')} />
      {lines.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={`${line.subcontractorId} ${line.state} ${line.number}`} line={line} clock={clock} />
        ))}
      </ul>
      {changes.length > 0 ? <Changes changes={changes} clock={clock} /> : null}
      {unlicensed.length > 0 ? <Unlicensed unlicensed={unlicensed} /> : null}
    </Card>
  );
}

function Line({ line, clock }: { line: LicenceLine; clock: Clock }) {
  const t = useTranslations('licences');
  const locale = useAppLocale();
  const { holder, subcontractorId, state, number, answer } = line;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{holder}</p>
        <p className="text-sm wrap-anywhere">
          {state ? `${state} · ` : null}
          <span className="font-mono">{number}</span>
        </p>
        {subcontractorId === null ? <p className="text-sm text-muted">{t('own')}</p> : null}
      </div>
      {answer ? (
        <RegisterWord answer={answer} clock={clock} />
      ) : (
        <p className="text-sm text-muted">
          {state === null
            ? t('noState')
            : t('noRegister', { state: isStateCode(state) ? stateName(state)[locale] : state })}
        </p>
      )}
    </li>
  );
}

function Changes({ changes, clock }: { changes: Watch['changes']; clock: Clock }) {
  const t = useTranslations('licences');
  const format = useFormatter();
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">{t('changes.title')}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {changes.map(({ id, holder, number, aspect, to, register, noticedAt }) => (
          <li key={id} className="wrap-anywhere">
            {t('changes.line', {
              holder,
              number,
              word: t(`news.${aspect}.${to}` as 'news.bond.lapsed'),
            })}{' '}
            <span className="text-muted">
              {t('changes.from', { register, at: moment(format, noticedAt, clock) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unlicensed({ unlicensed }: Pick<Watch, 'unlicensed'>) {
  const t = useTranslations('licences.unlicensed');
  const format = useFormatter();
  const locale = useAppLocale();
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">{t('title')}</h3>
      <ul className="flex flex-col gap-3 text-sm">
        {unlicensed.map(({ state, fact: { text, sources, confidence } }) => (
          <li key={state} className="min-w-0 max-w-prose">
            <p>{text[locale]}</p>
            <p className="text-muted wrap-anywhere">
              {sources.map(({ title, url, readOn }, at) => (
                <span key={url}>
                  {at > 0 ? '; ' : ''}
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-link underline underline-offset-4"
                  >
                    {t('source', { title, day: calendarDay(format, readOn) })}
                  </a>
                </span>
              ))}{' '}
              <ConfidenceMark confidence={confidence} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
