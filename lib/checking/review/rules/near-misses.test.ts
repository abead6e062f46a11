import { expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { isNearMiss } from '../facts/labelled-numbers';
import { createPackageView } from '../view';
import { disagreements } from './agreement';
import { addressesNear, licensesNear, parcelsNear } from './near-misses';

function view(
  papers: readonly (readonly [string, ...(readonly string[])[]])[],
  address: string | null = null,
) {
  const files = papers.map(([, ...pages], at) => makeFile(`f${at}`, pages));
  const documents = papers.map(([id, ...pages], at) =>
    makeDocument(id, `f${at}`, {}, { lastPage: pages.length }),
  );
  return createPackageView(makePackage({ files, stated: { address } }), documents);
}

it('knows digits that were changed or moved from other numbers', () => {
  expect(isNearMiss('17822613034', '17822613044')).toBe(true);
  expect(isNearMiss('5467081027', '5467018027')).toBe(true);
  expect(isNearMiss('2117', '2118')).toBe(true);
  expect(isNearMiss('6476', '6493')).toBe(false);
  expect(isNearMiss('12345678', '1234567')).toBe(false);
});

it('tells a sheet with the parcel of another lot, for certain where three pages agree', () => {
  const right = ['2088 Quartz Ln APN 178-22-613-044'];
  const wrong = ['2088 Quartz Ln APN 178-22-613-034'];
  expect(
    parcelsNear(
      view([
        ['application', right],
        ['plan_set', right, wrong, right],
      ]),
    ),
  ).toMatchObject([{ rule: 'parcel_differs', severity: 'critical', places: [{ page: 2 }, { page: 1 }] }]);
  expect(
    parcelsNear(
      view([
        ['application', right],
        ['plan_set', right, wrong],
      ]),
    ),
  ).toMatchObject([{ severity: 'minor' }]);
  // A plan of the lot names the neighbours'.
  expect(
    parcelsNear(
      view([
        ['application', right],
        ['site_plan', [...right, ...wrong]],
      ]),
    ),
  ).toEqual([]);
  expect(
    parcelsNear(
      view([
        ['application', right],
        ['fence_neighbor', wrong],
        ['plan_set', right],
      ]),
    ),
  ).toEqual([]);
});

it('tells two papers that differ once, of the one that is wrong', () => {
  const files = [
    makeFile('form', [['Registration no. QUARTZB812K3']]),
    makeFile('card', [['L&I registration: QUARTZB821K3']]),
  ];
  const documents = [
    makeDocument('application', 'form', { license: 'QUARTZB812K3' }),
    makeDocument('contractor_license', 'card', { license: 'QUARTZB821K3' }),
  ];
  const told = createPackageView(makePackage({ files }), documents);
  expect(disagreements.flatMap((rule) => rule(told))).toMatchObject([
    { rule: 'license_differs', documentId: 'application', values: { found: 'QUARTZB812K3' } },
  ]);
});

it('tells a licence whose digits are in another order on the form', () => {
  const card = ['contractor_license', ['L&I registration: QUARTZB821K3']] as const;
  expect(licensesNear(view([['application', ['Registration no. QUARTZB812K3']], card]))).toMatchObject([
    { rule: 'license_differs', severity: 'critical', values: { found: 'QUARTZB812K3' } },
  ]);
  expect(licensesNear(view([['application', ['Registration no. QUARTZB821K3']], card]))).toEqual([]);
  expect(licensesNear(view([['application', ['Registration no. OTHERFX555L9']], card]))).toEqual([]);
});

it('asks about the street of the job with another number', () => {
  const told = (...lines: string[]) => addressesNear(view([['eng_report', lines]], '2209 Quartz Thicket Ln'));
  expect(told('Foundation evaluation, 2290 Quartz Thicket Ln')).toMatchObject([
    { rule: 'address_differs', severity: 'minor', values: { unsure: 1 } },
  ]);
  expect(told('2290 Quartz Thicket Ln', 'Job: 2209 Quartz Thicket Ln')).toEqual([]);
  expect(told('Neighbor: 2290 Quartz Thicket Ln')).toEqual([]);
  expect(told('Office: 2219 Basalt St')).toEqual([]);
});

it('asks about a suite whose digits were moved, not about another one in the house', () => {
  const told = (suite: string) =>
    addressesNear(
      view(
        [
          ['application', ['4600 Brookhollow Pkwy, Suite 104, Arlington TX']],
          ['plan_set', ['4600 BROOKHOLLOW PKWY STE 104']],
          ['comcheck', [`4600 Brookhollow Pkwy, Suite ${suite}`]],
        ],
        '4600 Brookhollow Pkwy',
      ),
    ).map(({ documentId, severity, subject }) => [documentId, severity, subject]);
  expect(told('140')).toEqual([['comcheck', 'minor', 'unit140']]);
  expect(told('104')).toEqual([]);
  expect(told('300')).toEqual([]);
});
