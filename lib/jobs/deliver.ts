import { handleMailLinkRequests } from '@/lib/accounts/mail-link-requests';
import { composeMessages } from '@/lib/notifications/compose';
import { sendMessages } from '@/lib/notifications/send';
import type { JobRun } from './types';

/** Answers requests for links that still wait, turns notices that have come due into messages, and sends what waits. */
export const deliverJob: JobRun = async (ctx, services, _data, enqueue) => {
  const { siteUrl, mail, signal } = services;
  const sendsMail = mail !== null;
  await handleMailLinkRequests(ctx, { mail: { siteUrl, sendsMail } });
  while (!signal.aborted) {
    const { notices } = await composeMessages(ctx, { siteUrl, sendsMail });
    if (notices === 0) break;
  }
  if (!mail) return;
  const { more } = await sendMessages(ctx, mail, signal);
  if (more && !signal.aborted) await enqueue('deliver');
};
