import type { Box } from '@/lib/checking/reading/types';
import { isSameRow, type LaidLine, type LaidPage } from '../text/layout';

/** A word of a page with its line. */
export interface PlacedWord {
  readonly text: string;
  readonly box: Box;
  readonly line: LaidLine;
}

/** The words of a part of a page, row by row. */
export type Row = readonly PlacedWord[];

export interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function rowsIn(page: LaidPage, { left, right, top, bottom }: Region): Row[] {
  const rows: { box: Box; words: PlacedWord[] }[] = [];
  for (const line of page.lines) {
    const middle = line.line.box.y + line.line.box.h / 2;
    if (middle < top || middle > bottom) continue;
    const words = line.line.words
      .map(({ text, box }) => ({ text, box, line }))
      .filter(({ box }) => box.x + box.w / 2 >= left && box.x + box.w / 2 <= right);
    if (words.length === 0) continue;
    const row = rows.find((one) => isSameRow(one.box, line.line.box));
    if (row) row.words.push(...words);
    else rows.push({ box: line.line.box, words });
  }
  return rows
    .toSorted((a, b) => a.box.y - b.box.y)
    .map(({ words }) => words.toSorted((a, b) => a.box.x - b.box.x));
}

export const centre = ({ x, w }: Box): number => x + w / 2;

const NUMBER = /^\(?[$]?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?\)?$|^\(?[$]?\d+(?:\.\d{1,2})?\)?$/;

/** A number as tables have it, with a currency sign or commas; null for anything else. */
export function parseFigure(text: string): number | null {
  const plain = text.replace(/[*†]+$/, '');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain.replace(/[$,()]/g, ''));
  if (!Number.isFinite(value)) return null;
  return plain.startsWith('(') ? -value : value;
}
