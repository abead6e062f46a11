import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { sealsMissing, signaturesMissing } from './signatures';

const view = (document: FoundDocument, structuralWork?: boolean) =>
  createPackageView(
    makePackage({
      permitType: 'res_alteration',
      answers:
        structuralWork === undefined
          ? {}
          : { structuralWork, nonPrescriptive: structuralWork, occupancy: 'residential_1_2' },
      files: [makeFile('a', [['words']])],
    }),
    [document],
  );

describe('signatures', () => {
  it('are missing where a place to sign is empty', () => {
    expect(signaturesMissing(view(makeDocument('application', 'a', { signature: 'absent' })))).toMatchObject([
      { severity: 'critical', values: { count: 1 } },
    ]);
    const half = makeDocument('application', 'a', { signature: ['present', 'absent'] });
    expect(signaturesMissing(view(half))[0]?.severity).toBe('major');
  });

  it('are not looked for in the part that the city fills in', () => {
    const lines = ['This Section For Official Use Only', 'Permit Number: ____ Signature: ____'];
    const input = makePackage({ files: [makeFile('a', [lines])] });
    const at = (line: number) => {
      const box = input.files[0]?.pages[0]?.lines[line]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
      return [
        {
          ...makeField('signature', 'absent', 'a'),
          at: { fileId: 'a', page: 1, box, quote: lines[line] ?? '' },
        },
      ];
    };
    const document = makeDocument('application', 'a', {}, { fields: at(1) });
    expect(signaturesMissing(createPackageView(input, [document]))).toEqual([]);
  });

  it('are not looked for on sheets of drawings, which are sealed', () => {
    expect(signaturesMissing(view(makeDocument('floor_plans', 'a', { signature: 'absent' })))).toEqual([]);
  });

  it('are a question on a form that can still be filled in', () => {
    const field = {
      name: 'Text1',
      kind: 'text',
      value: 'x',
      page: 1,
      box: { x: 0, y: 0, w: 1, h: 1 },
    } as const;
    const input = makePackage({ files: [makeFile('a', [['words']], { form: [field] })] });
    const document = makeDocument('application', 'a', { signature: 'absent' });
    expect(signaturesMissing(createPackageView(input, [document]))).toMatchObject([{ severity: 'minor' }]);
  });

  it('are a question on a paper that only its file name tells', () => {
    const named = makeDocument('soils', 'a', { signature: 'absent' }, { certainty: 0.55 });
    expect(signaturesMissing(view(named))).toMatchObject([{ severity: 'minor' }]);
  });

  it.each(['present', 'unclear'])('are no fault where they are %s', (signature) => {
    expect(signaturesMissing(view(makeDocument('application', 'a', { signature })))).toEqual([]);
  });

  it('are looked for on an affidavit that is handed in for a certificate', () => {
    const lines = ['I do hereby certify under the pains of perjury that this is true.', 'Signature: ______'];
    const input = makePackage({ files: [makeFile('a', [lines])] });
    const document = makeDocument('insurance_wc', 'a', { signature: 'absent' });
    expect(signaturesMissing(createPackageView(input, [document]))).toHaveLength(1);
  });

  it('of the city are not the applicant’s', () => {
    const field = makeField('signature', 'absent', 'a', 1, 1, 'Approved by: ____');
    expect(signaturesMissing(view(makeDocument('application', 'a', {}, { fields: [field] })))).toEqual([]);
    expect(signaturesMissing(view(makeDocument('spec_sheets', 'a', { signature: 'absent' })))).toEqual([]);
    expect(signaturesMissing(view(makeDocument('insurance_wc', 'a', { signature: 'absent' })))).toEqual([]);
  });

  it('of a contractor are not asked of an owner who builds, nor the other way around', () => {
    const told = (role: string, quote: string) => {
      const field = makeField('signature', 'absent', 'a', 1, 1, quote);
      const input = makePackage({
        permitType: 'res_alteration',
        answers: { applicantRole: role },
        files: [makeFile('a', [['words']])],
      });
      return signaturesMissing(
        createPackageView(input, [makeDocument('application', 'a', {}, { fields: [field] })]),
      );
    };
    expect(told('owner_builder', 'Contractor signature:')).toEqual([]);
    expect(told('owner_builder', 'Signature of owner or contractor:')).toHaveLength(1);
    expect(told('owner_builder', 'Owner-builder signature:')).toHaveLength(1);
    expect(told('contractor', 'Contractor signature:')).toHaveLength(1);
    expect(told('contractor', 'Owner-builder signature:')).toEqual([]);
  });
});

describe('seals', () => {
  it('are missing on drawings where the checklist asks for one, and on engineers’ papers in any case', () => {
    const drawing = makeDocument('floor_plans', 'a', { seal: 'absent' });
    expect(sealsMissing(view(drawing, true))).toMatchObject([{ severity: 'critical' }]);
    expect(sealsMissing(view(drawing))).toMatchObject([{ severity: 'minor' }]);
    expect(sealsMissing(view(drawing, false))).toEqual([]);
    expect(sealsMissing(view(makeDocument('structural_calcs', 'a', { seal: 'absent' }), false))).toHaveLength(
      1,
    );
  });

  it('are not asked of details a designer may draw, unless the checklist does', () => {
    expect(sealsMissing(view(makeDocument('adu_struct', 'a', { seal: 'absent' }), false))).toEqual([]);
    expect(sealsMissing(view(makeDocument('adu_struct', 'a', { seal: 'absent' }), true))).toHaveLength(1);
  });

  it.each(['present', 'unclear'])('are no fault where they are %s', (seal) => {
    expect(sealsMissing(view(makeDocument('structural_calcs', 'a', { seal }), true))).toEqual([]);
  });
});
