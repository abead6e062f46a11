import { and, asc, count, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm';
import { companies, subscriptions, users, workflowRuns, workflows } from '@/db/schema';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { mayUse } from '@/lib/identity/access/permissions';
import { DAY_MS, HOUR_MS } from '@/lib/platform/clock/days';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { postMail } from '@/lib/providers/mail/post';
import { type ActServices, act } from './act';
import { readKnown } from './known';
import { type Decided, decide, type Known, triggers } from './match';
import { addRuns, readPasts, writeEffects } from './runs';
import { listEvents } from './sources';
import { BY_CALENDAR, type Effect, type FlowEvent, type Outcome } from './types';

type UserContext = Context<UserActor>;

/** Workflows looked at in one run; the rest follow with the next. */
const A_RUN = 500;
/** Companies whose workflows are looked at beside each other: while one waits for the database, another decides. */
const COMPANIES_AT_ONCE = 4;
/** Events of one look, with those of the overlap; where there are more, the next look goes on. */
const EVENTS_A_LOOK = 5_000;
/**
 * Events decided in one transaction, and how many of them may be acted on in it: whoever changes the workflow waits no
 * longer than that takes.
 */
const DECIDED_AT_ONCE = 500;
const ACTED_AT_ONCE = 10;
/** How often is looked: for news, and for what comes with the calendar. */
const NEWS_EVERY_MS = 60_000;
/** After a failure: others come first. */
const FAILED_WAIT_MS = 10 * 60_000;
/**
 * What is written late still counts: each look begins before the end of the last one, and what was acted on is known by
 * its key. Of a permit's events the time is that of the notices, minutes before they are there at most.
 */
const NEWS_OVERLAP_MS = HOUR_MS;
const OVERLAP_MS = 2 * DAY_MS;
/** A worker that was away longer does not make up for it. */
const MOST_BEHIND_MS = 7 * DAY_MS;

export interface Look {
  acted: number;
  failed: number;
}

/** Acts on whatever happened since the last look; one workflow's failure stops no other. */
export async function lookAtWorkflows(
  ctx: Context,
  services: ActServices & { signal?: AbortSignal | undefined },
): Promise<Look> {
  const due = await ctx.db
    .select({ id: workflows.id, companyId: workflows.companyId })
    .from(workflows)
    .where(and(eq(workflows.isOn, true), lte(workflows.nextLookAt, ctx.now)))
    .orderBy(asc(workflows.nextLookAt))
    .limit(A_RUN);
  let acted = 0;
  const { failed } = await forEachApart(
    ctx,
    due,
    {
      failure: 'A workflow failed',
      label: ({ id }) => ({ workflow: id }),
      signal: services.signal,
      beside: { atOnce: COMPANIES_AT_ONCE, owner: ({ companyId }) => companyId },
    },
    async ({ id }) => {
      try {
        const own = await look(ctx, id, services);
        acted += own;
      } catch (error) {
        await ctx.db
          .update(workflows)
          .set({ nextLookAt: new Date(ctx.now.getTime() + FAILED_WAIT_MS) })
          .where(eq(workflows.id, id));
        throw error;
      }
    },
  );
  return { acted, failed };
}

type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

async function findStanding(ctx: Context, id: string) {
  const [row] = await ctx.db
    .select({
      workflow: workflows,
      company: { name: companies.name, timeZone: companies.timeZone },
      tier: entitledTier,
    })
    .from(workflows)
    .innerJoin(companies, eq(companies.id, workflows.companyId))
    .leftJoin(subscriptions, eq(subscriptions.companyId, workflows.companyId))
    .where(and(eq(workflows.id, id), eq(workflows.isOn, true)));
  return row ?? null;
}

async function look(ctx: Context, id: string, services: ActServices): Promise<number> {
  const standing = await findStanding(ctx, id);
  if (!standing) return 0;
  const { workflow, tier } = standing;
  const companyId = asCompanyId(workflow.companyId);
  const isByCalendar = BY_CALENDAR.includes(workflow.trigger);
  const known = await readKnown(ctx, { companyId, keeperId: workflow.keeperId });
  const next = new Date(ctx.now.getTime() + (isByCalendar ? HOUR_MS : NEWS_EVERY_MS));
  // A plan that does not open workflows keeps them as they are; what happens meanwhile is not made up for.
  if (known.keeper === null || !mayUse('workflows.manage', { role: 'owner', tier })) {
    await moveOn(ctx, standing, { onSince: ctx.now, lookedUntil: ctx.now, nextLookAt: next });
    return 0;
  }
  const actor: UserActor = { kind: 'user', userId: known.keeper, companyId, role: 'owner', tier };
  const within: UserContext = { ...ctx, actor };
  const { events, reached } = await listNew(within, standing);
  let acted = 0;
  for (let at = 0; at < events.length; ) {
    const done = await actOn(within, {
      standing,
      events: events.slice(at, at + DECIDED_AT_ONCE),
      known,
      services,
    });
    if (done === 'stopped') return acted;
    at += done.events;
    acted += done.acted;
  }
  const isWhole = reached.getTime() === ctx.now.getTime();
  await moveOn(ctx, standing, { lookedUntil: reached, nextLookAt: isWhole ? next : ctx.now });
  await tellKeeper(within, standing, services);
  return acted;
}

async function moveOn(
  ctx: Context,
  { workflow: { id, version } }: Standing,
  set: { onSince?: Date; lookedUntil: Date; nextLookAt: Date },
): Promise<void> {
  await ctx.db
    .update(workflows)
    .set(set)
    .where(and(eq(workflows.id, id), eq(workflows.version, version), eq(workflows.isOn, true)));
}

/** What happened since it was on that no run of this version tells of, oldest first, and how far that reaches. */
async function listNew(
  ctx: UserContext,
  { workflow }: Standing,
): Promise<{ events: FlowEvent[]; reached: Date }> {
  const { rule, onSince, version, id } = workflow;
  const since = onSince ?? ctx.now;
  const lookedUntil = workflow.lookedUntil ?? since;
  const isNews = rule.trigger.kind === 'status' || rule.trigger.kind === 'inspection';
  const overlap = isNews ? NEWS_OVERLAP_MS : OVERLAP_MS;
  const from = Math.max(
    // What happened in the very moment it was switched on counts.
    since.getTime() - 1,
    lookedUntil.getTime() - overlap,
    ctx.now.getTime() - MOST_BEHIND_MS,
  );
  const window = { from: new Date(from), to: ctx.now, limit: EVENTS_A_LOOK };
  const found = await listEvents(ctx, rule.trigger, window);
  const runs = await ctx.db
    .select({ key: workflowRuns.eventKey })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.workflowId, id),
        eq(workflowRuns.version, version),
        gte(workflowRuns.eventAt, window.from),
      ),
    );
  const known = new Set(runs.map(({ key }) => key));
  const events = found.filter(({ key }) => !known.has(key));
  const last = found.at(-1);
  if (found.length < EVENTS_A_LOOK || !last) return { events, reached: ctx.now };
  ctx.log.warn({ workflow: id, events: found.length }, 'More events than one look takes');
  return { events, reached: events.length > 0 ? lookedUntil : new Date(last.at.getTime() + overlap) };
}

/** Undoes what was written: one of the events had its run already. */
class DoneMeanwhile extends Error {}

interface Work {
  standing: Standing;
  events: readonly FlowEvent[];
  known: Known;
  services: ActServices;
}

/**
 * Decides on the first of these events, and acts on them, in one transaction with the runs that say so: whoever breaks
 * off has done nothing. `stopped` where the workflow was switched off or changed meanwhile, or somebody else acted on
 * one of them: the next look sees what is left.
 */
async function actOn(
  ctx: UserContext,
  { standing, events, known, services }: Work,
): Promise<{ events: number; acted: number } | 'stopped'> {
  const { workflow, company } = standing;
  const { id, version, rule } = workflow;
  const deciding = ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // One at a time: caps are counted, and a change of the rule waits.
    const [held] = await tx
      .select({ version: workflows.version, isOn: workflows.isOn })
      .from(workflows)
      .where(eq(workflows.id, id))
      .for('update');
    if (!held?.isOn || held.version !== version) return 'stopped' as const;
    const { decided, reached } = await decideOn(within, { standing, events, known });
    const runIds = await addRuns(within, { workflow: { id, version }, decided });
    if (runIds === null) throw new DoneMeanwhile();
    const done: { runId: number; outcome: Outcome; effects: Effect[] }[] = [];
    for (const [at, { event, decision }] of decided.entries()) {
      const runId = runIds[at];
      if (decision.outcome !== 'act' || runId === undefined) continue;
      const effects = await act(
        within,
        {
          workflow: {
            id,
            name: workflow.name,
            version,
            companyName: company.name,
            timeZone: company.timeZone,
          },
          run: { id: runId, depth: (event.cause?.depth ?? 0) + 1, causeId: event.cause?.runId ?? null },
          event,
          actions: rule.actions,
          planned: decision.actions,
        },
        services,
      );
      done.push({ runId, outcome: outcomeOf(effects), effects });
    }
    await writeEffects(within, done);
    return { events: reached, acted: done.filter(({ outcome }) => outcome === 'acted').length };
  });
  return deciding.catch((error: unknown) => {
    if (error instanceof DoneMeanwhile) return 'stopped' as const;
    throw error;
  });
}

/** Decides on events in their order until so many are to be acted on, each as if those before had been. */
async function decideOn(
  ctx: UserContext,
  { standing: { workflow }, events, known }: Omit<Work, 'services'>,
): Promise<{ decided: Decided[]; reached: number }> {
  const { id, version, rule } = workflow;
  const past = await readPasts(ctx, { id, version, restHours: rule.restHours }, events);
  const decided: Decided[] = [];
  const seen = new Set<string>();
  let reached = 0;
  let toAct = 0;
  for (const event of events) {
    if (toAct === ACTED_AT_ONCE) break;
    reached += 1;
    if (!triggers(rule.trigger, event) || seen.has(event.key)) continue;
    seen.add(event.key);
    const decision = decide(rule, event, past.before(event), known);
    decided.push({ event, decision });
    if (decision.outcome !== 'act') continue;
    past.add(event);
    toAct += 1;
  }
  return { decided, reached };
}

/** Failed where nothing of it could be done. */
function outcomeOf(effects: readonly Effect[]): Outcome {
  return effects.some(({ problem }) => problem === null) ? 'acted' : 'failed';
}

/** Tells whoever answers for it, once an hour at most, what it left alone because of its cap or could not do. */
async function tellKeeper(
  ctx: UserContext,
  { workflow, company }: Standing,
  { mail }: ActServices,
): Promise<void> {
  const { id, toldUntil, onSince } = workflow;
  const since = toldUntil ?? onSince ?? ctx.now;
  if (toldUntil !== null && ctx.now.getTime() - toldUntil.getTime() < HOUR_MS) return;
  const rows = await ctx.db
    .select({ outcome: workflowRuns.outcome, runs: count() })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.workflowId, id),
        gt(workflowRuns.at, since),
        inArray(workflowRuns.outcome, ['capped', 'failed']),
      ),
    )
    .groupBy(workflowRuns.outcome);
  if (rows.length === 0) return;
  const countOf = (outcome: Outcome) => rows.find((row) => row.outcome === outcome)?.runs ?? 0;
  await ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(workflows)
      .set({ toldUntil: ctx.now })
      .where(
        and(
          eq(workflows.id, id),
          toldUntil === null ? isNull(workflows.toldUntil) : eq(workflows.toldUntil, toldUntil),
        ),
      )
      .returning({ id: workflows.id });
    const [keeper] = await tx
      .select({ email: users.email, locale: users.locale })
      .from(users)
      .where(eq(users.id, ctx.actor.userId));
    if (!claimed || !keeper) return;
    await postMail(
      { ...ctx, db: tx },
      {
        ...{ to: keeper.email, locale: keeper.locale, timeZone: company.timeZone, ...mail },
        companyId: ctx.actor.companyId,
        template: 'workflowReport',
        props: {
          company: company.name,
          workflow: workflow.name,
          capped: countOf('capped'),
          failed: countOf('failed'),
          perHour: workflow.rule.perHour,
        },
      },
    );
  });
}
