import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql as statement } from 'drizzle-orm';
import { connect, type DatabaseConnection } from '@/db/client';
import { smtpTransport } from '@/lib/company/notifications/smtp';
import { startWorker } from '@/lib/edge/jobs/worker';
import { createLogger } from '@/lib/log';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { Pace } from '@/lib/providers/outbox/pace';
import { twilioTransport } from '@/lib/providers/sms/twilio';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { NO_CHECKS } from '../../support/no-checks';
import type { Provided } from './slow-provider';

export interface SendingFigures {
  digests: number;
  messagesPerSecond: number;
  /** From a change that stands in the database to the carrier, behind the digests. */
  changeToText_median: number;
  changeToText_p95: number;
  textsMissing: number;
  /** The longest that the worker's event loop was held while it sent, in ms. */
  loopHeldMs: number;
  /** Of the worker's processor, which bounds what it sends where the machine has other work: 2 ms make 500 a second. */
  workerMsPerMessage: number;
}

export interface SendingSizes {
  databaseUrl: string;
  digests: number;
  /** Changes of which a text tells, one a second while digests leave. */
  texts: number;
  say?: (line: string) => void;
}

/** What a provider takes that is no bound here: as many at once as make 400 a second at 120 ms, and half as many again. */
const LIMITS = { perSecond: 2_000, atOnce: 96 };

/**
 * One worker, a mail server and a carrier that take 120 ms a message: digests that all wait at the beginning, and changes
 * that become texts while they leave. The database has to be migrated and empty.
 */
export async function measureSending({
  databaseUrl,
  digests,
  texts,
  say = () => {},
}: SendingSizes): Promise<SendingFigures> {
  const connection = connect(databaseUrl);
  const provider = fork(join(import.meta.dirname, 'slow-provider.ts'), { execArgv: ['--import', 'tsx'] });
  const [{ smtpUrl, textsUrl }] = (await once(provider, 'message')) as [
    { smtpUrl: string; textsUrl: string },
  ];
  await fill(connection.sql, { digests, texts });
  const loop = monitorEventLoopDelay({ resolution: 10 });
  const siteUrl = 'https://lintel.test';
  const worker = await startWorker({
    databaseUrl,
    db: connection.db,
    log: createLogger('silent'),
    services: {
      feeds: createFeedHttp(),
      siteUrl,
      mail: smtpTransport({ url: smtpUrl, from: 'notices@lintel.test', ...LIMITS }),
      sms: {
        ...twilioTransport({
          accountSid: `AC${'a'.repeat(32)}`,
          authToken: 'the token of the benchmark',
          sender: { from: '55512' },
          statusCallback: `${siteUrl}/api/webhooks/twilio/status`,
          apiUrl: textsUrl,
        }),
        pace: new Pace(LIMITS),
      },
      ...NO_CHECKS,
      payments: demoPayments,
    },
    tickMs: 30_000,
    concurrentFeeds: 1,
    concurrentFiles: 1,
  });
  try {
    // Connections, compiled code and the first texts are not measured.
    while ((await ask(provider)).mails < LIMITS.atOnce * 4) await pause(100);
    loop.enable();
    const before = (await ask(provider)).mails;
    const began = performance.now();
    const cpuBefore = process.cpuUsage();
    const changedAt = new Map<string, number>();
    for (let n = 1; n <= texts; n += 1) {
      changedAt.set(`+1512${String(n).padStart(7, '0')}`, Date.now());
      await connection.db.transaction(async (tx) => {
        await tx.execute(statement`insert into permit_events (permit_id, revision, kind, from_bucket, to_bucket,
            from_word, to_word, changes, detected_at)
          select id, 1, 'status_changed', 'pending', 'issued', 'Pending', 'Active', '{}', now() from permits
          where source_key = ${`text ${n}`}`);
        await enqueue({ db: tx }, 'fan-out', {});
      });
      await pause(1_000);
    }
    const seconds = (performance.now() - began) / 1_000;
    const after = await ask(provider);
    const cpu = process.cpuUsage(cpuBefore);
    loop.disable();
    await pause(5_000);
    const told = new Map((await ask(provider)).texts);
    const delays = [...changedAt].flatMap(([to, at]) => {
      const came = told.get(to);
      return came === undefined ? [] : [came - at];
    });
    const figures: SendingFigures = {
      digests,
      messagesPerSecond: Math.round((after.mails - before) / seconds),
      changeToText_median: quantile(delays, 0.5),
      changeToText_p95: quantile(delays, 0.95),
      textsMissing: changedAt.size - delays.length,
      loopHeldMs: Math.round(loop.max / 1e6),
      workerMsPerMessage: Math.round((cpu.user + cpu.system) / 10 / Math.max(1, after.mails - before)) / 100,
    };
    say(`  sending      ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    await worker.stop();
    provider.kill();
    await connection.close();
  }
}

async function ask(provider: ChildProcess): Promise<Provided> {
  provider.send('how many?');
  const [provided] = (await once(provider, 'message')) as [Provided];
  return provided;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Digests wait worded in the outbox, with the notices they tell. */
async function fill(
  sql: DatabaseConnection['sql'],
  { digests, texts }: Pick<SendingSizes, 'digests' | 'texts'>,
): Promise<void> {
  await sql`insert into companies (id, name, name_norm, phone, locale, time_zone)
    select 'cmp_' || n, 'Company ' || n, 'company ' || n, '512-555-0100', 'en', 'America/Chicago'
    from generate_series(1, ${digests + texts}::int) n`;
  await sql`insert into subscriptions (id, company_id, tier, state, provider, price_cents, current_period_ends_at)
    select 'sub_' || n, 'cmp_' || n, case when n > ${digests}::int then 'professional' else 'solo' end, 'active', 'demo',
      4900, now() + interval '20 days'
    from generate_series(1, ${digests + texts}::int) n`;
  await sql`insert into notification_settings (company_id, methods, urgency)
    select 'cmp_' || n, case when n > ${digests}::int then array['sms'] else array['email'] end, 'all_changes'
    from generate_series(1, ${digests + texts}::int) n`;
  await sql`insert into sms_consents (company_id, given, wording, locale)
    select 'cmp_' || n, true, 'yes', 'en' from generate_series(${digests + 1}::int, ${digests + texts}::int) n`;
  // Wherever the clock of this machine stands, in one of the zones it is a time for texts.
  await sql`insert into recipients (id, company_id, name, email, phone, position, time_zone)
    select 'rcp_' || n, 'cmp_' || n, 'Person', 'p' || n || '@example.com',
      case when n > ${digests}::int then '+1512' || lpad((n - ${digests}::int)::text, 7, '0') end, 0,
      (select name from pg_timezone_names where name like 'Pacific/%' or name like 'America/%' or name like 'Asia/%'
        or name like 'Europe/%' order by abs(extract(hour from now() at time zone name) - 13), name limit 1)
    from generate_series(1, ${digests + texts}::int) n`;
  await sql`insert into feeds (id, record, mode, next_poll_at, next_recheck_at, next_probe_at, enabled)
    values ('austin-tx', 'austin-tx', 'live', now() + interval '1 day', now() + interval '1 day',
      now() + interval '1 day', false)`;
  await sql`insert into permits (feed_id, source_key, permit_number, status_word, status_bucket, address, city, state,
      hash, first_seen_at, changed_at)
    select 'austin-tx', case when n > ${digests}::int then 'text ' || n - ${digests}::int else n::text end, '2026-' || n,
      'Active', 'issued', n || ' Oak St', 'Austin', 'TX', md5(n::text), now(), now()
    from generate_series(1, ${digests + texts}::int) n`;
  await sql`insert into company_permits (company_id, permit_id, source, state, score)
    select 'cmp_' || replace(permit_number, '2026-', ''), id, 'name', 'confirmed', 1 from permits`;
  await sql`insert into permit_events (permit_id, revision, kind, from_bucket, to_bucket, from_word, to_word, changes,
      detected_at, fanned_out_at)
    select id, 1, 'status_changed', 'pending', 'issued', 'Pending', 'Active', '{}', now(), now() from permits
    where source_key not like 'text%' order by id`;
  await sql`insert into messages (id, company_id, channel, recipient, locale, subject, html, text, headers, state,
      next_attempt_at, lane, turn_at, created_at)
    select 'msg_' || n, 'cmp_' || n, 'email', 'p' || n || '@example.com', 'en', 'Your permits',
      repeat('<p>words of a digest</p>', 60), repeat('words of a digest ', 30),
      '{"List-Unsubscribe": "<https://lintel.test>"}', 'queued', now(), 'bulk', now(), now()
    from generate_series(1, ${digests}::int) n`;
  await sql`insert into notifications (event_id, recipient_id, channel, company_id, state, due_at, lane, message_id)
    select e.id, 'rcp_' || e.id, 'email', 'cmp_' || e.id, 'sending', now(),
      'bulk', m.id
    from permit_events e join permits p on p.id = e.permit_id and p.permit_number = '2026-' || e.id
    join messages m on m.id = 'msg_' || e.id`;
  await sql`vacuum analyze`;
}
