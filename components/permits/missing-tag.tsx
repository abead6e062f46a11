import { useFormatter, useTranslations } from 'next-intl';
import { type Clock, localDay } from '@/lib/platform/i18n/format';

/** Says of one permit that its city's feed holds it no more, and since when. Nothing for one that is there. */
export function MissingTag({ since, clock }: { since: Date | null; clock: Clock }) {
  const t = useTranslations('permits.list');
  const format = useFormatter();
  if (since === null) return null;
  return (
    <span className="inline-block rounded-sm border border-dashed border-action px-1.5 text-xs font-medium text-action">
      {t('missing', { date: localDay(format, since, clock) })}
    </span>
  );
}
