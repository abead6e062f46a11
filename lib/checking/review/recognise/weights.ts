import type { LinearModel } from './chance';

export interface RecogniserWeights {
  /** What the weights were learned from, for whoever wonders. */
  readonly learned: { readonly on: string; readonly makers: readonly string[]; readonly pairs: number };
  /** Whether a page is a document, by `FEATURES`. */
  readonly page: LinearModel;
  /** Whether a document is anywhere in a package, by `PRESENCE_FEATURES`. */
  readonly presence: LinearModel;
}

export const WEIGHTS: RecogniserWeights = {
  learned: { on: '2026-11-23', makers: [], pairs: 0 },
  page: { bias: 0, weights: {} },
  presence: { bias: 0, weights: {} },
};
