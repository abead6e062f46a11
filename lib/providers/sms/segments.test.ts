import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, test } from 'vitest';
import { countSegments, detectEncoding, fitted, plain, splitSegments } from './segments';

const STOP_LINE = 'https://lintel.test/t/abc Reply STOP to opt out.';

describe('the parts of a text', () => {
  test.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // An escaped character takes two places.
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // 152 places are taken: the pair goes into the next part whole.
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['á'.repeat(70), 1],
    ['á'.repeat(71), 2],
    ['á'.repeat(134), 2],
    ['á'.repeat(135), 3],
    ['🛑'.repeat(35), 1],
    // 66 of 67 places hold 33 pairs; the 34th is not split.
    ['🛑'.repeat(66), 2],
    ['🛑'.repeat(67), 3],
    // One character outside the alphabet and the whole text is counted the other way.
    [`${'a'.repeat(70)}á`, 2],
    [`${'é'.repeat(150)}ñü¿¡`, 1],
  ])('%#: %s', (text, parts) => {
    expect(countSegments(text)).toBe(parts);
  });

  const texts = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('permiso', ' ', 'á', '€', '[', '🛑', 'ñ', '…', '’'),
      ),
      { maxLength: 120 },
    )
    .map((pieces) => pieces.join(''));

  test('are as many, in the same alphabet, as Twilio counts', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(text !== '');
        const twilio = new SegmentedMessage(text);
        expect(countSegments(text)).toBe(twilio.segments.length);
        expect(detectEncoding(text)).toBe(twilio.getEncodingName() === 'GSM-7' ? 'gsm7' : 'ucs2');
      }),
    );
  });

  test('together they are the text, each within its size, none splits a pair', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = splitSegments(text);
        expect(parts.join('')).toBe(text);
        const limit = parts.length === 1 ? { gsm7: 160, ucs2: 70 } : { gsm7: 153, ucs2: 67 };
        for (const part of parts) {
          const encoding = detectEncoding(text);
          const size =
            encoding === 'ucs2' ? part.length : part.length + (part.match(/[\f^{}\\[~\]|€]/g)?.length ?? 0);
          expect(size).toBeLessThanOrEqual(limit[encoding]);
          expect(part).not.toMatch(/^[\uDC00-\uDFFF]/);
        }
      }),
    );
  });

  test('a fitted text is within its parts, keeps the tail, and begins as the text does', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('', STOP_LINE),
        (text, max, tail) => {
          const short = fitted(text, max, tail);
          expect(countSegments(short)).toBeLessThanOrEqual(max);
          expect(short.endsWith(tail)).toBe(true);
          if (countSegments(plain(tail === '' ? text : `${text} ${tail}`)) <= max)
            expect(short).toBe(plain(tail === '' ? text : `${text} ${tail}`));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a text made to fit', () => {
  test('is cut behind a word, without the comma that stood there', () => {
    const text = `${'word '.repeat(30)}correction, required`;
    expect(fitted(text, 1)).toBe(`${'word '.repeat(29)}word...`);
    expect(fitted(`Correction required, ${'plan review '.repeat(20)}`, 1, STOP_LINE)).toBe(
      `Correction required, ${'plan review '.repeat(7).trimEnd()}... ${STOP_LINE}`,
    );
  });

  test('cuts a word that is longer than everything', () => {
    expect(fitted('x'.repeat(400), 1)).toBe(`${'x'.repeat(157)}...`);
    expect(fitted('á'.repeat(400), 1)).toBe(`${'á'.repeat(69)}…`);
  });

  test('does not cut an emoji of several in two', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(fitted(`${family.repeat(40)}`, 1)).toBe(`${family.repeat(6)}…`);
  });

  test('a tail that does not fit by itself is cut too', () => {
    const short = fitted('Permit issued', 1, 'y'.repeat(300));
    expect(countSegments(short)).toBe(1);
  });
});

describe('typography', () => {
  test('is exchanged where the text then is GSM-7, and kept where that gains nothing', () => {
    expect(plain('It’s “issued” – ready…')).toBe('It\'s "issued" - ready...');
    expect(plain('Revisión lista – “hoy”…')).toBe('Revisión lista – “hoy”…');
  });

  test('accents are never taken from Spanish', () => {
    expect(plain('El año en que pidió inspección')).toBe('El año en que pidió inspección');
    expect(detectEncoding('¿Señal? ¡Qué pingüino!')).toBe('gsm7');
    expect(detectEncoding('inspección')).toBe('ucs2');
  });

  test('a letter and its accent apart are one letter', () => {
    expect(plain('cafe\u0301')).toBe('café');
    expect(detectEncoding(plain('cafe\u0301'))).toBe('gsm7');
  });
});
