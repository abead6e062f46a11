import { useFormatter, useTranslations } from 'next-intl';
import { type Clock, figure, localDay } from '@/lib/platform/i18n/format';
import type { Hold } from '@/lib/tracking/feeds/types';
import { acceptHeldChangeAction } from '../actions';
import { AcceptButton } from './accept-button';

interface Props {
  feedId: string;
  city: string;
  hold: Hold;
  clock: Clock;
}

/** A change on more rows than is plausible, and the way to say that it is so. */
export function Held({ feedId, city, hold, clock }: Props) {
  const t = useTranslations('admin.cities.hold');
  const format = useFormatter();
  const { field, kind, rows, of, before, after, since } = hold;
  return (
    <div className="mt-3 flex flex-col items-start gap-2 border-l-2 border-action pl-3 text-sm wrap-anywhere">
      <p className="font-semibold">
        {t('title', {
          date: localDay(format, new Date(since), clock),
          field,
          kind,
          rows: figure(rows),
          of: figure(of),
        })}
      </p>
      <p>{t('sample', { before: before ?? t('none'), after: after ?? t('none') })}</p>
      <p className="text-muted">{t('text')}</p>
      <AcceptButton input={{ feedId }} city={city} accept={acceptHeldChangeAction} />
    </div>
  );
}
