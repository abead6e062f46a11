import { TURNS, type Turn } from './geometry';
import type { ReadPage, TextLine } from './types';

/** The way most of a page's text runs, in degrees clockwise: 180 for a page that stands on its head. */
export function pageTurn({ lines }: Pick<ReadPage, 'lines'>): Turn {
  const letters = new Map<Turn, number>();
  for (const line of lines) {
    const turn = lineTurn(line);
    if (turn !== null) letters.set(turn, (letters.get(turn) ?? 0) + line.text.length);
  }
  return TURNS.reduce((a, b) => ((letters.get(b) ?? 0) > (letters.get(a) ?? 0) ? b : a));
}

/** By where its first and its last word stand; null for a line of one word, and for one that reads from right to left. */
function lineTurn({ words, text }: TextLine): Turn | null {
  const first = words[0]?.box;
  const last = words.at(-1)?.box;
  if (!first || !last || first === last || /[\u0590-\u08ff]/.test(text)) return null;
  const across = last.x + last.w / 2 - (first.x + first.w / 2);
  const down = last.y + last.h / 2 - (first.y + first.h / 2);
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 0 : 180;
  return down > 0 ? 90 : 270;
}
