import { countDigits, isTelephone, parseLicense, parseParcel } from './number';

/** A number that a sentence, a letterhead or a title block names, by the words right before it. */
export interface NumberInText {
  readonly value: string;
  /** Where the words before it begin in the text, and its digits. */
  readonly from: number;
  readonly at: number;
  /** 0 to 1, by how much the words before it can mean nothing else. */
  readonly certainty: number;
}

const NUMBER_WORDS =
  '(?:[\\s:#.,()/&–—-]|\\b(?:no|nos|num|n[uú]m|n[uú]mero|number|numbers|nbr|id|ids|identification|identifier|apn|pin|pid|code|es|is|of|de|del|la|el|con|acct|account|parcel|lot|tax|map|real estate|prop|property|iden)\\b|n[º°])';

/** Words that name the number of a parcel, wherever they stand, the surest first. */
const PARCEL_WORDS: readonly (readonly [words: string, certainty: number, digits: number])[] = [
  [
    "assessor['’]?s?['’]? (?:parcel|map|id|account|lot|no)|a\\.?p\\.?n\\b\\.?|a\\.?i\\.?n\\.|tax (?:parcel|map|key|lot|folio|id|roll)|parcel (?:id|no|num|number|identification|identifier|index|control|account|key|apn|pin|#)|property (?:id(?:entification)?|index|control|account|tax id|appraiser)|permanent (?:parcel|index|real estate)|real (?:estate|property) (?:tax |parcel |account )?(?:id|no|number|account|key)|geo ?code|geographic id|geo id|parid|ppin|gpin|pcn|bbl|sbl|mbl|tms|tmk|folio (?:no|num|number|#)|folio|map ?[/&-] ?parcel|map ?[/&-] ?lot|(?:map ?[/&, -] ?)?block ?(?:[/&,-]|and)? ?lot|lot ?(?:[/&,-]|and) ?block|lot ?[/&-] ?block|quick ?ref(?:erence)? id|alternate key|county (?:parcel|property|tax) (?:id|no|number)",
    0.92,
    5,
  ],
  [
    'clave catastral|c[oó]digo catastral|c[eé]dula catastral|referencia catastral|cuenta (?:catastral|predial)|n[uú]mero (?:de )?(?:la )?(?:parcela|folio|catastral|predio)|n[uú]mero catastral|(?:id|no|n[º°]|n[uú]m|identificaci[oó]n|clave) ?\\.? ?de (?:la )?(?:parcela|propiedad)|folio real|parcela',
    0.9,
    5,
  ],
  ['parcel', 0.88, 5],
  ['p\\.?i\\.?[nd]\\b\\.?|ain|strap|ppn|pidn', 0.85, 7],
  // A parcel's in Colorado, of pipes everywhere.
  ['schedule|r-?number', 0.8, 8],
];
const PARCELS = PARCEL_WORDS.map(
  ([words, certainty, digits]) =>
    [
      new RegExp(
        `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])${NUMBER_WORDS}{0,14}(?=[A-Z]{0,3}[-. ]?\\d)`,
        'giu',
      ),
      certainty,
      digits,
    ] as const,
);
/** Texas appraisal districts, by their letters or in words: "TCAD 0123456", "Wise CAD ID R000012345". */
const APPRAISAL_DISTRICT =
  /(?<![\p{L}\d])(?:[A-Z]{1,4}CAD|(?:[A-Z][A-Za-z]+ )(?:County )?CAD|appraisal district|A[Dd] [Aa]ccount)(?![\p{L}])(?:[\s:#.,()]|I[Dd]|N[Oo]|Number|NUMBER|Account|ACCOUNT|Acct|Property|PROPERTY){0,10}(?=[A-Z]{0,2}[-. ]?\d)/gu;
const NEW_CITY_BLOCK =
  /\bN\.?C\.?B\.?[ #]{1,2}(\d{2,6})[ ,/]{1,3}(?:BLK|BLOCK|BLOQUE)\.?[ #]{1,2}([\dA-Z]{1,4})[ ,/]{1,3}(?:LOTE?)S?\.?[ #]{1,2}(\d{1,4}[A-Z]?)\b/gi;
const MAP_AND_LOT =
  /\b(?:tax )?map[ #:.no]{1,6}([A-Z]?\d{1,4}[A-Z]?)[ ,;/]{1,3}(?:(?:block|blk)[ #:.no]{1,6}([\dA-Z]{1,5})[ ,;/]{1,3})?(?:lot|parcel)[ #:.no]{1,6}(\d[\dA-Z-]{0,8})(?: (?:sub ?lot|unit)[ #:.]{1,3}([\dA-Z]{1,4}))?\b/gi;

/** Other things that have a number after such a word. */
const NOT_A_PARCEL =
  /\b(?:schedule [48]0|bank|utility|electric(?:al)?|water|gas|meter|customer|power|billing|escrow|routing|employer|federal|invoice|equipment|model|unit|module|inverter|clip|lynch|cotter)\b[^\d]{0,24}$/i;

const MEASURE = /^[\d.,]+ ?(?:sq\b|sqft|sf\b|s\.f|square|acres?\b|ac\b|ft\b|feet|m2|pies|metros|hect)/i;

const FIVE_DIGITS = /\d(?:[A-Z]?\W{0,2}[A-Z]?\W?\d){3}/i;

/** The numbers of parcels in a text. */
export function parcelsIn(text: string): NumberInText[] {
  if (!FIVE_DIGITS.test(text) && !/\bmap\b/i.test(text)) return [];
  const found: NumberInText[] = [];
  const add = (from: number, at: number, value: string | null, certainty: number) => {
    const isTaken = found.some((one) => Math.abs(one.at - at) < 3);
    if (value !== null && !isTaken) found.push({ value, from, at, certainty });
  };
  for (const match of text.matchAll(NEW_CITY_BLOCK))
    add(match.index, match.index, `NCB${match[1]}BLK${match[2]}LOT${match[3]}`.toUpperCase(), 0.9);
  for (const match of text.matchAll(MAP_AND_LOT))
    add(
      match.index,
      match.index,
      match
        .slice(1)
        .join('')
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, ''),
      0.75,
    );
  for (const [words, certainty, digits] of [...PARCELS, [APPRAISAL_DISTRICT, 0.9, 5] as const])
    for (const match of text.matchAll(words)) {
      const at = match.index + match[0].length;
      const value = parseParcel(text.slice(at));
      const isOther = NOT_A_PARCEL.test(text.slice(Math.max(0, match.index - 30), at));
      const isMeasure = MEASURE.test(text.slice(at, at + 40));
      if (value && !isOther && !isMeasure && countDigits(value) >= digits)
        add(match.index, at, value, certainty);
    }
  return found;
}

/** Registers and licences of contractors by their letters. */
const BOARDS =
  'CSLB|NSCB|NSCLB|AZ ?ROC|ROC|CCB|CILB|DBPR|TDLR|TSBPE|TECL|TACL[AB]?|RMP|LSLBC|OCILB|NCLBGC|M?HIC(?:PA)?|L ?& ?I|LNI|DOPL|DPOR';
const CONTRACTORS =
  "(?:general |building |residential |roofing |electrical |plumbing |mechanical |solar |pool |sign |hvac |home improvement |state |city |certified |licensed |registered |prime )*(?:contractor|builder|remodeler|installer)['’]?s?['’]?|contratista|constructor";
const LICENCE =
  'licen[sc]es?|lic|registration|reg|cert(?:ificat(?:e|ion))?|credential|licencia|registro|matr[ií]cula|c[eé]dula';
const FILLER = `(?:[\\s:#.,()/–—-]|\\b(?:${LICENCE}|no|nos|num|n[uú]m|n[uú]mero|number|nbr|id|is|es|de|del|la|el|y|and|class|clase|state|estatal|contractor['’]?s?|contratista|type|[ABC](?:-?\\d{1,2}[a-z]?)?(?= ?[#,/)]|,? [ABC]-?\\d{1,2}|,? \\d{6,8}\\b))\\b\\.?)`;
/** Too little for a finding to rest on. */
export const UNSURE = 0.6;
const LICENCES: readonly (readonly [words: RegExp, certainty: number])[] = [
  // Case matters: "roc" and "hic" are words.
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${BOARDS})(?![\\p{L}])${FILLER}{0,14}(?=(?:[A-Z*]{1,9}[-. ]?){0,2}\\d)`,
      'gu',
    ),
    0.9,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:${CONTRACTORS})['’]? (?:${LICENCE})|(?:${LICENCE})\\.? (?:de |del )?(?:${CONTRACTORS})|(?:l ?& ?i|state|home improvement|hic) (?:${LICENCE})|licencia estatal)(?![\\p{L}])${FILLER}{0,14}(?=(?:[A-Z*]{1,9}[-. ]?){0,2}\\d)`,
      'giu',
    ),
    0.9,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:licen[sc]es?|lic|licencia|registration|reg)(?![\\p{L}])${FILLER}{0,14}(?=(?:[A-Z*]{1,9}[-. ]?){0,2}\\d)`,
      'giu',
    ),
    UNSURE,
  ],
];
/** Numbers that are a contractor's by their form: Florida, Washington, Pennsylvania, Minnesota, Texas, New Jersey, New York. */
const FORMS =
  /(?<![A-Z0-9-])(?:C[ABCFGMPRSUV]C ?-?\d{6,7}|SCC ?-?\d{6,9}|E[CFR] ?-?\d{7,8}|[A-Z]{5}[A-Z*]{1,2}\d{3}[A-Z0-9]{2}|[A-Z]{6}\*\d{3}[A-Z0-9]{2}|PA ?\d{6}|(?:BC|CR|QB|EA|PC|MB)\d{6}|TACL[AB]\d{4,8}[A-Z]?|TECL ?\d{4,6}|ROC ?\d{6}|LIC\d{8}|13VH\d{8}|\d{7}-DC(?:A|WP))(?![A-Z0-9])/g;
/** A class of California or Nevada and the number beside it: "C-10 #1040558". */
const CLASS_AND_NUMBER =
  /(?<![A-Z0-9-])(?:C-?\d{1,2}[A-Z]?|B-?2?|A)(?:(?:, ?| ?\/ ?)C-?\d{1,2}[A-Z]?){0,4} (?:LIC\.? )?#? ?(\d{6,8})(?![\d-])/g;

/** Whose number it is if not a contractor's, and papers whose number is of the paper. */
const OF_OTHERS =
  /\b(?:p\.? ?e\.?|s\.? ?e\.?|r\.? ?a\.?|p\.? ?l\.? ?s\.?|engineer(?:ing|s)?|architect(?:s|ure)?|survey(?:or|ors|ing)|designer|inspector|adjuster|realtor|broker|driver['’]?s?|vehicle|dog|marriage|notary|commission|business|tax|insurance|policy|product|patent|firm|energy|rater|hers|geologist|professional|interior|landscape|asbestos|ingenier[oa]|arquitect[oa]|top[oó]grafo|manufacturer|florida product|evaluation|nfpa|astm|ahri|ul|nfrc|plate|permit)\b[^\d]{0,24}$/i;
/** Registers of one trade: of the job's contractor, or of whom he hires. */
const OF_A_TRADE = /TECL|TACL|RMP/;
const A_YEAR = /^(?:19|20)\d\d$/;

const THREE_DIGITS = /\d\d\d|[A-Z]-?\d\d-\d\d/;

/** The numbers of contractors' licences in a text. `isContractor`: the text speaks of a contractor anyway. */
export function licensesIn(text: string, isContractor: boolean): NumberInText[] {
  if (!THREE_DIGITS.test(text)) return [];
  const found: NumberInText[] = [];
  const add = (from: number, at: number, value: string | null, certainty: number) => {
    const isTaken = found.some((one) => one.value === value || Math.abs(one.at - at) < 6);
    if (value !== null && !isTaken) found.push({ value, from, at, certainty });
  };
  for (const match of text.matchAll(FORMS))
    add(match.index, match.index, parseLicense(match[0]), OF_A_TRADE.test(match[0]) ? UNSURE : 0.85);
  for (const match of text.matchAll(CLASS_AND_NUMBER))
    add(match.index, match.index + match[0].length - (match[1] ?? '').length, match[1] ?? null, 0.85);
  for (const [words, certainty] of LICENCES)
    for (const match of text.matchAll(words)) {
      const at = match.index + match[0].length;
      const rest = text.slice(at);
      const digits = /^[^\s,;()]*/.exec(rest)?.[0] ?? '';
      const isOther = OF_OTHERS.test(text.slice(Math.max(0, match.index - 32), at));
      const isNumber = countDigits(digits) >= 4 || /\d{3}/.test(digits);
      if (isOther || !isNumber || A_YEAR.test(digits.replace(/\W+$/, '')) || isTelephone(rest.slice(0, 14)))
        continue;
      const isSure = (certainty > UNSURE || isContractor) && !OF_A_TRADE.test(match[0]);
      add(
        match.index,
        at,
        parseLicense(withLetters(match[0], rest)),
        isSure ? Math.max(certainty, 0.85) : UNSURE,
      );
    }
  return found;
}

/** "TECL 12345": letters of the register that are part of its number. */
function withLetters(words: string, rest: string): string {
  const kept = /\b(TECL|TACL[AB]?|RMP|(?:M?HIC(?=-)))[ -]*$/.exec(words)?.[1];
  return kept && !/^[A-Z]/.test(rest) ? `${kept}-${rest}` : rest;
}
