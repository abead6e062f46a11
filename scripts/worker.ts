import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { connect } from '@/db/client';
import { receiveMail } from '@/lib/checking/city-mail/receive';
import { listenForMail } from '@/lib/checking/city-mail/smtp-listener';
import { storeBy } from '@/lib/checking/files/settings';
import { JUDGE_FROM_SOURCE, judgeApart } from '@/lib/checking/judging/judge-apart';
import { modelBy } from '@/lib/checking/model/settings';
import { READER_FROM_SOURCE } from '@/lib/checking/reading/program';
import { smtpTransport } from '@/lib/company/notifications/smtp';
import type { JobContext } from '@/lib/edge/jobs/types';
import { startWorker } from '@/lib/edge/jobs/worker';
import { env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { REPORT_FROM_SOURCE } from '@/lib/platform/reports/draw-report';
import { createPayments } from '@/lib/providers/billing/providers';
import { textsBy } from '@/lib/providers/sms/settings';
import { memoryValidators } from '@/lib/tracking/feeds/change-gate';
import { hostGuard } from '@/lib/tracking/feeds/hosts';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds } from '@/lib/tracking/feeds/mutations';
import { accessBy, mayRead } from '@/lib/tracking/feeds/portal-access';
import { parseArcgisTokens, tokenHeaders } from '@/lib/tracking/feeds/portal-tokens';
import { parseRegisterFiles } from '@/lib/tracking/registers/files';
import { registerRegisters } from '@/lib/tracking/registers/state';
import { adoptName } from './demo/adopt';
import { onStop } from './start/parent.mjs';

const settings = env();
const log = createLogger(settings.LOG_LEVEL, { process: 'worker' });
// pg-boss does not await writing a job's completion: if the database disconnects then, the process must not
// exit.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'));
const connection = connect(settings.DATABASE_URL, { embedded: settings.DATABASE_EMBEDDED });
const sample = settings.FEEDS === 'sample';

/** Beside this program where both are bundled. */
const isBundled = import.meta.url.endsWith('.mjs');
const bundled = (name: string) => ({
  command: ['--enable-source-maps', fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))],
});

const contextFor = (job: string): JobContext => ({
  db: connection.db,
  actor: { kind: 'job', job },
  now: new Date(),
  log,
});

function portalManners() {
  const { db } = connection;
  return {
    hosts: hostGuard({ db, now: () => new Date(), perDay: settings.REQUESTS_PER_HOST }),
    headersFor: tokenHeaders(FEED_RECORDS, {
      socrata: settings.SOCRATA_APP_TOKEN,
      arcgis: parseArcgisTokens(settings.ARCGIS_TOKENS),
    }),
  };
}

// The sample feed server imitates open data alone, and nobody's credentials go there.
const access = sample ? {} : accessBy(settings);
await registerFeeds(contextFor('register-feeds'), {
  mode: settings.FEEDS,
  records: FEED_RECORDS.filter((record) => mayRead(record, access)),
});

await registerRegisters(contextFor('register-feeds'), {
  mode: settings.FEEDS,
  files: parseRegisterFiles(settings.REGISTER_FILES),
});

const worker = await startWorker({
  databaseUrl: settings.DATABASE_URL,
  db: connection.db,
  log,
  services: {
    feeds: createFeedHttp({
      baseUrl: sample ? settings.FEED_SERVER_URL : undefined,
      validators: memoryValidators(),
      // Our own sample server is no portal: it needs no sparing and gets no tokens.
      ...(sample ? {} : portalManners()),
      access,
    }),
    requestsPerHost: sample ? undefined : settings.REQUESTS_PER_HOST,
    pollEveryMs: settings.POLL_SECONDS === undefined ? undefined : settings.POLL_SECONDS * 1_000,
    siteUrl: settings.SITE_URL,
    postalAddress: settings.MAIL_POSTAL_ADDRESS,
    payments: createPayments(settings, log),
    mail:
      settings.SMTP_URL && settings.MAIL_FROM
        ? smtpTransport({
            url: settings.SMTP_URL,
            from: settings.MAIL_FROM,
            perSecond: settings.MAIL_PER_SECOND,
            atOnce: settings.MAIL_CONNECTIONS,
          })
        : null,
    sms: textsBy(settings),
    files: storeBy(settings),
    reader: isBundled ? bundled('reader') : READER_FROM_SOURCE,
    judge: judgeApart(isBundled ? bundled('judge') : JUDGE_FROM_SOURCE),
    report: isBundled ? bundled('report') : REPORT_FROM_SOURCE,
    model: modelBy(settings, log),
  },
  tickMs: Math.min(settings.POLL_SECONDS ?? 30, 30) * 1_000,
  concurrentFeeds: settings.DATABASE_EMBEDDED ? 2 : 4,
  // OCR uses two processors.
  concurrentFiles: Math.max(1, Math.floor(availableParallelism() / 2)),
});
log.info({ feeds: settings.FEEDS }, 'Worker ready');
process.send?.({ ready: true });

const mailIn = settings.MAIL_IN_SMTP_PORT
  ? await listenForMail({
      port: settings.MAIL_IN_SMTP_PORT,
      receive: (mail) =>
        receiveMail(contextFor('take-in-mail'), mail, {
          files: storeBy(settings),
          ownDomain: settings.MAIL_IN_DOMAIN ?? new URL(settings.SITE_URL).hostname,
        }),
      onError: (err) => log.error({ err }, 'Mail could not be taken in'),
    })
  : null;

const ADOPT_EVERY_MS = 20_000;
const adopting = setInterval(async () => {
  const adopted = await adoptName(contextFor('adopt-name')).catch(() => false);
  if (adopted) clearInterval(adopting);
}, ADOPT_EVERY_MS);

onStop(async () => {
  clearInterval(adopting);
  await mailIn?.close();
  await worker.stop();
  await connection.close();
  process.exit(0);
});
