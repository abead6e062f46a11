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

type Limits = Partial<Record<LimitName, number>>;

/** An amount by the name the paper gives it; null where it gives none. */
interface Said {
  name: LimitName | 'split' | null;
  cents: number;
}

/** The limits of one line of insurance: in sentences, or line by line, or in their usual order where nothing names them. */
export function readLimits(region: readonly Line[], kind: PolicyKind): Limits {
  const prose = inProse(region, kind);
  if (prose) return prose;
  const said = topDown(region).flatMap(
    (line) => inRow(line, kind) ?? namedBehind(line, kind) ?? namedBefore(line, kind, region),
  );
  return said.every(({ name }) => name === null) ? inUsualOrder(said, kind) : firstOfEach(said);
}

function topDown(region: readonly Line[]): Line[] {
  return [...region].sort((a, b) => a.y - b.y || a.x - b.x);
}

function firstOfEach(said: readonly Said[]): Limits {
  const limits: Limits = {};
  for (const { name, cents } of said) if (name !== null && name !== 'split') limits[name] ??= cents;
  return limits;
}

/** Amounts named by what stands before them, beside their line or above it. */
function namedBefore(line: Line, kind: PolicyKind, region: readonly Line[]): Said[] {
  const amounts = amountsIn(line.text);
  return amounts.map(({ cents, index }, at) => {
    const before = line.plain.slice(amounts[at - 1]?.end ?? 0, index);
    const name = nameIn(before, kind) ?? (before.trim().length < 4 ? nameNear(region, line, kind) : null);
    return { name, cents };
  });
}

/** Of general liability five amounts or two: fewer leave open which are missing. */
function inUsualOrder(said: readonly Said[], kind: PolicyKind): Limits {
  const order = said.length === 2 ? (PAIRS[kind] ?? []) : (USUAL_ORDER[kind] ?? []);
  const isWhole = kind !== 'GL' || said.length === 2 || said.length >= 5;
  if (said.length > order.length || !isWhole) return {};
  return firstOfEach(said.map(({ cents }, at) => ({ name: order[at] ?? null, cents })));
}

/** Two amounts that nobody named: the one of each loss before the one of the year. */
const PAIRS: Partial<Record<PolicyKind, readonly LimitName[]>> = {
  GL: ['eachOccurrence', 'generalAggregate'],
  UMB: ['eachOccurrence', 'aggregate'],
  PL: ['eachOccurrence', 'aggregate'],
};

/** `EL 1,000,000 / 1,000,000 / 1,000,000`, `$1,000,000 / $2,000,000`: the usual order, where only the first may be named. */
function inRow({ text, plain }: Line, kind: PolicyKind): Said[] | null {
  const amounts = amountsIn(text);
  const isRow = amounts.every(
    ({ index }, at) => at === 0 || /^\s*\/\s*$/.test(plain.slice(amounts[at - 1]?.end, index)),
  );
  const order = amounts.length === 2 ? PAIRS[kind] : kind === 'WC' ? USUAL_ORDER.WC : undefined;
  if (!isRow || amounts.length < 2 || order?.length !== amounts.length) return null;
  return amounts.map(({ cents }, at) => ({ name: order[at] ?? null, cents }));
}

/** `$1,000,000 each occurrence / $2,000,000 aggregate`: no name in front of the first amount, and one behind each. */
function namedBehind({ plain, text }: Line, kind: PolicyKind): Said[] | null {
  const amounts = amountsIn(text);
  if (amounts.length === 0 || nameIn(plain.slice(0, amounts[0]?.index), kind) !== null) return null;
  const said = amounts.map(({ cents, end }, at) => ({
    name: nameIn(plain.slice(end, amounts[at + 1]?.index), kind),
    cents,
  }));
  return said.every(({ name }) => name !== null && name !== 'split') ? said : null;
}

/** Words in a line of running text. */
const PROSE = 9;

/** Limits in sentences, the amount before its name or behind it: "$1,000,000 each occurrence, $2,000,000 aggregate". */
function inProse(region: readonly Line[], kind: PolicyKind): Limits | null {
  const lines = topDown(region);
  const said = lines.filter(({ text }) => amountsIn(text).length > 0);
  const isProse =
    said.length > 0 &&
    said.some(({ plain }) => plain.split(' ').length >= PROSE) &&
    said.every((line) => lines.every((other) => other === line || !isSameRow(other, line)));
  if (!isProse) return null;
  const text = plainText(joinText(lines));
  const amounts = amountsIn(text);
  const first = amounts[0];
  if (!first) return null;
  const clause = text.slice(0, first.index).split(/[.;] /).at(-1) ?? '';
  const isBefore = nameIn(clause, kind) !== null;
  const named = amounts.map(({ cents, index, end }, at) => {
    const near = isBefore
      ? text.slice(at === 0 ? index - clause.length : amounts[at - 1]?.end, index)
      : (text.slice(end, amounts[at + 1]?.index ?? end + 80).split(/[.;](?:\s|$)/)[0] ?? '');
    return { name: nameIn(near, kind), cents };
  });
  return firstOfEach(named);
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
