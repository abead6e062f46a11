import { expect, test } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { blanksIn } from './blanks';
import { reviewPackage } from './review';
import { createPackageView } from './view';

const document = makeDocument('application', 'a');
const blanks = (lines: readonly string[]) =>
  blanksIn(createPackageView(makePackage({ files: [makeFile('a', [lines])] }), [document]), document);

test('a page that asks for the same hundreds of times is no form, and nothing of it is blank', () => {
  expect(blanks(['Property owner: ________', 'Contractor: Acme']).map(({ label }) => label)).toEqual([
    'owner',
  ]);
  expect(blanks(Array<string>(301).fill('Property owner: ________'))).toEqual([]);
});

test('a table of labels is told by the rows near by, however many there are', () => {
  const rows = Array.from({ length: 120 }, (_, row) => `Note ${row} | Entry ${row}`);
  expect(blanks([...rows, 'Owner name', 'Note | Entry']).map(({ label }) => label)).toEqual(['owner']);
});

// What took hours: each line was held against each pair of others. It comes to its end within the test's own time.
test('a thousand lines that are all labels are judged', () => {
  const lines = ['BUILDING PERMIT APPLICATION', ...Array<string>(1_000).fill('Owner')];
  expect(reviewPackage(makePackage({ files: [makeFile('a', [lines])] })).documents).toHaveLength(1);
});
