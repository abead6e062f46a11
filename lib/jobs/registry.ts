import { deliverJob } from './deliver';
import { fanOutJob } from './fan-out';
import { keepPlansJob } from './keep-plans';
import { pollFeedJob } from './poll-feed';
import { syncBillingJob } from './sync-billing';
import { tidyJob } from './tidy';
import type { JobName, JobRun } from './types';

/** Every job there is; the worker runs them from here. */
export const JOBS: Record<JobName, JobRun> = {
  'poll-feed': pollFeedJob,
  'fan-out': fanOutJob,
  deliver: deliverJob,
  'sync-billing': syncBillingJob,
  'keep-plans': keepPlansJob,
  tidy: tidyJob,
};
