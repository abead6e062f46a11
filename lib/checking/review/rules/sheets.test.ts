import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { sheetsAgainstIndex, sheetsUnnumbered } from './sheets';

function set(index: readonly string[], numbers: readonly (string | null)[], source: 'text' | 'ocr' = 'text') {
  const pages = numbers.map((number, at) =>
    makePage(
      [at === 0 ? 'Sheet index' : 'Notes', `Sheet ${number ?? ''} ${at}`],
      source === 'ocr' ? { source, certainty: 0.9 } : {},
    ),
  );
  const fields = [
    ...index.map((number) => makeField('sheet_index', number, 'p')),
    ...numbers.flatMap((number, at) => (number ? [makeField('sheet_number', number, 'p', at + 1)] : [])),
  ];
  const document = makeDocument('plan_set', 'p', {}, { fields, lastPage: numbers.length });
  return createPackageView(makePackage({ permitType: 'res_new', files: [makeFile('p', pages)] }), [document]);
}
const told = (...args: Parameters<typeof set>) =>
  sheetsAgainstIndex(set(...args)).map(({ rule, values }) => [rule, values.sheet]);

describe('sheets against their index', () => {
  it('agree', () => {
    expect(told(['A-100', 'A-101', 'S-1'], ['A-100', 'A-101', 'S-1'])).toEqual([]);
  });

  it('are sure of a missing sheet only by letters that other sheets have', () => {
    const severity = (...args: Parameters<typeof set>) =>
      sheetsAgainstIndex(set(...args)).map((one) => [one.values.sheet, one.severity]);
    expect(severity(['A-100', 'A-101', 'R-2'], ['A-100'])).toEqual([
      ['A-101', 'major'],
      ['R-2', 'minor'],
    ]);
  });

  it('are those of a heading: a column of marks is asked about where it lacks one, and no index where it lacks many', () => {
    const marks = (listed: readonly string[]) => {
      const fields = [
        ...listed.map((number) => makeField('sheet_index', number, 'p')),
        ...['W-1', 'W-2', 'W-3'].map((number, at) => makeField('sheet_number', number, 'p', at + 1)),
      ];
      const document = makeDocument('win_sched', 'p', {}, { fields, lastPage: 3 });
      const pages = ['Window schedule', 'Elevations', 'Details'].map((words) => makePage([words]));
      const input = makePackage({ permitType: 'res_new', files: [makeFile('p', pages)] });
      return sheetsAgainstIndex(createPackageView(input, [document])).map((one) => [
        one.values.sheet,
        one.severity,
      ]);
    };
    expect(marks(['W-1', 'W-2', 'W-3', 'W-4'])).toEqual([['W-4', 'minor']]);
    expect(marks(['W-1', 'W-2', 'W-3', 'W-4', 'W-5', 'W-6'])).toEqual([]);
  });

  it('leave out of account a sheet that says another took its place', () => {
    const page = (words: string) => makePage([words], {});
    const fields = [1, 2].map((at) => makeField('sheet_number', 'A-101', 'p', at));
    const document = makeDocument('plan_set', 'p', {}, { fields, lastPage: 2 });
    const view = (words: string) =>
      createPackageView(
        makePackage({
          permitType: 'res_new',
          files: [makeFile('p', [page('First floor plan of the new house'), page(words)])],
        }),
        [document],
      );
    expect(sheetsAgainstIndex(view('Roof and attic')).map(({ rule }) => rule)).toContain('sheet_twice');
    expect(sheetsAgainstIndex(view('SUPERSEDED by revision 2'))).toEqual([]);
  });

  it('tell which sheet is not in the set, which not in the index, and which is there twice', () => {
    expect(told(['A-100', 'A-101'], ['A-100', 'A-100', 'S-1'])).toEqual([
      ['sheet_not_in_set', 'A-101'],
      ['sheet_not_in_index', 'S-1'],
      ['sheet_twice', 'A-100'],
    ]);
  });

  it('do not hold a misread letter of a picture against anybody', () => {
    expect(told(['A-101', 'A-102'], ['A-1O1', 'A-102'], 'ocr')).toEqual([]);
  });

  it('take a page without a number for the sheet that is looked for', () => {
    const view = set(['A-100', 'A-101', 'A-102'], ['A-100', null, 'A-102']);
    expect(sheetsAgainstIndex(view)).toEqual([]);
    expect(sheetsUnnumbered(view)).toMatchObject([{ places: [{ page: 2 }] }]);
  });

  it('say nothing where there is no index, or no numbers', () => {
    expect(told([], ['A-100', 'A-101'])).toEqual([]);
    expect(told(['A-100', 'A-101'], [null, null])).toEqual([]);
    expect(sheetsUnnumbered(set([], [null, null, null]))).toEqual([]);
  });

  it('uploaded again in another file are no second sheet of that number', () => {
    const pages = [['Sheet A-100'], ['Sheet A-101']];
    const documents = ['p', 'q'].map((id) =>
      makeDocument(
        'plan_set',
        id,
        {},
        {
          lastPage: 2,
          fields: [makeField('sheet_number', 'A-100', id, 1), makeField('sheet_number', 'A-101', id, 2)],
        },
      ),
    );
    const files = [makeFile('p', pages), makeFile('q', pages)];
    expect(sheetsAgainstIndex(createPackageView(makePackage({ files }), documents))).toEqual([]);
  });
});
