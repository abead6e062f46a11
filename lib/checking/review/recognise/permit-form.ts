import type { LabelId } from '../extract/labels';
import type { LaidLine } from '../text/layout';

/** The fields of a permit application, by group: people, location, work. */
const FORM_FIELDS: readonly (readonly LabelId[])[] = [
  ['site_address', 'address'],
  ['parcel'],
  ['legal'],
  ['owner'],
  ['applicant'],
  ['contractor'],
  ['license', 'license_number'],
  ['valuation'],
  ['area'],
  ['fee_total'],
  ['amps'],
];
const PEOPLE: readonly LabelId[] = ['owner', 'applicant', 'contractor'];
const FIELD_WORDINGS: readonly RegExp[] = [
  /\b(?:description|scope|nature|type|class) of (?:the )?(?:proposed )?(?:work|project|job|construction|improvement)|(?:work|project|job) (?:description|scope|type)|describe |work to be (?:done|performed)|(?:descripcion|alcance|tipo|clase) (?:del?|de la|de los) (?:trabajos?|obra|proyecto)|describa |(?:trabajos?|obras?) (?:a (?:realizar|ejecutar)|propuest[oa]s?)/,
  /\b(?:tele)?phone|\btel\b|telefono|celular|e-?mail|correo electronico/,
  /\b(?:office|official|staff|city|county) use|permit (?:no|num|#)|date received|uso (?:oficial|(?:exclusivo )?de la oficina|interno)|permiso n/,
  /\boccupancy|construction type|type of construction|number of stories|use group|zoning|zone\b|ocupacion|tipo de construccion|zonificacion/,
  /\b(?:residential|commercial)\b.{1,60}\b(?:commercial|residential)\b|\bnew\b.{1,60}\b(?:addition|alteration|repair)\b|residencial.{1,60}comercial|nuev[ao].{1,60}(?:ampliacion|remodelacion|reparacion)/,
];
const CERTIFIES =
  /\b(?:i|we|undersigned|applicant|owner)\b.{0,40}\b(?:certif(?:y|ies)|declare|affirm|attest|swear|agree to (?:comply|conform)|hereby (?:apply|request|make)|state that)|penalty of perjury|application is (?:hereby )?made|certific[oa]|declar[oa] (?:bajo|que)|protesta de decir verdad|me comprometo a cumplir|solicito/;
const MIN_FIELDS = 6;
const MAX_POINTS = 7;
const BOXES = /[☐□▢■☑☒✓]|\[ ?[x ]? ?\]/;

/** Labels that ask for several things at once: "3. OWNER'S NAME, ADDRESS AND TELEPHONE". */
const NAMED: { readonly [L in LabelId]?: RegExp } = {
  site_address:
    /\b(?:building|job|site|project|property|street) (?:site )?address|direccion de(?:l| la) (?:obra|proyecto|predio)/,
  parcel: /\b(?:apn|parcel|folio|tax (?:id|map|lot)|parcela|catastral)\b/,
  legal: /\blegal description|\blot\b.*\bblock\b|\btract\b.*\blot\b|descripcion legal/,
  owner: /\bowner'?s?\b|propietario|due[nñ]o/,
  applicant: /\bapplicant\b|solicitante/,
  contractor: /\b(?:contractor|builder)\b|contratista|constructor/,
  license: /\blic(?:ense)?\b|licencia/,
  valuation:
    /\b(?:valuation|value of|(?:estimated|total|construction|project) cost)\b|costo (?:estimado|aproximado|total)|valor de/,
  area: /\b(?:square f(?:ee|oo)t(?:age)?|floor area|sq\.? ?ft)\b|superficie|pies cuadrados/,
};

/** Short, and marked, numbered or in capitals. */
function isLabelLike({ line, folded, tokens }: LaidLine): boolean {
  if (tokens.length === 0 || tokens.length > 8 || line.text.length > 70) return false;
  const isCapital = line.text === line.text.toUpperCase() && /\p{L}{3}/u.test(line.text);
  return /:\s*_*$/.test(folded) || /^\s*\d{1,2}[.)]\s/.test(folded) || isCapital;
}

/** Scores how far a page has the fields and the certification of an application. */
export function formPoints(text: string, labelIds: ReadonlySet<LabelId>, lines: readonly LaidLine[]): number {
  const labels = lines.filter(isLabelLike);
  const hasField = (id: LabelId) => labelIds.has(id) || labels.some(({ folded }) => NAMED[id]?.test(folded));
  if (!PEOPLE.some(hasField)) return 0;
  const labelled = FORM_FIELDS.filter((ids) => ids.some(hasField)).length;
  const fields = labelled + FIELD_WORDINGS.filter((sign) => sign.test(text)).length;
  const isCertified = CERTIFIES.test(text);
  const count = fields + (isCertified ? 1 : 0) + (BOXES.test(text) ? 1 : 0);
  if (count < MIN_FIELDS || labelled < 4) return 0;
  return Math.min(MAX_POINTS, 4.6 + (count - MIN_FIELDS) * 0.7);
}
