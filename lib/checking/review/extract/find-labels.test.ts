import { describe, expect, it } from 'vitest';
import { makePage } from '@/tests/support/review-package';
import { layPage } from '../text/layout';
import { findLabels } from './find-labels';

const findLabelIds = (line: string, certainty = 1) =>
  findLabels(layPage('f', makePage([line], { certainty, source: certainty < 1 ? 'ocr' : 'text' }))).map(
    ({ ids }) => ids[0],
  );

describe('labels no list has in these words', () => {
  it.each([
    ['Name(s) of legal owner(s):', 'owner'],
    ['Property owner(s):', 'owner'],
    ['Builder of record', 'contractor'],
    ['Work to be performed by: Acme Builders', 'contractor'],
    ['Registration no. of contractor:', 'license'],
    ['Expires on: 03/01/2027', 'expires'],
    ['In force until:', 'expires'],
    ['Total value of labor and materials:', 'valuation'],
    ['Importe convenido de la obra', 'valuation'],
    ['Sq. ft. of work', 'area'],
    ['Lot / Block / Subdivision:', 'legal'],
    ['Sum of all permit fees payable:', 'fee_total'],
    ['Prepared by:', 'designer'],
    ['Prepared for:', 'owner'],
    ['3. Constructora:', 'contractor'],
    ['10a. Contractor', 'contractor'],
    ['1.2 Assessors Map & Parcel Numbers', 'parcel'],
  ])('%s', (line, id) => {
    expect(findLabelIds(line)).toEqual([id]);
  });

  it.each([
    '36 sq ft',
    'The owner of the property will call the contractor when the work is done',
    'Ironwood Contracting',
    'Cost per square foot:',
    'Date of birth:',
  ])('none: %s', (line) => {
    expect(findLabelIds(line)).not.toContain('area');
    expect(findLabelIds(line)).not.toContain('owner');
    expect(findLabelIds(line)).not.toContain('contractor');
    expect(findLabelIds(line)).not.toContain('valuation');
  });

  it('numbers of a scan are no labels, however short the words before', () => {
    expect(findLabelIds('36 sq ft', 0.94)).toEqual([]);
    expect(findLabelIds('200 A MAIN BREAKER', 0.94)).toEqual([]);
  });

  it('a cell that begins with one letter is not bound to the word before', () => {
    const [label] = findLabels(
      layPage('f', makePage(['INSURED A: Meridian Casualty Company'], { certainty: 0.94, source: 'ocr' })),
    );
    expect(label?.isMarked ?? false).toBe(false);
  });
});
