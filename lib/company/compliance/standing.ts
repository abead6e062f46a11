import { addDays, daysBetween } from '@/lib/platform/clock/days';
import type { LicenceWord, Verdict } from '@/lib/tracking/registers/types';
import type { Exemption, HoldingLimits, HoldingLine, OnGap, Proof, Requirable } from './types';
import { SOON_DAYS } from './types';

/** What a company asks for. */
export interface ComplianceRules {
  readonly onGap: OnGap;
  readonly required: readonly Requirable[];
  readonly generalOccurrenceCents: number;
  readonly generalAggregateCents: number;
  readonly autoCents: number;
  readonly needsAdditionalInsured: boolean;
  readonly needsWaiver: boolean;
}

/** What most general contractors ask for; each company sets its own. */
export const USUAL_RULES: ComplianceRules = {
  onGap: 'warn',
  required: ['general_liability', 'workers_comp', 'w9'],
  generalOccurrenceCents: 100_000_000,
  generalAggregateCents: 200_000_000,
  autoCents: 100_000_000,
  needsAdditionalInsured: false,
  needsWaiver: false,
};

export interface Holding {
  readonly id: string;
  readonly line: HoldingLine;
  readonly issuer: string | null;
  readonly number: string | null;
  /** Of a licence; null where it is not said. */
  readonly state: string | null;
  readonly effective: string | null;
  readonly expires: string | null;
  readonly endsOn: string | null;
  readonly limits: HoldingLimits;
  readonly amountCents: number | null;
  readonly additionalInsured: Proof;
  readonly waiver: Proof;
  readonly exemption: Exemption | null;
  readonly paperId: string | null;
  /** What the state's register says of a licence; null where none does. */
  readonly register?: Verdict | null | undefined;
}

/** Beyond these, a cell is a gap. */
export const CELL_STATES = [
  'ok',
  'soon',
  'exempt',
  'not_yet',
  'lapsed',
  'low',
  'no_endorsement',
  'register_no',
  'missing',
  'not_needed',
] as const;
export type CellState = (typeof CELL_STATES)[number];

export const GAP_STATES: ReadonlySet<CellState> = new Set([
  'not_yet',
  'lapsed',
  'low',
  'no_endorsement',
  'register_no',
  'missing',
]);

export interface Cell {
  readonly line: HoldingLine;
  readonly state: CellState;
  readonly required: boolean;
  /** The holding that counts; null where there is none. */
  readonly holding: Holding | null;
  /** The first day without it; null where it has no end, or is not there. */
  readonly until: string | null;
  readonly daysLeft: number | null;
}

export interface Standing {
  readonly cells: readonly Cell[];
  readonly gaps: readonly HoldingLine[];
  /** `yes` with no gap; a gap warns or blocks as the company sets it. */
  readonly assignable: 'yes' | OnGap;
  /** The first day on which a gap opens, if nothing comes before. */
  readonly until: string | null;
}

/** Whether somebody may be given work today: a paper that ends on a day is not in force on that day. */
export function judgeStanding(
  holdings: readonly Holding[],
  rules: ComplianceRules,
  today: string,
  lines: readonly HoldingLine[],
): Standing {
  const cells = lines.map((line) =>
    judgeCell(
      holdings.filter((one) => one.line === line),
      line,
      rules,
      today,
    ),
  );
  const gaps = cells
    .filter(({ required, state }) => required && GAP_STATES.has(state))
    .map(({ line }) => line);
  const ends = cells.flatMap(({ required, until, state }) =>
    required && until !== null && !GAP_STATES.has(state) ? [until] : [],
  );
  return {
    cells,
    gaps,
    assignable: gaps.length === 0 ? 'yes' : rules.onGap,
    until: gaps.length === 0 ? (ends.sort()[0] ?? null) : null,
  };
}

/** Good through the day they name; a policy or bond ends a minute after midnight of it. */
const WHOLE_DAY: ReadonlySet<HoldingLine> = new Set(['licence', 'registration', 'w9']);

/** The first day without a holding. */
export function endOf({
  line,
  expires,
  endsOn,
}: Pick<Holding, 'line' | 'expires' | 'endsOn'>): string | null {
  const end = expires !== null && WHOLE_DAY.has(line) ? addDays(expires, 1) : expires;
  if (end === null || endsOn === null) return endsOn ?? end;
  return endsOn < end ? endsOn : end;
}

function judgeCell(
  holdings: readonly Holding[],
  line: HoldingLine,
  rules: ComplianceRules,
  today: string,
): Cell {
  const required = (rules.required as readonly HoldingLine[]).includes(line);
  const judged = holdings
    .map((holding) => ({ holding, state: judgeHolding(holding, rules, today), until: endOf(holding) }))
    // Of two of one kind the better counts, and of two as good the one that lasts.
    .sort((a, b) => RANK[a.state] - RANK[b.state] || (b.until ?? '9999').localeCompare(a.until ?? '9999'));
  const best = judged[0];
  if (!best)
    return {
      line,
      state: required ? 'missing' : 'not_needed',
      required,
      holding: null,
      until: null,
      daysLeft: null,
    };
  const until = follow(best, judged);
  const daysLeft = until === null ? null : daysBetween(today, until);
  const state = best.state === 'ok' && daysLeft !== null && daysLeft <= SOON_DAYS ? 'soon' : best.state;
  return { line, state, required, holding: best.holding, until, daysLeft };
}

/** A renewal that begins when the policy ends, or before, carries it on. */
function follow(
  best: { holding: Holding; state: CellState; until: string | null },
  all: readonly { holding: Holding; state: CellState; until: string | null }[],
): string | null {
  let until = best.until;
  if (best.state !== 'ok') return until;
  for (let moved = true; moved && until !== null; ) {
    moved = false;
    for (const { holding, state, until: end } of all)
      if (
        until !== null &&
        state === 'not_yet' &&
        holding.effective !== null &&
        holding.effective <= until &&
        (end === null || end > until)
      ) {
        until = end;
        moved = true;
      }
  }
  return until;
}

const RANK: Readonly<Record<CellState, number>> = {
  ok: 0,
  soon: 0,
  exempt: 1,
  no_endorsement: 2,
  low: 3,
  not_yet: 4,
  register_no: 5,
  lapsed: 6,
  missing: 7,
  not_needed: 8,
};

function judgeHolding(holding: Holding, rules: ComplianceRules, today: string): CellState {
  const until = endOf(holding);
  if (until !== null && until <= today) return 'lapsed';
  if (holding.effective !== null && holding.effective > today) return 'not_yet';
  if (isOverByRegister(holding)) return 'register_no';
  if (holding.exemption !== null) return 'exempt';
  if (isLow(holding, rules)) return 'low';
  if (holding.line === 'general_liability') {
    if (rules.needsAdditionalInsured && holding.additionalInsured !== 'endorsement') return 'no_endorsement';
    if (rules.needsWaiver && holding.waiver !== 'endorsement') return 'no_endorsement';
  }
  return 'ok';
}

const NOT_IN_FORCE: ReadonlySet<LicenceWord> = new Set(['suspended', 'inactive', 'expired', 'ended']);

/**
 * The register says that the licence is not in force, whatever its paper says. What it does not list, or lists under
 * another name, is looked into, not held against anybody.
 */
function isOverByRegister({ register }: Holding): boolean {
  if (!register || register.nameAgrees === false) return false;
  return NOT_IN_FORCE.has(register.word);
}

/** A limit that nobody could read counts as too low until somebody says it. */
function isLow({ line, limits }: Holding, rules: ComplianceRules): boolean {
  if (line === 'general_liability')
    return (
      (limits.eachOccurrence ?? 0) < rules.generalOccurrenceCents ||
      (limits.generalAggregate ?? 0) < rules.generalAggregateCents
    );
  if (line === 'auto') return (limits.combinedSingleLimit ?? 0) < rules.autoCents;
  return false;
}
