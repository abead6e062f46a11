import { expect, it } from 'vitest';
import { makeDocument, makeFile, makePage } from '@/tests/support/review-package';
import { laidPage } from '../facts/laid';
import type { FieldId, FoundDocument } from '../types';
import { asPrinted } from './as-printed';

const SCAN = { source: 'ocr', certainty: 0.7 } as const;

/** What a scanned letter is taken to say, beside a printed certificate. */
function valuesOfScan(
  id: FieldId,
  printed: string,
  read: string | null,
  { lines = ['words'], certainty = 0.6 }: { lines?: string[]; certainty?: number } = {},
) {
  const files = [makeFile('print', [['words']]), makeFile('scan', [makePage(lines, SCAN)])];
  const pages = (document: FoundDocument) =>
    files.flatMap((file) =>
      file.id === document.fileId ? file.pages.map((page) => laidPage(file.id, page)) : [],
    );
  const documents = [
    makeDocument('insurance_wc', 'print', { [id]: printed }),
    makeDocument('owner_authorization', 'scan', read === null ? {} : { [id]: read }, {
      fieldCertainty: certainty,
    }),
  ];
  return asPrinted(documents, pages)[1]?.fields.map((field) => field.value);
}

it('takes a name that a picture shows nearly as another paper has it', () => {
  const printed = 'Nivel Seguro Foundation Repair';
  expect(valuesOfScan('contractor', printed, 'Nivel Seguro Foundadcow Repaur')).toEqual([printed]);
  expect(valuesOfScan('contractor', printed, 'Pecos Foundation Works')).toEqual(['Pecos Foundation Works']);
  const read = 'Nivel Seguro Foundadcow Repaur';
  expect(valuesOfScan('contractor', printed, read, { certainty: 0.9 })).toEqual([read]);
});

it('never puts a house number right', () => {
  const printed = '2209 QUAIL THICKET LN';
  expect(valuesOfScan('address', printed, '2209 QUAIL FHICKEF LW')).toEqual([printed]);
  expect(valuesOfScan('address', printed, '2290 QUAIL FHICKEF LW')).toEqual(['2290 QUAIL FHICKEF LW']);
});

it('finds what no label led to', () => {
  expect(
    valuesOfScan('contractor', 'Big Bay Sign Works LLC', null, { lines: ['Maker Bi9 Bay Sign Works'] }),
  ).toEqual(['Big Bay Sign Works LLC']);
  expect(valuesOfScan('contractor', 'Big Bay Sign Works LLC', null, { lines: ['Big sign'] })).toEqual([]);
});
