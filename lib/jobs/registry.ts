import { deliverJob } from './deliver';
import { fanOutJob } from './fan-out';
import { keepPlansJob } from './keep-plans';
import { pollFeedJob } from './poll-feed';
import { probeFeedsJob } from './probe-feeds';
import { recheckFeedJob } from './recheck-feed';
import { suggestNamesJob } from './suggest-names';
import { syncBillingJob } from './sync-billing';
import { tidyJob } from './tidy';
import type { JobName, JobRun } from './types';

/** Every job there is; the worker runs them from here. */
export const JOBS: Record<JobName, JobRun> = {
  'probe-feeds': probeFeedsJob,
  'poll-feed': pollFeedJob,
  'recheck-feed': recheckFeedJob,
  'suggest-names': suggestNamesJob,
  'fan-out': fanOutJob,
  deliver: deliverJob,
  'sync-billing': syncBillingJob,
  'keep-plans': keepPlansJob,
  tidy: tidyJob,
};
