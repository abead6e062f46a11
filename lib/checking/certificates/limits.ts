import type { LimitName } from '@/lib/company/compliance/types';
import { isSameRow, type Line, plainText } from './lines';
import type { PolicyKind } from './types';

/** How papers call a limit, the more exact wording first. */
const WORDS: readonly (readonly [LimitName, RegExp])[] = [
  ['combinedSingleLimit', /combined single|single limit|limite (?:unico|combinado)|\bcsl\b/],
  ['damageToRentedPremises', /rented|fire damage|premises damage|local(?:es)? alquilad|alquilad|arrendad/],
  ['medicalExpense', /\bmed(?:ical)?\b.{0,4}(?:exp|pay)|medical|medicos/],
  [
    'personalAndAdvertisingInjury',
    /personal.{0,5}(?:adv|inj)|dano personal|danos personales|lesion(?:es)? personal/,
  ],
  ['productsCompletedOpsAggregate', /products|comp(?:leted)?[ /]?op|productos|obras? terminad/],
  [
    'elDiseaseEachEmployee',
    /disease.{0,12}(?:ea|each|per|employee)|(?:each|per) employee|enfermedad.{0,8}(?:por )?empleado/,
  ],
  ['elDiseasePolicyLimit', /disease.{0,12}(?:policy|limit)|policy limit|enfermedad.{0,8}(?:por )?poliza/],
  ['elEachAccident', /(?:e\.? ?l\.?|employers?'? liab\w*).{0,10}acc|each accident|accidente/],
  ['generalAggregate', /general ?agg|gen(?:'?l)?\.? agg|(?:total|agregado|limite) general|policy aggregate/],
  [
    'eachOccurrence',
    /each occ|per occ|ea(?:ch)?\.? occ|occurrence|cada (?:suceso|ocurrencia|evento|siniestro)|por (?:suceso|ocurrencia|evento)/,
  ],
  ['aggregate', /aggregate|agregado|total anual/],
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

function nameIn(text: string, kind: PolicyKind): LimitName | null {
  const found = WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
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
  for (const line of [...region].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let from = 0;
    for (const { cents, index, end } of amountsIn(line.text)) {
      const before = line.plain.slice(from, index);
      from = end;
      const name = nameIn(before, kind) ?? (before.trim().length < 4 ? nameNear(region, line, kind) : null);
      if (name === null) unnamed.push(cents);
      else limits[name] ??= cents;
    }
  }
  const named = Object.keys(limits).length;
  const order = USUAL_ORDER[kind] ?? [];
  if (named === 0 && unnamed.length > 0 && unnamed.length <= order.length)
    for (const [at, cents] of unnamed.entries()) {
      const name = order[at];
      if (name) limits[name] = cents;
    }
  return limits;
}

function nameNear(region: readonly Line[], line: Line, kind: PolicyKind): LimitName | null {
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
