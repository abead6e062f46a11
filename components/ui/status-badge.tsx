import {
  CheckCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Clock,
  Hand,
  Hourglass,
  type LucideIcon,
  Stamp,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { classNames } from './class-names';

export const STATUS_LOOKS: Record<StatusBucket, { icon: LucideIcon; colour: string; solid?: boolean }> = {
  pending: { icon: Clock, colour: 'text-pending' },
  action_required: { icon: Hand, colour: 'text-action' },
  ready_to_issue: { icon: Stamp, colour: 'text-ready' },
  issued: { icon: Stamp, colour: 'text-issued', solid: true },
  finaled: { icon: CheckCheck, colour: 'text-finaled' },
  on_hold: { icon: CirclePause, colour: 'text-hold' },
  expired: { icon: Hourglass, colour: 'text-expired' },
  stopped: { icon: CircleX, colour: 'text-stopped' },
  unknown: { icon: CircleDashed, colour: 'text-unknown' },
};

/** The sign alone, where the line says the word to whoever cannot see it. */
export function StatusIcon({ bucket, className }: { bucket: StatusBucket; className?: string }) {
  const t = useTranslations('common.status');
  const { icon: Icon, colour, solid } = STATUS_LOOKS[bucket];
  return (
    <span title={t(bucket)} className={classNames('inline-flex shrink-0', colour, className)}>
      <Icon aria-hidden="true" className={classNames('size-4', solid && 'fill-current')} />
      <span className="sr-only">{t(bucket)}</span>
    </span>
  );
}

export interface StatusBadgeProps {
  bucket: StatusBucket;
  /** The city's own word, shown beside ours. */
  word?: string | null;
  className?: string;
}

/** A permit's status: word, icon and colour, never colour alone. */
export function StatusBadge({ bucket, word, className }: StatusBadgeProps) {
  const t = useTranslations('common.status');
  const { icon: Icon, colour, solid } = STATUS_LOOKS[bucket];
  return (
    <span className={classNames('inline-flex flex-wrap items-center gap-x-2 gap-y-0.5', className)}>
      <span
        className={classNames(
          'inline-flex items-center gap-1.5 rounded-sm border border-current/40 bg-card px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
          colour,
        )}
      >
        <Icon aria-hidden="true" className={classNames('size-4 shrink-0', solid && 'fill-current')} />
        {t(bucket)}
      </span>
      {word ? (
        <span className="text-sm text-muted" title={word}>
          {sentenceCase(word)}
        </span>
      ) : null}
    </span>
  );
}
