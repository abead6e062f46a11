import { describe, expect, it } from 'vitest';
import { createSignInLimits } from './sign-in-limits';

const NOW = new Date('2026-11-20T15:00:00Z');
const tries = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('tries at signing in', () => {
  it('are bounded for one account from many addresses, until the window ends', () => {
    const limits = createSignInLimits();
    const from = (index: number) => ({ email: 'ana@example.com', address: `192.0.2.${index}` });
    expect(tries(20).every((index) => limits.allow(from(index), NOW))).toBe(true);
    expect(limits.allow(from(21), NOW)).toBe(false);
    expect(limits.allow({ email: 'luis@example.com', address: '192.0.2.1' }, NOW)).toBe(true);
    expect(limits.allow(from(22), new Date(NOW.getTime() + 15 * 60_000))).toBe(true);
  });

  it('are bounded for one address at many accounts', () => {
    const limits = createSignInLimits();
    const at = (index: number) => ({ email: `${index}@example.com`, address: '192.0.2.1' });
    expect(tries(200).every((index) => limits.allow(at(index), NOW))).toBe(true);
    expect(limits.allow(at(201), NOW)).toBe(false);
  });

  it('never run out for somebody who knows the password', () => {
    const limits = createSignInLimits();
    const own = { email: 'ana@example.com', address: '192.0.2.1' };
    for (const _ of tries(60)) {
      expect(limits.allow(own, NOW)).toBe(true);
      limits.succeeded(own.email);
    }
  });
});
