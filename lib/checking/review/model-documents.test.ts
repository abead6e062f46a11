import { describe, expect, it } from 'vitest';
import { makeFile, makePackage } from '@/tests/support/review-package';
import { findDocuments } from './documents';
import { listStandings } from './standings';
import type { FoundDocument, ModelReading } from './types';
import { createPackageView } from './view';

const APPLICATION = [
  'BUILDING PERMIT APPLICATION',
  'Project address: 1420 Elm Street, Columbus, OH 43215',
  'Property owner: Maria Lopez',
  'Contractor: Buckeye Plumbing LLC',
  'Scope of work: replace a water heater',
  'Estimated cost of work: $4,500',
  'Applicant signature: Date:',
];
const LETTER = ['Hello,', 'we may do as we talked about on the phone.', 'Yours, Ana'];

function reading(page: number, documents: string[] | null, given: Partial<ModelReading> = {}): ModelReading {
  return { fileId: 'a', page, documents, continues: false, isPictured: false, fields: [], ...given };
}

function find(pages: readonly (readonly string[])[], readings: readonly ModelReading[]): FoundDocument[] {
  return findDocuments({ ...makePackage({ files: [makeFile('a', pages)] }), readings });
}

const stretches = (found: readonly FoundDocument[]) =>
  found.map(({ documentId, firstPage, lastPage, by }) => `${documentId} ${firstPage}-${lastPage} ${by}`);

describe('what a model saw on a page', () => {
  it('makes certain what the rules recognised as well', () => {
    const [alone] = find([APPLICATION], []);
    const [found] = find([APPLICATION], [reading(1, ['application'])]);
    expect(alone?.documentId).toBe('application');
    expect(found).toMatchObject({ documentId: 'application', by: 'rule' });
    expect(found?.certainty).toBeGreaterThanOrEqual(Math.max(0.95, alone?.certainty ?? 0));
  });

  it('has told a document of which the rules were unsure', () => {
    const input = makePackage({ files: [makeFile('insurance', [LETTER])] });
    const [alone] = findDocuments(input);
    expect(alone).toMatchObject({ documentId: 'insurance_wc', by: 'rule' });
    expect(alone?.certainty).toBeLessThan(0.85);
    const readings = [{ ...reading(1, ['insurance_wc']), fileId: 'insurance' }];
    const [found] = findDocuments({ ...input, readings });
    expect(found).toMatchObject({ documentId: 'insurance_wc', by: 'model', certainty: 0.95 });
  });

  it('is followed where the rules were unsure, page by page', () => {
    const found = find(
      [APPLICATION, LETTER, LETTER],
      [reading(1, ['application']), reading(2, ['owner_authorization']), reading(3, ['insurance_wc'])],
    );
    expect(stretches(found)).toEqual([
      'application 1-1 rule',
      'owner_authorization 2-2 model',
      'insurance_wc 3-3 model',
    ]);
  });

  it('joins pages that go on with the one before', () => {
    const readings = [reading(1, ['insurance_wc']), reading(2, ['insurance_wc'], { continues: true })];
    expect(stretches(find([LETTER, LETTER], readings))).toEqual(['insurance_wc 1-2 model']);
  });

  it('leaves what the rules are sure of, disputed, and counts as there besides', () => {
    const input = {
      ...makePackage({ files: [makeFile('a', [APPLICATION])] }),
      readings: [reading(1, ['insurance_wc'])],
    };
    const found = findDocuments(input);
    expect(found[0]).toMatchObject({ documentId: 'application', alsoHolds: ['insurance_wc'], by: 'rule' });
    expect(found[0]?.certainty).toBeLessThan(0.6);
    const standings = listStandings(createPackageView(input, found));
    const standing = (id: string) => standings.find(({ documentId }) => documentId === id)?.standing;
    expect(standing('application')).toBe('found');
    expect(standing('insurance_wc')).toBe('found');
  });

  it('holds several documents on one page', () => {
    const [found] = find([LETTER], [reading(1, ['insurance_wc', 'contractor_license'])]);
    expect(found).toMatchObject({ documentId: 'insurance_wc', alsoHolds: ['contractor_license'] });
  });

  it('makes a page that is none of them an other, and one whose quotes do not stand stays as it was', () => {
    const before = find([LETTER], []);
    expect(stretches(find([LETTER], [reading(1, null)]))).toEqual(stretches(before));
    expect(find([LETTER], [reading(1, [])])[0]?.documentId).toBe('other');
  });
});
