import { expect, test } from 'vitest';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { type Waiting, waitingOn } from '@/lib/tracking/permits/waiting';
import { HISTORY, permitOf, SIDES, TODAY } from '@/tests/support/waiting-cases';
import { headline } from './headline';

const permits = (...buckets: StatusBucket[]) =>
  buckets.map((status) => ({
    statusBucket: status,
    waiting: waitingOn({
      permit: permitOf({ status, side: 'nothing' }),
      ...SIDES.nothing,
      today: TODAY,
      history: HISTORY,
    }),
  }));
const you = (why: 'corrections' | 'reinspection'): Waiting => ({ on: 'applicant', why, at: [], since: null });

test('what stands in the way is told before what goes on', () => {
  expect(headline(permits('issued', 'on_hold', 'pending'))).toEqual({ key: 'blocked', count: 1 });
  expect(headline(permits('pending', 'action_required'))).toEqual({ key: 'company', count: 1 });
  expect(headline(permits('issued', 'pending', 'pending'))).toEqual({ key: 'review', count: 2 });
  expect(headline(permits('issued', 'finaled'))).toEqual({ key: 'building', count: 1 });
  expect(headline(permits('finaled', 'finaled'))).toEqual({ key: 'done', count: 2 });
  expect(headline([])).toEqual({ key: 'none', count: 0 });
});

test('who has it is what the company reads, not the status alone', () => {
  const asked = { statusBucket: 'pending', waiting: [you('corrections')] } as const;
  const failed = { statusBucket: 'issued', waiting: [you('reinspection')] } as const;
  expect(headline([...permits('pending'), asked, failed])).toEqual({ key: 'company', count: 2 });
  const history = { statusBucket: 'stopped', waiting: [] } as const;
  expect(headline([...permits('issued'), history])).toEqual({ key: 'building', count: 1 });
  expect(headline([...permits('finaled'), history])).toEqual({ key: 'blocked', count: 1 });
});
