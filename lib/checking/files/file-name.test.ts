import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name';

describe('cleanFileName', () => {
  it.each([
    ['Site plan.pdf', 'Site plan.pdf'],
    ['/home/ana/Site plan.pdf', 'Site plan.pdf'],
    ['C:\\plans\\A-101.pdf', 'A-101.pdf'],
    ['plans/', 'plans'],
    ['  two   spaces .pdf', 'two spaces.pdf'],
    ['tab\there.pdf', 'tab here.pdf'],
    ['nin\u0303o.pdf', 'niño.pdf'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['a\u200bb\u00ad.pdf', 'ab.pdf'],
    ['.pdf', 'document.pdf'],
    ['...', 'document'],
    ['', 'document'],
    ['\ud83d', 'document'],
    ['🏠 plan.pdf', '🏠 plan.pdf'],
  ])('%j is %j', (given, name) => {
    expect(cleanFileName(given)).toBe(name);
  });

  it('keeps the extension of a long name, and no half of a character', () => {
    expect(cleanFileName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
    expect(cleanFileName(`${'x'.repeat(115)}🏠🏠.pdf`)).toBe(`${'x'.repeat(115)}.pdf`);
  });

  it('is never empty, long, a path, invisible or changed by being cleaned again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom(
          '.',
          '/',
          '\\',
          ' ',
          '\u202e',
          '\0',
          'a',
          '\u0301',
          '🏠',
          '\ud800',
          '\u2028',
          '-',
        ),
        maxLength: 200,
      }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const name = cleanFileName(given);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(/[/\\]|\p{C}|\p{Zl}|\p{Zp}/u);
        expect(name).not.toMatch(/^\.*$/);
        expect(name.normalize('NFC')).toBe(name);
        expect(cleanFileName(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});
