import { describe, expect, it } from 'vitest';
import { makeFile, makePackage } from '@/tests/support/review-package';
import type { Correction } from './corrections';
import { reviewPackage } from './review';

const APPLICATION = [
  'BUILDING PERMIT APPLICATION',
  'Project address: | 123 Main St',
  'Property owner: | Maria Lopez',
  'Description of work: | Replace the water heater in the garage',
];
const NOTE = ['Garage', 'Owner: | Maria Lopez', 'as agreed'];

describe('what people say of pages', () => {
  const review = (
    corrections: Correction[],
    files = [makeFile('a', [APPLICATION]), makeFile('b', [NOTE, NOTE])],
  ) =>
    reviewPackage({
      ...makePackage({ city: 'Columbus', files, answers: { applicantRole: 'agent' } }),
      corrections,
    });
  const said = (given: Partial<Correction>): Correction => ({
    ...{ fileId: 'b', firstPage: 1, lastPage: 1, documentId: 'owner_authorization', relation: 'is' },
    ...given,
  });
  const told = ({ documents }: ReturnType<typeof review>) =>
    documents.map(
      ({ fileId, firstPage, lastPage, documentId }) => `${fileId} ${firstPage}-${lastPage} ${documentId}`,
    );
  const standing = (of: ReturnType<typeof review>, id = 'owner_authorization') =>
    of.standings.find(({ documentId }) => documentId === id)?.standing;

  it('changes nothing where nothing is said', () => {
    expect(review([])).toEqual(
      reviewPackage(
        makePackage({
          city: 'Columbus',
          files: [makeFile('a', [APPLICATION]), makeFile('b', [NOTE, NOTE])],
          answers: { applicantRole: 'agent' },
        }),
      ),
    );
  });

  it('makes pages the document, and leaves the others what they were', () => {
    const after = review([said({ firstPage: 2, lastPage: 2 })]);
    expect(told(after)).toContain('b 2-2 owner_authorization');
    expect(told(after).filter((one) => one.startsWith('b 1-1'))).toHaveLength(1);
    expect(after.documents.find(({ documentId }) => documentId === 'owner_authorization')).toMatchObject({
      certainty: 1,
      fields: expect.arrayContaining([expect.objectContaining({ id: 'owner' })]),
    });
    expect(standing(after)).toBe('found');
  });

  it('lets the later outweigh the earlier, and keeps to the pages there are', () => {
    const after = review([said({ lastPage: 9 }), said({ firstPage: 2, lastPage: 2, documentId: 'other' })]);
    expect(told(after).slice(-2)).toEqual(['b 1-1 owner_authorization', 'b 2-2 other']);
    expect(told(review([said({ firstPage: 5, lastPage: 5 })]))).toEqual(told(review([])));
    expect(told(review([said({ fileId: 'gone' })]))).toEqual(told(review([])));
  });

  it('adds what pages hold as well', () => {
    const after = review([said({ fileId: 'a', relation: 'also' })]);
    expect(told(after)).toEqual(expect.arrayContaining(['a 1-1 application', 'a 1-1 owner_authorization']));
    expect(standing(after)).toBe('found');
    expect(standing(after, 'application')).toBe('found');
  });

  it('takes away what pages are not, and what is nowhere is missing for certain', () => {
    const not = { relation: 'not', documentId: 'application' } as const;
    expect(told(review([said({ ...not, fileId: 'a' })]))).toContain('a 1-1 other');
    const nowhere = [said({ fileId: 'a', relation: 'not' }), said({ lastPage: 2, relation: 'not' })];
    const missing = (corrections: Correction[]) =>
      review(corrections).findings.find(({ key }) => key === 'missing_document:owner_authorization');
    expect(missing([])?.severity, 'asked, by how likely it is there').toMatch(/^(?:info|minor)$/);
    expect(missing(nowhere)).toMatchObject({ severity: 'critical', places: [] });
    expect(missing(nowhere.slice(1))?.severity).toMatch(/^(?:info|minor)$/);
  });

  it('does not ask of a page that somebody told', () => {
    const asked = (corrections: Correction[]) =>
      review(corrections).findings.flatMap(({ rule, places }) =>
        rule === 'missing_document' ? places.map(({ fileId, page }) => `${fileId} ${page}`) : [],
      );
    const settled = [said({ firstPage: 1, lastPage: 2, documentId: 'other' })];
    expect(asked(settled).filter((at) => at.startsWith('b'))).toEqual([]);
  });
});
