import { expect, test } from 'vitest';
import type { ClientPermit } from '@/lib/company/client-links/view';
import { headline } from './headline';

const permits = (...buckets: ClientPermit['statusBucket'][]) =>
  buckets.map((statusBucket) => ({ statusBucket }) as ClientPermit);

test('what stands in the way is told before what goes on', () => {
  expect(headline(permits('issued', 'on_hold', 'pending'))).toEqual({ key: 'blocked', count: 1 });
  expect(headline(permits('pending', 'action_required'))).toEqual({ key: 'company', count: 1 });
  expect(headline(permits('issued', 'pending', 'pending'))).toEqual({ key: 'review', count: 2 });
  expect(headline(permits('issued', 'finaled'))).toEqual({ key: 'building', count: 1 });
  expect(headline(permits('finaled', 'finaled'))).toEqual({ key: 'done', count: 2 });
  expect(headline([])).toEqual({ key: 'none', count: 0 });
});
