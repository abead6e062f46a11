import type { Box, ReadPage, TextLine } from '@/lib/checking/reading/types';
import { fold, getDistinctiveWords } from './fold';
import { detectTurn, type Turn, turnLine } from './turn';

/** Beyond this a page's lines are left alone: no sheet of paper holds more. */
const MAX_LINES = 4000;
const MAX_LINE_CHARS = 2000;
const LOOK_AROUND = 120;

export interface LaidToken {
  readonly word: string;
  /** Index of the word of the line it comes from. */
  readonly at: number;
}

/** A line with what its place on the page says. */
export interface LaidLine {
  readonly line: TextLine;
  readonly index: number;
  readonly tokens: readonly LaidToken[];
  readonly folded: string;
  /** Height of its letters beside the usual ones of the page. */
  readonly size: number;
}

/** A page whose lines know their neighbours. */
export interface LaidPage {
  readonly fileId: string;
  readonly page: ReadPage;
  /** Boxes of lines are those of the page once its text is upright. */
  readonly turn: Turn;
  /** In points, upright. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly LaidLine[];
  /** A sheet of drawings: wider than high and larger than a letter. */
  readonly isSheet: boolean;
  /** Words of the page may be misread. */
  readonly misread: boolean;
}

export function layPage(fileId: string, page: ReadPage): LaidPage {
  const misread = page.source === 'ocr' || page.lines.some(({ certainty }) => certainty < 1);
  const whole = page.lines
    .filter(({ box, text, words }) => words.length > 0 && text.length <= MAX_LINE_CHARS && isBox(box))
    .filter((line) => !misread || !isSpeck(line, page))
    .slice(0, MAX_LINES);
  const turn = detectTurn(whole, page);
  const given = whole
    .map((line) => turnLine(line, turn))
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const isSideways = turn === 90 || turn === 270;
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height];
  const usual = medianHeight(given);
  return {
    fileId,
    page,
    turn,
    width,
    height,
    lines: given.map((line, index) => ({
      line,
      index,
      tokens: line.words.flatMap(({ text }, at) => getDistinctiveWords(text).map((word) => ({ word, at }))),
      folded: fold(line.text),
      size: usual > 0 ? line.box.h / usual : 1,
    })),
    isSheet: width > height && width >= 792 * 1.25,
    misread,
  };
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/** Whether a line is scanning noise: no letters, or a single one other than an arrow's N, or tiny. */
function isSpeck({ text, box }: TextLine, { width, height }: ReadPage): boolean {
  const letters = text.match(LETTER_OR_DIGIT)?.length ?? 0;
  if (letters === 0) return true;
  if (box.w * width < 3 || box.h * height < 3) return true;
  return letters === 1 && !/^[n\d]\W?$/i.test(text);
}

function isBox({ x, y, w, h }: Box): boolean {
  return [x, y, w, h].every(Number.isFinite);
}

function medianHeight(lines: readonly TextLine[]): number {
  // Weighted by words, so that the body text determines the usual height.
  const heights = lines.flatMap(({ box, words }) => words.map(() => box.h)).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

export function overlapX(a: Box, b: Box): number {
  return Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
}

export function overlapY(a: Box, b: Box): number {
  return Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
}

export function isSameRow(a: Box, b: Box): boolean {
  return overlapY(a, b) > 0.4 * Math.min(a.h, b.h);
}

/** The next lines to the right on the same baseline, nearest first. */
export function linesRight(page: LaidPage, from: LaidLine): LaidLine[] {
  const { box } = from.line;
  return around(page, from)
    .filter(({ line }) => line.box.x >= box.x + box.w * 0.9 && isSameRow(line.box, box))
    .toSorted((a, b) => a.line.box.x - b.line.box.x);
}

/** The lines under one that stand in its column, nearest first. */
export function linesBelow(page: LaidPage, from: LaidLine, reach = 3.5): LaidLine[] {
  const { box } = from.line;
  const limit = box.y + box.h * (1 + reach);
  const below: LaidLine[] = [];
  for (let at = from.index + 1; at < page.lines.length && at < from.index + LOOK_AROUND; at++) {
    const other = page.lines[at];
    if (other === undefined || other.line.box.y > limit) break;
    if (other.line.box.y < box.y + box.h * 0.5) continue;
    if (overlapX(other.line.box, box) > 0) below.push(other);
  }
  return below;
}

/** The lines over one that stand in its column, nearest first. */
export function linesAbove(page: LaidPage, from: LaidLine, reach = 2.5): LaidLine[] {
  const { box } = from.line;
  const limit = box.y - box.h * reach;
  const above: LaidLine[] = [];
  for (let at = from.index - 1; at >= 0 && at > from.index - LOOK_AROUND; at--) {
    const other = page.lines[at];
    if (other === undefined) break;
    const bottom = other.line.box.y + other.line.box.h;
    if (bottom < limit) continue;
    if (bottom <= box.y + box.h * 0.5 && overlapX(other.line.box, box) > 0) above.push(other);
  }
  return above;
}

function around(page: LaidPage, from: LaidLine): LaidLine[] {
  return page.lines.slice(Math.max(0, from.index - LOOK_AROUND), from.index + LOOK_AROUND);
}

/** The box around words of one line. */
export function boxOfWords(line: TextLine, from: number, to: number): Box {
  return boxAround(line.words.slice(from, to).map(({ box }) => box)) ?? line.box;
}

export function boxAround(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (first === undefined) return null;
  return others.reduce((whole, box) => {
    const x = Math.min(whole.x, box.x);
    const y = Math.min(whole.y, box.y);
    return {
      x,
      y,
      w: Math.max(whole.x + whole.w, box.x + box.w) - x,
      h: Math.max(whole.y + whole.h, box.y + box.h) - y,
    };
  }, first);
}
