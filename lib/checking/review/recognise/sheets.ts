import type { Box } from '@/lib/checking/reading/types';
import {
  boxAround,
  boxOfWords,
  isSameRow,
  type LaidLine,
  type LaidPage,
  linesAbove,
  linesBelow,
  linesRight,
} from '../text/layout';
import { parseSheetNumber } from './sheet-number';

/** Something a page says about a sheet, with its words as they stand. */
export interface SheetMark {
  readonly value: string;
  readonly quote: string;
  readonly box: Box;
  readonly certainty: number;
}

export interface SheetRow extends SheetMark {
  /** The sheet's title as the index has it, or null. */
  readonly title: string | null;
  readonly lines: readonly LaidLine[];
}

const NUMBER_LABEL =
  /^(?:sheet|drawing|dwg|lamina|hoja|plano) {0,2}(?:no|nro|num|number|numero|#|id)?[.:#]* {0,2}(.*)$/;
const TITLE_LABEL =
  /^(?:sheet|drawing|dwg|titulo del? (?:la )?|nombre del? (?:la )?)? {0,2}(?:title|name|titulo|lamina|plano|hoja|contenido|contents?)[.:]* {0,2}(.*)$/;
const INDEX_HEADING =
  /^(?:(?:sheet|drawing|plan) (?:index|list|schedule)|(?:index|list|schedule) of (?:sheets?|drawings?|plans?)|table of drawings|(?:indice|lista|relacion) de (?:laminas?|planos?|hojas?)|index)\b|^(?:sheets|drawings|laminas|planos)\W*$/;
const NOT_A_TITLE =
  /^(?:scale|date|drawn|checked|project|job|sheet|drawing|rev|issue|escala|fecha|dibujo|reviso|proyecto|lamina|hoja|no\.?|as noted|n\.?t\.?s|by|copyright|of|de)\b/;
const MIN_ROWS_WITHOUT_HEADING = 4;
const MAX_TITLE = 80;

/** The number in the page's title block. */
export function findSheetNumber(page: LaidPage, index: readonly SheetRow[]): SheetMark | null {
  const listed = new Set(index.flatMap(({ lines }) => lines));
  return byLabel(page, listed) ?? byCorner(page, listed);
}

function byLabel(page: LaidPage, listed: ReadonlySet<LaidLine>): SheetMark | null {
  for (const line of page.lines) {
    if (listed.has(line) || line.folded.length > 40) continue;
    const match = NUMBER_LABEL.exec(line.folded.trim());
    if (!match) continue;
    const rest = match[1] ?? '';
    const inLine = rest === '' ? null : parseSheetNumber(rest);
    if (inLine)
      return buildSheetMark(inLine, line, line.line.words.length - rest.split(' ').length, page, 0.97);
    if (rest !== '') continue;
    for (const near of [linesRight(page, line)[0], ...linesBelow(page, line, 5)]) {
      const value = near && !listed.has(near) ? parseSheetNumber(near.line.text) : null;
      if (near && value) return buildSheetMark(value, near, 0, page, 0.97);
    }
  }
  return null;
}

/** Without a label: large text in the corner where sheet numbers are. */
function byCorner(page: LaidPage, listed: ReadonlySet<LaidLine>): SheetMark | null {
  let best: { line: LaidLine; value: string; size: number } | null = null;
  for (const line of page.lines) {
    const { x, y, w, h } = line.line.box;
    if (listed.has(line) || x + w < 0.72 || y + h < 0.8) continue;
    const value = parseSheetNumber(line.line.text);
    if (value && (page.isSheet || line.size >= 1.2) && (best === null || line.size > best.size))
      best = { line, value, size: line.size };
  }
  return best ? buildSheetMark(best.value, best.line, 0, page, best.size >= 1.2 ? 0.92 : 0.8) : null;
}

/** The name in the title block: what its label names, or what stands over the number. */
export function findSheetTitle(page: LaidPage, number: SheetMark | null): SheetMark | null {
  for (const line of page.lines) {
    if (line.folded.length > 80 || line.line.box.x + line.line.box.w < 0.5 || line.line.box.y < 0.3) continue;
    const match = TITLE_LABEL.exec(line.folded.trim());
    if (!match || !/title|titulo|name|nombre|contenid/.test(line.folded)) continue;
    const rest = (match[1] ?? '').trim();
    if (rest !== '' && line.folded.includes(':')) {
      const from = Math.max(0, line.line.words.length - rest.split(' ').length);
      return buildSheetTitle(page, [line], from);
    }
    if (rest !== '') continue;
    const below = cellBelow(page, line).filter((one) => isTitle(one, true));
    if (below[0]) return buildSheetTitle(page, stacked(below), 0);
  }
  const twice = page.isSheet ? findTwice(page) : null;
  if (twice) return buildSheetTitle(page, [twice], 0);
  if (number === null) return null;
  const at = page.lines.find(({ line }) => line.box.x === number.box.x && line.box.y === number.box.y);
  if (at === undefined) return null;
  const above = linesAbove(page, at, 8).filter((one) => isTitle(one) && one.size >= 1);
  return above[0] ? buildSheetTitle(page, stacked(above).toReversed(), 0) : null;
}

const CELL_WIDTH = 0.17;

/** Lines in the cell under a label, which may be centred and so stand beside it. */
function cellBelow(page: LaidPage, label: LaidLine): LaidLine[] {
  const { x, y, h } = label.line.box;
  return page.lines.filter(
    ({ line: { box } }) =>
      box.y > y + h * 0.5 && box.y < y + h * 5 && box.x >= x - 0.01 && box.x < x + CELL_WIDTH,
  );
}

/** The title that occurs both in the title block and under the drawing. */
function findTwice(page: LaidPage): LaidLine | null {
  const seen = new Map<string, LaidLine>();
  let lowest: LaidLine | null = null;
  for (const line of page.lines) {
    if (line.tokens.length < 2 || !isTitle(line, true)) continue;
    const name = line.tokens.map(({ word }) => word).join(' ');
    const other = seen.get(name);
    seen.set(name, line);
    const inBlock = [line, other].find((one) => one && isInBlock(one));
    if (!other || !inBlock || Math.max(line.size, other.size) < 1.2) continue;
    // The project's name stands twice as well, further up.
    if (lowest === null || inBlock.line.box.y > lowest.line.box.y) lowest = inBlock;
  }
  return lowest;
}

function isInBlock({ line: { box } }: LaidLine): boolean {
  return box.x > 0.66 && (box.x > 0.78 || box.y > 0.78);
}

/** Lines that follow each other closely in one size are one title. */
function stacked(lines: readonly LaidLine[]): LaidLine[] {
  const [first, second] = lines;
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const gap = Math.abs(second.line.box.y - first.line.box.y) - Math.max(first.line.box.h, second.line.box.h);
  const alike = Math.abs(second.line.box.h - first.line.box.h) < 0.25 * first.line.box.h;
  return alike && gap < 0.6 * first.line.box.h ? [first, second] : [first];
}

function isTitle(line: LaidLine, isNamed = false): boolean {
  return (
    /[a-z]{3}/.test(line.folded) &&
    line.folded.length <= MAX_TITLE &&
    (isNamed || !line.folded.includes(':')) &&
    !NOT_A_TITLE.test(line.folded) &&
    parseSheetNumber(line.line.text) === null
  );
}

function buildSheetTitle(page: LaidPage, lines: readonly LaidLine[], from: number): SheetMark | null {
  const quote = lines
    .map(({ line }, index) =>
      line.words
        .slice(index === 0 ? from : 0)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' ');
  const box = boxAround(
    lines.map(({ line }, index) => boxOfWords(line, index === 0 ? from : 0, line.words.length)),
  );
  if (quote === '' || box === null) return null;
  return { value: quote.toUpperCase(), quote, box, certainty: page.misread ? 0.75 : 0.9 };
}

/** Whether a line, folded, calls what follows an index of sheets. */
export function isIndexHeading(folded: string): boolean {
  return folded.length <= 60 && INDEX_HEADING.test(folded.replace(/^[^a-z]+/, ''));
}

/** The rows of an index of sheets: below its heading, or a column of numbers that can be nothing else. */
export function findSheetIndex(page: LaidPage): SheetRow[] {
  const headings = page.lines.filter(({ folded }) => isIndexHeading(folded));
  const rows = page.lines.flatMap((line) => parseSheetRow(page, line) ?? []);
  if (rows.length === 0) return [];
  const columns = new Map<number, SheetRow[]>();
  for (const row of rows) {
    const key = [...columns.keys()].find((x) => Math.abs(x - row.box.x) < 0.02) ?? row.box.x;
    columns.set(key, [...(columns.get(key) ?? []), row]);
  }
  return [...columns.values()].flatMap((column) => {
    const heading = headings.some(
      ({ line }) =>
        column.some(({ box }) => box.y > line.box.y - 0.005) &&
        Math.abs((column[0]?.box.x ?? 0) - line.box.x) < 0.35,
    );
    const titled = column.filter(({ title }) => title !== null);
    if (heading)
      return titled.length >= 1 ? column.filter((row) => row.title !== null || titled.length < 2) : [];
    return titled.length >= MIN_ROWS_WITHOUT_HEADING ? titled : [];
  });
}

/** A line that begins with a sheet's number, with the title behind it or in the next cell. */
function parseSheetRow(page: LaidPage, line: LaidLine): SheetRow | null {
  const { words } = line.line;
  const value = parseSheetNumber(words[0]?.text ?? '');
  if (value === null) return null;
  const rest = words.slice(1).map(({ text }) => text);
  while (rest[0] && /^[-–—.:|]+$/.test(rest[0])) rest.shift();
  if (rest.length > 0) {
    const title = rest.join(' ');
    if (!isRowTitle(title)) return null;
    return { ...buildSheetMark(value, line, 0, page, 0.95), quote: line.line.text, title, lines: [line] };
  }
  const next = linesRight(page, line)[0];
  const near =
    next &&
    next.line.box.x - (line.line.box.x + line.line.box.w) < 0.2 &&
    isSameRow(next.line.box, line.line.box);
  const title = near && isRowTitle(next.line.text) ? next.line.text : null;
  return {
    ...buildSheetMark(value, line, 0, page, 0.95),
    quote: title ? `${line.line.text} ${title}` : line.line.text,
    title,
    lines: next && title ? [line, next] : [line],
  };
}

function isRowTitle(text: string): boolean {
  return text.length <= MAX_TITLE && /[a-zA-Z]{3}/.test(text) && !/[=]/.test(text);
}

function buildSheetMark(
  value: string,
  line: LaidLine,
  from: number,
  page: LaidPage,
  certainty: number,
): SheetMark {
  const { words } = line.line;
  const start = Math.max(0, Math.min(from, words.length - 1));
  return {
    value,
    quote: words
      .slice(start)
      .map(({ text }) => text)
      .join(' '),
    box: boxOfWords(line.line, start, words.length),
    certainty: page.misread ? Math.min(certainty, line.line.certainty + 0.1, 0.85) : certainty,
  };
}
