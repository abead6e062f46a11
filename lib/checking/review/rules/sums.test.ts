import { expect, it } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { sumsDiffer } from './sums';

function told(rows: readonly (readonly [string, string])[], documentId = 'application') {
  const page = makePage([], {
    lines: rows.flatMap(([label, value], at) => {
      const y = 0.3 + at * 0.03;
      return [lineAt(label, 0.1, y), lineAt(value, 0.6 - value.length * 0.008, y)];
    }),
  });
  return sumsDiffer(
    createPackageView(makePackage({ files: [makeFile('a', [page])] }), [makeDocument(documentId, 'a')]),
  );
}

it('asks where the lines over a total make another sum', () => {
  expect(
    told([
      ['Labor', '$4,200.00'],
      ['Materials', '$6,150.00'],
      ['Total', '$10,530.00'],
    ]),
  ).toMatchObject([
    { severity: 'minor', values: { foundCents: 1_053_000, expectedCents: 1_035_000, unit: 'money' } },
  ]);
  expect(
    told([
      ['First floor', '1,204'],
      ['Second floor', '860'],
      ['Total', '2,164'],
    ]),
  ).toMatchObject([{ values: { found: 2164, expected: 2064, unit: 'plain' } }]);
});

it('is silent where the last lines make it, and on tables that are not added', () => {
  expect(
    told([
      ['Labor', '$4,200.00'],
      ['Materials', '$6,150.00'],
      ['Total', '$10,350.00'],
    ]),
  ).toEqual([]);
  expect(
    told([
      ['Lot', '6,000'],
      ['Cut', '1,240'],
      ['Fill', '1,570'],
      ['Total', '2,810'],
    ]),
  ).toEqual([]);
  expect(
    told(
      [
        ['Wall', '900'],
        ['Window', '120'],
        ['Total', '1,200'],
      ],
      'energy_residential',
    ),
  ).toEqual([]);
  expect(
    told([
      ['Permit fee', '$90.00'],
      ['Plan review', '$45.00'],
      ['Total', '$145.00'],
    ]),
  ).toEqual([]);
  expect(
    told([
      ['Labor', '$4,200.00'],
      ['Materials', '$6,150.00'],
      ['Subtotal', '$11,350.00'],
    ]),
  ).toEqual([]);
});
