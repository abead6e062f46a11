import { composeMessages } from '@/lib/notifications/compose';
import { sendMessages } from '@/lib/notifications/send';
import type { JobRun } from './types';

/** Turns notices that have come due into messages, and sends the messages that wait. */
export const deliverJob: JobRun = async (ctx, services, _data, enqueue) => {
  const { siteUrl, mail, signal } = services;
  while (!signal.aborted) {
    const { notices } = await composeMessages(ctx, { siteUrl, sendsMail: mail !== null });
    if (notices === 0) break;
  }
  if (!mail) return;
  const { more } = await sendMessages(ctx, mail, signal);
  if (more && !signal.aborted) await enqueue('deliver');
};
