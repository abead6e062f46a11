import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { readLimits } from './limits';
import { columnsOf, isSameRow, joinText, type Line, rightOf } from './lines';
import type { PolicyKind, ReadPolicy } from './types';

export const POLICY_WORDS: readonly (readonly [PolicyKind, RegExp])[] = [
  [
    'WC',
    /wor ?kers?'? ?s?'? ?comp|compensacion (?:para|de|a)(?: los)? trabajadores|^compensacion para$|compensacion laboral/,
  ],
  ['UMB', /\bumbrella|excess liab|sombrilla|paraguas|exceso de responsabilidad/],
  ['PL', /pollution|professional liab|contaminacion|responsabilidad profesional|errors (?:and|&) omissions/],
  [
    'AUTO',
    /\b(?:business |commercial )?auto(?:mobile)?s?(?: liab| coverage| insurance| policy| declarations|$|[:.,])|automobile|responsabilidad (?:de|civil de) (?:automoviles|autos|vehiculos)|automoviles|vehiculos comerciales/,
  ],
  [
    'GL',
    /general liab|\bcgl\b|responsabilidad (?:civil )?(?:comercial )?general|responsabilidad general|liability \(general\)/,
  ],
];
/** Where the part with the policies ends. */
const END =
  /^(?:description of op|descripcion de|special (?:wording|provision|condition)|remarks?\b|certificate holder|titular|holder\b|authori[sz]ed|cancellation|should any|notes?\s*:|comments\b)/;
/** A box of a form, ticked or not, that is no line of insurance. */
const BOX = /^(?:x |\[.?\] ?|☐ ?|☒ ?)?(?:any|all|owned|hired|non-owned|scheduled) auto/;
const TICKED = /^(?:x |\[x\] ?|☒ ?)/;
/** A heading names its line at its beginning, after a letter, a number or a box. */
const MAX_LEAD = 6;

interface Heading {
  readonly kind: PolicyKind;
  readonly line: Line;
}

function headingOf(line: Line): PolicyKind | null {
  if (line.plain.length > 110 || BOX.test(line.plain)) return null;
  for (const [kind, words] of POLICY_WORDS) {
    const at = words.exec(line.plain);
    if (
      at &&
      (at.index <= MAX_LEAD ||
        /^(?:[a-z\d][.)]? |co(?:mpany|\.)? ?[a-f\d][.)]? |commercial |business |comprehensive |seguro (?:de )?|poliza (?:de )?|contractor'?s? )+$/.test(
          line.plain.slice(0, at.index),
        ))
    )
      return kind;
  }
  return null;
}

/** A policy with the lines that speak of it. */
export interface PlacedPolicy {
  readonly policy: ReadPolicy;
  readonly region: readonly Line[];
}

/** Lines of insurance of one page, from each heading to the next. */
export function readPolicies(lines: readonly Line[], carriers: ReadonlyMap<string, string>): PlacedPolicy[] {
  return [...new Set(lines.map(({ page }) => page))].flatMap((page) =>
    readPage(
      lines.filter((line) => line.page === page),
      carriers,
    ),
  );
}

function readPage(lines: readonly Line[], carriers: ReadonlyMap<string, string>): PlacedPolicy[] {
  const headings: Heading[] = [];
  for (const line of lines) {
    const kind = headingOf(line);
    const last = headings.at(-1);
    if (kind === null) continue;
    // A second line of one heading is none of its own.
    const near = TICKED.test(line.plain) ? 0.05 : 0.02;
    if (last?.kind === kind && line.y - last.line.y < near) continue;
    headings.push({ kind, line });
  }
  // The line's name again, above its limits, begins no second policy: that one would have days of its own.
  for (let at = headings.length - 1; at > 0; at -= 1) {
    const [before, own, next] = [headings[at - 1], headings[at], headings[at + 1]];
    if (!own || before?.kind !== own.kind) continue;
    const { line } = own;
    const days = lines
      .filter(({ y }) => y >= line.y - line.h && y < (next?.line.y ?? 1))
      .flatMap(({ text }) => datesIn(text));
    const isDated = days.length >= 2;
    if (!isDated) headings.splice(at, 1);
  }
  const end = (from: number) =>
    lines.find((line) => line.y > from + 0.005 && END.test(line.plain))?.y ?? Number.POSITIVE_INFINITY;
  const numberColumn = columnUnder(
    lines,
    /^(?:policy|poliza)(?: (?:number|no\.?|numero))?$|^policy number$|^numero de poliza$/,
  );
  return headings.flatMap(({ kind, line }, at) => {
    const top = line.y - line.h * 0.7;
    // Policies beside each other have a column each.
    const beside = headings.filter((one) => one.kind !== kind && isSameRow(one.line, line));
    const next = headings.slice(at + 1).find((one) => !beside.includes(one))?.line;
    const bottom = Math.min(next ? next.y - next.h * 0.7 : 1, end(line.y) - 0.002);
    const left = beside.some((one) => one.line.x < line.x) ? line.x - 0.02 : 0;
    const right = Math.min(
      1,
      ...beside.filter((one) => one.line.x > line.x).map((one) => one.line.x - 0.005),
    );
    const region = lines.filter((one) => one.y >= top && one.y < bottom && one.x >= left && one.x < right);
    const policy = readRegion(kind, region, carriers, numberColumn);
    return policy ? [{ policy, region }] : [];
  });
}

/** The left and right edge of a column, by its heading and the headings beside it. */
function columnUnder(
  lines: readonly Line[],
  heading: RegExp,
): { left: number; right: number; y: number } | null {
  const own =
    lines.find(({ plain }) => /^policy$/.test(plain) && lines.some((o) => o.plain === 'number')) ??
    lines.find(({ plain }) => heading.test(plain));
  if (!own) return null;
  const row = lines.filter((line) => Math.abs(line.y - own.y) < own.h && line !== own);
  if (row.length < 3) return null;
  const left = Math.max(0, ...row.filter((l) => l.right < own.x).map((l) => l.right));
  const right = Math.min(1, ...row.filter((l) => l.x > own.right).map((l) => l.x));
  return { left, right, y: own.y };
}

function readRegion(
  kind: PolicyKind,
  region: readonly Line[],
  carriers: ReadonlyMap<string, string>,
  numberColumn: { left: number; right: number; y: number } | null,
): ReadPolicy | null {
  const columns = columnsOf(region).map(joinText);
  const text = joinText([...region].sort((a, b) => a.y - b.y || a.x - b.x));
  const [effective, expires] = periodOf([...columns, text]);
  const limits = readLimits(region, kind);
  if (effective === null && expires === null && Object.keys(limits).length === 0) return null;
  const first = region[0]?.y ?? 0;
  const inColumn =
    numberColumn && numberColumn.y < first
      ? wordsIn(region, numberColumn)
          .filter(
            (word) =>
              (/\d/.test(word) && !/[$/]/.test(word)) ||
              (/^[A-Z]{2,5}$/.test(word) && !/^(?:AI|WOS|NO|YES|SI|EFF|EXP)$/.test(word)),
          )
          .join(' ')
      : '';
  return {
    kind,
    carrier: carrierIn(region) ?? byLetter(region, carriers),
    number: cleanNumber(inColumn) ?? numberIn([...columns, text]),
    effective,
    expires,
    limits,
    statutory: kind === 'WC' ? statutoryWord(text) : null,
    additionalInsured: 'no',
    waiver: 'no',
  };
}

function statutoryWord(text: string): string | null {
  return (
    /per statute|statutory(?: limits)?|seg[uú]n (?:el )?estatuto|seg[uú]n (?:la )?ley/i.exec(text)?.[0] ??
    null
  );
}

function wordsIn(region: readonly Line[], { left, right }: { left: number; right: number }): string[] {
  return [...region]
    .sort((a, b) => a.y - b.y)
    .flatMap(({ words }) => words)
    .filter(({ box }) => box.x + box.w / 2 > left && box.x + box.w / 2 < right && box.x >= left - 0.005)
    .map(({ text }) => text);
}

/** The days a policy runs: two days one after the other, at most three years apart. */
export function periodOf(texts: readonly string[]): [string | null, string | null] {
  let single: string | null = null;
  for (const text of texts) {
    const dates = datesIn(text).map(({ value }) => value);
    const pair = dates.flatMap((from, at) => {
      const to = dates[at + 1];
      return to && to > from && years(from, to) <= 3.1 ? [[from, to] as const] : [];
    })[0];
    if (pair) return [...pair];
  }
  const all = [...new Set(texts.flatMap((text) => datesIn(text).map(({ value }) => value)))].sort();
  if (all.length >= 2) {
    const [from = '', to = ''] = all;
    if (years(from, to) <= 3.1) return [from, to];
  }
  for (const text of texts) {
    const date = datesIn(text)[0];
    if (date) {
      single = date.value;
      if (/exp|venc|until|thru|through|hasta/i.test(text)) return [null, single];
    }
  }
  return [single, null];
}

function years(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
}

const CARRIER =
  /((?:[A-Z][\w&'.-]*\s+(?:(?:of|the|and|&)\s+)?){1,5}?(?:Insurance|Casualty|Mutual|Indemnity|Assurance|Surety|Underwriters|Fund|Fire|Seguros)(?:\s+(?:Insurance|Mutual|Casualty|Indemnity|Assurance|Fund|&|and))*(?:\s+(?:Company|Co\.?|Corporation|Corp\.?|Group|Exchange|Inc\.?|SI|Ltd\.?))?)/;
/** Words of headings that run into the name below. */
const LEAD = /^(?:(?:Insurer|Policy|Company|Carrier|Compañía|Effective|Expires|No|Aseguradora)\b[.:]?\s*)+/;

/** The line of insurance in front of its carrier: `Business Auto. Harborline Mutual Insurance Co`. */
const LINE_LEAD =
  /^.*\b(?:(?:general|employers'?|automobile|auto|excess|umbrella) liability|(?:business|commercial) auto(?:mobile)?|umbrella|workers'? compensation)\b[\s.:,)-]*(?=[A-Z])/i;
const NUMBER_LEAD = /^(?:\S*\d\S*\s+)+/;

const CARRIER_LABEL =
  /^(?:insurance company|company|insurer|carrier|underwriter|aseguradora|compa[nñ][ií]a)\s*(?:[:.][\s.]*)(\p{L}.{3,60})$/iu;

function carrierIn(region: readonly Line[]): string | null {
  const labelled = region.flatMap(({ text }) => CARRIER_LABEL.exec(text)?.[1] ?? [])[0];
  if (labelled) return labelled.trim();
  // A line of its own says it best; a name may run over two lines of its cell.
  const alone = region.filter(({ plain }) => !POLICY_WORDS.some(([, words]) => words.test(plain)));
  for (const column of [...columnsOf(alone).map(joinText), ...columnsOf(region).map(joinText)]) {
    const name = CARRIER.exec(column.replace(LEAD, ''))?.[1]
      ?.replace(LEAD, '')
      .replace(LINE_LEAD, '')
      .replace(NUMBER_LEAD, '')
      .trim();
    if (!name || /liability insurance|type of insurance|workers/i.test(name)) continue;
    const isWhole = /(?:company|co\.?|corp\.?|corporation|group|exchange|inc\.?|ltd\.?)$/i.test(name);
    // The last word of a name may stand alone in the next line of its cell.
    return isWhole || !region.some(({ text }) => text === 'Company') ? name : `${name} Company`;
  }
  return null;
}

function byLetter(region: readonly Line[], carriers: ReadonlyMap<string, string>): string | null {
  const left = Math.min(1, ...region.map(({ x }) => x)) + 0.03;
  const letters = [
    /^([A-F])\s/.exec(region[0]?.text ?? '')?.[1],
    region.find(({ text }) => /^[A-F]$/.test(text))?.text,
    // In the middle of a section it stands in front of whatever the form prints there.
    ...region.filter(({ x }) => x < left).map(({ text }) => /^([A-F])\s/.exec(text)?.[1]),
  ];
  return letters.flatMap((letter) => (letter && carriers.get(letter)) || [])[0] ?? null;
}

/** `INSURER A: Tamarack Mutual Insurance Company 32419`. */
export function readCarriers(lines: readonly Line[]): Map<string, string> {
  const carriers = new Map<string, string>();
  for (const line of lines) {
    const { text } = line;
    const letter = /^(?:company )?letter\s+([A-F])(?:\s+(.{4,}))?$/i.exec(text);
    const name = letter?.[2] ?? (letter ? rightOf(lines, line)?.text : undefined);
    if (letter?.[1] && name) carriers.set(letter[1].toUpperCase(), name.trim());
    const match =
      /^(?:insurer|company(?: letter)?|carrier|aseguradora|co\.?)\s*([A-F])\s*[:.)-]\s*(.+?)(?:\s+(?:NAIC\s*#?\s*)?\d{5})?$/i.exec(
        text,
      );
    if (match?.[1] && match[2]) carriers.set(match[1].toUpperCase(), match[2].trim());
  }
  return carriers;
}

const NUMBER =
  /(?:\b([A-Z]{1,5}) )?(?<![\w$/.,-])((?=[A-Z0-9-]*\d{3}|[A-Z0-9]*\d+-\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)(?![\w/,.]?\d|\/)/g;

export function numberIn(texts: readonly string[]): string | null {
  for (const labelled of [true, false])
    for (const text of texts) {
      const labelAt = /(?:policy|p[oó]liza)(?:\s*(?:no\.?|number|n[uú]m(?:ero)?\.?|#))?\s*:?|\bno\.\s/i.exec(
        text,
      );
      if (labelled && !labelAt) continue;
      const from = labelled && labelAt ? text.slice(labelAt.index + labelAt[0].length) : text;
      for (const match of from.matchAll(NUMBER)) {
        const [, lead, number = ''] = match;
        if (number.replace(/\D/g, '').length < 4 || /^(?:19|20)\d\d$/.test(number)) continue;
        return lead && !/^(?:NO|TO|AL|DE|AI|Y|X|N)$/.test(lead) ? `${lead} ${number}` : number;
      }
    }
  return null;
}

function cleanNumber(text: string): string | null {
  const clean = text.replace(/^[YNX]\s+/, '').trim();
  return clean.replace(/\D/g, '').length >= 4 && clean.length <= 40 ? clean : null;
}
