import { expect, it } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { pagesMissing } from './pages-missing';

const page = (foot: string) => {
  const { lines, ...rest } = makePage(['Residential permit application', 'Owner: Jane Roe']);
  return { ...rest, lines: [...lines, lineAt(foot, 0.4, 0.95)] };
};
const told = (documentId: string, ...feet: string[]) => {
  const file = makeFile('a', feet.map(page));
  const document = makeDocument(documentId, 'a', {}, { lastPage: feet.length });
  return pagesMissing(createPackageView(makePackage({ files: [file] }), [document]));
};

it('a form that counts its pages lacks those that are not there, in whatever order the others lie', () => {
  expect(told('application', 'Page 4 of 4', 'Page 1 of 4')).toMatchObject([
    { severity: 'major', values: { count: 2, pages: '2, 3', of: 4 } },
  ]);
  expect(told('application', 'Página 2 de 2', 'Página 1 de 2')).toEqual([]);
});

it('is a question where one page came alone', () => {
  expect(told('application', 'Page 1 of 2')).toMatchObject([{ severity: 'minor' }]);
});

it('says nothing of papers of which a part is enough, nor of days', () => {
  expect(told('valuation', 'Page 1 of 9', 'Page 9 of 9')).toEqual([]);
  expect(told('valuation', 'Page 1 of 4', 'Page 2 of 4')).toEqual([]);
  expect(told('application', '10/15', '3/4')).toEqual([]);
});

it('asks for the page that is absent between others of whatever paper', () => {
  expect(told('structural_calcs', 'Page 1 of 4', 'Page 3 of 4', 'Page 4 of 4')).toMatchObject([
    { severity: 'minor', values: { pages: '2' } },
  ]);
});

it('a page in its place is there, whatever document it is taken for', () => {
  const file = makeFile('a', ['Page 1 of 2', 'Page 2 of 2'].map(page));
  const documents = [
    makeDocument('application', 'a'),
    makeDocument('owner_builder', 'a', {}, { firstPage: 2, lastPage: 2 }),
  ];
  expect(pagesMissing(createPackageView(makePackage({ files: [file] }), documents))).toEqual([]);
});
