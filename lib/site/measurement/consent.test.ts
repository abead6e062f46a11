import { describe, expect, it } from 'vitest';
import { formatConsent, getConsentState, parseConsent } from './consent';

const AT = new Date('2026-11-21T20:15:00.000Z');

describe('a choice', () => {
  it.each(['granted', 'denied'] as const)('comes back as it was kept: %s', (choice) => {
    expect(formatConsent({ choice, at: AT })).toBe(`${choice} 2026-11-21T20:15:00.000Z`);
    expect(parseConsent(formatConsent({ choice, at: AT }))).toEqual({ choice, at: AT });
  });

  it.each([null, '', 'granted', 'granted yesterday', 'perhaps 2026-11-21T20:15:00.000Z', 'true'])(
    'is none where storage holds %j, and is asked for again',
    (stored) => {
      expect(parseConsent(stored)).toBeNull();
    },
  );
});

describe('standing', () => {
  const granted = { choice: 'granted', at: AT } as const;
  const denied = { choice: 'denied', at: AT } as const;

  it('is the choice, or that nobody has asked', () => {
    expect(getConsentState(undefined, null)).toBe('unasked');
    expect(getConsentState(false, granted)).toBe('granted');
    expect(getConsentState(undefined, denied)).toBe('denied');
  });

  it('is a no under Global Privacy Control, whatever was chosen', () => {
    for (const consent of [null, granted, denied]) expect(getConsentState(true, consent)).toBe('blocked');
  });
});
