import { composeMessages } from '@/lib/company/notifications/compose';
import { sendMessages } from '@/lib/company/notifications/send';
import { handleMailLinkRequests } from '@/lib/identity/accounts/mail-link-requests';
import { enqueue } from '@/lib/platform/queue/enqueue';
import type { JobRun } from './types';

/** Processes requests for mailed links, composes due notices into messages, and sends waiting messages. */
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
