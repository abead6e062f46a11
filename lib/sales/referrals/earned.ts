import { and, eq, sql } from 'drizzle-orm';
import { invoices, referrals, subscriptions } from '@/db/schema';

/** Join condition (left join): the referrer's subscription, once paid for; a trial does not count. */
export const paysForPlan = and(
  eq(subscriptions.companyId, referrals.referrerId),
  eq(subscriptions.state, 'active'),
);

/**
 * One month of the referrer's plan in cents, capped at the highest amount they were ever billed, so that a
 * brief upgrade earns nothing more; 0 for a referrer who pays for no plan.
 */
export const earnedCents =
  sql<number>`case when ${subscriptions.priceCents} is null then 0 else least(${subscriptions.priceCents}, (
  select coalesce(max(${invoices.subtotalCents}), 0) from ${invoices}
  where ${invoices.companyId} = ${referrals.referrerId} and ${invoices.kind} = 'subscription' and ${invoices.state} = 'paid'
)) end`.mapWith(Number);
