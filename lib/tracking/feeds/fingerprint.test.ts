import { describe, expect, it } from 'vitest';
import { Fingerprint, murmur128 } from './fingerprint';

const units = (bytes: Buffer) =>
  Uint16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(i * 2));

const of = (...values: (string | number | null)[]): string => {
  const print = new Fingerprint();
  for (const value of values) typeof value === 'number' ? print.number(value) : print.text(value);
  return print.hex();
};

describe('murmur128', () => {
  it.each([
    ['', '00000000000000000000000000000000'],
    ['abcd', '96b6ccaa45afc62e45afc62e45afc62e'],
    ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
    [
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('latin1'),
      '2c56c88fdb4503dfd352b21a494ca2c0',
    ],
  ])('gives the digest of the reference implementation for %j', (text, digest) => {
    const input = units(Buffer.from(text, 'latin1'));
    expect(murmur128(input, input.length)).toBe(digest);
  });

  it('does not see what an earlier, longer text left behind the end', () => {
    const input = units(Buffer.from('I will not buy this record, it is scratched.', 'latin1'));
    for (let length = 0; length <= input.length; length++) {
      expect(murmur128(input, length)).toBe(murmur128(input.slice(0, length), length));
    }
  });
});

describe('Fingerprint', () => {
  it('tells lists apart that hold the same characters', () => {
    const lists = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc', ''],
      ['', 'abc'],
      ['abc', null],
      [null, 'abc'],
      ['abc'],
      [1, null],
      [null, 1],
      ['1', null],
      [0, 0],
      [null, null],
      ['', ''],
      [],
    ];
    expect(new Set(lists.map((list) => of(...list))).size).toBe(lists.length);
  });

  it('is the same again, whatever was read before', () => {
    const print = new Fingerprint();
    const first = print.reset().text('12 OAK ST').number(30.25).text(null).hex();
    print.reset().text('x'.repeat(100_000)).hex();
    expect(print.reset().text('12 OAK ST').number(30.25).text(null).hex()).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('meets no value twice in any 32 of its bits more often than chance', () => {
    // Near-identical rows, as a feed's are: numbers in sequence, one letter moved, one coordinate a little off.
    const prints: string[] = [];
    for (let i = 0; i < 20_000; i++) {
      prints.push(
        of(`2026-${i} BP`, 'Active', null, 30.25),
        of('2026-1 BP', 'Active', null, 30.25 + i / 1e6),
      );
    }
    expect(new Set(prints).size).toBe(prints.length - 1);
    for (const start of [0, 8, 16, 24]) {
      // 40,000 draws of 32 bits meet 0.19 times on average; six times once in tens of millions of tries.
      const words = new Set(prints.map((print) => print.slice(start, start + 8)));
      expect(prints.length - words.size).toBeLessThan(7);
    }
  });

  it('moves about half its bits when one bit of the input moves', () => {
    const bits = (hex: string) => BigInt(`0x${hex}`);
    const base = 'PANEL UPGRADE 200 AMP LIKE FOR LIKE, 1207 CEDAR LN';
    let least = 128;
    let total = 0;
    let flips = 0;
    for (let i = 0; i < base.length; i++) {
      for (let bit = 0; bit < 7; bit++) {
        const code = base.charCodeAt(i) ^ (1 << bit);
        const moved = base.slice(0, i) + String.fromCharCode(code) + base.slice(i + 1);
        const difference = (bits(of(base)) ^ bits(of(moved))).toString(2).replaceAll('0', '').length;
        least = Math.min(least, difference);
        total += difference;
        flips++;
      }
    }
    expect(total / flips).toBeGreaterThan(62);
    expect(total / flips).toBeLessThan(66);
    expect(least).toBeGreaterThan(35);
  });
});
