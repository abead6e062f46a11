import type { DatabaseConnection } from '@/db/client';
import { lookAtWorkflows } from '@/lib/company/workflows/run';
import { ruleSchema } from '@/lib/company/workflows/schema';
import { createLogger } from '@/lib/log';
import { type Figures, median, round, timed } from '../aims';

export interface WorkflowSizes {
  events: number;
  workflows: number;
  runs: number;
  say: (line: string) => void;
}

type Sql = DatabaseConnection['sql'];

const NOW = new Date('2026-11-20T15:00:00Z');
const SINCE = '2026-11-14T03:00:00Z';
const OF_A_COMPANY = 10;
/** One permit in so many is worth what every rule asks for: so many events are acted on. */
const DEAR_EVERY = 10;
const EVENTS_A_PERMIT = 5;

const STATUSES = ['pending', 'action_required', 'ready_to_issue', 'issued', 'finaled', 'on_hold', 'expired'];
const NEWS = ['scheduled', 'passed', 'failed'];

/**
 * Companies with ten workflows each, one for every kind of event there is: each event is one workflow's, and acted on
 * where the permit is dear: half of the workflows add a task, half of them tag. Beside it, of the same rows, one plain
 * statement that finds the events with what conditions ask of their permits and writes a run of each.
 */
export async function measureWorkflows(
  { db, sql }: Pick<DatabaseConnection, 'db' | 'sql'>,
  { events, workflows, runs, say }: WorkflowSizes,
): Promise<Figures> {
  await fill(sql, { events, workflows });
  const ctx = { db, now: NOW, log: createLogger('silent'), actor: { kind: 'job', job: 'bench' } } as const;
  const services = {
    mail: { siteUrl: 'https://bench.example', sendsMail: false },
    startRound: async () => null,
  };
  const ours: number[] = [];
  const plain: number[] = [];
  const selects: number[] = [];
  let acted = 0;
  for (let run = 0; run < runs; run += 1) {
    await reset(sql);
    acted = 0;
    ours.push(
      await timed(async () => {
        // The worker looks at 500 at a time.
        for (let seen = 0; seen < workflows; seen += 500)
          acted += (await lookAtWorkflows(ctx, services)).acted;
      }),
    );
    await requireRuns(sql, { events, acted });
    selects.push(await timed(() => sql.unsafe(PLAIN)));
    plain.push(await insertPlain(sql));
    say(
      `  events       ${events} through ${workflows} workflows, ${acted} acted on: ${seconds(ours.at(-1))} s, ` +
        `one INSERT … SELECT ${seconds(plain.at(-1))} s, read alone ${seconds(selects.at(-1))} s`,
    );
  }
  return {
    events,
    workflows,
    events_acted: acted,
    events_per_second: Math.round(events / (median(ours) / 1000)),
    events_to_insert: round(median(plain) / median(ours)),
    events_to_select: round(median(selects) / median(ours)),
  };
}

const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(2);

async function reset(sql: Sql): Promise<void> {
  await sql`truncate workflow_runs, workflow_tasks, tasks, tagged_permits, activities restart identity cascade`;
  await sql`update workflows set looked_until = ${SINCE}, next_look_at = ${SINCE}, told_until = ${NOW.toISOString()}`;
  await sql`vacuum analyze workflows`;
  await sql`checkpoint`;
}

async function requireRuns(sql: Sql, { events, acted }: { events: number; acted: number }): Promise<void> {
  const [row] = await sql<{ runs: number; acted: number; done: number }[]>`
    select count(*)::int as runs, count(*) filter (where outcome = 'acted')::int as acted,
      (select count(*)::int from tasks) + (select count(*)::int from tagged_permits) as done from workflow_runs`;
  if (row?.runs !== events || row.acted !== acted || row.done === 0)
    throw new Error(`${JSON.stringify(row)} of ${events} events, ${acted} acted on`);
}

/** Each event with the workflow that waits for it and what the conditions of workflows ask. */
const PLAIN = `
  select w.company_id, w.id as workflow_id, w.version, 'event:' || lpad(e.id::text, 15, '0') as event_key,
    e.fanned_out_at as event_at, w.trigger as kind, 'permit:' || e.permit_id as subject, e.permit_id, p.address as place,
    jsonb_build_object('from', e.from_bucket, 'to', e.to_bucket) as what,
    case when p.valuation_cents > 100 then 'acted' else 'skipped' end as outcome, 1::smallint as depth, f.record,
    p.valuation_cents, p.status_bucket, j.project_id,
    concat_ws(' ', p.permit_number, p.permit_type, p.permit_subtype, p.work_class, p.description) as words,
    array(select t.tag_id from tagged_permits t where t.company_id = w.company_id and t.permit_id = p.id) as tags,
    array(select coalesce(a.user_id, a.subcontractor_id) from permit_assignments a
      where a.company_id = w.company_id and a.permit_id = p.id order by a.id) as assigned
  from workflows w
  join company_permits l on l.company_id = w.company_id and l.state = 'confirmed'
  join permit_events e on e.permit_id = l.permit_id and e.fanned_out_at > '${SINCE}'
    and e.fanned_out_at <= '${NOW.toISOString()}'
    and e.kind = case w.trigger when 'status' then 'status_changed'
      else 'inspection_' || (w.rule -> 'trigger' ->> 'news') end
    and (w.trigger <> 'status' or e.to_bucket = w.rule -> 'trigger' ->> 'to')
  join permits p on p.id = e.permit_id join feeds f on f.id = p.feed_id
  left join project_permits j on j.permit_id = p.id and j.company_id = w.company_id
  order by e.fanned_out_at, e.id`;

/** Milliseconds of one statement that writes the same runs into a table made like theirs, commit included. */
async function insertPlain(sql: Sql): Promise<number> {
  await sql`create table plain_runs (like workflow_runs including all)`;
  for (const [column, table] of [
    ['company_id', 'companies'],
    ['workflow_id', 'workflows'],
    ['permit_id', 'permits'],
  ])
    await sql.unsafe(`alter table plain_runs add foreign key (${column}) references ${table} (id)`);
  await sql`checkpoint`;
  const ms = await timed(() =>
    sql.unsafe(`
      insert into plain_runs (company_id, workflow_id, version, event_key, event_at, kind, subject, permit_id, place,
        what, outcome, effects, depth, at)
      select company_id, workflow_id, version, event_key, event_at, kind, subject, permit_id, place, what, outcome,
        '[]', depth, now() from (${PLAIN}) found`),
  );
  await sql`drop table plain_runs`;
  return ms;
}

const TRIGGERS = [
  ...STATUSES.map((to) => ({ kind: 'status', to })),
  ...NEWS.map((news) => ({ kind: 'inspection', news })),
];

function rules(): string {
  return JSON.stringify(
    TRIGGERS.map((trigger, nth) =>
      ruleSchema.parse({
        trigger,
        conditions: [{ field: 'value', is: 'over', cents: 100 }],
        actions: [
          nth % 2 === 0
            ? { kind: 'task', title: 'Call the crew', dueInDays: 3, to: 'keeper' }
            : { kind: 'tag', tagId: 'tag_bench' },
        ],
        perHour: 100,
      }),
    ),
  );
}

/** Everything by statements over series; a permit's events come a day apart, each of another kind. */
async function fill(sql: Sql, { events, workflows }: { events: number; workflows: number }): Promise<void> {
  const companies = Math.ceil(workflows / OF_A_COMPANY);
  const permits = Math.ceil(events / EVENTS_A_PERMIT);
  await sql`insert into companies (id, name, name_norm, phone, locale, time_zone)
    select 'cmp_' || n, 'Company ' || n, 'company ' || n, '512-555-0100', 'en', 'America/Chicago'
    from generate_series(0, ${companies - 1}::int) n`;
  await sql`insert into users (id, email, password_hash, first_name, last_name, locale, email_verified_at)
    select 'usr_' || n, 'p' || n || '@example.com', 'unusable', 'Ana', 'Reyes', 'en', now()
    from generate_series(0, ${companies - 1}::int) n`;
  await sql`insert into memberships (company_id, user_id, role)
    select 'cmp_' || n, 'usr_' || n, 'owner' from generate_series(0, ${companies - 1}::int) n`;
  await sql`insert into subscriptions (id, company_id, tier, state, provider, price_cents, current_period_ends_at)
    select 'sub_' || n, 'cmp_' || n, 'enterprise', 'active', 'demo', 4900, ${NOW.toISOString()}::timestamptz + interval '20 days'
    from generate_series(0, ${companies - 1}::int) n`;
  await sql`insert into permit_tags (id, company_id, name, slug)
    select 'tag_' || n, 'cmp_' || n, 'Bench', 'bench' from generate_series(0, ${companies - 1}::int) n`;
  await sql`insert into feeds (id, record, mode, next_poll_at) values ('austin-tx', 'austin-tx', 'live', now())`;
  await sql`insert into permits (feed_id, source_key, permit_number, permit_type, description, status_word, status_bucket,
      address, city, state, valuation_cents, hash, first_seen_at, changed_at)
    select 'austin-tx', n::text, '2026-' || n, 'Building Permit', 'kitchen remodel with new circuits', 'Active', 'issued',
      n || ' OAK ST', 'Austin', 'TX', case when (n / ${companies}::int) % ${DEAR_EVERY}::int = 0 then 5000000 else 50 end, md5(n::text),
      ${SINCE}, ${SINCE}
    from generate_series(0, ${permits - 1}::int) n`;
  await sql`insert into company_permits (company_id, permit_id, source, state, score)
    select 'cmp_' || source_key::int % ${companies}::int, id, 'name', 'confirmed', 1 from permits`;
  await sql`insert into permit_events (permit_id, revision, kind, from_bucket, to_bucket, changes, detected_at, fanned_out_at)
    select id, t, case when kind < 7 then 'status_changed' else 'inspection_' || (${NEWS}::text[])[kind - 6] end,
      case when kind < 7 then 'unknown' else 'issued' end,
      case when kind < 7 then (${STATUSES}::text[])[kind + 1] else 'issued' end,
      '{}', at, at
    from (
      select p.id, t, (p.source_key::int / ${companies}::int + t * 2 + p.source_key::int / ${companies * 10}::int) % 10 as kind,
        ${SINCE}::timestamptz + make_interval(days => t, mins => (p.source_key::int * 7) % 1440) as at
      from permits p, generate_series(0, ${EVENTS_A_PERMIT - 1}::int) t
      order by t, p.id
    ) one where t * ${permits}::int + id <= ${events}::int * 1`;
  await sql`insert into workflows (id, company_id, name, rule, trigger, is_on, keeper_id, dry_run_version, on_since,
      looked_until, next_look_at, signing_key)
    select 'wfl_' || n || '_' || r.nth, 'cmp_' || n, 'Bench',
      replace(r.rule::text, 'tag_bench', 'tag_' || n)::jsonb, r.rule -> 'trigger' ->> 'kind', true, 'usr_' || n, 1,
      ${SINCE}, ${SINCE}, ${SINCE}, ''
    from generate_series(0, ${companies - 1}::int) n,
      jsonb_array_elements(${rules()}::text::jsonb) with ordinality as r (rule, nth)`;
  await sql`vacuum analyze`;
}
