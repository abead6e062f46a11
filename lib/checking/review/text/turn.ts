import type { Box, TextLine } from '@/lib/checking/reading/types';

/** How a page lies, by the way its text runs: 90 where the text runs from top to bottom. */
export type Turn = 0 | 90 | 180 | 270;

/** A page that came in lying on its side has its lines running up or down. */
export function detectTurn(lines: readonly TextLine[], page: { width: number; height: number }): Turn {
  const letters = new Map<Turn, number>();
  for (const line of lines) {
    if (line.text.length < 4) continue;
    const turn = turnOfLine(line, page);
    letters.set(turn, (letters.get(turn) ?? 0) + line.text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}

function turnOfLine({ box, words }: TextLine, { width, height }: { width: number; height: number }): Turn {
  const [first, last] = [words[0]?.box, words.at(-1)?.box];
  if (box.h * height > box.w * width * 1.3) return first && last && last.y < first.y ? 270 : 90;
  return first && last && words.length > 1 && last.x + last.w < first.x ? 180 : 0;
}

/** A box of the page as somebody sees it who turned the page until its text is upright. */
export function toUpright({ x, y, w, h }: Box, turn: Turn): Box {
  if (turn === 90) return { x: y, y: 1 - x - w, w: h, h: w };
  if (turn === 270) return { x: 1 - y - h, y: x, w: h, h: w };
  return turn === 180 ? { x: 1 - x - w, y: 1 - y - h, w, h } : { x, y, w, h };
}

/** Back to the page as it came. */
export function toPage(box: Box, turn: Turn): Box {
  if (turn === 90) return toUpright(box, 270);
  if (turn === 270) return toUpright(box, 90);
  return toUpright(box, turn);
}

export function turnLine(line: TextLine, turn: Turn): TextLine {
  if (turn === 0) return line;
  return {
    ...line,
    box: toUpright(line.box, turn),
    words: line.words.map((word) => ({ ...word, box: toUpright(word.box, turn) })),
  };
}
