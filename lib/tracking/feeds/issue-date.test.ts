import { describe, expect, it } from 'vitest';
import { createIssueDateCheck, createIssuedByStatus } from './issue-date';
import { feedRecord } from './records';

function requireRecord(id: string) {
  const record = feedRecord(id);
  if (!record) throw new Error(`no record of ${id}`);
  return record;
}

describe('a date of issue that may be mistyped', () => {
  const isPlausible = createIssueDateCheck(requireRecord('norfolk-va'));
  // Past midnight in London, still the 30th in Norfolk.
  const row = { ':updated_at': '2026-10-01T02:00:00.000Z' };

  it('is believed up to the day its row was written, by the city’s clock', () => {
    expect(isPlausible('2026-09-30', row)).toBe(true);
    expect(isPlausible('2026-10-01', row)).toBe(false);
    expect(isPlausible('2062-09-30', row)).toBe(false);
  });

  it('is believed where the portal does not say when the row was written, or where there is none', () => {
    expect(isPlausible('2062-09-30', {})).toBe(true);
    expect(isPlausible('2062-09-30', { ':updated_at': 'soon' })).toBe(true);
    expect(isPlausible(null, row)).toBe(true);
  });

  it('is not doubted in other cities', () => {
    expect(createIssueDateCheck(requireRecord('austin-tx'))('2062-09-30', row)).toBe(true);
  });
});

describe('a date of issue on every row', () => {
  it('counts only beside a status that follows issue', () => {
    const countsIn = createIssuedByStatus(requireRecord('cleveland-oh'));
    expect(countsIn('issued')).toBe(true);
    expect(countsIn('finaled')).toBe(true);
    expect(countsIn('pending')).toBe(false);
    expect(countsIn('unknown')).toBe(false);
    expect(createIssuedByStatus(requireRecord('austin-tx'))('pending')).toBe(true);
  });
});
