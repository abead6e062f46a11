/** Fits linear models of chances: Newton's method with a penalty on large weights. Deterministic. */
import type { LinearModel } from '@/lib/checking/review/recognise/chance';
import { toChance } from '@/lib/checking/review/recognise/chance';

export interface Example {
  readonly vector: ArrayLike<number>;
  readonly label: 0 | 1;
  readonly weight: number;
}

/** Which way a feature may speak, by its name: what speaks for a document never counts against it. */
export type Directions = Readonly<Record<string, 1 | -1>>;

const STEPS = 15;
const CLOSE = 1e-3;
const ALMOST_FREE = 1e-6;

/**
 * `penalties`, one a feature, are on the squares of the weights once each feature has a deviation of one. A feature that would speak the
 * wrong way is left out, and the others are fitted on without it.
 */
export function fitModel(
  examples: readonly Example[],
  features: readonly string[],
  penalties: readonly number[],
  directions: Directions = {},
): LinearModel {
  const scales = findScales(examples, features.length);
  const size = features.length + 1;
  const rows = examples.map(({ vector }) => toRow(vector, scales));
  const weights = new Float64Array(size);
  const isOut = new Uint8Array(size);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derive(rows, examples, weights, isOut, penalties);
    const change = solve(hessian, gradient, size);
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) - (change[at] ?? 0);
    const wrong = features.flatMap((name, at) =>
      (weights[at] ?? 0) * (directions[name] ?? 0) < 0 ? [at] : [],
    );
    for (const at of wrong) {
      isOut[at] = 1;
      weights[at] = 0;
    }
    if (wrong.length === 0 && change.every((one) => Math.abs(one) < CLOSE)) break;
  }
  return {
    bias: round(weights[size - 1] ?? 0),
    weights: Object.fromEntries(
      features.flatMap((name, at) => {
        const weight = round((weights[at] ?? 0) / (scales[at] ?? 1));
        return weight === 0 ? [] : [[name, weight]];
      }),
    ),
  };
}

/** The features of an example that are not nought, and one that always is 1. */
interface Row {
  readonly at: Int32Array;
  readonly values: Float64Array;
}

function toRow(vector: ArrayLike<number>, scales: Float64Array): Row {
  const at: number[] = [];
  const values: number[] = [];
  for (let feature = 0; feature < scales.length; feature++) {
    const value = (vector[feature] ?? 0) / (scales[feature] ?? 1);
    if (value === 0) continue;
    at.push(feature);
    values.push(value);
  }
  return { at: Int32Array.from([...at, scales.length]), values: Float64Array.from([...values, 1]) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The deviation of each feature; endless for one that never changes, so that it counts nothing. */
function findScales(examples: readonly Example[], count: number): Float64Array {
  let all = 0;
  const sums = new Float64Array(count);
  const squares = new Float64Array(count);
  for (const { vector, weight } of examples) {
    all += weight;
    for (let at = 0; at < count; at++) {
      const value = vector[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + weight * value;
      squares[at] = (squares[at] ?? 0) + weight * value * value;
    }
  }
  return Float64Array.from({ length: count }, (_, at) => {
    const mean = (sums[at] ?? 0) / all;
    const variance = (squares[at] ?? 0) / all - mean * mean;
    return variance > 1e-9 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  });
}

function derive(
  rows: readonly Row[],
  examples: readonly Example[],
  weights: Float64Array,
  isOut: Uint8Array,
  penalties: readonly number[],
): { gradient: Float64Array; hessian: Float64Array } {
  const size = weights.length;
  const gradient = new Float64Array(size);
  const hessian = new Float64Array(size * size);
  for (const [index, { at, values }] of rows.entries()) {
    const { label = 0, weight = 0 } = examples[index] ?? {};
    let odds = 0;
    for (let k = 0; k < at.length; k++) odds += (values[k] ?? 0) * (weights[at[k] ?? 0] ?? 0);
    const chance = toChance(odds);
    const slope = weight * (chance - label);
    const bend = weight * Math.max(1e-6, chance * (1 - chance));
    for (let k = 0; k < at.length; k++) {
      const a = at[k] ?? 0;
      gradient[a] = (gradient[a] ?? 0) + slope * (values[k] ?? 0);
      const by = bend * (values[k] ?? 0);
      // The lower half is enough: `at` rises.
      for (let l = 0; l <= k; l++) {
        const place = a * size + (at[l] ?? 0);
        hessian[place] = (hessian[place] ?? 0) + by * (values[l] ?? 0);
      }
    }
  }
  // The last one is the bias, which is not held back.
  for (let at = 0; at < size; at++) {
    if (isOut[at] === 1) leaveOut(gradient, hessian, at, size);
    const held = at < size - 1 ? (penalties[at] ?? 0) : ALMOST_FREE;
    gradient[at] = (gradient[at] ?? 0) + (at < size - 1 ? held * (weights[at] ?? 0) : 0);
    hessian[at * size + at] = (hessian[at * size + at] ?? 0) + held;
  }
  return { gradient, hessian };
}

function leaveOut(gradient: Float64Array, hessian: Float64Array, out: number, size: number): void {
  gradient[out] = 0;
  for (let at = 0; at < size; at++) {
    hessian[Math.max(out, at) * size + Math.min(out, at)] = 0;
  }
}

/** Solves a symmetric positive system by Cholesky's decomposition. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[column * size + column] ?? 1);
    }
  const middle = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= (lower[row * size + k] ?? 0) * (middle[k] ?? 0);
    middle[row] = sum / (lower[row * size + row] ?? 1);
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = middle[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] ?? 0) * (solution[k] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  return solution;
}
