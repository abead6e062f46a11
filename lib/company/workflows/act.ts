import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { companies, recipients, users, workflowCalls, workflowTasks } from '@/db/schema';
import { askForPapers } from '@/lib/company/compliance/links';
import { addTags, requireTag } from '@/lib/company/desk/tags';
import { isRecipientReachable } from '@/lib/company/notifications/obstacle';
import { addTask } from '@/lib/company/tasks/mutations';
import { assignPermits, requireAssignee } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { addDays } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { callBody } from './call-body';
import type { Action, Effect, FlowEvent, Planned, Problem } from './types';

type UserContext = Context<UserActor>;

/** What acting needs from outside of the domain. */
export interface ActServices {
  mail: MailSettings;
  /** Begins a round of comments in the check of a permit; null where it has none. */
  startRound: (
    ctx: UserContext,
    input: { permitId: number; receivedOn: string; dueOn: string | null },
  ) => Promise<{ roundId: string } | null>;
}

export interface Order {
  workflow: { id: string; name: string; version: number; companyName: string; timeZone: string };
  run: { id: number; depth: number; causeId: number | null };
  event: FlowEvent;
  actions: readonly Action[];
  planned: readonly Planned[];
}

/**
 * Does what was decided, in the transaction of the run: an action that cannot be done is undone by itself and leaves the
 * others.
 * @throws what is no single action's fault, such as a connection that is gone
 */
export async function act(ctx: UserContext, order: Order, services: ActServices): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const planned of order.planned) {
    const action = order.actions[planned.index];
    if (!action || planned.problem !== null) {
      effects.push(planned);
      continue;
    }
    try {
      const done = await ctx.db.transaction((tx) =>
        perform({ ...ctx, db: tx }, order, action, planned, services),
      );
      effects.push({ ...planned, ...done });
    } catch (error) {
      if (isConnectionsFault(error)) throw error;
      const problem = problemOf(error);
      if (problem === 'unexpected')
        ctx.log.error({ err: error, workflow: order.workflow.id, action: action.kind }, 'An action failed');
      effects.push({ ...planned, problem });
    }
  }
  return effects;
}

/** Of PostgreSQL: connection gone, shutting down, or two transactions in each other's way; all are tried again. */
const AGAIN = /^(08|40|53|57)/;

function isConnectionsFault(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error && 'code' in cause && typeof cause.code === 'string')) return false;
  return AGAIN.test(cause.code) || cause.code.startsWith('CONNECTION_') || cause.code.startsWith('ECONN');
}

class Obstacle extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Obstacle) return error.problem;
  if (!(error instanceof AppError)) return 'unexpected';
  return error.code === 'not_found' || error.code === 'invalid_input' ? 'person_gone' : 'refused';
}

async function perform(
  ctx: UserContext,
  order: Order,
  action: Action,
  { to }: Planned,
  services: ActServices,
): Promise<Partial<Effect>> {
  const { event } = order;
  const { permitId, isOwn, subcontractorId } = event.facts;
  const own = isOwn ? permitId : null;
  const today = dayIn(order.workflow.timeZone, ctx.now);
  const dayAfter = (days: number | null) => (days === null ? null : addDays(today, days));
  switch (action.kind) {
    case 'notify':
      return { to: await tell(ctx, order, { userIds: to, message: action.message, mail: services.mail }) };
    case 'assign': {
      const [id] = to;
      if (own === null || id === undefined) throw new Obstacle('no_permit');
      const person = personOf(id);
      await requireAssignee(ctx, person);
      await assignPermits(ctx, { permitIds: [own], person });
      return {};
    }
    case 'task':
      return addOwnTask(ctx, order, action, { to, permitId: own, dueOn: dayAfter(action.dueInDays) });
    case 'tag':
      if (own === null) throw new Obstacle('no_permit');
      await requireTag(ctx, action.tagId);
      await addTags(ctx, { permitIds: [own], tagId: action.tagId });
      return {};
    case 'ask_papers':
      if (subcontractorId === null) throw new Obstacle('no_subcontractor');
      await askForPapers(ctx, { subcontractorId, mail: services.mail });
      return {};
    case 'start_round': {
      if (own === null) throw new Obstacle('no_permit');
      const dueOn = dayAfter(action.dueInDays);
      const round = await services.startRound(ctx, { permitId: own, receivedOn: today, dueOn });
      if (round === null) throw new Obstacle('no_check');
      return {};
    }
    case 'webhook':
      await ctx.db.insert(workflowCalls).values({
        id: newId('workflowCall'),
        companyId: ctx.actor.companyId,
        workflowId: order.workflow.id,
        runId: order.run.id,
        url: action.url,
        body: callBody(order, ctx.now),
        createdAt: ctx.now,
      });
      await enqueue(ctx, 'call-webhooks', {});
      return {};
  }
}

function personOf(id: string): { userId: string } | { subcontractorId: string } {
  return id.startsWith('sbc_') ? { subcontractorId: id } : { userId: id };
}

async function addOwnTask(
  ctx: UserContext,
  { run, event }: Order,
  { title, template }: Extract<Action, { kind: 'task' }>,
  { to, permitId, dueOn }: { to: readonly string[]; permitId: number | null; dueOn: string | null },
): Promise<Partial<Effect>> {
  const [id] = to;
  const person = id === undefined ? null : personOf(id);
  const { projectId } = event.facts;
  const { id: taskId } = await addTask(ctx, {
    ...(permitId !== null ? { permitId } : projectId !== null ? { projectId } : {}),
    title,
    details: null,
    dueOn,
    assigneeId: person && 'userId' in person ? person.userId : null,
    subcontractorId: person && 'subcontractorId' in person ? person.subcontractorId : null,
    template,
  });
  await ctx.db.insert(workflowTasks).values({ taskId, companyId: ctx.actor.companyId, runId: run.id });
  return { taskId };
}

/** Mails members in their language; not whoever stopped the company's mail. Returns who was mailed. */
async function tell(
  ctx: UserContext,
  { workflow, event }: Order,
  { userIds, message, mail }: { userIds: readonly string[]; message: string; mail: MailSettings },
): Promise<string[]> {
  const { companyId } = ctx.actor;
  const readers = await ctx.db
    .select({ id: users.id, email: users.email, locale: users.locale, timeZone: companies.timeZone })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(
      recipients,
      and(eq(recipients.companyId, companyId), eq(sql`lower(${recipients.email})`, users.email)),
    )
    .where(and(inArray(users.id, [...userIds]), isNull(users.disabledAt), isRecipientReachable()));
  for (const { email, locale, timeZone } of readers)
    await postMail(ctx, {
      ...{ to: email, locale, timeZone, companyId, ...mail },
      template: 'workflowNotice',
      props: {
        company: workflow.companyName,
        workflow: workflow.name,
        place: event.facts.place,
        kind: event.kind,
        what: event.what,
        message,
        on:
          event.facts.isOwn && event.facts.permitId !== null
            ? { page: '/dashboard/permits/[id]', id: String(event.facts.permitId) }
            : event.facts.projectId !== null
              ? { page: '/dashboard/jobs/[id]', id: event.facts.projectId }
              : null,
      },
    });
  return readers.map(({ id }) => id);
}
