import type { RawRow } from '@/lib/tracking/feeds/types';
import { type Comparison, type Expression, parseInstant } from './parse';
import { QueryError } from './tokens';

type Value = string | number | boolean | null | { ms: number } | Value[];
type Evaluator = (row: RawRow) => Value;

/** Finds a column by its name as written, else regardless of case; throws where there is none. */
export type ResolveColumn = (name: string) => string;

export function resolveAmong(columns: Iterable<string>): ResolveColumn {
  const exact = new Set(columns);
  const folded = new Map([...exact].map((name) => [name.toLowerCase(), name]));
  return (name) => {
    const found = exact.has(name) ? name : folded.get(name.toLowerCase());
    if (found === undefined) throw new QueryError('no_such_column', `column "${name}" does not exist`);
    return found;
  };
}

function plain(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function isInstant(value: Value): value is { ms: number } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

function toMs(value: Value): number {
  if (isInstant(value)) return value.ms;
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseInstant(value) : Number.NaN;
}

/** Negative, zero, positive; null where the two cannot be compared. Numbers kept as text compare as numbers. */
function order(a: Value, b: Value): number | null {
  if (a === null || b === null) return null;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [i, item] of a.entries()) {
      const found = order(item, b[i] ?? null);
      if (found !== 0) return found;
    }
    return 0;
  }
  if (isInstant(a) || isInstant(b)) return finite(toMs(a) - toMs(b));
  if (typeof a === 'number' || typeof b === 'number') return finite(Number(a) - Number(b));
  if (typeof a === 'string' && typeof b === 'string' && ISO_DATE.test(a) && ISO_DATE.test(b)) {
    const difference = finite(parseInstant(a) - parseInstant(b));
    if (difference !== null) return difference;
  }
  const left = String(a);
  const right = String(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

function finite(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** For sorting: what is missing comes last. */
export function compareForSort(a: unknown, b: unknown): number {
  const left = plain(a);
  const right = plain(b);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return order(left, right) ?? 0;
}

const HOLDS: Record<Comparison, (order: number) => boolean> = {
  '=': (found) => found === 0,
  '<>': (found) => found !== 0,
  '<': (found) => found < 0,
  '<=': (found) => found <= 0,
  '>': (found) => found > 0,
  '>=': (found) => found >= 0,
};

const FUNCTIONS: Record<string, (args: Value[]) => Value> = {
  UPPER: ([text]) => (text === null || text === undefined ? null : String(text).toUpperCase()),
  LOWER: ([text]) => (text === null || text === undefined ? null : String(text).toLowerCase()),
  TRIM: ([text]) => (text === null || text === undefined ? null : String(text).trim()),
  COALESCE: (args) => args.find((arg) => arg !== null) ?? null,
  STARTS_WITH: ([text, start]) => (text === null ? null : String(text).startsWith(String(start))),
  // CARTO's geometry stands in the row as [longitude, latitude].
  ST_X: ([point]) => coordinate(point, 0),
  ST_Y: ([point]) => coordinate(point, 1),
};

function coordinate(point: Value | undefined, at: number): Value {
  const match = typeof point === 'string' ? /^\[(-?[\d.]+),(-?[\d.]+)\]$/.exec(point) : null;
  return match === null ? null : Number(match[at + 1]);
}

function likePattern(pattern: string, anyCase: boolean): RegExp {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, anyCase ? 'is' : 's');
}

/** Turns a tree into a function of a row, in SQL's three-valued logic. Throws `QueryError` on unknown names. */
export function compile(tree: Expression, column: ResolveColumn): Evaluator {
  switch (tree.kind) {
    case 'literal': {
      const { value } = tree;
      return () => value;
    }
    case 'instant': {
      const value = { ms: tree.ms };
      return () => value;
    }
    case 'column': {
      const name = column(tree.name);
      return (row) => plain(row[name]);
    }
    case 'tuple': {
      const items = tree.items.map((item) => compile(item, column));
      return (row) => items.map((item) => item(row));
    }
    case 'call': {
      const run = FUNCTIONS[tree.name];
      if (run === undefined) throw new QueryError('syntax', `function ${tree.name} does not exist`);
      const args = tree.args.map((arg) => compile(arg, column));
      return (row) => run(args.map((arg) => arg(row)));
    }
    case 'compare': {
      const left = compile(tree.left, column);
      const right = compile(tree.right, column);
      const holds = HOLDS[tree.op];
      return (row) => {
        const found = order(left(row), right(row));
        return found === null ? null : holds(found);
      };
    }
    case 'isNull': {
      const of = compile(tree.of, column);
      return (row) => of(row) === null;
    }
    case 'in': {
      const of = compile(tree.of, column);
      const list = tree.list.map((item) => compile(item, column));
      return (row) => {
        const value = of(row);
        return value === null ? null : list.some((item) => order(value, item(row)) === 0);
      };
    }
    case 'like': {
      const of = compile(tree.of, column);
      const pattern = compile(tree.pattern, column);
      return (row) => {
        const value = of(row);
        return value === null ? null : likePattern(String(pattern(row)), tree.anyCase).test(String(value));
      };
    }
    case 'not': {
      const of = compile(tree.of, column);
      return (row) => {
        const value = of(row);
        return value === null ? null : value !== true;
      };
    }
    case 'and':
    case 'or':
      return compileJunction(tree.kind, compile(tree.left, column), compile(tree.right, column));
  }
}

function compileJunction(kind: 'and' | 'or', left: Evaluator, right: Evaluator): Evaluator {
  const decisive = kind === 'or';
  return (row) => {
    const first = left(row);
    if (first === decisive) return decisive;
    const second = right(row);
    if (second === decisive) return decisive;
    return first === null || second === null ? null : !decisive;
  };
}

/** A predicate for a where-clause: true only where the clause is true, not where it is unknown. */
export function compilePredicate(tree: Expression, column: ResolveColumn): (row: RawRow) => boolean {
  const evaluate = compile(tree, column);
  return (row) => evaluate(row) === true;
}

/**
 * The least value `name` can have where the clause is true, or undefined where nothing bounds it.
 * Lets a reader of a sorted list start in the middle instead of at the beginning.
 */
export function lowerBound(tree: Expression, name: string): string | number | undefined {
  if (tree.kind === 'and' || tree.kind === 'or') {
    const left = lowerBound(tree.left, name);
    const right = lowerBound(tree.right, name);
    if (left === undefined || right === undefined) return tree.kind === 'or' ? undefined : (left ?? right);
    const leftIsLess = (order(left, right) ?? 0) < 0;
    return leftIsLess === (tree.kind === 'or') ? left : right;
  }
  if (tree.kind !== 'compare' || !['=', '>', '>='].includes(tree.op)) return undefined;
  const { left, right } = firstItems(tree.left, tree.right);
  if (left.kind !== 'column' || left.name.toLowerCase() !== name.toLowerCase()) return undefined;
  if (right.kind === 'instant') return right.ms;
  if (right.kind !== 'literal') return undefined;
  return typeof right.value === 'string' || typeof right.value === 'number' ? right.value : undefined;
}

function firstItems(left: Expression, right: Expression): { left: Expression; right: Expression } {
  if (left.kind !== 'tuple' || right.kind !== 'tuple') return { left, right };
  const [a] = left.items;
  const [b] = right.items;
  return a === undefined || b === undefined ? { left, right } : { left: a, right: b };
}
