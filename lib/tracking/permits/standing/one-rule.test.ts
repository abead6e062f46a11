import { describe, expect, test } from 'vitest';
import { CASES, expectedOf, HISTORY, permitOf, SIDES, TODAY } from '@/tests/support/waiting-cases';
import { STATUS_BUCKETS, type WaitingFor, type WaitingOn } from '../types';
import { nobodyBecause, waitingOn, whyOf } from '../waiting';
import { standingOf } from './standing';

/** What lists say: what is kept, else the status alone. */
function asListed(input: Parameters<typeof waitingOn>[0]): { on: WaitingOn | null; why: WaitingFor | null } {
  const { waitsOn, why } = standingOf(input);
  if (input.permit.missingSince !== null) return { on: null, why: null };
  if (waitsOn !== null) return { on: waitsOn, why };
  const [first] = waitingOn({ ...input, steps: [], inspections: [] });
  return { on: first?.on ?? null, why: first ? whyOf(first) : null };
}

describe('whom a permit waits for', () => {
  test('is in the table for each status and each thing beside it', () => {
    expect(CASES).toHaveLength(STATUS_BUCKETS.length * Object.keys(SIDES).length);
  });

  test.each(CASES.map((one) => [`${one.status}, ${one.side}`, one] as const))('%s', (_, one) => {
    const input = { permit: permitOf(one), ...SIDES[one.side], today: TODAY, history: HISTORY };
    const [first] = waitingOn(input);
    expect([first?.on ?? null, first ? whyOf(first) : nobodyBecause(input.permit)]).toEqual(expectedOf(one));
    const kept = asListed(input);
    expect([kept.on, kept.why]).toEqual([first?.on ?? null, first ? whyOf(first) : null]);
  });
});
