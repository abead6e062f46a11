import type { LabelId } from '../extract/labels';
import type { LaidLine } from '../text/layout';

/** What an application for a permit asks for: about people, the place and the work, each once. */
const ASKED: readonly (readonly LabelId[])[] = [
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
const ASKED_IN_WORDS: readonly RegExp[] = [
  /\b(?:description|scope|nature|type|class) of (?:the )?(?:proposed )?(?:work|project|job|construction|improvement)|(?:work|project|job) (?:description|scope|type)|describe |work to be (?:done|performed)|(?:descripcion|alcance|tipo|clase) (?:del?|de la|de los) (?:trabajos?|obra|proyecto)|describa |(?:trabajos?|obras?) (?:a (?:realizar|ejecutar)|propuest[oa]s?)/,
  /\b(?:tele)?phone|\btel\b|telefono|celular|e-?mail|correo electronico/,
  /\b(?:office|official|staff|city|county) use|permit (?:no|num|#)|date received|uso (?:oficial|(?:exclusivo )?de la oficina|interno)|permiso n/,
  /\boccupancy|construction type|type of construction|number of stories|use group|zoning|zone\b|ocupacion|tipo de construccion|zonificacion/,
  /\b(?:residential|commercial)\b.{1,60}\b(?:commercial|residential)\b|\bnew\b.{1,60}\b(?:addition|alteration|repair)\b|residencial.{1,60}comercial|nuev[ao].{1,60}(?:ampliacion|remodelacion|reparacion)/,
];
const VOUCHES =
  /\b(?:i|we|undersigned|applicant|owner)\b.{0,40}\b(?:certif(?:y|ies)|declare|affirm|attest|swear|agree to (?:comply|conform)|hereby (?:apply|request|make)|state that)|penalty of perjury|application is (?:hereby )?made|certific[oa]|declar[oa] (?:bajo|que)|protesta de decir verdad|me comprometo a cumplir|solicito/;
const MIN_ASKED = 6;
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

/** How far a page asks what an application asks, and has somebody vouch for it. */
export function formPoints(text: string, asked: ReadonlySet<LabelId>, lines: readonly LaidLine[]): number {
  const labels = lines.filter(isLabelLike);
  const isAsked = (id: LabelId) => asked.has(id) || labels.some(({ folded }) => NAMED[id]?.test(folded));
  if (!PEOPLE.some(isAsked)) return 0;
  const labelled = ASKED.filter((ids) => ids.some(isAsked)).length;
  const fields = labelled + ASKED_IN_WORDS.filter((sign) => sign.test(text)).length;
  const isVouched = VOUCHES.test(text);
  const count = fields + (isVouched ? 1 : 0) + (BOXES.test(text) ? 1 : 0);
  if (count < MIN_ASKED || labelled < 4) return 0;
  return Math.min(MAX_POINTS, 4.6 + (count - MIN_ASKED) * 0.7);
}
