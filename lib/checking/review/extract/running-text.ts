import type { Box } from '@/lib/checking/reading/types';
import { boxOfWords, type LaidLine, type LaidPage, linesBelow } from '../text/layout';

/** A line with the one it may go on in. */
export interface RunningText {
  readonly line: LaidLine;
  readonly next: LaidLine | null;
  readonly text: string;
  /** Where the line itself ends. */
  readonly end: number;
}

const MAX_LINE = 400;
const SAME_MARGIN = 0.03;

const known = new WeakMap<LaidPage, readonly RunningText[]>();

/** The lines of a page as sentences run through them; memoised. */
export function runningTexts(page: LaidPage): readonly RunningText[] {
  const before = known.get(page);
  if (before) return before;
  const texts = page.lines.flatMap((line): RunningText[] => {
    const own = line.line.text;
    if (own.length > MAX_LINE) return [];
    const next = goesOnIn(page, line);
    return [
      { line, next, text: next ? `${own} ${next.line.text.slice(0, MAX_LINE)}` : own, end: own.length },
    ];
  });
  known.set(page, texts);
  return texts;
}

function goesOnIn(page: LaidPage, line: LaidLine): LaidLine | null {
  const { box } = line.line;
  const below = linesBelow(page, line, 1.3)[0];
  if (!below) return null;
  const other = below.line.box;
  const isSameSize = other.h < box.h * 1.35 && other.h > box.h * 0.7;
  return isSameSize && Math.abs(other.x - box.x) < SAME_MARGIN ? below : null;
}

/** Where a stretch of a running text stands: its words, of the line its beginning is in. */
export function placeIn(
  { line, next, end }: RunningText,
  from: number,
  length: number,
): { box: Box; quote: string; wordCertainty: number } {
  const isOfNext = next !== null && from > end;
  const { line: own } = isOfNext ? next : line;
  const start = isOfNext ? from - end - 1 : from;
  let at = 0;
  let first = own.words.length - 1;
  let last = own.words.length;
  for (const [index, { text }] of own.words.entries()) {
    if (at <= start) first = index;
    at += text.length + 1;
    if (at - 1 >= start + length) {
      last = index + 1;
      break;
    }
  }
  last = Math.max(last, first + 1);
  return {
    box: boxOfWords(own, first, last),
    quote: own.words
      .slice(first, last)
      .map(({ text }) => text)
      .join(' '),
    wordCertainty: own.certainty,
  };
}
