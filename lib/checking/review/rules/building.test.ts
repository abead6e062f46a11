import { expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { buildingDiffers } from './building';

function told(form: readonly string[], sheet: readonly string[]) {
  const files = [makeFile('f', [form]), makeFile('p', [sheet])];
  const documents = [makeDocument('application', 'f'), makeDocument('code_analysis', 'p')];
  return buildingDiffers(
    createPackageView(makePackage({ permitType: 'commercial_ti', files }), documents),
  ).map(({ rule, values }) => [rule, values.found, values.expected]);
}

it('asks where the form names another group, type or number of stories', () => {
  expect(told(['Occupancy A-3 (clinic), type II-B'], ['OCCUPANCY | B, BUSINESS'])).toEqual([
    ['occupancy_differs', 'A-3', 'B'],
  ]);
  expect(told(['Construction type: V-B'], ['TYPE OF CONSTRUCTION | II-B, NOT SPRINKLERED'])).toEqual([
    ['construction_type_differs', 'V-B', 'II-B'],
  ]);
  expect(told(['Number of stories: 2'], ['STORIES | 1 STORY SHELL'])).toEqual([['stories_differ', '2', '1']]);
});

it('is silent where one is common, or something else is counted', () => {
  expect(told(['Occupancy group: M'], ['OCCUPANCY: B / M'])).toEqual([]);
  expect(told(['Type of construction: VB'], ['CONSTRUCTION TYPE: V-B'])).toEqual([]);
  expect(told(['Occupancy: M'], ['OCCUPANT LOAD 49', 'EXISTING OCCUPANCY: B'])).toEqual([]);
  expect(told(['Stories: 1'], ['EXISTING 2 STORY BUILDING'])).toEqual([]);
});
