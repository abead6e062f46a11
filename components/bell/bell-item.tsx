import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ChangeLine } from '@/components/permits/change-line';
import { PermitTitle } from '@/components/permits/permit-title';
import type { BellItem } from '@/lib/company/bell/view';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { NewMark } from './new-mark';

export interface BellEntryProps {
  item: BellItem;
  clock: Clock;
  permitPage: RouteKey;
}

/** One change: where, which permit, what moved, and when both in words and to the minute. */
export function BellEntry({ item, clock, permitPage }: BellEntryProps) {
  const t = useTranslations('bell');
  const locale = useAppLocale();
  const format = useFormatter();
  const { permit, detectedAt } = item;
  const near = ago(format, detectedAt, clock);
  const exact = moment(format, detectedAt, clock);
  return (
    <li className="relative flex flex-col gap-1 px-3 py-2.5 hover:bg-sunken/60">
      <PermitTitle
        permitId={permit.id}
        permitNumber={permit.permitNumber}
        street={item.street}
        city={item.city[locale]}
        page={permitPage}
        stretched
        tags={item.unread ? <NewMark /> : null}
      />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ChangeLine event={item} now={clock.now} />
        {item.toWord ? (
          <span className="text-muted" title={item.toWord}>
            {t('cityWord', { word: sentenceCase(item.toWord) })}
          </span>
        ) : null}
      </p>
      <p className="text-xs text-muted">
        <time dateTime={detectedAt.toISOString()}>{near === exact ? near : `${near} · ${exact}`}</time>
      </p>
    </li>
  );
}
