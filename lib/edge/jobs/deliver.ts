import { setTimeout as delay } from 'node:timers/promises';
import { handleMailLinkRequests } from '@/lib/identity/accounts/mail-link-requests';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { laneWork } from './lane-work';
import type { JobRun } from './types';

/** What comes due while messages leave is looked for this often. */
const LOOK_MS = 500;

/**
 * What somebody waits for: processes requests for mailed links, composes due notices of the prompt lane and sends the
 * messages that wait there. What comes due meanwhile goes with it: a server that hangs on one message holds up nothing.
 */
export const deliverJob: JobRun<'deliver'> = async (ctx, services) => {
  const { siteUrl, mail } = services;
  const work = laneWork(ctx, services, 'prompt');
  const failures: unknown[] = [];
  // What fails here is told at the end: until then the messages that are ready leave.
  const trying = (step: Promise<unknown>) => step.catch((error) => void failures.push(error));
  const prepare = async () => {
    await trying(handleMailLinkRequests(work.now(), { mail: { siteUrl, sendsMail: mail !== null } }));
    await trying(work.compose());
  };
  await prepare();
  const done = new AbortController();
  const sending = work.send().finally(() => done.abort());
  sending.catch(() => {});
  while (!done.signal.aborted) {
    await delay(LOOK_MS, undefined, { signal: done.signal }).catch(() => {});
    if (!done.signal.aborted && failures.length === 0) await prepare();
  }
  if (await sending) await enqueue(ctx, 'deliver', {});
  if (failures.length > 0) throw failures[0];
};
