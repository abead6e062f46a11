import { expect, test } from 'vitest';
import type { ExtractedField, FoundDocument } from '@/lib/checking/review/types';
import { getJobAddress } from './address';

const NOTHING_STATED = { address: null } as Parameters<typeof getJobAddress>[0];

function paper(...addresses: { value: string; quote: string; certainty?: number }[]): FoundDocument {
  const fields = addresses.map(
    ({ value, quote, certainty = 0.9 }) =>
      ({ id: 'address', value, certainty, at: { quote } }) as ExtractedField,
  );
  return { fields } as unknown as FoundDocument;
}

test('the address is as most papers print it, not as it is compared', () => {
  const value = '3108 W PALMETTO BND AVE';
  const papers = [
    paper({ value, quote: '3108 West Palmetto Bend Avenue, Tampa, Florida 33611' }),
    paper({ value, quote: '3108 W Palmetto Bend Ave, Tampa, FL' }),
    paper({ value, quote: '3108 W Palmetto Bend Ave' }),
    paper({ value: '6620 N CEDARHOOK RD', quote: '6620 N Cedarhook Rd' }),
  ];
  expect(getJobAddress(NOTHING_STATED, papers)).toBe('3108 W Palmetto Bend Ave');
});

test('a line with more than the address is no way to print it', () => {
  const value = '12 OAK ST';
  expect(getJobAddress(NOTHING_STATED, [paper({ value, quote: 'Property: 12 Oak St Lot 4' })])).toBe(value);
});

test('two that are said as often, or one that is hardly read, leave it open', () => {
  const oak = paper({ value: '12 OAK ST', quote: '12 Oak St' });
  const elm = paper({ value: '7 ELM ST', quote: '7 Elm St' });
  expect(getJobAddress(NOTHING_STATED, [oak, elm])).toBeNull();
  expect(
    getJobAddress(NOTHING_STATED, [paper({ value: '1 A ST', quote: '1 A St', certainty: 0.5 })]),
  ).toBeNull();
});
