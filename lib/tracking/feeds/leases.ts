import { feeds } from '@/db/schema';
import { leaseOf } from '@/lib/platform/lease/lease';

/** One reader a feed, whether it polls or asks for single permits: a portal is never asked twice at a time. */
export const readLease = leaseOf(feeds, { key: 'id', token: 'readLease', until: 'readLeaseUntil' });

/** One look at a feed's source at a time; it may be read meanwhile. */
export const probeLease = leaseOf(feeds, { key: 'id', token: 'probeLease', until: 'probeLeaseUntil' });
