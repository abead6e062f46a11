import { describe, expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { certificatesNotRegistered, papersMarkedDraft } from './not-final';

const view = (documentId: string, lines: readonly string[], state: 'CA' | 'TX' = 'CA') =>
  createPackageView(makePackage({ state, files: [makeFile('a', [lines])] }), [makeDocument(documentId, 'a')]);

describe('an energy certificate', () => {
  it.each(['Registration Number: NOT REGISTERED – DRAFT', 'Registration Number: pending'])(
    'that was not registered is told in California: %s',
    (line) => {
      expect(certificatesNotRegistered(view('energy_residential', [line]))).toMatchObject([
        { rule: 'not_registered', severity: 'major' },
      ]);
      expect(certificatesNotRegistered(view('energy_residential', [line], 'TX'))).toEqual([]);
      expect(certificatesNotRegistered(view('application', [line]))).toEqual([]);
    },
  );

  it('that has its number is registered', () => {
    const line = 'Registration Number: 226-P010123456A-000-000-0000000-0000';
    expect(certificatesNotRegistered(view('energy_residential', [line]))).toEqual([]);
  });
});

describe('a paper that calls itself a draft', () => {
  it.each(['NOT FOR CONSTRUCTION', '* PRELIMINARY *', 'Borrador', 'FOR REVIEW ONLY'])(
    'is asked about: %s',
    (line) => {
      expect(papersMarkedDraft(view('floor_plans', ['Floor plan', line]))).toMatchObject([
        { rule: 'marked_draft', severity: 'minor', values: { found: line } },
      ]);
    },
  );

  it.each([
    'Not for construction until approved by the city',
    'Preliminary plat approved 2019',
    'Draft stop at 10 ft',
  ])('is none: %s', (line) => {
    expect(papersMarkedDraft(view('floor_plans', ['Floor plan', line]))).toEqual([]);
  });
});
