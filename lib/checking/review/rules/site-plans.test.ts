import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { northArrowsMissing, scalesDiffer, scalesMissing } from './site-plans';

const view = (document: FoundDocument, words: readonly string[] = ['Site plan', "42'"]) =>
  createPackageView(makePackage({ permitType: 'deck_porch', files: [makeFile('a', [words])] }), [document]);

describe('scale', () => {
  it('is missing on a site plan that gives none', () => {
    expect(scalesMissing(view(makeDocument('site_plan', 'a')))).toHaveLength(1);
    expect(scalesMissing(view(makeDocument('one_line', 'a')))).toEqual([]);
    expect(scalesMissing(view(makeDocument('site_plan', 'a', { scale: '1:120' })))).toEqual([]);
    expect(scalesMissing(view(makeDocument('site_plan', 'a'), ['SCALE: 1" = 20\'']))).toEqual([]);
  });

  it('is not missed on a letter', () => {
    const long = 'The proposed work complies with the zoning ordinance for use, setbacks and lot coverage';
    expect(scalesMissing(view(makeDocument('site_plan', 'a'), [long, long]))).toEqual([]);
  });

  it('is missing on a site plan among sheets of another name', () => {
    const sheet = makeDocument('deck_framing', 'a', { scale: '1:48' });
    const told = (...words: string[]) =>
      scalesMissing(view(sheet, ['SITE PLAN', 'ELM STREET', "42'", ...words]));
    expect(told()).toMatchObject([{ severity: 'minor', places: [{ page: 1 }] }]);
    expect(told('Scale: 1" = 10 ft')).toEqual([]);
    expect(told('0 10 20 40 ft')).toEqual([]);
  });

  it('is not missed on schedules and forms', () => {
    expect(scalesMissing(view(makeDocument('floor_plans', 'a'), ['Use and occupancy request']))).toEqual([]);
  });

  it('differs where one sheet gives two, and not where it says that they vary', () => {
    const sheet = makeDocument('site_plan', 'a', { scale: ['1:120', '1:240'] });
    expect(scalesDiffer(view(sheet, ['Scale: 1:120', 'Scale: 1:240']))).toMatchObject([
      { values: { found: '1:240', expected: '1:120' } },
    ]);
    // Without the word each is of a view of its own.
    expect(scalesDiffer(view(sheet))).toEqual([]);
    expect(scalesDiffer(view(sheet, ['Scale: 1:120', 'Scale: 1:240', 'Scale as noted']))).toEqual([]);
    expect(scalesDiffer(view(makeDocument('site_plan', 'a', { scale: ['1:120', 'NTS'] })))).toEqual([]);
    const two = [makeField('scale', '1:120', 'a', 1), makeField('scale', '1:240', 'a', 2)];
    expect(scalesDiffer(view(makeDocument('site_plan', 'a', {}, { fields: two, lastPage: 2 })))).toEqual([]);
  });
});

describe('north arrow', () => {
  it('is missing only where it is seen not to be there', () => {
    expect(northArrowsMissing(view(makeDocument('site_plan', 'a', { north_arrow: 'absent' })))).toHaveLength(
      1,
    );
    for (const north_arrow of ['present', 'unclear']) {
      expect(northArrowsMissing(view(makeDocument('site_plan', 'a', { north_arrow })))).toEqual([]);
    }
    expect(northArrowsMissing(view(makeDocument('site_plan', 'a')))).toEqual([]);
    expect(northArrowsMissing(view(makeDocument('elevations', 'a', { north_arrow: 'absent' })))).toEqual([]);
  });
});
