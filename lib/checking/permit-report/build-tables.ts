import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { printable } from '@/lib/platform/reports/printable';
import { deskName } from '@/lib/tracking/permits/step-event';
import { moveText } from './move-text';
import type { PermitReport, ReportTable } from './types';
import type { PermitWriter } from './writer';

/** Rows of a table; the rest is counted. */
const MOST_ROWS = 30;
/** The timeline is short: what comes, and what happened last. */
const MOST_MOVES = 12;
const MOST_COMMENTS = 20;
const MAX_COMMENT = 900;

function moreOf({ t }: PermitWriter, all: number, most: number): string | null {
  return all > most ? t('report.more', { count: all - most }) : null;
}

export function buildFees(writer: PermitWriter): ReportTable | null {
  const { source, t, day } = writer;
  const { fees } = source;
  if (fees.length === 0) return null;
  const rows = fees
    .slice(0, MOST_ROWS)
    .map(({ title, cents, state, dueOn, source: by }) => [
      printable(title ?? t('fee.unpaidByFeed'), 200),
      dueOn === null ? t(`fee.states.${state}`) : day(dueOn),
      t(`fee.sources.${by}`),
      cents === null ? t('fee.noAmount') : dollarsAndCents(cents),
    ]);
  const sum = fees.reduce((total, { cents }) => total + (cents ?? 0), 0);
  const known = fees.filter(({ cents }) => cents !== null).length;
  const total = known > 1 ? [[t('report.fees.total'), '', '', dollarsAndCents(sum)]] : [];
  return {
    title: t('report.fees.title'),
    heads: (['what', 'due', 'source', 'amount'] as const).map((head) => t(`report.fees.${head}`)),
    rows: [...rows, ...total],
    more: moreOf(writer, fees.length, MOST_ROWS),
  };
}

export function buildComments(writer: PermitWriter): PermitReport['comments'] {
  const { source, t, day } = writer;
  const { comments } = source;
  if (comments.length === 0) return null;
  const items = comments.slice(0, MOST_COMMENTS).map(({ desk, cycle, writtenOn, subject, body }) => {
    const head = [
      desk === null ? t('permit.review.reviewer') : deskName(desk),
      cycle ? t('permit.review.cycle', { cycle }) : '',
      day(writtenOn),
    ];
    return {
      head: printable(head.filter(Boolean).join(' · '), 160),
      subject: subject && printable(subject, 300),
      body: printable(body, MAX_COMMENT),
    };
  });
  return { title: t('report.comments'), items, more: moreOf(writer, comments.length, MOST_COMMENTS) };
}

export function buildSteps(writer: PermitWriter): ReportTable | null {
  const { source, t, day } = writer;
  const { steps } = source;
  if (steps.length === 0) return null;
  return {
    title: t('permit.review.title'),
    heads: (['desk', 'outcome', 'arrived', 'finished', 'due'] as const).map((head) =>
      t(`report.steps.${head}`),
    ),
    rows: steps
      .slice(0, MOST_ROWS)
      .map(({ desk, cycle, outcome, resultWord, arrivedOn, finishedOn, dueOn }) => {
        const name = deskName(desk);
        return [
          printable(cycle ? t('report.steps.round', { desk: name, cycle }) : name, 160),
          withWord(writer, t(`permit.review.outcomes.${outcome}`), resultWord),
          day(arrivedOn),
          day(finishedOn),
          day(dueOn),
        ];
      }),
    more: moreOf(writer, steps.length, MOST_ROWS),
  };
}

export function buildInspections(writer: PermitWriter): ReportTable | null {
  const { source, t, day, word } = writer;
  const { inspections } = source;
  if (inspections.length === 0) return null;
  return {
    title: t('permit.inspections.title'),
    heads: [t('permit.inspections.unnamed'), t('report.inspections.day'), t('report.inspections.outcome')],
    rows: inspections
      .slice(0, MOST_ROWS)
      .map(({ kind, heldOn, outcome, resultWord }) => [
        kind ? word(kind, 160) : t('permit.inspections.unnamed'),
        heldOn === null ? t('permit.inspections.noDay') : day(heldOn),
        withWord(writer, t(`permit.inspections.outcomes.${outcome}`), resultWord),
      ]),
    more: moreOf(writer, inspections.length, MOST_ROWS),
  };
}

/** Our word, and the city's where it says more. */
function withWord({ word }: PermitWriter, own: string, given: string | null): string {
  const said = given && word(given, 120);
  return said && said.toLowerCase() !== own.toLowerCase() ? `${own} (${said})` : own;
}

export function buildTimelineTable(writer: PermitWriter): ReportTable | null {
  const { source, t, day } = writer;
  const { timeline } = source;
  if (timeline.length === 0) return null;
  const earlier = timeline.length - MOST_MOVES;
  return {
    title: t('permit.detail.timeline'),
    heads: [t('report.timeline.day'), t('report.timeline.what')],
    rows: timeline.slice(0, MOST_MOVES).map((move) => [day(move.day), moveText(writer, move)]),
    more: earlier > 0 ? t('report.earlier', { count: earlier }) : null,
  };
}
