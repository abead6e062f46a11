import { describe, expect, it } from 'vitest';
import { buildTimeline } from './timeline';
import type { StatusBucket } from './types';
import type { PermitEvent } from './view';

const permit = {
  statusBucket: 'issued' as const,
  appliedDate: '2026-03-02',
  approvedDate: null,
  issuedDate: '2026-05-10',
  completedDate: null,
  expiresDate: '2026-12-01',
};

function event(id: number, over: Partial<PermitEvent> = {}): PermitEvent {
  return {
    id,
    kind: 'status_changed',
    fromBucket: 'pending',
    toBucket: 'issued',
    fromWord: 'In Review',
    toWord: 'Issued',
    changes: {},
    occurredOn: null,
    detectedAt: new Date('2026-05-11T03:30:00Z'),
    ...over,
  };
}

describe('buildTimeline', () => {
  const now = new Date('2026-11-20T18:00:00Z');

  it('puts an event on the day it was seen where the company is, not on the UTC day', () => {
    const [, entry] = buildTimeline({ permit, events: [event(1)], now, timeZone: 'America/Chicago' });
    expect(entry).toMatchObject({ kind: 'event', day: '2026-05-10' });
  });

  it("prefers the city's own date of a change", () => {
    const events = [event(1, { occurredOn: '2026-02-01' })];
    const days = buildTimeline({ permit, events, now, timeZone: 'America/Chicago' }).map(
      (entry) => entry.day,
    );
    expect(days).toEqual(['2026-12-01', '2026-05-10', '2026-03-02', '2026-02-01']);
  });

  it('marks what lies ahead, and only that', () => {
    const upcoming = buildTimeline({ permit, events: [], now, timeZone: 'America/Chicago' }).map(
      (entry) => entry.kind === 'city_date' && entry.upcoming,
    );
    expect(upcoming).toEqual([true, false, false]);
  });

  it('lets a finished permit expire no more; one that lapsed did', () => {
    const told = (statusBucket: StatusBucket) =>
      buildTimeline({ permit: { ...permit, statusBucket }, events: [], now, timeZone: 'America/Chicago' })
        .map((entry) => entry.kind === 'city_date' && entry.what)
        .filter((what) => what === 'expires' || what === 'expired');
    expect(told('issued')).toEqual(['expires']);
    expect(told('finaled')).toEqual([]);
    expect(told('stopped')).toEqual([]);
    expect(told('expired')).toEqual(['expired']);
  });

  it('tells a change once where the city dates it too', () => {
    const events = [event(1, { occurredOn: '2026-05-10' })];
    const entries = buildTimeline({ permit, events, now, timeZone: 'America/Chicago' });
    expect(entries.map((entry) => (entry.kind === 'event' ? 'event' : entry.what))).toEqual([
      'expires',
      'event',
      'applied',
    ]);
  });

  it('dates a discovery by the day we saw it', () => {
    const events = [event(1, { kind: 'discovered', occurredOn: '2026-03-02', detectedAt: now })];
    const entries = buildTimeline({ permit, events, now, timeZone: 'America/Chicago' });
    expect(entries.map((entry) => entry.day)).toEqual([
      '2026-12-01',
      '2026-11-20',
      '2026-05-10',
      '2026-03-02',
    ]);
  });

  it('keeps later steps above earlier ones on one day', () => {
    const same = { ...permit, appliedDate: '2026-05-10', approvedDate: '2026-05-10', expiresDate: null };
    const whats = buildTimeline({ permit: same, events: [], now, timeZone: 'UTC' }).map(
      (entry) => entry.kind === 'city_date' && entry.what,
    );
    expect(whats).toEqual(['issued', 'approved', 'applied']);
  });
});
