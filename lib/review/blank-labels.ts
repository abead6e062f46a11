/** What a form asks for and a reader can name. */
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

const PATTERNS: readonly (readonly [BlankLabel, string])[] = [
  [
    'address',
    '(?:project|site|job|jobsite|property|work|street|premises|location) ?(?:site )?(?:street )?address|address of (?:the )?(?:project|work|job|property)|(?:job|project|work) location|direcci[oó]n (?:del|de la) (?:proyecto|obra|trabajo|propiedad|sitio|inmueble)',
  ],
  [
    'parcel',
    "(?:assessor'?s? )?(?:parcel|tax parcel|apn|pin|folio|tax id|parcel id|property id)(?: ?(?:id|identification))?(?: ?(?:no|num|number|#))?(?: ?\\(?(?:apn|pin|folio)[^)]{0,12}\\)?)?|n[uú]m(?:ero)?\\.? de (?:parcela|folio|predio)(?: \\(?(?:apn|pin)\\)?)?|parcela(?: n[uú]m(?:ero)?\\.?)?",
  ],
  ['legal_description', 'legal description|descripci[oó]n legal'],
  [
    'owner',
    "(?:property |home ?|building |land )?owner(?:'?s)?(?:\\(s\\))?(?: of record)?(?: full)?(?: name)?|name of (?:the )?(?:property )?owner|(?:nombre del )?(?:propietario|due[nñ]o)(?: de la propiedad)?",
  ],
  ['applicant', "applicant(?:'?s)?(?: name)?|name of (?:the )?applicant|(?:nombre del )?solicitante"],
  [
    'contractor',
    "(?:general |licensed |prime )?contractor(?:'?s)?(?: (?:business |company )?name)?|name of (?:the )?contractor|contracting company|(?:nombre del )?contratista(?: general)?",
  ],
  [
    'license',
    "(?:state |contractor'?s? )*licen[sc]e(?: ?(?:no|num|number|#|id))?|lic ?(?:no|#)|(?:n[uú]m(?:ero)?\\.? de )?licencia(?: (?:del contratista|estatal|n[uú]m(?:ero)?))?",
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
    '(?:detailed |brief )*(?:description|scope|nature) of (?:the )?(?:proposed )?(?:work|project|job)|(?:work|project|job) description|scope|describe (?:the )?work|descripci[oó]n (?:del trabajo|de la obra|del proyecto)|alcance (?:del trabajo|de la obra|del proyecto)',
  ],
  ['phone', '(?:daytime |contact |cell )?(?:tele)?phone(?: ?(?:no|number|#))?|tel[eé]fono'],
  ['email', 'e-?mail(?: address)?|correo electr[oó]nico'],
  ['date', 'date(?: signed)?|fecha(?: de (?:la )?firma)?'],
];
/** A label, what marks it, and nothing but a line to write on. */
const LABELS = PATTERNS.map(
  ([label, pattern]) =>
    [
      label,
      new RegExp(`^(?:\\d+[.)]\\s*)?(?:${pattern})\\s*\\*?\\s*([:.]*)\\s*([_.\\-–—\\s]*)$`, 'i'),
    ] as const,
);

/** The label a text is, where it is nothing else. */
export function labelOf(text: string): { id: BlankLabel; isRuled: boolean } | null {
  for (const [id, pattern] of LABELS) {
    const match = pattern.exec(text.trim());
    // A bare word is a heading as often as a label.
    if (match) return { id, isRuled: /_{2,}|\.{3,}/.test(match[2] ?? '') };
  }
  return null;
}
