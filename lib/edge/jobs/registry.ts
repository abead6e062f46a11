import type { JobName } from '@/lib/platform/queue/jobs';
import { callWebhooksJob } from './call-webhooks';
import { deliverJob } from './deliver';
import { deliverDigestsJob } from './deliver-digests';
import { drawPermitJob } from './draw-permit';
import { drawReportJob } from './draw-report';
import { eraseJob } from './erase';
import { fanOutJob } from './fan-out';
import { keepPlansJob } from './keep-plans';
import { packExportJob } from './pack-export';
import { placePermitsJob } from './place-permits';
import { pollFeedJob } from './poll-feed';
import { pollSideFeedJob } from './poll-side-feed';
import { probeFeedsJob } from './probe-feeds';
import { readCityMailJob } from './read-city-mail';
import { readFileJob, readPaidFileJob } from './read-file';
import { readPaperJob } from './read-paper';
import { readRegisterJob } from './read-register';
import { recheckFeedJob } from './recheck-feed';
import { runBulkJob } from './run-bulk';
import { runCheckJob } from './run-check';
import { runImportJob } from './run-import';
import { runWorkflowsJob } from './run-workflows';
import { sendLeadDigestsJob } from './send-lead-digests';
import { suggestNamesJob } from './suggest-names';
import { syncBillingJob } from './sync-billing';
import { tidyJob } from './tidy';
import type { JobRun } from './types';
import { watchLicencesJob } from './watch-licences';

/** Every job there is; the worker runs them from here. */
export const JOBS: { [N in JobName]: JobRun<N> } = {
  'probe-feeds': probeFeedsJob,
  'poll-feed': pollFeedJob,
  'poll-side-feed': pollSideFeedJob,
  'read-register': readRegisterJob,
  'watch-licences': watchLicencesJob,
  'recheck-feed': recheckFeedJob,
  'suggest-names': suggestNamesJob,
  'fan-out': fanOutJob,
  deliver: deliverJob,
  'deliver-digests': deliverDigestsJob,
  'read-file': readFileJob,
  'read-paid-file': readPaidFileJob,
  'read-paper': readPaperJob,
  'read-city-mail': readCityMailJob,
  'run-check': runCheckJob,
  'draw-report': drawReportJob,
  'draw-permit': drawPermitJob,
  'run-bulk': runBulkJob,
  'run-import': runImportJob,
  'place-permits': placePermitsJob,
  'run-workflows': runWorkflowsJob,
  'call-webhooks': callWebhooksJob,
  'sync-billing': syncBillingJob,
  'send-lead-digests': sendLeadDigestsJob,
  'keep-plans': keepPlansJob,
  'pack-export': packExportJob,
  erase: eraseJob,
  tidy: tidyJob,
};
