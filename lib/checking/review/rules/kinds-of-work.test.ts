import { expect, it } from 'vitest';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { kindsOfWorkDiffer } from './kinds-of-work';

function told(permitType: PermitTypeId, papers: Readonly<Record<string, readonly string[]>>) {
  const files = Object.entries(papers).map(([id, lines]) => makeFile(id, [lines]));
  const documents = Object.keys(papers).map((id) => makeDocument(id, id));
  return kindsOfWorkDiffer(createPackageView(makePackage({ permitType, files }), documents)).map(
    ({ documentId, subject }) => [documentId, subject],
  );
}

it('asks where form and contract do the work in two ways', () => {
  expect(
    told('roofing', {
      application: ['Strip two layers to the deck, new shingles'],
      valuation: ['Install architectural shingles over the existing layer'],
    }),
  ).toEqual([['valuation', 'roof_over']]);
  expect(told('solar_pv', { application: ['Roof-mounted PV, 7 kW'], cover: ['GROUND MOUNT ARRAY'] })).toEqual(
    [['cover', 'solar_mount']],
  );
});

it('is silent where a paper names both, denies one, or says nothing', () => {
  const contract = (...lines: string[]) =>
    told('roofing', { application: ['Tear-off and re-roof'], valuation: lines });
  expect(contract('Tear-off of two layers', 'Overlay: add $0')).toEqual([]);
  expect(contract('No overlay of existing roofing')).toEqual([]);
  expect(contract('Shingles, 30 squares')).toEqual([]);
});
