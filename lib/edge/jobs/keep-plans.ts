import { grantDueChecks } from '@/lib/sales/credits/mutations';
import { remindOfTrialEnd } from '@/lib/sales/subscriptions/notices';
import type { JobRun } from './types';

/** What plans bring by the calendar: the month's permit checks, and a word before a trial ends. */
export const keepPlansJob: JobRun<'keep-plans'> = async (ctx, services) => {
  const { signal, siteUrl, mail } = services;
  await grantDueChecks(ctx, { signal });
  await remindOfTrialEnd(ctx, { mail: { siteUrl, sendsMail: mail !== null }, signal });
};
