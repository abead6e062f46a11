import { expect, it } from 'vitest';
import { addMonths, isMonth, weeksOf } from './month';

it('lays a month out in weeks from Sunday on, whole at both ends', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-02')[0]?.[0]).toBe('2026-02-01');
});

it('goes on and back over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});

it('knows what is a month', () => {
  expect(['2026-11', '2026-13', '2026-1', 'x', '2026-11-02'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
