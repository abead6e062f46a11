import { expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { datesOutOfOrder } from './date-order';

function told(form: readonly string[], sheet: readonly string[]) {
  const files = [makeFile('f', [form]), makeFile('p', [sheet])];
  const documents = [makeDocument('application', 'f'), makeDocument('plan_set', 'p')];
  return datesOutOfOrder(createPackageView(makePackage({ files, today: '2026-11-22' }), documents));
}

it('asks where the plans are younger than the signed application', () => {
  expect(told(['Applicant', '09/15/2026'], ['DATE 10/02/2026 DRN QX'])).toMatchObject([
    { severity: 'minor', values: { found: '2026-10-02', expected: '2026-09-15', order: 'signed' } },
  ]);
  expect(told(['Applicant', '09/15/2026'], ['DATE | 10/02/2026'])).toHaveLength(1);
});

it('asks where plans of another day are spoken of', () => {
  expect(
    told(
      ['I certify that the attached plans, dated 09/10/2026,', 'are mine. 10/15/2026'],
      ['DATE 10/02/2026'],
    ),
  ).toMatchObject([{ values: { found: '2026-10-02', expected: '2026-09-10', order: 'named' } }]);
});

it('is silent where the plans came first, were only revised later, or have no day', () => {
  expect(told(['Applicant', '10/15/2026'], ['DATE 10/02/2026'])).toEqual([]);
  expect(told(['Applicant', '09/15/2026'], ['DATE 09/02/2026', 'REV 1 10/02/2026'])).toEqual([]);
  expect(told(['plans dated 09/02/2026', '09/15/2026'], ['DATE 09/02/2026'])).toEqual([]);
  expect(told(['Applicant', '09/15/2026'], ['Survey of 10/02/2026'])).toEqual([]);
  expect(told(['Form 03/2019', 'Received 01/19/2017'], ['DATE 10/02/2026'])).toEqual([]);
});
