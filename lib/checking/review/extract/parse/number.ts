const MAX_TEXT = 120;
const NOT_A_NUMBER = /^(?:n\/?a|none|tbd|pending|unknown|see|ver|same|ninguno|pendiente|-+)\b/i;
const PARCEL_PART = /^[A-Z]{0,3}\d[\dA-Z./:-]*$|^[A-Z]\d*$|^\d+$|^[-/]$|^[A-Z]{1,2}-\d[\dA-Z.-]*$/;
/** Digits in one piece, with its marks between them: what follows it is something else. */
const WHOLE_PARCEL = 6;

/** The number of a parcel in capitals without punctuation: digits, perhaps with letters between. */
export function parseParcel(text: string): string | null {
  const short = text.slice(0, MAX_TEXT).trim().toUpperCase();
  if (NOT_A_NUMBER.test(short)) return null;
  const parts: string[] = [];
  for (const word of short.split(/\s+/)) {
    const bare = word.replace(/^[(#:]+|[),;:.]+$/g, '');
    if (!PARCEL_PART.test(bare)) break;
    parts.push(bare);
    const isWhole = parts.length === 1 && countDigits(bare) >= WHOLE_PARCEL && !/-$/.test(bare);
    if (isWhole || /[),;.]$/.test(word)) break;
  }
  // "105 11 0 214.00 A": a letter at the end belongs to the sentence.
  while (parts.length > 1 && !/\d/.test(parts.at(-1) ?? '')) parts.pop();
  const value = parts.join('').replace(/[^A-Z0-9]/g, '');
  return countDigits(value) >= 5 && value.length <= 30 ? value : null;
}

export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

export function isTelephone(text: string): boolean {
  return /^(?:1[-. ])?\(?[2-9]\d\d\)?[-. ]\d{3}[-.]\d{4}$/.test(text.trim());
}

const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}$|^(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}$/;

const DECIMAL = /^\d+\.\d\d$/;

/** The number of a licence in capitals without punctuation, with the letters of its class where they belong to it. */
export function parseLicense(text: string): string | null {
  const given = text.slice(0, MAX_TEXT).trim();
  if (NOT_A_NUMBER.test(given)) return null;
  let rest = given;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(BEFORE_NUMBER, '');
  }
  const [, letters = '', gap = '', number = ''] =
    /^(?:([A-Za-z]{1,5})([-\s#:.]{1,2}))?([A-Za-z0-9*]+(?:[-.][A-Za-z0-9*]+)*)/.exec(rest) ?? [];
  // What is written as a word is none of its letters.
  if (letters.length > 2 && letters !== letters.toUpperCase()) return null;
  const own = number.toUpperCase();
  const digits = countDigits(own);
  if (
    digits < 3 ||
    DATE.test(number) ||
    DECIMAL.test(number) ||
    isTelephone(rest.split(' ')[0] ?? '') ||
    isTelephone(number)
  )
    return null;
  if (/^(?:EXP|DATE|PHONE|TEL|FAX|SEC|CH|PAGE|UNIT|STE|ZIP|NFPA|UL)$/i.test(letters)) return null;
  const isKept = !/^\s+#?$/.test(gap) || (!/[A-Z]/.test(own) && !isClass(letters, digits));
  const value = `${isKept ? letters.toUpperCase() : ''}${own}`.replace(/[^A-Z0-9]/g, '');
  return value.length >= 4 &&
    digits >= (/[A-Z]/.test(value) ? 3 : 4) &&
    value.length <= 20 &&
    !/[A-Z]{9}/.test(value)
    ? value
    : null;
}

/** `CA 1084417`, `EC 1234567`: a state or a class in front, apart from the number. */
function isClass(letters: string, digits: number): boolean {
  return letters.length <= 2 && digits >= 5;
}

/** Words that name the register, the class or the number, and are no part of it. */
const BEFORE_NUMBER =
  /^(?:[#:.,;()/\s–—-]+|(?:no|nos|num|n[uú]mero|number|nbr|id|ids|lic|lics|licen[sc]es?|licencia|reg|registration|registro|registered|cert|certified|certificat(?:e|ion)|certificado|credential|matr[ií]cula|contractor'?s?|contratista|general|building|builder'?s?|residential|commercial|electrical|plumbing|mechanical|roofing|solar|pool|hvac|state|estatal|city|county|detail|details|detalle|active|current|class|classification|clase|type|tipo|is|es|of|de|del|la|el|the|and|y)(?=[\s.:#,;()/]|$)|(?:cslb|nscb|nsclb|az ?roc|roc|ccb|dbpr|dpor|dopl|tdlr|tsbpe|lslbc|ocilb|doli|dli|dsps|lara|llr|l ?& ?i|lni|nclbgc|cilb|eclb)(?=[\s.:#-])|(?:m?hic(?:pa)?|his)(?=[\s.:#])|(?:[abc]|[abc]-?\d{1,2}[a-z]?)(?=[,/]| #| [abc]-?\d{1,2}[a-z]?[ ,/]| \d{6,8}\b))/i;
