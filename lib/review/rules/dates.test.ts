import { describe, expect, it } from 'vitest';
import { documentOf, fieldOf, fileOf, packageOf } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { viewOf } from '../view';
import { datesInFuture, datesMissing } from './dates';
import { insuranceExpired, licenseExpired } from './expiry';

const view = (document: FoundDocument, words: readonly string[] = ['words']) =>
  viewOf(packageOf({ files: [fileOf('a', [words])], today: '2026-11-22' }), [document]);

describe('expiry', () => {
  it('counts from the day after the last', () => {
    const license = (day: string) => view(documentOf('contractor_license', 'a', { license_expires: day }));
    expect(licenseExpired(license('2026-11-21'))).toMatchObject([
      { severity: 'critical', values: { found: '2026-11-21', today: '2026-11-22' } },
    ]);
    expect(licenseExpired(license('2026-11-22'))).toEqual([]);
    expect(licenseExpired(license('soon'))).toEqual([]);
  });

  it('holds for a certificate only when all its policies have run out', () => {
    const insurance = (...days: string[]) =>
      view(documentOf('insurance_wc', 'a', { insurance_expires: days }));
    expect(insuranceExpired(insurance('2026-01-01', '2026-03-01'))).toMatchObject([
      { values: { found: '2026-03-01' } },
    ]);
    expect(insuranceExpired(insurance('2027-01-01'))).toEqual([]);
  });
});

describe('dates', () => {
  it('in the future are told, unless they are meant to lie there', () => {
    expect(datesInFuture(view(documentOf('application', 'a', { date: '2027-01-05' })))).toHaveLength(1);
    expect(datesInFuture(view(documentOf('application', 'a', { date: '2026-11-22' })))).toEqual([]);
    const start = fieldOf('date', '2027-01-05', 'a', 1, 1, 'Start date: 01/05/2027');
    expect(datesInFuture(view(documentOf('application', 'a', {}, { fields: [start] })))).toEqual([]);
  });

  it('are missing where a signed paper leaves their place empty', () => {
    const application = documentOf('application', 'a');
    expect(datesMissing(view(application, ['Signature: | Date:']))).toHaveLength(1);
    expect(datesMissing(view(application, ['Date: | 11/20/2026']))).toEqual([]);
    expect(datesMissing(view(application, ['Words | 11/20/2026', 'Signature | Date']))).toEqual([]);
    expect(
      datesMissing(view(application, ['Words | Words', 'Signature | Date', 'Print name: Ana'])),
    ).toHaveLength(1);
    expect(datesMissing(view(application, ['For office use only', 'Date:']))).toEqual([]);
    expect(datesMissing(view(documentOf('site_plan', 'a'), ['Date:']))).toEqual([]);
  });
});
