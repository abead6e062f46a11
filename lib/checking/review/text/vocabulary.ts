import { editDistance, letterBits } from '@/lib/edit-distance';
import { skeleton } from './fold';

const MIN_SLIP = 5;
const MIN_TWO_SLIPS = 9;
/** Bound of the memo for misread words. */
const MAX_REMEMBERED = 20_000;

interface Known {
  readonly word: string;
  readonly bits: number;
}

/** The known words, with correction of OCR errors. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #bySkeleton = new Map<string, string>();
  readonly #byLength = new Map<number, Known[]>();
  readonly #remembered = new Map<string, string | null>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const bare = skeleton(word);
      // With equal skeletons the first wins; exact matches are tried first anyway.
      if (!this.#bySkeleton.has(bare)) this.#bySkeleton.set(bare, word);
      if (!isLetters(word)) continue;
      const same = this.#byLength.get(word.length) ?? [];
      same.push({ word, bits: letterBits(word) });
      this.#byLength.set(word.length, same);
    }
  }

  /** The known word that is meant, or null. `misread` allows for slips of a scan. */
  find(word: string, misread: boolean): string | null {
    if (this.#words.has(word)) return word;
    if (word.length < 3) return null;
    const alike = /\d/.test(word) || misread ? (this.#bySkeleton.get(skeleton(word)) ?? null) : null;
    if (alike !== null || !misread || word.length < MIN_SLIP) return alike;
    const before = this.#remembered.get(word);
    if (before !== undefined) return before;
    const nearest = this.#nearest(word);
    if (this.#remembered.size < MAX_REMEMBERED) this.#remembered.set(word, nearest);
    return nearest;
  }

  #nearest(word: string): string | null {
    const slips = word.length >= MIN_TWO_SLIPS ? 2 : 1;
    const bits = letterBits(word);
    let best: string | null = null;
    let least = slips + 1;
    for (let length = word.length - slips; length <= word.length + slips; length++) {
      if (length < MIN_SLIP) continue;
      for (const known of this.#byLength.get(length) ?? []) {
        if (bitCount(known.bits ^ bits) > slips * 2) continue;
        const distance = editDistance(word, known.word, least - 1);
        if (distance < least) {
          least = distance;
          best = known.word;
        }
      }
    }
    return best;
  }
}

function isLetters(word: string): boolean {
  return !/\d/.test(word);
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}
