import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@/components/marketing/referral';
import { forgetReferral, recallReferral, rememberReferral } from './referral-memory';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the code a visitor came with', () => {
  it('is kept under the keys other clients read', () => {
    rememberReferral('BEAM2345', NOW);
    expect(Object.fromEntries(held)).toEqual({
      lintel_referral_code: 'BEAM2345',
      lintel_referral_timestamp: String(NOW),
    });
  });

  it('is there for seven days, and gone with the seventh', () => {
    rememberReferral('BEAM2345', NOW);
    expect(recallReferral(NOW + WEEK_MS - 1)).toBe('BEAM2345');
    expect(recallReferral(NOW + WEEK_MS)).toBe('');
    expect(held.size).toBe(0);
  });

  it('gives way to a newer one, which has seven days of its own', () => {
    rememberReferral('BEAM2345', NOW);
    rememberReferral('POST6789', NOW + WEEK_MS - 1);
    expect(recallReferral(NOW + WEEK_MS)).toBe('POST6789');
  });

  it('does not give way to what is no code', () => {
    rememberReferral('BEAM2345', NOW);
    rememberReferral('<script>', NOW + 1);
    expect(recallReferral(NOW + 2)).toBe('BEAM2345');
  });

  it.each([
    ['of no form', 'no code at all', String(NOW)],
    ['from the future', 'BEAM2345', String(NOW + 1)],
    ['without a date', 'BEAM2345', 'yesterday'],
  ])('is forgotten where something %s was stored', (_, code, at) => {
    held.set(REFERRAL_CODE_KEY, code);
    held.set(REFERRAL_TIMESTAMP_KEY, at);
    expect(recallReferral(NOW)).toBe('');
    expect(held.size).toBe(0);
  });

  it('is nothing where storage is off', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberReferral('BEAM2345', NOW);
    expect(recallReferral(NOW)).toBe('');
    forgetReferral();
  });
});
