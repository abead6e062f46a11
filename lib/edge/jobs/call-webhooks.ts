import { sendCalls } from '@/lib/company/workflows/calls';
import { postOutward } from '@/lib/platform/outward/post';
import type { JobRun } from './types';

/** Makes the calls that workflows asked for. */
export const callWebhooksJob: JobRun<'call-webhooks'> = async (ctx, { signal }) => {
  while (!signal.aborted && (await sendCalls(ctx, { post: postOutward })) > 0);
};
