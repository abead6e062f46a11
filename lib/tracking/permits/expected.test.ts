import { describe, expect, it } from 'vitest';
import { expectIssue, issuedBy } from './expected';

const days = Array.from({ length: 100 }, (_, index) => index + 1);
const input = { days, appliedOn: '2026-01-01', today: '2026-01-01' };

describe('when a permit is expected', () => {
  it('is the middle of how long others took', () => {
    expect(expectIssue(input)).toEqual({
      kind: 'range',
      count: 100,
      from80: '2026-01-12',
      from50: '2026-01-27',
      median: '2026-02-21',
      to50: '2026-03-18',
      to80: '2026-04-02',
    });
  });

  it('counts those alone that had waited as long, so that it never lies in the past', () => {
    const today = '2026-03-02';
    const expected = expectIssue({ ...input, today });
    expect(expected).toMatchObject({ kind: 'range', count: 41 });
    expect(expected.kind === 'range' && expected.from80 >= today).toBe(true);
  });

  it('says that too few are like it', () => {
    expect(expectIssue({ ...input, days: days.slice(0, 29) })).toEqual({ kind: 'too_few', count: 29 });
    expect(expectIssue({ ...input, today: '2026-06-01' })).toEqual({ kind: 'too_few', count: 0 });
    expect(issuedBy({ ...input, today: '2026-06-01', day: '2026-07-01' })).toBeNull();
  });

  it('says in how many cases a start holds', () => {
    expect(issuedBy({ ...input, day: '2026-04-06' })).toEqual({ of: 100, by: 95 });
    expect(issuedBy({ ...input, day: '2025-12-31' })).toEqual({ of: 100, by: 0 });
  });
});
