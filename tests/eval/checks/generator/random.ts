/** The seed of a package's random numbers. */
export function toSeed({ number, set }: { number: number; set: string }): string {
  return set === 'first' ? `package ${number}` : `${set} package ${number}`;
}

/** Numbers from a seed: the same seed gives the same numbers on every machine. */
export class Random {
  private state: number;

  constructor(private readonly seed: string) {
    let hash = 2166136261;
    for (let at = 0; at < seed.length; at += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(at), 16777619);
    }
    this.state = hash >>> 0;
  }

  /** A stream of its own, so that what one document draws never moves another. */
  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.int(0, list.length - 1)];
    if (one === undefined) throw new Error('The list is empty');
    return one;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    const drawn: T[] = [];
    while (left.length > 0) drawn.push(...left.splice(this.int(0, left.length - 1), 1));
    return drawn;
  }

  digits(count: number): string {
    return Array.from({ length: count }, (_, at) => (at === 0 ? this.int(1, 9) : this.int(0, 9))).join('');
  }
}
