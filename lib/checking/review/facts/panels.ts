import { isSameRow, type LaidLine, type LaidPage } from '../text/layout';
import type { FoundAt } from '../types';
import { isReadWell, placeOfLine } from './laid';
import { centre, type PlacedWord, parseFigure, type Row, rowsIn } from './numbers';

/** A panel schedule that lists the load of each circuit and their total. */
export interface PanelSum {
  /** As its heading calls it: "LA"; null where none was read. */
  readonly name: string | null;
  readonly listed: number;
  readonly total: number;
  readonly at: FoundAt;
}

const TOTAL =
  /\b(?:total )?connected(?: (?:load|va|kva|watts))?\b|\btotal (?:connected|load|va|kva|watts|panel load)\b|\bcarga (?:total )?conectada\b|\bcarga total\b/;
/** Demand, phases and spare capacity are other sums. */
const OTHER_TOTAL = /demand|demanda|\bphase\b|\bfase\b|sub-?total|existing|spare|%/;
const LOAD_HEAD = /^(?:va|kva|load|watts?|w|carga|volt-?amp(?:ere)?s?)\.?$/i;
const CIRCUIT_HEAD = /^(?:ckt|cct|cir|circuit|circuito|cto)\.?#?$/i;
const PANEL_NAME =
  /\b(?:panel(?:board)?|tablero)\W{0,3}(?:schedule\W{0,3})?["“”']?([A-Z0-9]{1,4}(?:-[A-Z0-9]{1,3})?)\b/i;
/** Of a page's width: beyond it a figure belongs to no column. */
const COLUMN = 0.09;
/** Figures set to the right under a heading set to the left end so far behind it. */
const REACH = 0.09;
const ROUNDING = 0.005;
const MIN_CIRCUITS = 4;
const SMALLEST_LOAD = 60;

export function findPanelSums(page: LaidPage): PanelSum[] {
  return page.lines.flatMap((line): PanelSum[] => {
    if (!TOTAL.test(line.folded) || OTHER_TOTAL.test(line.folded) || line.line.words.length > 6) return [];
    const panel = readPanel(page, line);
    return panel ? [panel] : [];
  });
}

function readPanel(page: LaidPage, label: LaidLine): PanelSum | null {
  const others = page.lines.filter(
    (one) => one !== label && isSameRow(one.line.box, label.line.box) && one.line.box.x > label.line.box.x,
  );
  const nextPanel = others.find(({ folded }) => TOTAL.test(folded));
  const leftPanel = page.lines.some(
    (one) =>
      isSameRow(one.line.box, label.line.box) && one.line.box.x < label.line.box.x && TOTAL.test(one.folded),
  );
  // A total often stands under the names of the loads, behind the numbers of the circuits.
  const left = label.line.box.x - (leftPanel ? 0.02 : COLUMN);
  const right = nextPanel ? nextPanel.line.box.x - 0.005 : 1;
  const head = findHead(page, label, left, right);
  if (!head) return null;
  const end = Math.min(right, Math.max(...head.map(({ box }) => box.x + box.w)) + REACH);
  const total = rowsIn(page, {
    left,
    right: end,
    top: label.line.box.y,
    bottom: label.line.box.y + label.line.box.h,
  })
    .flat()
    .flatMap((word) => {
      const value = parseFigure(word.text);
      return value === null || value < SMALLEST_LOAD ? [] : [{ value, word }];
    });
  const [only, ...more] = total;
  if (!only || more.length > 0 || !isReadWell(page, only.word.line)) return null;
  const loads = readLoads(page, head, { left, right: end, bottom: label.line.box.y });
  if (!loads || loads.length < MIN_CIRCUITS) return null;
  const listed = loads.reduce((sum, load) => sum + load, 0);
  if (listed < only.value * 0.5 || listed > only.value * 2) return null;
  if (Math.abs(listed - only.value) <= Math.max(listed, only.value) * ROUNDING) return null;
  return {
    name: nameOver(page, head, left, end),
    listed,
    total: only.value,
    at: placeOfLine(page, only.word.line),
  };
}

/** The row with the names of the columns, nearest above the total. */
function findHead(page: LaidPage, label: LaidLine, left: number, right: number): Row | null {
  const rows = rowsIn(page, { left, right, top: 0, bottom: label.line.box.y });
  const head = rows.findLast(
    (row) => row.some(({ text }) => CIRCUIT_HEAD.test(text)) && row.some(({ text }) => LOAD_HEAD.test(text)),
  );
  const loads = head?.filter(({ text }) => LOAD_HEAD.test(text)) ?? [];
  return head && loads.length >= 1 && loads.length <= 2 ? head : null;
}

/** The figures in the columns of loads; null where a picture lost some of them. */
function readLoads(
  page: LaidPage,
  head: Row,
  { left, right, bottom }: { left: number; right: number; bottom: number },
): number[] | null {
  const top = Math.max(...head.map(({ box }) => box.y + box.h));
  const rows = rowsIn(page, { left, right, top, bottom });
  const loads: number[] = [];
  let breakers = 0;
  for (const word of rows.flat()) {
    if (/^\d{2,3}\/[123]$/.test(word.text)) breakers += 1;
    const value = parseFigure(word.text);
    if (value === null || value < SMALLEST_LOAD || !isLoad(word, head)) continue;
    if (!isReadWell(page, word.line)) return null;
    loads.push(value);
  }
  return page.misread && breakers !== loads.length ? null : loads;
}

function isLoad(word: PlacedWord, head: Row): boolean {
  const away = (one: PlacedWord) => Math.abs(centre(one.box) - centre(word.box));
  const nearest = head.reduce<PlacedWord | null>(
    (best, one) => (best === null || away(one) < away(best) ? one : best),
    null,
  );
  return nearest !== null && LOAD_HEAD.test(nearest.text) && away(nearest) < COLUMN;
}

function nameOver(page: LaidPage, head: Row, left: number, right: number): string | null {
  const top = Math.min(...head.map(({ box }) => box.y));
  for (const row of rowsIn(page, { left, right, top: top - 0.06, bottom: top }).toReversed()) {
    const [, name] = PANEL_NAME.exec(row.map(({ text }) => text).join(' ')) ?? [];
    if (name && !/^sch/i.test(name)) return name.toUpperCase();
  }
  return null;
}
