import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getExtension, nameAgrees, typeByContent } from './sniff';
import { FILE_TYPES } from './types';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const boxed = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`);

describe('typeByContent', () => {
  it.each([
    [bytes('%PDF-1.4\n'), 'pdf'],
    [bytes(`${' '.repeat(1_019)}%PDF-`), 'pdf'],
    [bytes(`${' '.repeat(1_020)}%PDF-`), null],
    [bytes('\x89PNG\r\n\x1a\n\0\0'), 'png'],
    [bytes('\x89PNG\n\x1a\n'), null],
    [bytes('\xff\xd8\xff\xe1'), 'jpeg'],
    [bytes('\xff\xd8'), null],
    [bytes('GIF89a'), null],
    [bytes('PK\x03\x04'), null],
    [bytes(''), null],
    [boxed('avif'), null],
    [boxed('mp42'), null],
    // What is a picture at its first byte is no PDF for holding its words further on.
    [bytes('\xff\xd8\xff\xe1 %PDF-1.4'), 'jpeg'],
  ])('%j is %j', (head, type) => {
    expect(typeByContent(head)).toBe(type);
  });

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heif'])('a picture of the brand %s is taken', (brand) => {
    expect(typeByContent(boxed(brand))).toBe('heic');
  });

  it('says the same of a head wherever it lies in memory, and of anything something', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1_200 }), (given) => {
        const type = typeByContent(given);
        expect(type === null || FILE_TYPES.includes(type)).toBe(true);
        const moved = new Uint8Array(given.length + 7);
        moved.set(given, 7);
        expect(typeByContent(moved.subarray(7))).toBe(type);
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['plan.PDF', 'pdf'],
    ['plan', null],
    ['Plan v1.2', null],
    ['plan.', null],
    ['plan.tar.gz', 'gz'],
    ['IMG_1.HeIc', 'heic'],
  ])('%j ends in %j', (name, extension) => {
    expect(getExtension(name)).toBe(extension);
  });

  it('agrees with its content or says nothing', () => {
    expect(nameAgrees('a.jpg', 'jpeg')).toBe(true);
    expect(nameAgrees('a.heif', 'heic')).toBe(true);
    expect(nameAgrees('a', 'png')).toBe(true);
    expect(nameAgrees('a.jpg', 'pdf')).toBe(false);
    expect(nameAgrees('a.pdf.html', 'pdf')).toBe(false);
  });
});
