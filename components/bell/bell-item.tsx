import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ChangeLine } from '@/components/permits/change-line';
import type { BellItem } from '@/lib/company/bell/view';
import { ago, type Clock, moment } from '@/lib/platform/i18n/format';
import type { RouteKey } from '@/lib/platform/i18n/routes';

export interface BellEntryProps {
  item: BellItem;
  clock: Clock;
  permitPage: RouteKey;
}

/** One change: what moved, which permit, where, and when both in words and to the minute. */
export function BellEntry({ item, clock, permitPage }: BellEntryProps) {
  const t = useTranslations('bell');
  const list = useTranslations('permits.list');
  const locale = useAppLocale();
  const format = useFormatter();
  const { permit, detectedAt } = item;
  const near = ago(format, detectedAt, clock);
  const exact = moment(format, detectedAt, clock);
  return (
    <li className="relative flex flex-col gap-1 px-3 py-2.5 hover:bg-sunken/60">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AppLink
          to={permitPage}
          params={{ id: String(permit.id) }}
          className="font-mono text-sm font-semibold text-[color:var(--link)] wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link"
        >
          {permit.permitNumber}
        </AppLink>
        {item.unread ? (
          <span className="rounded-sm bg-accent px-1.5 text-xs font-semibold text-on-accent">{t('new')}</span>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ChangeLine event={item} />
        {item.toWord ? <span className="text-muted">{t('cityWord', { word: item.toWord })}</span> : null}
      </p>
      <p className="text-muted">
        {item.street ?? list('noAddress')} · {item.city[locale]}
      </p>
      <p className="text-xs text-muted">
        <time dateTime={detectedAt.toISOString()}>{near === exact ? near : `${near} · ${exact}`}</time>
      </p>
    </li>
  );
}
