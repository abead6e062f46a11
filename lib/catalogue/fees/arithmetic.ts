import type { FeeBand } from './types';

/** Micro-dollars in a cent. */
const MICROS_PER_CENT = 10_000n;
const MILLION = 1_000_000n;

/** An exact amount in micro-dollars; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Whole cents, half a cent up. */
export function toCents({ numerator, denominator }: Fraction): number {
  const divisor = denominator * MICROS_PER_CENT;
  return Number((2n * numerator + divisor) / (2n * divisor));
}

/** The row a quantity falls in. A quantity of 0 falls in the first. */
export function findBand(bands: readonly FeeBand[], quantity: number): FeeBand | null {
  if (quantity === 0) return bands[0] ?? null;
  return bands.find(({ over, upTo }) => quantity > over && (upTo === null || quantity <= upTo)) ?? null;
}

/** Whole steps above the threshold, where a fraction counts as one. */
export function stepsUp(quantity: number, { threshold, per }: FeeBand): number {
  return Math.ceil(Math.max(quantity - threshold, 0) / per);
}

/** Base plus rate for a quantity within a band. */
export function bandAmount(band: FeeBand, quantity: number): Fraction {
  const base = BigInt(band.baseCents) * MICROS_PER_CENT;
  const rate = BigInt(band.rateMicros);
  if (band.roundUp) return { numerator: base + rate * BigInt(stepsUp(quantity, band)), denominator: 1n };
  const above = BigInt(Math.max(quantity - band.threshold, 0));
  const per = BigInt(band.per);
  return { numerator: base * per + rate * above, denominator: per };
}

export function times({ numerator, denominator }: Fraction, count: number): Fraction {
  return { numerator: numerator * BigInt(count), denominator };
}

export function timesMillionths({ numerator, denominator }: Fraction, millionths: number): Fraction {
  return { numerator: numerator * BigInt(millionths), denominator: denominator * MILLION };
}

export function fromCents(cents: number): Fraction {
  return { numerator: BigInt(cents) * MICROS_PER_CENT, denominator: 1n };
}
