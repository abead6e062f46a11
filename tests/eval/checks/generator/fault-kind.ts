/** What a kind of fault is, and what it changes in a package before it is drawn. */
import type { Omission } from './context';
import type { Facts } from './facts';
import type { Random } from './random';

/** What is changed in a package before it is drawn. */
export interface Edits {
  readonly facts: Map<string, Partial<Facts>>;
  readonly omit: Map<string, Set<Omission>>;
  readonly missing: Set<string>;
  readonly orders: Set<string>;
  /** In the index though no such sheet is there. */
  indexAdds: boolean;
  /** Left out of the index though it is there. */
  indexDrops: string | null;
  /** Drawn once more. */
  twice: string | null;
  fillable: boolean;
  showsFee: boolean;
}

export function noEdits(): Edits {
  return {
    facts: new Map(),
    omit: new Map(),
    missing: new Set(),
    orders: new Set(),
    indexAdds: false,
    indexDrops: null,
    twice: null,
    fillable: false,
    showsFee: false,
  };
}

/** What of a package decides which faults fit it. */
export interface Shape {
  readonly facts: Facts;
  readonly permitType: string;
  readonly documents: readonly string[];
  readonly drawings: readonly string[];
  /** The sheet that lists the others. */
  readonly cover: string | null;
  readonly feeCents: number | null;
}

export interface FaultKind {
  readonly name: string;
  readonly rule: string;
  readonly field: string | null;
  /** Documents it may stand in, as drawn. */
  readonly fits: (shape: Shape) => readonly string[];
  /** Returns what it says instead. */
  readonly plant: (edits: Edits, at: string, shape: Shape, random: Random) => string;
  /** Further documents it may rightly be told of. */
  readonly also?: (at: string, shape: Shape) => readonly string[];
}
