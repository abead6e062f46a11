import { enqueue } from '@/lib/platform/queue/enqueue';
import { laneWork } from './lane-work';
import type { JobRun } from './types';

/** Digests: composes them and sends them meanwhile, behind what somebody waits for. */
export const deliverDigestsJob: JobRun<'deliver-digests'> = async (ctx, services) => {
  const work = laneWork(ctx, services, 'bulk');
  let isComposing = true;
  const sending = work.send({ isFed: () => isComposing });
  try {
    await work.compose();
  } finally {
    isComposing = false;
    if (await sending) await enqueue(ctx, 'deliver-digests', {});
  }
};
