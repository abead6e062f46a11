import { and, asc, count, eq, gt, gte, inArray, isNull, lt, lte, max } from 'drizzle-orm';
import { companies, subscriptions, users, workflowRuns, workflows } from '@/db/schema';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { mayUse } from '@/lib/identity/access/permissions';
import { DAY_MS, HOUR_MS } from '@/lib/platform/clock/days';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { postMail } from '@/lib/providers/mail/post';
import { type ActServices, act } from './act';
import { readKnown } from './known';
import { decide, hourOf, type Known, type Past, triggers } from './match';
import { listEvents } from './sources';
import { BY_CALENDAR, type Effect, type FlowEvent, type Outcome } from './types';

type UserContext = Context<UserActor>;

/** Workflows looked at in one run; the rest follow with the next. */
const AT_ONCE = 500;
/** Events of one look, with those of the overlap; where there are more, the next look goes on. */
const EVENTS_A_LOOK = 5_000;
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
    .select({ id: workflows.id })
    .from(workflows)
    .where(and(eq(workflows.isOn, true), lte(workflows.nextLookAt, ctx.now)))
    .orderBy(asc(workflows.nextLookAt))
    .limit(AT_ONCE);
  let acted = 0;
  const { failed } = await forEachApart(
    ctx,
    due,
    { failure: 'A workflow failed', label: ({ id }) => ({ workflow: id }), signal: services.signal },
    async ({ id }) => {
      try {
        acted += await look(ctx, id, services);
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
  for (const event of events) {
    const outcome = await actOn(within, { standing, event, known, services });
    if (outcome === 'stopped') return acted;
    if (outcome === 'acted') acted += 1;
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

interface Work {
  standing: Standing;
  event: FlowEvent;
  known: Known;
  services: ActServices;
}

/**
 * Acts on one event, in one transaction with the run that says so: whoever breaks off has done nothing, and whoever
 * comes second finds the run. `stopped` where the workflow was switched off or changed meanwhile.
 */
function actOn(
  ctx: UserContext,
  { standing, event, known, services }: Work,
): Promise<Outcome | 'known' | 'stopped'> {
  const { workflow, company } = standing;
  const { id, version, rule } = workflow;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // One event at a time: caps are counted, and a change of the rule waits.
    const [held] = await tx
      .select({ version: workflows.version, isOn: workflows.isOn })
      .from(workflows)
      .where(eq(workflows.id, id))
      .for('update');
    if (!held?.isOn || held.version !== version) return 'stopped';
    if (!triggers(rule.trigger, event)) return 'known';
    const decision = decide(rule, event, await readPast(within, standing, event), known);
    const depth = (event.cause?.depth ?? 0) + 1;
    const [run] = await tx
      .insert(workflowRuns)
      .values({
        companyId: ctx.actor.companyId,
        workflowId: id,
        version,
        eventKey: event.key,
        eventAt: event.at,
        kind: event.kind,
        subject: event.subject,
        permitId: event.facts.isOwn ? event.facts.permitId : null,
        place: event.facts.place,
        what: event.what,
        outcome: decision.outcome === 'act' ? 'acted' : decision.outcome,
        reason: decision.outcome === 'skipped' ? decision.reason : null,
        condition: decision.outcome === 'skipped' ? (decision.condition ?? null) : null,
        effects: [],
        causeId: event.cause?.runId ?? null,
        depth,
        at: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: workflowRuns.id });
    if (!run) return 'known';
    if (decision.outcome !== 'act') return decision.outcome;
    const effects = await act(
      within,
      {
        workflow: { id, name: workflow.name, version, companyName: company.name, timeZone: company.timeZone },
        run: { id: run.id, depth, causeId: event.cause?.runId ?? null },
        event,
        actions: rule.actions,
        planned: decision.actions,
      },
      services,
    );
    const outcome = outcomeOf(effects);
    await tx.update(workflowRuns).set({ effects, outcome }).where(eq(workflowRuns.id, run.id));
    return outcome;
  });
}

/** Failed where nothing of it could be done. */
function outcomeOf(effects: readonly Effect[]): Outcome {
  return effects.some(({ problem }) => problem === null) ? 'acted' : 'failed';
}

const COUNTED: Outcome[] = ['acted', 'failed'];

async function readPast(ctx: Context, { workflow }: Standing, event: FlowEvent): Promise<Past> {
  const { id, version, rule } = workflow;
  const hour = hourOf(event.at) * HOUR_MS;
  const counted = and(
    eq(workflowRuns.workflowId, id),
    eq(workflowRuns.version, version),
    inArray(workflowRuns.outcome, COUNTED),
  );
  const [inHour] = await ctx.db
    .select({ runs: count() })
    .from(workflowRuns)
    .where(
      and(
        counted,
        gte(workflowRuns.eventAt, new Date(hour)),
        lt(workflowRuns.eventAt, new Date(hour + HOUR_MS)),
      ),
    );
  if (rule.restHours === 0) return { inHour: inHour?.runs ?? 0, lastOf: null };
  const restFrom = new Date(event.at.getTime() - rule.restHours * HOUR_MS);
  const [last] = await ctx.db
    .select({ at: max(workflowRuns.eventAt) })
    .from(workflowRuns)
    .where(and(counted, eq(workflowRuns.subject, event.subject), gt(workflowRuns.eventAt, restFrom)));
  return { inHour: inHour?.runs ?? 0, lastOf: last?.at ?? null };
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
