import { rewardReferrers } from '@/lib/referrals/rewards';
import { askForSync } from '@/lib/subscriptions/ask-for-sync';
import { endDemoSubscriptions } from '@/lib/subscriptions/leave-demo';
import { syncDueAccounts } from '@/lib/subscriptions/sync';
import type { JobRun } from './types';

/** Asks the payment provider about every account where something happened or a date has come, and hands out rewards. */
export const syncBillingJob: JobRun<'sync-billing'> = async (ctx, services) => {
  const { signal } = services;
  const payments = services.payments(ctx);
  const mail = { siteUrl: services.siteUrl, sendsMail: services.mail !== null };
  await endDemoSubscriptions(ctx, payments);
  await syncDueAccounts(ctx, { payments, mail, signal });
  await rewardReferrers(ctx, { payments, mail, askForSync, signal });
};
