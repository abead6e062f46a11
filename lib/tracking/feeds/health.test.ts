import { describe, expect, it } from 'vitest';
import { type FeedSigns, feedHealth } from './health';

const NOW = new Date('2026-11-20T15:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const health = (signs: Partial<FeedSigns>) =>
  feedHealth(
    { failureCode: null, probeState: 'passed', quietSince: null, lastSuccessAt: hoursAgo(1), ...signs },
    NOW,
  );

describe('feedHealth', () => {
  it('is current while the source answers and has news', () => {
    expect(health({})).toBe('current');
    expect(health({ probeState: null })).toBe('current');
  });

  it('says nothing of a fault that may be over in an hour', () => {
    expect(health({ failureCode: 'timeout', lastSuccessAt: hoursAgo(47) })).toBe('current');
    expect(health({ failureCode: 'timeout', lastSuccessAt: hoursAgo(49) })).toBe('failing');
    expect(health({ probeState: 'unreachable', lastSuccessAt: hoursAgo(49) })).toBe('failing');
  });

  it('fails while nothing was ever read', () => {
    expect(health({ probeState: 'unreadable', lastSuccessAt: null })).toBe('failing');
  });

  it('is not silent for want of a fault', () => {
    expect(health({ lastSuccessAt: hoursAgo(100) })).toBe('current');
  });

  it('puts changed columns before all else, and a fault before quiet', () => {
    const quietSince = hoursAgo(400);
    expect(health({ quietSince })).toBe('quiet');
    expect(health({ quietSince, failureCode: 'network', lastSuccessAt: hoursAgo(60) })).toBe('failing');
    expect(health({ quietSince, probeState: 'columns_changed' })).toBe('changed');
    expect(health({ failureCode: 'missing_column' })).toBe('changed');
  });
});
