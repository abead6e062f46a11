import { expect, test } from 'vitest';
import { TIERS } from '@/lib/providers/billing/types';
import { parseGrantPlan, sources } from './source';
import { COVERAGES } from './types';

test('an allowance tells its plan again, and how it was counted', () => {
  for (const tier of TIERS) {
    for (const coverage of COVERAGES)
      expect(parseGrantPlan(sources.grant('2026-11-20', tier, coverage))).toEqual({ tier, coverage });
    expect(parseGrantPlan(sources.upgrade('2026-11-20', tier, 2))).toEqual({ tier, coverage: null });
  }
});

test('what is no allowance has no plan, whatever it is called', () => {
  for (const source of [
    sources.purchase('in_1:team:monitored'),
    sources.use('grant:2026-11-20:team:monitored'),
    sources.carried('2026-11-20'),
    'grant:2026-11-20:huge:everywhere',
    '',
  ])
    expect(parseGrantPlan(source)).toEqual({ tier: null, coverage: null });
});
