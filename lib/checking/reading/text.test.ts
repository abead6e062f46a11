import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, isGarbage, readsRightToLeft } from './text';

describe('cleanText', () => {
  test.each([
    ['ligatures', 'oﬃce ﬂoor ﬁnal', 'office floor final'],
    ['fullwidth letters', 'ＡＢＣ－１２３', 'ABC-123'],
    ['letters with their accents apart', 'instalacio\u0301n', 'instalación'],
    ['soft hyphens within a word', 'permit\u00adting', 'permitting'],
    ['a soft hyphen where a line ends', 'permit\u00ad', 'permit-'],
    ['spaces of every kind', 'a\u00a0b\u2003c\td\u3000e', 'a b c d e'],
    ['signs that stand for nothing', '\ufeffNo\u200bte\u200e\u2060', 'Note'],
    ['NUL and other controls', 'a\u0000b\u0007c', 'abc'],
    ['halves of pairs', 'a\ud83db\udc00', 'ab'],
    ['UTF-8 taken for Latin-1', 'direcciÃ³n del seÃ±or', 'dirección del señor'],
    ['UTF-16 taken for Latin-1', '\u00fe\u00ff\u0000O\u0000k\u00d8\u003d', 'Ok'],
    ['fractions and signs stay as they are', '½" × 3¼ m² ™', '½" × 3¼ m² ™'],
    ['Latin letters that only look like it', 'Ã la carte', 'Ã la carte'],
  ])('%s', (_what, given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });

  test('whatever comes in can be stored, and is clean once it was cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const clean = cleanText(given);
        expect(clean).not.toContain('\u0000');
        expect(clean).not.toMatch(/\p{Surrogate}/u);
        expect(clean).toBe(clean.normalize('NFC'));
      }),
    );
  });
});

test('text without meaning is told from text of any kind', () => {
  expect(isGarbage('\ue001\ue002\ue003 \ue004')).toBe(true);
  expect(isGarbage('\ufffd\ufffd\ufffd a')).toBe(true);
  expect(isGarbage('#$%&* +<=>@ ^_`|~ #$%&* +<=>@ ^_`|~ #$%&* +<=>@')).toBe(true);
  expect(isGarbage('Xqz wrt ghk lmn prs tvw xzb cdf ghj klm npq rst vwx zbc dfg hjk')).toBe(true);
  expect(isGarbage('')).toBe(false);
  expect(isGarbage('A-101')).toBe(false);
  expect(isGarbage('The contractor shall provide all labor and materials for the work.')).toBe(false);
  expect(isGarbage('El solicitante declara que la información es correcta y completa.')).toBe(false);
  expect(isGarbage('12\'-0" 3\'-6" 14\'-2" 8\'-0" 22\'-4" 16\'-0" 12\'-0" 3\'-6" 14\'-2" 8\'-0"')).toBe(
    false,
  );
});

test('right to left by most of its letters', () => {
  expect(readsRightToLeft('שלום 123')).toBe(true);
  expect(readsRightToLeft('Main St שלום and more')).toBe(false);
  expect(readsRightToLeft('123')).toBe(false);
});
