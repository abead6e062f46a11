import { describe, expect, it } from 'vitest';
import { addMonths, cancellationEnd, changeTiming, lastFreeCancellation } from './plan-changes';

const at = (text: string) => new Date(text);

describe('addMonths', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2026-10-31T23:59:59Z', 1, '2026-11-30T23:59:59Z'],
    ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
    ['2026-01-31T10:00:00Z', 14, '2027-03-31T10:00:00Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });
});

describe('cancellationEnd', () => {
  const trial = {
    state: 'trialing' as const,
    trialEndsAt: at('2026-12-31T15:00:00Z'),
    currentPeriodEndsAt: at('2026-12-31T15:00:00Z'),
    priceCents: 9_900,
    discountPercent: null,
  };

  it('costs nothing up to 24 hours before the trial ends', () => {
    const free = { endsAt: trial.trialEndsAt, chargedCents: 0 };
    expect(cancellationEnd(trial, at('2026-12-20T00:00:00Z'))).toEqual(free);
    expect(cancellationEnd(trial, lastFreeCancellation(trial.trialEndsAt))).toEqual(free);
  });

  it('costs the first month after that, at its discount, and gives that month', () => {
    const late = at('2026-12-30T15:00:00.001Z');
    expect(cancellationEnd(trial, late)).toEqual({ endsAt: at('2027-01-31T15:00:00Z'), chargedCents: 9_900 });
    expect(cancellationEnd({ ...trial, discountPercent: 50 }, late).chargedCents).toBe(4_950);
  });

  it('lets a paid month run out and ends an unpaid one at once', () => {
    const paid = { ...trial, state: 'active' as const, trialEndsAt: at('2026-10-01T00:00:00Z') };
    expect(cancellationEnd(paid, at('2026-12-30T15:00:00Z'))).toEqual({
      endsAt: paid.currentPeriodEndsAt,
      chargedCents: 0,
    });
    expect(cancellationEnd({ ...paid, state: 'past_due' }, at('2026-12-01T00:00:00Z'))).toEqual({
      endsAt: null,
      chargedCents: 0,
    });
  });
});

describe('changeTiming', () => {
  const active = { tier: 'professional' as const, state: 'active' as const, nextTier: null };

  it('is at once upwards and at the end of the month downwards', () => {
    expect(changeTiming(active, 'enterprise')).toBe('now');
    expect(changeTiming(active, 'team')).toBe('period_end');
    expect(changeTiming(active, 'professional')).toBe('none');
  });

  it('is at once in a trial', () => {
    expect(changeTiming({ ...active, state: 'trialing' }, 'solo')).toBe('now');
  });

  it('takes back what waits, and leaves it where it was asked for already', () => {
    const waiting = { ...active, nextTier: 'solo' as const };
    expect(changeTiming(waiting, 'professional')).toBe('now');
    expect(changeTiming(waiting, 'solo')).toBe('none');
    expect(changeTiming(waiting, 'team')).toBe('period_end');
  });
});
