import { acrossOf, isInside } from './paddle/line-place';
import type { SeenLine } from './paddle/line-reader';
import type { RecognisedWord } from './recognisers';
import type { Corners } from './sheet';

/** Print that the first recogniser is this sure of is left to it. */
const SURE = 88;
const UNSURE_WORD = 55;
/** A word of the first recogniser where the second sees no line. */
const ALONE = 70;
/** The second recogniser is never as sure as this of what is no text. */
const READABLE = 0.65;
/** One or two signs are easily seen in a drawing's lines. */
const READABLE_SHORT = 0.85;
/** Part of the second recogniser's signs that the first must have to have read the line. */
const WHOLE = 0.75;

/** Whether the first recogniser read all of a line and is sure of it, so that the second need not. */
export function isSurelyRead(line: Corners, words: readonly RecognisedWord[]): boolean {
  const own = words.filter((word) => isWithin(word, line));
  if (own.length === 0) return false;
  const reach = Math.max(...own.map(({ bbox }) => bbox.x1)) - Math.min(...own.map(({ bbox }) => bbox.x0));
  return (
    meanConfidence(own) >= SURE &&
    own.every(({ confidence }) => confidence >= UNSURE_WORD) &&
    reach >= WHOLE * acrossOf(line)
  );
}

/**
 * The rows of a page that two recognisers read, each line from the one that read it better; words are in pixels of
 * the same picture.
 */
export function betterLines(
  rows: readonly (readonly RecognisedWord[])[],
  seen: readonly SeenLine[],
): RecognisedWord[][] {
  const left = new Set(rows.flat());
  const lines = seen.map((line) => {
    const own = [...left].filter((word) => isWithin(word, line.corners));
    for (const word of own) left.delete(word);
    return better(
      own.sort((a, b) => a.bbox.x0 - b.bbox.x0),
      line,
    );
  });
  const alone = rows.map((row) =>
    row.filter((word) => left.has(word) && word.confidence >= ALONE && signs([word]).length >= 2),
  );
  return [...lines, ...alone].filter((row) => row.length > 0);
}

function better(own: RecognisedWord[], { read }: SeenLine): RecognisedWord[] {
  if (read === null) return own;
  const words = [...read.words];
  const [first, second] = [signs(own), signs(words)];
  // They agree: what two read is surer, and the first one tells words apart better.
  if (first === second && first !== '')
    return own.map((word) => ({ ...word, confidence: Math.max(word.confidence, 100 * read.certainty) }));
  const isReadable = read.certainty >= (second.length < 3 ? READABLE_SHORT : READABLE);
  const ownMean = meanConfidence(own);
  if (second === '' || (!isReadable && ownMean >= 100 * read.certainty)) return own;
  if (!isReadable) return own.length > 0 ? own : [];
  const isWhole = first.length >= WHOLE * second.length;
  const isSure = ownMean >= SURE && own.every(({ confidence }) => confidence >= UNSURE_WORD);
  return isWhole && isSure && ownMean >= 100 * read.certainty - 8 ? own : words;
}

const signs = (words: readonly RecognisedWord[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}$#@%/.-]/gu, '')
    .toLowerCase();

/** Whether the middle of a word lies in a line. */
const isWithin = ({ bbox }: RecognisedWord, line: Corners) =>
  isInside([(bbox.x0 + bbox.x1) / 2, (bbox.y0 + bbox.y1) / 2], line);

export function meanConfidence(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
