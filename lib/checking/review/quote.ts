import type { Box, ReadPage, Word } from '@/lib/checking/reading/types';
import { fold } from './text/fold';
import { boxAround } from './text/layout';

const MIN_QUOTE = 2;
const MAX_QUOTE = 600;
const MAX_PAGE = 200_000;

/**
 * The box of a quote on a page; null if absent. Ignores spaces, case, accents, quotation marks and
 * end-of-line hyphens.
 */
export function findQuote(page: ReadPage, quote: string): Box | null {
  const target = toComparableText(quote.slice(0, MAX_QUOTE));
  if (target.length < MIN_QUOTE) return null;
  const words: { word: Word; from: number; to: number }[] = [];
  let text = '';
  for (const line of page.lines) {
    for (const word of line.words) {
      const letters = toComparableText(word.text);
      if (letters === '') continue;
      words.push({ word, from: text.length, to: text.length + letters.length });
      text += letters;
    }
    if (text.length > MAX_PAGE) break;
  }
  for (let at = text.indexOf(target); at >= 0; at = text.indexOf(target, at + 1)) {
    const end = at + target.length;
    const met = words.filter(({ from, to }) => from < end && to > at);
    // In the middle of another word or number it is not that word.
    const [first, last] = [met[0], met.at(-1)];
    if (
      first &&
      last &&
      isEdge(first.word.text, at - first.from) &&
      isEdgeEnd(last.word.text, end - last.from)
    )
      return boxAround(met.map(({ word }) => word.box));
  }
  return null;
}

/** Reduces text to letters and digits, dropping the separators in amounts on both sides alike. */
function toComparableText(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}$%]/gu, '');
}

function isEdge(word: string, offset: number): boolean {
  return offset === 0 || isCut(word, offset);
}

function isEdgeEnd(word: string, offset: number): boolean {
  return offset === toComparableText(word).length || isCut(word, offset);
}

/** Whether punctuation stands at that letter of a word: `Owner:Smith`, `A-101/A-102`. */
function isCut(word: string, offset: number): boolean {
  let letters = 0;
  for (const sign of fold(word)) {
    const isLetter = /[\p{L}\p{N}$%]/u.test(sign);
    if (letters === offset) return !isLetter && !/[.,'’]/.test(sign);
    if (isLetter) letters++;
  }
  return false;
}
