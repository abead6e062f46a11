import { and, asc, eq } from 'drizzle-orm';
import { companyPermits, workflows } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { readKnown, readPeople } from './known';
import { type Decided, simulate } from './match';
import { ownedWorkflow } from './owned';
import { listEvents } from './sources';
import {
  ACTION_KINDS,
  type ActionKind,
  HISTORY_DAYS,
  MAX_EVENTS,
  type Rule,
  type TriggerKind,
} from './types';
import type { DryRun, DryRunRow, Unsaid } from './view';

type UserContext = Context<UserActor>;

/** Rows that are shown; the sums are of all. */
const SHOWN = 100;

/**
 * Plays a workflow over what happened in the last 90 days: nothing is changed and nobody is told. Its version may be
 * switched on from then on.
 */
export async function dryRun(ctx: UserContext, { workflow: id }: { workflow: string }): Promise<DryRun> {
  requirePermission(ctx, 'workflows.manage');
  const workflow = await ownedWorkflow(ctx, id);
  const { rule, version } = workflow;
  const from = new Date(ctx.now.getTime() - HISTORY_DAYS * DAY_MS);
  const { companyId, userId } = ctx.actor;
  // Whoever runs it dry is who would switch it on.
  const known = await readKnown(ctx, { companyId, keeperId: userId });
  const events = await listEvents(ctx, rule.trigger, { from, to: ctx.now, limit: MAX_EVENTS + 1 });
  const decided = simulate(rule, events.slice(0, MAX_EVENTS), known);
  await ctx.db
    .update(workflows)
    .set({ dryRunVersion: version })
    .where(and(eq(workflows.id, id), eq(workflows.version, version)));
  const shown = decided.slice(-SHOWN).reverse();
  const ids = new Set(
    shown.flatMap(({ decision }) =>
      decision.outcome === 'act' ? decision.actions.flatMap(({ to }) => to) : [],
    ),
  );
  const people = await readPeople(ctx, { companyId, ids: [...ids] });
  return {
    version,
    from,
    to: ctx.now,
    ...countUp(decided),
    isCut: events.length > MAX_EVENTS,
    unsaid: listUnsaid(rule),
    knownSince: await findKnownSince(ctx, from),
    rows: shown.map((one) => toRow(one, people)),
  };
}

function countUp(decided: readonly Decided[]): Pick<DryRun, 'counts' | 'actions' | 'days'> {
  const counts = { acted: 0, capped: 0, skipped: 0, problems: 0 };
  const actions = Object.fromEntries(ACTION_KINDS.map((kind) => [kind, 0])) as Record<ActionKind, number>;
  const days = new Map<string, { acted: number; capped: number }>();
  for (const { event, decision } of decided) {
    const key = utcDay(event.at);
    const day = days.get(key) ?? { acted: 0, capped: 0 };
    days.set(key, day);
    if (decision.outcome === 'skipped') counts.skipped += 1;
    if (decision.outcome === 'capped') {
      counts.capped += 1;
      day.capped += 1;
    }
    if (decision.outcome !== 'act') continue;
    counts.acted += 1;
    day.acted += 1;
    for (const { kind, problem, to } of decision.actions)
      if (problem !== null) counts.problems += 1;
      else actions[kind] += kind === 'notify' ? to.length : 1;
  }
  return { counts, actions, days: [...days].map(([day, sums]) => ({ day, ...sums })) };
}

function toRow({ event, decision }: Decided, people: ReadonlyMap<string, string>): DryRunRow {
  const { key, at, kind, what, facts } = event;
  return {
    key,
    at,
    kind,
    what,
    place: facts.place,
    permitId: facts.isOwn ? facts.permitId : null,
    outcome: decision.outcome === 'act' ? 'acted' : decision.outcome,
    reason: decision.outcome === 'skipped' ? decision.reason : null,
    condition: decision.outcome === 'skipped' ? (decision.condition ?? null) : null,
    effects:
      decision.outcome === 'act'
        ? decision.actions.map(({ kind: action, problem, to }) => ({
            kind: action,
            problem,
            to: to.map((id) => people.get(id) ?? null),
          }))
        : [],
  };
}

/** What history of a trigger does not tell. */
const UNSAID: Readonly<Partial<Record<TriggerKind, Unsaid>>> = {
  still: 'first_reading',
  task_due: 'tasks_now',
  permit_ends: 'dates_now',
  paper_ends: 'papers_now',
  lead: 'leads_now',
  check_fault: 'checks_now',
};

function listUnsaid({ trigger, conditions, actions }: Rule): Unsaid[] {
  const own = UNSAID[trigger.kind];
  const usesFacts =
    conditions.length > 0 ||
    actions.some(
      (action) =>
        'to' in action && action.to !== null && [action.to].flat().some((to) => !/^(usr|sbc)_/.test(to)),
    );
  return [
    ...(own ? [own] : []),
    ...(usesFacts ? (['facts_now'] as const) : []),
    ...(actions.some(({ kind }) => kind === 'webhook') ? (['no_call'] as const) : []),
    ...(actions.some(({ kind }) => kind === 'start_round') ? (['no_round'] as const) : []),
  ];
}

/** The day the company's first permit came to us, where that is within the time played over. */
async function findKnownSince(ctx: UserContext, from: Date): Promise<Date | null> {
  const [first] = await ctx.db
    .select({ at: companyPermits.createdAt })
    .from(companyPermits)
    .where(and(eq(companyPermits.companyId, ctx.actor.companyId), eq(companyPermits.state, 'confirmed')))
    .orderBy(asc(companyPermits.createdAt))
    .limit(1);
  return first && first.at > from ? first.at : null;
}
