import { remindOfCases } from '@/lib/site/privacy/case-reminders';
import { eraseDue } from '@/lib/site/privacy/erase';
import type { JobRun } from './types';

/** Deletions whose waiting time is over, and privacy cases whose legal day is near. */
export const eraseJob: JobRun<'erase'> = async (ctx, services) => {
  const { files, payments, signal, siteUrl, mail } = services;
  await remindOfCases(ctx, { mail: { siteUrl, sendsMail: mail !== null } });
  await eraseDue(ctx, { files, payments: payments(ctx), signal });
};
