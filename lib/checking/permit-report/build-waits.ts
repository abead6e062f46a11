import { daysBetween } from '@/lib/platform/clock/days';
import { printable } from '@/lib/platform/reports/printable';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import { nobodyBecause, type Waiting } from '@/lib/tracking/permits/waiting';
import type { PermitReport } from './types';
import type { PermitWriter } from './writer';

/** On whom the permit waits, since when and why, told to others than the company itself. */
export function buildWaits(writer: PermitWriter): PermitReport['waits'] {
  const { source, t, company, city } = writer;
  const { waiting, permit, missingSince, feed } = source;
  const items = waiting.map((one) => ({
    who: whoOf(writer, one),
    since: sinceOf(writer, one),
    why: printable(whyOf(writer, one), 600),
  }));
  const nobody = nobodyBecause({ statusBucket: permit.statusBucket, missingSince });
  return {
    title: t('project.permit.waits'),
    items: items.length > 0 ? items : [{ who: t(`permit.waiting.nobody.${nobody}`), since: null, why: null }],
    source: feed.mode === 'hand' ? t('report.waits.byHand', { company }) : t('report.waits.source', { city }),
  };
}

function whoOf({ t, company }: PermitWriter, one: Waiting): string {
  if (one.on === 'applicant') return company;
  return one.on === 'desk' ? printable(deskName(one.desk), 120) : t(`permit.waiting.${one.on}`);
}

function sinceOf({ t, day, source: { today } }: PermitWriter, one: Waiting): string | null {
  if (one.on === 'inspector') return null;
  const { since } = one;
  if (since === null) return one.on === 'applicant' ? t('permit.waiting.noDay') : null;
  const date = day(since);
  return since > today
    ? t('report.waits.ahead', { date })
    : t('report.waits.since', { date, days: daysBetween(since, today) });
}

function whyOf({ t, day, source: { today } }: PermitWriter, one: Waiting): string {
  switch (one.on) {
    case 'inspector': {
      const kind = one.kind === null ? t('permit.waiting.unnamed') : sentenceCase(one.kind);
      return t(`permit.waiting.${one.why}`, { kind, date: day(one.day) });
    }
    case 'desk': {
      const review = t('permit.waiting.review');
      if (one.due === null) return review;
      return `${review}. ${t(`permit.waiting.${one.due < today ? 'overdue' : 'due'}`, { date: day(one.due) })}`;
    }
    case 'city':
    case 'work':
      return t(`permit.waiting.${one.on}Why`);
    case 'applicant':
      return askedOf(t, one);
  }
}

function askedOf(t: PermitWriter['t'], { why, at }: Extract<Waiting, { on: 'applicant' }>): string {
  switch (why) {
    case 'corrections':
      return at.length > 0
        ? t('permit.waiting.correctionsAt', { desks: at.map(deskName).join(', ') })
        : t('permit.waiting.corrections');
    case 'reinspection':
      return at.length > 0
        ? t('report.waits.reinspectionOf', { kinds: at.map(sentenceCase).join(', ') })
        : t('report.waits.reinspection');
    case 'issue':
      return t('permit.waiting.issue');
    default:
      return t(`report.waits.${why}`);
  }
}
