import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { LaidLine, LaidPage } from '../text/layout';
import { linesRight } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** A thing that a job has so much of, as several papers say it. */
export const MEASURED = [
  'cut',
  'fill',
  'import',
  'export',
  'earthwork',
  'disturbed',
  'piers',
  'modules',
  'squares',
  'pv_dc',
  'storage',
  'generator',
  'tank',
  'tons',
  'pool_volume',
  'fence_height',
  'sign_area',
] as const;
export type Measured = (typeof MEASURED)[number];

export interface Measure {
  readonly thing: Measured;
  readonly value: number;
  readonly at: FoundAt;
}

const NUM = '(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d{1,3})?)';
const CY = '(?:c\\.?y\\.?|cu\\.? ?yds?\\.?|cubic yards?|yd3|yardas c[uú]bicas)\\b';

interface Reader {
  readonly thing: Measured;
  /** Other permits speak of such things as well, of what is there already. */
  readonly types: readonly PermitTypeId[];
  /** The first group is the figure. */
  readonly words: readonly RegExp[];
  /** A cell with the name of the thing and nothing else; the figure stands in the next one. */
  readonly label?: RegExp;
}

const between = (before: string, after: string) => new RegExp(`${before}${NUM}${after}`, 'i');

const READERS: readonly Reader[] = [
  {
    thing: 'cut',
    types: ['grading'],
    words: [
      between('\\b(?:cut|excavation|corte)[:=]? {0,2}', ` ?${CY}`),
      between('', ` ?${CY} (?:of )?(?:cut|excavation|corte)\\b`),
    ],
    label: /^(?:total )?(?:cut|excavation|corte)(?: volume)?:?$/,
  },
  {
    thing: 'fill',
    types: ['grading'],
    words: [
      between('(?<!(?:plus|and|with|y|\\+|&|/) ?)\\b(?:fill|embankment|relleno)[:=]? {0,2}', ` ?${CY}`),
      between('', ` ?${CY} (?:of )?(?:fill|embankment|relleno)\\b`),
    ],
    label: /^(?:total )?(?:fill|embankment|relleno)(?: volume)?:?$/,
  },
  {
    thing: 'import',
    types: ['grading'],
    words: [
      between('\\b(?:import|borrow)[:=]? {0,2}', ` ?${CY}`),
      between('', ` ?${CY} (?:of )?(?:import|borrow)\\b`),
    ],
    label: /^(?:net )?(?:import|borrow|importaci[oó]n):?$/,
  },
  {
    thing: 'export',
    types: ['grading'],
    words: [
      between('\\b(?:export|haul[- ]off)[:=]? {0,2}', ` ?${CY}`),
      between('', ` ?${CY} (?:of )?(?:export|haul[- ]off)\\b`),
    ],
    label: /^(?:net )?(?:export|haul[- ]?off|exportaci[oó]n):?$/,
  },
  {
    thing: 'earthwork',
    types: ['grading'],
    words: [
      between(
        '\\b(?:cut (?:plus|and|\\+|&) fill|total (?:cut (?:\\+|and|&|plus) fill|earthwork|grading)|earthwork(?: quantity| volume)?)[:=]? {0,2}',
        ` ?${CY}`,
      ),
    ],
    label: /^(?:total )?(?:cut (?:\+|and|&|plus) fill|earthwork)(?: total)?:?$/,
  },
  {
    thing: 'disturbed',
    types: ['grading'],
    words: [
      between(
        '\\b(?:disturbed(?: area)?|area (?:of disturbance|disturbed)|[aá]rea alterada)[:=]? (?:of )?',
        ' ?(?:ac\\b|acres?)',
      ),
      between('', ' ?(?:ac\\b|acres?)(?: of)?(?: land)? (?:disturbed|of disturbance)'),
    ],
  },
  {
    thing: 'piers',
    types: ['foundation_repair'],
    words: [
      between(
        '\\b(?:install|place|total of|instalar|colocar|number of (?:piers|pilings|piles)|no\\.? of (?:piers|pilings))[:=]? {0,2}\\(?',
        '\\)? (?:(?:new|steel|concrete|pressed|helical|push|exterior|interior|segmented|drilled|nuevos|de acero|de concreto) ?){0,3}(?:piers?|pilings?|piles|pilotes|pilas)?\\b',
      ),
      between(
        '\\(?',
        '\\)? (?:(?:new|steel|concrete|pressed|helical|push|segmented|drilled|total) ){0,3}(?:piers?|pilings?|pilotes)\\b',
      ),
    ],
  },
  {
    thing: 'modules',
    types: ['solar_pv'],
    words: [
      between(
        '\\(?',
        '\\)? {0,2}(?:x |of )?(?:(?:pv|solar|new|roof[- ]mounted|[a-z]+ ?[a-z0-9.-]* ?\\d{3} ?w) ){0,3}(?:modules|panels|m[oó]dulos|paneles)\\b',
      ),
    ],
  },
  {
    thing: 'pv_dc',
    types: ['solar_pv'],
    words: [
      between('', ' ?k ?w ?\\(?(?:p\\b|dc|stc|p-?dc)'),
      between('\\b(?:dc|stc)(?: system)?(?: size| rating)?[:=]? {0,2}', ' ?k ?w\\b'),
    ],
  },
  { thing: 'storage', types: ['solar_pv'], words: [between('', ' ?k ?wh\\b')] },
  {
    thing: 'squares',
    types: ['roofing'],
    words: [
      between('', ' (?:roofing )?(?:squares|sqs\\.?|cuadros)\\b'),
      between('\\b(?:number of squares|squares|no\\.? of squares)[:=]? {0,2}', '\\b'),
    ],
  },
  { thing: 'generator', types: ['generator'], words: [between('', ' ?k ?w\\b')] },
  { thing: 'tank', types: ['plumbing'], words: [between('', '[ -]?(?:gal\\.?|gallons?|galones)\\b')] },
  { thing: 'tons', types: ['mechanical'], words: [between('', '[ -]?(?:tons?|toneladas)\\b')] },
  { thing: 'pool_volume', types: ['pool_spa'], words: [between('', ' ?(?:gal\\.?|gallons|galones)\\b')] },
  {
    thing: 'fence_height',
    types: ['fence'],
    words: [between('', "[ -]?(?:ft\\.?|foot|feet|'|pies)[ -](?:high|tall|in height|de alto|de altura)\\b")],
  },
  {
    thing: 'sign_area',
    types: ['sign'],
    words: [
      between(
        '\\b(?:sign area|area of (?:the )?sign|sign face|[aá]rea del letrero)[:=]? {0,2}',
        ' ?(?:sq\\.? ?ft|sf|square feet|pies cuadrados)',
      ),
      // "Sign size 8'-0" x 2'-0" = 16 sq ft"
      between('\\bsign (?:size|dimensions?)\\b[^=]{0,30}= {0,2}', ' ?(?:sq\\.? ?ft|sf|square feet)'),
    ],
  },
];

/** Figures of what was, may be at most, or is bought of many. */
const OTHER_FIGURE =
  /exist|remov|old\b|allow|max|min(?:imum)?\b|per |each|up to|not (?:to )?exceed|less than|more than|over |under |exempt|existente|m[aá]xim|m[ií]nim|spare|future|string|branch|gpm|rate|flow|below|thresh|limit|ordinance|section|gate|puerta|expansion/;

export function findMeasures(view: PackageView, document: FoundDocument): Measure[] {
  const readers = READERS.filter(({ types }) => types.includes(view.input.checklist.permitType.id));
  if (readers.length === 0) return [];
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line) =>
      isReadWell(page, line) ? readers.flatMap((reader) => readLine(page, line, reader)) : [],
    ),
  );
}

function readLine(page: LaidPage, line: LaidLine, { thing, words, label }: Reader): Measure[] {
  const text = COUNTED_IN_WORDS.has(thing) ? inFigures(line.line.text) : line.line.text;
  const found = words.flatMap((pattern): Measure[] => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text
      .slice(Math.max(0, match.index - 30), match.index + match[0].length + 16)
      .toLowerCase();
    const value = toNumber(match[1] ?? '');
    return value === null || OTHER_FIGURE.test(around) || isOther(thing, value, text)
      ? []
      : [{ thing, value, at: placeOfLine(page, line, match[0].trim()) }];
  });
  if (found.length > 0) return found.slice(0, 1);
  const next = label?.test(line.folded.trim()) ? linesRight(page, line)[0] : undefined;
  const value =
    next && next.line.box.x - line.line.box.x < 0.45
      ? toNumber(next.line.text.replace(/\s*c\.?y\.?$/i, ''))
      : null;
  return next && value !== null
    ? [{ thing, value, at: placeOfLine(page, next, `${text} ${next.line.text}`) }]
    : [];
}

/** Contracts spell out how many. */
const COUNTED_IN_WORDS: ReadonlySet<Measured> = new Set(['piers', 'modules', 'squares']);
const NUMBER_WORDS = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ');
const NUMBER_WORD = new RegExp(`\\b(${NUMBER_WORDS.join('|')})\\b`, 'gi');

const inFigures = (text: string) =>
  text.replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 2));

/** A module's watts are no count ("22 x QX 410 MODULES"), a spa's gallons not the pool's, a load's kilowatts not the generator's. */
function isOther(thing: Measured, value: number, text: string): boolean {
  if (thing === 'modules') return value >= 250 && value <= 750;
  if (thing === 'pool_volume') return value < SMALLEST_POOL || /spa\b|jacuzzi/i.test(text);
  if (thing === 'tank') return value < SMALLEST_HEATER || !/heater|tank|calentador|\bwh\b/i.test(text);
  return thing === 'generator' && !/generator|genset|standby|generador|\bgen\b/i.test(text);
}

/** Gallons. */
const SMALLEST_POOL = 2000;
const SMALLEST_HEATER = 20;

function toNumber(text: string): number | null {
  const plain = text.trim().replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}
