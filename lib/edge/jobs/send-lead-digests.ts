import { sendLeadDigests } from '@/lib/company/prospects/digest';
import type { JobRun } from './types';

/** Mails the new permits among what people keep looking for. */
export const sendLeadDigestsJob: JobRun<'send-lead-digests'> = async (ctx, { siteUrl, mail, signal }) => {
  await sendLeadDigests(ctx, { mail: { siteUrl, sendsMail: mail !== null }, signal });
};
