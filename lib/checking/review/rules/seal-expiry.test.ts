import { expect, it } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { sealsExpired } from './seal-expiry';

const sheet = (...under: string[]) =>
  makePage([], {
    width: 2592,
    height: 1728,
    lines: ['Nora P. Quill', 'No. 41207', ...under].map((text, at) => lineAt(text, 0.9, 0.8 + at * 0.01)),
  });
const told = (documentId: string, ...pages: ReturnType<typeof sheet>[]) =>
  sealsExpired(
    createPackageView(makePackage({ files: [makeFile('a', pages)], today: '2026-11-22' }), [
      makeDocument(documentId, 'a', {}, { lastPage: pages.length }),
    ]),
  );

it('is over where it ended before the sheet was signed, once for all sheets', () => {
  const page = sheet('EXP. 06/30/2026', 'SIGNED 09/14/2026');
  expect(told('plan_set', page, page)).toMatchObject([
    {
      severity: 'minor',
      values: { found: '2026-06-30', signed: '2026-09-14', when: 'signed' },
      places: [{ page: 1 }, { page: 2 }],
    },
  ]);
});

it('is measured by the day of the check where nobody wrote when it was signed', () => {
  expect(told('structural', sheet('Expires 10/26'))).toMatchObject([
    { values: { found: '2026-10-31', signed: '2026-11-22', when: 'today' } },
  ]);
});

it('held when it was signed, or is no seal', () => {
  expect(told('plan_set', sheet('EXP. 06/30/2026', 'SIGNED 06/14/2026'))).toEqual([]);
  expect(told('plan_set', sheet('EXP. 06/30/2028', 'SIGNED 09/14/2026'))).toEqual([]);
  expect(told('contractor_license', sheet('EXP. 06/30/2026', 'SIGNED 09/14/2026'))).toEqual([]);
});
