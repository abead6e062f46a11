import { describe, expect, it } from 'vitest';
import type { Waiting } from '@/lib/tracking/permits/waiting';
import { leadPermit, leadWaiting } from './lead-permit';
import { orderOfPermits } from './order';

const desk: Waiting = { on: 'desk', desk: 'Zoning', since: '2026-11-11', due: null };
const you: Waiting = { on: 'applicant', why: 'issue', at: [], since: null };
const permit = (id: number, given: object = {}) => ({
  id,
  waitsFor: null,
  statusBucket: 'pending' as const,
  waiting: [] as Waiting[],
  ...given,
});

describe('the permit a job hangs on', () => {
  it('is the first that waits for no other and is not issued', () => {
    const issued = permit(1, { statusBucket: 'issued' });
    const waits = permit(2, { waitsFor: 3 });
    expect(leadPermit([issued, waits, permit(3)])?.id).toBe(3);
    expect(leadPermit([issued, waits])?.id).toBe(2);
    expect(leadPermit([issued])?.id).toBe(1);
    expect(leadPermit([permit(1, { statusBucket: 'finaled' })])).toBeNull();
  });

  it('does not hide that another permit waits for the reader', () => {
    const lead = permit(1, { waiting: [desk] });
    expect(leadWaiting([lead])).toBe(desk);
    expect(leadWaiting([lead, permit(2, { waiting: [you] })])).toBe(you);
  });
});

describe('the order of a new job', () => {
  const given = (id: number, permitType: string, statusBucket: 'pending' | 'issued' = 'pending') => ({
    id,
    permitType,
    checklistType: null,
    statusBucket,
  });

  it('has the trades wait for the one building permit that is not issued', () => {
    const order = orderOfPermits([given(1, 'Plumbing Permit'), given(2, 'Building Permit')], {
      linked: true,
    });
    expect(order).toEqual([
      { permitId: 2, waitsFor: null },
      { permitId: 1, waitsFor: 2 },
    ]);
  });

  it('says nothing where there are two, where it is issued, or where people set the order', () => {
    const trade = given(3, 'Electrical Permit');
    const two = [given(1, 'Building Permit'), given(2, 'Residential Addition'), trade];
    const waits = (permits: ReturnType<typeof given>[], linked = true) =>
      orderOfPermits(permits, { linked }).every(({ waitsFor }) => waitsFor === null);
    expect(waits(two)).toBe(true);
    expect(waits([given(1, 'Building Permit', 'issued'), trade])).toBe(true);
    expect(waits([given(1, 'Building Permit'), trade], false)).toBe(true);
  });
});
