import { below, type Line, rightOf } from './lines';

const INSURED =
  /^(?:named? insured|name of insured|insured(?: name)?|asegurado(?: nombrado)?|nombre del asegurado|principal|licensee|legal business name|business name(?: and address)?|applicant|negocio|name|employer|nombre)\s*(?:\(s\))?\s*[:.]?\s*/;
const HOLDER =
  /^(?:certificate holder(?: name)?|holder(?: of certificate)?|issued to(?: \(holder\))?|titular(?: del certificado)?|to|certificate issued to)\s*(?:\/\s*\w+)?\s*:?\s*/;
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

const DBA = /\b(?:d\W?b\W?a|doing business as|haciendo negocios como|nombre comercial)\b\W*\s*/i;

function toNamed(text: string, next: Line | undefined, line: Line): Named {
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
  return namedBy(known, INSURED);
}

/** On a card the name stands alone: a firm's form of company tells it from the board's. */
export function firmOnCard(lines: readonly Line[]): string | null {
  const line = lines.find(
    ({ text, plain }) =>
      FIRM.test(text) && text.length < 80 && !/board|department|state of|commission|licen[sc]/.test(plain),
  );
  return line ? trimName(line.text) : null;
}

export function readHolder(lines: readonly Line[]): string | null {
  return namedBy(lines, HOLDER)?.name ?? null;
}
