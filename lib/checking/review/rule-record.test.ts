import { afterEach, expect, it } from 'vitest';
import type { Draft } from './draft';
import { RULE_COUNTS } from './rule-counts';
import { asRecorded, setRuleCounts } from './rule-record';

afterEach(() => setRuleCounts(RULE_COUNTS));

it('a rule that was wrong too often where it was certain only asks', () => {
  setRuleCounts({ date_missing: { right: 8, all: 9 }, fee_differs: { right: 9, all: 10 } });
  const severity = (rule: Draft['rule']) =>
    asRecorded({ rule, severity: 'major', documentId: null, places: [], values: {} }).severity;
  expect(severity('date_missing')).toBe('minor');
  expect(severity('fee_differs')).toBe('major');
  expect(severity('parcel_differs')).toBe('major');
});
