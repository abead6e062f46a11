import type { LimitName } from '@/lib/company/compliance/types';
import { isSameRow, joinText, type Line, plainText } from './lines';
import type { PolicyKind } from './types';

/** How papers call a limit, the more exact wording first. */
const WORDS: readonly (readonly [LimitName, RegExp])[] = [
  ['combinedSingleLimit', /combined single|single limit|limite (?:unico|combinado)|\bcsl\b/],
  ['damageToRentedPremises', /rented|fire damage|premises damage|local(?:es)? alquilad|alquilad|arrendad/],
  ['medicalExpense', /\bmed(?:ical)?\b.{0,4}(?:exp|pay)|medical|medicos/],
  [
    'personalAndAdvertisingInjury',
    /pers(?:onal)?.{0,5}(?:adv|inj)|\bp ?& ?a ?i\b|dano personal|danos personales|lesion(?:es)? personal/,
  ],
  ['productsCompletedOpsAggregate', /\bprod(?:ucts?)?\b|comp(?:leted)?[ /]?op|productos|obras? terminad/],
  [
    'elDiseaseEachEmployee',
    /disease.{0,12}(?:ea|each|per|employee)|(?:each|per) employee|enfermedad.{0,8}(?:por )?empleado/,
  ],
  ['elDiseasePolicyLimit', /disease.{0,12}(?:policy|limit)|policy limit|enfermedad.{0,20}poliza/],
  ['elEachAccident', /(?:e\.? ?l\.?|employers?'? liab\w*).{0,10}acc|each accident|accidente/],
  ['generalAggregate', /general ?agg|gen(?:'?l)?\.? agg|(?:total|agregado|limite) general|policy aggregate/],
  [
    'eachOccurrence',
    /each occ|per occ|ea(?:ch)?\.? occ|occurrence|\bocc\b|cada (?:suceso|ocurrencia|evento|siniestro)|por (?:suceso|ocurrencia|evento)/,
  ],
  ['aggregate', /aggregate|\bagg\b|agregado|total anual/],
];

/** `$1,000,000`, `1 000 000`, `$2M`, `1.5 million`; in cents. */
const AMOUNT =
  /(?:\$|us ?\$|usd ?)? ?(\d{1,3}(?:[,.' ]\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?) ?(mm|m|million|millones|k)?(?![\w/-])/gi;

/** Money in a text: with a currency sign, thousands set apart, or millions written out. */
export function amountsIn(text: string): { cents: number; index: number; end: number }[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [all, digits = '', unit = ''] = match;
    const signed = all.includes('$') || /usd/i.test(all);
    const grouped = /^\d{1,3}(?:[,.' ]\d{3})+/.test(digits);
    if (!signed && !grouped && unit === '') return [];
    const whole = Number(digits.replace(/(?<=\d)[,.' ](?=\d{3}(?!\d))/g, ''));
    const times = /^k$/i.test(unit) ? 1_000 : unit === '' ? 1 : 1_000_000;
    if (!Number.isFinite(whole)) return [];
    return [{ cents: Math.round(whole * times * 100), index: match.index, end: match.index + all.length }];
  });
}

/** `General Aggregate (other than products)` is no limit of products. */
const BUT = /\(?\b(?:other than|except|excluding|excepto|excluye)\b[^):$]*\)?/g;
/** Limits of automobiles by person, by accident and of property are no single limit. */
const SPLIT =
  /bodily injury|property damage|lesion(?:es)? corporal|danos? a la propiedad|per person|por persona|\bbi\b|\bpd\b/;

function nameIn(text: string, kind: PolicyKind): LimitName | 'split' | null {
  const said = text.replace(BUT, ' ');
  const found = WORDS.find(([, words]) => words.test(said))?.[0] ?? null;
  if (kind === 'AUTO' && found !== 'combinedSingleLimit' && SPLIT.test(said)) return 'split';
  return found === null ? null : ofKind(found, kind);
}

/** The same words mean another limit in another line of insurance. */
function ofKind(name: LimitName, kind: PolicyKind): LimitName {
  if (kind === 'AUTO' && (name === 'elEachAccident' || name === 'eachOccurrence'))
    return 'combinedSingleLimit';
  if (kind === 'UMB' || kind === 'PL') return name === 'generalAggregate' ? 'aggregate' : name;
  if (kind === 'GL' && name === 'aggregate') return 'generalAggregate';
  if (kind === 'WC' && name === 'eachOccurrence') return 'elEachAccident';
  return name;
}

/** The order of forms whose labels cannot be read. */
const USUAL_ORDER: Partial<Record<PolicyKind, readonly LimitName[]>> = {
  GL: [
    'eachOccurrence',
    'damageToRentedPremises',
    'medicalExpense',
    'personalAndAdvertisingInjury',
    'generalAggregate',
    'productsCompletedOpsAggregate',
  ],
  AUTO: ['combinedSingleLimit'],
  UMB: ['eachOccurrence', 'aggregate'],
  WC: ['elEachAccident', 'elDiseaseEachEmployee', 'elDiseasePolicyLimit'],
  PL: ['eachOccurrence', 'aggregate'],
};

/** The limits of one line of insurance: an amount is named by what stands before it, beside it or above it. */
export function readLimits(region: readonly Line[], kind: PolicyKind): Partial<Record<LimitName, number>> {
  const limits: Partial<Record<LimitName, number>> = {};
  const unnamed: number[] = [];
  let isSplit = false;
  const prose = inProse(region, kind);
  if (prose) return prose;
  for (const line of [...region].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let from = 0;
    const row = inRow(line, kind);
    if (row) {
      for (const [name, cents] of row) limits[name] ??= cents;
      continue;
    }
    const behind = namedBehind(line, kind);
    if (behind) {
      for (const [name, cents] of behind) limits[name] ??= cents;
      continue;
    }
    for (const { cents, index, end } of amountsIn(line.text)) {
      const before = line.plain.slice(from, index);
      from = end;
      const name = nameIn(before, kind) ?? (before.trim().length < 4 ? nameNear(region, line, kind) : null);
      if (name === 'split') isSplit = true;
      else if (name === null) unnamed.push(cents);
      else limits[name] ??= cents;
    }
  }
  const named = Object.keys(limits).length;
  const order = unnamed.length === 2 ? (PAIRS[kind] ?? []) : (USUAL_ORDER[kind] ?? []);
  const isWhole = kind !== 'GL' || unnamed.length === 2 || unnamed.length >= 5;
  if (named === 0 && !isSplit && unnamed.length > 0 && unnamed.length <= order.length && isWhole)
    for (const [at, cents] of unnamed.entries()) {
      const name = order[at];
      if (name) limits[name] = cents;
    }
  return limits;
}

/** Two amounts that nobody named: the one of each loss before the one of the year. */
const PAIRS: Partial<Record<PolicyKind, readonly LimitName[]>> = {
  GL: ['eachOccurrence', 'generalAggregate'],
  UMB: ['eachOccurrence', 'aggregate'],
  PL: ['eachOccurrence', 'aggregate'],
};

/** `EL 1,000,000 / 1,000,000 / 1,000,000`, `$1,000,000 / $2,000,000`: the usual order, where only the first may be named. */
function inRow({ text, plain }: Line, kind: PolicyKind): (readonly [LimitName, number])[] | null {
  const amounts = amountsIn(text);
  const isRow = amounts.every(
    ({ index }, at) => at === 0 || /^\s*\/\s*$/.test(plain.slice(amounts[at - 1]?.end, index)),
  );
  const order = amounts.length === 2 ? PAIRS[kind] : kind === 'WC' ? USUAL_ORDER.WC : undefined;
  if (!isRow || amounts.length < 2 || order?.length !== amounts.length) return null;
  return amounts.flatMap(({ cents }, at) => {
    const name = order[at];
    return name ? [[name, cents] as const] : [];
  });
}

/** `$1,000,000 each occurrence / $2,000,000 aggregate`: no name in front of the first amount, and one behind each. */
function namedBehind({ plain, text }: Line, kind: PolicyKind): (readonly [LimitName, number])[] | null {
  const amounts = amountsIn(text);
  if (amounts.length === 0 || nameIn(plain.slice(0, amounts[0]?.index), kind) !== null) return null;
  const named = amounts.flatMap(({ cents, end }, at) => {
    const name = nameIn(plain.slice(end, amounts[at + 1]?.index), kind);
    return name === null || name === 'split' ? [] : [[name, cents] as const];
  });
  return named.length === amounts.length ? named : null;
}

/** Words in a line of running text. */
const PROSE = 9;

/** Limits in sentences, the amount before its name or behind it: "$1,000,000 each occurrence, $2,000,000 aggregate". */
function inProse(region: readonly Line[], kind: PolicyKind): Partial<Record<LimitName, number>> | null {
  const lines = [...region].sort((a, b) => a.y - b.y || a.x - b.x);
  const said = lines.filter(({ text }) => amountsIn(text).length > 0);
  const isProse =
    said.length > 0 &&
    said.some(({ plain }) => plain.split(' ').length >= PROSE) &&
    said.every((line) => lines.every((other) => other === line || !isSameRow(other, line)));
  if (!isProse) return null;
  const text = plainText(joinText(lines));
  const amounts = amountsIn(text);
  const limits: Partial<Record<LimitName, number>> = {};
  const first = amounts[0];
  if (!first) return null;
  const clause = text.slice(0, first.index).split(/[.;] /).at(-1) ?? '';
  const isBefore = nameIn(clause, kind) !== null;
  for (const [at, { cents, index, end }] of amounts.entries()) {
    const near = isBefore
      ? text.slice(at === 0 ? index - clause.length : amounts[at - 1]?.end, index)
      : (text.slice(end, amounts[at + 1]?.index ?? end + 80).split(/[.;](?:\s|$)/)[0] ?? '');
    const name = nameIn(near, kind);
    if (name !== null && name !== 'split') limits[name] ??= cents;
  }
  return limits;
}

function nameNear(region: readonly Line[], line: Line, kind: PolicyKind): LimitName | 'split' | null {
  const beside = region
    .filter((other) => other !== line && isSameRow(other, line) && other.right <= line.x + 0.01)
    .sort((a, b) => b.x - a.x);
  for (const other of beside) {
    if (amountsIn(other.text).length > 0) break;
    const name = nameIn(other.plain, kind);
    if (name) return name;
  }
  const above = region
    .filter((other) => other.y < line.y - line.h * 0.4 && line.y - other.y < 0.045 && overlaps(other, line))
    .sort((a, b) => b.y - a.y);
  // A label may run over two lines.
  for (let at = 0; at < Math.min(2, above.length); at += 1) {
    const text = above
      .slice(0, at + 1)
      .reverse()
      .map(({ plain }) => plain)
      .join(' ');
    if (amountsIn(above[at]?.text ?? '').length > 0) break;
    const name = nameIn(plainText(text), kind);
    if (name) return name;
  }
  return null;
}

function overlaps(a: Line, b: Line): boolean {
  return a.x < b.right && a.right > b.x;
}
