import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { trimName } from './identity';
import { amountsIn } from './limits';
import { below, joinText, type Line, rightOf } from './lines';
import type { PaperKind, ReadBond, ReadCancellation, ReadLicence } from './types';

/** A day beside words that say which, or in the line below them. */
export function dateBy(lines: readonly Line[], words: RegExp): string | null {
  for (const line of lines) {
    const at = words.exec(line.plain);
    if (!at) continue;
    const own = datesIn(line.text.slice(at.index));
    const near = [rightOf(lines, line), below(lines, line)].flatMap((one) => (one ? [one.text] : []));
    const wrapped = `${line.text.slice(at.index)} ${below(lines, line)?.text ?? ''}`;
    for (const text of [
      ...own.map(({ value }) => value),
      ...[...near, wrapped].flatMap((one) => datesIn(one).map(({ value }) => value)),
    ])
      return text;
  }
  return null;
}

const EXPIRES =
  /expir|\bexp\b|\bexp\.|vence|vencimiento|valid (?:through|until|thru)|hasta|good through|renew(?:al)? (?:date|by)/;
const EFFECTIVE = /effective|issue(?:d| date)|valido desde|desde|vigente|valid from|inception/;

export const readExpiry = (lines: readonly Line[]) => dateBy(lines, EXPIRES);
export const readEffective = (lines: readonly Line[]) => dateBy(lines, EFFECTIVE);

const LICENCE_LABEL =
  /(?:licen[sc]e|registration|reg\.?|certificate|licencia|ccb|roc)\s*(?:number|no\.?|num(?:ero)?\.?|#|id)\s*[:.]?\s*/;
const STATES: readonly (readonly [string, RegExp])[] = [
  ['FL', /florida/],
  ['TX', /texas|\btdlr\b/],
  ['WA', /washington|labor & industries/],
  ['OR', /oregon|\bccb\b/],
  ['CA', /california|\bcslb\b/],
  ['AZ', /arizona|registrar of contractors/],
  ['NC', /north carolina/],
  ['MA', /massachusetts/],
  ['NY', /new york/],
  ['NV', /nevada/],
  ['CO', /colorado/],
  ['MN', /minnesota/],
  ['IL', /illinois/],
  ['GA', /georgia/],
  ['VA', /virginia/],
  ['LA', /louisiana/],
  ['TN', /tennessee/],
  ['UT', /\butah/],
  ['NM', /new mexico/],
];

export function readState(plain: string): string | null {
  return STATES.find(([, words]) => words.test(plain))?.[0] ?? null;
}

export function readLicence(lines: readonly Line[], kind: PaperKind): ReadLicence | null {
  const plain = lines.map((line) => line.plain).join('\n');
  let number: string | null = null;
  for (const line of lines) {
    const at = LICENCE_LABEL.exec(line.plain);
    if (!at) continue;
    const rest = line.text.slice(at.index + at[0].length).trim();
    const value = /\d/.test(rest) ? rest : (rightOf(lines, line)?.text ?? below(lines, line)?.text ?? '');
    const found = /^((?:[A-Z]{2,5}[ -]?)?[A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*)/.exec(value.trim())?.[1];
    if (found && !/^\d{1,2}\/\d/.test(value)) {
      number = found;
      break;
    }
  }
  number ??=
    lines
      .map(({ text }) => /^(?:[A-Z]{1,5}[- ]?)\d{4,10}$/.exec(text.trim())?.[0])
      .find((one) => one !== undefined) ?? null;
  if (number === null && kind === 'workers_comp_certificate') return null;
  const status =
    /(?:status|estado)\s*:?\s*(active|inactive|suspended|expired|revoked|current|lapsed|cancell?ed|valid|activa|vencida|suspendida)/.exec(
      plain,
    )?.[1] ??
    valueBy(lines, /^(?:license |registration |licen[sc]e )?status$/) ??
    null;
  return {
    number,
    state: readState(plain),
    status: status?.toLowerCase() ?? null,
    expires: readExpiry(lines),
  };
}

function valueBy(lines: readonly Line[], label: RegExp): string | null {
  for (const line of lines) {
    if (!label.test(line.plain.replace(/:$/, '').trim())) continue;
    const value = rightOf(lines, line)?.text ?? below(lines, line)?.text;
    if (value) return value;
  }
  return null;
}

export function readBond(lines: readonly Line[]): ReadBond {
  const text = joinText(lines).replace(/\s+/g, ' ');
  const number = /bond\s*(?:no\.?|number|#)\s*:?\s*([A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*)/i.exec(text)?.[1] ?? null;
  const penal =
    /(?:penal|sum|amount)[^$]{0,60}(\$[\d,]+(?:\.\d\d)?)/i.exec(text)?.[1] ??
    /\$[\d,]{5,}(?:\.\d\d)?/.exec(text)?.[0];
  const surety =
    /\band ([A-Z][\w&.,' -]{3,60}?), (?:a (?:corporation|surety)|as surety)/i.exec(text)?.[1] ??
    /([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*)* (?:Surety|Bonding|Fidelity)[\w &.'-]*?(?:Co\.?|Company|Corp\.?|Inc\.?))/.exec(
      text,
    )?.[1] ??
    null;
  const obligee =
    /(?:bound unto|obligee:?) (?:the )?(.+?)(?: in the (?:penal )?(?:sum|amount)|, in |;|\.)/i.exec(
      text,
    )?.[1] ?? null;
  return {
    number,
    surety: surety && trimName(surety),
    obligee,
    amountCents: penal ? (amountsIn(penal)[0]?.cents ?? null) : null,
    effective: dateBy(lines, /effective/),
    expires: dateBy(lines, /expires?\b|expiration/),
  };
}

/** The principal of a bond stands in its first sentence. */
export function readPrincipal(lines: readonly Line[]): string | null {
  const text = joinText(lines).replace(/\s+/g, ' ');
  const name =
    /(?:presents,? that|that we,?|principal:)\s+(.+?),? (?:as principal|of [A-Z]|as Principal)/i.exec(
      text,
    )?.[1];
  return name ? trimName(name) : null;
}

export function readCancellation(lines: readonly Line[]): ReadCancellation {
  const text = joinText(lines);
  return {
    policy:
      /policy\s*(?:number|no\.?|#)?\s*:?\s*([A-Z0-9][A-Z0-9 -]*?\d{3,}[A-Z0-9-]*)/i.exec(text)?.[1]?.trim() ??
      null,
    effective: dateBy(
      lines,
      /cancel\w* (?:effective|date)|effective date of cancel|cancell?ed (?:as of|effective)|se cancela/,
    ),
  };
}
