import type { LaidLine, LaidPage } from '../text/layout';
import type { FoundAt } from '../types';
import { isReadWell, placeOf } from './laid';
import { type PlacedWord, parseFigure, type Row, rowsIn } from './numbers';

/** A column of figures over a total that they do not make. */
export interface WrongSum {
  readonly listed: number;
  readonly total: number;
  readonly isMoney: boolean;
  /** What the total is called. */
  readonly label: string;
  readonly at: FoundAt;
}

const TOTAL =
  /^(?:\W*(?:grand |project |contract |combined )?total\b(?! (?:fee|due|paid|deposit|balance|occupan|load|connected|demand|va\b))|sum of the above|suma\b)/;
/** Totals of less or more than the lines above. */
const NO_SUM = /sub-?total|average|promedio|allowed|maximum|required|provided|limit|\bper\b|%/;
/** Heads of tables whose totals are not sums of their lines. */
const WEIGHED = /occup|factor|required|provided|allowed|demand|\bu-?value|r-?value|weight|coefficient/;
/** Of a page's width: the right edges of one column. */
const EDGE = 0.012;
/** Times the height of a row: further apart is another table. */
const GAP = 3.2;
const MAX_ROWS = 40;
const MIN_ROWS = 2;

/** Totals on a page that no run of lines right above them adds up to. */
export function findWrongSums(page: LaidPage): WrongSum[] {
  return page.lines.flatMap((line): WrongSum[] => {
    if (!TOTAL.test(line.folded) || NO_SUM.test(line.folded) || line.line.words.length > 7) return [];
    const wrong = judgeTotal(page, line);
    return wrong ? [wrong] : [];
  });
}

function judgeTotal(page: LaidPage, label: LaidLine): WrongSum | null {
  const { box } = label.line;
  const reach = page.isSheet ? 0.45 : 0.9;
  const [ownRow] = rowsIn(page, {
    left: box.x - 0.001,
    right: box.x + reach,
    top: box.y,
    bottom: box.y + box.h,
  });
  const figures = (ownRow ?? []).flatMap((word) => toFigure(word, page) ?? []);
  const [total] = figures;
  // Of several columns it is not said which is a sum.
  if (!total || figures.length !== 1 || total.value <= 0) return null;
  const rows = rowsAbove(page, label, total);
  if (rows === null || rows.length < MIN_ROWS) return null;
  const values = rows.map(({ value }) => value);
  const tolerance =
    values.every(Number.isInteger) && Number.isInteger(total.value) ? 0.5 + values.length * 0.02 : 0.015;
  let sum = 0;
  for (const value of values) {
    sum += value;
    if (Math.abs(sum - total.value) <= tolerance) return null;
  }
  if (
    rows.some(({ isMoney }) => isMoney !== total.isMoney) ||
    sum < total.value * 0.75 ||
    sum > total.value * 1.33
  )
    return null;
  return {
    listed: Math.round(sum * 100) / 100,
    total: total.value,
    isMoney: total.isMoney,
    label: label.line.text,
    at: placeOf(page, total.word.box, `${label.line.text} ${total.word.text}`.slice(0, 80)),
  };
}

interface Figure {
  readonly value: number;
  readonly isMoney: boolean;
  readonly word: PlacedWord;
}

function toFigure(word: PlacedWord, page: LaidPage): Figure | null {
  const value = parseFigure(word.text);
  if (value === null || !isReadWell(page, word.line)) return null;
  return { value, isMoney: /\$|\d\.\d\d$/.test(word.text), word };
}

/** The figures of the column over the total, from below; null where a line between has none. */
function rowsAbove(page: LaidPage, label: LaidLine, total: Figure): Figure[] | null {
  const left = label.line.box.x - 0.03;
  const right = edge(total) + EDGE;
  const rows = rowsIn(page, { left, right, top: 0, bottom: label.line.box.y })
    .toReversed()
    .slice(0, MAX_ROWS);
  const found: Figure[] = [];
  let below = label.line.box.y;
  for (const row of rows) {
    const [first] = row;
    if (!first || below - first.box.y > first.box.h * GAP) break;
    if (row.some(({ line }) => WEIGHED.test(line.folded))) return null;
    const figure = findInColumn(page, row, total);
    // A heading ends the table, and so does another sum.
    if (!figure || NO_SUM.test(first.line.folded) || TOTAL.test(first.line.folded)) break;
    found.push(figure);
    below = first.box.y;
  }
  return found;
}

function findInColumn(page: LaidPage, row: Row, total: Figure): Figure | null {
  const isAligned = ({ box }: PlacedWord) =>
    Math.abs(box.x + box.w - edge(total)) < EDGE || Math.abs(box.x - total.word.box.x) < EDGE / 2;
  const [first] = row;
  const word = row.find((one) => isAligned(one) && parseFigure(one.text) !== null);
  // A line of a table says what its figure is of.
  if (!word || !first || word === first || !/\p{L}{2}/u.test(row.map(({ text }) => text).join(' ')))
    return null;
  return toFigure(word, page);
}

const edge = ({ word: { box } }: Figure) => box.x + box.w;
