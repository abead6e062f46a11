import { around, type Edges } from '../geometry';
import { type GreyPicture, inkGrid, needsInk } from '../ink';
import { MAX_PAGE_LINES } from '../limits';
import { type Piece, splitRows } from '../lines';
import type { InkGrid, ReadPage, TextLine } from '../types';
import { evenLight } from './flatten-background';
import { fromGrey, scaled, toGrey } from './grey';
import { type PageReaders, recognise } from './recognise';
import { type Corners, findSheets, type Point } from './sheet';
import { onlySheets, squareSheet } from './square-sheet';

const INK_WIDTH = 1_000;
/** Enough pixels to see where a sheet ends. */
const LOOK = 400;
/** The longer side of a sheet in a photograph is made this long: at that size its print can be read. */
const SHEET_PIXELS = 2_600;
const MOST_ENLARGED = 2;

/** A page whose text is recognised in its picture. */
export async function recognisedPage(
  page: { number: number; width: number; height: number },
  given: GreyPicture,
  dotsPerInch: number,
  readers: PageReaders,
): Promise<ReadPage> {
  const sheets = await sheetsOf(given);
  const found = sheets.length > 0 ? await readSheets(given, sheets, dotsPerInch, readers) : null;
  const { picture, parts } = found ?? (await readWhole(given, dotsPerInch, readers));
  const lines = parts.flatMap(({ rows }) => splitRows(rows, picture)).slice(0, MAX_PAGE_LINES);
  return {
    number: page.number,
    width: Math.round(page.width * 100) / 100,
    height: Math.round(page.height * 100) / 100,
    source: lines.length > 0 ? 'ocr' : 'none',
    certainty: lines.length > 0 ? meanCertainty(parts) : null,
    lines,
    ink: needsInk(lines) ? await toInkGrid(picture, lines) : null,
  };
}

/** What is read of a page, and the picture that its places refer to. */
interface Parts {
  readonly picture: GreyPicture;
  readonly parts: readonly { rows: readonly (readonly Piece[])[] }[];
}

async function readWhole(given: GreyPicture, dotsPerInch: number, readers: PageReaders): Promise<Parts> {
  const picture = evenLight(given);
  const found = await recognise(picture, dotsPerInch, readers, false);
  return { picture, parts: found ? [found] : [] };
}

async function sheetsOf(picture: GreyPicture): Promise<Corners[]> {
  const part = LOOK / Math.max(picture.width, picture.height);
  if (part >= 1) return [];
  const [width, height] = [Math.round(picture.width * part), Math.round(picture.height * part)];
  const sheets = findSheets(await scaled(picture, width, height));
  const larger = ([x, y]: Point): Point => [(x * picture.width) / width, (y * picture.height) / height];
  return sheets.map(([a, b, c, d]) => [larger(a), larger(b), larger(c), larger(d)]);
}

/** Every sheet in a photograph, each laid flat; null where nothing is read on any of them. */
async function readSheets(
  photo: GreyPicture,
  sheets: readonly Corners[],
  dotsPerInch: number,
  readers: PageReaders,
): Promise<Parts | null> {
  const parts: { rows: Piece[][] }[] = [];
  for (const corners of sheets) {
    const scale = Math.min(MOST_ENLARGED, Math.max(1, SHEET_PIXELS / longestSide(corners)));
    const sheet = squareSheet(photo, corners, scale);
    const found = await recognise(evenLight(sheet.picture), dotsPerInch * scale, readers, true);
    if (!found || found.rows.length === 0) continue;
    const rows = found.rows.map((row) => row.map((piece) => ({ ...piece, ...inPhoto(piece, sheet.back) })));
    parts.push({ rows });
  }
  return parts.length > 0 ? { picture: onlySheets(evenLight(photo), sheets), parts } : null;
}

function longestSide(corners: Corners): number {
  return Math.max(
    ...corners.map(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] as Point;
      return Math.hypot(nextX - x, nextY - y);
    }),
  );
}

function inPhoto({ left, right, top, bottom }: Edges, back: (point: Point) => Point): Edges {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return around(
    corners.map((corner) => {
      const [x, y] = back(corner);
      return { left: x, right: x, top: y, bottom: y };
    }),
  );
}

function meanCertainty(parts: Parts['parts']): number {
  const pieces = parts.flatMap(({ rows }) => rows.flat());
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const sum = pieces.reduce((total, { text, certainty }) => total + certainty * text.length, 0);
  return Math.round((100 * sum) / letters) / 100;
}

/** Words nobody is sure of may be a signature. */
const SURE = 0.5;

async function toInkGrid(picture: GreyPicture, lines: readonly TextLine[]): Promise<InkGrid> {
  const small = await toGrey(
    fromGrey(picture).resize({ width: INK_WIDTH, height: 2_500, fit: 'inside', withoutEnlargement: true }),
  );
  const words = lines.filter((line) => line.certainty >= SURE).flatMap((line) => line.words);
  return inkGrid(small, words);
}
