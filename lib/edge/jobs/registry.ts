import type { JobName } from '@/lib/platform/queue/jobs';
import { deliverJob } from './deliver';
import { deliverDigestsJob } from './deliver-digests';
import { drawReportJob } from './draw-report';
import { fanOutJob } from './fan-out';
import { keepPlansJob } from './keep-plans';
import { pollFeedJob } from './poll-feed';
import { pollSideFeedJob } from './poll-side-feed';
import { probeFeedsJob } from './probe-feeds';
import { readFileJob, readPaidFileJob } from './read-file';
import { recheckFeedJob } from './recheck-feed';
import { runCheckJob } from './run-check';
import { sendLeadDigestsJob } from './send-lead-digests';
import { suggestNamesJob } from './suggest-names';
import { syncBillingJob } from './sync-billing';
import { tidyJob } from './tidy';
import type { JobRun } from './types';

/** Every job there is; the worker runs them from here. */
export const JOBS: { [N in JobName]: JobRun<N> } = {
  'probe-feeds': probeFeedsJob,
  'poll-feed': pollFeedJob,
  'poll-side-feed': pollSideFeedJob,
  'recheck-feed': recheckFeedJob,
  'suggest-names': suggestNamesJob,
  'fan-out': fanOutJob,
  deliver: deliverJob,
  'deliver-digests': deliverDigestsJob,
  'read-file': readFileJob,
  'read-paid-file': readPaidFileJob,
  'run-check': runCheckJob,
  'draw-report': drawReportJob,
  'sync-billing': syncBillingJob,
  'send-lead-digests': sendLeadDigestsJob,
  'keep-plans': keepPlansJob,
  tidy: tidyJob,
};
