import type { StateCode } from '@/lib/catalogue/checklists/types';
import { linesBelow, linesRight } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** What a class of licence is for; `general` covers several trades. */
export const TRADES = [
  'general',
  'electrical',
  'plumbing',
  'mechanical',
  'roofing',
  'solar',
  'pool',
  'sign',
  'fence',
  'concrete',
  'landscape',
  'painting',
  'earth',
  'demolition',
  'windows',
] as const;
export type Trade = (typeof TRADES)[number];

export interface LicenseClass {
  readonly trades: readonly Trade[];
  /** A class for dwellings alone. */
  readonly isResidential: boolean;
  readonly quote: string;
  readonly at: FoundAt;
}

const WORDS: readonly (readonly [Trade, RegExp])[] = [
  [
    'general',
    /\bgeneral\b(?! liab)|\bbuilding contractor|\bbuilder\b|\bremodel|\bhome improvement|\bconstruction\b|\bcarpentr|\bspecialty structure|\bframing/,
  ],
  ['electrical', /\belectric|\bel[eé]ctric/],
  ['plumbing', /\bplumb|\bplomer|\bfontaner/],
  [
    'mechanical',
    /\bhvac|\bmechanical|\bair[- ]condition|\bheating|\brefrigerat|\bsheet metal|\bclima|\bmec[aá]nic/,
  ],
  ['roofing', /\broof|\btech(?:o|ado)/],
  ['solar', /\bsolar|\bphotovolt/],
  ['pool', /\bpools?\b|\bspas?\b|\bpiscina|\balberca/],
  ['sign', /\bsigns?\b|\bletrero|\banuncio/],
  ['fence', /\bfenc(?:e|ing)|\bcerca/],
  ['concrete', /\bconcrete|\bmasonry|\bfoundation|\bconcreto/],
  ['landscape', /\blandscap|\bpaisaj/],
  ['painting', /\bpaint|\bdrywall|\bfloor(?:ing)?\b|\btile\b|\bplaster|\binsulation|\bpintur/],
  ['earth', /\bearthwork|\bgrading|\bexcavat|\bpaving|\bgeneral engineering/],
  ['demolition', /\bdemoli|\bwrecking|\bbuilding moving/],
  ['windows', /\bglaz|\bwindow|\bventana/],
];

/** California's classes by their numbers (CSLB; 16 CCR 830 to 834). */
const CALIFORNIA: Readonly<Record<string, Trade>> = {
  'C-10': 'electrical',
  'C-20': 'mechanical',
  'C-4': 'mechanical',
  'C-38': 'mechanical',
  'C-43': 'mechanical',
  'C-36': 'plumbing',
  'C-34': 'plumbing',
  'C-42': 'plumbing',
  'C-39': 'roofing',
  'C-46': 'solar',
  'C-53': 'pool',
  'C-45': 'sign',
  'C-13': 'fence',
  'C-8': 'concrete',
  'C-29': 'concrete',
  'C-27': 'landscape',
  'C-33': 'painting',
  'C-9': 'painting',
  'C-15': 'painting',
  'C-35': 'painting',
  'C-54': 'painting',
  'C-2': 'painting',
  'C-12': 'earth',
  'C-21': 'demolition',
  'C-17': 'windows',
  'C-5': 'general',
  A: 'earth',
  B: 'general',
  'B-2': 'general',
};
/** Florida's by the letters before the number (FS 489.105). */
const FLORIDA: Readonly<Record<string, Trade>> = {
  CGC: 'general',
  CBC: 'general',
  CRC: 'general',
  CCC: 'roofing',
  CAC: 'mechanical',
  CMC: 'mechanical',
  CFC: 'plumbing',
  CPC: 'pool',
  CVC: 'solar',
  EC: 'electrical',
  ER: 'electrical',
};

const LABEL =
  /\b(?:class(?:ification)?(?:\(?s\)?|es)?|licen[cs]e (?:type|class)|type of licen[cs]e|licen[cs]e classification|trade|specialt(?:y|ies)|clase|clasificaci[oó]n|especialidad)\b\W{0,3}/i;
const RESIDENTIAL =
  /\bresidential (?:builder|contractor|building|general|only|basic|remodel)|\bhome (?:builder|improvement)|\bresidential\b(?!.*\bcommercial\b)/i;
const COMMERCIAL = /commercial|unlimited|dual|comercial/i;

/** The classes a licence's papers name, behind their label, or by the letters of the number. */
export function findLicenseClasses(view: PackageView, document: FoundDocument): LicenseClass[] {
  const { state } = view.input.checklist.place;
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line): LicenseClass[] => {
      if (!isReadWell(page, line)) return [];
      const byNumber = state === 'FL' ? ofFlorida(line.line.text) : [];
      if (byNumber.length > 0)
        return [
          {
            trades: byNumber,
            isResidential: /\bCRC\d/i.test(line.line.text),
            quote: line.line.text,
            at: placeOfLine(page, line),
          },
        ];
      const label = LABEL.exec(line.line.text);
      if (!label) return [];
      const rest = line.line.text.slice(label.index + label[0].length).trim();
      const near = rest === '' ? [linesRight(page, line)[0], linesBelow(page, line, 2)[0]] : [];
      for (const text of [rest, ...near.map((one) => one?.line.text ?? '')]) {
        const trades = toTrades(text, state);
        if (trades.length > 0)
          return [
            {
              trades,
              isResidential: RESIDENTIAL.test(text) && !COMMERCIAL.test(text),
              quote: text.slice(0, 60),
              at: placeOfLine(page, line),
            },
          ];
      }
      return [];
    }),
  );
}

function toTrades(text: string, state: StateCode): Trade[] {
  const folded = text.toLowerCase();
  const byCode = state === 'CA' ? ofCalifornia(text) : [];
  if (byCode.length > 0) return byCode;
  return WORDS.filter(([, words]) => words.test(folded)).map(([trade]) => trade);
}

function ofCalifornia(text: string): Trade[] {
  return [...text.toUpperCase().matchAll(/\b(C-?\d{1,2}|B-?2|[AB])\b(?!['’])/g)].flatMap(([, code = '']) => {
    const plain = code.replace(/^([BC])-?(\d)/, '$1-$2');
    return CALIFORNIA[plain] ?? [];
  });
}

function ofFlorida(text: string): Trade[] {
  return [...text.toUpperCase().matchAll(/\b(C[GBRCAMFPV]C|E[CR])[- ]?\d{5,8}\b/g)].flatMap(
    ([, code = '']) => FLORIDA[code] ?? [],
  );
}
