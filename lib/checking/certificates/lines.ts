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
  return pages.flatMap(({ number, lines, source }) => {
    const slope = source === 'ocr' ? slopeOf(lines) : 0;
    const level = <Box extends { x: number; y: number; w: number }>(box: Box): Box =>
      slope === 0 ? box : { ...box, y: box.y - slope * (box.x + box.w / 2 - 0.5) };
    return lines.map(({ text, box, words }) => {
      const { x, y, w, h } = level(box);
      return {
        page: number,
        text: text.replace(/[‘’`´]/g, "'"),
        plain: plainText(text),
        ...{ x, y, h, right: x + w },
        words: slope === 0 ? words : words.map((word) => ({ ...word, box: level(word.box) })),
      };
    });
  });
}

/** Below this a page lies straight enough. */
const STRAIGHT = 0.002;

/** How far the lines of a picture fall over its width: the middle of what its long lines say. */
function slopeOf(lines: readonly TextLine[]): number {
  const slopes = lines
    .filter(({ box, words }) => box.w > 0.25 && words.length >= 4)
    .flatMap(({ words }) => {
      const points = words.map(({ box }) => ({ x: box.x + box.w / 2, y: box.y + box.h }));
      const mean = (of: 'x' | 'y') => points.reduce((all, point) => all + point[of], 0) / points.length;
      const [mx, my] = [mean('x'), mean('y')];
      const spread = points.reduce((all, { x }) => all + (x - mx) ** 2, 0);
      return spread < 0.001 ? [] : [points.reduce((all, { x, y }) => all + (x - mx) * (y - my), 0) / spread];
    })
    .sort((a, b) => a - b);
  const slope = slopes.length < 3 ? 0 : (slopes[Math.floor(slopes.length / 2)] ?? 0);
  return Math.abs(slope) < STRAIGHT ? 0 : slope;
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
