import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import type { PermitEvent } from '@/lib/tracking/permits/view';

export interface ChangeLineProps {
  event: Pick<PermitEvent, 'kind' | 'toBucket'> &
    Partial<Pick<PermitEvent, 'fromBucket' | 'fromWord' | 'toWord'>>;
}

/**
 * What happened, in one line that ends where the permit stands now: "Pending → [Issued]", "First seen as [Pending]",
 * "Dates changed", "No longer in the city's records". Goes into a wrapping flex row.
 */
export function ChangeLine({ event }: ChangeLineProps) {
  const t = useTranslations('permits.timeline');
  const status = useTranslations('common.status');
  const { kind, toBucket, fromBucket, fromWord, toWord } = event;
  if (kind === 'dates_changed') return t('dates');
  if (kind === 'details_changed') return t('details');
  if (kind === 'vanished') return t('vanished');
  if (kind === 'reappeared') {
    return (
      <>
        <span className="text-muted">{t('reappeared')}</span>
        <StatusBadge bucket={toBucket} />
      </>
    );
  }
  if (kind === 'status_changed' && fromBucket === toBucket && fromWord && toWord) {
    return t('status', { from: fromWord, to: toWord });
  }
  const before = kind === 'discovered' ? t('firstSeen') : fromBucket ? `${status(fromBucket)} →` : null;
  return (
    <>
      {before ? <span className="text-muted">{before}</span> : null}
      <StatusBadge bucket={toBucket} />
    </>
  );
}
