import { expect, it } from 'vitest';
import { coarseStatus } from './coarse-status';
import { STATUS_BUCKETS } from './types';

it('sorts every bucket into one of three', () => {
  expect(Object.fromEntries(STATUS_BUCKETS.map((bucket) => [bucket, coarseStatus(bucket)]))).toEqual({
    pending: 'pending',
    action_required: 'pending',
    ready_to_issue: 'approved',
    issued: 'approved',
    finaled: 'approved',
    on_hold: 'other',
    expired: 'other',
    stopped: 'other',
    unknown: 'other',
  });
});
