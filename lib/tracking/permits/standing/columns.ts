import { and, eq } from 'drizzle-orm';
import { permitStandings, permits } from '@/db/schema';

/** What `waitingOn` reads of a permit. */
export const waitingColumns = {
  statusBucket: permits.statusBucket,
  statusDate: permits.statusDate,
  appliedDate: permits.appliedDate,
  approvedDate: permits.approvedDate,
  issuedDate: permits.issuedDate,
  completedDate: permits.completedDate,
  expiresDate: permits.expiresDate,
  missingSince: permits.missingSince,
};

/** Joins a permit to its standing, where that was made from the permit as it is now. */
export const ofStanding = and(
  eq(permitStandings.permitId, permits.id),
  eq(permitStandings.madeFrom, permits.changedAt),
);
