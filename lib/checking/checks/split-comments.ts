export interface SplitComment {
  discipline: string | null;
  sheet: string | null;
  comment: string;
}

/** A city's letter, parsed. */
export interface SplitLetter {
  comments: SplitComment[];
  /** Lines that stand before the first comment and are none: greetings, addresses. */
  left: string[];
}

/** `3.`, `(3)`, `3 -`, `Comment 3:`, `2.1)`; of a table copied out of a file, `3` and a tab. */
const NUMBER =
  /^(?:(?:comment|item|correction|observaci[oó]n|comentario|correcci[oó]n)\s*)?(?:no\.?\s*|n[.º°]*\s*|#\s*)?\(?(\d{1,3}(?:\.\d{1,3}){0,3})(?:\s*[.)\]:](?:\s+|$)|\s+[-–—]\s+|\t+\s*)/iu;
const BULLET = /^(?:[-–—•·▪●○◦*]|o(?=\t))\s+/u;
/** `Sheet A-101`, `hoja E2.1`. */
const NAMED_SHEET =
  /\b(?:sheets?|sht\.?|hojas?|l[aá]minas?|planos?)\s*:?\s*(?:no\.?\s*)?([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\b/iu;
/** `A-101: …` at the very beginning. */
const LEADING_SHEET = /^([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\s*[:–—-]\s/u;
const MAX_HEADING = 60;

type Mark = 'number' | 'bullet';

interface Line {
  text: string;
  afterBlank: boolean;
}

/**
 * Splits a city's comment letter at its numbers, else at bullets, else at blank lines. Short lines above
 * comments that name a subject (`STRUCTURAL`, `Zoning:`) become their discipline. No text is lost.
 */
export function splitComments(letter: string): SplitLetter {
  const lines = splitLines(letter);
  const marks: Mark[] = ['number', 'bullet'];
  const mark =
    marks.find((one) => starts(lines, one).size > 1) ?? marks.find((one) => starts(lines, one).size > 0);
  return mark ? byMark(lines, starts(lines, mark), mark) : byParagraph(lines);
}

function splitLines(letter: string): Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  for (const raw of letter
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')) {
    const text = raw.replace(/[^\S\t]+/gu, ' ').trim();
    if (text === '') afterBlank = true;
    else {
      lines.push({ text, afterBlank });
      afterBlank = false;
    }
  }
  return lines;
}

/** Line indexes where comments begin. A number counts if it continues the sequence or restarts at 1. */
function starts(lines: readonly Line[], mark: Mark): Set<number> {
  const found = new Set<number>();
  let last = 0;
  for (const [index, { text }] of lines.entries()) {
    if (mark === 'bullet') {
      if (BULLET.test(text)) found.add(index);
      continue;
    }
    const number = NUMBER.exec(text)?.[1];
    if (number === undefined) continue;
    const whole = Number.parseInt(number, 10);
    if (!number.includes('.') && whole <= last && whole !== 1) continue;
    last = whole;
    found.add(index);
  }
  return found;
}

function byMark(lines: readonly Line[], begins: ReadonlySet<number>, mark: Mark): SplitLetter {
  const comments: SplitComment[] = [];
  const left: string[] = [];
  let discipline: string | null = null;
  let parts: Line[] | null = null;
  const close = () => {
    if (parts) comments.push(...toComment(parts, discipline));
    parts = null;
  };
  for (const [index, line] of lines.entries()) {
    if (begins.has(index)) {
      close();
      parts = [{ text: line.text.replace(mark === 'number' ? NUMBER : BULLET, ''), afterBlank: false }];
    } else if (isHeading(line, begins.has(index + 1)) || isTitle(line, lines[index + 1], mark)) {
      close();
      discipline = trimHeading(line.text);
    } else if (parts) parts.push(line);
    else left.push(line.text);
  }
  close();
  return { comments, left };
}

function byParagraph(lines: readonly Line[]): SplitLetter {
  const comments: SplitComment[] = [];
  let discipline: string | null = null;
  let parts: Line[] = [];
  const close = () => {
    comments.push(...toComment(parts, discipline));
    parts = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.afterBlank) close();
    const next = lines[index + 1];
    if (line.afterBlank && next && isHeading(line, true)) discipline = trimHeading(line.text);
    else parts.push(line);
  }
  close();
  return { comments, left: [] };
}

/** A short line of its own above a comment, in capitals or with a colon at its end. */
function isHeading({ text, afterBlank }: Line, beforeComment: boolean): boolean {
  if (!afterBlank || !beforeComment || text.length > MAX_HEADING || BULLET.test(text)) return false;
  return text.endsWith(':') || (/\p{Lu}{3}/u.test(text) && text === text.toLocaleUpperCase('es'));
}

/** A few words of their own where the numbers begin anew: `Electrical`, above the next 1. */
function isTitle({ text, afterBlank }: Line, next: Line | undefined, mark: Mark): boolean {
  if (mark !== 'number' || !afterBlank || !next || NUMBER.exec(next.text)?.[1] !== '1') return false;
  return text.length <= MAX_HEADING / 2 && /^\p{Lu}[\p{L}\s&/-]*$/u.test(text);
}

function trimHeading(text: string): string {
  return text.replace(/[\s:–—-]+$/u, '') || text;
}

function toComment(parts: readonly Line[], discipline: string | null): SplitComment[] {
  const comment = parts.reduce(joinLine, '').trim();
  if (comment === '') return [];
  const sheet = NAMED_SHEET.exec(comment)?.[1] ?? LEADING_SHEET.exec(comment)?.[1] ?? null;
  return [{ discipline, sheet: sheet?.toUpperCase() ?? null, comment }];
}

/** Joins wrapped lines; paragraphs and lists within a comment are kept. */
function joinLine(before: string, { text, afterBlank }: Line): string {
  if (before === '') return text;
  if (afterBlank) return `${before}\n\n${text}`;
  if (BULLET.test(text) || /^\(?[a-z][.)]\s/iu.test(text)) return `${before}\n${text}`;
  return /\p{L}-$/u.test(before) ? before + text : `${before} ${text}`;
}
