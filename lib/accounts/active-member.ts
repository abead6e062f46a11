import { isNull } from 'drizzle-orm';
import { memberships } from '@/db/schema';

/** A membership that counts. One that waits for a seat opens nothing: it is as if it were not there. */
export const isActive = isNull(memberships.pausedAt);
