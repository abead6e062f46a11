const MAX_NAME = 80;
const MAX_WORDS = 9;
const NOT_A_NAME =
  /^(?:n\/?a|none|tbd|same|see|ver|self|pending|yes|no|owner|applicant|contractor|agent|phone|email|date|signature|name|address|print|the|and|or|is|shall|must|will|may|has|hereby|information|informacion|mismo|ninguno|propietario|contratista|solicitante|firma|fecha|nombre|de|del|por|deber[aá]|of)\b/i;
const CUT =
  /,? \d+[\w-]* .*$|\s{2,}|\s[|•·]\s|,? (?:phone|tel|lic(?:ense)?|licencia|email|cell|dba)\b.*$|\b(?:phone|tel|email|correo|tel[eé]fono)\b.*$/i;

/** The name of a person or a firm as it stands; null where the words can be none. */
export function parseName(text: string): string | null {
  const name = (text.slice(0, 200).split(CUT)[0] ?? '').replace(/^[\s:.,;–—-]+|[\s:,;–—_-]+$/g, '').trim();
  if (name.length < 3 || name.length > MAX_NAME || NOT_A_NAME.test(name)) return null;
  const words = name.split(/\s+/);
  if (words.length > MAX_WORDS || !/\p{L}{2}/u.test(name)) return null;
  // A sentence is no name: most words of a name begin with a capital.
  const capitals = words.filter((word) => /^[\p{Lu}\d&"'“(]/u.test(word)).length;
  if (capitals * 2 < words.length + 1 && words.length > 1) return null;
  if (/[?!]|\d{5,}|@|\$|_{2}|https?:|\d{1,2}\/\d{1,2}\/\d{2}/.test(name)) return null;
  return /^\d+\s/.test(name) ? null : name;
}
