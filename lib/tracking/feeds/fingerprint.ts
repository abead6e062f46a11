const ABSENT = 0xffff;
const NUMBER = 0xfffe;

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

const numbers = new Float64Array(1);
const numberUnits = new Uint16Array(numbers.buffer);
const digest = Buffer.alloc(16);

/**
 * A 128-bit fingerprint of a list of values: MurmurHash3 (x86, 128 bits) over their UTF-16 units, each value
 * prefixed with its kind or length, so that different lists never produce the same units. It detects changes
 * of a permit and is not used for security; a cryptographic hash would cost three times as much for every row
 * of every poll.
 */
export class Fingerprint {
  private units = new Uint16Array(4096);
  private length = 0;

  reset(): this {
    this.length = 0;
    return this;
  }

  text(value: string | null): this {
    if (value === null) return this.absent();
    const { length } = value;
    const units = this.room(length + 2);
    let at = this.length;
    units[at++] = length & 0xffff;
    // The upper half of a length never reaches the values used for kinds above.
    units[at++] = length >>> 16;
    for (let i = 0; i < length; i++) units[at++] = value.charCodeAt(i);
    this.length = at;
    return this;
  }

  number(value: number | null): this {
    if (value === null) return this.absent();
    const units = this.room(6);
    let at = this.length;
    numbers[0] = value;
    units[at++] = 0;
    units[at++] = NUMBER;
    for (let i = 0; i < 4; i++) units[at++] = numberUnits[i] ?? 0;
    this.length = at;
    return this;
  }

  /** 32 hex digits. */
  hex(): string {
    return murmur128(this.units, this.length);
  }

  private absent(): this {
    const units = this.room(2);
    units[this.length++] = 0;
    units[this.length++] = ABSENT;
    return this;
  }

  private room(more: number): Uint16Array {
    const needed = this.length + more;
    if (needed > this.units.length) {
      const wider = new Uint16Array(needed * 2);
      wider.set(this.units);
      this.units = wider;
    }
    return this.units;
  }
}

/** MurmurHash3_x86_128, seed 0, over the first `length` units as little-endian bytes, in hex. */
export function murmur128(units: Uint16Array, length: number): string {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const end = length - 7;
  let at = 0;
  for (; at < end; at += 8) {
    h1 = rotate(h1 ^ mix1(pair(units, at)), 19) + h2;
    h1 = (Math.imul(h1, 5) + 0x561ccd1b) | 0;
    h2 = rotate(h2 ^ mix2(pair(units, at + 2)), 17) + h3;
    h2 = (Math.imul(h2, 5) + 0x0bcaa747) | 0;
    h3 = rotate(h3 ^ mix3(pair(units, at + 4)), 15) + h4;
    h3 = (Math.imul(h3, 5) + 0x96cd1c35) | 0;
    h4 = rotate(h4 ^ mix4(pair(units, at + 6)), 13) + h1;
    h4 = (Math.imul(h4, 5) + 0x32ac3b17) | 0;
  }
  // Units beyond the end count as zero and leave the hash unchanged.
  h4 ^= mix4(pairBefore(units, at + 6, length));
  h3 ^= mix3(pairBefore(units, at + 4, length));
  h2 ^= mix2(pairBefore(units, at + 2, length));
  h1 ^= mix1(pairBefore(units, at, length));

  const bytes = length * 2;
  h2 ^= bytes;
  h3 ^= bytes;
  h4 ^= bytes;
  h1 = ((h1 ^ bytes) + h2 + h3 + h4) | 0;
  h2 = avalanche((h2 + h1) | 0);
  h3 = avalanche((h3 + h1) | 0);
  h4 = avalanche((h4 + h1) | 0);
  h1 = (avalanche(h1) + h2 + h3 + h4) | 0;
  writeWord(h1, 0);
  writeWord(h2 + h1, 4);
  writeWord(h3 + h1, 8);
  writeWord(h4 + h1, 12);
  return digest.toString('hex');
}

function pair(units: Uint16Array, at: number): number {
  return (units[at] ?? 0) | ((units[at + 1] ?? 0) << 16);
}

function pairBefore(units: Uint16Array, at: number, end: number): number {
  const low = at < end ? (units[at] ?? 0) : 0;
  return at + 1 < end ? low | ((units[at + 1] ?? 0) << 16) : low;
}

function mix1(word: number): number {
  return Math.imul(rotate(Math.imul(word, C1), 15), C2);
}

function mix2(word: number): number {
  return Math.imul(rotate(Math.imul(word, C2), 16), C3);
}

function mix3(word: number): number {
  return Math.imul(rotate(Math.imul(word, C3), 17), C4);
}

function mix4(word: number): number {
  return Math.imul(rotate(Math.imul(word, C4), 18), C1);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function avalanche(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function writeWord(word: number, at: number): void {
  digest[at] = word >>> 24;
  digest[at + 1] = word >>> 16;
  digest[at + 2] = word >>> 8;
  digest[at + 3] = word;
}
