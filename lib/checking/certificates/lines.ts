import type { ReadPage, TextLine } from '@/lib/checking/reading/types';
import { fold } from '@/lib/checking/review/text/fold';

/** A line with its words as they are compared: small letters, no accents, straight quotes. */
export interface Line {
  readonly page: number;
  readonly text: string;
  readonly plain: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly h: number;
  readonly words: TextLine['words'];
}

export function plainText(text: string): string {
  return fold(text.replace(/[‘’`´]/g, "'").replace(/[–—]/g, '-'));
}

export function linesOf(pages: readonly ReadPage[]): Line[] {
  return pages.flatMap(({ number, lines }) =>
    lines.map(({ text, box, words }) => ({
      page: number,
      text: text.replace(/[‘’`´]/g, "'"),
      plain: plainText(text),
      x: box.x,
      right: box.x + box.w,
      y: box.y,
      h: box.h,
      words,
    })),
  );
}

const middle = (line: Line) => line.y + line.h / 2;

export function isSameRow(a: Line, b: Line): boolean {
  return a.page === b.page && Math.abs(middle(a) - middle(b)) < 0.6 * Math.max(a.h, b.h);
}

/** The next line that begins where this one does, or lies below it. */
export function below(lines: readonly Line[], of: Line, within = 0.045): Line | undefined {
  return lines
    .filter(
      (line) =>
        line.page === of.page &&
        middle(line) > middle(of) + of.h * 0.4 &&
        line.y - of.y < within &&
        line.x < Math.max(of.right, of.x + 0.05) &&
        line.right > of.x - 0.01,
    )
    .sort((a, b) => a.y - b.y || Math.abs(a.x - of.x) - Math.abs(b.x - of.x))[0];
}

/** What stands next to it in its row. */
export function rightOf(lines: readonly Line[], of: Line): Line | undefined {
  return lines
    .filter((line) => isSameRow(line, of) && line.x >= of.right - 0.002)
    .sort((a, b) => a.x - b.x)[0];
}

/** Lines as columns: what begins at one place, read from top to bottom. */
export function columnsOf(lines: readonly Line[], tolerance = 0.012): Line[][] {
  const columns: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.page - b.page || a.y - b.y)) {
    const own = columns.find(([first]) => first && Math.abs(first.x - line.x) < tolerance);
    if (own) own.push(line);
    else columns.push([line]);
  }
  return columns;
}

export function joinText(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ');
}
