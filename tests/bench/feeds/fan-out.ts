import type { DatabaseConnection } from '@/db/client';
import { fanOutEvents, type KnownRules } from '@/lib/company/notifications/fan-out';
import { createLogger } from '@/lib/log';

export interface FanOutFigures {
  events: number;
  companies: number;
  notices: number;
  oursMs: number;
  /** One plain INSERT … SELECT of the same rows into an empty table with the same columns, indexes and references. */
  plainMs: number;
  /** Speed of ours in that of the plain one. */
  fanOutToInsert: number;
  /** What the process grew by at most while it fanned out, in megabytes. */
  grownMb: number;
}

export interface FanOutSizes {
  companies: number;
  events: number;
  /** Events of the first round, which is not counted: it plans the statements. */
  warmUp?: number;
  say?: (line: string) => void;
}

const AT = '2026-11-20T15:00:00Z';

/**
 * The way from events to notices at size: companies on all plans, in four zones and with quiet hours, each watching its
 * share of the permits, one event a permit. The database has to be migrated and empty.
 */
export async function measureFanOut(
  { db, sql }: Pick<DatabaseConnection, 'db' | 'sql'>,
  { companies, events, warmUp = 0, say = () => {} }: FanOutSizes,
): Promise<FanOutFigures> {
  await fill(sql, { companies, events: events + warmUp });
  const ctx = {
    db,
    now: new Date(AT),
    log: createLogger('silent'),
    actor: { kind: 'job', job: 'bench' },
  } as const;
  const drain = async () => {
    const known: KnownRules = new Map();
    let notices = 0;
    for (;;) {
      const batch = await fanOutEvents(ctx, known);
      if (batch.events === 0) return notices;
      notices += batch.notifications;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  };
  let peak = 0;
  if (warmUp > 0) {
    await sql`update permit_events set fanned_out_at = ${AT} where id > ${warmUp}`;
    await drain();
    await sql`truncate notifications`;
    await sql`update permit_events set fanned_out_at = null where id > ${warmUp}`;
    await sql`vacuum analyze permit_events`;
  }
  await sql`checkpoint`;
  const before = process.memoryUsage().rss;
  peak = before;
  const start = performance.now();
  const notices = await drain();
  const oursMs = performance.now() - start;
  const plainMs = await insertPlain(sql);
  const figures = {
    events,
    companies,
    notices,
    oursMs: Math.round(oursMs),
    plainMs: Math.round(plainMs),
    fanOutToInsert: Math.round((plainMs / oursMs) * 1000) / 1000,
    grownMb: Math.round((peak - before) / 1_048_576),
  };
  say(
    `  fan-out      ${events} events, ${companies} companies: ${notices} notices in ${(oursMs / 1000).toFixed(2)} s, ` +
      `one INSERT … SELECT of them in ${(plainMs / 1000).toFixed(2)} s, grown by ${figures.grownMb} MB`,
  );
  return figures;
}

type Sql = DatabaseConnection['sql'];

/** Milliseconds of one statement that copies the notices held into a table made like theirs, commit included. */
async function insertPlain(sql: Sql): Promise<number> {
  await sql`create table plain_notices (like notifications including all)`;
  for (const [column, table] of [
    ['event_id', 'permit_events'],
    ['recipient_id', 'recipients'],
    ['company_id', 'companies'],
  ])
    await sql.unsafe(`alter table plain_notices add foreign key (${column}) references ${table} (id)`);
  await sql`checkpoint`;
  const start = performance.now();
  await sql`insert into plain_notices select * from notifications`;
  const ms = performance.now() - start;
  await sql`drop table plain_notices`;
  return ms;
}

/** Everything by statements over series: a company in ten has two recipients, a recipient in five quiet hours. */
async function fill(sql: Sql, { companies, events }: { companies: number; events: number }): Promise<void> {
  await sql`insert into companies (id, name, name_norm, phone, locale, time_zone)
    select 'cmp_' || n, 'Company ' || n, 'company ' || n, '512-555-0100', 'en',
      (array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[1 + n % 4]
    from generate_series(1, ${companies}::int) n`;
  await sql`insert into subscriptions (id, company_id, tier, state, provider, price_cents, current_period_ends_at)
    select 'sub_' || n, 'cmp_' || n, (array['solo', 'team', 'professional', 'enterprise'])[1 + n % 4], 'active', 'demo',
      4900, ${AT}::timestamptz + interval '20 days'
    from generate_series(1, ${companies}::int) n`;
  await sql`insert into notification_settings (company_id, methods, urgency, digest_hour)
    select 'cmp_' || n, case when n % 3 = 0 and n % 4 > 0 then array['email', 'sms'] else array['email'] end,
      'all_changes', 6 + n % 3
    from generate_series(1, ${companies}::int) n`;
  await sql`insert into sms_consents (company_id, given, wording, locale)
    select 'cmp_' || n, true, 'yes', 'en' from generate_series(1, ${companies}::int) n`;
  await sql`insert into recipients (id, company_id, name, email, phone, position, quiet_from, quiet_until)
    select 'rcp_' || n || '_' || p, 'cmp_' || n, 'Person', 'p' || n || '.' || p || '@example.com',
      '+1512' || lpad((n * 2 + p)::text, 7, '0'), p, case when n % 5 = 0 then 21 end, case when n % 5 = 0 then 7 end
    from generate_series(1, ${companies}::int) n, generate_series(0, 1) p where p = 0 or n % 10 = 0`;
  await sql`insert into feeds (id, record, mode, next_poll_at) values ('austin-tx', 'austin-tx', 'live', ${AT})`;
  await sql`insert into permits (feed_id, source_key, permit_number, status_word, status_bucket, address, city, state,
      hash, first_seen_at, changed_at)
    select 'austin-tx', n::text, '2026-' || n, 'Active', 'issued', n || ' Oak St', 'Austin', 'TX', md5(n::text),
      ${AT}, ${AT}
    from generate_series(1, ${events}::int) n`;
  await sql`insert into company_permits (company_id, permit_id, source, state, score)
    select 'cmp_' || 1 + id % ${companies}::int, id, 'name', 'confirmed', 1 from permits`;
  await sql`insert into permit_events (permit_id, revision, kind, from_bucket, to_bucket, from_word, to_word, changes,
      detected_at)
    select id, 1, 'status_changed', 'pending', 'issued', 'Pending', 'Active', '{}', ${AT} from permits order by id`;
  await sql`vacuum analyze`;
}
