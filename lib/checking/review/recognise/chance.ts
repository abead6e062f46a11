/** The arithmetic of a linear model of chances: `1 / (1 + e^-(b + w·x))`. */

export interface LinearModel {
  readonly bias: number;
  /** By feature; a feature without a weight counts nothing. */
  readonly weights: Readonly<Record<string, number>>;
}

/** A model with its weights in the order of the vectors it is given. */
export interface ReadyModel {
  readonly bias: number;
  readonly weights: Float64Array;
}

export function prepareModel({ bias, weights }: LinearModel, features: readonly string[]): ReadyModel {
  return { bias, weights: Float64Array.from(features, (name) => weights[name] ?? 0) };
}

/** The logarithm of the odds. */
export function computeOdds({ bias, weights }: ReadyModel, vector: ArrayLike<number>): number {
  let sum = bias;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
  return sum;
}

export function toChance(odds: number): number {
  return odds >= 0 ? 1 / (1 + Math.exp(-odds)) : Math.exp(odds) / (1 + Math.exp(odds));
}
