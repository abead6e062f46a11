/**
 * A 128-bit fingerprint of a list of values: MurmurHash3 (x86, 128 bits) over their UTF-16 units, each value with
 * its kind and length before it, so that no two lists share their units. It tells two states of one permit apart,
 * nothing secret: a cryptographic hash of the same text costs several times as much for every row of every poll.
 */
export class Fingerprint {
  #units = new Uint16Array(4096);
  #length = 0;
  readonly #number = new Float64Array(1);
  readonly #numberUnits = new Uint16Array(this.#number.buffer);
  readonly #digest = Buffer.alloc(16);

  reset(): this {
    this.#length = 0;
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.#absent();
    const { length } = value;
    this.#reserve(length + 2);
    const units = this.#units;
    let at = this.#length;
    units[at++] = length & 0xffff;
    // Above it there is room for the kinds below: no text is 16 million times as long as a unit counts.
    units[at++] = length >>> 16;
    for (let i = 0; i < length; i++) units[at++] = value.charCodeAt(i);
    this.#length = at;
    return this;
  }

  number(value: number | null): this {
    if (value === null) return this.#absent();
    this.#reserve(6);
    this.#number[0] = value;
    const units = this.#units;
    units[this.#length++] = 0;
    units[this.#length++] = NUMBER;
    units.set(this.#numberUnits, this.#length);
    this.#length += 4;
    return this;
  }

  /** 32 hex digits. */
  hex(): string {
    murmur128(this.#units, this.#length, this.#digest);
    return this.#digest.toString('hex');
  }

  #absent(): this {
    this.#reserve(2);
    this.#units[this.#length++] = 0;
    this.#units[this.#length++] = ABSENT;
    return this;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#units.length) return;
    const wider = new Uint16Array(needed * 2);
    wider.set(this.#units.subarray(0, this.#length));
    this.#units = wider;
  }
}

const ABSENT = 0xffff;
const NUMBER = 0xfffe;

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

/** MurmurHash3_x86_128 with seed 0 over the first `length` units as little-endian bytes, written to `into`. */
export function murmur128(units: Uint16Array, length: number, into: Buffer): void {
  const word = (at: number): number =>
    (at < length ? (units[at] ?? 0) : 0) | ((at + 1 < length ? (units[at + 1] ?? 0) : 0) << 16);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  let at = 0;
  for (const end = length - 7; at < end; at += 8) {
    h1 = rotate(h1 ^ Math.imul(rotate(Math.imul(word(at), C1), 15), C2), 19) + h2;
    h1 = (Math.imul(h1, 5) + 0x561ccd1b) | 0;
    h2 = rotate(h2 ^ Math.imul(rotate(Math.imul(word(at + 2), C2), 16), C3), 17) + h3;
    h2 = (Math.imul(h2, 5) + 0x0bcaa747) | 0;
    h3 = rotate(h3 ^ Math.imul(rotate(Math.imul(word(at + 4), C3), 17), C4), 15) + h4;
    h3 = (Math.imul(h3, 5) + 0x96cd1c35) | 0;
    h4 = rotate(h4 ^ Math.imul(rotate(Math.imul(word(at + 6), C4), 18), C1), 13) + h1;
    h4 = (Math.imul(h4, 5) + 0x32ac3b17) | 0;
  }
  // What is beyond the end counts as zero, and zero changes nothing here.
  h4 ^= Math.imul(rotate(Math.imul(word(at + 6), C4), 18), C1);
  h3 ^= Math.imul(rotate(Math.imul(word(at + 4), C3), 17), C4);
  h2 ^= Math.imul(rotate(Math.imul(word(at + 2), C2), 16), C3);
  h1 ^= Math.imul(rotate(Math.imul(word(at), C1), 15), C2);

  const bytes = length * 2;
  h1 ^= bytes;
  h2 ^= bytes;
  h3 ^= bytes;
  h4 ^= bytes;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = avalanche((h2 + h1) | 0);
  h3 = avalanche((h3 + h1) | 0);
  h4 = avalanche((h4 + h1) | 0);
  h1 = avalanche(h1);
  h1 = (h1 + h2 + h3 + h4) | 0;
  into.writeInt32BE(h1, 0);
  into.writeInt32BE((h2 + h1) | 0, 4);
  into.writeInt32BE((h3 + h1) | 0, 8);
  into.writeInt32BE((h4 + h1) | 0, 12);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function avalanche(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
