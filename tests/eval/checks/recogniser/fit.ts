/** Fits linear models of chances: Newton's method with a penalty on large weights. Deterministic. */
import type { LinearModel } from '@/lib/checking/review/recognise/chance';
import { toChance } from '@/lib/checking/review/recognise/chance';

export interface Example {
  readonly vector: ArrayLike<number>;
  readonly label: 0 | 1;
  readonly weight: number;
}

const STEPS = 12;
const CLOSE = 1e-6;

/** `penalty` is on the squares of the weights once each feature has a deviation of one. */
export function fitModel(
  examples: readonly Example[],
  features: readonly string[],
  penalty: number,
): LinearModel {
  const scales = findScales(examples, features.length);
  const size = features.length + 1;
  const rows = examples.map(({ vector }) => {
    const row = new Float64Array(size);
    for (let at = 0; at < features.length; at++) row[at] = (vector[at] ?? 0) / (scales[at] ?? 1);
    row[size - 1] = 1;
    return row;
  });
  let weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derive(rows, examples, weights, penalty);
    const change = solve(hessian, gradient, size);
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < CLOSE) break;
  }
  return {
    bias: round(weights[size - 1] ?? 0),
    weights: Object.fromEntries(
      features.flatMap((name, at) => {
        const scale = scales[at] ?? 0;
        const weight = Number.isFinite(scale) ? round((weights[at] ?? 0) / scale) : 0;
        return weight === 0 ? [] : [[name, weight]];
      }),
    ),
  };
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
  rows: readonly Float64Array[],
  examples: readonly Example[],
  weights: Float64Array,
  penalty: number,
): { gradient: Float64Array; hessian: Float64Array } {
  const size = weights.length;
  const gradient = new Float64Array(size);
  const hessian = new Float64Array(size * size);
  for (const [index, row] of rows.entries()) {
    const { label = 0, weight = 0 } = examples[index] ?? {};
    const used: number[] = [];
    let odds = 0;
    for (let at = 0; at < size; at++) {
      const value = row[at] ?? 0;
      if (value === 0) continue;
      used.push(at);
      odds += value * (weights[at] ?? 0);
    }
    const chance = toChance(odds);
    const slope = weight * (chance - label);
    const bend = weight * Math.max(1e-6, chance * (1 - chance));
    for (const a of used) {
      const value = row[a] ?? 0;
      gradient[a] = (gradient[a] ?? 0) + slope * value;
      const by = bend * value;
      for (const b of used) hessian[a * size + b] = (hessian[a * size + b] ?? 0) + by * (row[b] ?? 0);
    }
  }
  // The last one is the bias, which is not held back.
  for (let at = 0; at < size - 1; at++) {
    gradient[at] = (gradient[at] ?? 0) + penalty * (weights[at] ?? 0);
    hessian[at * size + at] = (hessian[at * size + at] ?? 0) + penalty;
  }
  hessian[size * size - 1] = (hessian[size * size - 1] ?? 0) + 1e-6;
  return { gradient, hessian };
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
