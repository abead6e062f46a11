import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import { isZone } from '@/lib/platform/clock/zones';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { isOpenInQuery } from '@/lib/providers/billing/entitled';
import { PLANS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { claimEvents } from '@/lib/tracking/feeds/claim-events';
import { linkPermits } from '@/lib/tracking/matching/mutations';
import { dueAt } from './cadence';
import { CRITICAL_CHANGES } from './critical';
import { obstacleTo } from './obstacle';
import { CHANNELS } from './types';

/** Events per transaction. */
const BATCH = 5_000;

export interface FanOut {
  events: number;
  notifications: number;
}

/** The settings that determine a notice's due time: few distinct combinations, however many recipients. */
type Rule = [
  tier: Tier,
  timeZone: string,
  digestHour: number,
  quietFrom: number | null,
  quietUntil: number | null,
];

/** Known rules by their JSON, cached from batch to batch. */
export type KnownRules = Map<string, Rule>;

/**
 * Fan-out: decides for the oldest undecided events who is notified, by which channel and when, in the same
 * transaction that marks them as decided, so that an event fans out exactly once. One statement inserts the
 * notices of a batch; this process holds only ids.
 */
export function fanOutEvents(ctx: Context, known: KnownRules = new Map()): Promise<FanOut> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const claimed = await claimEvents(inside, { limit: BATCH });
    if (claimed.length === 0) return { events: 0, notifications: 0 };
    await linkPermits(inside, { permitIds: [...new Set(claimed.map(({ permitId }) => permitId))] });
    const ids = toPgArray(claimed.map(({ id }) => id));
    const notifications = await writeNotices(inside, ids, known);
    if (notifications > 0) await enqueue(inside, 'deliver', {});
    return { events: claimed.length, notifications };
  });
}

/**
 * Inserts the notices using the known rules. A notice with an unknown rule gets a NULL due time, which
 * violates the table's constraint: nothing is written until the rules are loaded.
 */
async function writeNotices(ctx: Context, ids: string, known: KnownRules): Promise<number> {
  if (known.size === 0) await learnRules(ctx, ids, known);
  for (let tries = 1; ; tries += 1) {
    try {
      return await ctx.db.transaction(async (tx) => {
        const written = await tx.execute(buildNoticesQuery(ctx, ids, [...known.values()]));
        return written.count;
      });
    } catch (error) {
      if (tries === 3 || !isWithoutMoment(error)) throw error;
      await learnRules(ctx, ids, known);
    }
  }
}

const NOT_NULL_VIOLATION = '23502';

function isWithoutMoment(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === NOT_NULL_VIOLATION &&
    'column_name' in cause &&
    cause.column_name === 'due_at'
  );
}

async function learnRules(ctx: Context, ids: string, known: KnownRules): Promise<void> {
  const rows = await ctx.db.execute<{ rule: Rule }>(sql`
    select distinct jsonb_build_array(subscriptions.tier, coalesce(recipients.time_zone, companies.time_zone),
      notification_settings.digest_hour, recipients.quiet_from, recipients.quiet_until) as rule
    ${LISTENERS} where e.id = any(${ids}::bigint[])`);
  for (const { rule } of rows) {
    const [, timeZone] = rule;
    if (!isZone(timeZone)) ctx.log.warn({ timeZone }, 'Unknown time zone, using the fallback');
    known.set(JSON.stringify(rule), rule);
  }
}

/** Formats a PostgreSQL array literal. */
function toPgArray(values: readonly (number | string)[]): string {
  return `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const critical = sql.raw(CRITICAL_CHANGES.map((change) => `'${change}'`).join(', '));
/** Plans whose mail is told at once; what others get is a digest, but for texts. */
const promptTiers = sql.raw(
  TIERS.filter((tier) => PLANS[tier].cadence === 'real_time')
    .map((tier) => `'${tier}'`)
    .join(', '),
);
/** Stands for a NULL hour, so that rules can be compared. */
const NONE = -1;

/**
 * The events with everybody who watches their permits under a plan that is open: what `obstacleTo` asks of links and
 * plans, here for the indexes. Tables keep their names, by which `obstacleTo` knows them.
 */
const LISTENERS = sql`from permit_events e
      join company_permits on company_permits.permit_id = e.permit_id and company_permits.state = 'confirmed'
      join subscriptions on subscriptions.company_id = company_permits.company_id and ${isOpenInQuery}
      join companies on companies.id = company_permits.company_id
      join notification_settings on notification_settings.company_id = company_permits.company_id
      join recipients on recipients.company_id = company_permits.company_id`;

/**
 * One statement for all notices of the batch: each listener by each way to which there is no obstacle. That stands
 * inside `case`, whose share of rows the planner guesses high: guessing low, it would read every link there is. The
 * company's ways are looked at first because they are cheap to look at and most companies have one.
 */
function buildNoticesQuery(ctx: Context, ids: string, rules: Rule[]): SQL {
  return sql`
    insert into notifications (event_id, recipient_id, channel, company_id, state, due_at, lane, created_at)
    select e.id, recipients.id, way.channel, companies.id, 'queued', m.at,
      case when way.channel = 'sms' or subscriptions.tier in (${promptTiers}) then 'prompt' else 'bulk' end,
      ${ctx.now.toISOString()}::timestamptz
    ${LISTENERS}
    join (values ('email'), ('sms')) as way (channel)
      on case when not way.channel = any(notification_settings.methods) then false
        else ${obstacleTo(sql`way.channel`)} is null end
    left join ${buildDueTimes(ctx, rules)} as m (tier, time_zone, digest_hour, quiet_from, quiet_until, channel, at)
      on m.tier = subscriptions.tier and m.time_zone = coalesce(recipients.time_zone, companies.time_zone)
      and m.digest_hour = notification_settings.digest_hour and m.quiet_from = coalesce(recipients.quiet_from, ${NONE})
      and m.quiet_until = coalesce(recipients.quiet_until, ${NONE}) and m.channel = way.channel
    where e.id = any(${ids}::bigint[])
      and case coalesce(recipients.urgency, notification_settings.urgency) when 'all_changes' then true
        else e.kind || ' ' || e.to_bucket in (${critical}) end
    on conflict do nothing`;
}

/** The rules as rows with the due time for each channel. */
function buildDueTimes(ctx: Context, rules: Rule[]): SQL {
  const moments = rules.flatMap(([tier, timeZone, digestHour, quietFrom, quietUntil]) =>
    CHANNELS.map((channel) => {
      const { cadence } = PLANS[tier];
      const at = dueAt({ channel, cadence, timeZone, digestHour, quietFrom, quietUntil }, ctx.now);
      return [tier, timeZone, digestHour, quietFrom ?? NONE, quietUntil ?? NONE, channel, at.toISOString()];
    }),
  );
  const types = ['text', 'text', 'int', 'int', 'int', 'text', 'timestamptz'];
  const columns = types.map((type, index) => {
    const values = moments.map((moment) => moment[index] ?? '');
    return sql`${toPgArray(values)}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(columns, sql`, `)})`;
}
