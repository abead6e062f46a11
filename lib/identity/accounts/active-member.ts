import { isNull } from 'drizzle-orm';
import { memberships } from '@/db/schema';

/** The condition for an active membership. A paused one (waiting for a seat) grants no access. */
export const isActive = isNull(memberships.pausedAt);
