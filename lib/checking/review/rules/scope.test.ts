import { expect, it } from 'vitest';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { quantitiesDiffer, sizesDiffer } from './scope';

function view(permitType: PermitTypeId, papers: Readonly<Record<string, readonly string[]>>) {
  const files = Object.entries(papers).map(([id, lines]) => makeFile(id, [lines]));
  const documents = Object.keys(papers).map((id) => makeDocument(id, id));
  return createPackageView(makePackage({ permitType, files }), documents);
}
const values = (drafts: ReturnType<typeof sizesDiffer>) =>
  drafts.map(({ rule, values: { found, expected } }) => [rule, found, expected]);

it('asks where the same thing has two sizes', () => {
  expect(
    values(
      sizesDiffer(
        view('deck_porch', {
          application: ['New deck 12 x 16 ft'],
          deck_framing: ['DECK 20\'-0" x 12\'-0"'],
        }),
      ),
    ),
  ).toEqual([['scope_differs', '20\'-0" x 12\'-0"', '12 x 16 ft']]);
});

it('is silent on the same size in another order, on parts, and where a paper names several', () => {
  const told = (...plan: string[]) =>
    sizesDiffer(view('deck_porch', { application: ['New deck 12 x 16 ft'], deck_framing: plan }));
  expect(told('DECK 16\'-0" x 12\'-0"')).toEqual([]);
  expect(told('DECK JOIST 2 x 10')).toEqual([]);
  expect(told('DECK 10 x 12', 'LOWER DECK 8 x 10')).toEqual([]);
});

it('asks where a quantity differs, and tells a table of earth once', () => {
  const told = values(
    quantitiesDiffer(
      view('grading', {
        application: ['Cut plus fill 3,180 CY, import 340 CY'],
        grading_plan: ['CUT | 1,240', 'FILL | 1,570', 'TOTAL CUT + FILL | 2,810', 'IMPORT | 330'],
      }),
    ),
  );
  expect(told.map(([rule]) => rule)).toEqual(['quantity_differs']);
  expect(
    values(
      quantitiesDiffer(
        view('solar_pv', { application: ['7.2 kW DC roof mounted'], cover: ['SYSTEM 8.4 KW DC'] }),
      ),
    ).map(([rule]) => rule),
  ).toEqual(['equipment_differs']);
});

it('is silent on what is there, allowed or computed', () => {
  const told = (...plan: string[]) =>
    quantitiesDiffer(view('generator', { application: ['22 kW standby generator'], one_line: plan }));
  expect(told('22 KW GENERATOR')).toEqual([]);
  expect(told('EXISTING 10 KW UNIT TO BE REMOVED')).toEqual([]);
  expect(
    quantitiesDiffer(
      view('mechanical', { application: ['2 ton heat pump'], manual_j: ['Cooling load 1.8 tons'] }),
    ),
  ).toEqual([]);
});

it('is silent on a manual for several sizes, the chosen one among them', () => {
  const told = (sizes: string) =>
    quantitiesDiffer(
      view('generator', {
        application: ['Install 24 kW generator'],
        other: [`Standby generators ${sizes} kW`],
      }),
    );
  expect(told('18 / 22 / 24 / 26')).toEqual([]);
  expect(values(told('26'))).toEqual([['equipment_differs', '26 kW', '24 kW']]);
});
