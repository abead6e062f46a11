import type { Box } from '@/lib/checking/reading/types';
import {
  boxOfWords,
  isSameRow,
  type LaidLine,
  type LaidPage,
  linesAbove,
  linesBelow,
  linesRight,
} from '../text/layout';
import { isBare, lineOver, setsLabelsUnder } from './captions';
import type { LabelHit } from './find-labels';

/** A candidate for a label's value. */
export interface Span {
  readonly text: string;
  readonly line: LaidLine;
  readonly from: number;
  readonly to: number;
  /** The certainty by position: beside the label, below or above it. */
  readonly certainty: number;
}

const EMPTY = /^[\s_.…:;#|/\\-]*$/;
const CELL_REACH = 0.45;

/**
 * Candidate spans for a label's value, the most likely first. `isElsewhereToo`: also below, even though text
 * follows in the line, which may belong to another column.
 */
export function findSpans(
  page: LaidPage,
  label: LabelHit,
  labels: readonly LabelHit[],
  isElsewhereToo = false,
): Span[] {
  const inLine = restOfLine(label, labels);
  if (inLine && !isElsewhereToo) return [inLine];
  if (!label.isMarked && !label.isAlone && !isElsewhereToo) return [];
  const starts = groupByLine(labels);
  if (isBare(label) && setsLabelsUnder(page, labels)) {
    const over = lineOver(page, label, labels);
    const span = over && spanIn(over, findColumn(label, labels), []);
    return span ? [span] : [];
  }
  const free = (line: LaidLine) =>
    !(starts.get(line) ?? []).some(({ isMarked, isAlone, from }) => isAlone || (isMarked && from === 0));
  const spans: Span[] = inLine ? [inLine] : [];
  const right = linesRight(page, label.line)[0];
  const end = label.line.line.box.x + label.line.line.box.w;
  if (right && free(right) && right.line.box.x - end < CELL_REACH && !EMPTY.test(right.line.text))
    spans.push(ofComb(page, toSpan(right, starts.get(right) ?? [], label.isMarked ? 0.95 : 0.85)));
  const column = findColumn(label, labels);
  for (const below of linesBelow(page, label.line, 2.6)) {
    if (!free(below)) break;
    if (EMPTY.test(below.line.text)) continue;
    const span = spanIn(below, column, starts.get(below) ?? []);
    if (span === null) continue;
    spans.push(ofComb(page, span));
    break;
  }
  return spans;
}

/** Memoised for all labels of a page. */
const STARTS = new WeakMap<readonly LabelHit[], ReadonlyMap<LaidLine, LabelHit[]>>();

function groupByLine(labels: readonly LabelHit[]): ReadonlyMap<LaidLine, LabelHit[]> {
  const known = STARTS.get(labels);
  if (known) return known;
  const starts = new Map<LaidLine, LabelHit[]>();
  for (const label of labels) {
    const ofLine = starts.get(label.line);
    if (ofLine) ofLine.push(label);
    else starts.set(label.line, [label]);
  }
  STARTS.set(labels, starts);
  return starts;
}

interface Column {
  readonly left: number;
  readonly right: number;
  /** Where the label itself ends, and the one before it in the row. */
  readonly end: number;
  readonly before: number;
}

/** From the label to the next one in its row: cells below may have run together. */
function findColumn(label: LabelHit, labels: readonly LabelHit[]): Column {
  const left = label.line.line.words[label.from]?.box.x ?? label.line.line.box.x;
  let right = 2;
  let before = 0;
  for (const other of labels) {
    if (other.line !== label.line && !isSameRow(other.line.line.box, label.line.line.box)) continue;
    const x = other.line.line.words[other.from]?.box.x ?? 0;
    if (x > left + 0.01 && x < right) right = x;
    const last = other.line.line.words[other.to - 1]?.box ?? other.line.line.box;
    if (other !== label && x < left) before = Math.max(before, last.x + last.w);
  }
  const own = label.line.line.words[label.to - 1]?.box ?? label.line.line.box;
  return { left, right, end: own.x + own.w, before };
}

/** The words of a line that stand in a column, where they begin with it. */
function spanIn(line: LaidLine, column: Column, labels: readonly LabelHit[]): Span | null {
  const { left, right, end, before } = column;
  const { words, box } = line.line;
  // Below a heading in the middle of its column a value begins further left.
  const isOver = box.x < left && box.x + box.w > end && box.x > before && box.x + box.w < right;
  const isCentred = Math.abs(box.x + box.w / 2 - (left + end) / 2) < 0.02;
  if (isOver && isCentred) return toSpan(line, labels, 0.85);
  const from = words.findIndex(({ box }) => box.x > left - 0.02);
  const first = words[from];
  if (first === undefined || first.box.x >= right - 0.004) return null;
  // Further in than a cell's margin it is another column's.
  if (from > 0 && first.box.x > left + 0.02) return null;
  const cut = words.findIndex(({ box }, at) => at > from && box.x >= right - 0.004);
  const stop = labels.find((one) => one.from > from && one.isMarked)?.from ?? words.length;
  const to = Math.min(cut < 0 ? words.length : cut, stop);
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');
  return { text: clean(text), line, from, to, certainty: 0.85 };
}

/** Words over a small caption, as under a ruled line, on a page whose other labels stand elsewhere. */
export function spanAbove<T>(
  page: LaidPage,
  label: LabelHit,
  labels: readonly LabelHit[],
  read: (text: string) => T | null,
): { span: Span; value: T } | null {
  const own = linesAbove(page, label.line, 2.2)[0];
  for (const above of [...(own ? [own] : []), ...overRule(page, label)]) {
    if (EMPTY.test(above.line.text)) continue;
    if (labels.some(({ line, isMarked, isAlone }) => line === above && (isMarked || isAlone))) continue;
    const span = toSpan(above, [], 0.75);
    const value = read(span.text);
    if (value !== null) return { span, value };
  }
  return null;
}

/** Written on the line over a caption, but further along it. */
function overRule(page: LaidPage, label: LabelHit): LaidLine[] {
  const { box } = label.line.line;
  return page.lines
    .slice(Math.max(0, label.line.index - 60), label.line.index)
    .toReversed()
    .filter(
      ({ line }) =>
        line.box.y + line.box.h > box.y - box.h * 1.6 &&
        line.box.y + line.box.h <= box.y + box.h * 0.5 &&
        line.box.x >= box.x - 0.02 &&
        line.box.x < box.x + 0.22,
    );
}

function restOfLine(label: LabelHit, labels: readonly LabelHit[]): Span | null {
  const { words } = label.line.line;
  const next = labels.find(({ line, from, isMarked }) => line === label.line && from >= label.to && isMarked);
  const to = next?.from ?? words.length;
  const rest = words.slice(label.to, to).map(({ text }) => text);
  const text = [label.glued, ...rest].join(' ').trim();
  if (EMPTY.test(text)) return null;
  const from = label.glued === '' ? label.to : label.to - 1;
  return { text: clean(text), line: label.line, from, to, certainty: label.isMarked ? 0.97 : 0.85 };
}

function toSpan(line: LaidLine, labels: readonly LabelHit[], certainty: number): Span {
  const { words } = line.line;
  const stop = labels.find(({ from, isMarked }) => from > 0 && isMarked);
  const to = stop?.from ?? words.length;
  const text = words
    .slice(0, to)
    .map((word) => word.text)
    .join(' ');
  return { text: clean(text), line, from: 0, to, certainty };
}

/** One letter to a box, as some forms want it. */
const COMB = /^(?:[\p{L}\d$.,/-] ){4,}[\p{L}\d$.,/-]$/u;
/** "1 1 3 8 LARKMERE AVENUE": the words were put together by their letters, a number's digits were not. */
const HOUSE_IN_BOXES = /^(?:\d ){1,5}\d(?= \p{L}{3})/u;
const PITCH = 0.05;
const MIN_COMB = 5;

/** Letters in boxes of their own that stand so far apart that each was read as a line. */
function combFrom(page: LaidPage, first: LaidLine): string | null {
  if (first.line.text.length > 2) return null;
  const letters = [first];
  for (const next of linesRight(page, first)) {
    const last = letters.at(-1)?.line.box;
    if (next.line.text.length > 2 || !last || next.line.box.x - last.x - last.w > PITCH) break;
    letters.push(next);
  }
  return letters.length >= MIN_COMB ? letters.map(({ line }) => line.text).join('') : null;
}

function ofComb(page: LaidPage, span: Span): Span {
  const text = combFrom(page, span.line);
  return text === null ? span : { ...span, text };
}

/** Without the line to write on and what marks the label. */
function clean(given: string): string {
  const text = COMB.test(given.trim()) && /\d.*\d.*\d/.test(given) ? given.replaceAll(' ', '') : given;
  return text
    .replace(HOUSE_IN_BOXES, (digits) => digits.replaceAll(' ', ''))
    .replace(/_{2,}/g, ' ')
    .replace(/^[\s:#.=_–—-]+(?=\S)/, '')
    .replace(/[\s_|]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function getSpanBox(span: Span): Box {
  return boxOfWords(span.line.line, span.from, Math.max(span.to, span.from + 1));
}

export function getSpanQuote(span: Span): string {
  const { words } = span.line.line;
  return words
    .slice(span.from, Math.max(span.to, span.from + 1))
    .map(({ text }) => text)
    .join(' ');
}
