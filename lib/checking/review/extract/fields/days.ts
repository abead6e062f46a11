import { fold } from '../../text/fold';
import { boxOfWords, isSameRow, type LaidLine } from '../../text/layout';
import type { ExtractedField, FieldId } from '../../types';
import type { LabelHit } from '../find-labels';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { datesIn, parseDate } from '../parse/date';
import { findSpans, spanAbove } from '../spans';
import { daysInText, whatEnds } from './days-in-text';

const INSURANCE = 'insurance_wc';

/** Days a paper was written or signed, and days something runs out. */
export function days(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const labelled = labels.flatMap((label): ExtractedField[] => {
    const id = classifyDay(view, label);
    if (id === null) return [];
    for (const span of findSpans(page, label, labels)) {
      const day = id === 'date' ? parseDate(span.text) : parseEnd(span.text);
      if (day) return [withLabel(view, label, foundIn(page, id, day, span))];
    }
    const isCaption = label.isAlone && !label.isMarked && id === 'date';
    const above = isCaption ? spanAbove(page, label, labels, parseDate) : null;
    return above ? [withLabel(view, label, foundIn(page, id, above.value, above.span))] : [];
  });
  const signed = signedDays(view, labelled);
  const own = [...labelled, ...signed, ...policies(view), ...letterDate(view, [...labelled, ...signed])];
  // What a label's place says goes before what the words around it may mean.
  const taken = new Set(own.map(({ value }) => value));
  return [...own, ...daysInText(view).filter(({ value }) => !taken.has(value))];
}

/** Of a period, "02/01/2026 – 01/31/2027", the day it ends. */
function parseEnd(text: string): string | null {
  const days = datesIn(text).map(({ value }) => value);
  return days.length > 1 ? (days.toSorted().at(-1) ?? null) : parseDate(text);
}

function classifyDay(view: FieldPage, label: LabelHit): FieldId | null {
  const { documentId } = view;
  const { ids, line } = label;
  if (ids.includes('insurance_expires')) return 'insurance_expires';
  if (ids.includes('date')) return 'date';
  const words = getWords(label);
  if (ids.includes('stop')) return OF_THE_PAPER.test(words) ? 'date' : null;
  if (!ids.includes('expires')) return null;
  const id = whatEnds(view, line, line.folded.length < 90 ? line.folded : words);
  return id === 'license_expires' && documentId === null ? null : id;
}

/** "Approved", "Issued": the day they name is one of the paper. */
const OF_THE_PAPER =
  /^(?:date )?(?:issued|approved|received|revision)\b|^(?:fecha de )?(?:aprobad|recibid|revision)/;

function getWords({ line, from, to }: LabelHit): string {
  return fold(
    line.line.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Appends the label to the quote, because some dates are meant to be in the future. */
function withLabel(view: FieldPage, label: LabelHit, field: ExtractedField): ExtractedField {
  const words = label.line.line.words.slice(label.from, label.to).map(({ text }) => text);
  const isSameLine =
    label.line.line.text.includes(field.at.quote) && field.at.box.y === label.line.line.box.y;
  if (field.id !== 'date' || !isSameLine || view.page.misread) return field;
  return { ...field, at: { ...field.at, quote: [...words, field.at.quote].join(' ').slice(0, 300) } };
}

/** A date beside a signature line without a recognised label. */
function signedDays(view: FieldPage, labelled: readonly ExtractedField[]): ExtractedField[] {
  if (labelled.some(({ id }) => id === 'date')) return [];
  const signatures = view.labels.filter(
    ({ ids, isAlone, isMarked }) => ids.includes('signature') && (isAlone || isMarked),
  );
  return view.page.lines.flatMap((line): ExtractedField[] => {
    const { box, text } = line.line;
    const isBeside = signatures.some(({ line: { line: own } }) => {
      const [bottom, right] = [box.y + box.h, own.box.x + own.box.w];
      return box.x > right && bottom > own.box.y - own.box.h * 2 && box.y < own.box.y + own.box.h;
    });
    const day = isBeside && text.length <= 24 ? parseDate(text) : null;
    if (day === null) return [];
    return [
      found(view.page, 'date', day, {
        box,
        quote: text,
        certainty: 0.85,
        wordCertainty: line.line.certainty,
      }),
    ];
  });
}

const HEAD_OF_POLICIES =
  /certificate of (?:liability |general liability )?insurance|evidence of (?:[a-z]+ ){0,4}insurance|certificado de (?:seguro|poliza)/;

/** A row of a table is short. */
const MAX_ROW = 200;

/** A certificate's table: each row of a policy has the day it begins and the day it ends. */
function policies(view: FieldPage): ExtractedField[] {
  if (view.documentId !== INSURANCE && !view.page.lines.some(({ folded }) => HEAD_OF_POLICIES.test(folded)))
    return [];
  const rows: { line: LaidLine; day: string; at: number; to: number; x: number }[][] = [];
  for (const line of view.page.lines) {
    if (line.line.text.length > MAX_ROW) continue;
    const dates = datesIn(line.line.text).flatMap(({ value, index, length }) => {
      const at = countWords(line.line.text.slice(0, index));
      const to = at + countWords(line.line.text.slice(index, index + length).trim());
      const x = line.line.words[at]?.box.x;
      return x === undefined ? [] : [{ line, day: value, at, to: Math.max(to, at + 1), x }];
    });
    if (dates.length === 0) continue;
    const row = rows.find((one) => one[0] && isSameRow(one[0].line.line.box, line.line.box));
    if (row) row.push(...dates);
    else rows.push(dates);
  }
  return rows.flatMap((row): ExtractedField[] => {
    const [begins, ends] = row.toSorted((a, b) => a.x - b.x).slice(-2);
    if (!begins || !ends || begins.day >= ends.day) return [];
    return [
      found(view.page, 'insurance_expires', ends.day, {
        box: boxOfWords(ends.line.line, ends.at, ends.to),
        quote: ends.line.line.words
          .slice(ends.at, ends.to)
          .map(({ text }) => text)
          .join(' '),
        certainty: 0.95,
        wordCertainty: ends.line.line.certainty,
      }),
    ];
  });
}

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length;

/** A letter's date stands alone above its text. */
function letterDate(view: FieldPage, labelled: readonly ExtractedField[]): ExtractedField[] {
  const kind = view.recognition?.kind;
  if ((kind !== 'letter' && kind !== 'report') || labelled.some(({ id }) => id === 'date')) return [];
  for (const line of view.page.lines) {
    if (line.line.box.y > 0.4) break;
    const { text } = line.line;
    const day = text.length <= 48 ? parseDate(text) : null;
    if (day === null || !isDateAlone(text)) continue;
    return [
      found(view.page, 'date', day, {
        box: line.line.box,
        quote: text,
        certainty: 0.88,
        wordCertainty: line.line.certainty,
      }),
    ];
  }
  return [];
}

/** Nothing but a date, perhaps with the place before it, as Spanish letters have it. */
function isDateAlone(text: string): boolean {
  return (
    /^(?:[\p{L} .]{3,24}, ?)?(?:a |the )?[\p{L}\d./, º°-]{6,30}$/u.test(text) && !/exp|venc|revis/i.test(text)
  );
}
