const MAX_NAME = 80;
const MAX_WORDS = 9;
const NOT_A_NAME =
  /^(?:insurer ?[a-h]\b|n\/?a|none|tbd|same|see|ver|self|pending|yes|no|owner|applicant|contractor|agent|phone|email|date|signature|name|address|print|the|and|or|is|shall|must|will|may|has|hereby|information|informacion|mismo|ninguno|propietario|contratista|solicitante|firma|fecha|nombre|de|del|por|deber[aá]|of)\b/i;
const NAME_LABEL = /^\s*(?:print(?:ed)? name|full name|name|nombre(?: completo)?)\s*:\s*/i;
const CUT =
  /,? \d+[\w-]* .*$|,? for (?:job|the|our|mr|mrs|ms|project)\b.*$|,? (?:para|por) (?:la|el|los|las)\b.*$|,? \((?:tenant|owner|dba|aka|attn|c\/o|inquilino|license|lic|licencia|reg)\b.*$|\s{2,}|\s[|•·]\s|,? (?:phone|tel|lic(?:ense)?|licencia|email|cell|dba|address|direcci[oó]n)\b.*$|\b(?:phone|tel|email|correo|tel[eé]fono)\b.*$/i;

/** Words of forms that are no part of anybody's name, whichever of them stand together. */
const WORDS_OF_FORMS = new Set(
  'policy policies active inactive current expired pending certificate certificates certification coverage coverages number no status license licenses licensee registration type class classification name names print printed signature signed date title address phone email city state zip county effective expires expiration producer insurer insurers insured holder limits description operations authorized representative owner applicant agent contractor designer engineer architect page sheet form section part information details see attached same above below yes none required optional official use only office approved reviewed received issued the of and or to for by at on in is as per all not this that with business company individual entity corporation partnership corp sole proprietor poliza activo activa vigente certificado cobertura numero estado licencia tipo clase nombre firma fecha titulo direccion telefono correo ciudad codigo postal vence vencimiento productor aseguradora asegurado titular representante autorizado propietario solicitante agente contratista pagina hoja seccion parte informacion ver adjunto mismo aprobado recibido general commercial liability workers compensation automobile umbrella statutory additional occurrence aggregate authorization authorizations autorizacion letter carta consent consentimiento permit permits permiso building construction a'.split(
    ' ',
  ),
);

function isOfForm(name: string): boolean {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.every((word) => WORDS_OF_FORMS.has(word) || /^\d+$/.test(word));
}

/** The name of a person or a firm as it stands; null where the words can be none. */
export function parseName(given: string): string | null {
  const text = given.slice(0, 200).replace(NAME_LABEL, '');
  const name = (text.split(CUT)[0] ?? '').replace(/^[\s:.,;–—-]+|[\s:,;–—_-]+$/g, '').trim();
  if (isOfForm(name) || name.includes(':') || /^(?:&|and\b)/i.test(name)) return null;
  if (name.length < 3 || name.length > MAX_NAME || NOT_A_NAME.test(name)) return null;
  const words = name.split(/\s+/);
  if (words.length > MAX_WORDS || !/\p{L}{2}/u.test(name)) return null;
  // A sentence is no name: most words of a name begin with a capital.
  const capitals = words.filter((word) => /^[\p{Lu}\d&"'“(]/u.test(word)).length;
  if (capitals * 2 < words.length + 1 && words.length > 1) return null;
  if (/[?!]|\d{5,}|@|\$|_{2}|https?:|\d{1,2}\/\d{1,2}\/\d{2}/.test(name)) return null;
  return /^\d+\s/.test(name) ? null : name;
}
