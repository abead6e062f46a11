import { describe, expect, test } from 'vitest';
import { dayOfReturn, orderNeeds, withoutPutOff } from './order';
import type { Need } from './types';

const TODAY = '2026-11-23';

function need(key: string, given: Partial<Need> = {}): Need {
  return {
    key,
    kind: 'answer',
    subject: { kind: 'task', taskId: key, title: key, place: null, permitId: null },
    since: '2026-11-10',
    until: null,
    cost: { kind: 'day_for_day' },
    mark: '1',
    ...given,
  };
}

describe('what needs somebody', () => {
  test('stands in the order of what waiting costs', () => {
    const needs = [
      need('far', { kind: 'expires', until: '2026-12-19', cost: { kind: 'once', cents: 34_000 } }),
      need('young', { since: '2026-11-20' }),
      need('old', { since: '2026-11-01' }),
      need('near', { until: '2026-11-28' }),
      need('over', { until: '2026-11-20' }),
      need('stopped', { kind: 'stopped', cost: { kind: 'daily', cents: 115_000 } }),
    ];
    expect(orderNeeds(needs, TODAY).map(({ key }) => key)).toEqual([
      'stopped',
      'over',
      'near',
      'old',
      'young',
      'far',
    ]);
  });

  test('is away until its day, and back when it moves', () => {
    const away = { need: 'a', untilDay: '2026-11-24', mark: '1' };
    expect(withoutPutOff([need('a')], [away], TODAY)).toEqual([]);
    expect(withoutPutOff([need('a')], [away], '2026-11-24')).toHaveLength(1);
    expect(withoutPutOff([need('a', { mark: '2' })], [away], TODAY)).toHaveLength(1);
    const still = { ...away, untilDay: null };
    expect(withoutPutOff([need('a')], [still], '2027-11-24')).toEqual([]);
    expect(withoutPutOff([need('a', { mark: '2' })], [still], TODAY)).toHaveLength(1);
  });

  test.each([
    ['2026-11-23', '2026-11-24', '2026-11-30'], // a Monday
    ['2026-11-29', '2026-11-30', '2026-11-30'], // a Sunday
    ['2026-11-27', '2026-11-28', '2026-11-30'],
  ])('on %s it can wait until %s or Monday %s', (today, tomorrow, monday) => {
    expect(dayOfReturn('tomorrow', today)).toBe(tomorrow);
    expect(dayOfReturn('monday', today)).toBe(monday);
    expect(dayOfReturn('moves', today)).toBeNull();
  });
});
