import { useFormatter, useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { WatchedName } from '@/lib/tracking/matching/names';
import { confirmNameAction, rejectNameAction } from '../actions';
import { InCities } from './in-cities';
import { StopButton } from './stop-button';
import { WATCHED_ID } from './watched-id';

interface Props {
  names: WatchedName[];
  mayDecide: boolean;
  clock: Clock;
}

/** The confirmed spellings, what the cities hold under each, and since when. */
export function Watched({ names, mayDecide, clock }: Props) {
  const t = useTranslations('names.watched');
  const format = useFormatter();
  if (names.length === 0) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>;
  return (
    <Card as="section" flush aria-labelledby={WATCHED_ID}>
      <CardHeader
        className="mb-0! px-4 pt-4 pb-3 sm:px-6 sm:pt-5"
        title={
          <span id={WATCHED_ID} tabIndex={-1} className="outline-none">
            {t('title')}
          </span>
        }
        description={t('description')}
      />
      <ul className="divide-y divide-line border-t border-line">
        {names.map(({ norm, name, since, cities }) => (
          <li key={norm} className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
            <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
              <h3 className="font-semibold wrap-anywhere">{name}</h3>
              <p className="text-sm text-muted">
                {t('since', { date: localDay(format, since, clock) })}
                {cities.length === 0 ? ` · ${t('noPermits')}` : ''}
              </p>
              <InCities cities={cities} />
            </div>
            {mayDecide ? (
              <StopButton name={{ norm, name }} reject={rejectNameAction} confirm={confirmNameAction} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
