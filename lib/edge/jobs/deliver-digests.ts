import { enqueue } from '@/lib/platform/queue/enqueue';
import { laneWork } from './lane-work';
import type { JobRun } from './types';

/** Digests that are composed before the ones before them have left: some seconds' worth. */
const AHEAD = 1_000;

/** Digests: composes them and sends them meanwhile, behind what somebody waits for. */
export const deliverDigestsJob: JobRun<'deliver-digests'> = async (ctx, services) => {
  const work = laneWork(ctx, services, 'bulk');
  let isComposing = true;
  const sending = work.send({ isFed: () => isComposing });
  try {
    await work.compose({ ahead: AHEAD });
  } finally {
    isComposing = false;
    if (await sending) await enqueue(ctx, 'deliver-digests', {});
  }
};
