import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card, CardHeader } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { SuggestedName } from '@/lib/tracking/matching/names';
import type { PermitPreview } from '@/lib/tracking/matching/types';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { confirmNameAction, rejectNameAction, undoNameAction } from '../actions';
import { DecideButtons } from './decide-buttons';
import { InCities } from './in-cities';
import { SUGGESTED_ID } from './suggested-id';

/** The spellings that wait for an answer, the likeliest first. */
export function Suggested({ names, mayDecide }: { names: SuggestedName[]; mayDecide: boolean }) {
  const t = useTranslations('names.suggested');
  return (
    <Card as="section" beam flush aria-labelledby={SUGGESTED_ID}>
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={
          <span id={SUGGESTED_ID} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        description={names.length > 0 ? t('description') : t('none')}
      />
      {names.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {names.map((name) => (
            <Suggestion key={`${name.norm} ${name.inCity ?? ''}`} name={name} mayDecide={mayDecide} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Suggestion({ name, mayDecide }: { name: SuggestedName; mayDecide: boolean }) {
  const t = useTranslations('names');
  const format = useFormatter();
  const locale = useAppLocale();
  return (
    <li className="flex flex-col gap-3 px-4 py-5 sm:px-6">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg wrap-anywhere">{name.name}</h3>
        {name.inCity === null || name.watchedIn.length === 0 ? (
          <p>
            <span className="font-semibold">{t(`likelihood.${name.likelihood}`)}.</span>{' '}
            <span className="text-muted">
              {name.reasons.map((reason) => t(`reasons.${reason}`)).join(' ')}
            </span>
          </p>
        ) : (
          <p>
            {t('suggested.elsewhere', {
              cities: format.list(name.watchedIn.map((city) => cityLabel(city, locale))),
              city: cityLabel(name.inCity, locale),
            })}
          </p>
        )}
        <InCities cities={name.cities} />
      </div>
      {name.examples.length === 0 ? (
        <p className="text-sm text-muted">{t('suggested.noExamples')}</p>
      ) : (
        <div>
          <p className="mb-1 text-sm font-semibold text-muted">{t('suggested.examples')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {name.examples.map((permit) => (
              <Example key={permit.id} permit={permit} />
            ))}
          </ul>
        </div>
      )}
      {mayDecide ? (
        <DecideButtons
          name={{ norm: name.norm, name: name.name }}
          city={name.inCity ?? undefined}
          confirm={confirmNameAction}
          reject={rejectNameAction}
          undo={undoNameAction}
        />
      ) : null}
    </li>
  );
}

/** Not a link: the permit is not the company's yet. */
function Example({ permit }: { permit: PermitPreview }) {
  const t = useTranslations('permits.list');
  const locale = useAppLocale();
  const place = [
    permit.address === null ? t('noAddress') : streetCase(permit.address),
    cityLabel(permit.city, locale),
  ].join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 font-semibold wrap-anywhere">{place}</span>
      <StatusBadge bucket={permit.bucket} />
      <span className="font-mono text-sm text-muted wrap-anywhere">{permit.permitNumber}</span>
    </li>
  );
}
