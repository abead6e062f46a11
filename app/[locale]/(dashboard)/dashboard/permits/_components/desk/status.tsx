import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { STATUS_LOOKS } from '@/components/ui/status-badge';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** A status in a line: shape, word and colour, without a box. */
export function Status({ bucket, word }: { bucket: StatusBucket; word?: string | null }) {
  const t = useTranslations('common.status');
  const { icon: Icon, colour, solid } = STATUS_LOOKS[bucket];
  return (
    <span
      title={word ?? undefined}
      className={classNames('inline-flex min-w-0 items-center gap-1.5 align-middle font-semibold', colour)}
    >
      <Icon aria-hidden="true" className={classNames('size-4 shrink-0', solid && 'fill-current')} />
      <span className="truncate">{t(bucket)}</span>
    </span>
  );
}
