import { expect, test } from 'vitest';
import { isSameValue, listWantedFields } from './compare';
import { aFile } from './sample';

test.each([
  ['address', '12 N ELM ST', '12 North Elm Street, Unit 4', true],
  ['address', '12 ELM ST', '21 Elm St', false],
  ['parcel', '0123456', '012-34-56', true],
  ['contractor', 'Acme Decks LLC', 'ACME DECKS, INC', true],
  ['contractor', '', 'Acme Decks', false],
  ['license', '312345', 'ROC 312345', true],
  ['license', '2345', 'ROC 312345', false],
  ['valuation', '1250000', '1250000', true],
  ['code_edition', 'IRC 2021', '2021 International Residential Code', true],
  ['code_edition', 'IRC 2018', '2021 IRC', false],
] as const)('%s: %s is %s: %s', (kind, found, wanted, isSame) => {
  expect(isSameValue(kind, found, wanted)).toBe(isSame);
});

test('each date and each edition of a file is wanted once', () => {
  const file = aFile('a.pdf', {
    fields: {
      address: '12 Elm St',
      valuationCents: 900,
      dates: { signed: '2026-01-02', plan: '2026-01-03' },
      codeEditions: ['2021 IRC'],
    },
  });
  expect(listWantedFields(file).map(({ kind, label }) => label ?? kind)).toEqual([
    'address',
    'valuation',
    'signed',
    'plan',
    'code_edition',
  ]);
});
