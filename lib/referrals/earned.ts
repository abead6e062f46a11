import { and, eq, sql } from 'drizzle-orm';
import { invoices, referrals, subscriptions } from '@/db/schema';

/** The referrer's own subscription, once it is paid for: in a trial any plan costs nothing, so none counts. Left join it. */
export const paysForPlan = and(
  eq(subscriptions.companyId, referrals.referrerId),
  eq(subscriptions.state, 'active'),
);

/**
 * A month of the referrer's plan, as far as they have ever been billed that much: a plan taken up for an hour earns no
 * month of it. In cents; 0 for who pays for none.
 */
export const earnedCents =
  sql<number>`case when ${subscriptions.priceCents} is null then 0 else least(${subscriptions.priceCents}, (
  select coalesce(max(${invoices.subtotalCents}), 0) from ${invoices}
  where ${invoices.companyId} = ${referrals.referrerId} and ${invoices.kind} = 'subscription' and ${invoices.state} = 'paid'
)) end`.mapWith(Number);
