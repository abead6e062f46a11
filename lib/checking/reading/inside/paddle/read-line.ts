import type { Turn } from '../../geometry';
import type { GreyPicture } from '../../ink';
import { fromGrey, scaled, toGrey } from '../grey';
import type { RecognisedWord } from '../recognisers';
import type { Corners } from '../sheet';
import { squareSheet } from '../square-sheet';
import type { Network } from './session';
import { toWords } from './spaces';

const HEIGHT = 48;
const MAX_WIDTH = 1_920;
/** From this chance on there is no sign, and below that there is none of ours. */
const NONE = 0.5;
const LEAST = 0.08;
/** Pixels of the network's input for each of its answers. */
const STRIDE = 8;

/** A sign the network reads, at the part of the line's width where it stands. */
export interface ReadSign {
  readonly sign: string;
  readonly chance: number;
  readonly at: number;
}

export interface ReadLine {
  readonly words: readonly RecognisedWord[];
  /** Mean chance of its signs, 0 to 1. */
  readonly certainty: number;
}

/** What a language of ours writes; the network knows thousands more, and takes scribbles for them. */
const OURS = /^[ -~\u00a1-\u00ff°·•—“”‘’′″±×÷½¼¾™®§²]$/;

/** The network's answers that are signs of ours, by their place among its answers. */
export function knownSigns(signs: readonly string[]): { index: number; sign: string }[] {
  // Its first answer is "no sign here", and its last one a space, which the list leaves out.
  return [...signs, ' '].flatMap((sign, at) => (OURS.test(sign) ? [{ index: at + 1, sign }] : []));
}

/** The words of a line that runs to `turn`; where they stand is told only of one that runs to the right. */
export async function readLine(
  picture: GreyPicture,
  line: Corners,
  { network, known, turn = 0 }: { network: Network; known: ReturnType<typeof knownSigns>; turn?: Turn },
): Promise<ReadLine> {
  const { picture: part } = squareSheet(picture, line, 1);
  const piece = turn === 0 ? part : await toGrey(fromGrey(part).rotate(360 - turn));
  const steps = Math.ceil((piece.width * HEIGHT) / piece.height / STRIDE);
  const level = await scaled(piece, Math.max(HEIGHT / 2, Math.min(MAX_WIDTH, steps * STRIDE)), HEIGHT);
  const { width, pixels } = level;
  const input = new Float32Array(3 * pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const value = (pixels[at] ?? 255) / 127.5 - 1;
    input[at] = value;
    input[pixels.length + at] = value;
    input[2 * pixels.length + at] = value;
  }
  const { data, shape } = await network.run(input, [1, 3, HEIGHT, width]);
  const signs = decode(data, shape[1] ?? 0, shape[2] ?? 0, known);
  const letters = signs.filter(({ sign }) => sign !== ' ');
  const certainty = letters.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, letters.length);
  return { words: toWords(signs, level, line), certainty };
}

/** The likeliest sign at each step; one that goes on over several steps is one sign. */
function decode(
  chances: Float32Array,
  steps: number,
  classes: number,
  known: ReturnType<typeof knownSigns>,
): ReadSign[] {
  const found: { sign: string; chance: number; at: number }[] = [];
  let before = -1;
  for (let step = 0; step < steps; step += 1) {
    const row = step * classes;
    let best = { index: 0, sign: '', chance: 0 };
    for (const { index, sign } of known) {
      const chance = chances[row + index] ?? 0;
      if (chance > best.chance) best = { index, sign, chance };
    }
    // A sign of another script may look likelier here: then ours need not be likelier than none.
    const none = chances[row] ?? 0;
    if (none >= NONE || best.chance < LEAST) best = { index: 0, sign: '', chance: none };
    const last = found.at(-1);
    if (best.index !== 0 && best.index !== before)
      found.push({ sign: best.sign, chance: best.chance, at: (step + 0.5) / steps });
    else if (best.index !== 0 && last && best.chance > last.chance) {
      last.chance = best.chance;
      last.at = (step + 0.5) / steps;
    }
    before = best.index;
  }
  return found;
}
