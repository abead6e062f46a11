/** How long to wait after failures: longer each time, up to a bound. */
export interface RetryPolicy {
  /** After the first failure. */
  firstMs: number;
  /** Each wait is so many times the one before. */
  factor: number;
  maxMs: number;
  /** Waits are longer by up to this share of them, or shorter where it is below 0, so that what failed together does not come back together. */
  jitter: number;
}

/** The wait after this many failures in a row, always the same for one seed. */
export function retryWait(policy: RetryPolicy, failures: number, seed: string): number {
  const { firstMs, factor, maxMs, jitter } = policy;
  // Beyond the bound of a number the power is infinite, and the wait its longest.
  const wait = Math.min(firstMs * factor ** Math.max(failures - 1, 0), maxMs);
  return Math.round(wait * (1 + jitter * spread(seed)));
}

/** From 0 up to 1, always the same for one text: spreads work over time without making a test guess. */
export function spread(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  // Texts that differ in their last letter alone are not to lie beside each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
