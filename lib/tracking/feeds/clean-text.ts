// Matches text to clean: lone surrogates and control characters cannot be stored, runs of white space are
// padding.
const NEEDS_FOLDING = /[\p{Cc}\p{Cs}\u00a0]|\s\s/u;
// As `NEEDS_FOLDING`, for running text that keeps single and double line breaks.
const NEEDS_CLEANING = /[^\P{Cc}\n]|[\p{Cs}\u00a0]| {2}| \n|\n |\n{3}/u;
const CONTROLS_BUT_BREAKS = /[\p{Cs}]|[^\P{Cc}\n\t]/gu;

/** Whether a text needs no cleaning: printable ASCII without leading, trailing or doubled spaces. */
function isClean(text: string): boolean {
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7e || code < 0x20 || (code === 0x20 && before === 0x20)) return false;
    before = code;
  }
  // Also false for the empty text, so that it goes on to become null.
  return before !== 0x20;
}

/** One line of at most `max` characters, trimmed, white space folded; null when nothing is left. */
export function toLine(value: unknown, max: number): string | null {
  let text = toText(value);
  if (text === null) return null;
  if (text.length <= max && isClean(text)) return text;
  // Truncate huge cells before applying patterns.
  if (text.length > max * 4) text = text.slice(0, max * 4);
  if (NEEDS_FOLDING.test(text)) text = text.replace(/[\p{Cs}]|[^\P{Cc}\s]/gu, '').replace(/\s+/g, ' ');
  text = cut(text.trim(), max);
  return text === '' ? null : text;
}

/** Running text: as `toLine`, but the line breaks stay. */
export function toParagraphs(value: unknown, max: number): string | null {
  let text = toText(value);
  if (text === null) return null;
  if (text.length <= max && isClean(text)) return text;
  if (text.length > max * 4) text = text.slice(0, max * 4);
  if (NEEDS_CLEANING.test(text)) {
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
export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return toText(value.find((part) => part !== null && part !== undefined));
  return null;
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max).trimEnd();
}
