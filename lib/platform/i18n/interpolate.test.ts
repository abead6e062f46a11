import { describe, expect, it } from 'vitest';
import { interpolate, type TextCatalogue, translate } from './interpolate';

describe('interpolate', () => {
  it('puts values in, as often as they are named and with or without spaces', () => {
    expect(interpolate('{{a}}, {{ a }} and {{b.c}}', { a: 'x', 'b.c': 2 }, 'en')).toBe('x, x and 2');
  });

  it('formats upper and lower case', () => {
    expect(interpolate('{{n, uppercase}} {{n,lowercase}}', { n: 'Ñandú-7' }, 'es')).toBe('ÑANDÚ-7 ñandú-7');
  });

  it.each(['en', 'es'] as const)('formats currency in US dollars, the US way, in %s', (locale) => {
    expect(interpolate('{{fee, currency}}', { fee: 1234.5 }, locale)).toBe('$1,234.50');
    expect(interpolate('{{fee, currency}}', { fee: '99' }, locale)).toBe('$99.00');
  });

  it.each(['', 'about ten', Number.NaN])('leaves %j alone, which is no amount', (fee) => {
    expect(interpolate('[{{fee, currency}}]', { fee }, 'en')).toBe(`[${fee}]`);
  });

  it('does not take a date for an amount', () => {
    expect(interpolate('{{fee, currency}}', { fee: new Date(0) }, 'en')).not.toContain('$');
  });

  it('formats a date with long month, numeric day and year in the language', () => {
    expect(interpolate('{{d, date}}', { d: '2026-11-05' }, 'en')).toBe('November 5, 2026');
    expect(interpolate('{{d, date}}', { d: '2026-11-05' }, 'es')).toBe('5 de noviembre de 2026');
  });

  it('puts a moment on the reader’s own calendar', () => {
    // The tests run in India: past midnight there.
    expect(interpolate('{{d, date}}', { d: new Date('2026-11-05T20:00:00Z') }, 'en')).toBe(
      'November 6, 2026',
    );
    expect(interpolate('{{d, date}}', { d: Date.parse('2026-11-05T20:00:00Z') }, 'en')).toBe(
      'November 6, 2026',
    );
  });

  it('leaves alone what is no date', () => {
    expect(interpolate('{{d, date}}', { d: 'soon' }, 'en')).toBe('soon');
  });

  it('leaves a value with an unknown format as it is', () => {
    expect(interpolate('{{n, loud}}', { n: 'x' }, 'en')).toBe('x');
  });

  it('escapes nothing and reads values as plain text', () => {
    const note = '<b>R&D</b> $& {{other}}';
    expect(interpolate('{{note}}', { note, other: 'x' }, 'en')).toBe(note);
  });

  it('keeps a placeholder nobody gave a value for', () => {
    expect(interpolate('{{a}} {{toString}}', {}, 'en')).toBe('{{a}} {{toString}}');
  });
});

describe('translate', () => {
  const es: TextCatalogue = { locale: 'es', texts: { day: 'El {{d, date}}', empty: '' } };
  const en: TextCatalogue = {
    locale: 'en',
    texts: { day: 'On {{d, date}}', only: 'By {{d, date}}', empty: 'x' },
  };
  const values = { d: '2026-11-05' };

  it('takes the text of the language', () => {
    expect(translate('day', values, [es, en])).toBe('El 5 de noviembre de 2026');
  });

  it('falls back to English, with English forms', () => {
    expect(translate('only', values, [es, en])).toBe('By November 5, 2026');
  });

  it('gives the key where no language has it', () => {
    expect(translate('missing', values, [es, en])).toBe('missing');
    expect(translate('toString', values, [es, en])).toBe('toString');
  });

  it('keeps a text that is empty on purpose', () => {
    expect(translate('empty', values, [es, en])).toBe('');
  });
});
