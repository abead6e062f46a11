import { printable } from '@/lib/platform/reports/printable';
import { movedDates } from '@/lib/tracking/permits/moved-dates';
import { deskName, stepOf } from '@/lib/tracking/permits/step-event';
import { isStepEvent } from '@/lib/tracking/permits/types';
import type { ReportedMove } from './types';
import type { PermitWriter } from './writer';

/** What happened, in one line, in the words of the permit's page. */
export function moveText(writer: PermitWriter, move: ReportedMove): string {
  return printable('what' in move ? dateText(writer, move) : eventText(writer, move.event), 400);
}

function dateText({ t }: PermitWriter, { what, isAhead }: Extract<ReportedMove, { what: unknown }>): string {
  const text = t(`permit.timeline.cityDate.${what}`);
  return isAhead ? `${text} · ${t('permit.timeline.upcoming')}` : text;
}

type Event = Extract<ReportedMove, { event: unknown }>['event'];

function eventText(writer: PermitWriter, event: Event): string {
  const { t, word } = writer;
  const { kind, fromBucket, toBucket, fromWord, toWord } = event;
  if (isStepEvent(kind)) return stepText(writer, event);
  const status = t(`status.${toBucket}`);
  switch (kind) {
    case 'dates_changed':
      return datesText(writer, event);
    case 'details_changed':
      return t('permit.timeline.details');
    case 'vanished':
      return t('permit.timeline.vanished');
    case 'reappeared':
      return `${t('permit.timeline.reappeared')} ${status}`;
    case 'discovered':
      return `${t('permit.timeline.firstSeen')} ${status}`;
    case 'status_changed':
      if (fromBucket === toBucket && fromWord && toWord)
        return t('permit.timeline.status', { from: word(fromWord), to: word(toWord) });
      return fromBucket
        ? t('permit.timeline.status', { from: t(`status.${fromBucket}`), to: status })
        : status;
  }
}

function stepText({ t, word }: PermitWriter, { kind, changes }: Event): string {
  if (!isStepEvent(kind)) return '';
  const { name, result, comments } = stepOf(changes);
  const shown =
    name === null
      ? t('permit.timeline.step.unnamed')
      : kind.startsWith('inspection')
        ? word(name)
        : deskName(name);
  const text = t(`permit.timeline.step.${kind}`, { name: shown, count: comments ?? 1 });
  return result === null ? text : `${text} (${word(result, 120)})`;
}

function datesText({ t, day }: PermitWriter, { changes }: Event): string {
  const moved = movedDates(changes);
  if (moved.length === 0) return t('permit.timeline.dates');
  return moved
    .map(({ field, before, after }) => {
      const way = before === null ? 'set' : after === null ? 'taken' : 'moved';
      const days = { before: day(before), after: day(after) };
      return t(`permit.timeline.dateChange.${way}`, { field: t(`permit.fields.${field}`), ...days });
    })
    .join(', ');
}
