import { expect, test } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
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

test('a form whose labels stand below what is written has no blanks for that', () => {
  const pair = (value: string, label: string, y: number) => [
    lineAt(value, 0.1, y),
    lineAt(label, 0.1, y + 0.02),
  ];
  const lines = [
    ...pair('Ana Peña', 'Owner name', 0.1),
    ...pair('178-22-613', 'Parcel number', 0.2),
    ...pair('CCC1399801', 'License number', 0.3),
  ];
  const page = makePage([], { lines });
  const view = createPackageView(makePackage({ files: [makeFile('a', [page])] }), [document]);
  expect(blanksIn(view, document)).toEqual([]);
});

test('a day below its label is the answer to it', () => {
  expect(blanks(['Signature: Ana Peña', 'Date', '09/29/2026', 'Notes: none'])).toEqual([]);
});
