const MAX_TEXT = 120;
const NOT_A_NUMBER = /^(?:n\/?a|none|tbd|pending|unknown|see|ver|same|ninguno|pendiente|-+)\b/i;

/** The number of a parcel in capitals without punctuation: digits, perhaps with letters between. */
export function parseParcel(text: string): string | null {
  const short = text.slice(0, MAX_TEXT).trim().toUpperCase();
  if (NOT_A_NUMBER.test(short)) return null;
  const parts: string[] = [];
  for (const word of short.split(/\s+/)) {
    const bare = word.replace(/^[(#:]+|[),;:.]+$/g, '');
    if (!/^[A-Z]{0,3}\d[\dA-Z./-]*$|^[A-Z]\d*$|^\d+$|^[-/]$|^[A-Z]{1,2}-\d[\dA-Z.-]*$/.test(bare)) break;
    parts.push(bare);
    if (/[,;]$/.test(word)) break;
  }
  const value = parts.join('').replace(/[^A-Z0-9]/g, '');
  const digits = value.replace(/\D/g, '').length;
  return digits >= 5 && value.length <= 30 ? value : null;
}

/** The number of a licence in capitals without punctuation, with the letters of its class where they belong to it. */
export function parseLicense(text: string): string | null {
  const short = text
    .slice(0, MAX_TEXT)
    .trim()
    .toUpperCase()
    .replace(/^(?:NO|NUM|N[º°]|NUMBER|NUMERO)[.:# ]+|^#\s*/, '');
  if (NOT_A_NUMBER.test(short)) return null;
  const match =
    /^(?:([A-Z]{1,8})[-\s#:.]{1,2})?([A-Z]{0,9}[-\s]?[0-9OIL]{3,10}(?:-\d{1,4})?[A-Z]{0,3})(?![A-Z0-9])/.exec(
      short,
    );
  if (!match) return null;
  const [, letters = '', number = ''] = match;
  const digits = number.replace(/\D/g, '').length;
  if (digits < 3 || /^(?:EXP|DATE|PHONE|TEL)/.test(letters)) return null;
  const value = `${PREFIX_WORDS.has(letters) ? '' : letters}${number}`.replace(/[^A-Z0-9]/g, '');
  return value.length >= 4 && value.length <= 20 ? value : null;
}

/** Words that name the register and are no part of the number. */
const PREFIX_WORDS = new Set([
  'NO',
  'NUM',
  'LIC',
  'LICENSE',
  'LICENCIA',
  'CSLB',
  'ROC',
  'STATE',
  'TDLR',
  'REG',
  'CCB',
  'NUMBER',
  'NUMERO',
  'DBPR',
  'ESTATAL',
]);
