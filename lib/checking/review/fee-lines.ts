import type { EstimatedFee, FeeLine, FeeSchedule } from '@/lib/catalogue/fees/types';
import type { FeePaper, FeePaperLine } from './fee-paper';
import { fold } from './text/fold';

/** What a charge is for, whatever a city calls it. */
const FAMILIES = [
  ['technology', /\b(?:tech\w*|automation|software|system|tecnologia)\b/],
  ['zoning', /\bzon\w*/],
  ['tax', /\b(?:tax|impuesto)\b/],
  [
    'state',
    /\b(?:state|surcharges?|code council|sbcc?|seismic|smip|building standards|green building|dca|dbpr|statut\w*|f\.?s\.? ?\d+|estatal|recargo)\b/,
  ],
  ['fire', /\bfire\b|\bbomberos\b/],
  ['plan_review', /\b(?:plans? ?(?:review|check\w*|exam\w*)|review|examination|revision)\b/],
  ['utility', /\b(?:water|sewer|connections?|capacity|meter|tap|agua|alcantarillado)\b/],
  ['impact', /\b(?:impact|school|park|traffic|transport\w*|development|linkage|impacto)\b/],
  [
    'site',
    /\b(?:bond|storm ?water|drainage|address\w*|engineering|right.of.way|driveway|tree|sidewalk|street|mapping|general plan|lead hazard|agency)\b/,
  ],
  ['records', /\b(?:records?|recording|archiv\w*|scan\w*|microfilm|imaging|retention|notary)\b/],
  ['card', /\b(?:card|convenience|processing|conveniencia)\b/],
  ['administrative', /\badmin\w*/],
  [
    'trade',
    /\b(?:electric\w*|plumb\w*|mechanic\w*|hvac|gas|fuel|trades?|electric[ao]|plomeria|mecanic[ao]|oficios?)\b/,
  ],
  ['application', /\b(?:application|filing|intake|solicitud|tramite)\b/],
  ['permit', /\b(?:permits?|building|base|construction|minimum|issuance|permiso|construccion)\b/],
  ['inspection', /\binspec\w*/],
] as const;
type Family = (typeof FAMILIES)[number][0] | 'other';

/** What a schedule of permit fees seldom holds and a city charges beside it. */
const BESIDE: ReadonlySet<Family> = new Set([
  'fire',
  'utility',
  'impact',
  'site',
  'records',
  'card',
  'tax',
  'other',
]);
/** What is often paid at another time than the permit. */
const PAID_APART: ReadonlySet<Family> = new Set(['plan_review', 'trade', 'tax', 'inspection', 'zoning']);

const words = new Map<Family, RegExp>(FAMILIES);

function familyOfText(text: string): Family {
  const folded = fold(text);
  // "Permit, inspections included" and "permit application fee" are the permit and the application.
  return FAMILIES.find(([, signs]) => signs.test(folded))?.[0] ?? 'other';
}

/** What is charged, without code, calculation and punctuation: "Plan review fee" of "B  Plan review fee: 65% x 900". */
export function chargeName(label: string): string {
  const name = label
    .replace(/[:=@(].*$|\d[\d,.]* ?%.*$|\$.*$|(?<= )[\d.,]+ ?[x×*+/].*$/u, '')
    .replace(/^(?:[A-Z]|\d{1,2}|[A-Z]{2,6}(?=\s+[A-Z]?[a-z]))[.)]?\s+(?=\p{L})/u, '')
    .replace(/^(?:[A-Z]{2,4} )?[\d.]{3,}\s+(?=\p{L})/u, '')
    .replace(/[\s,.;-]+$/, '')
    .trim();
  return (name.length >= 3 ? name : label).slice(0, 60);
}

interface Pair {
  readonly rows: readonly FeePaperLine[];
  readonly lines: readonly FeeLine[];
  readonly statedCents: number;
  readonly computedCents: number;
}

/** A fee paper beside the estimate, charge by charge. */
export interface FeeComparison {
  readonly pairs: readonly Pair[];
  /** On the paper and not in the schedule, of a kind that is charged beside it. */
  readonly beside: readonly FeePaperLine[];
  /** On the paper and not in the schedule, though it prices such things. */
  readonly unknown: readonly FeePaperLine[];
  /** In the schedule and not on the paper, which does not say that it is charged apart. */
  readonly absent: readonly FeeLine[];
  /** In the schedule, and charged apart as the paper says. */
  readonly apart: readonly FeeLine[];
  /** What the paper should come to. */
  readonly computedCents: number;
}

/** Null where the paper and the schedule have no charge in common. */
export function compareFees(paper: FeePaper, estimate: EstimatedFee): FeeComparison | null {
  const rows = groupRows(paper.lines);
  const lines = group(estimate.lines, familyOfLine);
  moveToPermit(rows, lines);
  const pairs: Pair[] = [];
  const extra: [Family, FeePaperLine[]][] = [];
  for (const [family, own] of rows) {
    const priced = lines.get(family);
    if (priced) pairs.push(makePair(own, priced));
    else extra.push([family, own]);
  }
  if (pairs.length === 0) return null;
  const missing = [...lines].filter(([family]) => !rows.has(family));
  const isSaid = ([family]: [Family, unknown]) => saysApart(paper.prose, family);
  const absent = missing.filter((one) => !isSaid(one)).flatMap(([, own]) => own);
  const beside = extra.filter(([family]) => BESIDE.has(family)).flatMap(([, own]) => own);
  return {
    pairs,
    beside,
    unknown: extra.filter(([family]) => !BESIDE.has(family)).flatMap(([, own]) => own),
    absent,
    apart: missing.filter(isSaid).flatMap(([, own]) => own),
    computedCents:
      pairs.reduce((all, { computedCents }) => all + computedCents, 0) +
      sumOf(absent.map(({ amountCents }) => amountCents)) +
      sumOf(beside.map(({ cents }) => cents)),
  };
}

/** Whether all that is absent is of a kind that is often paid at another time. */
export function isPaidApart(absent: readonly FeeLine[]): boolean {
  return absent.every((line) => PAID_APART.has(familyOfLine(line)));
}

function makePair(rows: readonly FeePaperLine[], lines: readonly FeeLine[]): Pair {
  return {
    rows,
    lines,
    statedCents: sumOf(rows.map(({ cents }) => cents)),
    computedCents: sumOf(lines.map(({ amountCents }) => amountCents)),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);

/** `$10.00 × 9`, `each additional $1,000`: a further step of the charge over it. */
const STEP =
  /^(?:\d{1,2}[.)]? +)?(?:\$? ?[\d.,]+ ?[x×*/] ?\d|(?:(?:plus|for) )?(?:each|every|cada) (?:additional|add'?l|further|adicional)\b|(?:additional|next|adicional) \$? ?\d)/;

function groupRows(lines: readonly FeePaperLine[]): Map<Family, FeePaperLine[]> {
  const groups = new Map<Family, FeePaperLine[]>();
  let family: Family = 'other';
  for (const line of lines) {
    if (groups.size === 0 || !STEP.test(fold(line.label))) family = familyOfText(chargeName(line.label));
    groups.set(family, [...(groups.get(family) ?? []), line]);
  }
  return groups;
}

function group<T>(all: readonly T[], familyOf: (one: T) => Family): Map<Family, T[]> {
  const groups = new Map<Family, T[]>();
  for (const one of all) {
    const family = familyOf(one);
    groups.set(family, [...(groups.get(family) ?? []), one]);
  }
  return groups;
}

function familyOfLine({ kind, label }: FeeLine): Family {
  const family = familyOfText(label.en);
  if (kind === 'minimum') return 'permit';
  if (kind === 'permit') return family === 'administrative' || family === 'application' ? family : 'permit';
  if (family !== 'other' && family !== 'permit') return family;
  return kind === 'surcharge' ? 'state' : kind;
}

/** A permit that the paper calls by its trade, or by what it is paid for, is the one the schedule prices. */
function moveToPermit(rows: Map<Family, FeePaperLine[]>, lines: ReadonlyMap<Family, FeeLine[]>): void {
  if (rows.has('permit') || !lines.has('permit')) return;
  const name = (['trade', 'application', 'inspection', 'other'] as const).find(
    (family) => rows.has(family) && !lines.has(family),
  );
  const own = name && rows.get(name);
  if (!own) return;
  rows.delete(name);
  rows.set('permit', own);
}

const APART =
  /\b(?:separate(?:ly)?|apart|not includ\w+|exclud\w+|invoiced|billed|charged|collected|later|previously|already|paid (?:at|with|when|upon|by)|due (?:at|with|when|upon)|por separado|aparte|no incluid?\w*|no incluye|ya pagad\w+)\b/;
const ALONE = /\b(?:only|alone|solamente|unicamente|solo)\b/;

/** "Plan review is invoiced separately." "Building permit fee and state fee only." */
function saysApart(prose: string, family: Family): boolean {
  const signs = words.get(family);
  if (!signs) return false;
  return prose.split(/[.;]\s|[.;]$/).some((sentence) => {
    if (APART.test(sentence) && signs.test(sentence)) return true;
    return ALONE.test(sentence) && /\bfees?\b|\btarifas?\b/.test(sentence) && !signs.test(sentence);
  });
}

/** How a line that differs may have come about. */
export const LINE_HINTS = ['none', 'prorated', 'row'] as const;
export type LineHint = (typeof LINE_HINTS)[number];

/**
 * `prorated`: counted in proportion where each started step counts whole. `row`: worked out with the rate, or
 * as the whole, of another row of the table.
 */
export function findLineHint(pair: Pair, estimate: EstimatedFee, schedule: FeeSchedule): LineHint {
  const [line, ...others] = pair.lines;
  if (!line || others.length > 0 || line.formula.kind !== 'rate') return 'none';
  const { formula } = line;
  const { value, threshold, per, baseCents, rateMicros, steps } = formula;
  const is = (cents: number) => Math.abs(cents - pair.statedCents) <= 1;
  const counted = (value - threshold) / per;
  if (steps !== null && steps !== counted && is(baseCents + (counted * rateMicros) / MICROS_PER_CENT))
    return 'prorated';
  const rule = schedule.works
    .find(({ id }) => id === estimate.row.id)
    ?.components.find(({ id }) => id === line.id)?.rule;
  if (rule?.kind !== 'bands') return 'none';
  const isOther = rule.bands.some((band) => {
    const own = Math.ceil(Math.max(value - band.threshold, 0) / band.per);
    return (
      band.rateMicros !== rateMicros &&
      (is(baseCents + ((steps ?? counted) * band.rateMicros) / MICROS_PER_CENT) ||
        is(band.baseCents + (own * band.rateMicros) / MICROS_PER_CENT))
    );
  });
  return isOther ? 'row' : 'none';
}

const MICROS_PER_CENT = 10_000;
