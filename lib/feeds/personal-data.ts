import type { RawRow } from './types';

const PHONE = /(?<![\w-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PERSONAL_COLUMN = /phone|e[-_ ]?mail|(^|[^a-z])(fax|tel|cell|mobile)([^a-z]|$)/i;

const EXCERPT_LENGTH = 2000;
const CELL_LENGTH = 200;

/** The text without the phone numbers and e-mail addresses people leave in it. */
export function withoutContacts(text: string): string {
  // Four digits after a separator stand in every phone number; most texts have none and are done here.
  const quiet = /[-. ]\d{4}/.test(text) ? text.replace(PHONE, '') : text;
  return quiet.includes('@') ? quiet.replace(EMAIL, '') : quiet;
}

/** A bounded look at a row that was set aside, for the people who mend the feed. Never stringifies the whole row. */
export function excerptOf(raw: unknown): string {
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
