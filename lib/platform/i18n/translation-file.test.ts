import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate';
import { LOCALES } from './locales';
import { loadTexts, toTexts } from './translation-file';

describe('toTexts', () => {
  it('has one level of keys, and a place for each value', () => {
    expect(toTexts({ home: { title: 'Permits', hello: 'Hello {name}, {count, number} new' } })).toEqual({
      'home.title': 'Permits',
      'home.hello': 'Hello {{name}}, {{count}} new',
    });
  });

  it('takes quotes out and leaves markup', () => {
    expect(toTexts({ a: "The city''s '{date}'", b: 'Read <link>the terms of {brand}</link>' })).toEqual({
      a: "The city's {date}",
      b: 'Read <link>the terms of {{brand}}</link>',
    });
  });

  it('is as many texts as there are choices', () => {
    const text =
      '{count, plural, =0 {None} one {# permit} other {# permits}} in {where, select, us {the US} other {{place}}}';
    expect(toTexts({ found: text })).toEqual({
      found_0_us: 'None in the US',
      found_0_other: 'None in {{place}}',
      found_one_us: '{{count}} permit in the US',
      found_one_other: '{{count}} permit in {{place}}',
      found_other_us: '{{count}} permits in the US',
      found_other_other: '{{count}} permits in {{place}}',
    });
  });
});

describe('the texts of the site', () => {
  it.each(LOCALES)(
    'are all there in %s, none with a placeholder only the site could read',
    async (locale) => {
      const texts = await loadTexts(locale);
      expect(Object.keys(texts).length).toBeGreaterThan(4_800);
      const bare = Object.entries(texts).filter(([, text]) => /(^|[^{])\{[^{]|, (plural|select),/.test(text));
      expect(bare).toEqual([]);
      const sample = texts['translationTest.samples.fee.total'] ?? '';
      expect(interpolate(sample, { fee: 1234.5 }, locale)).toContain('$1,234.50');
    },
  );
});
