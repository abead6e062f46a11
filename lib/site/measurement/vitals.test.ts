import { describe, expect, it } from 'vitest';
import type { Rating, Vital } from './types';
import { onceEach, rateVital, tagManagerVital, vitalProperties } from './vitals';

describe('rateVital', () => {
  it.each<[Vital, number, Rating]>([
    ['LCP', 2500, 'good'],
    ['LCP', 2500.1, 'needs-improvement'],
    ['LCP', 4000, 'needs-improvement'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needs-improvement'],
    ['INP', 501, 'poor'],
    ['CLS', 0, 'good'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'needs-improvement'],
    ['CLS', 0.251, 'poor'],
    ['FCP', 1800, 'good'],
    ['FCP', 3000, 'needs-improvement'],
    ['FCP', 3001, 'poor'],
    ['TTFB', 800, 'good'],
    ['TTFB', 1800, 'needs-improvement'],
    ['TTFB', 1801, 'poor'],
  ])('%s %d is %s', (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });
});

describe('what is told of a vital', () => {
  const cls = vitalProperties({ name: 'CLS', value: 0.1234, delta: 0.1, id: 'v6-1' }, '/pricing');

  it('is six properties for product analytics', () => {
    expect(cls).toEqual({
      metric_name: 'CLS',
      metric_value: 0.1234,
      metric_rating: 'needs-improvement',
      metric_delta: 0.1,
      metric_id: 'v6-1',
      page_path: '/pricing',
    });
  });

  it('is an event of the category Web Vitals for the tag manager, CLS in thousandths', () => {
    expect(tagManagerVital(cls)).toEqual({
      event: 'web_vital',
      event_category: 'Web Vitals',
      event_action: 'CLS',
      event_label: 'v6-1',
      value: 123,
      metric_rating: 'needs-improvement',
      page_path: '/pricing',
      non_interaction: true,
    });
  });

  it('is whole milliseconds for the tag manager otherwise', () => {
    const lcp = vitalProperties({ name: 'LCP', value: 1234.56, delta: 1234.56, id: 'v6-2' }, '/');
    expect(lcp.metric_value).toBe(1234.56);
    expect(tagManagerVital(lcp).value).toBe(1235);
  });
});

it('an id is new once', () => {
  const isNew = onceEach();
  expect(['a', 'b', 'a', 'b', 'c'].map(isNew)).toEqual([true, true, false, false, true]);
});
