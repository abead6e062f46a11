import { describe, expect, test } from 'vitest';
import { readLimits } from './limits';
import { type Line, plainText } from './lines';

const line = (text: string, x: number, row: number): Line => ({
  page: 1,
  text,
  plain: plainText(text),
  x,
  right: x + text.length * 0.006,
  y: 0.1 + row * 0.02,
  h: 0.012,
  words: [],
});
const M = 100_000_000;

describe('limits of a policy', () => {
  test('stand behind their labels, and one of no products is none of products', () => {
    const rows = [
      'Each Occurrence: $1,000,000',
      'General Aggregate (other than products): $2,000,000',
      'Products-Completed Operations Aggregate: $3,000,000',
    ];
    expect(
      readLimits(
        rows.map((text, row) => line(text, 0.5, row)),
        'GL',
      ),
    ).toEqual({
      eachOccurrence: M,
      generalAggregate: 2 * M,
      productsCompletedOpsAggregate: 3 * M,
    });
  });

  test('stand in front of their names in a sentence that runs over lines', () => {
    const rows = [
      'Commercial General Liability. Ohio River Indemnity Company, policy number GL-1, effective',
      'March 1, 2026. Limits are $1,000,000 each occurrence, $2,000,000 general aggregate and',
      '$3,000,000 products and completed operations aggregate.',
    ];
    expect(
      readLimits(
        rows.map((text, row) => line(text, 0.1, row)),
        'GL',
      ),
    ).toEqual({
      eachOccurrence: M,
      generalAggregate: 2 * M,
      productsCompletedOpsAggregate: 3 * M,
    });
    expect(
      readLimits(
        [line('The combined single limit is $1,000,000 each accident, for any auto.', 0.1, 0)],
        'AUTO',
      ),
    ).toEqual({
      combinedSingleLimit: M,
    });
    expect(
      readLimits([line('Límites: $1,000,000 por ocurrencia y $2,000,000 de agregado general', 0.1, 0)], 'GL'),
    ).toEqual({
      eachOccurrence: M,
      generalAggregate: 2 * M,
    });
  });

  test('may be a row of amounts in the usual order', () => {
    expect(readLimits([line('1,000,000 / 2,000,000', 0.5, 0)], 'GL')).toEqual({
      eachOccurrence: M,
      generalAggregate: 2 * M,
    });
    expect(readLimits([line('EL 500,000 / 500,000 / 1,000,000', 0.5, 0)], 'WC')).toEqual({
      elEachAccident: M / 2,
      elDiseaseEachEmployee: M / 2,
      elDiseasePolicyLimit: M,
    });
  });

  test('by person, by accident and of property are no single limit', () => {
    const rows = [
      'BODILY INJURY (Per person) $ 500,000',
      'BODILY INJURY (Per accident) $ 1,000,000',
      'PROPERTY DAMAGE (Per accident) $ 500,000',
    ];
    expect(
      readLimits(
        rows.map((text, row) => line(text, 0.5, row)),
        'AUTO',
      ),
    ).toEqual({});
    expect(readLimits([line('BI 500,000 / 1,000,000', 0.5, 0), line('PD 500,000', 0.5, 1)], 'AUTO')).toEqual(
      {},
    );
  });
});
