import { connect } from '@/db/client';
import { cityLabel } from '@/lib/cities/catalogue';
import { env } from '@/lib/env';
import { createFeedHttp } from '@/lib/feeds/http';
import { registerFeeds } from '@/lib/feeds/mutations';
import { FEED_RECORDS } from '@/lib/feeds/records/all';
import { startWorker } from '@/lib/jobs/worker';
import { createLogger } from '@/lib/log';
import { smtpTransport } from '@/lib/notifications/smtp';

const settings = env();
const log = createLogger(settings.LOG_LEVEL, { process: 'worker' });
const connection = connect(settings.DATABASE_URL, { embedded: settings.DATABASE_EMBEDDED });
const sample = settings.FEEDS === 'sample';

await registerFeeds(
  { db: connection.db, actor: { kind: 'job', job: 'register-feeds' }, now: new Date(), log },
  { mode: settings.FEEDS, records: FEED_RECORDS },
);

const worker = await startWorker({
  databaseUrl: settings.DATABASE_URL,
  db: connection.db,
  log,
  services: {
    feeds: createFeedHttp({ baseUrl: sample ? settings.FEED_SERVER_URL : undefined }),
    pollEveryMs: settings.POLL_SECONDS === undefined ? undefined : settings.POLL_SECONDS * 1_000,
    siteUrl: settings.SITE_URL,
    cityLabel: (record) => cityLabel(record, 'en'),
    mail:
      settings.SMTP_URL && settings.MAIL_FROM
        ? smtpTransport({ url: settings.SMTP_URL, from: settings.MAIL_FROM })
        : null,
  },
  tickMs: Math.min(settings.POLL_SECONDS ?? 30, 30) * 1_000,
  concurrentFeeds: settings.DATABASE_EMBEDDED ? 2 : 4,
});
log.info({ feeds: settings.FEEDS }, 'Worker ready');
process.send?.({ ready: true });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await worker.stop();
  await connection.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
