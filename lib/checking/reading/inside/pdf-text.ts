import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { Turn } from '../geometry';
import { MAX_PAGE_WORDS, MAX_WORD_LETTERS } from '../limits';
import type { Piece } from '../lines';
import { cleanText } from '../text';

export type Matrix = readonly [number, number, number, number, number, number];
export type Viewport = ReturnType<PDFPageProxy['getViewport']>;
type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

/** Above and below the baseline, in sizes of the font. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/** Every stretch of text on a page, in points as the page is seen. */
export async function textPieces(page: PDFPageProxy, viewport: Viewport): Promise<Piece[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const pieces: Piece[] = [];
  let isSpaceBefore = true;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() === '') {
      const last = pieces.at(-1);
      if (last && item.str !== '') pieces[pieces.length - 1] = { ...last, spaceAfter: true };
      isSpaceBefore ||= item.str !== '' || item.hasEOL;
      continue;
    }
    pieces.push(...toPieces(item, viewport, isSpaceBefore));
    if (pieces.length >= MAX_PAGE_WORDS) break;
    isSpaceBefore = item.hasEOL;
  }
  return pieces;
}

function toPieces(item: TextItem, viewport: Viewport, isSpaceBefore: boolean): Piece[] {
  const [a, b, c, d, e, f] = times(
    viewport.transform as unknown as Matrix,
    item.transform as unknown as Matrix,
  );
  const size = Math.hypot(c, d) || item.height;
  const along = Math.hypot(a, b);
  if (!(size > 0) || !(along > 0)) return [];
  const right = { x: a / along, y: b / along };
  const up = { x: c / (Math.hypot(c, d) || 1), y: d / (Math.hypot(c, d) || 1) };
  const turn = (((Math.round((Math.atan2(b, a) * 2) / Math.PI) * 90) % 360) + 360) % 360;
  const corner = (at: number, above: number) => ({
    x: e + right.x * at + up.x * above,
    y: f + right.y * at + up.y * above,
  });
  const isRightToLeft = item.dir === 'rtl';
  const stretches = splitIntoStretches(item.str, item.width * viewport.scale);
  return stretches.map(({ text, from, to, isFirst, isLast }) => {
    const [start, end] = isRightToLeft
      ? [item.width * viewport.scale - to, item.width * viewport.scale - from]
      : [from, to];
    const corners = [corner(start, ASCENT * size), corner(end, ASCENT * size)].concat([
      corner(start, -DESCENT * size),
      corner(end, -DESCENT * size),
    ]);
    return {
      text,
      turn: turn as Turn,
      certainty: 1,
      left: Math.min(...corners.map(({ x }) => x)),
      right: Math.max(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      bottom: Math.max(...corners.map(({ y }) => y)),
      spaceBefore: isFirst ? isSpaceBefore || /^\s/.test(item.str) : true,
      spaceAfter: isLast ? item.hasEOL || /\s$/.test(item.str) : true,
    };
  });
}

interface Stretch {
  text: string;
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Words of one run of text, with the share of its width that their letters take. */
function splitIntoStretches(run: string, width: number): Stretch[] {
  const words = [...run.matchAll(/\S+/g)];
  const reached = new Float64Array(run.length + 1);
  for (let at = 0; at < run.length; at += 1)
    reached[at + 1] = (reached[at] ?? 0) + weight(run.charCodeAt(at));
  const point = width / (reached[run.length] || 1);
  return words
    .map(({ 0: word, index: at }, index) => ({
      text: cleanText(word.slice(0, MAX_WORD_LETTERS)).trim(),
      from: (reached[at] ?? 0) * point,
      to: (reached[at + word.length] ?? 0) * point,
      isFirst: index === 0,
      isLast: index === words.length - 1,
    }))
    .filter(({ text }) => text !== '');
}

const NARROW = "ijl.,:;'|!()[] ";
const WIDE = 'MWmw@%';

/** About how wide letters are beside one another in the usual fonts, by their codes. */
const WEIGHTS = Float64Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (NARROW.includes(sign)) return 0.5;
  if (WIDE.includes(sign)) return 1.5;
  return sign >= 'A' && sign <= 'Z' ? 1.2 : 1;
});

const weight = (code: number) => WEIGHTS[code] ?? 1;

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
