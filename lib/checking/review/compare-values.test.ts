import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameAddress, sameName, sameNumber } from './compare-values';

describe('sameAddress', () => {
  it.each([
    ['123 MAIN ST', '123 Main Street, Austin, TX', 'same'],
    ['123 N MAIN ST', '123 MAIN ST', 'same'],
    ['123 MAIN ST UNIT 4', '123 MAIN ST', 'same'],
    ['123 MAIN ST', '132 MAIN ST', 'differs'],
    ['123 MAIN ST', '123 ELM ST', 'differs'],
    ['123 N MAIN ST', '123 S MAIN ST', 'differs'],
    ['123 MAIN ST UNIT 4', '123 MAIN ST UNIT 5', 'differs'],
    ['5018 OAK LN', '501B OAK LN', 'unsure'],
    ['', '123 MAIN ST', 'unsure'],
  ])('%s and %s: %s', (a, b, likeness) => {
    expect(sameAddress(a, b)).toBe(likeness);
  });
});

describe('sameNumber', () => {
  it.each([
    ['123-456-789', '123456789', 'same'],
    ['CGC1512345', '1512345', 'same'],
    ['00123456', '123456', 'same'],
    ['CGC1512345', 'CGC1512346', 'differs'],
    ['CGC1512345', 'CRC1512345', 'differs'],
    ['1O23S6', '102356', 'unsure'],
    ['', '12345', 'unsure'],
  ])('%s and %s: %s', (a, b, likeness) => {
    expect(sameNumber(a, b)).toBe(likeness);
  });
});

describe('sameName', () => {
  it.each([
    ['Sunrise Contracting, Corp.', 'SUNRISE CONTRACTING', 'same'],
    ['Lindqvist, Ana', 'Ana Lindqvist', 'same'],
    ['A. Lindqvist', 'Ana Lindqvist', 'unsure'],
    ['José Ortega', 'JOSE ORTEGA', 'same'],
    ['Ana Lindqvist', 'Robert Rivera', 'differs'],
    ['Blue Mesa Roofing LLC', 'Northline Electric Inc', 'differs'],
  ])('%s and %s: %s', (a, b, likeness) => {
    expect(sameName(a, b)).toBe(likeness);
  });
});

it('does not depend on who is asked first, and everything is the same as itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (a, b) => {
      for (const compare of [sameAddress, sameNumber, sameName]) {
        expect(compare(a, b)).toBe(compare(b, a));
        expect(compare(a, a)).not.toBe('differs');
      }
    }),
  );
});
