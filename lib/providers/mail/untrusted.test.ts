import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyName, line, lines, networkAddress, personName } from './untrusted';

describe('a name in a mail', () => {
  test.each([
    ['Ana María Ortiz', 'Ana María Ortiz'],
    ['J.R. O’Neil & Sons, Inc.', 'J.R. O’Neil & Sons, Inc.'],
    ['Brazos Ridge Builders L.L.C.', 'Brazos Ridge Builders L.L.C.'],
    ['St.Paul Roofing', 'St. Paul Roofing'],
  ])('%s reads as before, or nearly', (given, shown) => {
    expect(companyName(given)).toBe(shown);
  });

  test.each([
    ['Visit evil.com', 'Visit evil. com'],
    ['https://evil.example/login?x=1', 'https evil. example/login?x=1'],
    ['www.evil.co.uk', 'www. evil. co. uk'],
    ['mail ana@evil.com', 'mail ana@evil. com'],
    ['http://203.0.113.7/', 'http 203. 0. 113. 7/'],
    ['evil。com', 'evil. com'],
    ['evil.\u200bcom', 'evil. com'],
    ['e\u00advil.com', 'evil. com'],
  ])('%s is nothing that a mailbox makes a link of', (given, shown) => {
    expect(personName(given)).toBe(shown);
  });

  test('no name holds an address, a second line or a mark nobody sees, and none is long', () => {
    const bit = fc.constantFrom(
      '.',
      '.com',
      '://',
      '\r\n',
      '\u202e',
      '\u200b',
      '\0',
      ' ',
      'a',
      '。',
      '\ud800',
      '@',
    );
    const text = fc.array(fc.oneof(bit, fc.string({ unit: 'binary' }))).map((bits) => bits.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const shown = personName(given);
        expect(shown).not.toMatch(/:\/\/|[.。．｡]\p{L}{2}|[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(shown).toBe(shown.trim());
        expect(Array.from(shown).length).toBeLessThanOrEqual(100);
        expect(personName(shown)).toBe(shown);
      }),
    );
  });

  test('is cut between characters, and says that it was', () => {
    expect(personName('🧱'.repeat(10_000))).toBe(`${'🧱'.repeat(99)}…`);
    expect(companyName('x'.repeat(10_000))).toHaveLength(200);
  });
});

describe('other text', () => {
  test('of one line has one line, and keeps what a city wrote', () => {
    expect(line(' 2026-1\r\nBcc: x@evil.example\t ', 100)).toBe('2026-1 Bcc: x@evil.example');
    expect(line('E.Main St.', 100)).toBe('E.Main St.');
  });

  test('of several lines keeps them', () => {
    expect(lines('one\r\n\ttwo\rthree\0\u202e', 100)).toBe('one\n\ttwo\nthree');
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
    ['evil.com', null],
    ['unknown', null],
    [null, null],
  ])('%s as a network address is %s', (given, shown) => {
    expect(networkAddress(given)).toBe(shown);
  });
});
