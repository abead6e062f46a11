import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  cityMails,
  companyPermits,
  complianceHoldings,
  feeds,
  memberships,
  messages,
  permitAssignments,
  subscriptions,
  taggedPermits,
  tasks,
  workflowCalls,
  workflowRuns,
  workflows,
} from '@/db/schema';
import { startRoundOf } from '@/lib/checking/checks/permit-round';
import { createTag } from '@/lib/company/desk/tags';
import { addSearch } from '@/lib/company/prospects/mutations';
import { newSearchSchema } from '@/lib/company/prospects/schema';
import { addTask, setTaskDone } from '@/lib/company/tasks/mutations';
import { sendCalls } from '@/lib/company/workflows/calls';
import { dryRun } from '@/lib/company/workflows/dry-run';
import {
  addWorkflow,
  changeWorkflow,
  removeWorkflow,
  switchWorkflow,
} from '@/lib/company/workflows/mutations';
import { getWorkflow, listRuns, listWorkflows } from '@/lib/company/workflows/queries';
import { lookAtWorkflows } from '@/lib/company/workflows/run';
import { newWorkflowSchema } from '@/lib/company/workflows/schema';
import type { Rule } from '@/lib/company/workflows/types';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { OutwardFailure, type Post } from '@/lib/platform/outward/post';
import { dying } from '../support/dying-database';
import { jobContext, linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { inviteSub, listAudit, makePerson, newMember, newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

const SERVICES = { mail: MAIL, startRound: startRoundOf };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const ISSUED = { kind: 'status', to: 'issued' } as const;
const TASK = { kind: 'task', title: 'Book the first inspection', dueInDays: 3, to: 'keeper' } as const;

/** A workflow that was run dry and switched on at NOW. */
async function makeOn(
  ctx: Context<UserActor>,
  rule: { trigger: Rule['trigger']; actions: readonly object[]; [field: string]: unknown },
): Promise<string> {
  const { id } = await addWorkflow(ctx, newWorkflowSchema.parse({ name: 'Theirs', rule }));
  await dryRun(ctx, { workflow: id });
  await switchWorkflow(ctx, { workflow: id, on: true, version: 1 });
  return id;
}

async function makeOwn(db: Database, companyId: CompanyId, given: Parameters<typeof makePermit>[2] = {}) {
  const id = await makePermit(db, await makeFeed(db), given);
  await linkPermit(db, companyId, id);
  await db.update(companyPermits).set({ createdAt: NOW }).where(eq(companyPermits.permitId, id));
  return id;
}

function look(db: Database, at: Date) {
  return lookAtWorkflows(jobContext(db, at), SERVICES);
}

const runsOf = (db: Database, id: string) =>
  db.select().from(workflowRuns).where(eq(workflowRuns.workflowId, id)).orderBy(asc(workflowRuns.id));

describe('a workflow that is on', () => {
  it('acts once on what happens from then on, with all its steps', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId, userId } = ctx.actor;
      const tag = await createTag(ctx, { name: 'Started' });
      const permitId = await makeOwn(db, companyId, { address: '205 BRUSHY CREEK DR' });
      await makeEvent(db, permitId, { fannedOutAt: later(-HOUR_MS) });
      const id = await makeOn(ctx, {
        trigger: ISSUED,
        actions: [
          TASK,
          { kind: 'tag', tagId: tag.id },
          { kind: 'assign', to: userId },
          { kind: 'notify', to: ['keeper'], message: 'Call the crew' },
          { kind: 'webhook', url: 'https://hooks.example.com/x' },
        ],
      });
      await look(db, later(1_000));
      expect(await runsOf(db, id)).toEqual([]);
      await makeEvent(db, permitId, { fannedOutAt: later(2_000) });
      for (const ms of [60_000, 120_000, 180_000]) await look(db, later(ms));
      const [run, ...more] = await runsOf(db, id);
      expect(more).toEqual([]);
      expect(run).toMatchObject({ outcome: 'acted', permitId, place: '205 Brushy Creek Dr', depth: 1 });
      expect(run?.effects.map(({ problem }) => problem)).toEqual([null, null, null, null, null]);
      const [task, ...others] = await db.select().from(tasks).where(eq(tasks.companyId, companyId));
      expect(others).toEqual([]);
      expect(task).toMatchObject({ permitId, assigneeId: userId, dueOn: '2026-11-23' });
      expect(await db.$count(taggedPermits, eq(taggedPermits.permitId, permitId))).toBe(1);
      expect(await db.$count(permitAssignments, eq(permitAssignments.permitId, permitId))).toBe(1);
      const [mail, ...mails] = await db.select().from(messages).where(eq(messages.companyId, companyId));
      expect(mails).toEqual([]);
      expect(mail?.subject).toContain('205 Brushy Creek Dr');
      expect(mail?.text).toContain('Call the crew');
      expect(await db.$count(workflowCalls, eq(workflowCalls.workflowId, id))).toBe(1);
      const [line] = await listWorkflows(ctx);
      expect(line).toMatchObject({ id, acted: 1, failed: 0, keeper: 'Ana Reyes' });
      expect((await listRuns(ctx, { workflow: id })).items[0]).toMatchObject({
        outcome: 'acted',
        call: { state: 'waiting' },
      });
    });
  });

  it('does everything exactly once, whatever breaks off where', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const permits = [await makeOwn(db, companyId), await makeOwn(db, companyId)];
      const id = await makeOn(ctx, {
        trigger: ISSUED,
        actions: [TASK, { kind: 'notify', to: ['keeper'], message: '' }],
      });
      for (const permitId of permits) await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
      let at = 60_000;
      for (const committed of [false, true])
        for (let nth = 0; nth < 3; nth += 1) {
          await look(dying(db, nth, committed), later(at)).catch(() => {});
          at += 20 * 60_000;
        }
      await look(db, later(at));
      expect((await runsOf(db, id)).map(({ outcome: came }) => came)).toEqual(['acted', 'acted']);
      expect(await db.$count(tasks, eq(tasks.companyId, companyId))).toBe(2);
      expect(await db.$count(messages, eq(messages.companyId, companyId))).toBe(2);
    });
  });

  it('does what its dry run says, with cap, rest and condition', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const dear = [1, 2, 3, 4].map(() => makeOwn(db, companyId, { valuationCents: 9_000_000 }));
      const permits = [...(await Promise.all(dear)), await makeOwn(db, companyId, { valuationCents: 100 })];
      const id = await makeOn(ctx, {
        trigger: { kind: 'status', to: null },
        conditions: [{ field: 'value', is: 'over', cents: 5_000_000 }],
        actions: [TASK],
        perHour: 2,
        restHours: 3,
      });
      for (let hour = 0; hour < 8; hour += 1)
        for (const [place, permitId] of permits.entries())
          if ((hour + place) % 3 !== 1)
            await makeEvent(db, permitId, { fannedOutAt: later(hour * HOUR_MS + (place + 1) * 60_000) });
      for (const hours of [1.5, 2, 5, 9]) await look(db, later(hours * HOUR_MS));
      const runs = await runsOf(db, id);
      const said = await dryRun({ ...ctx, now: later(9 * HOUR_MS) }, { workflow: id });
      expect(said.rows.toReversed().map(({ key, outcome: came, reason }) => [key, came, reason])).toEqual(
        runs.map(({ eventKey, outcome: came, reason }) => [eventKey, came, reason]),
      );
      expect(new Set(runs.map(({ outcome: came }) => came))).toEqual(new Set(['acted', 'skipped', 'capped']));
      expect(said.unsaid).toEqual(['facts_now']);
      // What was left alone because of the cap is told, once an hour at most.
      const told = await db.select().from(messages).where(eq(messages.companyId, companyId));
      expect(told.length).toBeGreaterThan(0);
      expect(told.length).toBeLessThanOrEqual(4);
    });
  });

  it('counts what it causes, three deep at most', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const permitId = await makeOwn(db, companyId);
      await makeOn(ctx, { trigger: ISSUED, actions: [{ ...TASK, dueInDays: 0 }] });
      const due = await makeOn(ctx, {
        trigger: { kind: 'task_due', days: 0 },
        actions: [{ ...TASK, title: 'And another', dueInDays: 0 }],
      });
      await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
      await look(db, later(60_000));
      for (const hours of [1, 2, 3, 4, 5]) await look(db, later(hours * HOUR_MS + 120_000));
      const runs = await runsOf(db, due);
      expect(runs.map(({ depth, outcome: came, reason }) => [depth, came, reason])).toEqual([
        [2, 'acted', null],
        [3, 'acted', null],
        [4, 'skipped', 'too_deep'],
      ]);
      expect(runs[1]?.causeId).toBe(runs[0]?.id);
      expect(await db.$count(tasks, eq(tasks.companyId, companyId))).toBe(3);
    });
  });

  it('says who is gone, and goes on with the rest', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const member = await newMember(db, companyId, 'member');
      const permitId = await makeOwn(db, companyId);
      const gone = await makeOn(ctx, { trigger: ISSUED, actions: [{ ...TASK, to: member.actor.userId }] });
      const half = await makeOn(ctx, {
        trigger: ISSUED,
        actions: [{ kind: 'assign', to: member.actor.userId }, TASK],
      });
      // A rule from nowhere: its look fails, and nobody else's.
      const broken = await makeOn(ctx, { trigger: ISSUED, actions: [TASK] });
      await db
        .update(workflows)
        .set({ rule: { trigger: ISSUED } as Rule })
        .where(eq(workflows.id, broken));
      await db.delete(memberships).where(eq(memberships.userId, member.actor.userId));
      await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
      expect(await look(db, later(60_000))).toMatchObject({ failed: 1 });
      expect((await runsOf(db, gone))[0]).toMatchObject({
        outcome: 'failed',
        effects: [{ problem: 'person_gone' }],
      });
      expect((await runsOf(db, half))[0]).toMatchObject({
        outcome: 'acted',
        effects: [{ problem: 'person_gone' }, { problem: null }],
      });
      expect(await runsOf(db, broken)).toEqual([]);
    });
  });

  it('goes on for the owners once whoever switched it on has left', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId, userId } = ctx.actor;
      const manager = await newMember(db, companyId, 'manager');
      const permitId = await makeOwn(db, companyId);
      await makeOn(manager, { trigger: ISSUED, actions: [TASK] });
      await db.delete(memberships).where(eq(memberships.userId, manager.actor.userId));
      await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
      await look(db, later(60_000));
      expect(await db.select({ to: tasks.assigneeId }).from(tasks)).toEqual([{ to: userId }]);
      expect((await listWorkflows(ctx))[0]?.keeper).toBeNull();
    });
  });

  it('rests while the plan does not open it, and makes up for nothing', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const permitId = await makeOwn(db, companyId);
      const id = await makeOn(ctx, { trigger: ISSUED, actions: [TASK] });
      const setTier = (tier: 'team' | 'professional') =>
        db.update(subscriptions).set({ tier }).where(eq(subscriptions.companyId, companyId));
      await setTier('team');
      await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
      await look(db, later(60_000));
      await setTier('professional');
      await look(db, later(4 * HOUR_MS));
      expect(await runsOf(db, id)).toEqual([]);
      await makeEvent(db, permitId, { fannedOutAt: later(4 * HOUR_MS + 1_000) });
      await look(db, later(5 * HOUR_MS));
      expect(await runsOf(db, id)).toHaveLength(1);
    });
  });
});

describe('events', () => {
  /** What a dry run of the trigger meets at NOW. */
  async function met(ctx: Context<UserActor>, trigger: Rule['trigger']) {
    const rule = { trigger, actions: [{ kind: 'notify', to: ['keeper'], message: '' }] };
    const { id } = await addWorkflow(ctx, newWorkflowSchema.parse({ name: 'One', rule }));
    return (await dryRun(ctx, { workflow: id })).rows.map(({ at, place, what }) => [
      at.toISOString(),
      place,
      what,
    ]);
  }

  it('of inspections are told by their result', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const permitId = await makeOwn(db, ctx.actor.companyId, { address: '9 OAK ST' });
      const at = later(-DAY_MS);
      const step = { step: [null, 'Framing'] } as Record<string, [null, string]>;
      const given = { fannedOutAt: at, occurredOn: '2026-11-18', changes: step };
      await makeEvent(db, permitId, { ...given, kind: 'inspection_failed', stepKey: 'a' });
      await makeEvent(db, permitId, { ...given, kind: 'inspection_passed', stepKey: 'b' });
      expect(await met(ctx, { kind: 'inspection', news: 'failed' })).toEqual([
        [at.toISOString(), '9 Oak St', { news: 'failed', title: 'Framing', day: '2026-11-18' }],
      ]);
    });
  });

  it('of stillness come once for each time nothing moves, and not where it is over', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const firstSeenAt = later(-60 * DAY_MS);
      const permitId = await makeOwn(db, companyId, { firstSeenAt });
      await makeEvent(db, permitId, { fannedOutAt: later(-40 * DAY_MS), toBucket: 'issued' });
      await makeEvent(db, permitId, { fannedOutAt: later(-10 * DAY_MS), toBucket: 'issued' });
      const over = await makeOwn(db, companyId, { firstSeenAt, statusBucket: 'finaled' });
      await makeEvent(db, over, { fannedOutAt: later(-50 * DAY_MS), toBucket: 'finaled' });
      const days = (await met(ctx, { kind: 'still', days: 14 })).map(([at]) => at);
      expect(days).toEqual([later(-26 * DAY_MS), later(-46 * DAY_MS)].map((at) => at.toISOString()));
      expect(await met(ctx, { kind: 'still', days: 30 })).toHaveLength(0);
      expect(await met(ctx, { kind: 'still', days: 29 })).toHaveLength(1);
    });
  });

  it('of tasks and permits come on the morning of the day, and of tasks not where they were done', async () => {
    await rolledBack(async (db) => {
      const ctx = { ...(await newOwner(db)), now: later(-9 * DAY_MS) };
      const { companyId } = ctx.actor;
      const permitId = await makeOwn(db, companyId, {
        address: '9 OAK ST',
        expiresDate: '2026-12-19',
        firstSeenAt: later(-90 * DAY_MS),
      });
      await db
        .update(companyPermits)
        .set({ createdAt: later(-90 * DAY_MS) })
        .where(eq(companyPermits.permitId, permitId));
      const task = { permitId, details: null, assigneeId: null, subcontractorId: null };
      await addTask(ctx, { ...task, title: 'Call', dueOn: '2026-11-20' });
      const done = await addTask(ctx, { ...task, title: 'Done', dueOn: '2026-11-20' });
      await setTaskDone(ctx, { taskId: done.id, done: true });
      const now = { ...ctx, now: NOW };
      // Eight in the morning in Chicago.
      expect(await met(now, { kind: 'task_due', days: 2 })).toEqual([
        ['2026-11-18T14:00:00.000Z', '9 Oak St', { title: 'Call', day: '2026-11-20', days: 2 }],
      ]);
      expect(await met(now, { kind: 'permit_ends', days: 30 })).toEqual([
        ['2026-11-19T14:00:00.000Z', '9 Oak St', { day: '2026-12-19', days: 30 }],
      ]);
      expect(await met(now, { kind: 'permit_ends', days: 10 })).toEqual([]);
    });
  });

  it('of papers come before their end, unless another carries them on; the subcontractor is asked', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const { subcontractorId } = await inviteSub(ctx, 'pike@example.com');
      const held = {
        companyId,
        subcontractorId,
        line: 'auto',
        limits: { combinedSingleLimit: 900_000_000 },
      } as const;
      const createdAt = later(-200 * DAY_MS);
      await db.insert(complianceHoldings).values([
        { ...held, id: newId('holding'), effective: '2025-12-20', expires: '2026-12-20', createdAt },
        {
          ...held,
          id: newId('holding'),
          line: 'workers_comp',
          effective: '2025-12-20',
          expires: '2026-12-20',
          createdAt,
        },
        {
          ...held,
          id: newId('holding'),
          line: 'workers_comp',
          effective: '2026-12-20',
          expires: '2027-12-20',
          createdAt,
        },
      ]);
      const rows = await met(ctx, { kind: 'paper_ends', days: 30 });
      expect(rows.map(([at, , what]) => [at, what])).toEqual([
        ['2026-11-20T14:00:00.000Z', { title: 'auto', day: '2026-12-20', days: 30 }],
      ]);
      const id = await makeOn(ctx, {
        trigger: { kind: 'paper_ends', days: 29 },
        actions: [{ kind: 'ask_papers' }],
      });
      await look(db, later(DAY_MS));
      expect((await runsOf(db, id))[0]).toMatchObject({
        outcome: 'acted',
        effects: [{ to: [subcontractorId] }],
      });
      const asked = await db.select().from(messages).where(eq(messages.recipient, 'pike@example.com'));
      expect(asked.length).toBeGreaterThan(1);
    });
  });

  it('of mail and of leads are what they are about', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const { companyId } = ctx.actor;
      const permitId = await makeOwn(db, companyId, { address: '9 OAK ST' });
      const mail = { companyId, fromName: '', fromAddress: 'a@b.c', text: '', bytes: 1, isAutoReply: false };
      const read = { ...mail, state: 'to_confirm', receivedAt: later(-HOUR_MS) } as const;
      await db.insert(cityMails).values([
        {
          ...read,
          id: newId('cityMail'),
          digest: '1',
          subject: 'Comments',
          kind: 'corrections',
          matched: [permitId],
        },
        { ...read, id: newId('cityMail'), digest: '2', subject: 'News', kind: 'newsletter' },
      ]);
      expect(await met(ctx, { kind: 'mail', mailKind: null })).toEqual([
        [later(-HOUR_MS).toISOString(), '9 Oak St', { mailKind: 'corrections', title: 'Comments' }],
      ]);
      expect(await met(ctx, { kind: 'mail', mailKind: 'receipt' })).toEqual([]);
      await db.update(feeds).set({ backfilledAt: later(-30 * DAY_MS) });
      const search = await addSearch(
        ctx,
        newSearchSchema.parse({ name: 'Mine', criteria: {}, digest: 'off' }),
      );
      await makePermit(db, 'austin-tx', {
        ...{ address: '12 ELM ST', contractorName: null, contractorNorm: null },
        ...{ appliedDate: '2026-11-18', firstSeenAt: later(-DAY_MS) },
      });
      expect(await met(ctx, { kind: 'lead', searchId: search.id })).toEqual([
        [later(-DAY_MS).toISOString(), '12 Elm St', { title: 'Mine' }],
      ]);
    });
  });
});

describe('who may', () => {
  it('asks for a leader, for the plan, and for one’s own company', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const id = await makeOn(ctx, { trigger: ISSUED, actions: [TASK] });
      const rule = newWorkflowSchema.parse({ name: 'One', rule: { trigger: ISSUED, actions: [TASK] } });
      const member = await newMember(db, ctx.actor.companyId, 'member');
      const small = await newOwner(db, { tier: 'team' });
      const other = await newOwner(db);
      for (const [who, code] of [
        [member, 'forbidden'],
        [small, 'plan_required'],
      ] as const) {
        expect(await outcome(addWorkflow(who, rule))).toBe(code);
        expect(await outcome(listWorkflows(who))).toBe(code);
        expect(await outcome(dryRun(who, { workflow: id }))).toBe(code);
        expect(await outcome(switchWorkflow(who, { workflow: id, on: false, version: 1 }))).toBe(code);
        expect(await outcome(listRuns(who, { workflow: id }))).toBe(code);
      }
      expect(await listWorkflows(other)).toEqual([]);
      for (const refused of [
        () => getWorkflow(other, { workflow: id }),
        () => changeWorkflow(other, { workflow: id, version: 1, name: 'Mine' }),
        () => switchWorkflow(other, { workflow: id, on: false, version: 1 }),
        () => dryRun(other, { workflow: id }),
        () => listRuns(other, { workflow: id }),
        () => removeWorkflow(other, { workflow: id }),
      ])
        expect(await outcome(refused())).toBe('not_found');
    });
  });

  it('names nobody and nothing of another company', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const stranger = await makePerson(db);
      const other = await newOwner(db);
      const tag = await createTag(other, { name: 'Theirs' });
      const { subcontractorId } = await inviteSub(ctx, 'pike@example.com');
      for (const action of [
        { kind: 'notify', to: [stranger], message: '' },
        { kind: 'notify', to: [subcontractorId], message: '' },
        { kind: 'assign', to: stranger },
        { ...TASK, to: stranger },
        { kind: 'tag', tagId: tag.id },
      ]) {
        const given = newWorkflowSchema.parse({ name: 'One', rule: { trigger: ISSUED, actions: [action] } });
        expect(await outcome(addWorkflow(ctx, given))).toBe('invalid_input');
      }
    });
  });

  it('switches on only what was run dry as it is, and a change switches it off', async () => {
    await rolledBack(async (db) => {
      const ctx = await newOwner(db);
      const given = newWorkflowSchema.parse({ name: 'One', rule: { trigger: ISSUED, actions: [TASK] } });
      const { id } = await addWorkflow(ctx, given);
      expect(await outcome(switchWorkflow(ctx, { workflow: id, on: true, version: 1 }))).toBe('conflict');
      await dryRun(ctx, { workflow: id });
      await switchWorkflow(ctx, { workflow: id, on: true, version: 1 });
      expect(await changeWorkflow(ctx, { workflow: id, version: 1, name: 'Two' })).toEqual({ version: 1 });
      expect((await getWorkflow(ctx, { workflow: id })).isOn).toBe(true);
      expect(await changeWorkflow(ctx, { workflow: id, version: 1, rule: given.rule })).toEqual({
        version: 2,
      });
      expect(await getWorkflow(ctx, { workflow: id })).toMatchObject({ isOn: false, isTried: false });
      expect(await outcome(changeWorkflow(ctx, { workflow: id, version: 1, name: 'Late' }))).toBe('conflict');
      expect(await outcome(switchWorkflow(ctx, { workflow: id, on: true, version: 1 }))).toBe('conflict');
      await removeWorkflow(ctx, { workflow: id });
      expect(await listAudit(db, id)).toEqual([
        'workflow.changed',
        'workflow.switched_on',
        'workflow.changed',
        'workflow.changed',
        'workflow.removed',
      ]);
    });
  });
});

describe('calls of other programs', () => {
  async function makeCall(db: Database) {
    const ctx = await newOwner(db);
    const permitId = await makeOwn(db, ctx.actor.companyId);
    const id = await makeOn(ctx, {
      trigger: ISSUED,
      actions: [{ kind: 'webhook', url: 'https://hooks.example.com/x' }],
    });
    await makeEvent(db, permitId, { fannedOutAt: later(1_000) });
    return { ctx, id };
  }

  it('are signed, and taken once', async () => {
    await rolledBack(async (db) => {
      const { ctx, id } = await makeCall(db);
      await look(db, later(60_000));
      const posted: Post[] = [];
      const post = async (call: Post) => {
        posted.push(call);
        return { status: 204 };
      };
      expect(await sendCalls(jobContext(db, later(61_000)), { post })).toBe(1);
      expect(await sendCalls(jobContext(db, later(DAY_MS)), { post })).toBe(0);
      const [{ headers, body, url } = { headers: {} as Record<string, string>, body: '', url: '' }] = posted;
      expect(url).toBe('https://hooks.example.com/x');
      const { signingKey } = await getWorkflow(ctx, { workflow: id });
      const signed = createHmac('sha256', Buffer.from(signingKey, 'base64'))
        .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signed}`);
      expect(JSON.parse(body)).toMatchObject({
        type: 'workflow.acted',
        data: { workflow: { id }, cause: { run: null, depth: 1 }, event: { kind: 'status', to: 'issued' } },
      });
      expect((await listRuns(ctx, { workflow: id })).items[0]?.call).toEqual({
        state: 'sent',
        answer: '204',
      });
    });
  });

  it('come again after a failure, and are given up in the end; one that fails stops no other', async () => {
    await rolledBack(async (db) => {
      const [failing, fine] = [await makeCall(db), await makeCall(db)];
      await look(db, later(60_000));
      const { companyId } = fine.ctx.actor;
      await db
        .update(workflowCalls)
        .set({ url: 'https://fine.example.com/' })
        .where(eq(workflowCalls.companyId, companyId));
      const post = async ({ url }: Post) => {
        if (url.includes('hooks')) throw new OutwardFailure('timeout');
        return { status: 200 };
      };
      let tries = 0;
      for (let days = 0; days < 12; days += 1)
        tries += await sendCalls(jobContext(db, later(61_000 + days * DAY_MS)), { post });
      expect(tries).toBe(9);
      const callOf = async ({ ctx, id }: typeof fine) =>
        (await listRuns(ctx, { workflow: id })).items[0]?.call;
      expect(await callOf(failing)).toEqual({ state: 'failed', answer: 'timeout' });
      expect(await callOf(fine)).toEqual({ state: 'sent', answer: '200' });
    });
  });

  it('take no redirect for an answer, and follow none (ASVS 15.3.2)', async () => {
    await rolledBack(async (db) => {
      const { ctx, id } = await makeCall(db);
      await look(db, later(60_000));
      const asked: string[] = [];
      const post = async ({ url }: Post) => {
        asked.push(url);
        return { status: 302 };
      };
      await sendCalls(jobContext(db, later(61_000)), { post });
      expect(asked).toEqual(['https://hooks.example.com/x']);
      expect((await listRuns(ctx, { workflow: id })).items[0]?.call).toEqual({
        state: 'waiting',
        answer: '302',
      });
    });
  });
});
