import { permits } from '@/db/schema';

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
