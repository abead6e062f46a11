import type { Box, ReadPage, Word } from '@/lib/checking/reading/types';
import { fold } from './text/fold';
import { boxAround } from './text/layout';

/** Letters that may differ, of those a quote has. */
const MAX_SLIPS = 0.2;
const MIN_QUOTE = 6;
const MAX_QUOTE = 200;
const MAX_PAGE = 30_000;

/**
 * The box of words much like a quote: what is recognised in a picture has slips, which a model that saw the picture
 * does not make. Null where nothing is like it.
 */
export function findLikeQuote(page: ReadPage, quote: string): Box | null {
  const target = toLetters(quote.slice(0, MAX_QUOTE));
  if (target.length < MIN_QUOTE) return null;
  const words: { word: Word; from: number; to: number }[] = [];
  let text = '';
  for (const line of page.lines) {
    for (const word of line.words) {
      const letters = toLetters(word.text);
      words.push({ word, from: text.length, to: text.length + letters.length });
      text += letters;
    }
    if (text.length > MAX_PAGE) break;
  }
  const best = findLikest(text, target);
  if (best === null || best.slips > target.length * MAX_SLIPS) return null;
  const met = words.filter(({ from, to }) => from < best.to && to > best.from);
  return boxAround(met.map(({ word }) => word.box));
}

const toLetters = (text: string) => fold(text).replace(/[^\p{L}\p{N}$%]/gu, '');

/** The stretch of a text with the fewest letters put in, left out or changed (Sellers' algorithm). */
function findLikest(text: string, target: string): { from: number; to: number; slips: number } | null {
  let above = Array.from({ length: text.length + 1 }, () => 0);
  let starts = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (let row = 1; row <= target.length; row++) {
    const line = [row];
    const from = [0];
    for (let at = 1; at <= text.length; at++) {
      const changed = (above[at - 1] ?? 0) + (text[at - 1] === target[row - 1] ? 0 : 1);
      const leftOut = (above[at] ?? 0) + 1;
      const putIn = (line[at - 1] ?? 0) + 1;
      const least = Math.min(changed, leftOut, putIn);
      line.push(least);
      from.push((least === changed ? starts[at - 1] : least === leftOut ? starts[at] : from[at - 1]) ?? 0);
    }
    above = line;
    starts = from;
  }
  let best: { from: number; to: number; slips: number } | null = null;
  for (let to = 1; to <= text.length; to++) {
    const slips = above[to] ?? 0;
    if (best === null || slips < best.slips) best = { from: starts[to] ?? 0, to, slips };
  }
  return best;
}
