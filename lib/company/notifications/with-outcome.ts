import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { messages, notifications } from '@/db/schema';
import type { Outcome } from './outcomes';

/** The condition for notices of one outcome, in a query that joins messages. */
export function withOutcome(outcome: Outcome): SQL | undefined {
  const { state } = notifications;
  const { delivery } = messages;
  switch (outcome) {
    case 'waiting':
      return inArray(state, ['queued', 'sending']);
    case 'sent':
      return and(eq(state, 'sent'), isNull(delivery));
    case 'delivered':
      return and(eq(state, 'sent'), eq(delivery, 'delivered'));
    case 'failed':
      return or(
        eq(state, 'failed'),
        and(eq(state, 'sent'), inArray(delivery, ['undelivered', 'bounced', 'complained'])),
      );
  }
}
