import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { fold } from '@/lib/checking/review/text/fold';
import type { InspectionResult, MailInspection, MailKind } from './types';

const RESULT_OF: Partial<Record<MailKind, InspectionResult>> = {
  inspection_passed: 'passed',
  inspection_failed: 'failed',
  inspection_cancelled: 'cancelled',
};

const HEAD =
  /^(?:(?:inspection|permit|record|scheduled|completed|requested)[ #]*)?(?:type|date|time|result|status|outcome|inspector|comments?|notes?|remarks|description|inspection|address|number|no\.?|permit|#)?$/;

/** The lines of a text with tables as labels: `Result   PASS`, and below a row of headings each cell behind its own. */
function withLabels(text: string): string[] {
  let heads: string[] = [];
  return text.split('\n').flatMap((raw) => {
    // `Result......: PASS`
    const line = raw.trim().replace(/^(\p{L}[^.:]{1,38}?)\s*\.{2,}\s*:?\s*/u, '$1: ');
    const cells = line.split(/ {3}|\t/).map((cell) => cell.trim());
    if (cells.length === 2 && !line.includes(':') && heads.length !== 2) return [`${cells[0]}: ${cells[1]}`];
    if (cells.length >= 3 && cells.every((cell) => HEAD.test(fold(cell)))) {
      heads = cells;
      return [];
    }
    if (heads.length === 0 || line === '') return [line];
    const labelled = cells.map((cell, at) => `${heads[at] ?? ''}: ${cell}`);
    heads = [];
    return labelled.filter((one) => !/^:|: $/.test(one));
  });
}

/** A value beside its label, or in the line below it. */
export function labelledValue(text: string, label: RegExp): string | null {
  const lines = withLabels(text);
  for (const [at, line] of lines.entries()) {
    const match = label.exec(fold(line));
    if (match?.index !== 0) continue;
    const rest = line
      .slice(match[0].length)
      .replace(/^\s*[:#]\s*|^\s{2,}/, '')
      .trim();
    if (rest !== '') return rest;
    const next = lines.slice(at + 1).find((one) => one !== '');
    if (next) return next;
  }
  return null;
}

const LABELS = {
  type: /^(?:inspection(?: type)?|tipo de inspeccion|inspeccion|type of inspection)\s*(?::|$)/,
  date: /^(?:(?:new|nueva) (?:date|fecha)|inspection date|date|fecha(?: de inspeccion)?|scheduled(?: date| for)?|when|cuando|programada para)\s*(?:\(.*\))?\s*(?::|$)/,
  window: /^(?:time(?: window)?|window|arrival(?: window)?|hora(?:rio)?|ventana)\s*(?::|$)/,
  result: /^(?:(?:inspection )?(?:result|status|outcome)|resultado|estado|disposition)\s*(?::|$)/,
  inspector: /^(?:inspector(?: name)?|inspected by|inspector\/a)\s*(?::|$)/,
  notes:
    /^(?:comments?|notes?|(?:inspector|inspection|result)(?:'s)? (?:comments?|notes?|remarks?)|remarks?|corrections?|deficiencies|comentarios|notas|observaciones)\s*(?::|$)/,
};

/** The inspection a mail tells of, from its labels, else from its sentence. */
export function readInspections(
  kind: MailKind,
  text: string,
  attached: string,
  sentOn: string | null,
): MailInspection[] {
  if (!kind.startsWith('inspection_')) return [];
  const both = `${text}\n${attached}`;
  const value = (label: RegExp) => labelledValue(text, label) ?? labelledValue(attached, label);
  const type = value(LABELS.type) ?? typeInSentence(both);
  const dated = value(LABELS.date);
  const date =
    (dated ? datesIn(dated)[0]?.value : undefined) ??
    dayInSentence(text) ??
    datesIn(both)[0]?.value ??
    (RESULT_OF[kind] ? sentOn : null);
  const said = value(LABELS.result) ?? '';
  const isPartial =
    /partial|parcial/i.test(said) || /partial(?:ly)? pass|partial approval|pass(?:ed)? in part/i.test(text);
  const result = isPartial && kind === 'inspection_passed' ? 'partial pass' : (RESULT_OF[kind] ?? null);
  const inspector = value(LABELS.inspector) ?? nameInSentence(both);
  return [
    {
      type:
        type
          ?.replace(/\s{2,}.*$/, '')
          .replace(/\s+inspection$/i, '')
          .slice(0, 100) ?? null,
      date,
      window: readWindow(value(LABELS.window) ?? dated ?? '') ?? readWindow(text),
      result,
      notes: readNotes(kind, text, attached),
      inspector:
        inspector
          ?.replace(/\s{2,}.*$/, '')
          .replace(/[,(].*$/, '')
          .trim()
          .slice(0, 80) || null,
    },
  ];
}

function typeInSentence(text: string): string | null {
  const plain = text.replace(/\s*\n\s*/g, ' ');
  const named =
    /\b(?:the|your|a|an|la|el)\s+((?:[\p{L}\d/&-]+\s+){1,4}?)inspection\b/iu.exec(plain)?.[1] ??
    /inspecci[oó]n (?:de |del? )?((?:[\p{L}\d/&-]+\s?){1,4}?)(?= (?:ha|fue|est[aá]|se|para|en)\b|[.,])/iu.exec(
      plain,
    )?.[1];
  if (!named) return stageOf(text);
  if (/^(?:next|final result of|request)\b/i.test(named)) return null;
  return sentenceCase(named.trim());
}

const STAGE =
  /\b(footing|foundation|slab|framing|rough[- ]?in|rough (?:electrical|plumbing|mechanical)|insulation|drywall|sheathing|underground plumbing|final)s?\b/i;

/** Work that is looked at, where nobody says "inspection": "Footings approved, ok to pour". */
function stageOf(text: string): string | null {
  const stage = STAGE.exec(text)?.[1]?.toLowerCase();
  return stage ? stage[0]?.toUpperCase() + stage.slice(1) : null;
}

function sentenceCase(text: string): string {
  return text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

function dayInSentence(text: string): string | null {
  const match =
    /(?:set for|scheduled (?:for|on)|moved to|rescheduled (?:to|for)|will be (?:on|done on)|programada para(?: el)?|on|el)\s+(?:\w+day,?\s+)?/gi;
  for (const found of text.matchAll(match)) {
    const date = datesIn(text.slice(found.index + found[0].length, found.index + found[0].length + 30))[0];
    if (date && date.index <= 2) return date.value;
  }
  return null;
}

function nameInSentence(text: string): string | null {
  return (
    /\b[Ii]nspector(?: (?:will be|is|assigned is))?:?\s+((?:[A-Z]\.? ?)?[A-Z][a-z]+(?: [A-Z][a-z]+)?)/.exec(
      text,
    )?.[1] ??
    /\bby ([A-Z]\. [A-Z][a-z]+)/.exec(text)?.[1] ??
    /\s[-–—] ?([A-Z][a-z]{2,})\s*$/.exec(text)?.[1] ??
    null
  );
}

const CLOCK =
  /(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?\s*(?:-|–|to|and|y|a|hasta)\s*(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?/gi;

/** `PM (12:00-4:00)`, `8 AM - 12 PM`, `between 8:00 and noon`; as `12:00-16:00`. */
export function readWindow(text: string): string | null {
  const plain = text.replace(/\bnoon\b/gi, '12:00 PM').replace(/\bmediod[ií]a\b/gi, '12:00 PM');
  for (const match of plain.matchAll(CLOCK)) {
    const [whole, h1 = '', m1 = '', p1 = '', h2 = '', m2 = '', p2 = ''] = match;
    if (m1 === '' && m2 === '' && p1 === '' && p2 === '') continue;
    const around = plain.slice(Math.max(0, match.index - 8), match.index + whole.length + 4);
    const half = p2 || (/\bpm\b|p\.m\./i.test(around) ? 'pm' : /\bam\b|a\.m\./i.test(around) ? 'am' : '');
    const first = to24(Number(h1), p1 || guess(Number(h1), Number(h2), half));
    const second = to24(Number(h2), p2 || guessSecond(Number(h1), Number(h2), p1 || half));
    if (first === null || second === null || second < first) continue;
    return `${String(first).padStart(2, '0')}:${m1 || '00'}-${String(second).padStart(2, '0')}:${m2 || '00'}`;
  }
  return null;
}

const guess = (from: number, to: number, half: string) =>
  half === ''
    ? from >= 6 && from < 12
      ? 'am'
      : 'pm'
    : from > to && from !== 12 && /p/i.test(half)
      ? 'am'
      : half;
const guessSecond = (from: number, to: number, half: string) =>
  half === '' ? (to < from || to === 12 || to < 6 ? 'pm' : 'am') : to < from || to === 12 ? 'pm' : half;

function to24(hour: number, half: string): number | null {
  if (hour > 24) return null;
  if (/p/i.test(half)) return hour < 12 ? hour + 12 : hour;
  return /a/i.test(half) && hour === 12 ? 0 : hour;
}

const REASON =
  /(?:due to|because of|por causa de|debido a(?:l)?)\s+(?:the\s+)?([\p{L} ]{3,40}?)(?=[.,;\n]|$)/iu;

/** What the inspector wrote, sentence by sentence. */
function readNotes(kind: MailKind, text: string, attached: string): string[] {
  if (kind === 'inspection_scheduled') return [];
  if (kind === 'inspection_cancelled') {
    const reason = REASON.exec(text)?.[1]?.trim();
    return reason ? [reason.toLowerCase()] : [];
  }
  for (const source of [text, attached]) {
    const listed = listedNotes(source);
    if (listed.length > 0) return listed;
    const below = linesBelow(source, LABELS.notes);
    if (below.length > 1) return below;
    const labelled = labelledValue(source, LABELS.notes);
    if (labelled) return sentences(labelled);
  }
  const free = text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(
      (part) =>
        part.length > 10 &&
        !/:\s|attached|automated|do not reply|confidential|^(?:dear|hi|hello|estimad)|re-?inspection|schedule|inspection (?:below|listed|result)|inspection has been (?:completed|updated|performed)|questions|thank|portal|public records/i.test(
          part,
        ),
    );
  return kind === 'inspection_failed' || kind === 'inspection_passed'
    ? free.slice(0, 3).flatMap(sentences)
    : [];
}

/** Lines under a label that stands alone, up to the next blank one. */
function linesBelow(source: string, label: RegExp): string[] {
  const lines = source.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => label.exec(fold(line))?.[0].length === line.length && line !== '');
  if (at < 0) return [];
  const rest = lines.slice(at + 1);
  const from = rest.findIndex((line) => line !== '');
  const end = rest.findIndex((line, index) => index > from && line === '');
  return rest.slice(from, end < 0 ? undefined : end).filter((line) => line.length > 3 && line.length < 160);
}

function listedNotes(source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim());
  const items: string[] = [];
  for (const [at, line] of lines.entries()) {
    const match = /^(?:[-*•]|\(?\d{1,2}[.)])\s+(.{4,})$/.exec(line);
    if (!match?.[1]) continue;
    const next = lines[at + 1] ?? '';
    const goesOn = next !== '' && /^[a-z]/.test(next) && !/:/.test(next);
    items.push((goesOn ? `${match[1]} ${next}` : match[1]).replace(/\.$/, ''));
  }
  return items;
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.;])\s+(?=[\p{Lu}\d])/u)
    .map((one) => one.replace(/[.;]\s*$/, '').trim())
    .filter((one) => one.length > 3);
}
