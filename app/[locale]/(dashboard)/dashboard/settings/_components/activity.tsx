import { useFormatter, useTranslations } from 'next-intl';
import type { SecurityEvent } from '@/lib/identity/audit/queries';
import { ago, type Clock } from '@/lib/platform/i18n/format';
import { networkName, useDeviceName } from './device-name';

/** Who came in, who tried, and what was changed. */
export function Activity({ events, clock }: { events: readonly SecurityEvent[]; clock: Clock }) {
  const t = useTranslations('settings.activity');
  const format = useFormatter();
  const getDeviceName = useDeviceName();
  if (events.length === 0) return <p className="text-muted">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
          <p className="font-medium">{t(`actions.${event.action}`)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {event.userAgent ? `${getDeviceName(event.userAgent)} · ` : null}
            {event.address ? `${networkName(event.address)} · ` : null}
            <time dateTime={event.createdAt.toISOString()}>{ago(format, event.createdAt, clock)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
