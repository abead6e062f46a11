import { describe, expect, test } from 'vitest';
import english from './en.json';
import spanish from './es.json';

/** Each placeholder with its format, as often as it stands there. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([placeholder]) => placeholder.replace(/\s/g, '')).sort();
}

describe('the translation files', () => {
  test('have the same keys, each a text', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
    for (const file of [english, spanish]) for (const text of Object.values(file)) expect(text).toMatch(/\S/);
  });

  test('take the same values in the same forms', () => {
    const es = new Map(Object.entries(spanish));
    for (const [key, text] of Object.entries(english))
      expect({ key, takes: placeholders(es.get(key) ?? '') }).toEqual({ key, takes: placeholders(text) });
  });

  test('name only formats there are', () => {
    const formats = new Set(['uppercase', 'lowercase', 'currency', 'date']);
    for (const file of [english, spanish]) {
      for (const placeholder of Object.values(file).flatMap(placeholders)) {
        const format = placeholder.slice(2, -2).split(',')[1];
        expect(format === undefined || formats.has(format)).toBe(true);
      }
    }
  });

  test('exclaim nothing and address nobody as tú', () => {
    for (const text of [...Object.values(english), ...Object.values(spanish)])
      expect(text).not.toMatch(/[!¡]/);
    for (const text of Object.values(spanish)) expect(text).not.toMatch(/\b(tú|tus?|tienes|puedes)\b/i);
  });
});
