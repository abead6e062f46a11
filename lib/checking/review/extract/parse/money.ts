/** Groups of three behind a comma or a space, or plain digits; cents behind a dot. Scans read `S` for `$`. */
const AMOUNT =
  /(?<![\w.,]|[a-z]-)(?:(?:us)?([$S]) {0,2}|usd {0,2})?([0-9OIl]{1,3}(?:[,' ][0-9OIl]{3}){1,4}|[0-9OIl]{1,10})(?:\.([0-9O]{2}))?(?!\d|[,.-]\d)/gi;
const OTHER_UNIT = /^ {0,2}(?:sq|sf|s\.f|ft|%|pies|amps?\b|kw|square|cy|days?|dias)/i;
const MAX_TEXT = 200;

/** The amount in a text, in cents: the one with a currency sign before any other. */
export function parseMoney(text: string, options: { bare?: boolean } = {}): number | null {
  const short = text.slice(0, MAX_TEXT);
  let bare: number | null = null;
  for (const match of short.matchAll(AMOUNT)) {
    const [whole, sign, units = '', cents = '00'] = match;
    if (!/\d/.test(units)) continue;
    if (OTHER_UNIT.test(short.slice(match.index + whole.length))) continue;
    const value = Number(plain(units)) * 100 + Number(plain(cents));
    if (!Number.isSafeInteger(value)) continue;
    if (sign !== undefined || /^usd/i.test(whole)) return value;
    bare ??= value;
  }
  return options.bare === false ? null : bare;
}

function plain(digits: string): string {
  return digits.replace(/[,' ]/g, '').replace(/o/gi, '0').replace(/[il]/gi, '1');
}
