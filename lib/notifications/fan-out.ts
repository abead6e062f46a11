import { type SQL, sql } from 'drizzle-orm';
import { PLANS } from '@/lib/billing/plans';
import { OPEN_STATES, TIERS, type Tier } from '@/lib/billing/types';
import type { Context } from '@/lib/context';
import { claimEvents } from '@/lib/feeds/claim-events';
import { linkPermits } from '@/lib/matching/mutations';
import { dueAt } from './cadence';
import { CRITICAL_CHANGES } from './critical';
import { CHANNELS } from './types';
import { isZone } from './zone-clock';

/** Events decided on in one transaction. */
const BATCH = 5_000;

export interface FanOut {
  events: number;
  notifications: number;
}

/** What the moment of a notice hangs on, the channel and the time aside: a few dozen ways, however many listen. */
type Rule = [
  tier: Tier,
  timeZone: string,
  digestHour: number,
  quietFrom: number | null,
  quietUntil: number | null,
];

/** The rules met so far, by their JSON. Kept from batch to batch, it spares each batch looking for its own. */
export type KnownRules = Map<string, Rule>;

/**
 * Decides for the oldest waiting events who is told, by which channel and when, in one transaction with the mark that
 * they are decided: an event fans out once, whatever crashes. One statement writes the notices of a batch; what this
 * process holds of it are ids.
 */
export function fanOutEvents(ctx: Context, known: KnownRules = new Map()): Promise<FanOut> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const claimed = await claimEvents(inside, { limit: BATCH });
    if (claimed.length === 0) return { events: 0, notifications: 0 };
    await linkPermits(inside, { permitIds: [...new Set(claimed.map(({ permitId }) => permitId))] });
    const ids = arrayOf(claimed.map(({ id }) => id));
    const notifications = await writeNotices(inside, ids, known);
    return { events: claimed.length, notifications };
  });
}

/**
 * Writes the notices by the rules known. A notice whose rule is not among them has no moment, which the table does not
 * take: then nothing of the batch is written until its rules are known.
 */
async function writeNotices(ctx: Context, ids: string, known: KnownRules): Promise<number> {
  if (known.size === 0) await learnRules(ctx, ids, known);
  for (let tries = 1; ; tries += 1) {
    try {
      return await ctx.db.transaction(async (tx) => {
        const written = await tx.execute(noticesOf(ctx, ids, [...known.values()]));
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
    select distinct jsonb_build_array(s.tier, coalesce(r.time_zone, c.time_zone), n.digest_hour, r.quiet_from,
      r.quiet_until) as rule
    ${LISTENERS} where e.id = any(${ids}::bigint[])`);
  for (const { rule } of rows) {
    const [, timeZone] = rule;
    if (!isZone(timeZone)) ctx.log.warn({ timeZone }, 'A time zone is unknown, and another stands in for it');
    known.set(JSON.stringify(rule), rule);
  }
}

/** A PostgreSQL array in its text form. */
function arrayOf(values: readonly (number | string)[]): string {
  return `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const list = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const openStates = list(OPEN_STATES);
const critical = list(CRITICAL_CHANGES);
const tiersWithTexts = list(TIERS.filter((tier) => PLANS[tier].sms));
/** No hour, where nulls would have to be compared. */
const NONE = -1;

/** The events with everybody who watches their permits under a plan that is open. */
const LISTENERS = sql`from permit_events e
      join company_permits l on l.permit_id = e.permit_id and l.state = 'confirmed'
      join subscriptions s on s.company_id = l.company_id and s.state in (${openStates})
        and (s.ends_at is null or s.ends_at > now() - interval '1 day')
      join companies c on c.id = l.company_id
      join notification_settings n on n.company_id = l.company_id
      join recipients r on r.company_id = l.company_id`;

/**
 * One statement for all notices of the batch: each listener by each way `w` that is open to them. What closes one: the
 * company does not use it, they have no address for it or switched it off; of mail, that they unsubscribed; of texts, a
 * plan without them, the company's latest word being no, the number's owner having said stop. The ways stand inside
 * `case`, whose share of rows the planner guesses high: guessing low, it would read every link there is.
 */
function noticesOf(ctx: Context, ids: string, rules: Rule[]): SQL {
  return sql`
    insert into notifications (event_id, recipient_id, channel, company_id, state, due_at, created_at)
    select e.id, r.id, w.channel, l.company_id, 'queued', m.at, ${ctx.now.toISOString()}::timestamptz
    ${LISTENERS}
    join (values ('email'), ('sms')) as w (channel) on case w.channel
      when 'email' then 'email' = any(n.methods) and r.email is not null and r.email_on
        and r.unsubscribed_at is null
      else 'sms' = any(n.methods) and r.phone is not null and r.sms_on and s.tier in (${tiersWithTexts})
        and (select given from sms_consents k where k.company_id = l.company_id and k.purpose = 'permit_changes'
          order by k.id desc limit 1)
        and not exists (select from sms_numbers p where p.phone = r.phone and p.stopped_at is not null)
      end
    left join ${momentsOf(ctx, rules)} as m (tier, time_zone, digest_hour, quiet_from, quiet_until, channel, at)
      on m.tier = s.tier and m.time_zone = coalesce(r.time_zone, c.time_zone) and m.digest_hour = n.digest_hour
      and m.quiet_from = coalesce(r.quiet_from, ${NONE}) and m.quiet_until = coalesce(r.quiet_until, ${NONE})
      and m.channel = w.channel
    where e.id = any(${ids}::bigint[])
      and case coalesce(r.urgency, n.urgency) when 'all_changes' then true
        else e.kind || ' ' || e.to_bucket in (${critical}) end
    on conflict do nothing`;
}

/** The rules as rows, one for each channel, with when a notice is due by it. */
function momentsOf(ctx: Context, rules: Rule[]): SQL {
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
    return sql`${arrayOf(values)}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(columns, sql`, `)})`;
}
