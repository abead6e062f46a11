import { describe, expect, it } from 'vitest';
import type { Answers } from '@/lib/catalogue/checklists/types';
import { makeDocument, makeField, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { addressesMissing, blankFields, parcelsMissing } from './blanks';

const CONTRACTOR: Answers = { applicantRole: 'contractor' };

const view = (
  words: readonly string[],
  document: FoundDocument = makeDocument('application', 'a'),
  { answers = CONTRACTOR, state = 'OH' as 'OH' | 'TX', others = [] as FoundDocument[] } = {},
) =>
  createPackageView(
    makePackage({ answers, state, files: [makeFile('a', [words]), makeFile('b', [['words']])] }),
    [document, ...others],
  );

const labels = (...args: Parameters<typeof view>) =>
  blankFields(view(...args)).map(({ values }) => values.field);

describe('fields left blank', () => {
  it.each([
    [['Property owner: | ']],
    [['Property owner: ________']],
    [['Property owner:', 'Contractor: Acme']],
    [['Nombre del propietario: ______']],
    [['1. Owner name: | Contractor: Acme']],
    [['Job address | 1 Main St', 'Owner name', 'Mailing address | PO Box 1', 'Telephone | 555 0100']],
  ])('%j', (words) => {
    expect(labels(words)).toEqual(['owner']);
  });

  it.each([
    [['Property owner: Maria Lopez']],
    [['Property owner: | Maria Lopez']],
    [['Property owner', 'Maria Lopez']],
    [['Property owner:', 'Maria Lopez']],
    [['OWNER INFORMATION', 'Name: Maria Lopez']],
    [['Property owner', 'Owner name: Maria Lopez']],
    [['For office use only', 'Contractor license no.: ____']],
  ])('not: %j', (words) => {
    expect(labels(words)).toEqual([]);
  });

  it('are none where the value was found elsewhere on the paper', () => {
    expect(
      labels(['Owner:', 'Contractor: Acme'], makeDocument('application', 'a', { owner: 'MARIA LOPEZ' })),
    ).toEqual([]);
  });

  it('in the corner for the city’s use are the city’s, and the rest is not', () => {
    expect(labels(['For office use only', 'Words', 'Words', 'Words', 'Words', 'Owner: ____'])).toEqual([
      'owner',
    ]);
  });

  it('of address and parcel are told as blanks, not as missing', () => {
    const other = makeDocument('valuation', 'b', { address: '123 MAIN ST', parcel: '0012345' });
    const words = ['Project address: ____', 'Parcel number: ____'];
    expect(labels(words, undefined, { others: [other] })).toEqual(['address', 'parcel']);
    expect(addressesMissing(view(words, undefined, { others: [other] }))).toEqual([]);
  });

  it('are blank though a name stands far below, under a signature', () => {
    const found = makeField('owner', 'MARIA LOPEZ', 'a');
    const signed = { ...found, at: { ...found.at, box: { ...found.at.box, y: 0.8 } } };
    expect(
      labels(['Owner:', 'Contractor: Acme'], makeDocument('application', 'a', {}, { fields: [signed] })),
    ).toEqual(['owner']);
  });

  it('of the contractor count only where one is asked for', () => {
    const words = ['Contractor license no.: ____'];
    expect(labels(words)).toEqual(['license']);
    expect(labels(words, undefined, { answers: { applicantRole: 'owner_builder' } })).toEqual([]);
    expect(labels(words, undefined, { answers: {} })).toEqual([]);
  });

  it('of the value count nowhere in Texas where a dwelling may be meant', () => {
    const words = ['Project valuation: ____'];
    expect(labels(words)).toEqual(['valuation']);
    expect(labels(words, undefined, { state: 'TX' })).toEqual([]);
    expect(labels(words, undefined, { state: 'TX', answers: { occupancy: 'commercial' } })).toEqual([
      'valuation',
    ]);
  });
});

describe('address and parcel', () => {
  const other = makeDocument('valuation', 'b', { address: '123 MAIN ST', parcel: '0012345' });
  const site = makeDocument('site_plan', 'a');

  it('are missed on a paper that should give them, where others do', () => {
    expect(addressesMissing(view(['Site plan'], site, { others: [other] }))).toHaveLength(1);
    expect(parcelsMissing(view(['Site plan'], site, { others: [other] }))).toMatchObject([
      { severity: 'info' },
    ]);
    expect(addressesMissing(view(['Application'], undefined, { others: [other] }))).toMatchObject([
      { severity: 'critical' },
    ]);
  });

  it('are not accused of an address that stands there, perhaps of somebody else', () => {
    const words = ['Site plan', 'Otter Design, 88 Pine Street'];
    expect(addressesMissing(view(words, site, { others: [other] }))).toMatchObject([{ severity: 'minor' }]);
  });

  it('are worth mending only where the form does not ask for a parcel', () => {
    const missed = (words: readonly string[]) => parcelsMissing(view(words, undefined, { others: [other] }));
    expect(missed(['Application'])).toMatchObject([{ severity: 'minor' }]);
    expect(missed(['Application', 'Parcel and lot on record with the county'])).toMatchObject([
      { severity: 'critical' },
    ]);
  });

  it('are not missed where the words hold them, or nobody knows them', () => {
    const words = ['Site plan for 123 Main Street', 'lot 00-123-45'];
    expect(addressesMissing(view(words, site, { others: [other] }))).toEqual([]);
    expect(parcelsMissing(view(words, site, { others: [other] }))).toEqual([]);
    expect(addressesMissing(view(['Site plan'], site))).toEqual([]);
    expect(parcelsMissing(view(['Roof plan'], makeDocument('roof_plan', 'a'), { others: [other] }))).toEqual(
      [],
    );
  });
});
