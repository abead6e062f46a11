import { expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { isOtherSize, isSameModel } from '../facts/models';
import { createPackageView } from '../view';
import { modelsDiffer } from './models';

function told(papers: Readonly<Record<string, readonly string[]>>) {
  const files = Object.entries(papers).map(([id, lines]) => makeFile(id, [lines]));
  const documents = Object.keys(papers).map((id) => makeDocument(id, id));
  return modelsDiffer(createPackageView(makePackage({ files }), documents)).map(
    ({ documentId, values: { found, expected } }) => [documentId, found, expected],
  );
}

it('knows sizes of one series from other products', () => {
  expect(isOtherSize('HPX4-036-A2', 'HPX4-048')).toBe(true);
  expect(isOtherSize('SV-400-BK', 'SV-410-BK')).toBe(true);
  expect(isOtherSize('SV-400-BK', 'SV-400-WH')).toBe(false);
  expect(isOtherSize('HPX4-036', 'AHV4-048')).toBe(false);
  expect(isOtherSize('HPX4-036', 'HPX4-1036')).toBe(false);
  expect(isSameModel('HPX4-048', 'HPX4-048-A2')).toBe(true);
});

it('asks where a certificate is of another size than is planned', () => {
  expect(
    told({
      application: ['Heat pump NORTHGATE HPX4-048, 4 ton'],
      equipment_data: ['Outdoor Unit Model Number: HPX4-036-A2'],
    }),
  ).toEqual([['equipment_data', 'HPX4-036-A2', 'HPX4-048']]);
});

it('is silent on a sheet of several sizes, on two units of one job, and on papers and standards', () => {
  expect(
    told({ application: ['Model HPX4-048'], equipment_data: ['HPX4-036 | HPX4-048 | HPX4-060'] }),
  ).toEqual([]);
  expect(told({ application: ['HPX4-048 up, HPX4-036 down'], equipment_data: ['Model HPX4-036'] })).toEqual(
    [],
  );
  expect(
    told({
      application: ['License CFC1428811, ASCE7-22'],
      spec_sheets: ['License CFC1428822, ASCE7-16'],
    }),
  ).toEqual([]);
});

it('tells the form where two other papers agree on another size', () => {
  const sheet = ['Module SV-410-BK'];
  expect(told({ application: ['16 x SV-400-BK'], cover: sheet, spec_sheets: sheet })).toEqual([
    ['application', 'SV-400-BK', 'SV-410-BK'],
  ]);
  expect(told({ application: ['16 x SV-400-BK'], cover: sheet })).toEqual([]);
});
