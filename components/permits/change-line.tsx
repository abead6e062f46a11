import { useFormatter, useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { shortDay } from '@/lib/platform/i18n/format';
import { movedDates } from '@/lib/tracking/permits/moved-dates';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName, stepOf } from '@/lib/tracking/permits/step-event';
import { isStepEvent, type StepEventKind } from '@/lib/tracking/permits/types';
import type { PermitEvent } from '@/lib/tracking/permits/view';

type Event = Pick<PermitEvent, 'kind' | 'toBucket'> &
  Partial<Pick<PermitEvent, 'fromBucket' | 'fromWord' | 'toWord' | 'changes'>>;

export interface ChangeLineProps {
  event: Event;
  /** The moment the page is for. */
  now: Date;
}

/**
 * What happened, in one line that ends where the permit stands now: "Pending → [Issued]", "First seen as [Pending]",
 * "Issued Nov 22 → Nov 24", "No longer in the city's records". Goes into a wrapping flex row.
 */
export function ChangeLine({ event, now }: ChangeLineProps) {
  const t = useTranslations('permits.timeline');
  const status = useTranslations('common.status');
  const { kind, toBucket, fromBucket, fromWord, toWord } = event;
  if (isStepEvent(kind)) return <StepLine kind={kind} changes={event.changes ?? {}} />;
  if (kind === 'dates_changed') return <MovedDates event={event} now={now} />;
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
    return (
      <span title={`${fromWord} → ${toWord}`}>
        {t('status', { from: sentenceCase(fromWord), to: sentenceCase(toWord) })}
      </span>
    );
  }
  const before = kind === 'discovered' ? t('firstSeen') : fromBucket ? `${status(fromBucket)} →` : null;
  return (
    <>
      {before ? <span className="text-muted">{before}</span> : null}
      <StatusBadge bucket={toBucket} />
    </>
  );
}

/** What became of one inspection, or at one desk; the city's word where it gave one. */
function StepLine({ kind, changes }: { kind: StepEventKind; changes: PermitEvent['changes'] }) {
  const t = useTranslations('permits.timeline.step');
  const { name, result, comments } = stepOf(changes);
  const shown = kind.startsWith('inspection') ? sentenceCase : deskName;
  return (
    <>
      <span className="wrap-anywhere">
        {t(kind, { name: name === null ? t('unnamed') : shown(name), count: comments ?? 1 })}
      </span>
      {result === null ? null : (
        <span className="font-normal text-muted" title={result}>
          {t('cityWord', { word: sentenceCase(result) })}
        </span>
      )}
    </>
  );
}

/** Each date the city moved, set or took back; the general word where the event does not say which. */
function MovedDates({ event, now }: ChangeLineProps) {
  const t = useTranslations('permits.timeline');
  const fields = useTranslations('permits.fields');
  const format = useFormatter();
  const moved = movedDates(event.changes ?? {});
  if (moved.length === 0) return t('dates');
  return (
    <span className="tabular-nums">
      {moved
        .map(({ field, before, after }) => {
          const day = (date: string | null) => (date === null ? '' : shortDay(format, date, now));
          const way = before === null ? 'set' : after === null ? 'taken' : 'moved';
          return t(`dateChange.${way}`, { field: fields(field), before: day(before), after: day(after) });
        })
        .join(', ')}
    </span>
  );
}
