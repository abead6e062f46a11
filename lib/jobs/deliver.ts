import { handleMailLinkRequests } from '@/lib/accounts/mail-link-requests';
import { composeMessages } from '@/lib/notifications/compose';
import { sendMessages } from '@/lib/notifications/send';
import { enqueue } from '@/lib/queue/enqueue';
import type { JobRun } from './types';

/** Answers requests for links that still wait, turns notices that have come due into messages, and sends what waits. */
export const deliverJob: JobRun<'deliver'> = async (ctx, services) => {
  const { siteUrl, postalAddress, mail, sms, signal } = services;
  // To compose what has piled up takes long, and by its own time a message that leaves counts as cut off or not.
  const began = performance.now();
  const later = () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - began) });
  const sendsMail = mail !== null;
  await handleMailLinkRequests(ctx, { mail: { siteUrl, sendsMail } });
  const message = { siteUrl, postalAddress, sendsMail, sendsTexts: sms !== null };
  while (!signal.aborted) {
    const { notices } = await composeMessages(later(), message);
    if (notices === 0) break;
  }
  const { more } = await sendMessages(later(), { email: mail, sms }, signal);
  if (more && !signal.aborted) await enqueue(ctx, 'deliver', {});
};
