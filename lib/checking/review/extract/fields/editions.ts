import { fold } from '../../text/fold';
import { boxOfWords, type LaidLine, linesRight } from '../../text/layout';
import type { ExtractedField } from '../../types';
import { found } from '../found';
import type { FieldPage } from '../page-view';
import { placeIn, runningTexts } from '../running-text';

/** Names of codes, folded, the longer before the shorter. */
const NAMES: readonly (readonly [name: string, code: string])[] = [
  ['international residential code', 'IRC'],
  ['international existing building code', 'IEBC'],
  ['international building code', 'IBC'],
  ['international energy conservation code', 'IECC'],
  ['international mechanical code', 'IMC'],
  ['international plumbing code', 'IPC'],
  ['international fuel gas code', 'IFGC'],
  ['international fire code', 'IFC'],
  ['international swimming pool and spa code', 'ISPSC'],
  ['international property maintenance code', 'IPMC'],
  ['national electrical code', 'NEC'],
  ['national electric code', 'NEC'],
  ['uniform plumbing code', 'UPC'],
  ['uniform mechanical code', 'UMC'],
  ['california residential code', 'CRC'],
  ['california building code', 'CBC'],
  ['california electrical code', 'CEC'],
  ['california mechanical code', 'CMC'],
  ['california plumbing code', 'CPC'],
  ['california fire code', 'CFC'],
  ['florida building code', 'FBC'],
  ['florida residential code', 'FRC'],
  ['codigo residencial internacional', 'IRC'],
  ['codigo internacional residencial', 'IRC'],
  ['codigo internacional de edificios existentes', 'IEBC'],
  ['codigo internacional de edificacion', 'IBC'],
  ['codigo internacional de la edificacion', 'IBC'],
  ['codigo internacional de construccion', 'IBC'],
  ['codigo de construccion internacional', 'IBC'],
  ['codigo de edificacion internacional', 'IBC'],
  ['codigo internacional de conservacion de energia', 'IECC'],
  ['codigo internacional de conservacion de la energia', 'IECC'],
  ['codigo internacional de mecanica', 'IMC'],
  ['codigo mecanico internacional', 'IMC'],
  ['codigo internacional de plomeria', 'IPC'],
  ['codigo de plomeria internacional', 'IPC'],
  ['codigo internacional de incendios', 'IFC'],
  ['codigo electrico nacional', 'NEC'],
  ['codigo de construccion de florida', 'FBC'],
  ['codigo de edificacion de florida', 'FBC'],
  ['codigo residencial de california', 'CRC'],
  ['codigo de edificacion de california', 'CBC'],
  ['codigo de construccion de california', 'CBC'],
  ['codigo electrico de california', 'CEC'],
  ['nfpa 70', 'NEC'],
  ['oregon residential specialty code', 'ORSC'],
  ['oregon structural specialty code', 'OSSC'],
  ['virginia residential code', 'VRC'],
  ['virginia energy conservation code', 'VECC'],
  ['michigan residential code', 'MRC'],
  ['michigan building code', 'MBC'],
  ['residential code of ohio', 'RCO'],
  ['ohio building code', 'OBC'],
  ['residential code of new york state', 'RCNYS'],
  ['building code of new york state', 'BCNYS'],
  ['north carolina residential code', 'NCRC'],
  ['kentucky residential code', 'KRC'],
];
const ABBREVIATIONS = [
  'irc',
  'ibc',
  'iebc',
  'iecc',
  'imc',
  'ipc',
  'ifgc',
  'ifc',
  'ispsc',
  'ipmc',
  'nec',
  'upc',
  'umc',
  'cbc',
  'crc',
  'cec',
  'cmc',
  'cpc',
  'cfc',
  'fbc',
  'frc',
  'orsc',
  'ossc',
  'vrc',
  'vcc',
  'vecc',
  'mrc',
  'mbc',
  'rco',
  'obc',
  'rcnys',
  'bcnys',
  'ncrc',
  'krc',
  'wsec',
];
const CODE_OF = new Map<string, string>([
  ...NAMES,
  ...ABBREVIATIONS.map((short) => [short, short.toUpperCase()] as const),
]);
const MENTION = new RegExp(
  `(?<![a-z0-9])(?:${[...NAMES.map(([name]) => name), ...ABBREVIATIONS].join('|')})(?![a-z0-9])`,
  'g',
);
const YEAR_AFTER =
  /^(?:[ ,:;()-]{0,3}(?:residential|building|energy conservation|existing building|mechanical|plumbing|residencial|irc|ibc|nec|iecc|imc|ipc|fbc|cbc|crc|nfpa 70|article 690))?[ ,:;()-]{0,4}(?:r[ ,-]{1,3})?(?:\d{1,2}(?:st|nd|rd|th|a|ª|va)?\.? (?:edition|ed\.?|edicion)[ ,:(-]{0,3})?(?:edition |edicion |ed\. ?)?(?:of |de |del )?([12][09o][0-9o]{2})(?![0-9/-])/;
const YEAR_BEFORE =
  /(?<![0-9/-])([12][09o][0-9o]{2})(?: edition| edicion| ed\.)?(?: of| de| del)?(?: the| el| la)? ?[-:(]? ?$/;
const BETWEEN_CODES = /^[ ,;/&+()]{1,4}(?:and |y |e )?[ ]?$/;
const YEAR = /[12][09o][0-9o]{2}/;
const BYGONE =
  /originally|built under|permitted under|superseded|previous|prior|formerly|originalmente|anterior/;

/** Codes named beside the year of their edition, such as `IRC 2021`. */
export function editions(view: FieldPage): ExtractedField[] {
  const model = runningTexts(view.page).flatMap(({ line, next, text, end }) => {
    if (!YEAR.test(text) || BYGONE.test(line.folded)) return [];
    const whole = YEAR.test(line.folded) ? citedIn(line.folded) : [];
    // "Florida Building Code," at the end of a line, "8th Edition (2023)" in the next.
    const broken =
      whole.length === 0 && next ? citedIn(fold(text)).filter(({ from, to }) => from < end && to > end) : [];
    return [...whole, ...broken].map(({ code, year, from, to }) => {
      const { start, end: last } = wordsAt(line, from, to);
      return found(view.page, 'code_edition', `${code} ${year}`, {
        box: boxOfWords(line.line, start, last),
        quote: line.line.words
          .slice(start, last)
          .map((word) => word.text)
          .join(' '),
        certainty: 0.97,
        wordCertainty: line.line.certainty,
      });
    });
  });
  return [...model, ...ofPlaces(view), ...editionCells(view)];
}

const CALIFORNIA: Readonly<Record<string, string>> = {
  building: 'CBC',
  residential: 'CRC',
  electrical: 'CEC',
  mechanical: 'CMC',
  plumbing: 'CPC',
  fire: 'CFC',
};
const KINDS =
  '(?:existing building|green building(?: standards)?|building|residential|electrical|mechanical|plumbing|fire|energy|construction)';
const CALIFORNIA_LIST = new RegExp(
  `\\b((?:19|20)\\d\\d) (?:edition of the )?california (${KINDS}(?:(?: ?[,/&;] ?(?:and )?| and )${KINDS})+)`,
  'g',
);
const OF_A_PLACE =
  /\b((?:19|20)\d\d) ((?:\p{Lu}[\p{L}.]+,? |(?:and|of|y|de) ){1,6}(?:Code|CODE|C[oó]digo))\b(?! (?:Section|SECTION|Chapter))/gu;
const A_MODEL =
  /international|national electric|uniform|california (?:building|residential|electrical|mechanical|plumbing|fire) code|florida (?:building|residential)|civil|government|penal|municipal|health/;

/** Codes that a state or a city calls by its own name: "2021 Washington State Energy Code". */
function ofPlaces({ page }: FieldPage): ExtractedField[] {
  return runningTexts(page).flatMap((run) => {
    if (!YEAR.test(run.text) || BYGONE.test(run.line.folded)) return [];
    const add = (value: string, index: number, length: number): ExtractedField[] =>
      index < run.end
        ? [found(page, 'code_edition', value, { ...placeIn(run, index, length), certainty: 0.9 })]
        : [];
    const listed = [...fold(run.text).matchAll(CALIFORNIA_LIST)].flatMap((match) =>
      (match[2] ?? '').split(/ ?[,/&;] ?(?:and )?| and /).flatMap((kind) => {
        const code = CALIFORNIA[kind];
        return code ? add(`${code} ${match[1]}`, match.index, match[0].length) : [];
      }),
    );
    const named = [...run.text.matchAll(OF_A_PLACE)].flatMap((match) => {
      const name = (match[2] ?? '').replace(/,/g, '');
      return A_MODEL.test(fold(name)) ? [] : add(`${name} ${match[1]}`, match.index, match[0].length);
    });
    return [...listed, ...named];
  });
}

const EDITION_CELL =
  /^(?:0\d )?(?:(?:building |energy |applicable |state )?codes?|standards?) (?:version|edition|year|cycle)s?:?$/;

/** "Code version | 2023": a cell that asks for nothing but the year. */
function editionCells({ page }: FieldPage): ExtractedField[] {
  return page.lines.flatMap((laid) => {
    if (!EDITION_CELL.test(laid.folded.trim())) return [];
    const [value] = linesRight(page, laid);
    const year = value && /^(?:19|20)\d\d$/.test(value.line.text.trim()) ? value.line.text.trim() : null;
    if (!value || year === null) return [];
    const { box, text, certainty } = value.line;
    return [
      found(page, 'code_edition', `${laid.line.text.replace(/^0\d |:$/g, '')} ${year}`, {
        box,
        quote: text,
        certainty: 0.8,
        wordCertainty: certainty,
      }),
    ];
  });
}

interface Cited {
  readonly code: string;
  readonly year: string;
  readonly from: number;
  readonly to: number;
}

function citedIn(folded: string): Cited[] {
  const mentions = [...folded.matchAll(MENTION)].map((match) => ({
    code: CODE_OF.get(match[0]) ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));
  const cited: (Cited | null)[] = mentions.map(({ code, from, to }, index) => {
    const next = mentions[index + 1]?.from ?? folded.length;
    const after = YEAR_AFTER.exec(folded.slice(to, to + 60));
    const before = YEAR_BEFORE.exec(folded.slice(Math.max(0, from - 40), from));
    // Of "2021 IBC, 2020 NEC" the second year is the second code's.
    const afterEnd = after ? to + after[0].length : 0;
    const yearBefore = readYear(before?.[1]);
    if (yearBefore && before) return { code, year: yearBefore, from: from - before[0].length, to };
    const year = readYear(after?.[1]);
    const isOfNext =
      afterEnd > next ||
      (/^ ?\(?[a-z]/.test(folded.slice(afterEnd, afterEnd + 3)) &&
        mentions[index + 1] !== undefined &&
        (mentions[index + 1]?.from ?? 0) - afterEnd < 3 &&
        !/^[ ]?\(/.test(folded.slice(to)));
    return year && !isOfNext ? { code, year, from, to: afterEnd } : null;
  });
  // A list shares its year: "2021 IBC, IRC and IMC", "IBC/IRC 2021".
  for (let at = 1; at < cited.length; at++) share(at, at - 1);
  for (let at = cited.length - 2; at >= 0; at--) share(at, at + 1);
  return cited.filter((one) => one !== null);

  function share(to: number, from: number): void {
    const [one, other] = [mentions[Math.min(to, from)], mentions[Math.max(to, from)]];
    const own = mentions[to];
    const given = cited[from];
    if (cited[to] !== null || !given || !one || !other || !own) return;
    if (BETWEEN_CODES.test(folded.slice(one.to, other.from)))
      cited[to] = { code: own.code, year: given.year, from: own.from, to: own.to };
  }
}

function readYear(text: string | undefined): string | null {
  const year = text?.replaceAll('o', '0');
  return year && Number(year) >= 1990 && Number(year) <= 2035 ? year : null;
}

/** Word indexes for a range of the folded text, which equals the line except for accents. */
function wordsAt({ line }: LaidLine, from: number, to: number): { start: number; end: number } {
  let at = 0;
  let start = 0;
  let end = line.words.length;
  for (const [index, { text }] of line.words.entries()) {
    if (at <= from) start = index;
    at += text.length + 1;
    if (at - 1 >= to) {
      end = index + 1;
      break;
    }
  }
  return { start, end: Math.max(end, start + 1) };
}
