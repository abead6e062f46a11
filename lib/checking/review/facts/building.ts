import type { LaidLine, LaidPage } from '../text/layout';
import { linesBelow, linesRight } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** What a paper says of the building as a whole. */
export const BUILDING_FACTS = ['occupancy', 'construction_type', 'stories'] as const;
export type BuildingFact = (typeof BUILDING_FACTS)[number];

export interface BuildingSaid {
  readonly fact: BuildingFact;
  /** All that is said in one place: "B", "A-2", "V-B", "2". */
  readonly values: readonly string[];
  readonly at: FoundAt;
}

const LABELS: Readonly<Record<BuildingFact, RegExp>> = {
  occupancy:
    /\b(?:occupancy(?: (?:group|class(?:ification)?|type|use))*(?:\(s\)|s)?|use group|use and occupancy(?: classification)?|occ\.? group|(?:grupo|clasificaci[oó]n|tipo) de ocupaci[oó]n|ocupaci[oó]n)\b/i,
  construction_type:
    /\b(?:(?:type of construction|construction type|const(?:r)?\.? type|tipo de construcci[oó]n)(?: (?:class(?:ification)?))?|type(?= (?:I{1,3}|IV|V)\b))\b/i,
  stories:
    /\b(?:(?:number|no\.?|#) of (?:stories|storeys|floors)|stories|storeys|n[uú]mero de (?:pisos|plantas)|pisos|niveles)\b/i,
};
/** What else is said of occupancies: their count of people, separations, the certificate. */
const ANOTHER_THING: Readonly<Record<BuildingFact, RegExp>> = {
  occupancy:
    /load|sensor|certificate|separat|category|permit|date|change of|existing|previous|former|prior|adjacent|classes|per table|carga|certificado|existente|anterior|floor area/i,
  construction_type: /existing|type of (?:work|permit)|waste|fence|existente/i,
  stories:
    /garage|porch|addition|accessory|shed|detached|neighbo|existing|height|above|adjacent|maximum|allow|two stor(?:y|ies) or|existente|permitid|m[aá]x/i,
};
const GROUP =
  /^(?:group|grupo)?[ \-:"“]{0,3}(A-?[1-5]|B|E|F-?[12]|H-?[1-5]|I-?[1-4]|M|R-?[1-4]|S-?[12]|U)(?:[,;.)”"]|\b(?!['’]))/;
const NEXT_GROUP =
  /(?:\/|&|,|\band\b|\+|\by\b|\bwith\b|\bcon\b)[ -]{0,2}(?:an? |group )?(A-?[1-5]|B|E|F-?[12]|H-?[1-5]|I-?[1-4]|M|R-?[1-4]|S-?[12]|U)\b(?![’'])/g;
const TYPE = /^(?:type|tipo)?[ \-:"“]{0,3}(I{1,3}|IV|V|[1-5])[ -]?(A|B|C|HT|N|1-?HR)\b/i;
const COUNT = /^[ \-:#.]{0,3}(\d{1,2}|one|two|three|single|un|una|dos|tres)\b/i;
const COUNT_BEFORE =
  /\b(\d|one|two|three|single|un|una|dos|tres)[- ](?:stor(?:y|ies)\b|pisos?\b|planta\b|niveles\b)/i;
const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  single: '1',
  un: '1',
  una: '1',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
};
const ROMAN: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III', '4': 'IV', '5': 'V' };

/** Behind the label in its line, in the cell to the right, or below. */
export function findBuildingFacts(view: PackageView, document: FoundDocument): BuildingSaid[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line) =>
      isReadWell(page, line) ? BUILDING_FACTS.flatMap((fact) => readFact(page, line, fact) ?? []) : [],
    ),
  );
}

function readFact(page: LaidPage, line: LaidLine, fact: BuildingFact): BuildingSaid | null {
  const { text } = line.line;
  if (fact === 'stories') {
    const [, count] = COUNT_BEFORE.exec(text) ?? [];
    if (count && !ANOTHER_THING.stories.test(text) && line.line.words.length <= 30)
      return { fact, values: [toCount(count)], at: placeOfLine(page, line) };
  }
  const label = LABELS[fact].exec(text);
  if (
    !label ||
    ANOTHER_THING[fact].test(text.slice(Math.max(0, label.index - 24), label.index + label[0].length + 24))
  )
    return null;
  const rest = text.slice(label.index + label[0].length).replace(/^[\s:.=_–—-]+/, '');
  if (rest !== '') return toSaid(fact, rest, placeOfLine(page, line));
  for (const near of [linesRight(page, line)[0], linesBelow(page, line, 2)[0]]) {
    const said =
      near && isReadWell(page, near) ? toSaid(fact, near.line.text, placeOfLine(page, near)) : null;
    if (said) return said;
  }
  return null;
}

function toSaid(fact: BuildingFact, text: string, at: FoundAt): BuildingSaid | null {
  const values = READERS[fact](text.trim());
  return values.length > 0 ? { fact, values, at } : null;
}

const READERS: Readonly<Record<BuildingFact, (text: string) => string[]>> = {
  occupancy: (text) => {
    const [whole, first] = GROUP.exec(text) ?? [];
    if (!whole || !first) return [];
    const more = [...text.slice(whole.length - 1).matchAll(NEXT_GROUP)].map(([, group = '']) => group);
    return [...new Set([first, ...more].map((group) => group.replace(/^([A-Z])(\d)$/, '$1-$2')))];
  },
  construction_type: (text) => {
    const [, number, letter] = TYPE.exec(text) ?? [];
    if (!number || !letter) return [];
    const roman = ROMAN[number] ?? number.toUpperCase();
    return [`${roman}-${/^n$/i.test(letter) ? 'B' : /^1/.test(letter) ? 'A' : letter.toUpperCase()}`];
  },
  stories: (text) => {
    const [, count] = COUNT.exec(text) ?? [];
    return count && !/^[ \-:#.]{0,3}\d+(?:[.,]\d|\s*(?:'|ft|feet|sq))/i.test(text) ? [toCount(count)] : [];
  },
};

const toCount = (count: string) => WORDS[count.toLowerCase()] ?? count;
