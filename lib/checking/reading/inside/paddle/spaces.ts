import type { GreyPicture } from '../../ink';
import type { RecognisedWord } from '../recognisers';
import type { Corners } from '../sheet';
import { placeWithin } from './line-place';
import type { ReadSign } from './read-line';

const INK = 150;
/** Rows above and below, where the lines next to this one reach in. */
const RIM = 0.12;
/** Part of a line's width that only a ruled line fills. */
const RULE = 0.55;
/** Of a line's height: a gap narrower than this never parts words. */
const LEAST_GAP = 0.11;

/**
 * The words of a line: the network reads its letters well and loses spaces, so that words are parted where it says so
 * and where the paper shows more white between two letters than is usual in the line.
 */
export function toWords(signs: readonly ReadSign[], piece: GreyPicture, line: Corners): RecognisedWord[] {
  const inked = inkedColumns(piece);
  const letters = signs
    .map((sign, index) => ({ ...sign, isParted: signs[index - 1]?.sign === ' ' }))
    .filter(({ sign }) => sign !== ' ');
  const gaps = letters.map((letter, index) => {
    const before = letters[index - 1];
    return before ? widestGap(inked, before.at * piece.width, letter.at * piece.width) : 0;
  });
  const usual = [...gaps.slice(1)].sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const least = Math.max(LEAST_GAP * piece.height, 2.2 * usual + 1);
  const words: ReadSign[][] = [];
  letters.forEach((letter, index) => {
    const word = words.at(-1);
    if (word && !letter.isParted && (gaps[index] ?? 0) < least) word.push(letter);
    else words.push([letter]);
  });
  return words.map((word, index) => {
    const [first, last] = [word[0] as ReadSign, word.at(-1) as ReadSign];
    const before = words[index - 1]?.at(-1)?.at ?? 0;
    const after = words[index + 1]?.[0]?.at ?? 1;
    const ends = inkEnds(inked, first.at, last.at, [before, after]);
    const { left, right, top, bottom } = placeWithin(line, ends[0], ends[1]);
    return {
      text: asCapitals(word.map(({ sign }) => sign).join('')),
      confidence: (100 * word.reduce((sum, { chance }) => sum + chance, 0)) / word.length,
      bbox: { x0: left, x1: right, y0: top + RIM * (bottom - top), y1: bottom - RIM * (bottom - top) },
    };
  });
}

/** A word by a hand that writes capitals, some of which look like small letters. */
function asCapitals(word: string): string {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  const small = word.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= 3 && small > 0 && capitals >= 1.5 * small && /\p{Ll}\p{Lu}/u.test(word)
    ? word.toUpperCase()
    : word;
}

/** Whether there is ink in each column, ruled lines apart. */
function inkedColumns({ width, height, pixels }: GreyPicture): Uint8Array {
  const inked = new Uint8Array(width);
  for (let y = Math.floor(height * RIM); y < height * (1 - RIM); y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    let dark = 0;
    for (const pixel of row) if (pixel < INK) dark += 1;
    if (dark > RULE * width) continue;
    for (let x = 0; x < width; x += 1) if ((row[x] ?? 255) < INK) inked[x] = 1;
  }
  return inked;
}

function widestGap(inked: Uint8Array, from: number, to: number): number {
  let widest = 0;
  let run = 0;
  for (let x = Math.floor(from); x <= to; x += 1) {
    run = inked[x] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

/** Where a word begins and ends, as parts of the line: halfway to its neighbours at most. */
function inkEnds(
  inked: Uint8Array,
  first: number,
  last: number,
  beside: readonly [number, number],
): [number, number] {
  const width = inked.length;
  const least = Math.floor(((first + beside[0]) / 2) * width);
  const most = Math.ceil(((last + beside[1]) / 2) * width);
  let [left, right] = [Math.max(0, least), Math.min(width, most)];
  while (left < first * width && !inked[left]) left += 1;
  while (right > last * width && !inked[right - 1]) right -= 1;
  return [left / width, Math.max(left + 1, right) / width];
}
