/** The result of reading a money cell: none, integer US cents, or implausible. */
export interface ReadMoney {
  cents: number | null;
  invalid: boolean;
}

const NONE: ReadMoney = { cents: null, invalid: false };
const INVALID: ReadMoney = { cents: null, invalid: true };

/** Upper bound of a plausible amount; its cents still fit a safe integer. */
const MOST_DOLLARS = 100_000_000_000;
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?\s*(?:USD)?$/i;

/** `$36,500.00`, `20000.00`, `220000000.0000`, `1374.46` to cents, digit by digit so that no float rounds. */
export function readMoney(value: unknown): ReadMoney {
  if (value === null || value === undefined) return NONE;
  if (Array.isArray(value)) return readMoney(value[0]);
  if (typeof value !== 'string' && typeof value !== 'number') return INVALID;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) {
    return value > MOST_DOLLARS ? INVALID : { cents: value * 100, invalid: false };
  }
  const text = String(value).trim();
  if (text === '') return NONE;
  const match = AMOUNT.exec(text);
  if (!match) return INVALID;
  const [, whole, fraction = ''] = match;
  if (whole === undefined && fraction === '') return INVALID;
  const dollars = Number((whole ?? '0').replaceAll(',', ''));
  if (dollars > MOST_DOLLARS) return INVALID;
  const cents = Number(fraction.slice(0, 2).padEnd(2, '0'));
  const roundsUp = fraction.charCodeAt(2) >= 0x35 ? 1 : 0;
  return { cents: dollars * 100 + cents + roundsUp, invalid: false };
}
