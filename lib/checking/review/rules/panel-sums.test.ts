import { expect, it } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { panelSumsDiffer } from './panel-sums';

const COLUMNS = [0.05, 0.1, 0.3, 0.38, 0.5, 0.58, 0.66, 0.86];
const row = (cells: readonly string[], at: number) =>
  cells.map((cell, column) => lineAt(cell, COLUMNS[column] ?? 0, 0.1 + at * 0.03));
const LOADS = [1800, 4800, 2880, 1080, 1440, 1200];

function told(total: string, loads: readonly number[] = LOADS, label = 'TOTAL CONNECTED LOAD') {
  const rows = [
    ['PANEL QX'],
    ['CKT', 'DESCRIPTION', 'VA', 'TRIP/P', 'TRIP/P', 'VA', 'DESCRIPTION', 'CKT'],
    ...[0, 2, 4].map((at) => [
      String(at + 1),
      'RECEPT',
      String(loads[at]),
      '20/1',
      '20/1',
      String(loads[at + 1]),
      'LIGHTING',
      String(at + 2),
    ]),
  ];
  const lines = rows.flatMap(row);
  const page = makePage([], {
    width: 1728,
    height: 1152,
    lines: [...lines, lineAt(label, 0.05, 0.4), lineAt(total, 0.6, 0.4), lineAt('VA', 0.7, 0.4)],
  });
  const view = createPackageView(makePackage({ files: [makeFile('a', [page])] }), [makeDocument('mep', 'a')]);
  return panelSumsDiffer(view);
}

it('asks where the circuits make another sum than the total', () => {
  expect(told('11,200')).toMatchObject([
    { severity: 'minor', values: { found: 11_200, expected: 13_200, panel: 'QX' } },
  ]);
});

it('is silent where they add up, and on other totals', () => {
  expect(told('13,200')).toEqual([]);
  expect(told('10,560', LOADS, 'TOTAL DEMAND LOAD')).toEqual([]);
  // Half of it is no slip but a table that was not read whole.
  expect(told('41,000')).toEqual([]);
});
