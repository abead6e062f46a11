import { expect, test } from 'vitest';
import type { PermitChange } from '@/lib/tracking/permits/view';
import { groupChanges } from './group-changes';

function change(id: number, permitId: number, address: string | null): PermitChange {
  const permit = { id: permitId, address, city: 'AUSTIN', state: 'TX' } as PermitChange['permit'];
  return { id, permit, detectedAt: new Date(Date.UTC(2026, 10, 30 - id)) } as PermitChange;
}

test('changes stand together by address, however the city spells it', () => {
  const groups = groupChanges([
    change(1, 10, '8087 LIVE OAK ST'),
    change(2, 11, '12 Elm Street'),
    change(3, 12, '8087 Live Oak Street'),
    change(4, 10, '8087 LIVE OAK ST'),
    change(5, 13, null),
    change(6, 14, null),
  ]);
  expect(groups.map(({ changes, permitIds }) => [changes.map(({ id }) => id), permitIds])).toEqual([
    [
      [1, 3, 4],
      [10, 12],
    ],
    [[2], [11]],
    [[5], [13]],
    [[6], [14]],
  ]);
});
