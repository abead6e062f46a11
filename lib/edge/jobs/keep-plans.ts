import { remindOfEndings } from '@/lib/company/compliance/reminders';
import { grantDueChecks } from '@/lib/sales/credits/mutations';
import { remindOfTrialEnd } from '@/lib/sales/subscriptions/notices';
import { tellOfPermitsUsed } from '@/lib/sales/subscriptions/permit-notices';
import type { JobRun } from './types';

/** What plans bring by the calendar: the month's permit checks, a word before a trial ends, and where the year's permits run out. */
export const keepPlansJob: JobRun<'keep-plans'> = async (ctx, services) => {
  const { signal, siteUrl, mail } = services;
  await grantDueChecks(ctx, { signal });
  const letters = { mail: { siteUrl, sendsMail: mail !== null }, signal };
  await remindOfTrialEnd(ctx, letters);
  await tellOfPermitsUsed(ctx, letters);
  await remindOfEndings(ctx, letters);
};
