import { describe, expect, test } from 'vitest';
import type { FeeEstimate } from '@/lib/catalogue/fees/types';
import { feeFields } from './fee-inputs';
import { workWith } from './fee-work';

const MISSING: FeeEstimate = {
  status: 'missing_input',
  scheduleId: 'x',
  missing: ['occupancy', 'valuationCents', 'stories'],
  rows: [],
};

describe('what the fee still asks', () => {
  test('is what is missing, without what the form of the facts asks for', () => {
    expect(feeFields(MISSING, {}, 'en').map(({ name }) => name)).toEqual(['occupancy', 'stories']);
  });

  test('and what was said before, so that it can be changed', () => {
    const fields = feeFields(
      { status: 'not_published', scheduleId: 'x', reason: { en: '', es: '' } },
      { stories: 2 },
      'es',
    );
    expect(fields).toMatchObject([{ name: 'stories', value: '2', options: null }]);
  });

  test('a row is asked for only where there are rows', () => {
    const rows = [{ id: 'a', label: { en: 'A', es: 'A' } }];
    expect(feeFields({ ...MISSING, missing: ['row'], rows }, {}, 'en')).toMatchObject([
      { name: 'workId', options: [{ value: 'a' }] },
    ]);
    expect(feeFields(MISSING, { workId: 'a' }, 'en').map(({ name }) => name)).not.toContain('workId');
  });
});

test('what a form says becomes the work; what is emptied leaves it', () => {
  const fields = feeFields(MISSING, {}, 'en');
  expect(workWith({ trades: 2 }, fields, { occupancy: 'commercial', stories: '1,000' })).toEqual({
    work: { trades: 2, occupancy: 'commercial', stories: 1000 },
    refused: [],
  });
  expect(workWith({ stories: 3 }, fields, { occupancy: '', stories: '' }).work).toEqual({});
  expect(workWith({}, fields, { stories: 'two' }).refused).toEqual(['stories']);
});
