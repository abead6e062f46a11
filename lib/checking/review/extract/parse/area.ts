const UNIT =
  '(?:sq\\.? ?ft\\.?|sqft|s\\.?f\\.?|ft2|ft²|square feet|square foot|sq\\.? feet|pies cuadrados|pies2|pies²|p2|ft\\^2)';
const WITH_UNIT = new RegExp(
  `(?<![\\d.,])([0-9OIl]{1,3}(?:[, ][0-9OIl]{3}){1,3}|[0-9OIl]{1,7})(?:\\.(\\d{1,2}))? ?-? ?${UNIT}`,
  'i',
);
const BARE = /^(\d{1,3}(?:,\d{3}){1,3}|\d{2,7})(?:\.(\d{1,2}))?$/;
const METRES = /^ {0,2}(?:m2|m²|metros)/i;
const MAX_TEXT = 200;

/** Square feet in a text; a bare number only where the label already said the unit. */
export function parseArea(text: string, isUnitSaid: boolean): number | null {
  const short = text.slice(0, MAX_TEXT);
  const match = WITH_UNIT.exec(short) ?? (isUnitSaid ? BARE.exec(short.trim()) : null);
  if (!match || METRES.test(short.slice(match.index + match[0].length))) return null;
  const value = Number(`${plain(match[1] ?? '')}.${match[2] ?? '0'}`);
  return Number.isFinite(value) && value > 0 ? Math.round(value) : null;
}

export function saysSquareFeet(text: string): boolean {
  return new RegExp(UNIT, 'i').test(text.slice(0, MAX_TEXT)) || /square footage|pies cuadrados/i.test(text);
}

function plain(digits: string): string {
  return digits.replace(/[, ]/g, '').replace(/O/gi, '0').replace(/[Il]/g, '1');
}
