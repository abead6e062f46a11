import type { Lane } from './types';

/** What a provider takes from this process. */
export interface PaceLimits {
  perSecond: number;
  /** Handed over at the same time. */
  atOnce: number;
}

/** What a handover says of the provider, whatever it says of the message: it works, or it does not just now. */
export type Handover = 'works' | { away: true; retryAfterMs: number | null };

/** So much may leave at once after a pause: a quarter of a second's worth. */
const BURST_S = 0.25;
/** This share is kept for the prompt lane: bulk never takes the last places, nor the last of the burst. */
const KEPT_FOR_PROMPT = 0.25;

/**
 * How fast one provider is handed messages, by all lanes of a process together. While it fails, fewer are tried at a
 * time, in the end two, so that one that hangs is not the only one; while it works, more again.
 */
export class Pace {
  readonly #limits: PaceLimits;
  readonly #clock: () => number;
  #window: number;
  #underWay: Record<Lane, number> = { prompt: 0, bulk: 0 };
  #allowance: number;
  #filledAt: number;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(limits: PaceLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#clock = clock;
    this.#window = limits.atOnce;
    this.#allowance = this.#burst;
    this.#filledAt = clock();
  }

  get #burst(): number {
    return Math.max(1, this.#limits.perSecond * BURST_S);
  }

  /** The provider has asked for a pause that is not over. */
  get isPaused(): boolean {
    return this.#clock() < this.#pausedUntil;
  }

  /** Takes as many places as there are, up to `most`; each is given back by `end`, or by `leave` unused. */
  take(lane: Lane, most: number): number {
    this.#fill();
    if (this.isPaused) return 0;
    const { prompt, bulk } = this.#underWay;
    const window = Math.floor(this.#window);
    const places =
      lane === 'prompt'
        ? window - prompt - bulk
        : Math.min(this.#placesForBulk - bulk, window - prompt - bulk);
    const kept = lane === 'bulk' && this.#burst >= 2 ? this.#burst * KEPT_FOR_PROMPT : 0;
    const taken = Math.max(0, Math.min(most, places, Math.floor(this.#allowance - kept)));
    this.#underWay[lane] += taken;
    this.#allowance -= taken;
    return taken;
  }

  get #placesForBulk(): number {
    return Math.max(1, Math.floor(this.#window * (1 - KEPT_FOR_PROMPT)));
  }

  /** Gives places back that no message was found for. */
  leave(lane: Lane, places: number): void {
    this.#underWay[lane] -= places;
    this.#allowance += places;
  }

  /** A message has been handed over, or could not be. */
  end(lane: Lane, handover: Handover): void {
    this.#underWay[lane] -= 1;
    if (handover === 'works') {
      this.#window = Math.min(this.#limits.atOnce, this.#window + 1);
      return;
    }
    this.#window = Math.max(Math.min(2, this.#limits.atOnce), this.#window / 2);
    if (handover.retryAfterMs !== null)
      this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock() + handover.retryAfterMs);
  }

  #fill(): void {
    const now = this.#clock();
    this.#allowance = Math.min(
      this.#burst,
      this.#allowance + ((now - this.#filledAt) / 1_000) * this.#limits.perSecond,
    );
    this.#filledAt = now;
  }
}

/** One message after the other, as fast as they are taken: for a provider of which nothing is known. */
export function oneAtATime(): Pace {
  return new Pace({ perSecond: 10_000, atOnce: 1 });
}
