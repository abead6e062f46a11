import { expect, test } from 'vitest';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { priceEach } from './price-each';

test('what one check of a pack costs is not rounded away', () => {
  expect(Object.values(PLAN_FACTS).map(({ extraChecks }) => priceEach(extraChecks))).toEqual([
    '$1.80',
    '$1.45',
    '$1.18',
    '$0.995',
  ]);
});
