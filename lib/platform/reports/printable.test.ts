import { Font } from '@react-pdf/renderer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeFonts } from '@/scripts/fonts.mjs';
import { REPORT_FONTS } from './fonts';
import { printable, splitLongWord } from './printable';

/** Every letter of the Basic Multilingual Plane that is printed as it is. */
const HELD = Array.from({ length: 0xd7ff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).filter(
  (letter) => printable(`.${letter}.`) === `.${letter}.`,
);

it('keeps what English and Spanish are written with', () => {
  const text = '¿Señal «ñandú» – 3′ × 4 − 12″? Año: $1,234.50 • ½ “ok”…';
  expect(printable(text)).toBe(text.replaceAll('′', '[…]').replaceAll('″', '[…]'));
});

it('writes out signs the fonts lack', () => {
  expect(printable('Pending → Issued, R ≥ 13, U ≤ 0.3, ≈ 4')).toBe(
    'Pending › Issued, R >= 13, U <= 0.3, ~ 4',
  );
});

it('takes for held only what both fonts hold', async () => {
  await makeFonts();
  for (const [fontFamily, src] of Object.entries(REPORT_FONTS)) {
    Font.register({ family: fontFamily, src });
    await Font.load({ fontFamily });
    const held = Font.getFont({ fontFamily })?.data;
    expect(HELD.filter((letter) => !held?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  }
});

it('leaves off accents the fonts lack, and marks what they cannot set', () => {
  expect(printable('Łódź, Dvořák, ﬁrst')).toBe('Lódz, Dvorák, first');
  expect(printable('שלום עולם 12')).toBe('[…] 12');
  expect(printable('\u202e12 Main\u200b St\u2069\n\tUnit 3')).toBe('12 Main St Unit 3');
});

it('cuts what is too long', () => {
  expect(printable('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
});

it('leaves only letters the fonts hold, and loses none in parting a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const shown = printable(text);
      expect(shown).toMatch(/^[ -~\u00a0-\u00ff–—‘’“”…•−ıŒœ‚„‹›€™]*$/u);
      expect(splitLongWord(shown).join('')).toBe(shown);
      expect(printable(shown)).toBe(shown);
    }),
  );
});
