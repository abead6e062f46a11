import { around, type Edges, facing, type Turn, toBox } from './geometry';
import { readsRightToLeft } from './text';
import type { TextLine } from './types';

/** A stretch of text without a space in it, where it stands, and how it stands. */
export interface Piece extends Edges {
  readonly text: string;
  readonly turn: Turn;
  /** 0 to 1. */
  readonly certainty: number;
  /** Whether a space stood before or after it; without one it may be part of a word. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
  /** Where it stands to somebody who faces the text, if more is known of that than `turn` tells: of a page askew. */
  readonly straight?: Edges;
}

interface Placed {
  readonly text: string;
  readonly place: Edges;
  /** `place` as seen by somebody who faces the text. */
  readonly faced: Edges;
  readonly turn: Turn;
  readonly certainty: number;
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
}

const height = ({ faced }: Placed) => faced.bottom - faced.top;
/** Wider than so many heights, and what follows is another cell or column. */
const CELL_GAP = 2;
/** Narrower than so many heights, and what follows is the same word. */
const WORD_GAP = 0.15;

/** Lines of a page out of its pieces of text, which come in any order. */
export function buildLines(pieces: readonly Piece[], page: { width: number; height: number }): TextLine[] {
  const placed = placePieces(pieces);
  const turns = [...new Set(placed.map((one) => one.turn))].sort((a, b) => a - b);
  const main = mainTurn(placed);
  return turns
    .sort((a, b) => Number(b === main) - Number(a === main))
    .flatMap((turn) => groupIntoRows(placed.filter((one) => one.turn === turn)))
    .map((words) => toLine(words, page));
}

/** The same where somebody has found the rows of a page already, but not its cells. */
export function splitRows(
  rows: readonly (readonly Piece[])[],
  page: { width: number; height: number },
): TextLine[] {
  const lines = rows.flatMap((row) => {
    const placed = placePieces(row);
    const heights = placed.map(height).sort((a, b) => a - b);
    // Words without capitals are lower than their row.
    return splitCells(placed, heights[Math.floor(heights.length * 0.8)]);
  });
  return inOrder(rejoined(inOrder(lines)).map(spelled)).map((words) => toLine(words, page));
}

/** Rows somebody cut where no cell ends, put together again. */
function rejoined(lines: readonly Placed[][]): Placed[][] {
  const whole: { words: Placed[]; at: Edges }[] = [];
  for (const words of lines) {
    const at = around(words.map((one) => one.faced));
    const before = whole.findLast(
      (other) => other.words[0]?.turn === words[0]?.turn && isSameLine(other.at, at),
    );
    if (!before) {
      whole.push({ words: [...words], at });
      continue;
    }
    before.words = [...before.words, ...words].sort((a, b) => a.faced.left - b.faced.left);
    before.at = around([before.at, at]);
  }
  return whole.map(({ words }) => words);
}

function isSameLine(a: Edges, b: Edges): boolean {
  const size = Math.min(a.bottom - a.top, b.bottom - b.top);
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const gap = b.left > a.left ? b.left - a.right : a.left - b.right;
  return shared > 0.6 * size && gap > -0.2 * size && gap < CELL_GAP * size;
}

function placePieces(pieces: readonly Piece[]): Placed[] {
  return pieces
    .filter((piece) => piece.text !== '' && piece.right > piece.left && piece.bottom > piece.top)
    .map((piece) => ({ ...piece, place: piece, faced: piece.straight ?? facing(piece, piece.turn) }));
}

/** The way most of a page's text runs. */
function mainTurn(placed: readonly Placed[]): Turn {
  const signs = new Map<Turn, number>();
  for (const one of placed) signs.set(one.turn, (signs.get(one.turn) ?? 0) + one.text.length);
  return [...signs].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly words: Placed[];
}

/** Rows come from top to bottom: from the last one upwards until they are too far above. */
function findRow(rows: readonly Row[], baseline: number, size: number): Row | undefined {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (!row || baseline - row.baseline >= 0.35 * size) return undefined;
    const [smaller, larger] = row.size < size ? [row.size, size] : [size, row.size];
    if (baseline - row.baseline < 0.35 * smaller && larger < 3 * smaller) return row;
  }
  return undefined;
}

function groupIntoRows(placed: readonly Placed[]): Placed[][] {
  const rows: Row[] = [];
  for (const one of [...placed].sort(
    (a, b) => a.faced.bottom - b.faced.bottom || a.faced.left - b.faced.left,
  )) {
    const size = height(one);
    const row = findRow(rows, one.faced.bottom, size);
    if (row) row.words.push(one);
    else rows.push({ baseline: one.faced.bottom, size, words: [one] });
  }
  return inOrder(rows.flatMap(({ words }) => splitCells(words)).map(spelled));
}

/** From top to bottom, and what stands level from left to right. */
function inOrder(lines: readonly Placed[][]): Placed[][] {
  const placed = lines
    .map((words) => ({ words, at: around(words.map((one) => one.faced)) }))
    .sort((a, b) => middle(a.at) - middle(b.at));
  const bands: (typeof placed)[] = [];
  for (const one of placed) {
    const first = bands.at(-1)?.[0];
    const size = first ? Math.min(one.at.bottom - one.at.top, first.at.bottom - first.at.top) : 0;
    if (first && middle(one.at) - middle(first.at) < size / 2) bands.at(-1)?.push(one);
    else bands.push([one]);
  }
  return bands.flatMap((band) => band.sort((a, b) => a.at.left - b.at.left)).map(({ words }) => words);
}

const middle = (edges: Edges) => (edges.top + edges.bottom) / 2;

/** A row cut where nothing stands for long, with parts of words put together. */
function splitCells(row: readonly Placed[], given?: number): Placed[][] {
  const cells: Placed[][] = [];
  for (const one of [...row].sort((a, b) => a.faced.left - b.faced.left)) {
    const cell = cells.at(-1);
    const before = cell?.at(-1);
    if (!cell || !before) {
      cells.push([one]);
      continue;
    }
    const size = given ?? Math.max(height(before), height(one));
    const gap = one.faced.left - before.faced.right;
    if (isSame(before, one, size)) continue;
    if (gap > CELL_GAP * size) cells.push([one]);
    else if (gap < WORD_GAP * size && !before.spaceAfter && !one.spaceBefore)
      cell.splice(-1, 1, joined([before, one], ''));
    else cell.push(one);
  }
  return cells;
}

/** Printed twice, a hair apart, to look bold. */
function isSame(a: Placed, b: Placed, size: number): boolean {
  return (
    a.text === b.text &&
    Math.abs(a.faced.left - b.faced.left) < 0.2 * size &&
    Math.abs(a.faced.top - b.faced.top) < 0.2 * size
  );
}

function joined(parts: readonly [Placed, ...Placed[]], glue: string): Placed {
  const [first] = parts;
  const last = parts.at(-1) ?? first;
  const place = around(parts.map((one) => one.place));
  const isRightToLeft = readsRightToLeft(parts.map((one) => one.text).join(''));
  const read = isRightToLeft ? [...parts].reverse() : parts;
  return {
    text: read.map((one) => one.text).join(glue),
    place,
    faced: around(parts.map((one) => one.faced)),
    turn: first.turn,
    certainty: Math.min(...parts.map((one) => one.certainty)),
    spaceBefore: first.spaceBefore,
    spaceAfter: last.spaceAfter,
  };
}

/** Letters set apart to fill a title, such as `S I T E  P L A N`, put together to words. */
function spelled(words: Placed[]): Placed[] {
  const isLetter = (one: Placed | undefined) => one !== undefined && /^\p{L}$/u.test(one.text);
  const found: Placed[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (isLetter(words[end])) end += 1;
    if (end - at < 4) {
      found.push(...words.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
      continue;
    }
    found.push(...wordsOfLetters(words.slice(at, end)));
    at = end;
  }
  return found;
}

function wordsOfLetters(letters: readonly Placed[]): Placed[] {
  const gaps = letters.slice(1).map((one, index) => one.faced.left - (letters[index]?.faced.right ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: [Placed, ...Placed[]][] = [];
  letters.forEach((letter, index) => {
    const word = words.at(-1);
    if (word && (gaps[index - 1] ?? 0) <= usual * 1.6) word.push(letter);
    else words.push([letter]);
  });
  return words.map((word) => joined(word, ''));
}

function toLine(words: readonly Placed[], page: { width: number; height: number }): TextLine {
  const isRightToLeft = readsRightToLeft(words.map((one) => one.text).join(''));
  const read = isRightToLeft ? [...words].reverse() : words;
  const letters = words.reduce((sum, one) => sum + one.text.length, 0);
  return {
    text: read.map((one) => one.text).join(' '),
    box: toBox(around(words.map((one) => one.place)), page),
    words: read.map((one) => ({ text: one.text, box: toBox(one.place, page) })),
    certainty:
      Math.round((100 * words.reduce((sum, one) => sum + one.certainty * one.text.length, 0)) / letters) /
      100,
  };
}
