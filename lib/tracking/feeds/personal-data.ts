import type { RawRow } from './types';

const EXTENSION = String.raw`(?:,? ?(?:ext(?:ension)?|x)[.:#]? ?\d{1,6})?`;
/** Phone numbers written in three parts. */
const PHONE = new RegExp(
  String.raw`(?<![\w-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}${EXTENSION}(?![\w-])`,
  'gi',
);
/** Looser forms, down to ten plain digits with a valid area code. */
const LOOSE_PHONE = new RegExp(
  String.raw`(?<![\w$]|(?<=\w)(?<!\b(?:phone|ph|tel|cell|mobile|fax))-|\d[./])(?:\+?1[-. ]?)?` +
    String.raw`(?:\([2-9][0-8]\d\)|[2-9][0-8]\d)(?: ?[-./\u2010-\u2015] ?| )?[2-9]\d{2}(?: ?[-./\u2010-\u2015] ?| )?\d{4}` +
    String.raw`${EXTENSION}(?![\w-]|[./,]\d)`,
  'gi',
);
/** Every phone number has four digits behind a separator, or seven in a row; most texts have neither. */
const MAY_HOLD_PHONE = /\d{7}|[-./ \u2010-\u2015]\d{4}/;
/** One or two runs of digits, which may also be a city's record number. */
const LOOKS_LIKE_NUMBER = /^(?:1?\d{10}|\d{3}[- ]\d{7}|\d{6}[- ]\d{4})$/;
/** Digits that begin with a year and month, as many permit numbers do. */
const DATED = /^20\d{2}(?:0[1-9]|1[0-2])/;
const BEFORE = 60;
const EARLIER_ONES = /(?:#?[\w-]*\d[\w-]* ?(?:,|;|&|\/|\band\b|\bor\b) ?)+$/i;
const SAYS_PHONE =
  /\b(?:phone|ph|tel|telephone|cell|mobile|fax|call|contact|text)\b\W*(?:(?:no|num|number)\b\W*)?$/i;
const SAYS_NUMBER =
  /(?:\b(?:permits?|no|nos|num|numbers?|bp|bldg|building|lic|license|licence|roc|ccb|cslb|reg|registration|parcel|apn|tmk|pin|case|ref|reference|record|plan|app|application|folio|account|acct|project|order|id|code|invoice|serial|job|wo)\b[\s.:#-]*(?:is )?|#\s*|(?:\/\/|www\.|\.\w{2,}\/)\S*)$/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PERSONAL_COLUMN = /phone|e[-_ ]?mail|(^|[^a-z])(fax|tel|cell|mobile)([^a-z]|$)/i;

const EXCERPT_LENGTH = 2000;
const CELL_LENGTH = 200;

/** The text without the phone numbers and e-mail addresses people leave in it. For running text, not for numbers' columns. */
export function withoutContacts(text: string): string {
  const quiet = text.includes('@') ? text.replace(EMAIL, '') : text;
  return MAY_HOLD_PHONE.test(quiet)
    ? quiet
        .replace(PHONE, '')
        .replace(LOOSE_PHONE, (found, at, whole) => (isNumber(found, at, whole) ? found : ''))
    : quiet;
}

/** The same for what a cell held; null where nothing else stood in it. */
export function contactless(text: string | null): string | null {
  if (text === null) return null;
  const left = withoutContacts(text);
  return left === text ? text : left.trim() || null;
}

/**
 * Whether digits that look like a phone number are a permit, parcel or licence number, judging by the text
 * before them.
 */
function isNumber(found: string, at: number, whole: string): boolean {
  if (!LOOKS_LIKE_NUMBER.test(found)) return false;
  const before = whole.slice(Math.max(0, at - BEFORE), at).replace(EARLIER_ONES, '');
  return !SAYS_PHONE.test(before) && (DATED.test(found) || SAYS_NUMBER.test(before));
}

/** A size-limited excerpt of a set-aside row, for whoever fixes the feed. Never stringifies the whole row. */
export function toExcerpt(raw: unknown): string {
  if (!isRow(raw))
    return withoutContacts(JSON.stringify(shortened(raw)) ?? String(raw)).slice(0, EXCERPT_LENGTH);
  const kept: RawRow = {};
  let length = 2;
  for (const [key, value] of Object.entries(raw)) {
    if (value === null || value === undefined || value === '' || PERSONAL_COLUMN.test(key)) continue;
    const cell = shortened(value);
    length += key.length + (JSON.stringify(cell)?.length ?? 0) + 4;
    if (length > EXCERPT_LENGTH) break;
    kept[key.slice(0, CELL_LENGTH)] = cell;
  }
  return JSON.stringify(kept).slice(0, EXCERPT_LENGTH);
}

function shortened(value: unknown): unknown {
  // A cell of digits only is an id or number column; phone columns are omitted entirely.
  if (typeof value === 'string' && /^\d+$/.test(value)) return value.slice(0, CELL_LENGTH);
  if (typeof value === 'string') return withoutContacts(value.slice(0, CELL_LENGTH));
  if (Array.isArray(value)) return `[${value.length} values]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.keys(value).slice(0, 10).join(', ').slice(0, CELL_LENGTH)}}`;
  }
  return value;
}

export function isRow(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
