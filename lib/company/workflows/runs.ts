import { sql } from 'drizzle-orm';
import { workflowRuns } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { HOUR_MS } from '@/lib/platform/clock/days';
import { type Decided, hourOf, type Past } from './match';
import type { Effect, FlowEvent, Outcome } from './types';

/** What a workflow acted on before each of some events, those among them that came first included. */
interface Pasts {
  before(event: FlowEvent): Past;
  add(event: FlowEvent): void;
}

/** Runs that were acted on, failed or not, count for caps and rests. */
export async function readPasts(
  ctx: Context,
  { id, version, restHours }: { id: string; version: number; restHours: number },
  events: readonly FlowEvent[],
): Promise<Pasts> {
  const times = events.map(({ at }) => at.getTime());
  const rest = restHours * HOUR_MS;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const from = new Date(Math.min(hourOf(new Date(first)) * HOUR_MS, first - rest)).toISOString();
  const rows = await ctx.db.execute<{ subject: string; at: string | Date }>(sql`
    select subject, event_at as at from ${workflowRuns}
    where workflow_id = ${id} and version = ${version} and outcome in ('acted', 'failed')
      and event_at >= ${from}::timestamptz
      and (${restHours > 0} or event_at < ${new Date((hourOf(new Date(last)) + 1) * HOUR_MS).toISOString()}::timestamptz)`);
  const inHour = new Map<number, number>();
  const lastOf = new Map<string, Date>();
  const add = ({ subject, at }: Pick<FlowEvent, 'subject' | 'at'>) => {
    inHour.set(hourOf(at), (inHour.get(hourOf(at)) ?? 0) + 1);
    const known = lastOf.get(subject);
    if (known === undefined || known < at) lastOf.set(subject, at);
  };
  for (const { subject, at } of rows) add({ subject, at: new Date(at) });
  return {
    before({ subject, at }) {
      const acted = restHours === 0 ? undefined : lastOf.get(subject);
      const isRecent = acted !== undefined && acted.getTime() > at.getTime() - rest;
      return { inHour: inHour.get(hourOf(at)) ?? 0, lastOf: isRecent ? acted : null };
    },
    add,
  };
}

/** Writes what was decided, a run of each event, in their order; null where one had a run already: whoever asked undoes the others. */
export async function addRuns(
  ctx: Context<UserActor>,
  {
    workflow: { id, version },
    decided,
  }: { workflow: { id: string; version: number }; decided: readonly Decided[] },
): Promise<number[] | null> {
  if (decided.length === 0) return [];
  const rows = decided.map(({ event, decision }) => ({
    key: event.key,
    at: event.at.toISOString(),
    kind: event.kind,
    subject: event.subject,
    permit: event.facts.isOwn ? event.facts.permitId : null,
    place: event.facts.place,
    what: event.what,
    outcome: (decision.outcome === 'act' ? 'acted' : decision.outcome) satisfies Outcome,
    reason: decision.outcome === 'skipped' ? decision.reason : null,
    condition: decision.outcome === 'skipped' ? (decision.condition ?? null) : null,
    cause: event.cause?.runId ?? null,
    depth: (event.cause?.depth ?? 0) + 1,
  }));
  const added = await ctx.db.execute<{ id: string | number; event_key: string }>(sql`
    insert into ${workflowRuns} (company_id, workflow_id, version, event_key, event_at, kind, subject, permit_id, place,
      what, outcome, reason, condition, effects, cause_id, depth, at)
    select ${ctx.actor.companyId}, ${id}, ${version}, r.key, r.at, r.kind, r.subject, r.permit, r.place, r.what, r.outcome,
      r.reason, r.condition, '[]', r.cause, r.depth, ${ctx.now.toISOString()}::timestamptz
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as r (key text, at timestamptz, kind text, subject text,
      permit bigint, place text, what jsonb, outcome text, reason text, condition smallint, cause bigint, depth smallint)
    on conflict do nothing
    returning id, event_key`);
  const ids = new Map(added.map((row) => [row.event_key, Number(row.id)]));
  return ids.size < rows.length ? null : rows.map(({ key }) => ids.get(key) ?? 0);
}

/** What became of runs that were acted on. */
export async function writeEffects(
  ctx: Context,
  runs: readonly { runId: number; outcome: Outcome; effects: readonly Effect[] }[],
): Promise<void> {
  if (runs.length === 0) return;
  await ctx.db.execute(sql`
    update ${workflowRuns} r set outcome = n.outcome, effects = n.effects
    from jsonb_to_recordset((${JSON.stringify(runs)}::text)::jsonb) as n ("runId" bigint, outcome text, effects jsonb)
    where r.id = n."runId"`);
}
