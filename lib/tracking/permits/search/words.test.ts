import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChunks, wordQuery } from './query';
import { nextSpan } from './spans';
import { oneEditFrom } from './spelling';
import { tokenise } from './tokens';
import { buildSearchText, getVocabulary, type IndexedPermit, MAX_DESCRIPTION_WORDS } from './words';

const permit = (given: Partial<IndexedPermit> = {}): IndexedPermit => ({
  permitNumber: '2026-104233 BP',
  permitType: null,
  permitSubtype: null,
  workClass: null,
  description: null,
  statusBucket: 'issued',
  addressNorm: null,
  contractorName: null,
  contractorNorm: null,
  parcel: null,
  latitude: null,
  longitude: null,
  issuedDate: '2026-11-03',
  appliedDate: null,
  approvedDate: null,
  statusDate: null,
  completedDate: null,
  ...given,
});
const lexemes = (given?: Partial<IndexedPermit>) => buildSearchText(permit(given), 'austin-tx').split(' ');

describe('wordsOf', () => {
  it('takes a number whole and in its parts, and its feed, state and time', () => {
    expect(lexemes()).toEqual(expect.arrayContaining(['2026', '104233', 'bp', '2026104233bp']));
    expect(lexemes()).toEqual(expect.arrayContaining(['=f:austin-tx', '=b:issued']));
    expect(lexemes().filter((word) => /^=[deg]/.test(word))).toHaveLength(3);
  });

  it('has a place only where there are coordinates', () => {
    expect(lexemes().filter((word) => /^=[st]/.test(word))).toEqual([]);
    expect(
      lexemes({ latitude: 30.27, longitude: -97.74 }).filter((word) => /^=[st]/.test(word)),
    ).toHaveLength(2);
  });

  it('folds accents, capitals and apostrophes, and keeps both names around a DBA', () => {
    const words = lexemes({
      contractorName: 'O’Brien & Peña LLC DBA Café Roofing',
      contractorNorm: 'cafe roofing',
    });
    expect(words).toEqual(expect.arrayContaining(['obrien', 'pena', 'cafe', 'roofing']));
  });

  it('bounds a description by its distinct words, and a word by its length', () => {
    const many = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const words = lexemes({ description: many });
    expect(words).toContain(`word${MAX_DESCRIPTION_WORDS - 1}`);
    expect(words).not.toContain(`word${MAX_DESCRIPTION_WORDS}`);
    expect(Math.max(...lexemes({ description: 'x'.repeat(5_000) }).map((word) => word.length))).toBe(32);
  });

  it('is distinct lexemes with one space between, whatever the texts hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (description, contractorName) => {
          const words = lexemes({ description, contractorName });
          expect(new Set(words).size).toBe(words.length);
          for (const word of words) expect(word).toMatch(/^(=[\w:.-]+|[\p{L}\p{N}]{1,32})$/u);
        },
      ),
    );
  });

  it('comes out the same however it is typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (description) => {
        const once = tokenise(description);
        expect(tokenise(once.join(' '))).toEqual(once);
      }),
    );
  });
});

describe('vocabularyOf', () => {
  it('keeps words with a spelling', () => {
    expect(getVocabulary('=f:austin-tx =b:issued 2026 104233 bp roof 12th cañon')).toEqual(['roof', 'cañon']);
  });
});

describe('wordQuery', () => {
  const toQuery = (q: string) => wordQuery(parseChunks(q), new Map());
  it('asks for every word, for a postal spelling beside the long one, for a number with and without its gaps', () => {
    expect(toQuery('1200 North')).toBe("'1200' & ('north' | 'n')");
    expect(toQuery('2026-104233')).toBe("('2026' & '104233' | '2026104233')");
    expect(toQuery('of the')).toBeNull();
  });
});

describe('nextSpan', () => {
  it('covers every day once, newest first, in at most three blocks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 70_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 5 }),
        (top, length, days) => {
          const lowest = Math.max(0, top - length);
          let last = top;
          for (let round = 0; last >= lowest; round++) {
            const span = nextSpan(last, days[round % days.length] ?? 1, lowest);
            const size = [1, 16, 256][span.level] ?? 1;
            expect(span.last).toBe(last);
            expect(span.first).toBeGreaterThanOrEqual(lowest);
            expect(span.first).toBeLessThanOrEqual(last);
            expect(Math.floor(span.last / size) - Math.floor(span.first / size)).toBeLessThan(3);
            last = span.first - 1;
          }
          expect(last).toBe(lowest - 1);
        },
      ),
    );
  });
});

describe('oneEditFrom', () => {
  it('holds every single slip and not the word itself', () => {
    const made = oneEditFrom('roof');
    expect(made).toEqual(expect.arrayContaining(['rof', 'rooof', 'rofo', 'root', 'roofs', 'oof']));
    expect(made).not.toContain('roof');
  });
});
