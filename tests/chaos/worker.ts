/** A worker as `scripts/worker.ts` starts it, but for its clock: what it works with stands in CHAOS as JSON. */

import { connect } from '@/db/client';
import { smtpTransport } from '@/lib/company/notifications/smtp';
import { startWorker } from '@/lib/edge/jobs/worker';
import { createLogger } from '@/lib/log';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { twilioTransport } from '@/lib/providers/sms/twilio';
import { memoryValidators } from '@/lib/tracking/feeds/change-gate';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { NO_CHECKS } from '../support/no-checks';
import { TWILIO_ACCOUNT, TWILIO_NUMBER, TWILIO_TOKEN } from '../support/twilio/stand-in';
import { type ClockSetting, simulatedNow } from './sim-clock';

export interface WorkerSetting {
  databaseUrl: string;
  embedded: boolean;
  feedUrl: string;
  smtpUrl: string;
  textsUrl: string;
  clock: ClockSetting;
  pollEveryMs: number;
  pageSize: number;
  recheckEveryMs: number;
  leaseMs: number;
}

const setting: WorkerSetting = JSON.parse(process.env.CHAOS ?? '');
const log = createLogger('info');
process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'));
process.on('disconnect', () => process.exit(0));
process.on('message', (clock: ClockSetting) => {
  setting.clock = clock;
});

// A batch of messages tells the time since it began by this: it has to pass as fast as the rest.
const began = simulatedNow(setting.clock);
performance.now = () => simulatedNow(setting.clock) - began;

const { databaseUrl, embedded } = setting;
const connection = connect(databaseUrl, { embedded, max: embedded ? 3 : 6 });
const siteUrl = 'https://lintel.test';
await startWorker({
  databaseUrl,
  db: connection.db,
  log,
  services: {
    feeds: createFeedHttp({
      baseUrl: setting.feedUrl,
      timeoutMs: 800,
      tries: 2,
      backoffMs: 50,
      maxRetryAfterMs: 500,
      validators: memoryValidators(),
    }),
    pollEveryMs: setting.pollEveryMs,
    pageSize: setting.pageSize,
    recheckEveryMs: setting.recheckEveryMs,
    leaseMs: setting.leaseMs,
    clock: () => new Date(simulatedNow(setting.clock)),
    siteUrl,
    mail: smtpTransport({ url: setting.smtpUrl, from: 'notices@lintel.test', perSecond: 400, atOnce: 8 }),
    sms: twilioTransport({
      accountSid: TWILIO_ACCOUNT,
      authToken: TWILIO_TOKEN,
      sender: { from: TWILIO_NUMBER },
      statusCallback: `${siteUrl}/api/webhooks/twilio/status`,
      apiUrl: setting.textsUrl,
      timeoutMs: 700,
    }),
    ...NO_CHECKS,
    payments: demoPayments,
  },
  clock: () => new Date(simulatedNow(setting.clock)),
  tickMs: 400,
  concurrentFeeds: 2,
  concurrentFiles: 1,
});
log.info({}, 'Worker ready');
