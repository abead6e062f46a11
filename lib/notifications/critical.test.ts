import { expect, test } from 'vitest';
import { STATUS_BUCKETS } from '@/lib/permits/types';
import english from '../../messages/en/common.json';
import spanish from '../../messages/es/common.json';
import { isWanted } from './critical';

test.each([
  ['English', english],
  ['Spanish', spanish],
])('what the %s choice says cannot wait is what it lets through', (_, { status, urgencies }) => {
  const said = urgencies.critical_only.text.toLowerCase();
  for (const toBucket of STATUS_BUCKETS) {
    const wanted = isWanted({ kind: 'status_changed', toBucket }, 'critical_only');
    expect({ toBucket, said: said.includes(status[toBucket].toLowerCase()) }).toEqual({
      toBucket,
      said: wanted,
    });
  }
});

test('only a new status is critical; with every change chosen, all are told', () => {
  const dates = { kind: 'dates_changed', toBucket: 'action_required' } as const;
  expect(isWanted(dates, 'critical_only')).toBe(false);
  expect(isWanted(dates, 'all_changes')).toBe(true);
});
