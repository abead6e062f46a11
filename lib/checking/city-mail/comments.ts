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
/** How a desk answered, behind its name: `Structural Review - Resubmittal Requested`. */
const STANDING =
  /\s*[-–—:(]\s*(?:resubmit\w*|corrections?|revisions?|not approved|disapproved|denied|rejected|failed|incomplete|requires? \w+|no aprobad[oa]|rechazad[oa]|correcciones)\b[^-–—:]*$/i;
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
  const rows = inTable(text);
  if (rows.length > 0) return rows;
  const listed = /^\s*(?:\(?\d{1,2}[.)]\s+\D|[-*•]\s|comment\s+\d+|#\d+\s)/im.test(text);
  if (!listed) return inSentences(text);
  const { comments } = splitComments(withHeadings(text));
  return comments.map(toComment).filter(({ text: said }) => said.length > 3 && !CLOSING.test(said));
}

/** Desk and sheet in a line of their own, the comment below: `Structural - Sheet S2.1`. */
const TITLE =
  /^(\p{Lu}[\p{L} &/]{2,30}?)\s*(?:[-–—:|,(]\s*(?:(?:sheet|page|hoja|plano)\s+)?([A-Z]{1,3}-?\d{1,3}(?:\.\d{1,2})?)\)?)?\s*[:–—-]?$/iu;

const HEADS = {
  text: /^(?:(?:review(?:er'?s?)? )?comments?|corrections?|description|deficienc(?:y|ies)|issues?|required action|comentarios?|observaci[oó]n(?:es)?|correcci[oó]n(?:es)?)$/i,
  discipline:
    /^(?:department|discipline|review(?: type| group)?|reviewing? (?:department|agency)|trade|division|departamento|disciplina|revisi[oó]n)$/i,
  sheet: /^(?:sheet|page|plan sheet|sheet (?:no\.?|number)|drawing|hoja|plano)(?: #)?$/i,
  code: /^(?:code(?: section| reference)?|section|c[oó]digo|secci[oó]n)$/i,
};
type Head = keyof typeof HEADS;

/** Cells of a row, as tables of mails and of files are printed. */
const cellsOf = (line: string) => line.split(/ {3}|\t/).map((cell) => cell.trim());

/** Comments in a table: its headings say what each column is. */
function inTable(text: string): MailComment[] {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const heads = cellsOf(line).map((cell) =>
      (Object.keys(HEADS) as Head[]).find((head) => HEADS[head].test(cell)),
    );
    if (heads.length < 2 || !heads.includes('text')) continue;
    const comments: MailComment[] = [];
    for (const row of lines.slice(at + 1)) {
      const cells = cellsOf(row);
      if (row.trim() === '') continue;
      if (cells.length < 2) break;
      const cell = (head: Head) => cells[heads.indexOf(head)] || null;
      const said = heads.includes('text') ? cell('text') : null;
      if (said === null) continue;
      const comment = toComment({ discipline: cell('discipline'), sheet: cell('sheet'), comment: said });
      comments.push({ ...comment, code: cell('code') ?? comment.code });
    }
    if (comments.length > 0) return comments;
  }
  return [];
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
  const [first = '', second] = comment.split('\n\n').map((part) => part.replace(/\s*\n\s*/g, ' ').trim());
  const head = second ? TITLE.exec(first) : null;
  // What follows a blank line belongs to the letter, unless only a title stands before it.
  let text = (head ? second : first) ?? '';
  let own = head?.[1] ?? discipline;
  const named = DISCIPLINE.exec(text);
  if (named?.[1] && named[1].length <= 40 && !SHEET_LEAD.test(text)) {
    own = named[1];
    text = text.slice(named[0].length);
  }
  let at = head?.[2]?.toUpperCase() ?? sheet;
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
  const plain = text.replace(STANDING, '').replace(/\s+(?:plan )?review$/i, '');
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
