// Lone surrogates and control characters cannot be stored; runs of white space are the portal's padding.
const NEEDS_FOLDING = /[\p{Cc}\p{Cs}\u00a0]|\s\s/u;
// The same for running text, whose single and double line breaks are as they should be.
const NEEDS_TIDYING = /[^\P{Cc}\n]|[\p{Cs}\u00a0]| {2}| \n|\n |\n{3}/u;
const CONTROLS_BUT_BREAKS = /[\p{Cs}]|[^\P{Cc}\n\t]/gu;

/** Whether nothing is to be done to a text: printable ASCII, no space at its ends, none beside another. */
function isTidy(text: string): boolean {
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7e || code < 0x20 || (code === 0x20 && before === 0x20)) return false;
    before = code;
  }
  // Also the answer for no text at all.
  return before !== 0x20;
}

/** One line of at most `max` characters, trimmed, white space folded; null when nothing is left. */
export function lineOf(value: unknown, max: number): string | null {
  let text = textOf(value);
  if (text === null) return null;
  if (text.length <= max && isTidy(text)) return text;
  // A cell of megabytes is cut before it is worked over.
  if (text.length > max * 4) text = text.slice(0, max * 4);
  if (NEEDS_FOLDING.test(text)) text = text.replace(/[\p{Cs}]|[^\P{Cc}\s]/gu, '').replace(/\s+/g, ' ');
  text = cut(text.trim(), max);
  return text === '' ? null : text;
}

/** Running text: as `lineOf`, but the line breaks stay. */
export function paragraphsOf(value: unknown, max: number): string | null {
  let text = textOf(value);
  if (text === null) return null;
  if (text.length <= max && isTidy(text)) return text;
  if (text.length > max * 4) text = text.slice(0, max * 4);
  if (NEEDS_TIDYING.test(text)) {
    text = text
      .replace(/\r\n?/g, '\n')
      .replace(CONTROLS_BUT_BREAKS, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n');
  }
  text = cut(text.trim(), max);
  return text === '' ? null : text;
}

/** The text of a cell: strings and numbers as they are, the first part of a `[value, null]` pair, else null. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return textOf(value.find((part) => part !== null && part !== undefined));
  return null;
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max).trimEnd();
}
