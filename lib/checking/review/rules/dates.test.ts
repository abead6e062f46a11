import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { datesInFuture, datesMissing } from './dates';
import { insuranceExpired, licenseExpired } from './expiry';

const view = (document: FoundDocument, words: readonly string[] = ['words']) =>
  createPackageView(makePackage({ files: [makeFile('a', [words])], today: '2026-11-22' }), [document]);

describe('expiry', () => {
  it('counts from the day after the last', () => {
    const license = (day: string) => view(makeDocument('contractor_license', 'a', { license_expires: day }));
    expect(licenseExpired(license('2026-11-21'))).toMatchObject([
      { severity: 'critical', values: { found: '2026-11-21', today: '2026-11-22' } },
    ]);
    expect(licenseExpired(license('2026-11-22'))).toEqual([]);
    expect(licenseExpired(license('soon'))).toEqual([]);
  });

  it('of one of several licences is told while the others are in force, a renewed one is not', () => {
    const two = (first: string, second: string) =>
      view(
        makeDocument(
          'contractor_license',
          'a',
          {},
          {
            lastPage: 2,
            fields: [
              makeField('license', first, 'a', 1),
              makeField('license_expires', '2028-04-17', 'a', 1),
              makeField('license', second, 'a', 2),
              makeField('license_expires', '2026-09-12', 'a', 2),
            ],
          },
        ),
      );
    expect(licenseExpired(two('CS108846', '204417'))).toMatchObject([{ values: { found: '2026-09-12' } }]);
    expect(licenseExpired(two('204417', '204417'))).toEqual([]);
  });

  it('of insurance is told also where nothing says what it covers', () => {
    const insurance = (...days: string[]) =>
      view(makeDocument('insurance_wc', 'a', { insurance_expires: days }));
    expect(insuranceExpired(insurance('2026-01-01', '2026-03-01'))).toMatchObject([
      { severity: 'critical', values: { found: '2026-03-01', policy: 'whole' } },
    ]);
    expect(insuranceExpired(insurance('2027-01-01'))).toEqual([]);
    expect(insuranceExpired(insurance('2026-03-01', '2027-01-01'))).toMatchObject([
      { severity: 'major', values: { found: '2026-03-01', policy: 'unnamed' } },
    ]);
  });

  describe('of one policy among several', () => {
    const certificate = (
      fileId: string,
      rows: readonly (readonly [string, string?])[],
      title = 'General liability and workers compensation',
    ) => {
      const page = makePage([title, ...rows.map((row) => row.join(' | '))]);
      const fields = page.lines
        .filter(({ text }) => /^\d{4}-/.test(text))
        .map(({ text, box }) => {
          const field = makeField('insurance_expires', text, fileId);
          return { ...field, at: { ...field.at, box } };
        });
      return {
        file: makeFile(fileId, [page]),
        document: makeDocument('insurance_wc', fileId, {}, { fields }),
      };
    };
    const told = (...all: ReturnType<typeof certificate>[]) =>
      insuranceExpired(
        createPackageView(
          makePackage({ files: all.map(({ file }) => file), today: '2026-11-22' }),
          all.map(({ document }) => document),
        ),
      );
    const LIABILITY = 'Commercial general liability';
    const WORKERS = "Workers compensation and employers' liability";

    it.each([
      ['workers', LIABILITY, WORKERS],
      ['liability', WORKERS, LIABILITY],
    ])('tells that %s ran out, though the other runs on', (policy, running, lapsed) => {
      const drafts = told(
        certificate('a', [
          [running, '2027-06-01'],
          [lapsed, '2026-06-01'],
        ]),
      );
      expect(drafts).toMatchObject([
        { severity: 'critical', values: { found: '2026-06-01', policy }, subject: policy },
      ]);
    });

    it('knows a name that a narrow column breaks, and the initials of both in a title', () => {
      const rows = [
        ['Commercial general', '2027-01-01'],
        ['liability'],
        ['Workers compensation', '2026-09-30'],
      ] as const;
      expect(told(certificate('a', rows, 'Form GL/WC 04-16'))).toMatchObject([
        { severity: 'critical', values: { found: '2026-09-30', policy: 'workers' } },
      ]);
    });

    it('does not hold a policy against anybody that runs on in another row or certificate', () => {
      const old = certificate('a', [[LIABILITY, '2026-06-01']]);
      expect(told(old)).toMatchObject([{ severity: 'critical', values: { policy: 'liability' } }]);
      expect(told(old, certificate('b', [[LIABILITY, '2027-06-01']]))).toEqual([]);
      expect(told(old, certificate('b', [[WORKERS, '2027-06-01']]))).toHaveLength(1);
      const both = certificate('b', [
        [LIABILITY, '2027-06-01'],
        [WORKERS, '2027-06-01'],
      ]);
      const first = { ...both.document, fields: both.document.fields.slice(0, 1) };
      expect(told(certificate('a', [[WORKERS, '2026-06-01']]), { ...both, document: first })).toEqual([]);
    });

    it('is only worth mending for what cities do not ask for', () => {
      const drafts = told(
        certificate('a', [
          [LIABILITY, '2027-06-01'],
          ['Automobile liability', '2026-06-01'],
        ]),
      );
      expect(drafts).toMatchObject([{ severity: 'minor', values: { policy: 'vehicles' } }]);
    });
  });
});

describe('dates', () => {
  it('in the future are told, unless they are meant to lie there', () => {
    expect(datesInFuture(view(makeDocument('application', 'a', { date: '2027-01-05' })))).toHaveLength(1);
    expect(datesInFuture(view(makeDocument('application', 'a', { date: '2026-11-22' })))).toEqual([]);
    // Nobody dates a paper fifty years ahead: a scan read another year.
    expect(datesInFuture(view(makeDocument('application', 'a', { date: '2076-11-20' })))).toEqual([]);
    const start = makeField('date', '2027-01-05', 'a', 1, 1, 'Start date: 01/05/2027');
    expect(datesInFuture(view(makeDocument('application', 'a', {}, { fields: [start] })))).toEqual([]);
  });

  it('are missing where a signed paper leaves their place empty', () => {
    const application = makeDocument('application', 'a');
    expect(datesMissing(view(application, ['Signature: | Date:']))).toHaveLength(1);
    expect(datesMissing(view(application, ['Date: | 11/20/2026']))).toEqual([]);
    expect(datesMissing(view(application, ['Words | 11/20/2026', 'Signature | Date']))).toEqual([]);
    expect(
      datesMissing(view(application, ['Words | Words', 'Signature | Date', 'Print name: Ana'])),
    ).toHaveLength(1);
    expect(datesMissing(view(application, ['For office use only', 'Date:']))).toEqual([]);
    expect(datesMissing(view(makeDocument('site_plan', 'a'), ['Date:']))).toEqual([]);
  });
});
