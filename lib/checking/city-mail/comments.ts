import { type SplitComment, splitComments } from '@/lib/checking/checks/split-comments';
import type { MailComment } from './types';

const SHEET = /^\[([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\]\s*/;
const SHEETS_SEEN =
  /\s*\(?(?:see |ver )?(?:sheet|hoja|sht\.?|plano)\s+([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\)?\.?(?=\s|$)/i;
const SHEET_LEAD = /^(?:sheet\s+)?([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\s*(?::|[-–—]\s)\s*/;
const CODE =
  /\s*[([]((?:\d{4} )?(?:[A-Z]{2,6}(?:-[A-Z])?)(?: [A-Z]{2,5})? ?§? ?[A-Z]?\d{1,4}[\w.()-]*(?:\.\d+)*)[)\]]\.?\s*$/;
/** `Zoning: …` in front of a comment. */
const DISCIPLINE =
  /^((?:[A-ZÁÉÍÓÚÑ][\p{L}&/]*)(?:[ -](?:[A-ZÁÉÍÓÚÑ&/][\p{L}&/]*|and|y|de|del|la))*)\s*[:–—]\s+(?=\S)/u;
/** What ends a letter and is no comment. */
const CLOSING =
  /^(?:upload|respond|responda|resubmit|please (?:upload|respond|submit|resubmit|do not|call|contact|reply)|reply|thank|gracias|sincerely|atentamente|questions|if you|this is an automated|pursuant|an english|the (?:complete|full)|view |click|all comments|a (?:written|response)|submit|conteste|this message)/i;

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

/** The comments of a letter one by one, with the desk, the sheet and the section each names. */
export function readComments(text: string): MailComment[] {
  const listed = /^\s*(?:\(?\d{1,2}[.)]\s+\D|[-*•]\s|comment\s+\d+|#\d+\s)/im.test(text);
  if (!listed) return inSentences(text);
  const { comments } = splitComments(withHeadings(text));
  return comments.map(toComment).filter(({ text: said }) => said.length > 3 && !CLOSING.test(said));
}

/** A desk's name above its comments in title case, as in `Structural (J. Vu)`, becomes a heading like any other. */
function withHeadings(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const next = lines.slice(at + 1).find((one) => one.trim() !== '') ?? '';
      const isAbove = /^\s*\(?(?:\d{1,3}[.)]|[-*•])\s/.test(next);
      const plain = line.trim().replace(/\s*\([^)]*\)\s*$/, '');
      const isName =
        /^[\p{Lu}][\p{L} &/-]{2,40}(?: review| plan review)?:?$/iu.test(plain) && !/[.]$/.test(plain);
      return isAbove && isName && !CLOSING.test(plain) ? `\n${plain.replace(/:$/, '').toUpperCase()}` : line;
    })
    .join('\n');
}

function toComment({ discipline, sheet, comment }: SplitComment): MailComment {
  // What follows a blank line belongs to the letter.
  let text = (comment.split('\n\n')[0] ?? '').replace(/\s*\n\s*/g, ' ').trim();
  let own = discipline;
  const named = DISCIPLINE.exec(text);
  if (named?.[1] && named[1].length <= 40 && !SHEET_LEAD.test(text)) {
    own = named[1];
    text = text.slice(named[0].length);
  }
  let at = sheet;
  for (const pattern of [SHEET, SHEET_LEAD, SHEETS_SEEN]) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    at = found[1].toUpperCase();
    text = pattern === SHEETS_SEEN ? text.replace(found[0], '').trim() : text.slice(found[0].length);
    break;
  }
  const code = CODE.exec(text);
  if (code) text = text.slice(0, code.index).trim();
  return { discipline: own === null ? null : titleCase(own), sheet: at, text, code: code?.[1] ?? null };
}

function titleCase(text: string): string {
  const plain = text.replace(/\s+(?:plan )?review$/i, '');
  if (plain !== plain.toUpperCase()) return plain;
  return plain.toLowerCase().replace(/(?:^|[\s&/-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A clerk's sentence: "he needs three things - this, that, and Public Works wants a third". */
function inSentences(text: string): MailComment[] {
  const match =
    /\b(two|three|four|five|six|dos|tres|cuatro|cinco)\s+(?:\w+\s+)?(?:things|items|corrections|comments|cosas|correcciones)\b\s*(?:[-–—:.]|before[^-:]*[-:])\s*([^\n]+(?:\n(?!\n)[^\n]+)*)/i.exec(
      text,
    );
  if (!match?.[1] || !match[2]) return [];
  const count = WORDS[match[1].toLowerCase()] ?? 0;
  const parts = splitOutside(match[2].replace(/\s*\n\s*/g, ' '));
  while (parts.length > count) {
    const last = parts.pop() ?? '';
    parts[parts.length - 1] = `${parts.at(-1) ?? ''}, ${last}`;
  }
  return parts.map((part) => {
    const said = part
      .replace(/^\s*(?:and|y|also)\s+/i, '')
      .replace(/\.\s*$/, '')
      .trim();
    const wants = /^((?:[A-Z]\w+)(?: [A-Z]\w+)*) (?:wants|needs|asks for|requires) (?:an? |the )?(.+)$/.exec(
      said,
    );
    return { discipline: wants?.[1] ?? null, sheet: null, text: wants?.[2] ?? said, code: null };
  });
}

/** At commas that stand in no brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if ((letter === ',' || letter === ';') && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part.length > 3);
}

/** What an application lacks: a list, or lines below "for these reasons". */
export function readMissing(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const listed = lines
    .filter((line) => /^(?:[-*•]|\(?\d{1,2}[.)])\s+/.test(line))
    .map((line) => line.replace(/^(?:[-*•]|\(?\d{1,2}[.)])\s+/, ''));
  if (listed.length > 0) return listed;
  const at = lines.findIndex((line) =>
    /(?:reasons|missing|following|needed|required|lacks|faltan?|siguientes)[^:]*:\s*$/i.test(line),
  );
  if (at < 0) return [];
  const below: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (line === '' && below.length > 0) break;
    if (line !== '') below.push(line);
  }
  return below;
}
