import { below, type Line, rightOf } from './lines';

/** Labels that can mean nothing else, before those that stand in front of other names too. */
const INSURED =
  /^(?:(?:business|company|firm) insured|named? insured|(?:full |legal )?name (?:and (?:mailing )?address )?of (?:the )?(?:named )?insured|insured(?:'s)?(?: (?:name|contractor|party))?(?: (?:and|&) (?:mailing )?address)?|asegurado(?:\/?a)?(?: (?:nombrado|principal))?|nombre (?:y direccion )?del asegurado)(?!\w)\s*(?:\(s\))?\s*[:.]?\s*/;
const INSURED_ELSE = [
  /^(?:principal|licensee|legal business name|(?:\d[a-z]?[.)]? )?business name(?: and address| (?:as )?(?:shown )?on [a-z' ]+)?|applicant|negocio|policy ?holder|contractor|employer)(?!\w)\s*(?:\(s\))?\s*[:.]?\s*/,
  /^(?:\d[a-z]?[.)]? )?(?:name|nombre)(?!\w)\s*(?:\([^)]*\))?\s*[:.]?\s*/,
];
const HOLDER = [
  /^(?:(?:name (?:and address )?of )?certificate holder(?:'s)?(?: name)?(?: (?:and|&) address)?|(?:titular|tenedor|poseedor)(?: del certificado)?|(?:this )?certificate (?:is )?issued to|certificado (?:emitido|expedido) a(?: favor de)?|(?:we |this is to )?certify to|certificamos a)(?!\w)\s*(?:\/\s*\w+)?\s*:?\s*/,
  /^(?:holder(?: of certificate)?|issued to(?: \(holder\))?|prepared for|emitido a|a favor de)(?!\w)\s*(?:\/\s*\w+)?\s*:?\s*/,
  /^(?:to|para)(?!\w)\s*(?:\/\s*\w+)?\s*:?\s*/,
];
/** The rest of a label, and what is no name. */
const NOT_NAME =
  /^(?:producer|insurer|contact|address|date|policy|agent|cancellation|coverage|\(|and |is\b|the\b|no\b|names? )|insured'?s|additional/i;
const FIRM = /\b(?:LLC|L\.L\.C\.?|Inc\.?|Corp\.?|Corporation|Company|Co\.?|Ltd\.?|LP|LLP|PLLC)\b\.?/i;

interface Named {
  readonly name: string;
  readonly dba: string | null;
  readonly line: Line;
}

/** The name beside a label or below it. */
function namedBy(lines: readonly Line[], label: RegExp): Named | null {
  for (const line of lines) {
    const match = label.exec(line.plain);
    if (!match) continue;
    const rest = line.text.slice(match[0].length).trim();
    const hasColon = match[0].includes(':');
    if (rest !== '') {
      if (!hasColon && !(FIRM.test(rest) && rest.length < 90)) continue;
      if (!NOT_NAME.test(rest)) return toNamed(rest, below(lines, line), line);
      continue;
    }
    const beside = hasColon || line.right < 0.45 ? rightOf(lines, line) : undefined;
    const under = below(lines, line);
    for (const at of [under, beside]) {
      if (!at || NOT_NAME.test(at.text) || label.test(at.plain) || !/\p{L}{2}/u.test(at.text)) continue;
      // A label with its value beside it stands in a table; below it is the next label.
      if (
        at === under &&
        beside &&
        beside.y - line.y < line.h &&
        FIRM.test(beside.text) &&
        !FIRM.test(at.text)
      )
        continue;
      return toNamed(at.text, below(lines, at), at);
    }
  }
  return null;
}

function firstNamed(lines: readonly Line[], labels: readonly RegExp[]): Named | null {
  for (const label of labels) {
    const named = namedBy(lines, label);
    if (named) return named;
  }
  return null;
}

const DBA = /\b(?:d\W?b\W?a|doing business as|haciendo negocios como|nombre comercial)\b\W*\s*/i;

const PART_OF = /,? \ban? (?:division|subsidiary|branch) of /i;

function toNamed(text: string, next: Line | undefined, line: Line): Named {
  const [part, whole] = text.split(PART_OF);
  if (part && whole) return { name: trimName(whole), dba: trimName(part), line };
  const [name = '', dba] = text.split(DBA);
  const nextDba = next && DBA.test(next.plain) ? next.text.replace(DBA, '') : undefined;
  const own = dba ?? nextDba;
  return { name: trimName(name), dba: own ? trimName(own) : null, line };
}

export function trimName(text: string): string {
  return text
    .replace(/\s+\d{1,6}\s+[NSEW]?\b.*$/, '')
    .replace(/[\s,;:-]+$/, '')
    .trim();
}

export function readInsured(lines: readonly Line[]): Named | null {
  const known = lines.filter(({ plain }) => !/endorsement changes/.test(plain));
  return namedBy(known, INSURED) ?? inSubject(known) ?? firstNamed(known, INSURED_ELSE);
}

const SUBJECT =
  /^(?:re|regarding|subject|ref|asunto|concerning)\b\W*(?:[\w' ]*\b(?:insurance|coverage|insured|contractor|seguros?|cobertura)\s+(?:for|of|de|para)\s+|(?:our (?:insured|client)|nuestro asegurado)\W+)(.+)$/i;

/** A letter says in its subject whose insurance it is about. */
function inSubject(lines: readonly Line[]): Named | null {
  for (const line of lines) {
    const found = SUBJECT.exec(line.text)?.[1];
    if (found && /\p{Lu}/u.test(found[0] ?? '')) return toNamed(found, below(lines, line), line);
  }
  return null;
}

const ADDRESS_END = /\b[A-Z]{2}\.?,? {1,2}\d{5}(?:-\d{4})?$/;
const LETTER_BEGINS = /^(?:re|regarding|ref|subject|asunto|dear|to whom|estimad[oa]s?|a quien)\b/;

/** To whom a letter is written: the address above its subject or its greeting. */
function readAddressee(lines: readonly Line[]): string | null {
  const begins = lines.find(({ plain }) => LETTER_BEGINS.test(plain));
  if (!begins) return null;
  const above = lines
    .filter(({ page, y, x }) => page === begins.page && y < begins.y && Math.abs(x - begins.x) < 0.03)
    .sort((a, b) => b.y - a.y);
  const end = above.findIndex(({ text }) => ADDRESS_END.test(text.trim()));
  const block = end < 0 ? [] : above.slice(end);
  let top = 0;
  while (top + 1 < block.length && gap(block[top + 1], block[top]) < 1.6) top += 1;
  const name = top > 0 ? block[top]?.text : undefined;
  return name ? trimName(name) : null;
}

/** Free height between two lines, in heights of a line. */
const gap = (upper: Line | undefined, lower: Line | undefined) =>
  upper && lower ? (lower.y - upper.y - upper.h) / upper.h : Number.POSITIVE_INFINITY;

/** On a card the name stands alone: a firm's form of company tells it from the board's. */
export function firmOnCard(lines: readonly Line[]): string | null {
  const line = lines.find(
    ({ text, plain }) =>
      FIRM.test(text) && text.length < 80 && !/board|department|state of|commission|licen[sc]/.test(plain),
  );
  return line ? trimName(line.text) : null;
}

export function readHolder(lines: readonly Line[]): string | null {
  return firstNamed(lines, HOLDER)?.name ?? readAddressee(lines);
}
