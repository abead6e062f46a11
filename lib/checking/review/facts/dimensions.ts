import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** Length and width of something built, in inches, the larger first. */
export interface Dimensions {
  readonly thing: string;
  readonly size: readonly [number, number];
  readonly quote: string;
  readonly at: FoundAt;
}

const SIDE = String.raw`(\d{1,3}(?:\.\d{1,2})?)\s?(?:(['’′]|ft\.?|feet|foot|pies)(?:\s?-?\s?(\d{1,2})(?:\s?\d/\d{1,2})?\s?["”″])?)?`;
const PAIR = new RegExp(
  String.raw`(?<![\d/.-])${SIDE}\s?(?:[xX×]|by|por)\s?${SIDE}(?![\d/"”″]|\s?[xX×]\s?\d)`,
  'g',
);
/** What is measured so, with what else it is called. */
const THINGS: readonly (readonly [string, RegExp])[] = [
  ['deck', /\bdecks?\b|\bterraza/],
  ['porch', /\bporch(?:es)?\b|\bporche\b/],
  ['patio cover', /\b(?:patio (?:cover|roof)|covered patio|pergola|arbor|ramada|cubierta de patio)\b/],
  ['carport', /\bcarports?\b|\bcochera abierta\b/],
  ['garage', /\bgarages?\b|\bgaraje\b/],
  ['shed', /\bsheds?\b|\bcobertizo\b/],
  ['addition', /\badditions?\b|\bampliaci[oó]n\b/],
  ['sign', /\b(?:wall |monument |pole |channel |cabinet )?signs?\b|\bletrero\b|\banuncio\b/],
  ['pool', /\bpools?\b|\bpiscina\b|\balberca\b/],
  ['awning', /\b(?:awning|canopy|marquesina|toldo)\b/],
];
/** Timber, boards and parts of the thing. */
const A_PART =
  /post|joist|beam|board|lumber|ledger|rafter|footing|pier|column|stringer|tread|landing|stair|blocking|girder|header|stud|plate|purlin|cleat|bracket|cabinet frame|letter|window|door|opening|slab|pad\b|equip|spa\b|existing|viga|poste|tabla|zapata|escalera|existente/;
const NEAR = 30;
const LEAST_FEET = 4;
/** Two figures without a unit are feet only where nothing is sold in such sizes. */
const LEAST_BARE = 8;

export function findDimensions(view: PackageView, document: FoundDocument): Dimensions[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line, index) => {
      if (!isReadWell(page, line) || line.line.text.length > 400) return [];
      return [...line.line.text.matchAll(PAIR)].flatMap((match): Dimensions[] => {
        const size = toSize(match);
        if (!size) return [];
        const { text } = line.line;
        const around = text
          .slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR)
          .toLowerCase();
        // On a drawing the name stands in a line of its own, over the figures.
        const above = text.length - match[0].length <= 6 ? nameAbove(page.lines, index) : '';
        const words = `${above} ${around}`;
        const thing = THINGS.find(([, name]) => name.test(words))?.[0];
        if (!thing || A_PART.test(words)) return [];
        return [{ thing, size, quote: match[0].trim(), at: placeOfLine(page, line) }];
      });
    }),
  );
}

function nameAbove(
  lines: readonly { folded: string; line: { box: { x: number; y: number; w: number; h: number } } }[],
  index: number,
): string {
  const own = lines[index]?.line.box;
  if (!own) return '';
  const over = lines
    .slice(Math.max(0, index - 40), index)
    .findLast(
      ({ line: { box } }) =>
        own.y - box.y > 0 &&
        own.y - box.y < own.h * 3 &&
        Math.min(box.x + box.w, own.x + own.w) > Math.max(box.x, own.x),
    );
  return over?.folded ?? '';
}

function toSize(match: RegExpMatchArray): [number, number] | null {
  const [, a = '', unitA, inchA, b = '', unitB, inchB] = match;
  const hasUnit = Boolean(unitA ?? unitB);
  const [one, two] = [Number(a) * 12 + Number(inchA ?? 0), Number(b) * 12 + Number(inchB ?? 0)];
  const least = (hasUnit ? LEAST_FEET : LEAST_BARE) * 12;
  if (Math.max(one, two) < least || Math.max(one, two) > 300 * 12) return null;
  if (!hasUnit && Math.min(one, two) < least) return null;
  return one >= two ? [one, two] : [two, one];
}
