import type { Condition, FactId, FactValue } from './types';

export type Verdict = 'yes' | 'no' | 'ask';

/** What is known when a condition is read. */
export interface KnownFacts {
  readonly values: { readonly [F in FactId]?: FactValue };
  /** What an unanswered fact can still be, where the permit type narrows it. */
  readonly domains: { readonly [F in FactId]?: readonly FactValue[] };
}

/** A verdict and the facts it rests on; for `ask`, the facts that are missing. */
export interface Decision {
  readonly verdict: Verdict;
  readonly by: readonly FactId[];
}

type Leaf = Extract<Condition, { fact: FactId }>;

/** Evaluates a condition in three-valued (Kleene) logic: an unknown fact is `ask`, never `yes` or `no`. */
export function evaluate(condition: Condition, known: KnownFacts): Verdict {
  return decide(condition, known).verdict;
}

/** Evaluates a condition with the facts that decided it, or that are missing. */
export function decide(condition: Condition, known: KnownFacts): Decision {
  if ('always' in condition) return { verdict: 'yes', by: [] };
  if ('all' in condition) return decideGroup(condition.all, known, 'no', 'yes');
  if ('any' in condition) return decideGroup(condition.any, known, 'yes', 'no');
  return { verdict: evaluateLeaf(condition, known), by: [condition.fact] };
}

/** `all` short-circuits at the first "no", `any` at the first "yes". */
function decideGroup(
  children: readonly Condition[],
  known: KnownFacts,
  decisive: Verdict,
  otherwise: Verdict,
): Decision {
  const decisions = children.map((child) => decide(child, known));
  const hit = decisions.find((decision) => decision.verdict === decisive);
  if (hit) return hit;
  const open = decisions.filter((decision) => decision.verdict === 'ask');
  const verdict = open.length > 0 ? 'ask' : otherwise;
  return { verdict, by: union(open.length > 0 ? open : decisions) };
}

function union(decisions: readonly Decision[]): FactId[] {
  return [...new Set(decisions.flatMap((decision) => decision.by))];
}

function evaluateLeaf(leaf: Leaf, known: KnownFacts): Verdict {
  const value = known.values[leaf.fact];
  if (value !== undefined) return compare(leaf, value);
  const [first, ...rest] = (known.domains[leaf.fact] ?? []).map((possible) => compare(leaf, possible));
  if (first === undefined) return 'ask';
  return rest.every((verdict) => verdict === first) ? first : 'ask';
}

function compare(leaf: Leaf, value: FactValue): Verdict {
  switch (leaf.op) {
    case 'eq':
      return toVerdict(value === leaf.value);
    case 'ne':
      return toVerdict(value !== leaf.value);
    case 'in':
      return toVerdict(leaf.values.includes(value));
    default:
      // A number that is not one decides nothing.
      return typeof value === 'number' && Number.isFinite(value)
        ? toVerdict(inOrder(leaf.op, value, leaf.value))
        : 'ask';
  }
}

function inOrder(op: 'gt' | 'gte' | 'lt' | 'lte', value: number, limit: number): boolean {
  if (op === 'gt') return value > limit;
  if (op === 'gte') return value >= limit;
  if (op === 'lt') return value < limit;
  return value <= limit;
}

function toVerdict(holds: boolean): Verdict {
  return holds ? 'yes' : 'no';
}

/** Every fact a condition looks at, each once. */
export function getFacts(condition: Condition): FactId[] {
  if ('always' in condition) return [];
  if ('all' in condition) return [...new Set(condition.all.flatMap(getFacts))];
  if ('any' in condition) return [...new Set(condition.any.flatMap(getFacts))];
  return [condition.fact];
}
