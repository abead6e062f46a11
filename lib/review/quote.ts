import type { Box, ReadPage, Word } from '@/lib/reading/types';
import { fold } from './text/fold';
import { boxAround } from './text/layout';

const MIN_QUOTE = 2;
const MAX_QUOTE = 600;
const MAX_PAGE = 200_000;

/** Where a quote stands on a page, if it does: spaces, case, accents, quotation marks and hyphens at a line's end aside. */
export function quoteStands(page: ReadPage, quote: string): Box | null {
  const wanted = lettersOf(quote.slice(0, MAX_QUOTE));
  if (wanted.length < MIN_QUOTE) return null;
  const words: { word: Word; from: number; to: number }[] = [];
  let text = '';
  for (const line of page.lines) {
    for (const word of line.words) {
      const letters = lettersOf(word.text);
      if (letters === '') continue;
      words.push({ word, from: text.length, to: text.length + letters.length });
      text += letters;
    }
    if (text.length > MAX_PAGE) break;
  }
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
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

/** Letters and digits, and what changes an amount: a dot or comma between digits is left out on both sides alike. */
function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}$%]/gu, '');
}

function isEdge(word: string, offset: number): boolean {
  return offset === 0 || isCut(word, offset);
}

function isEdgeEnd(word: string, offset: number): boolean {
  return offset === lettersOf(word).length || isCut(word, offset);
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
