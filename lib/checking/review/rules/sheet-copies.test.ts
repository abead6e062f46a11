import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { sheetsCopied } from './sheet-copies';

const FENCE =
  'pool barrier fence detail self closing gate latch fifty four inches above grade pickets four inches apart posts';
const DECK =
  'deck framing plan joists beam ledger hangers footing guard stairs treads risers lumber treated bolts';

function told(texts: readonly string[], titles: readonly string[], numbers: readonly (string | null)[]) {
  const pages = texts.map((text) => makePage([text], { source: 'ocr', certainty: 0.9 }));
  const fields = texts.flatMap((_, at) => [
    makeField('sheet_title', titles[at] ?? '', 'p', at + 1),
    ...(numbers[at] ? [makeField('sheet_number', numbers[at] ?? '', 'p', at + 1)] : []),
  ]);
  const document = makeDocument('pool_fence', 'p', {}, { fields, lastPage: texts.length });
  return sheetsCopied(
    createPackageView(makePackage({ permitType: 'fence', files: [makeFile('p', pages)] }), [document]),
  ).map(({ rule, values, places }) => [rule, values.sheet, places[0]?.page]);
}

describe('a sheet that is there twice in pictures that lost its number', () => {
  it('is told by its name, or by the number that was read on one of them', () => {
    expect(told([FENCE, `${FENCE} rev 2`], ['FENCE', 'FENCE'], [null, null])).toEqual([
      ['sheet_twice', 'FENCE', 2],
    ]);
    expect(told([FENCE, FENCE], ['FENCE', 'FENCE'], [null, 'C-3'])).toEqual([['sheet_twice', 'C-3', 2]]);
  });

  it('is not told of sheets of one name that show other things, nor of two names, nor of two numbers', () => {
    expect(told([FENCE, DECK], ['DETAILS', 'DETAILS'], [null, null])).toEqual([]);
    expect(told([FENCE, FENCE], ['FENCE', 'GATE'], [null, null])).toEqual([]);
    expect(told([FENCE, FENCE], ['FENCE', 'FENCE'], ['C-3', 'C-4'])).toEqual([]);
  });
});
