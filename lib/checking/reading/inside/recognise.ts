import { TURNS, type Turn } from '../geometry';
import type { GreyPicture } from '../ink';
import type { Piece } from '../lines';
import { cleanText } from '../text';
import { betterLines, isSurelyRead, meanConfidence } from './better-lines';
import { fromGrey, toGrey } from './grey';
import type { LineReader } from './paddle/line-reader';
import { readInTiles } from './read-in-tiles';
import type { RecognisedWord, Recognisers } from './recognisers';
import { densestBand, LOOK_WIDTH, lean, rowsAgainstColumns } from './upright';

export interface Recognised {
  /** Row by row, in pixels of the picture as it was given. */
  readonly rows: readonly (readonly Piece[])[];
  /** Of its words by their length, 0 to 1; null without a word. */
  readonly certainty: number | null;
}

export interface PageReaders {
  /** Reads print, and tells how sure it is of each word. */
  readonly print: Recognisers;
  /** Reads what the other is not sure of. */
  readonly lines: LineReader;
}

/** Confidence above which a page counts as correctly oriented. */
const SURE = 0.65;
const BAND = 0.1;
/** A page of print is read with more confidence than this, and hardly a word of it with less than that. */
const PRINT = { mean: 91, word: 70, unsure: 0.02 };

/**
 * OCR of an image in any orientation, including slight skew: print by one recogniser; what that one is not sure of,
 * and photographs, by a second one too. Null on timeout.
 */
export async function recognise(
  picture: GreyPicture,
  dotsPerInch: number,
  readers: PageReaders,
  isPhoto: boolean,
): Promise<Recognised | null> {
  const small = await shrunk(picture);
  if (isBlank(small)) return { rows: [], certainty: null };
  const known = isPhoto ? await readers.lines.findTurn(picture) : null;
  if (known !== null) return await readTwice(await readTurned(picture, known, dotsPerInch, readers), readers);
  const isSideways = rowsAgainstColumns(small) < 0.7;
  const scoreBand = (turn: Turn) => bandScore(picture, turn, dotsPerInch, readers.print);
  let first: Turn = 0;
  if (isSideways) {
    const [down, up] = [await scoreBand(90), await scoreBand(270)];
    first = Math.max(down, up) < 8 ? 0 : down > up ? 90 : 270;
  }
  const found = await readTurned(picture, first, dotsPerInch, readers);
  if (found === null) return null;
  if (isPrint(found)) return toRecognised(found);
  const seen = await readers.lines.findTurn(picture);
  if (seen !== null) {
    const again = seen === first ? found : await readTurned(picture, seen, dotsPerInch, readers);
    return await readTwice(again ?? found, readers);
  }
  const once = toRecognised(found);
  if ((once.certainty ?? 0) >= SURE) return once;
  const scores = new Map<Turn, number>();
  for (const turn of TURNS) scores.set(turn, await scoreBand(turn));
  const best = TURNS.reduce((a, b) => ((scores.get(b) ?? 0) > (scores.get(a) ?? 0) ? b : a), first);
  if (best === first || (scores.get(best) ?? 0) < 8 + 1.5 * (scores.get(first) ?? 0)) return once;
  const other = await readTurned(picture, best, dotsPerInch, readers);
  const again = other && toRecognised(other);
  return again !== null && (again.certainty ?? 0) > (once.certainty ?? 0) ? again : once;
}

/** Nothing on it that is darker than paper. */
const isBlank = ({ pixels }: GreyPicture) => pixels.filter((pixel) => pixel < 190).length < 12;

/** What the first recogniser reads in a picture that was turned and made level, and that picture. */
interface ReadOnce {
  readonly turn: Turn;
  readonly straight: GreyPicture;
  readonly rows: readonly (readonly RecognisedWord[])[];
  back(point: Point): Point;
}

async function readTurned(
  picture: GreyPicture,
  turn: Turn,
  dotsPerInch: number,
  { print }: PageReaders,
): Promise<ReadOnce | null> {
  const level = await turnedBack(picture, turn);
  const angle = lean(await shrunk(level));
  const straight = angle === 0 ? level : await rotated(level, angle);
  const rows = await readInTiles(straight, dotsPerInch, print);
  if (rows === null) return null;
  const back = wayBack(picture, turn, { level, straight, angle });
  return { turn, straight, back, rows: mostStandUpright(rows.flat()) ? [] : rows };
}

function isPrint({ rows }: ReadOnce): boolean {
  const words = rows.flat().filter(isWord);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const unsure = words
    .filter(({ confidence }) => confidence < PRINT.word)
    .reduce((sum, { text }) => sum + text.length, 0);
  return meanConfidence(words) >= PRINT.mean && unsure <= PRINT.unsure * letters;
}

/** Each line by the recogniser that reads it better. */
async function readTwice(once: ReadOnce | null, { lines }: PageReaders): Promise<Recognised | null> {
  if (once === null) return null;
  const words = once.rows.flat();
  const seen = await lines.read(once.straight, (line) => !isSurelyRead(line, words));
  return toRecognised(seen === null ? once : { ...once, rows: betterLines(once.rows, seen) });
}

function toRecognised({ rows, turn, back }: ReadOnce): Recognised {
  const pieces = rows.map((row) => row.flatMap((word) => toPiece(word, turn, back)));
  return { rows: pieces.filter((row) => row.length > 0), certainty: meanCertainty(pieces.flat()) };
}

const isWord = ({ text }: RecognisedWord) => /[\p{L}\p{N}]/u.test(text);

/** Taller than wide: the OCR engine rotated the block itself and returns its own order. */
const isTall = ({ text, bbox }: RecognisedWord) =>
  text.length >= 4 && bbox.y1 - bbox.y0 > 1.3 * (bbox.x1 - bbox.x0);

function mostStandUpright(words: readonly RecognisedWord[]): boolean {
  const long = words.filter(({ text, confidence }) => text.length >= 4 && confidence >= 60);
  return long.length >= 3 && long.filter(isTall).length > long.length / 2;
}

function meanCertainty(pieces: readonly Piece[]): number | null {
  const letters = pieces.reduce((sum, one) => sum + one.text.length, 0);
  if (letters === 0) return null;
  const sum = pieces.reduce((total, one) => total + one.certainty * one.text.length, 0);
  return Math.round((100 * sum) / letters) / 100;
}

type Point = readonly [number, number];

function toPiece(word: RecognisedWord, turn: Turn, back: (point: Point) => Point): Piece[] {
  const text = cleanText(word.text).trim();
  if (text === '' || word.confidence < (isWord(word) ? 25 : 60)) return [];
  const { x0, y0, x1, y1 } = word.bbox;
  const [cx, cy] = back([(x0 + x1) / 2, (y0 + y1) / 2]);
  const isAcross = turn === 0 || turn === 180;
  const [w, h] = isAcross ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  return [
    {
      text,
      turn,
      certainty: word.confidence / 100,
      left: cx - w / 2,
      right: cx + w / 2,
      top: cy - h / 2,
      bottom: cy + h / 2,
      straight: { left: x0, top: y0, right: x1, bottom: y1 },
      spaceBefore: true,
      spaceAfter: true,
    },
  ];
}

/** Maps a point of the rotated image back to the original. */
function wayBack(
  given: GreyPicture,
  turn: Turn,
  read: { level: GreyPicture; straight: GreyPicture; angle: number },
): (point: Point) => Point {
  const { level, straight } = read;
  const cos = Math.cos((read.angle * Math.PI) / 180);
  const sin = Math.sin((read.angle * Math.PI) / 180);
  return ([px, py]) => {
    const dx = px - straight.width / 2;
    const dy = py - straight.height / 2;
    const x = level.width / 2 + cos * dx + sin * dy;
    const y = level.height / 2 - sin * dx + cos * dy;
    if (turn === 90) return [given.width - y, x];
    if (turn === 180) return [given.width - x, given.height - y];
    if (turn === 270) return [y, given.height - x];
    return [x, y];
  };
}

/** Amount of text recognised in the densest band at one orientation. */
async function bandScore(
  picture: GreyPicture,
  turn: Turn,
  dotsPerInch: number,
  recognisers: Recognisers,
): Promise<number> {
  const level = await turnedBack(picture, turn);
  const band = densestBand(await shrunk(level), BAND);
  const top = Math.floor(band.top * level.height);
  const height = Math.max(1, Math.min(level.height - top, Math.ceil(band.height * level.height)));
  const cut = await fromGrey(level)
    .extract({ left: 0, top, width: level.width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const rows = await recognisers.recognise(cut, { dotsPerInch });
  return (rows ?? [])
    .flat()
    .filter((word) => word.confidence >= 60 && /[\p{L}\p{N}]{3}/u.test(word.text) && !isTall(word))
    .reduce((sum, { text }) => sum + text.length, 0);
}

const shrunk = (picture: GreyPicture) =>
  toGrey(fromGrey(picture).resize({ width: LOOK_WIDTH, height: 900, fit: 'inside' }));

/** Turned so that text that ran to `turn` runs to the right. */
async function turnedBack(picture: GreyPicture, turn: Turn): Promise<GreyPicture> {
  if (turn === 0) return picture;
  return await toGrey(fromGrey(picture).rotate(360 - turn));
}

const rotated = (picture: GreyPicture, angle: number) =>
  toGrey(fromGrey(picture).rotate(angle, { background: '#ffffff' }));
