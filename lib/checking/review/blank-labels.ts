import { labelWord, resolveLabelIds } from './extract/label-meaning';
import { type LabelId, LABELS as PHRASES } from './extract/labels';
import { getDistinctiveWords } from './text/fold';

/** The form fields that can be reported as blank. */
export const BLANK_LABELS = [
  'address',
  'parcel',
  'legal_description',
  'owner',
  'applicant',
  'contractor',
  'license',
  'valuation',
  'area',
  'description',
  'phone',
  'email',
  'date',
] as const;
export type BlankLabel = (typeof BLANK_LABELS)[number];

const NUMBERED = '(?: ?(?:id|identification))?(?: ?(?:no|num|number|n[uú]m(?:ero)?|#)\\.?)?';
const LOT_NUMBER =
  "(?:(?:assessor'?s?|county|tax|property) )*(?:parcel|apn|pin|ain|folio|tax id|parcel id|property id|(?:tax )?account|parcela|predio|clave catastral)";

const PATTERNS: readonly (readonly [BlankLabel, string])[] = [
  [
    'address',
    '(?:project|site|job|jobsite|property|work|street|premises|location) ?(?:site )?(?:street )?address|address of (?:the )?(?:project|work|job|property)|(?:job|project|work|site) location|premises|(?:direcci[oó]n|ubicaci[oó]n|domicilio) (?:del|de la) (?:proyecto|obra|trabajo|propiedad|sitio|inmueble)',
  ],
  [
    'parcel',
    `${LOT_NUMBER}${NUMBERED}(?: ?[(/-] ?${LOT_NUMBER}${NUMBERED}\\)?)?|n[uú]m(?:ero)?\\.? de (?:${LOT_NUMBER})(?: ?[(/-] ?${LOT_NUMBER}\\)?)?`,
  ],
  [
    'legal_description',
    'legal description(?: of property)?|lot and block|descripci[oó]n legal|lote y manzana',
  ],
  [
    'owner',
    "(?:property |home ?|building |land |legal |registered )?owner(?:'?s)?(?:\\(s\\))?(?: of record)?(?: full)?(?: name)?|name of (?:the )?(?:property )?owner|(?:nombre del )?(?:propietario|due[nñ]o|titular)(?: registrado| legal)?(?: de la propiedad)?",
  ],
  ['applicant', "applicant(?:'?s)?(?: name)?|name of (?:the )?applicant|(?:nombre del )?solicitante"],
  [
    'contractor',
    "(?:general |licensed |prime |building )?(?:contractor|builder)(?:'?s)?(?: (?:business |company )?name)?|name of (?:the )?contractor|contracting company|(?:nombre del )?(?:contratista|constructora?)(?: general)?",
  ],
  [
    'license',
    "(?:state |contractor'?s? )*(?:licen[sc]e|registration)(?: ?(?:no|num|number|#|id))?|lic ?(?:no|#)|(?:n[uú]m(?:ero)?\\.? de )?(?:licencia|registro)(?: (?:del contratista|estatal|n[uú]m(?:ero)?))?",
  ],
  [
    'valuation',
    '(?:total |estimated |project |job |construction |contract )*(?:valuation|value|cost|price)(?: of (?:the )?(?:work|project|job|construction|improvements?))?|valor (?:de la obra|del proyecto|del trabajo|del contrato)|costo (?:estimado|de la obra|del proyecto)',
  ],
  [
    'area',
    '(?:total |project |work |building |floor )*(?:area|square footage|sq\\.? ?ft\\.?|square feet)(?: of work)?(?: \\(?(?:sq\\.? ?ft\\.?|sf)\\)?)?|[aá]rea(?: de la obra| del proyecto| total)?(?: \\(?pies cuadrados\\)?)?',
  ],
  [
    'description',
    '(?:detailed |brief )*(?:description|scope|nature|summary) of (?:the )?(?:proposed )?(?:work|project|job|construction)|(?:work|project|job) (?:description|scope)|scope|describe (?:the )?(?:proposed )?(?:work|project)(?: to be (?:done|performed))?|proposed (?:work|project|construction|improvements?)|work (?:proposed|to be (?:done|performed))|(?:descripci[oó]n|alcance|resumen) (?:del trabajo|de la obra|del proyecto|de los trabajos)|(?:obra|trabajos?) (?:propuest[oa]s?|a realizar)|describa (?:el trabajo|la obra)',
  ],
  ['phone', '(?:daytime |contact |cell )?(?:tele)?phone(?: ?(?:no|number|#))?|tel[eé]fono'],
  ['email', 'e-?mail(?: address)?|correo electr[oó]nico'],
  ['date', 'date(?: signed)?|fecha(?: de (?:la )?firma)?'],
];
/** Before a label: the number of its field or part. */
const START = '^(?:\\d+[.)]\\s*)?';
/** A label, what marks it, and nothing but a line to write on. */
const LABELS = PATTERNS.map(
  ([label, pattern]) =>
    [label, new RegExp(`${START}(?:${pattern})\\s*\\*?\\s*([:.]*)\\s*([_.\\-–—\\s]*)$`, 'i')] as const,
);

const IDS_OF_PHRASES: readonly (readonly [BlankLabel, readonly string[]])[] = [
  ['address', PHRASES.site_address.filter((phrase) => phrase.includes(' '))],
  ['parcel', PHRASES.parcel],
  ['legal_description', PHRASES.legal],
  ['owner', PHRASES.owner],
  ['license', PHRASES.license],
  ['valuation', PHRASES.valuation],
];
const BY_PHRASE = new Map(
  IDS_OF_PHRASES.flatMap(([id, phrases]) =>
    phrases.map((phrase) => [getDistinctiveWords(phrase).join(' '), id] as const),
  ),
);

/** Maps composed labels, which no list contains, to blank fields. */
const BLANK_OF: { readonly [L in LabelId]?: BlankLabel } = {
  site_address: 'address',
  parcel: 'parcel',
  legal: 'legal_description',
  owner: 'owner',
  applicant: 'applicant',
  contractor: 'contractor',
  license: 'license',
  license_number: 'license',
  valuation: 'valuation',
  area: 'area',
  date: 'date',
};

const WITH_VALUE = PATTERNS.map(
  ([label, pattern]) =>
    [label, new RegExp(`${START}(?:${pattern})\\s*\\*?\\s*[:.]+\\s*[^_\\s:.]`, 'i')] as const,
);

export interface FoundLabel {
  readonly id: BlankLabel;
  /** A colon or a line to write on follows it: a bare word is a heading as often as a label. */
  readonly isMarked: boolean;
  readonly isRuled: boolean;
}

/** Parses a text that consists of a label only. */
export function parseLabel(text: string): FoundLabel | null {
  for (const [id, pattern] of LABELS) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    const isRuled = /_{2,}|\.{3,}/.test(match[2] ?? '');
    return { id, isRuled, isMarked: isRuled || match[1] === ':' || match[1] === '.:' };
  }
  return labelOfPhrase(text.trim());
}

/** A label in the words that values are looked for by. */
function labelOfPhrase(text: string): FoundLabel | null {
  if (text.length > 60) return null;
  const isRuled = /_{2,}/.test(text);
  const isMarked = isRuled || text.endsWith(':');
  const words = getDistinctiveWords(text.replace(/^\d+[.)]\s*/, ''));
  const [made] = resolveLabelIds(words.map((word) => labelWord(word, false) ?? word));
  const id = BY_PHRASE.get(words.join(' ')) ?? (made && BLANK_OF[made]);
  return id ? { id, isRuled, isMarked } : null;
}

/** The label at the start of a line that also holds its value. */
export function labelledValue(text: string): BlankLabel | null {
  return WITH_VALUE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}
