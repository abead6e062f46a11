import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable, splitLongWord } from './printable';

it('keeps what English and Spanish are written with', () => {
  const text = '¿Señal «ñandú» – 3′ × 4 ≥ 12″? Año: $1,234.50 → ½ “ok”…';
  expect(printable(text)).toBe(text.replaceAll('′', '[…]').replaceAll('″', '[…]'));
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
      expect(shown).toMatch(/^[ -~\u00a0-\u00ff–—‘’“”…•→−≤≥ıŒœ‚„‹›€™≈]*$/u);
      expect(splitLongWord(shown).join('')).toBe(shown);
      expect(printable(shown)).toBe(shown);
    }),
  );
});
