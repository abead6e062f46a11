import { rewardReferrers } from '@/lib/sales/referrals/rewards';
import { endDemoSubscriptions } from '@/lib/sales/subscriptions/leave-demo';
import { requestSync } from '@/lib/sales/subscriptions/request-sync';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import type { JobRun } from './types';

/** Synchronises all due billing accounts and pays out referral rewards. */
export const syncBillingJob: JobRun<'sync-billing'> = async (ctx, services) => {
  const { signal } = services;
  const payments = services.payments(ctx);
  const mail = { siteUrl: services.siteUrl, sendsMail: services.mail !== null };
  await endDemoSubscriptions(ctx, payments);
  await syncDueAccounts(ctx, { payments, mail, signal });
  await rewardReferrers(ctx, { payments, mail, requestSync, signal });
};
