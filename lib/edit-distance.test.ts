import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, letterBits, mayBeWithin } from './edit-distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** The whole table, without a band and without a limit. */
function byTheBook(a: string, b: string): number {
  const cost = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => cost[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const options = [cell(row - 1, column) + 1, cell(row, column - 1) + 1];
      options.push(cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        options.push(cell(row - 2, column - 2) + 1);
      const line = cost[row];
      if (line) line[column] = Math.min(...options);
    }
  }
  return cell(a.length, b.length);
}

describe('editDistance', () => {
  it.each([
    ['austin', 'austin', 0],
    ['agustin', 'austin', 1],
    ['losangles', 'losangeles', 1],
    ['pheonix', 'phoenix', 1],
    ['cincinatti', 'cincinnati', 2],
    ['', 'ab', 2],
  ])('%s and %s', (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits);
  });

  it('is what the whole table says, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(byTheBook(a, b), limit + 1));
      }),
      { numRuns: 2000, seed: 4 },
    );
  });

  it('no word within the limit is passed over because of its letters', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
        const within = editDistance(a, b, limit) <= limit;
        expect(!within || mayBeWithin(letterBits(a), letterBits(b), limit)).toBe(true);
      }),
      { numRuns: 2000, seed: 4 },
    );
    expect(mayBeWithin(letterBits('austin'), letterBits('boston'), 1)).toBe(false);
  });
});
