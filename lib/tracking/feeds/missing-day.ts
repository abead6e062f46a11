import type { FeedRecord } from './types';

/** Whether a feed gives both days from which the time to a permit is counted. */
export function saysDaysToIssue({ fields }: FeedRecord): boolean {
  return fields.appliedDate !== undefined && fields.issuedDate !== undefined;
}
