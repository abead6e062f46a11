import type { Box, TextLine } from '@/lib/checking/reading/types';
import { type FoundLabel, parseLabel } from './blank-labels';
import { inkIn } from './extract/ink';
import type { UprightPage } from './upright-page';

/** Maximum width of a writing line, as a share of the page. */
const WRITING_WIDTH = 0.3;
const HAS_CONTENT = /[\p{L}\d]/u;
/** "September 29, 2026" */
const MAX_DAY = 20;
const HAS_DAY = /\d{1,4}\s*[/.-]\s*\d|\b(?:19|20)\d\d\b/;

/** What follows a label: a value, further labels (it is a heading), or nothing. */
export type Answer = 'value' | 'heading' | 'nothing';

/** Looks for a label's value to the right, below it inside its box, or above the line it captions. */
export function answerTo(line: TextLine, label: FoundLabel, page: UprightPage): Answer {
  const answer = wordsAt(line, label, page);
  return answer === 'nothing' && isInked(line, label, page) ? 'value' : answer;
}

/** Whether there is ink that could not be read as text. */
function isInked(line: TextLine, { id, isMarked }: FoundLabel, { ink, lines, source }: UprightPage): boolean {
  // A scan without ink analysis may contain more than was read.
  if (ink === null) return source === 'ocr';
  const { x, y, w, h } = line.box;
  const end = nextTo(line, lines);
  const right: Box = { x: x + w, y: y - h * 0.5, w: end - x - w, h: h * 2 };
  const above: Box = { x, y: y - h * 3, w: end - x, h: h * 2.8 };
  return [right, ...(id === 'date' && !isMarked ? [above] : [])].some((place) => {
    const found = inkIn(ink, place);
    return found.cells >= 5 && found.cols >= 3 && found.rows >= 2;
  });
}

function wordsAt(line: TextLine, label: FoundLabel, page: UprightPage): Answer {
  const { box } = line;
  const right = box.x + box.w;
  const middle = box.y + box.h / 2;
  const others = page.lines.filter((other) => other !== line && HAS_CONTENT.test(other.text));
  const beside = besides(line, others);
  if (beside && !isLabelled(beside.text)) return 'value';
  if (label.isRuled) return 'nothing';
  const near = others.filter(({ box: other }) => other.x < right + 0.02 && other.x + other.w > box.x);
  const isUnder = near.some(
    ({ text, box: other }) => other.y > middle && other.y - box.y - box.h < box.h * 0.9 && !isLabelled(text),
  );
  if (isUnder && label.id !== 'date') return 'value';
  const hasDayBelow = near.some(
    ({ text, box: other }) => other.y > middle && other.y - box.y - box.h < box.h * 1.6 && isDay(text),
  );
  if (hasDayBelow && label.id === 'date') return 'value';
  if (!beside && isInTable(line, others)) return 'nothing';
  const below = near.filter(
    ({ box: other }) => other.y > middle && other.y - box.y - box.h < box.h * (label.isMarked ? 1.6 : 3),
  );
  if (below.some(({ text }) => !isLabelled(text)) && (label.id !== 'date' || label.isMarked)) return 'value';
  // Below an unmarked word even a label means that the word was a heading.
  if (!label.isMarked && below.length > 0 && label.id !== 'date') return 'heading';
  return label.id === 'date' && !label.isMarked && isDayAbove(line, others) ? 'value' : 'nothing';
}

/** What stands next to the right on the same row. */
function besides({ box }: TextLine, others: readonly TextLine[]): TextLine | undefined {
  const right = box.x + box.w;
  const middle = box.y + box.h / 2;
  return others
    .filter(
      ({ box: other }) =>
        other.x >= right - 0.01 && other.y - other.h * 0.4 <= middle && middle <= other.y + other.h * 1.4,
    )
    .sort((a, b) => a.box.x - b.box.x)[0];
}

/** Rows examined to detect a table. */
const ROWS = 40;

/** Whether labels and values form two columns: then an empty cell is empty, whatever follows below. */
function isInTable(line: TextLine, others: readonly TextLine[]): boolean {
  const away = ({ box }: TextLine) => Math.abs(box.y - line.box.y);
  const column = others
    .filter(
      (other) =>
        Math.abs(other.box.x - line.box.x) < 0.01 &&
        Math.abs(other.box.h - line.box.h) < line.box.h * 0.08 &&
        away(other) < 0.2,
    )
    .sort((a, b) => away(a) - away(b))
    .slice(0, ROWS);
  const values = column.flatMap((other) => besides(other, others) ?? []);
  return (
    values.length >= 3 &&
    values.filter(({ box }) => Math.abs(box.x - (values[0]?.box.x ?? 0)) < 0.01).length >= 3
  );
}

/** A day and nothing else. */
const isDay = (text: string) => HAS_DAY.test(text) && text.trim().length <= MAX_DAY;

/** Over the line that the word stands under. */
function isDayAbove(line: TextLine, others: readonly TextLine[]): boolean {
  const { box } = line;
  const end = nextTo(line, others);
  return others.some(
    ({ text, box: other }) =>
      other.x < end &&
      other.x + other.w > box.x &&
      other.y < box.y &&
      box.y - other.y - other.h < box.h * 2.5 &&
      HAS_DAY.test(text),
  );
}

/** Where the next words on the same row begin, or where a line to write on would end. */
function nextTo({ box }: TextLine, others: readonly TextLine[]): number {
  return others
    .filter(({ box: other }) => other.x > box.x + box.w && Math.abs(other.y - box.y) < box.h)
    .reduce((least, { box: other }) => Math.min(least, other.x), Math.min(1, box.x + WRITING_WIDTH));
}

/** What begins with a label of its own is no answer to the one before it. */
export function isLabelled(text: string): boolean {
  return /^[\p{L}][\p{L}\s/#().,'’-]{1,45}:/u.test(text) || /_{3,}/.test(text) || parseLabel(text) !== null;
}
