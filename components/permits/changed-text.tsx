import { useTranslations } from 'next-intl';
import type { PermitEvent } from '@/lib/permits/view';

type Told = Pick<PermitEvent, 'kind' | 'fromBucket' | 'toBucket' | 'fromWord' | 'toWord'>;

/** What happened, in one line: "Pending → Issued", "Dates changed". */
export function ChangedText({ event }: { event: Told }) {
  const t = useTranslations('permits.timeline');
  const status = useTranslations('common.status');
  const to = status(event.toBucket);
  if (event.kind === 'discovered') return t('discovered', { to });
  if (event.kind === 'dates_changed') return t('dates');
  if (event.kind === 'details_changed') return t('details');
  if (event.fromBucket === null || event.fromBucket === event.toBucket) {
    return event.fromWord && event.toWord ? t('status', { from: event.fromWord, to: event.toWord }) : to;
  }
  return t('status', { from: status(event.fromBucket), to });
}
