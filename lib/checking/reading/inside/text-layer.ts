import type { GreyPicture } from '../ink';
import type { Piece } from '../lines';
import { cut, fromGrey } from './grey';
import type { Recognisers } from './recognisers';

/** Words looked at; fewer than the second number tell nothing. */
const SAMPLE = { most: 24, least: 8 };
/** Part of the words that must be seen where the layer says they are. */
const SEEN = 0.4;
/** Part of two words' letters that must be the same, in their order. */
const ALIKE = 0.7;
const APART = 24;
/** Height in pixels that a word is brought to. */
const WORD_HEIGHT = 44;

/**
 * Whether the invisible text over a scan says what the scan shows: a few of its words are looked for in the picture,
 * where they should stand. True where there are too few to tell.
 */
export async function isTextSeen(
  picture: GreyPicture,
  page: { pieces: readonly Piece[]; width: number; height: number },
  print: Recognisers,
): Promise<boolean> {
  const words = sampleWords(page.pieces);
  if (words.length < SAMPLE.least) return true;
  const [x, y] = [picture.width / page.width, picture.height / page.height];
  const cuts = words.map(({ left, right, top, bottom }) => {
    const rim = 0.15 * (bottom - top);
    return cut(picture, {
      left: (left - rim) * x,
      right: (right + rim) * x,
      top: (top - rim) * y,
      bottom: (bottom + rim) * y,
    });
  });
  const rows = await print.recognise(await below(cuts), { dotsPerInch: 200 });
  if (rows === null) return true;
  const found = rows.flat().map(({ text }) => plain(text));
  const seen = words.filter(({ text }) => found.some((other) => isAlike(plain(text), other)));
  return seen.length >= SEEN * words.length;
}

/** Words of some length from all over a page. */
function sampleWords(pieces: readonly Piece[]): Piece[] {
  const words = pieces.filter(({ text, turn }) => turn === 0 && plain(text).length >= 4);
  const step = Math.max(1, words.length / SAMPLE.most);
  return Array.from(
    { length: Math.min(SAMPLE.most, words.length) },
    (_, at) => words[Math.floor(at * step)] as Piece,
  );
}

/** Pictures of words one below the other, on one picture. */
async function below(cuts: readonly GreyPicture[]): Promise<Buffer> {
  const parts = await Promise.all(
    cuts.map((one) =>
      fromGrey(one)
        .resize({ height: WORD_HEIGHT })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = Math.max(...parts.map(({ info }) => info.width)) + 2 * APART;
  const height = parts.length * (WORD_HEIGHT + APART) + APART;
  const places = parts.map(({ data }, at) => ({
    input: data,
    left: APART,
    top: APART + at * (WORD_HEIGHT + APART),
  }));
  return await fromGrey({ width, height, pixels: new Uint8Array(width * height).fill(255) })
    .composite(places)
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** By the letters they share in the same order. */
function isAlike(word: string, other: string): boolean {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const letter of word) {
    const next = [0];
    for (let at = 1; at <= other.length; at += 1)
      next[at] =
        letter === other[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(next[at - 1] ?? 0, row[at] ?? 0);
    row = next;
  }
  return (row[other.length] ?? 0) >= ALIKE * Math.max(word.length, other.length);
}
